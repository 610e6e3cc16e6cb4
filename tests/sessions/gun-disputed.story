# A dozen past it do not take a gun while one of its own is near the trail (G3,
# G4): in dispute, neither side fires or moves it at its next move. With four of
# its own by it, it is not even that (reading 22).
> side red back south ; side blue back north
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
> body RA 20 inf ; body BA 20 inf ; gun BG1 ; gun BG2
#3 RA: 20 Red foot.
#4 BA: 20 Blue foot.
#5 BG1: a gun of Blue.
#6 BG2: a gun of Blue.
> start red
#7 The battle starts: Red moves first.
    irregular: 0 guns against 2.                                    [F1 M1]
> next
#8 Red's move 1.  1:00 on the clock.                                  [M3a]
> next
#9 Blue's move 1.  3:00 on the clock.
    Time.  Red's move 1 took 0:00 of 1:00.                            [M3a]
> next
#10 Red's move 2.  1:00 on the clock.
    Time.  Blue's move 1 took 0:00 of 3:00.                           [M3a]
> time
#11 Time.  Red's move 2 took 0:00 of 1:00.                            [M3e]
> capture BG1 red past 12 near 1
#12 BG1 is in dispute: 12 past its wheels, 1 of its own near.  [G4 reading 22]
> capture BG2 red past 12 near 4
#13 BG2 is not taken: 12 past its wheels, 4 of its own near.           [G1]
> show guns
    BG1    Blue, in dispute
    BG2    Blue
> score
                                   Red              Blue
victory                              0                 0
guns                     0           0     2          20
horse                    0           0     0           0
foot                    20          20    20          20
own men held             0           0     0           0
prisoners taken          0           0     0           0
gross                               20                40
net                                -20                20
Provisional: the battle is not finished.  [V1b V1c V1d V1e]
> next
#14 Blue's move 2.  3:00 on the clock.                                [M3a]
# Blue's next move.
> fire BG1 1
-c:1:6: refused: BG1 is in dispute this move.                              [G4]
    to allow it: overrule: fire BG1 1 because ...
?3
> move BG1 12 n
-c:1:6: refused: BG1 is in dispute this move.                              [G4]
    to allow it: overrule: move BG1 12 n because ...
?3
> fire BG2 1
#15 Blue BG2: 1 shot, nobody hit.
    BG2 has 3 shots left.                                             [A4b]
> next
#16 Red's move 3.  1:00 on the clock.
    Time.  Blue's move 2 took 0:00 of 3:00.                           [M3a]
# Red's next.
> capture BG1 red past 4 near 0
#17 Red takes BG1 from Blue.
    Time.  Red's move 3 took 0:00 of 1:00.               [G1 G2 reading 26]
> show guns
    BG1    Red took it from Blue
    BG2    Blue
> next
#18 Blue's move 3.  2:00 on the clock.                                [M3a]
> fire BG1 1
-c:1:6: refused: that gun is held by Red already.                          [G5]
    to allow it: overrule: fire BG1 1 because ...
?3
> next
#19 Red's move 4.  2:00 on the clock.
    Time.  Blue's move 3 took 0:00 of 2:00.                           [M3a]
# Now it is over.
> fire BG1 1
#20 Red BG1: 1 shot, nobody hit.
    BG1 has 3 shots left.                                             [A4b]
