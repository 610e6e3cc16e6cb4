# A party whose guard is sent away: with nobody by it all go free when the move
# ends, unless somebody comes before (reading 14).
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
> melee 3ra v 8ba iso
#8 M1: 3 Red foot v 8 Blue foot.  Red isolated, 2 needed.
    3 taken, nobody dead, 8 Blue stand.          [H1a H3e reading 5 H3h P2]
    on the floor: turn 3 Red about, 1 Blue to guard
    Red picks who guards; no gunner or guard among them.
    score: Red 10 1/2, Blue 21 1/2
    P1: 3 Red prisoners, 1 guard.
> guard P1 none
#9 P1: without a guard now, 3 prisoners.
    P1: nobody guards them: 3 go free when the move ends.              [P2]
> escort P1 BA.7,8
#10 P1: 2 guards for 3.
    No gunner or guard among them.                                     [P2]
> show P1
P1: 3 Red held by Blue
    men: RA.1-3
    guard: BA.7-8
> guard P1 none
#11 P1: without a guard now, 3 prisoners.
    P1: nobody guards them: 3 go free when the move ends.              [P2]
> next
#12 Blue's move 1.  1:00 on the clock.                                [M3a]
> show P1
P1: 3 Red held by Blue
    men: RA.1-3
    no guard
    they go free when the move ends
> next
#13 Red's move 2.  1:00 on the clock.
    Time.  Blue's move 1 took 0:00 of 1:00.       [reading 14 P2 P3 P4 M3a]
    P1 freed: 3 Red unarmed, they stand still until the next move.
> show P1
P1: Red freed from Blue
    freed, without arms: RA.1-3
# A guard comes too late.
> guard P1 BA.1
-c:1:7: refused: P1 is no longer held.
?3
