# One man within six inches guards up to seven (P2): who is over goes free at the
# end of the move, and it is told before (reading 14).
> side red back south ; side blue back north ; body RA 30 inf ; body BA 60 inf
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
#3 RA: 30 Red foot.
#4 BA: 60 Blue foot.
> start red
#5 The battle starts: Red moves first.
    irregular: 30 men against 60.                                   [F1 M1]
> go
#6 Red's move 1.  1:00 on the clock.                                  [M3a]
> time
#7 Time.  Red's move 1 took 0:00 of 1:00.                             [M3e]
# Seven taken by one guard; eight need two, and two are proposed.
> melee 7ra v 20ba iso
#8 M1: 7 Red foot v 20 Blue foot.  Red isolated, 4 needed.
    7 taken, nobody dead, 20 Blue stand.         [H1a H3e reading 5 H3h P2]
    on the floor: turn 7 Red about, 1 Blue to guard
    Red picks who guards; no gunner or guard among them.
    score: Red 26 1/2, Blue 63 1/2
    P1: 7 Red prisoners, 1 guard.
> melee 8ra v 20ba iso
#9 M2: 8 Red foot v 20 Blue foot.  Red isolated, 4 needed.
    8 taken, nobody dead, 20 Blue stand.         [H1a H3e reading 5 H3h P2]
    on the floor: turn 8 Red about, 2 Blue to guard
    Red picks who guards; no gunner or guard among them.
    score: Red 22 1/2, Blue 67 1/2
    P2: 8 Red prisoners, 2 guards.
> show prisoners
P1: 7 Red held by Blue
    men: RA.1-7
    guard: BA.1
P2: 8 Red held by Blue
    men: RA.8-15
    guard: BA.21-22
# The referee leaves one guard: one is too many for him.
> guard P2 BA.25
#10 P2: 1 guard for 8.
    P2: 1 guard for 8: 1 goes free when the move ends.                 [P2]
    No gunner or guard among them.
> show P2
P2: 8 Red held by Blue
    men: RA.8-15
    guard: BA.25
    too many for the guard: what is over goes free when the move ends
> next
#11 Blue's move 1.  2:00 on the clock.                                [M3a]
# In Blue's move there is time to bring another guard. None comes.
> next
#12 Red's move 2.  1:00 on the clock.
    Time.  Blue's move 1 took 0:00 of 2:00.             [reading 14 P2 M3a]
    P2: 1 Red more than 1 guard can watch: freed, unarmed.
> show P2
P2: 7 Red held by Blue
    men: RA.8-14
    guard: BA.25
    freed, without arms: RA.15
> show red
Red: 30 foot: 15 fit, 14 prisoners, 1 disarmed
    RA     30 foot: 15 fit, 14 prisoners, 1 disarmed
# He was freed at the end of Blue's move and may walk in Red's.
> move RA.15 12 s
#13 1 Red foot moves 12" south.
    No gunner or guard among them.                                     [A1]
> home RA.15
#14 1 Red armed again.                                                 [P5]
> show red
Red: 30 foot: 16 fit, 14 prisoners
    RA     30 foot: 16 fit, 14 prisoners
