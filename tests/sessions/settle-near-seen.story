# A melee seen from places: Ra.2, Ra.3 and Ba.2 stand within 6". Where a count
# says who is near, so many are, the nearest first, as in a contact typed.
> side red back south ; side blue back north ; body ra 6 inf ; body ba 4 inf
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
#3 ra: 6 Red foot.
#4 ba: 4 Blue foot.
> start red ; field 6 x 4 ; next
#5 The battle starts: Red moves first.
    irregular: 6 men against 4.                                     [F1 M1]
#6 The field: 6' wide, 4' from line to line; bare numbers are feet here only.
#7 Red's move 1.  1:00 on the clock.                                  [M3a]
> put ra.1 1',1' ; put ba.1 1',1'0.875 ; put ra.2 1'3,1' ; put ra.3 10",1'
#8 ra.1 stands at 1',1'.
#9 ba.1 stands at 1',1'0-7/8".
#10 ra.2 stands at 1'3",1'.
#11 ra.3 stands at 10",1'.
> put ba.2 1',1'5 ; put ba.3 4',3' ; put ba.4 4',3'6 ; put ra.4 2',1' ; put ra.5 4',1' ; put ra.6 4',2"
#12 ba.2 stands at 1',1'5".
#13 ba.3 stands at 4',3'.
#14 ba.4 stands at 4',3'6".
#15 ra.4 stands at 2',1'.
#16 ra.5 stands at 4',1'.
#17 ra.6 stands at 4',2".
> ? settle iso
M1: 2 Blue foot v 3 Red foot.  Blue isolated, 1 needed.
    1 taken, 1 dead each side, 2 Red stand.        [H2a H3b H1a H3e H3h P2]
    on the floor: lift 1 Blue and 1 Red, turn 1 Blue about, 1 Red to guard
    Red picks who falls; no gunner or guard among them.   Red 5 1/2, Blue 2 1/2
    Time.  Red's move 1 took 0:00 of 1:00.
    P1: 1 Blue prisoner, 1 guard.
    score: Red 5 1/2, was 6, Blue 2 1/2, was 4
    with sup: Blue supported, 2 dead each side.
    edition retelling, french, russian: Nothing waits to be settled.
> ? settle near 1ra
M1: 1 Blue foot v 2 Red foot.  Blue supported: 1 near, 1 needed.
    1 dead each side, 1 Red stands.                   [H2a H3b H1b H3g H3h]
    on the floor: lift 1 Blue and 1 Red
    Red picks who falls; no gunner or guard among them.   Red 5, Blue 3
    Time.  Red's move 1 took 0:00 of 1:00.
    score: Red 5, was 6, Blue 3, was 4
    edition retelling, french, russian: Nothing waits to be settled.
> settle near 1ra iso
#18 M1: 1 Blue foot v 2 Red foot.  Blue isolated, 1 needed.
    1 taken, nobody dead, 2 Red stand.             [H2a H3b H1a H3e H3h P2]
    on the floor: turn 1 Blue about, 1 Red to guard
    Red picks who guards; no gunner or guard among them.   Red 6 1/2, Blue 3 1/2
    Time.  Red's move 1 took 0:00 of 1:00.
    P1: 1 Blue prisoner, 1 guard.
> why M1
M1, #18, Red 1: 1 Blue v 2 Red, isolated.
    1 taken, 0 dead each side, 2 Red stand.
    In contact: ba.1+ra.1.                                            [H2a]
    Within 6" of them: ra.3; the farthest ra.3, 1 1/4".     [H3b reading 6]
    1 Blue against 2 Red: Blue is the lesser.                     [H3b H3d]
    Half of 1 is 1/2: 1 near would support it.              [H1a reading 1]
    By the referee's word it is isolated.                   [H1a reading 4]
    2 less 1 is 1: taken.                                             [H3e]
    1 less 1 is 0: dead on each side.                                 [H3e]
    1 more of Blue in it and numbers are equal: all die.              [H3c]
    Red has just moved and chooses for both sides: nobody was named, so men
      without a duty go first.                         [H3h readings 9, 10]
    taken: ba.1
    to guard: ra.1
> undo
#19 undone: #18 settle near 1ra iso
    M1 is no longer ruled on.
    score: Red 6, was 6 1/2, Blue 4, was 3 1/2
> settle near 2ra near 1ba iso
#20 M1: 2 Blue foot v 3 Red foot.  Blue isolated, 1 needed.
    1 taken, 1 dead each side, 2 Red stand.        [H2a H3b H1a H3e H3h P2]
    on the floor: lift 1 Blue and 1 Red, turn 1 Blue about, 1 Red to guard
    Red picks who falls; no gunner or guard among them.   Red 5 1/2, Blue 2 1/2
    Time.  Red's move 1 took 0:00 of 1:00.
    P1: 1 Blue prisoner, 1 guard.
> =settle near ra.4 iso
#21 #20 is now: M1: 1 Blue foot v 2 Red foot.  Blue isolated, 1 needed.
    1 taken, nobody dead, 2 Red stand.             [H2a H3b H1a H3e H3h P2]
    on the floor: turn 1 Blue about, 1 Red to guard
    Red picks who guards; no gunner or guard among them.   Red 6 1/2, Blue 3 1/2
    Time.  Red's move 1 took 0:00 of 1:00.
    P1: 1 Blue prisoner, 1 guard.
    it was: settle near 2ra near 1ba iso
    #21 M1 is now 1 v 2, was 2 v 3: 1 taken, 0 dead each, was 1 and 1.
    score: Red 6 1/2, was 5 1/2, Blue 3 1/2, was 2 1/2
> =settle near 3ra iso
#22 #21 is now: M1: 1 Blue foot v 4 Red foot.  Blue isolated, 1 needed.
    1 taken, nobody dead, 4 Red stand.   [H2a H3b H1a H3e reading 5 H3h P2]
    on the floor: turn 1 Blue about, 1 Red to guard
    Red picks who guards; no gunner or guard among them.   Red 6 1/2, Blue 3 1/2
    Time.  Red's move 1 took 0:00 of 1:00.
    P1: 1 Blue prisoner, 1 guard.
    it was: amend #20 settle near ra.4 iso
    #22 M1 is now 1 v 4, was 1 v 2: 1 taken, 0 dead each, was 1 and 0.
$ umpire verify $B
story.battle: 22 entries, all as recorded
