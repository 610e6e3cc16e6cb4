# Both below the limit (V1f: 15; 10 where both had under 50, V1g): decided, a
# draw, and the hundred is divided.
> side red back south ; side blue back north ; force red 60 inf ; force blue 55 inf
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
#3 Red: 60 foot (Ri).
#4 Blue: 55 foot (Bi).
> start red
#5 The battle starts: Red moves first.
    irregular: 60 men against 55.                                   [F1 M1]
> next
#6 Red's move 1.  2:00 on the clock.                                  [M3a]
> time
#7 Time.  Red's move 1 took 0:00 of 2:00.                             [M3e]
> melee 45r v 45b
#8 M1: 45 Blue foot v 45 Red foot.  Equal: all fall.
    45 dead each side, nobody stands.                             [H3c H3h]
    on the floor: lift 45 Blue and 45 Red
    no choice in it; no gunner or guard among them.   Red 15, Blue 10
> kill 1r the cat
#9 1 Red foot dead: the cat.
    No gunner or guard among them.                         [V1f reading 27]
    Red has 14 left, Blue has 10: decided, a draw [V1f]; finish drawn when you
      agree.
> finish drawn
#10 A draw: Red 64, Blue 60.
    Red: victory 50, 14 foot 14, in all 64, net 4.                    [V1f]
    Blue: victory 50, 10 foot 10, in all 60, net -4.
> score
                                   Red              Blue
victory                             50                50
guns                     0           0     0           0
horse                    0           0     0           0
foot                    14          14    10          10
own men held             0           0     0           0
prisoners taken          0           0     0           0
gross                               64                60
net                                  4                -4
Official: the battle is finished.  [V1b V1c V1d V1e]
