# Guns and men over their own line (reading 17): alive, scored, and they may come
# on again in a later move of their own.
> side red back south ; side blue back north
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
> body RA 10 inf ; gun RG1 ; body BA 10 inf ; gun BG1
#3 RA: 10 Red foot.
#4 RG1: a gun of Red.
#5 BA: 10 Blue foot.
#6 BG1: a gun of Blue.
> start red
#7 The battle starts: Red moves first.                                 [M1]
> crew RG1 RA.1-4
#8 RG1: 4 Red foot serve it.
    No gunner or guard among them.                          [A3 reading 21]
> go
#9 Red's move 1.  2:00 on the clock.                                  [M3a]
> off RG1 with RA.1-3
-c:1:14: refused: 3 men go with the gun, 4 needed.                         [A4h]
    to allow it: overrule: off RG1 with RA.1-3 because ...
?3
> off RG1 with RA.1-4
#10 RG1 is off the field, and 4 men with it.
    A gunner is among them.                                 [reading 17 A3]
    RG1 has nobody left to serve it, 4 needed: out of action.
> off RA.5
#11 1 Red foot off over their own back line.
    No gunner or guard among them.                             [reading 17]
> show red
Red: 10 foot: 5 fit, 5 off
    RA     10 foot: 5 fit, 5 off
    RG1    Red, off the field
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
> off BA.1
-c:1:5: refused: it is Red's move.                                         [M6]
    to allow it: overrule: off BA.1 because ...
?3
> fire RG1 1
-c:1:6: refused: no gun fires before the first player's move 2.            [M4]
    to allow it: overrule: fire RG1 1 because ...
?3
> next
#12 Blue's move 1.  2:00 on the clock.
    Time.  Red's move 1 took 0:00 of 2:00.                            [M3a]
> next
#13 Red's move 2.  1:00 on the clock.
    Time.  Blue's move 1 took 0:00 of 2:00.                           [M3a]
> move RA.5 12 n
#14 1 Red foot moves 12" north.
    No gunner or guard among them.                          [reading 17 A1]
> move RG1 12 n with RA.1-4
-c:1:6: refused: men have moved: guns act first.                           [M5]
    to allow it: overrule: move RG1 12 n with RA.1-4 because ...
?3
> next
#15 Blue's move 2.  2:00 on the clock.
    Time.  Red's move 2 took 0:00 of 1:00.                            [M3a]
> next
#16 Red's move 3.  1:00 on the clock.
    Time.  Blue's move 2 took 0:00 of 2:00.                           [M3a]
> move RG1 12 n with RA.1-4
#17 Red RG1 moves 12" north with 4 men.                [A4j reading 17 A4h]
> move RA.5 12 n
#18 1 Red foot moves 12" north.
    No gunner or guard among them.                                     [A1]
> show red
Red: 10 foot: 10 fit
    RA     10 foot: 10 fit
    RG1    Red, served by 4, moved
