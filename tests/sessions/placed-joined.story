# Two fights ten inches apart are two melees, until one man stands within six
# inches of both: then they are one. Taken back, he leaves them two again.
> side red back south
#1 Red: back line south, letter r.
> side blue back north
#2 Blue: back line north, letter b.
> field 6 x 6
#3 The field: 6' wide, 6' from line to line; bare numbers are feet here only.
> body RA 3 inf
#4 RA: 3 Red foot.
> body BA 2 inf
#5 BA: 2 Blue foot.
> put ra.1 24in,24in
#6 RA.1 stands at 2',2'.
> put ba.1 24in,24-13/16in
#7 BA.1 stands at 2',2'0-13/16".
> put ra.2 34in,24in
#8 RA.2 stands at 2'10",2'.
> put ba.2 34in,24-13/16in
#9 BA.2 stands at 2'10",2'0-13/16".
> start red
#10 The battle starts: Red moves first.
    irregular: 3 men against 2.                                     [F1 M1]
    irregular: nobody tossed for the first move.
> next
#11 Red's move 1.  1:00 on the clock.                                 [M3a]
> show melees
M1, Red 1: 1 Red v 1 Blue, if the move ended now.
    in contact: RA.1
    in contact: BA.1
    ring 6": first beyond RA.2, 9 1/4" from RA.1.
    1 v 1, equal: all fall.
M2, Red 1: 1 Red v 1 Blue, if the move ended now.
    in contact: RA.2
    in contact: BA.2
    ring 6": first beyond RA.1, 9 1/4" from RA.2.
    1 v 1, equal: all fall.
> put ra.3 29in,22in
#12 RA.3 stands at 2'5",1'10".
> show melees
M1, Red 1: 3 Red v 2 Blue, if the move ended now.
    in contact: RA.1-2
    in contact: BA.1-2
    near: RA.3
    ring 6": last within RA.3, 4 41/64" from RA.1.
    2 Blue v 3 Red, isolated: 0 near, 1 needed; 1 taken, 1 dead each.
> next
#13 Blue's move 1.  0:00 on the clock.
                                           [H2a H3b H1a H3e H3h P2 V1a M3a]
    M1: 2 Blue foot v 3 Red foot.  Blue isolated: 0 near, 1 needed.
    1 taken, 1 dead each side, 2 Red stand.
    on the floor: lift 1 Blue and 1 Red, turn 1 Blue about, 1 Red to guard
    Red picks who falls; no gunner or guard among them.   Red 2 1/2, Blue 1/2
    Time.  Red's move 1 took 0:00 of 1:00.
    P1: 1 Blue prisoner, 1 guard.
    Blue has nobody left: decided for Red [V1a]; finish red when you agree.
> undo
#14 undone: #13 next
    M1 is no longer ruled on.
    score: Red 3, was 2 1/2, Blue 2, was 1/2
> put ra.3 29in,12in
#15 RA.3 stands at 2'5",1'.
> next
#16 Blue's move 1.  0:00 on the clock.
    M1: 1 Blue foot v 1 Red foot.  Equal: all fall.  [H2a H3b H3c H3h V1a M3a]
    1 dead each side, nobody stands.
    on the floor: lift 1 Blue and 1 Red
    no choice in it; no gunner or guard among them.
    M2: 1 Blue foot v 1 Red foot.  Equal: all fall.
    1 dead each side, nobody stands.
    on the floor: lift 1 Blue and 1 Red
    no choice in it; no gunner or guard among them.   Red 1, Blue 0
    Time.  Red's move 1 took 0:00 of 1:00.
    Blue has nobody left: decided for Red [V1a]; finish red when you agree.
