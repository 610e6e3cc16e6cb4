# A whole lesser force in contact may give itself up until its melee is settled:
# then that melee is void (reading 37).
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
> contact RA.1-4 BA.1-9 s0
#7 M1: 4 Red v 9 Blue, ruled on when the move ends.                   [H2a]
> surrender RA.1-4 to blue iso
#8 4 Red foot surrender to Blue.
    M1 is not fought: the whole force gives in.             [reading 37 P9]
    P1: 4 Red prisoners, nobody to guard them.
    P1: nobody guards them: 4 go free when the move ends.
    No gunner or guard among them.
> show melees
M1, Red 1: void, they surrendered
> time
#9 Time.  Red's move 1 took 0:00 of 1:00.                             [M3e]
> settle
#10 Nothing waits to be settled.
> show red
Red: 12 foot: 8 fit, 4 prisoners
    RA     12 foot: 8 fit, 4 prisoners
