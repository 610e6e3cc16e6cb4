# A gun one is in a position to take counts for both (V1c, reading 23), by the
# referee's word; moving it away ends that.
> side red back south ; side blue back north
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
> body RA 10 inf ; body BA 10 inf ; gun BG1
#3 RA: 10 Red foot.
#4 BA: 10 Blue foot.
#5 BG1: a gun of Blue.
> start red
#6 The battle starts: Red moves first.
    irregular: 0 guns against 1.                                    [F1 M1]
> gun BG1 takeable red
#7 BG1 is in a position to be taken by Red.                    [reading 23]
> score
                                   Red              Blue
victory                              0                 0
guns                     1          10     1          10
horse                    0           0     0           0
foot                    10          10    10          10
own men held             0           0     0           0
prisoners taken          0           0     0           0
gross                               20                20
net                                  0                 0
Provisional: the battle is not finished.  [V1b V1c V1d V1e]
> gun BG1 takeable blue
-c:1:18: refused: that gun is held by Blue already.
?3
> gun BG1 takeable none
#8 BG1 is in a position to be taken by nobody.                 [reading 23]
> score
                                   Red              Blue
victory                              0                 0
guns                     0           0     1          10
horse                    0           0     0           0
foot                    10          10    10          10
own men held             0           0     0           0
prisoners taken          0           0     0           0
gross                               10                20
net                                -10                10
Provisional: the battle is not finished.  [V1b V1c V1d V1e]
> gun BG1 takeable red
#9 BG1 is in a position to be taken by Red.                    [reading 23]
> next
#10 Red's move 1.  1:00 on the clock.                                 [M3a]
> next
#11 Blue's move 1.  2:00 on the clock.
    Time.  Red's move 1 took 0:00 of 1:00.                            [M3a]
> move BG1 12 n
#12 Blue BG1 moves 12" north.                                     [A4j A4h]
> score
                                   Red              Blue
victory                              0                 0
guns                     0           0     1          10
horse                    0           0     0           0
foot                    10          10    10          10
own men held             0           0     0           0
prisoners taken          0           0     0           0
gross                               10                20
net                                -10                10
Provisional: the battle is not finished.  [V1b V1c V1d V1e]
