# A second choice of guards replaces the first, and what it leaves open stays.
> side red back south ; side blue back north ; body RA 12 inf ; body BA 10 inf
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
#3 RA: 12 Red foot.
#4 BA: 10 Blue foot.
> start red
#5 The battle starts: Red moves first.
    irregular: 12 men against 10.                                   [F1 M1]
> go
#6 Red's move 1.  1:00 on the clock.                                  [M3a]
> time
#7 Time.  Red's move 1 took 0:00 of 1:00.                             [M3e]
> melee RA v BA iso
#8 M1: 10 Blue foot v 12 Red foot.  Blue isolated, 5 needed.
    2 taken, 8 dead each side, 4 Red stand.            [H1a H3e H3h P2 V1a]
    on the floor: lift 8 Blue and 8 Red, turn 2 Blue about, 1 Red to guard
    Red picks who falls; no gunner or guard among them.   Red 5, Blue 1
    P1: 2 Blue prisoners, 1 guard.
    Blue has nobody left: decided for Red [V1a]; finish red when you agree.
> choose dead RA.1-8 guard RA.9
#9 M1: Red's choice: RA.1-8 fall, RA.9 guards.
    No gunner or guard among them.                     [H1a H3e H3h P2 V1a]
> choose guard RA.10
#10 M1: Red's choice: RA.1-8 fall, RA.10 guards.
    No gunner or guard among them.                     [H1a H3e H3h P2 V1a]
    M1: no longer as chosen: RA.9 guards.
> show P1
P1: 2 Blue held by Red
    men: BA.9-10
    guard: RA.10
