# A man in contact has no place, so nobody knows who stands within a move of him:
# that is asked for, and of him, unless his comrade's neighbours settle it.
> side red back south ; side blue back north
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
> body RA 6 inf ; body BA 6 inf
#3 RA: 6 Red foot.
#4 BA: 6 Blue foot.
> put ra.2-6 each 2',2'5 2'1,1'1 2'2,1'1 2'3,1'1 2'4,1'1
#5 RA: 5 men, each at his own place, the first at 2',2'5".
> put ba.1-6 each 2',2'6 2'1,2'6 2'2,2'6 2'3,2'6 5'4,2'6 5'5,2'6
#6 BA: 6 men, each at his own place, the first at 2',2'6".
> start red
#7 The battle starts: Red moves first.                                 [M1]
> go
#8 Red's move 1.  1:00 on the clock.                                  [M3a]
> contact ra.1-2 ba.1-4
#9 M1: 2 Red v 4 Blue, ruled on when the move ends.
                                                                      [H2a]
    Red is the lesser; how many others stand near is said with: settle M1 s3
> show M1
M1, Red 1: 2 Red v 4 Blue, ruled on when the move ends.
    in contact: RA.1-2
    in contact: BA.1-4
    ring 6": first beyond RA.3, 1'3 9/32" from RA.2.
    support: first beyond RA.3, 1'3 9/32" from RA.2.
    Red isolated or not: 1 or more others within a move would save them, and
      some have no place.
> ? settle
-c:1:1: error: RA.1 may be near and has no place: how many others of his side stand within a move? 1 or more save them.
                                                                      [H1a]
right would be: settle M1 s1
?1
> ? settle M1 s0
M1: 2 Red foot v 4 Blue foot.  Red isolated: 0 near, 1 needed.
    2 taken, nobody dead, 4 Blue stand.                    [H1a H3e H3h P2]
    on the floor: turn 2 Red about, 1 Blue to guard
    Red picks who guards; no gunner or guard among them.   Red 5, Blue 7
    Time.  Red's move 1 took 0:00 of 1:00.
    P1: 2 Red prisoners, 1 guard.
    score: Red 5, was 6, Blue 7, was 6
    with 1 more near: Red supported, 2 dead each side.
> ? settle M1 s1
M1: 2 Red foot v 4 Blue foot.  Red supported: 1 near, 1 needed.
    2 dead each side, 2 Blue stand.                 [H1b H3g reading 4 H3h]
    on the floor: lift 2 Red and 2 Blue
    Red picks who falls; no gunner or guard among them.   Red 4, Blue 4
    Time.  Red's move 1 took 0:00 of 1:00.
    score: Red 4, was 6, Blue 4, was 6
    with 1 fewer near: Red isolated, 2 taken, 0 dead each side.
    edition russian: Red isolated, 2 taken, 0 dead each side.
# One of the reserve within a move of RA.2, and it needs no more.
> move ra.3 to 2'1,1'6
#10 1 Red foot moves 5" to 2'1",1'6".
    No gunner or guard among them.                                     [A1]
> show M1
M1, Red 1: 2 Red v 4 Blue, ruled on when the move ends.
    in contact: RA.1-2
    in contact: BA.1-4
    ring 6": first beyond RA.3, 10 19/64" from RA.2.
    support: last within RA.3, 10 19/64" from RA.2; first beyond RA.4, 1'3 3/8"
      from RA.2.
    2 Red v 4 Blue, supported: 1 near, 1 needed; 2 dead each.
> settle
#11 M1: 2 Red foot v 4 Blue foot.  Red supported: 1 near, 1 needed.
    2 dead each side, 2 Blue stand.                 [H1b H3g reading 4 H3h]
    on the floor: lift 2 Red and 2 Blue
    Red picks who falls; no gunner or guard among them.   Red 4, Blue 4
    Time.  Red's move 1 took 0:00 of 1:00.
