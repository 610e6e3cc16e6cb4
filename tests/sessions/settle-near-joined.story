# Two lines of contact, 8" apart by their places, which a tape of 5" makes one
# melee. Ra.3 stands 1/4" off a man of the second, Ra.4 1" off one of the first:
# of the melee as it is the nearer is meant, and nobody else is near.
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
> put ra.1 1',1' ; put ba.1 1',1'0.875 ; put ra.2 1'8,1' ; put ba.2 1'8,1'0.875
#8 ra.1 stands at 1',1'.
#9 ba.1 stands at 1',1'0-7/8".
#10 ra.2 stands at 1'8",1'.
#11 ba.2 stands at 1'8",1'0-7/8".
> put ra.4 10.25",1' ; put ra.3 1'9,1' ; put ba.3 4',3' ; put ra.5 4',1' ; put ra.6 4',2"
#12 ra.4 stands at 10-1/4",1'.
#13 ra.3 stands at 1'9",1'.
#14 ba.3 stands at 4',3'.
#15 ra.5 stands at 4',1'.
#16 ra.6 stands at 4',2".
> tape ra.1 ra.2 5"
#17 ra.1 and ra.2: 5" apart by tape, 7 1/4" by their places.
> contact ra.1 ba.1
#18 M1: 1 Red v 1 Blue, ruled on when the move ends.                  [H2a]
> contact ra.2 ba.2
#19 M2: 1 Red v 1 Blue, ruled on when the move ends.                  [H2a]
> ? settle M1 near 1ra
-c:1:1: error: ba.4 may be near and has no place: how many others of his side stand within a move? 1 or more save them.
                                                                      [H1a]
right would be: settle M1 s1
?1
# and the support that is said with it stands, by either number
> settle M1 near 1ra iso
#20 M1: 2 Blue foot v 3 Red foot.  Blue isolated, 1 needed.
    1 taken, 1 dead each side, 2 Red stand.      [reading 7 H1a H3e H3h P2]
    on the floor: lift 1 Blue and 1 Red, turn 1 Blue about, 1 Red to guard
    Red picks who falls; no gunner or guard among them.   Red 5 1/2, Blue 2 1/2
    Time.  Red's move 1 took 0:00 of 1:00.
    M2 is one with M1: a man takes part in both.
    P1: 1 Blue prisoner, 1 guard.
> why M1
M1, #20, Red 1: 2 Blue v 3 Red, isolated.
    1 taken, 1 dead each side, 2 Red stand.
    In contact: ba.1,2+ra.1,2.                                        [H2a]
    Within 6" of them: ra.3; the farthest ra.3, 1/4".       [H3b reading 6]
    2 Blue against 3 Red: Blue is the lesser.                     [H3b H3d]
    Half of 2 is 1: 1 near would support it.                [H1a reading 1]
    By the referee's word it is isolated.                   [H1a reading 4]
    3 less 2 is 1: taken.                                             [H3e]
    2 less 1 is 1: dead on each side.                                 [H3e]
    1 more of Blue in it and numbers are equal: all die.              [H3c]
    Red has just moved and chooses for both sides: nobody was named, so men
      without a duty go first.                         [H3h readings 9, 10]
    dead: ba.1 ra.1
    taken: ba.2
    to guard: ra.2
> undo
#21 undone: #20 settle M1 near 1ra iso
    M1 is no longer ruled on.
    score: Red 6, was 5 1/2, Blue 4, was 2 1/2
> settle M2 near 1ra s1
#22 M1: 2 Blue foot v 3 Red foot.  Blue supported: 1 near, 1 needed.
    2 dead each side, 1 Red stands.       [reading 7 H1b H3g reading 4 H3h]
    on the floor: lift 2 Blue and 2 Red
    Red picks who falls; no gunner or guard among them.   Red 4, Blue 2
    Time.  Red's move 1 took 0:00 of 1:00.
    M2 is one with M1: a man takes part in both.
> undo
#23 undone: #22 settle M2 near 1ra s1
    M1 is no longer ruled on.
    score: Red 6, was 4, Blue 4, was 2
# What one line says of support is said of the melee they are; two that differ
# say nothing, and it is asked for.
> =contact ra.2 ba.2 iso
#24 #19 is now: M2: 1 Red v 1 Blue, ruled on when the move ends.
    it was: contact ra.2 ba.2                                         [H2a]
> ? settle
M1: 2 Blue foot v 4 Red foot.  Blue isolated, 1 needed.
    2 taken, nobody dead, 4 Red stand.           [reading 7 H1a H3e H3h P2]
    on the floor: turn 2 Blue about, 1 Red to guard
    Red picks who guards; no gunner or guard among them.   Red 7, Blue 3
    Time.  Red's move 1 took 0:00 of 1:00.
    M2 is one with M1: a man takes part in both.
    P1: 2 Blue prisoners, 1 guard.
    score: Red 7, was 6, Blue 3, was 4
> =contact ra.2 ba.2 s1
#25 #24 is now: M2: 1 Red v 1 Blue, ruled on when the move ends.
    it was: amend #19 contact ra.2 ba.2 iso                           [H2a]
> ? settle
M1: 2 Blue foot v 4 Red foot.  Blue supported: 1 near, 1 needed.
    2 dead each side, 2 Red stand.        [reading 7 H1b H3g reading 4 H3h]
    on the floor: lift 2 Blue and 2 Red
    Red picks who falls; no gunner or guard among them.   Red 4, Blue 2
    Time.  Red's move 1 took 0:00 of 1:00.
    M2 is one with M1: a man takes part in both.
    score: Red 4, was 6, Blue 2, was 4
    edition russian: Blue isolated, 2 taken, 0 dead each side.
> amend #18 contact ra.1 ba.1 s2
#26 #18 is now: M1: 1 Red v 1 Blue, ruled on when the move ends.
    it was: contact ra.1 ba.1                                         [H2a]
> ? settle
-c:1:1: error: ba.4 may be near and has no place: how many others of his side stand within a move? 1 or more save them.
                                                                      [H1a]
right would be: settle M1 s1
?1
> ? settle near 1ra
-c:1:1: error: ba.4 may be near and has no place: how many others of his side stand within a move? 1 or more save them.
                                                                      [H1a]
right would be: settle M1 s1
?1
> ? settle near 1ra s2
M1: 2 Blue foot v 3 Red foot.  Blue supported: 2 near, 1 needed.
    2 dead each side, 1 Red stands.                 [reading 7 H1b H3g H3h]
    on the floor: lift 2 Blue and 2 Red
    Red picks who falls; no gunner or guard among them.   Red 4, Blue 2
    Time.  Red's move 1 took 0:00 of 1:00.
    M2 is one with M1: a man takes part in both.
    score: Red 4, was 6, Blue 2, was 4
    with 2 fewer near: Blue isolated, 1 taken, 1 dead each side.
$ umpire verify $B
story.battle: 26 entries, all as recorded
