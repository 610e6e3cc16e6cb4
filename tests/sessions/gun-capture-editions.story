# Who is counted where a gun is taken: by the book four past its wheels, nobody
# of its holder's within six inches of gun or trail (G1, G2, G4).
> side red back south ; side blue back north ; body RA 20 inf ; body BA 20 inf ; gun BG1
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
#3 RA: 20 Red foot.
#4 BA: 20 Blue foot.
#5 BG1: a gun of Blue.
> start red
#6 The battle starts: Red moves first.
    irregular: 0 guns against 1.                                    [F1 M1]
> next
#7 Red's move 1.  1:00 on the clock.                                  [M3a]
> time
#8 Time.  Red's move 1 took 0:00 of 1:00.                             [M3e]
> capture BG1 red
-c:1:1: error: how many past its wheels, and how many of Blue within 6" of it?
right would be: capture BG1 red past 4 near 0
?1
> ? capture BG1 red past 4 near 0
Red takes BG1 from Blue.                                 [G1 G2 reading 26]
    score: Red 30, was 20, Blue 20, was 30
    with 1 fewer past its wheels: BG1 is in dispute: 3 past its wheels, 0 of
      its own near.
    with 1 more near: BG1 is in dispute: 4 past its wheels, 1 of its own near.
# One by the end of the trail keeps it in dispute (G4); freed men without arms
# bar it too, men in the takers' hands do not (reading 12).
> ? capture BG1 red past 12 near 0 trail 1
BG1 is in dispute: 12 past its wheels, 1 of its own by its trail.
                                                            [G4 reading 22]
    with 12 fewer past its wheels: BG1 is not taken: 0 past its wheels, 1 of
      its own by its trail.
    with 3 more near: BG1 is not taken: 12 past its wheels, 4 near who bar it.
    with 3 more by its trail: BG1 is not taken: 12 past its wheels, 4 of its
      own by its trail.
    with 1 fewer by its trail: Red takes BG1 from Blue.
    edition russian: Red takes BG1 from Blue.
> ? capture BG1 red past 4 near 0 unarmed 2
BG1 is in dispute: 4 past its wheels, 2 unarmed near.
                                                 [reading 12 G4 reading 22]
    with 4 fewer past its wheels: BG1 is not taken: 0 past its wheels, 2
      unarmed near.
    with 4 more near: BG1 is not taken: 4 past its wheels, 6 near who bar it.
    with 2 fewer unarmed by it: Red takes BG1 from Blue.
> ? capture BG1 red past 4 near 0 prisoners 2
Red takes BG1 from Blue.                      [reading 12 G1 G2 reading 26]
    score: Red 30, was 20, Blue 20, was 30
    with 1 fewer past its wheels: BG1 is in dispute: 3 past its wheels, 0 of
      its own near.
    with 1 more near: BG1 is in dispute: 4 past its wheels, 1 of its own near.
> ? capture BG1 red past 4 near 0 others 9
Red takes BG1 from Blue.                                 [G1 G2 reading 26]
    score: Red 30, was 20, Blue 20, was 30
    with 1 fewer past its wheels: BG1 is in dispute: 3 past its wheels, 0 of
      its own near.
    with 1 more near: BG1 is in dispute: 4 past its wheels, 1 of its own near.
> ? capture BG1 red past 4 near 1 at 6
BG1 is in dispute: 4 past its wheels, 1 of its own near.    [G4 reading 22]
    with 4 fewer past its wheels: BG1 is not taken: 0 past its wheels, 1 of its
      own near.
    with 3 more near: BG1 is not taken: 4 past its wheels, 4 of its own near.
    with 1 fewer near: Red takes BG1 from Blue.
> ? capture BG1 red past 4 near 1 at 6-1/4
Red takes BG1 from Blue.                                 [G1 G2 reading 26]
    score: Red 30, was 20, Blue 20, was 30
    with 1 fewer past its wheels: BG1 is in dispute: 3 past its wheels, 0 of
      its own near.
# House rules: what counts is another, and the ruling says so.
> set capture.measured_from gun because the trail is short
#9 capture.measured_from is gun.
    because the trail is short
> ? capture BG1 red past 12 near 0 trail 1
Red takes BG1 from Blue.   [G4 G1 G2 reading 26; capture.measured_from gun]
    score: Red 30, was 20, Blue 20, was 30
    with 9 fewer past its wheels: BG1 is in dispute: 3 past its wheels, 0 of
      its own near.
    with 1 more near: BG1 is in dispute: 12 past its wheels, 1 of its own near.
