# A question mark before a line: what would happen. Nothing is kept.
> side red back south ; side blue back north ; body RA 20 inf ; body BA 20 inf
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
#3 RA: 20 Red foot.
#4 BA: 20 Blue foot.
> start red
#5 The battle starts: Red moves first.                                 [M1]
> ? next
Red's move 1.  1:00 on the clock.                                     [M3a]
> next
#6 Red's move 1.  1:00 on the clock.                                  [M3a]
> ? move RA 12 n
Red RA moves 12" north: 20 men.
    No gunner or guard among them.                                     [A1]
> ? melee 5ra v 9ba iso
M1: 5 Red foot v 9 Blue foot.  Red isolated, 3 needed.
    4 taken, 1 dead each side, 8 Blue stand.               [H1a H3e H3h P2]
    on the floor: lift 1 Red and 1 Blue, turn 4 Red about, 1 Blue to guard
    Red picks who falls; no gunner or guard among them.   Red 17, Blue 21
    Time.  Red's move 1 took 0:00 of 1:00.
    P1: 4 Red prisoners, 1 guard.
    score: Red 17, was 20, Blue 21, was 20
    with sup: Red supported, 5 dead each side.
    with 9ra for 5ra: equal, all 9 dead each side.
    with 5ba for 9ba: equal, all 5 dead each side.
> ? melee 5ra v 9ba
-c:1:1: error: how many other Red men stand within a move? 3 or more save them.  [H1a]
right would be: melee 5ra v 9ba s3
?1
> ? kill RA x
20 Red foot dead: x.
                                                                      [V1a]
    Red has nobody left: decided for Blue [V1a]; finish blue when you agree.
    score: Red 0, was 20
> ? undo
undone: #6 next
> ? finish red
Red wins: Red 120, Blue 20.
    Red: victory 100, 20 foot 20, in all 120, net 100.                [V1b]
    Blue: 20 foot 20, in all 20, net -100.
    Time.  Red's move 1 took 0:00 of 1:00.
    score: Red 120, was 20
> ? show
Red 1 runs, 1:00 left
Red: 20 foot: 20 fit
    RA     20 foot: 20 fit
Blue: 20 foot: 20 fit
    BA     20 foot: 20 fit
> log 2
#5       0:00  start red
               The battle starts: Red moves first.
#6       0:00  next
               Red's move 1.  1:00 on the clock.
> show red
Red: 20 foot: 20 fit
    RA     20 foot: 20 fit
