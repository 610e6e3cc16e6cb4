# Unarmed men come upon (reading 16): by enemies, or by their own.
> side red back south ; side blue back north ; body RA 12 inf ; body BA 20 inf
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
#3 RA: 12 Red foot.
#4 BA: 20 Blue foot.
> start red
#5 The battle starts: Red moves first.
    irregular: 12 men against 20.                                   [F1 M1]
> go
#6 Red's move 1.  1:00 on the clock.                                  [M3a]
> time
#7 Time.  Red's move 1 took 0:00 of 1:00.                             [M3e]
> melee 4ra v 8ba iso
#8 M1: 4 Red foot v 8 Blue foot.  Red isolated, 2 needed.
    4 taken, nobody dead, 8 Blue stand.                    [H1a H3e H3h P2]
    on the floor: turn 4 Red about, 1 Blue to guard
    Red picks who guards; no gunner or guard among them.   Red 10, Blue 22
    P1: 4 Red prisoners, 1 guard.
> free P1
#9 P1 freed: 4 Red unarmed, they stand still until the next move.   [P3 P4]
# Blue's foot comes on three of them at the end of Blue's move.
> next
#10 Blue's move 1.  1:00 on the clock.                                [M3a]
> time
#11 Time.  Blue's move 1 took 0:00 of 1:00.                           [M3e]
> retake 3r blue guard BA.9
#12 P2: 3 Red prisoners, 1 guard.                              [reading 16]
> show prisoners
P1: Red freed from Blue
    freed, without arms: RA.4
P2: 3 Red held by Blue
    men: RA.1-3
    guard: BA.9
> next
#13 Red's move 2.  1:00 on the clock.                                 [M3a]
# Red's own come on two of these three.
> time
#14 Time.  Red's move 2 took 0:00 of 1:00.                            [M3e]
> retake 2p2 red
#15 2 Red freed by their comrades, unarmed.                 [reading 16 P3]
> show prisoners
P1: Red freed from Blue
    freed, without arms: RA.4
P2: 1 Red held by Blue
    men: RA.3
    guard: BA.9
    freed, without arms: RA.1-2
> show red
Red: 12 foot: 8 fit, 1 prisoner, 3 disarmed
    RA     12 foot: 8 fit, 1 prisoner, 3 disarmed
# Nobody retakes men under arms.
> retake RA.9 blue
-c:1:8: error: RA.9 is fit.
  | retake RA.9 blue
  |        ^^^^
right would be: retake 1RA blue
?1
