# A choice made while the melee is still open, before it is settled.
> side red back south ; side blue back north ; body RA 12 inf ; body BA 14 inf
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
#3 RA: 12 Red foot.
#4 BA: 14 Blue foot.
> start red
#5 The battle starts: Red moves first.
    irregular: 12 men against 14.                                   [F1 M1]
> go
#6 Red's move 1.  1:00 on the clock.                                  [M3a]
> contact RA.1-4 BA.1-6 s0
#7 M1: 4 Red v 6 Blue, ruled on when the move ends.                   [H2a]
# Open: RA.4 and RA.3 are to be taken.
> choose M1 taken RA.3,4
#8 M1: Red's choice waits for the ruling.
> time
#9 Time.  Red's move 1 took 0:00 of 1:00.                             [M3e]
> settle
#10 M1: 4 Red foot v 6 Blue foot.  Red isolated: 0 near, 2 needed.
    2 taken, 2 dead each side, 4 Blue stand.               [H1a H3e H3h P2]
    on the floor: lift 2 Red and 2 Blue, turn 2 Red about, 1 Blue to guard
    Red has picked who falls; no gunner or guard among them.   Red 9, Blue 13
    chosen: RA.3,4 are taken.
    P1: 2 Red prisoners, 1 guard.
> show P1
P1: 2 Red held by Blue
    men: RA.3-4
    guard: BA.3
> log 4
#7       0:00  contact RA.1-4 BA.1-6 s0
               M1: 4 Red v 6 Blue, ruled on when the move ends.
#8       0:00  choose M1 taken RA.3,4
               M1: Red's choice waits for the ruling.
#9       0:00  time
               Time.  Red's move 1 took 0:00 of 1:00.
#10      0:00  settle
               M1: 4 Red foot v 6 Blue foot.  Red isolated: 0 near, 2 needed.
