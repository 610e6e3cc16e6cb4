# A gun is taken when four are past its wheels and none of its own is within six
# inches (G1, G2); then it is the captor's, served by his own men (G5).
> side red back south ; side blue back north
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
> body RA 12 inf ; gun RG1 ; body BA 20 inf ; gun BG1
#3 RA: 12 Red foot.
#4 RG1: a gun of Red.
#5 BA: 20 Blue foot.
#6 BG1: a gun of Blue.
> start red
#7 The battle starts: Red moves first.
    irregular: 12 men against 20.                                   [F1 M1]
> crew BG1 BA.1-4
#8 BG1: 4 Blue foot serve it.
    No gunner or guard among them.                          [A3 reading 21]
> next
#9 Red's move 1.  2:00 on the clock.                                  [M3a]
> next
#10 Blue's move 1.  2:00 on the clock.
    Time.  Red's move 1 took 0:00 of 2:00.                            [M3a]
> next
#11 Red's move 2.  2:00 on the clock.
    Time.  Blue's move 1 took 0:00 of 2:00.                           [M3a]
> time
#12 Time.  Red's move 2 took 0:00 of 2:00.                            [M3e]
> capture BG1 red
-c:1:1: error: how many past its wheels, and how many of Blue within 6" of it?
right would be: capture BG1 red past 4 near 0
?1
# Three past are too few (G2): no taken gun, but one in dispute (reading 22).
> ? capture BG1 red past 3 near 0
BG1 is in dispute: 3 past its wheels, 0 of its own near.    [G3 reading 22]
    with 1 more past its wheels: Red takes BG1 from Blue.
    with 3 fewer past its wheels: BG1 is not taken: 0 past its wheels, 0 of its
      own near.
    with 4 more near: BG1 is not taken: 3 past its wheels, 4 of its own near.
> capture BG1 blue past 4 near 0
-c:1:13: refused: that gun is held by Blue already.
?3
> capture BG1 red past 4 near 0
#13 Red takes BG1 from Blue.                             [G1 G2 reading 26]
> show guns
    RG1    Red
    BG1    Red took it from Blue
> score
                                   Red              Blue
victory                              0                 0
guns                     2          20     0           0
horse                    0           0     0           0
foot                    12          12    20          20
own men held             0           0     0           0
prisoners taken          0           0     0           0
gross                               32                20
net                                 12               -12
Provisional: the battle is not finished.  [V1b V1c V1d V1e]
> next
#14 Blue's move 2.  1:00 on the clock.                                [M3a]
# Blue cannot fire it any more; Red may from its next move, with four men.
> fire BG1 1
-c:1:6: refused: that gun is held by Red already.                          [G5]
    to allow it: overrule: fire BG1 1 because ...
?3
> next
#15 Red's move 3.  3:00 on the clock.
    Time.  Blue's move 2 took 0:00 of 1:00.                           [M3a]
> crew BG1 BA.1-4
-c:1:10: error: BA.1 is on the wrong side for this.
  | crew BG1 BA.1-4
  |          ^^^^^^
right would be: crew RG1 4RA
?1
> crew BG1 RA.1-4
#16 BG1: 4 Red foot serve it.
    No gunner or guard among them.                          [A3 reading 21]
> fire BG1 2 2b
#17 Red BG1: 2 shots, 2 Blue foot dead.
    No gunner or guard among them.                                [A6a A4b]
    BG1 has 2 shots left.
> show guns
    RG1    Red
    BG1    Red took it from Blue, served by 4, 2 of 4 shots fired
# Taken back.
> next
#18 Blue's move 3.  1:00 on the clock.
    Time.  Red's move 3 took 0:00 of 3:00.                            [M3a]
> time
#19 Time.  Blue's move 3 took 0:00 of 1:00.                           [M3e]
> capture BG1 blue past 4 near 0
#20 Blue takes BG1 from Red.                             [G1 G2 reading 26]
> show guns
    RG1    Red
    BG1    Blue
