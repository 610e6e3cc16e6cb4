# Moves alternate; time is implied where it was not called, and said.
> side red back south ; side blue back north ; body RA 10 inf ; body BA 10 inf
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
#3 RA: 10 Red foot.
#4 BA: 10 Blue foot.
> next
-c:1:1: refused: the battle has not started.
    right would be: start red
?3
> start blue
#5 The battle starts: Blue moves first.                                [M1]
> time
-c:1:1: refused: no move is running.
    right would be: go
?3
> next
#6 Blue's move 1.  1:00 on the clock.                                 [M3a]
> next
#7 Red's move 1.  1:00 on the clock.
    Time.  Blue's move 1 took 0:00 of 1:00.                           [M3a]
> move BA.1 12 s
-c:1:6: refused: it is Red's move.                                         [M6]
    to allow it: overrule: move BA.1 12 s because ...
?3
> move RA.1 13 n
-c:1:11: refused: 1" over a foot, the most for one move.                    [A1]
    right would be: move RA.1 12 n
    to allow it: overrule: move RA.1 13 n because ...
?3
> move RA.1 8 n
#8 1 Red foot moves 8" north.
    No gunner or guard among them.                                     [A1]
> move RA.1 5 n
-c:1:11: refused: RA.1 has moved 8" of 1' this move.                        [A1]
    right would be: move RA.1 4 n
    to allow it: overrule: move RA.1 5 n because ...
?3
> move RA.1 4 n
#9 1 Red foot moves 4" north.
    No gunner or guard among them.                                     [A1]
> go
-c:1:1: refused: Red's move is running.
    right would be: time
?3
> time
#10 Time.  Red's move 1 took 0:00 of 1:00.                            [M3e]
> time
-c:1:1: refused: no move is running.
    right would be: go
?3
> go
#11 Blue's move 2.  1:00 on the clock.                                [M3a]
> melee 2b v 2r
#12 M1: 2 Red foot v 2 Blue foot.  Equal: all fall.
    2 dead each side, nobody stands.               [H3c H3h V1f reading 28]
    on the floor: lift 2 Red and 2 Blue
    no choice in it; no gunner or guard among them.   Red 8, Blue 8
    Time.  Blue's move 2 took 0:00 of 1:00.
    Red has 8 left, Blue has 8: decided, a draw [V1f]; finish drawn when you
      agree.
> interval
#13 The interval: 4:00 left.                                          [M3g]
> finish undecided supper
#14 Undecided: Red 8, Blue 8.
    supper                                                 [V1b reading 43]
    Red: 8 foot 8, in all 8, net 0.
    Blue: 8 foot 8, in all 8, net 0.
    The rules had it drawn [V1f].
> next
-c:1:1: refused: the battle is finished.
    right would be: undo
?3
> note it was good
#15 Noted: it was good
