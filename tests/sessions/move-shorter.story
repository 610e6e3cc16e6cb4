# Too far: how much shorter would do, for the men of a gun, a count, a body and a
# party, along the way that was told.
> side red back south ; side blue back north ; field 8 x 8
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
#3 The field: 8' wide, 8' from line to line; bare numbers are feet here only.
> body RA 4 inf ; body RC 8 cav ; body BA 4 inf ; body BC 2 cav ; gun RG1
#4 RA: 4 Red foot.
#5 RC: 8 Red horse.
#6 BA: 4 Blue foot.
#7 BC: 2 Blue horse.
#8 RG1: a gun of Red.
> put ra.2-4 each 3'2,2' 3'4,2' 3'6,2'
#9 RA: 3 men, each at his own place, the first at 3'2",2'.
> put rc.1-2 each 5',2' 5'6,2'
#10 RC: 2 men, each at his own place, the first at 5',2'.
> put ba.1-2 each 3',2'4 3'6,2'4
#11 BA: 2 men, each at his own place, the first at 3',2'4".
> put rg1 6',2' facing n with rc.5-8
#12 RG1 stands at 6',2', facing north, 4 men with it.
    No gunner or guard among them.                                     [A3]
> disarmed bc.1
#13 1 Blue horse on the field without arms.
    No gunner or guard among them.                             [reading 12]
> put bc.1 6',6'
#14 BC.1 stands at 6',6'.
> dead ra.1
#15 1 Red foot dead.
> prisoner ba.1-2 of red guard ra.2
#16 P1: 2 Blue prisoners, 1 guard.
> prisoner bc.2 of red guard ra.3
#17 P2: 1 Blue prisoner, 1 guard.
> put bc.2 2',2'
#18 BC.2 stands at 2',2'.
> put ra.3 nowhere
#19 RA.3: nobody knows where he stands.
> start red 2
#20 The battle starts: Red's move 2 comes next.
    irregular: 12 men against 6.                                    [F1 M1]
    irregular: 1 gun against 0.
    irregular: nobody tossed for the first move.
> next
#21 Red's move 2.  2:00 on the clock.                                 [M3a]
> move rg1 to 6',4'3
-c:1:13: refused: 3" over two feet, the most for one move.                 [A4j]
    right would be: move rg1 to 6',4'
    to allow it: overrule: move rg1 to 6',4'3 because ...
?3
# the nearest of them were counted; the first of a body goes there
> move 2rc to 5',4'6
-c:1:13: refused: 6" over two feet, the most for one move.                  [A2]
    right would be: move 2rc to 5',4'
    to allow it: overrule: move 2rc to 5',4'6 because ...
?3
> move rc to 5',4'6
-c:1:12: refused: 6" over two feet, the most for one move.                  [A2]
    right would be: move rc to 5',4'
    to allow it: overrule: move rc to 5',4'6 because ...
?3
> move ra to 3'2,3'6
-c:1:12: refused: 6" over a foot, the most for one move.                    [A1]
    right would be: move ra to 3'2",3'
    to allow it: overrule: move ra to 3'2,3'6 because ...
?3
> move p1 to 3',3'7
-c:1:12: refused: 3" over a foot, the most for one move.                    [A1]
    right would be: move p1 to 3',3'4"
    to allow it: overrule: move p1 to 3',3'7 because ...
?3
# a guard of whom nobody knows where he is comes along: it is not known from where
> move p2 to 2',3'6
-c:1:12: refused: 6" over a foot, the most for one move.                    [A1]
    to allow it: overrule: move p2 to 2',3'6 because ...
?3
# all of them have moved, and go on
> move ra 6 n
#22 Red RA moves 6" north: 3 men.
    A guard is among them.                                             [A1]
> move ra.2 to 3'2,2'8
#23 1 Red foot moves 2" to 3'2",2'8".
    A guard is among them.                                             [A1]
> move ra to 3'2,3'6
-c:1:12: refused: 6" too far: RA.2 has 4" left this move.                   [A1]
    right would be: move ra to 3'2",3'
    to allow it: overrule: move ra to 3'2,3'6 because ...
?3
> next
#24 Blue's move 2.  1:00 on the clock.
    Time.  Red's move 2 took 0:00 of 2:00.                            [M3a]
> move bc to 6',3'6
-c:1:12: refused: 6" over two feet, the most for one move.                  [A2]
    right would be: move bc to 6',4'
    to allow it: overrule: move bc to 6',3'6 because ...
?3
