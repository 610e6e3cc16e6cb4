# A guard who goes more than six inches from his party guards it no more (P2,
# reading 15); what nobody guards is free when the move ends (reading 14).
> side red back south ; side blue back north ; body RA 20 inf ; body RC 4 cav ; body BA 12 inf
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
#3 RA: 20 Red foot.
#4 RC: 4 Red horse.
#5 BA: 12 Blue foot.
> start red
#6 The battle starts: Red moves first.
    irregular: 24 men against 12.                                   [F1 M1]
> next
#7 Red's move 1.  1:00 on the clock.                                  [M3a]
> time
#8 Time.  Red's move 1 took 0:00 of 1:00.                             [M3e]
> melee BA.1-3 v RA.1-9 iso
#9 M1: 3 Blue foot v 9 Red foot.  Blue isolated, 2 needed.
    3 taken, nobody dead, 9 Red stand.           [H1a H3e reading 5 H3h P2]
    on the floor: turn 3 Blue about, 1 Red to guard
    Red picks who guards; no gunner or guard among them.
    score: Red 27 1/2, Blue 10 1/2
    P1: 3 Blue prisoners, 1 guard.
> choose guard RA.9
#10 M1: Red's choice: RA.9 guards.
    No gunner or guard among them.               [H1a H3e reading 5 H3h P2]
> next ; next
#11 Blue's move 1.  1:00 on the clock.                                [M3a]
#12 Red's move 2.  1:00 on the clock.
    Time.  Blue's move 1 took 0:00 of 1:00.                           [M3a]
> ? move RA.9 6 s
1 Red foot moves 6" south.
    A guard is among them.                                             [A1]
> move RA.9 7 s
#13 1 Red foot moves 7" south.
    RA.9 goes too far from P1 to guard it.               [P2 reading 15 A1]
    P1: nobody guards them: 3 go free when the move ends.
    A guard is among them.
> next
#14 Blue's move 2.  1:00 on the clock.
    Time.  Red's move 2 took 0:00 of 1:00.        [reading 14 P2 P3 P4 M3a]
    P1 freed: 3 Blue unarmed, they stand still until the next move.
> next ; next
#15 Red's move 3.  1:00 on the clock.
    Time.  Blue's move 2 took 0:00 of 1:00.                           [M3a]
#16 Blue's move 3.  1:00 on the clock.
    Time.  Red's move 3 took 0:00 of 1:00.                            [M3a]
# Freed men who reach their line are armed again.
> home BA.1-2
#17 2 Blue armed again.                                                [P5]
> undo
#18 undone: #17 home BA.1-2
# The same in the retelling: a guard is a guard however far he goes; only who
# crosses the line is armed (P5).
$ umpire new r.battle --edition retelling
#1 The edition: retelling.
$ umpire --clock=manual -c 'side red back south ; side blue back north ; body RA 20 inf ; body RC 4 cav ; body BA 12 inf' 'start red' next time 'melee BA.1-3 v RA.1-9 iso' 'choose guard RA.9' next next r.battle
#2 Red: back line south, letter r.
#3 Blue: back line north, letter b.
#4 RA: 20 Red foot.
#5 RC: 4 Red horse.
#6 BA: 12 Blue foot.
#7 The battle starts: Red moves first.
    irregular: 24 men against 12.                        [F1 M1; retelling]
#8 Red's move 1.  1:00 on the clock.                       [M3a; retelling]
#9 Time.  Red's move 1 took 0:00 of 1:00.                  [M3e; retelling]
#10 M1: 3 Blue foot v 9 Red foot.  Blue isolated, 6 needed.
                        [H3a H1a H3e reading 5 reading 1 H3h P2; retelling]
    3 taken, nobody dead, 9 Red stand.
    on the floor: turn 3 Blue about, 1 Red to guard
    Red picks who guards; no gunner or guard among them.
    score: Red 27 1/2, Blue 10 1/2
    P1: 3 Blue prisoners, 1 guard.
#11 M1: Red's choice: RA.9 guards.
                        [H3a H1a H3e reading 5 reading 1 H3h P2; retelling]
    No gunner or guard among them.
#12 Blue's move 1.  1:00 on the clock.                     [M3a; retelling]
#13 Red's move 2.  1:00 on the clock.
    Time.  Blue's move 1 took 0:00 of 1:00.                [M3a; retelling]
$ umpire --clock=manual -c 'move RA.9 12 s' next 'free p1' next next 'home BA.1-2' r.battle
#14 1 Red foot moves 12" south.
    A guard is among them.                                  [A1; retelling]
#15 Blue's move 2.  1:00 on the clock.
    Time.  Red's move 2 took 0:00 of 1:00.                 [M3a; retelling]
#16 P1 freed: 3 Blue unarmed.                               [P3; retelling]
#17 Red's move 3.  1:00 on the clock.
    Time.  Blue's move 2 took 0:00 of 1:00.                [M3a; retelling]
#18 Blue's move 3.  1:00 on the clock.
    Time.  Red's move 3 took 0:00 of 1:00.                 [M3a; retelling]
-c:6:6: refused: Blue's freed men must cross their back line to be armed again.
                                                            [P5; retelling]
    right would be: off BA.1-2    to allow it: overrule: home BA.1-2 because ...
?3
$ umpire --clock=manual -c 'off BA.1-2' 'next' 'next' 'move BA.1-2 12 s' r.battle
#19 2 Blue foot off over their own back line.
    2 Blue armed again.                          [P5 reading 17; retelling]
    No gunner or guard among them.
#20 Red's move 4.  1:00 on the clock.
    Time.  Blue's move 3 took 0:00 of 1:00.                [M3a; retelling]
#21 Blue's move 4.  1:00 on the clock.
    Time.  Red's move 4 took 0:00 of 1:00.                 [M3a; retelling]
#22 2 Blue foot move 12" south.
    No gunner or guard among them.               [reading 17 A1; retelling]
