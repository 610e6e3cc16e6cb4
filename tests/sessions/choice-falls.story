# A choice that no longer fits after a correction falls back to the order of the
# rules, and that is said.
> side red back south ; side blue back north ; body RA 20 inf ; body BA 20 inf
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
#3 RA: 20 Red foot.
#4 BA: 20 Blue foot.
> start red
#5 The battle starts: Red moves first.                                 [M1]
> go
#6 Red's move 1.  1:00 on the clock.                                  [M3a]
> time
#7 Time.  Red's move 1 took 0:00 of 1:00.                             [M3e]
> melee RA.1-9 v BA.1-11 iso
#8 M1: 9 Red foot v 11 Blue foot.  Red isolated, 5 needed.
    2 taken, 7 dead each side, 4 Blue stand.               [H1a H3e H3h P2]
    on the floor: lift 7 Red and 7 Blue, turn 2 Red about, 1 Blue to guard
    Red picks who falls; no gunner or guard among them.   Red 12, Blue 14
    P1: 2 Red prisoners, 1 guard.
> choose taken RA.8,9 dead BA.5-11
#9 M1: Red's choice: BA.5-11 fall, RA.8,9 are taken.
    No gunner or guard among them.                         [H1a H3e H3h P2]
> show P1
P1: 2 Red held by Blue
    men: RA.8-9
    guard: BA.1
# They were ten, RA.9 was not in it: 8 v 11, 3 taken, 5 dead each.
> =melee RA.1-8 v BA.1-11 iso
#10 #8 is now: M1: 8 Red foot v 11 Blue foot.  Red isolated, 4 needed.
    3 taken, 5 dead each side, 6 Blue stand.               [H1a H3e H3h P2]
    on the floor: lift 5 Red and 5 Blue, turn 3 Red about, 1 Blue to guard
    Red picks who falls; no gunner or guard among them.
    score: Red 13 1/2, Blue 16 1/2
    M1: the choice no longer fits; the order of the rules stands in its place.
    P1: 3 Red prisoners, 1 guard.
    it was: melee RA.1-9 v BA.1-11 iso
    #10 M1 is now 8 v 11, was 9 v 11: 3 taken, 5 dead each, was 2 and 7.
    M1: no longer as chosen: BA.5-11 fall, RA.8,9 are taken.
    score: Red 13 1/2, was 12, Blue 16 1/2, was 14
> show P1
P1: 3 Red held by Blue
    men: RA.6-8
    guard: BA.6
> choose taken RA.6-8
#11 M1: Red's choice: RA.6-8 are taken.
    No gunner or guard among them.                         [H1a H3e H3h P2]
> show P1
P1: 3 Red held by Blue
    men: RA.6-8
    guard: BA.6
> log 4
#8       0:00  melee RA.1-9 v BA.1-11 iso
               M1: 9 Red foot v 11 Blue foot.  Red isolated, 5 needed.
               replaced by #10
#9       0:00  choose taken RA.8,9 dead BA.5-11
               M1: Red's choice: BA.5-11 fall, RA.8,9 are taken.
#10      0:00  amend #8 melee RA.1-8 v BA.1-11 iso
               #8 is now: M1: 8 Red foot v 11 Blue foot.  Red isolated, 4
                 needed.
#11      0:00  choose taken RA.6-8
               M1: Red's choice: RA.6-8 are taken.
