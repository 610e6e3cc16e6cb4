# Guns act before men (M5); men who go with a gun are no breach; guns move as
# their team: two feet with four horse, else one (A4j, A4h).
> side red back south ; side blue back north
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
> body RA 10 inf ; body RC 10 cav ; gun RG1 ; gun RG2 ; gun RG3 ; gun RG4 ; body BA 10 inf
#3 RA: 10 Red foot.
#4 RC: 10 Red horse.
#5 RG1: a gun of Red.
#6 RG2: a gun of Red.
#7 RG3: a gun of Red.
#8 RG4: a gun of Red.
#9 BA: 10 Blue foot.
> start red
#10 The battle starts: Red moves first.
    irregular: Red has 4 guns for 20 men.                        [F8 F1 M1]
    irregular: 20 men against 10.
    irregular: 4 guns against 0.
> crew RG1 RC.1-4
#11 RG1: 4 Red horse serve it.
    No gunner or guard among them.                          [A3 reading 21]
> crew RG2 RA.1-4
#12 RG2: 4 Red foot serve it.
    No gunner or guard among them.                          [A3 reading 21]
> crew RG3 RC.5-7+RA.5
#13 RG3: 3 horse and 1 foot of Red serve it.
    No gunner or guard among them.                          [A3 reading 21]
> go
#14 Red's move 1.  5:00 on the clock.                                 [M3a]
> can red
RG1 may move 24" with 4 horse, 12" without; no gun fires before Red 2.  [M4]
RG2 may move 24" with 4 horse, 12" without; no gun fires before Red 2.  [M4]
RG3 may move 24" with 4 horse, 12" without; no gun fires before Red 2.  [M4]
RG4 may move 24" with 4 horse, 12" without; no gun fires before Red 2.  [M4]
    guns first: the first man who moves closes them.  [M5]
RA: 10 may move 12"
RC: 10 may move 24"
> move RG1 24 n with RC.1-4
#15 Red RG1 moves 24" north with 4 men.                           [A4j A4h]
> move RG2 24 n with RA.1-4
-c:1:10: refused: 1' over a foot: too few horsemen go with it to gallop.   [A4j]
    right would be: move RG2 12 n with RA.1-4
    to allow it: overrule: move RG2 24 n with RA.1-4 because ...
?3
> move RG2 12 n with RA.1-3
-c:1:20: refused: 3 men go with the gun, 4 needed.                         [A4h]
    to allow it: overrule: move RG2 12 n with RA.1-3 because ...
?3
> move RG2 12 n
#16 Red RG2 moves 12" north with 4 men.                           [A4j A4h]
# Three horse and a foot: no gallop.
> move RG3 13 n
-c:1:10: refused: 1" over a foot: too few horsemen go with it to gallop.   [A4j]
    right would be: move RG3 12 n
    to allow it: overrule: move RG3 13 n because ...
?3
> move RG3 12 n
#17 Red RG3 moves 12" north with 4 men.                           [A4j A4h]
# A man moves: the guns are shut, even RG4 of which nobody knows the crew.
> move RC.8 24 n
#18 1 Red horse moves 24" north.
    No gunner or guard among them.                                     [A2]
> move RG4 12 n
-c:1:6: refused: men have moved: guns act first.                           [M5]
    to allow it: overrule: move RG4 12 n because ...
?3
> overrule: move RG4 12 n because Ann had said so before
#19 Red RG4 moves 12" north.
    overruled: men have moved: guns act first.                 [M5 A4j A4h]
    because Ann had said so before
> move RC.1 1 n
-c:1:11: refused: RC.1 has moved 2' of 2' this move.                        [A2]
    to allow it: overrule: move RC.1 1 n because ...
?3
> can RG4
RG4 waits: men have moved, guns act first.  [M5]
