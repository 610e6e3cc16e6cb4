# A side of which nobody is left has lost (V1a): the tool says so, the referee
# declares it, and play may go on until then (reading 43).
> side red back south ; side blue back north ; force red 20 inf ; force blue 12 inf
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
#3 Red: 20 foot (Ri).
#4 Blue: 12 foot (Bi).
> start red
#5 The battle starts: Red moves first.
    irregular: 20 men against 12.                                   [F1 M1]
> next
#6 Red's move 1.  1:00 on the clock.                                  [M3a]
> time
#7 Time.  Red's move 1 took 0:00 of 1:00.                             [M3e]
> melee 12b v 12r
#8 M1: 12 Blue foot v 12 Red foot.  Equal: all fall.
    12 dead each side, nobody stands.                         [H3c H3h V1a]
    on the floor: lift 12 Blue and 12 Red
    no choice in it; no gunner or guard among them.   Red 8, Blue 0
    Blue has nobody left: decided for Red [V1a]; finish red when you agree.
> interval
#9 The interval: 4:00 left.                                           [M3g]
> next
#10 Blue's move 1.  0:00 on the clock.                                [M3a]
> score now
                                   Red              Blue
victory                            100                 0
guns                     0           0     0           0
horse                    0           0     0           0
foot                     8           8     0           0
own men held             0           0     0           0
prisoners taken          0           0     0           0
gross                              108                 0
net                                108              -108
As if it ended here, with the victory of Red.  [V1b V1c V1d V1e]
> finish red no Blue is left
#11 Red wins: Red 108, Blue 0.
    no Blue is left                                               [V1b V1a]
    Red: victory 100, 8 foot 8, in all 108, net 108.
    Blue: in all 0, net -108.
    Time.  Blue's move 1 took 0:00 of 0:00.
> score
                                   Red              Blue
victory                            100                 0
guns                     0           0     0           0
horse                    0           0     0           0
foot                     8           8     0           0
own men held             0           0     0           0
prisoners taken          0           0     0           0
gross                              108                 0
net                                108              -108
Official: the battle is finished.  [V1b V1c V1d V1e]
> finish red again
-c:1:1: refused: the battle is finished.
    right would be: undo
?3
# Finished is finished: undo comes first.
> kill 1r later
-c:1:1: refused: the battle is finished.
    right would be: undo
?3
> undo
#12 undone: #11 finish red no Blue is left
    score: Red 8, was 108
> finish blue
#13 Blue wins: Red 8, Blue 100.
    Red: 8 foot 8, in all 8, net -92.                      [V1b reading 43]
    Blue: victory 100, in all 100, net 92.
    Time.  Blue's move 1 took 0:00 of 0:00.
    The rules had it for Red [V1a].
> log 2
#12      0:00  undo
               undone: #11 finish red no Blue is left
#13      0:00  finish blue
               Blue wins: Red 8, Blue 100.
