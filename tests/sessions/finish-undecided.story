# The hall closes: nobody has the hundred.
> side red back south ; side blue back north ; force red 20 inf ; force blue 20 inf
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
#3 Red: 20 foot (Ri).
#4 Blue: 20 foot (Bi).
> start red
#5 The battle starts: Red moves first.                                 [M1]
> next
#6 Red's move 1.  1:00 on the clock.                                  [M3a]
> @+20 kill 2r a dog
#7 2 Red foot dead: a dog.
    No gunner or guard among them.
> finish undecided the hall closes
#8 Undecided: Red 18, Blue 20.
    the hall closes                                                   [V1b]
    Red: 18 foot 18, in all 18, net -2.
    Blue: 20 foot 20, in all 20, net 2.
    Time.  Red's move 1 took 0:20 of 1:00.
> score
                                   Red              Blue
victory                              0                 0
guns                     0           0     0           0
horse                    0           0     0           0
foot                    18          18    20          20
own men held             0           0     0           0
prisoners taken          0           0     0           0
gross                               18                20
net                                 -2                 2
Official: the battle is finished.  [V1b V1c V1d V1e]
> show
finished: undecided
Red: 20 foot: 18 fit, 2 dead
    Ri     20 foot: 18 fit, 2 dead
Blue: 20 foot: 20 fit
    Bi     20 foot: 20 fit
