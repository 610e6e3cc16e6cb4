# The referee frees: a party, some of a party.
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
> melee 5ra v 12ba iso
#8 M1: 5 Red foot v 12 Blue foot.  Red isolated, 3 needed.
    5 taken, nobody dead, 12 Blue stand.         [H1a H3e reading 5 H3h P2]
    on the floor: turn 5 Red about, 1 Blue to guard
    Red picks who guards; no gunner or guard among them.
    score: Red 9 1/2, Blue 22 1/2
    P1: 5 Red prisoners, 1 guard.
> free 2p1
#9 2 Red foot freed, unarmed.
    No gunner or guard among them.                                     [P3]
> show P1
P1: 3 Red held by Blue
    men: RA.3-5
    guard: BA.1
    freed, without arms: RA.1-2
    freed, stand still this move: RA.1-2
> free P1
#10 P1 freed: 3 Red unarmed, they stand still until the next move.  [P3 P4]
> show P1
P1: Red freed from Blue
    freed, without arms: RA.1-5
    freed, stand still this move: RA.1-5
> free P1
-c:1:6: refused: P1 is no longer held.
?3
> show red
Red: 12 foot: 7 fit, 5 disarmed
    RA     12 foot: 7 fit, 5 disarmed
