# The guard falls in a melee by the mover's choice (reading 15): his party is
# freed. Of two guards the first to fall frees nobody.
> side red back south ; side blue back north ; body RA 20 inf ; body BA 30 inf
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
#3 RA: 20 Red foot.
#4 BA: 30 Blue foot.
> start red
#5 The battle starts: Red moves first.
    irregular: 20 men against 30.                                   [F1 M1]
> go
#6 Red's move 1.  1:00 on the clock.                                  [M3a]
> time
#7 Time.  Red's move 1 took 0:00 of 1:00.                             [M3e]
> melee RA.1-4 v BA.1-10 iso
#8 M1: 4 Red foot v 10 Blue foot.  Red isolated, 2 needed.
    4 taken, nobody dead, 10 Blue stand.         [H1a H3e reading 5 H3h P2]
    on the floor: turn 4 Red about, 1 Blue to guard
    Red picks who guards; no gunner or guard among them.   Red 18, Blue 32
    P1: 4 Red prisoners, 1 guard.
> guard P1 BA.9,10
#9 P1: 2 guards for 4.
    No gunner or guard among them.                                     [P2]
> next
#10 Blue's move 1.  1:00 on the clock.                                [M3a]
> next
#11 Red's move 2.  1:00 on the clock.
    Time.  Blue's move 1 took 0:00 of 1:00.                           [M3a]
# Red's second move: 2 v 2 with one guard in it; all fall. The other stands.
> time
#12 Time.  Red's move 2 took 0:00 of 1:00.                            [M3e]
> melee RA.5,6 v BA.9,11 
#13 M2: 2 Blue foot v 2 Red foot.  Equal: all fall.
    2 dead each side, nobody stands.                              [H3c H3h]
    on the floor: lift 2 Blue and 2 Red
    no choice in it; a guard (BA.9) among them.   Red 16, Blue 30
> show P1
P1: 4 Red held by Blue
    men: RA.1-4
    guard: BA.10
# 3 v 4 isolated, the guard BA.10 among the four: Red chooses that he falls.
> melee RA.7-9 v BA.10,12-14 iso
#14 M3: 3 Red foot v 4 Blue foot.  Red isolated, 2 needed.
    1 taken, 2 dead each side, 2 Blue stand.               [H1a H3e H3h P2]
    on the floor: lift 2 Red and 2 Blue, turn 1 Red about, 1 Blue to guard
    Red picks who falls; no gunner or guard among them.
    score: Red 13 1/2, Blue 28 1/2
    P2: 1 Red prisoner, 1 guard.
> choose dead BA.10
#15 M3: Red's choice: BA.10 falls.
    A guard (BA.10) among them.           [H1a H3e H3h reading 15 P3 P4 P2]
    P1 freed: 4 Red unarmed, they stand still until the next move.
    score: Red 15 1/2, was 13 1/2, Blue 26 1/2, was 28 1/2
> show P1
P1: Red freed from Blue
    freed, without arms: RA.1-4
    freed, stand still this move: RA.1-4
> show prisoners
P1: Red freed from Blue
    freed, without arms: RA.1-4
    freed, stand still this move: RA.1-4
P2: 1 Red held by Blue
    men: RA.9
    guard: BA.13