> set capture.prisoners_block none because we say so
#10 capture.prisoners_block is none.
    because we say so
> ? capture BG1 red past 4 near 0 unarmed 2
Red takes BG1 from Blue.
                [reading 12 G1 G2 reading 26; capture.prisoners_block none]
    score: Red 30, was 20, Blue 20, was 30
    with 1 fewer past its wheels: BG1 is in dispute: 3 past its wheels, 0 of
      its own near.
    with 1 more near: BG1 is in dispute: 4 past its wheels, 1 of its own near.
> set capture.prisoners_block all because we say so
#11 capture.prisoners_block is all.
    because we say so
> ? capture BG1 red past 4 near 0 prisoners 2
BG1 is in dispute: 4 past its wheels, 2 near who bar it.
                    [reading 12 G4 reading 22; capture.prisoners_block all]
    with 4 fewer past its wheels: BG1 is not taken: 0 past its wheels, 2 near
      who bar it.
    with 4 more near: BG1 is not taken: 4 past its wheels, 6 near who bar it.
    with 2 fewer prisoners by it: Red takes BG1 from Blue.
> set capture.clear_of anyone because we say so
#12 capture.clear_of is anyone.
    because we say so
> ? capture BG1 red past 4 near 0 others 9
BG1 is in dispute: 4 past its wheels, 9 near who bar it.
                                   [G4 reading 22; capture.clear_of anyone]
    with 4 more near: BG1 is not taken: 4 past its wheels, 13 near who bar it.
    with 9 fewer others by it: Red takes BG1 from Blue.
> set capture.radius 4 because we say so
#13 capture.radius is 4".
    because we say so
> ? capture BG1 red past 4 near 1 at 5
Red takes BG1 from Blue.              [G1 G2 reading 26; capture.radius 4"]
    score: Red 30, was 20, Blue 20, was 30
    with 1 fewer past its wheels: BG1 is in dispute: 3 past its wheels, 0 of
      its own near.
> set capture.men 3 because we say so
#14 capture.men is 3.
    because we say so
> ? capture BG1 red past 3 near 0
Red takes BG1 from Blue.                  [G1 G2 reading 26; capture.men 3]
    score: Red 30, was 20, Blue 20, was 30
    with 1 fewer past its wheels: BG1 is in dispute: 2 past its wheels, 0 of
      its own near.
    with 1 more near: BG1 is in dispute: 3 past its wheels, 1 of its own near.
> set capture.axle crossed because we say so
#15 capture.axle is crossed.
    because we say so
> capture BG1 red past 4 near 0
-c:1:1: error: how many across its axle, and how many of Blue within 4" of it?
right would be: capture BG1 red crossed 4 near 0
?1
> ? capture BG1 red crossed 4 near 0
Red takes BG1 from Blue.
                    [G1 G2 reading 26; capture.men 3; capture.axle crossed]
    score: Red 30, was 20, Blue 20, was 30
    with 2 fewer across its axle: BG1 is in dispute: 2 across its axle, 0 of
      its own near.
    with 1 more near: BG1 is in dispute: 4 across its axle, 1 of its own near.
# The retelling counts men at the back of the wheels.
$ umpire new r.battle --edition retelling
#1 The edition: retelling.
$ umpire --clock=manual -c 'side red back south ; side blue back north ; body RA 20 inf ; body BA 20 inf ; gun BG1' 'start red' next time 'capture BG1 red past 4 near 0' r.battle
#2 Red: back line south, letter r.
#3 Blue: back line north, letter b.
#4 RA: 20 Red foot.
#5 BA: 20 Blue foot.
#6 BG1: a gun of Blue.
#7 The battle starts: Red moves first.
    irregular: 0 guns against 1.                         [F1 M1; retelling]
#8 Red's move 1.  1:00 on the clock.                       [M3a; retelling]
#9 Time.  Red's move 1 took 0:00 of 1:00.                  [M3e; retelling]
-c:5:1: error: how many at the back of its wheels, and how many of Blue within 6" of it?
right would be: capture BG1 red behind 4 near 0
?1
$ umpire --clock=manual -c 'capture BG1 red behind 3 near 0 trail 1' 'capture BG1 red behind 4 near 0 trail 1' r.battle
#10 BG1 is in dispute: 3 at the back of its wheels, 0 of its own near.
                                              [G4 G3 reading 22; retelling]
#11 Red takes BG1 from Blue.               [G4 G1 G2 reading 26; retelling]
