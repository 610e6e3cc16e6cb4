# A man who takes part in two makes them one melee (reading 7): the second
# contact is added to the first.
> side red back south ; side blue back north ; body RA 18 inf ; body BA 20 inf
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
#3 RA: 18 Red foot.
#4 BA: 20 Blue foot.
> start red
#5 The battle starts: Red moves first.
    irregular: 18 men against 20.                                   [F1 M1]
> go
#6 Red's move 1.  1:00 on the clock.                                  [M3a]
> contact RA.1-5 BA.1-4 s0
#7 M1: 5 Red v 4 Blue, ruled on when the move ends.                   [H2a]
> contact RA.5-8 BA.5-7 s0
#8 M1: 8 Red v 7 Blue, ruled on when the move ends.                   [H2a]
> contact RA.9-11 BA.8-11 s0
#9 M2: 3 Red v 4 Blue, ruled on when the move ends.                   [H2a]
> show melees
M1, Red 1: 8 Red v 7 Blue, ruled on when the move ends.
    in contact: RA.1-8
    in contact: BA.1-7
    7 Blue v 8 Red, isolated: 0 near, 4 needed; 1 taken, 6 dead each.
M2, Red 1: 3 Red v 4 Blue, ruled on when the move ends.
    in contact: RA.9-11
    in contact: BA.8-11
    3 Red v 4 Blue, isolated: 0 near, 2 needed; 1 taken, 2 dead each.
# 7 Blue v 8 Red isolated: 1 taken, 6 dead each. 3 Red v 4 Blue: 1 taken, 2 dead.
> settle
#10 M1: 7 Blue foot v 8 Red foot.  Blue isolated: 0 near, 4 needed.
    1 taken, 6 dead each side, 2 Red stand.                [H1a H3e H3h P2]
    on the floor: lift 6 Blue and 6 Red, turn 1 Blue about, 1 Red to guard
    Red picks who falls; no gunner or guard among them.
    M2: 3 Red foot v 4 Blue foot.  Red isolated: 0 near, 2 needed.
    1 taken, 2 dead each side, 2 Blue stand.
    on the floor: lift 2 Red and 2 Blue, turn 1 Red about, 1 Blue to guard
    Red picks who falls; no gunner or guard among them.   Red 10, Blue 12
    Time.  Red's move 1 took 0:00 of 1:00.
    P1: 1 Blue prisoner, 1 guard.
    P2: 1 Red prisoner, 1 guard.
# Nor can he be named in a melee of one line, once he has fought this move.
> melee RA.8+RA.12 v BA.12 iso
-c:1:7: error: RA.8 has fought in M1 this move: a man in both makes them one melee.
  | melee RA.8+RA.12 v BA.12 iso
  |       ^^^^
right would be: melee 1RA+1RA v BA.12 iso
?1
> melee RA.12,13 v BA.12 iso
#11 M3: 1 Blue foot v 2 Red foot.  Blue isolated, 1 needed.
    1 taken, nobody dead, 2 Red stand.                     [H1a H3e H3h P2]
    on the floor: turn 1 Blue about, 1 Red to guard
    Red picks who guards; no gunner or guard among them.
    score: Red 10 1/2, Blue 11 1/2
    P3: 1 Blue prisoner, 1 guard.
