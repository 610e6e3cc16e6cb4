# With under fifty men a side fifteen are not few enough; nine are.
> side red back south ; side blue back north ; force red 20 inf ; force blue 20 inf
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
#3 Red: 20 foot (Ri).
#4 Blue: 20 foot (Bi).
> start red
#5 The battle starts: Red moves first.                                 [M1]
> next
#6 Red's move 1.  1:00 on the clock.                                  [M3a]
> time
#7 Time.  Red's move 1 took 0:00 of 1:00.                             [M3e]
> melee 7r v 7b
#8 M1: 7 Blue foot v 7 Red foot.  Equal: all fall.
    7 dead each side, nobody stands.                              [H3c H3h]
    on the floor: lift 7 Blue and 7 Red
    no choice in it; no gunner or guard among them.   Red 13, Blue 13
> melee 4r v 4b
#9 M2: 4 Blue foot v 4 Red foot.  Equal: all fall.
    4 dead each side, nobody stands.               [H3c H3h V1f reading 28]
    on the floor: lift 4 Blue and 4 Red
    no choice in it; no gunner or guard among them.   Red 9, Blue 9
    Red has 9 left, Blue has 9: decided, a draw [V1f]; finish drawn when you
      agree.
> finish drawn
#10 A draw: Red 59, Blue 59.
    Red: victory 50, 9 foot 9, in all 59, net 0.                      [V1f]
    Blue: victory 50, 9 foot 9, in all 59, net 0.
> score
                                   Red              Blue
victory                             50                50
guns                     0           0     0           0
horse                    0           0     0           0
foot                     9           9     9           9
own men held             0           0     0           0
prisoners taken          0           0     0           0
gross                               59                59
net                                  0                 0
Official: the battle is finished.  [V1b V1c V1d V1e]
