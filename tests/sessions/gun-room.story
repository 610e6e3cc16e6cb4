# Men keep clear of guns as of one another (A5b), where both were measured.
> side red back south ; side blue back north ; field 6 x 6 ; body RA 8 inf ; body BA 4 inf ; gun RG1 ; gun BG1
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
#3 The field: 6' wide, 6' from line to line; bare numbers are feet here only.
#4 RA: 8 Red foot.
#5 BA: 4 Blue foot.
#6 RG1: a gun of Red.
#7 BG1: a gun of Blue.
> put rg1 1',1' facing n
#8 RG1 stands at 1',1', facing north.
> put ra.1 1',1'0-1/2
-c:1:10: refused: RA.1 would stand on RG1, 5/8" into it.                   [A5b]
    to allow it: overrule: put ra.1 1',1'0-1/2 because ...
?3
> put ra.1 1'1-5/32,1'
-c:1:10: refused: RA.1 would stand only 1/32" from RG1, and 1/16" is asked for.
                                                                      [A5b]
    to allow it: overrule: put ra.1 1'1-5/32,1' because ...
?3
> put ra.1 1'1-3/16,1'
#9 RA.1 stands at 1'1-3/16",1'.
# the gun itself onto men
> put rg1 1'1,1'
-c:1:5: refused: RG1 would stand on RA.1, 15/16" into him.                [A5b]
    to allow it: overrule: put rg1 1'1,1' because ...
?3
> put rg1 1'0-1/32,1'
-c:1:5: refused: RG1 would stand only 1/32" from RA.1, and 1/16" is asked for.
                                                                      [A5b]
    to allow it: overrule: put rg1 1'0-1/32,1' because ...
?3
> put rg1 11,1'
#10 RG1 stands at 11",1'.
# a shape only says about where they stand: they make way for it
> put ra.2-7 line 6,1' 1'6,1'
-c:1:17: error: RA.5 would stand on RA.1, 47/64" into him.
  | put ra.2-7 line 6,1' 1'6,1'
  |                 ^^^^
right would be: put RA line 3',0 6',0
?1
> put bg1 4',4' facing s with 4ba
#11 BG1 stands at 4',4', facing south, 4 men with it.
    No gunner or guard among them.                                     [A3]
> start red 2 ; next
#12 The battle starts: Red's move 2 comes next.
    irregular: Red has 1 gun for 8 men.                          [F8 F1 M1]
    irregular: Blue has 1 gun for 4 men.
    irregular: 8 men against 4.
    irregular: nobody tossed for the first move.
#13 Red's move 2.  2:00 on the clock.                                 [M3a]
> move ra.1 to 11-3/4,1'
-c:1:14: refused: RA.1 would stand on RG1, 3/8" into it.                   [A5b]
    to allow it: overrule: move ra.1 to 11-3/4,1' because ...
?3
> set spacing.min 1 because they shall not crowd it
#14 spacing.min is 1".
    because they shall not crowd it
> move ra.1 to 1'1,1'
-c:1:14: refused: RA.1 would stand only 7/8" from RG1, and 1" is asked for.
                                                      [A5b; spacing.min 1"]
    to allow it: overrule: move ra.1 to 1'1,1' because ...
?3
> overrule: move ra.1 to 1'1,1' because he loads it
#15 1 Red foot moves 3/16" to 1'1",1'.
    No gunner or guard among them.                 [A1 A5b; spacing.min 1"]
    overruled: RA.1 would stand only 7/8" from RG1, and 1" is asked for.
    because he loads it
> move rg1 to 1',1'8 with ra.2-5
-c:1:6: refused: men have moved: guns act first.                           [M5]
    to allow it: overrule: move rg1 to 1',1'8 with ra.2-5 because ...
?3
> why
#15 overrule: move ra.1 to 1'1,1' because he loads it
    1 Red foot moves 3/16" to 1'1",1'.
    No gunner or guard among them.                 [A1 A5b; spacing.min 1"]
    overruled: RA.1 would stand only 7/8" from RG1, and 1" is asked for.
    because he loads it
    A1: An infantry-man moves up to one foot in a move.
    A5b: Either player may insist on a sixteenth of an inch between a man and
      any object, and between man and man.
    By house rule spacing.min is 1" (#14).
