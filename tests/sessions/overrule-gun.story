# A gun whose capture was a close call is ruled on when it is settled, and that
# ruling can be overruled like another.
> side red back south
#1 Red: back line south, letter r.
> side blue back north
#2 Blue: back line north, letter b.
> field 6 x 6
#3 The field: 6' wide, 6' from line to line; bare numbers are feet here only.
> body RA 6 inf
#4 RA: 6 Red foot.
> body RC 4 cav
#5 RC: 4 Red horse.
> body BA 5 inf
#6 BA: 5 Blue foot.
> gun BG1
#7 BG1: a gun of Blue.
> put bg1 3',3' facing s
#8 BG1 stands at 3',3', facing south.
> put ra.1-6 each 2'6,2'0 2'8,2'0 2'10,2'0 3'2,2'0 3'4,2'0 3'6,2'0
#9 RA: 6 men, each at his own place, the first at 2'6",2'.
> put rc.1-4 each 2'2,1'9 2'4,1'9 2'6,1'9 2'8,1'9
#10 RC: 4 men, each at his own place, the first at 2'2",1'9".
> put ba.1-5 each 2'10,3'3 3'2,3'3 2'8,3'2 3'4,3'2 3',4'6
#11 BA: 5 men, each at his own place, the first at 2'10",3'3".
> show bg1
BG1 of Blue
    BG1    Blue, served by 4
    men who serve it: BA.1-4
    0 shots in this battle
> start red 2
#12 The battle starts: Red's move 2 comes next.
    irregular: Blue has 1 gun for 5 men.                         [F8 F1 M1]
    irregular: 10 men against 5.
    irregular: 0 guns against 1.
    irregular: nobody tossed for the first move.
> next
#13 Red's move 2.  1:00 on the clock.                                 [M3a]
> kill ba.1-2 the book fell
#14 2 Blue foot dead: the book fell.
    BG1 has 2 left to serve it, 4 needed: out of action.               [A3]
> show bg1
BG1 of Blue
    BG1    Blue, served by 2 of 4 needed
    men who serve it: BA.3-4
    0 shots in this battle
> crew bg1 ba.3-5
-c:1:10: refused: BA.5 stands 10 7/8" too far from BG1 to serve it.         [A3]
    to allow it: overrule: crew bg1 ba.3-5 because ...
?3
> move rc.1 to 2'6,3'4
#15 1 Red horse moves 19 27/64" to 2'6",3'4".
    No gunner or guard among them.                                     [A2]
    1 Red stands by BG1, which is not served; ruled on, when the move is over,
      by: capture BG1 red
> move rc.2 to 2'9,3'6
#16 1 Red horse moves 21 19/32" to 2'9",3'6".
    No gunner or guard among them.                                     [A2]
    2 Red stand by BG1, which is not served; ruled on, when the move is over,
      by: capture BG1 red
> move rc.3 to 3'4,3'5
#17 1 Red horse moves 22 23/64" to 3'4",3'5".
    No gunner or guard among them.                                     [A2]
    3 Red stand by BG1, which is not served; ruled on, when the move is over,
      by: capture BG1 red
> move ra.1 to 2'6,2'9
#18 1 Red foot moves 9" to 2'6",2'9".
    No gunner or guard among them.                                     [A1]
    4 Red stand by BG1, which is not served; ruled on, when the move is over,
      by: capture BG1 red
> score now
                                   Red              Blue
victory                              0                 0
guns                     0           0     1          10
horse                    4           6     0           0
foot                     6           6     3           3
own men held             0           0     0           0
prisoners taken          0           0     0           0
gross                               12                13
net                                 -1                 1
As if it ended here, undecided: nobody has the victory.  [V1b V1c V1d V1e]
BG1 is not served and 10 Red could pass it in one move; if it counts: gun BG1
    takeable red  [V1c reading 23]
> capture bg1 red
#19 BG1 is in dispute: 3 past its wheels, 2 of its own near.
    Time.  Red's move 2 took 0:00 of 1:00.                  [G4 reading 22]
> next
#20 Blue's move 2.  2:00 on the clock.                                [M3a]
> move ba.3 to 2'3,4'0
#21 1 Blue foot moves 11 3/16" to 2'3",4'.
    A gunner is among them.                                            [A1]
> move ba.4 to 3'10,4'0
#22 1 Blue foot moves 11 21/32" to 3'10",4'.
    A gunner is among them.                                            [A1]
> next
#23 Red's move 3.  1:00 on the clock.
    Time.  Blue's move 2 took 0:00 of 2:00.                [reading 23 M3a]
    BG1 is not served and 10 Red could pass it in one move; if it counts: gun
      BG1 takeable red
> move rc.4 to 3'2,3'2
#24 1 Red horse moves 18 1/32" to 3'2",3'2".
    No gunner or guard among them.                                     [A2]
    5 Red stand by BG1, which is not served; ruled on, when the move is over,
      by: capture BG1 red
> put ba.5 3',3'9
#25 BA.5 stands at 3',3'9".
> time
#26 Time.  Red's move 3 took 0:00 of 1:00.
                                                           [M3e reading 23]
    BG1 is not served and 10 Red could pass it in one move; if it counts: gun
      BG1 takeable red
> capture bg1 red
#27 BG1 waits: a close call.
    The capture of BG1 is a close call: BA.5 is 6 1/8" from the end of its  [G1]
      trail, outside 6", and that may be 1/4" out.
    a  taken: 4 past its wheels, nobody near who bars it.
    b  in dispute: 4 past its wheels, 1 near who bars it.
    settle takes a, settle b takes b.
> next
-c:1:1: refused: the capture of BG1 is a close call: settle takes a, settle b b.
                                                                       [G1]
    right would be: settle    to allow it: overrule: next because ...
?3
> settle b
#28 BG1 is in dispute: 4 past its wheels, 1 of its own by its trail.
    BG1: b is taken.                                        [G4 reading 22]
> overrule taken because a second look said so
#29 #28 overruled: BG1 is taken.
    by the rules BG1 is in dispute.                [G4 G1 G2 reading 26 A3]
    BG1: b is taken.
    Red takes BG1 from Blue.
    BG1 is in action again: 4 men serve it.
    because a second look said so
    score: Red 22, was 12, Blue 3, was 13
> why
#29 overrule #28 taken because a second look said so
#28 settle b
    4 past its wheels, 4 needed: enough.                               [G2]
    1 man who bars it within 6".                         [G1 G4 reading 12]
    1 fewer near it and it is taken.
    The referee rules otherwise (#29): BG1 is taken, because a second look said
      so
    G2: And at least four enemies must have come up and passed its wheel axle
      in the direction of their attack.
    G1: A gun is taken only when no man of the side that held it is within six
      inches of it.
    G4: A dozen men round a gun do not take it while one enemy out of their
      reach is within six inches of the end of its trail. It is in dispute, out
      of action, and neither fired nor moved at the next move.
    reading 26: The captor may fire or move a captured gun from his next move,
      if four of his men are within six inches.
    A3: A gun is in action while at least four men of its own side stand within
      six inches of it. With fewer it neither moves nor fires.
> export overrules
entry,target,computed,ruled,reason
29,28,BG1 is in dispute,BG1 is taken,a second look said so
> undo
#30 undone: #29 overrule #28 taken because a second look said so
    score: Red 12, was 22, Blue 13, was 3
