# Who of those with a duty would be taken first is named: foot before horse, as
# they are taken, though the horseman stands nearer.
> side red ; side blue ; body ra 3 inf ; body rc 1 cav ; body ba 6 inf
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
#3 ra: 3 Red foot.
#4 rc: 1 Red horse.
#5 ba: 6 Blue foot.
> gun rg1 red
#6 rg1: a gun of Red, red.
> start red 2 ; field 6 x 4 ; next
#7 The battle starts: Red's move 2 comes next.
    irregular: Red has 1 gun for 4 men.                          [F8 F1 M1]
    irregular: 4 men against 6.
    irregular: 1 gun against 0.
#8 The field: 6' wide, 4' from line to line; bare numbers are feet here only.
#9 Red's move 2.  2:00 on the clock.                                  [M3a]
> put ba.1 3',2' ; put rc.1 3',1'8 ; put ra.3 3',1' ; put ra.1 3',10in
#10 ba.1 stands at 3',2'.
#11 rc.1 stands at 3',1'8".
#12 ra.3 stands at 3',1'.
#13 ra.1 stands at 3',10".
> crew rg1 rc.1+ra.3
#14 rg1: 1 horse and 1 foot of Red serve it, 4 needed: out of action.
    No gunner or guard among them.                          [A3 reading 21]
> contact 4r ba.1
-c:1:9: error: only 2 have no duty and 4 are wanted: say whether ra.3 is one of them.
  | contact 4r ba.1
  |         ^^
right would be: contact 2r+ra.3 ba.1
?1
> contact 3r ba.1
-c:1:9: error: only 2 have no duty and 3 are wanted: say whether ra.3 is one of them.
  | contact 3r ba.1
  |         ^^
right would be: contact 2r+ra.3 ba.1
?1
