# Several melees of one move: who is in, who supports and which are isolated is
# frozen for all of them when the move ends (reading 8); the mover settles them
# together, and one may support another.
> side red back south ; side blue back north ; body RA 40 inf ; body BA 40 inf
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
#3 RA: 40 Red foot.
#4 BA: 40 Blue foot.
> start red
#5 The battle starts: Red moves first.                                 [M1]
> go
#6 Red's move 1.  2:00 on the clock.                                  [M3a]
# In contact 5 and 7, two more Reds within six inches: 7 v 7.
> contact 5ra 7ba near 2ra s1
#7 M1: 7 Red v 7 Blue, ruled on when the move ends.                   [H2a]
> contact 4ra 4ba
#8 M2: 4 Red v 4 Blue, ruled on when the move ends.                   [H2a]
# The 9 of M3 are supported by 5 of the men of M1.
> contact 9ra 11ba s5
#9 M3: 9 Red v 11 Blue, ruled on when the move ends.                  [H2a]
> show melees
M1, Red 1: 7 Red v 7 Blue, ruled on when the move ends.
    in contact: RA.1-5
    in contact: BA.1-7
    near: RA.6-7
    7 v 7, equal: all fall.
M2, Red 1: 4 Red v 4 Blue, ruled on when the move ends.
    in contact: RA.8-11
    in contact: BA.8-11
    4 v 4, equal: all fall.
M3, Red 1: 9 Red v 11 Blue, ruled on when the move ends.
    in contact: RA.12-20
    in contact: BA.12-22
    9 Red v 11 Blue, supported: 5 near, 5 needed; 9 dead each.
> can red
RA: 20 may move 12"; 20 in contact [H2b]
> time
#10 Time.  Red's move 1 took 0:00 of 2:00.                            [M3e]
# M1 all fall, M2 all fall, M3 supported: 9 dead each, 2 Blue stand.
> settle
#11 M1: 7 Blue foot v 7 Red foot.  Equal: all fall.
    7 dead each side, nobody stands.                      [H3c H3h H1b H3g]
    on the floor: lift 7 Blue and 7 Red
    no choice in it; no gunner or guard among them.
    M2: 4 Blue foot v 4 Red foot.  Equal: all fall.
    4 dead each side, nobody stands.
    on the floor: lift 4 Blue and 4 Red
    no choice in it; no gunner or guard among them.
    M3: 9 Red foot v 11 Blue foot.  Red supported: 5 near, 5 needed.
    9 dead each side, 2 Blue stand.
    on the floor: lift 9 Red and 9 Blue
    Red picks who falls; no gunner or guard among them.   Red 20, Blue 20
> settle
#12 Nothing waits to be settled.
> show melees
M1, #11, Red 1: 7 Blue v 7 Red, equal.
    7 dead each side, 0 Red stand.
M2, #11, Red 1: 4 Blue v 4 Red, equal.
    4 dead each side, 0 Red stand.
M3, #11, Red 1: 9 Red v 11 Blue, supported: 5 near, 5 needed.
    9 dead each side, 2 Blue stand.
> interval
#13 The interval: 4:00 left.                                          [M3g]
