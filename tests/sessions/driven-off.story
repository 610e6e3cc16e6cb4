# Driven off (reading 29): nobody able to fight on the field at the end of its
# own move. Men over their line are alive and score; and they may come on again.
> side red back south ; side blue back north ; force red 4 inf ; force blue 5 inf
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
#3 Red: 4 foot (Ri).
#4 Blue: 5 foot (Bi).
> start red
#5 The battle starts: Red moves first.
    irregular: 4 men against 5.                                     [F1 M1]
> next
#6 Red's move 1.  1:00 on the clock.                                  [M3a]
> off 4r
#7 4 Red foot off over their own back line.
    No gunner or guard among them.                             [reading 17]
> next
#8 Blue's move 1.  1:00 on the clock.
    Time.  Red's move 1 took 0:00 of 1:00.             [V1a reading 29 M3a]
    Red has nobody fit on the field: decided for Blue [V1a]; finish blue when
      you agree.
> score now
                                   Red              Blue
victory                              0               100
guns                     0           0     0           0
horse                    0           0     0           0
foot                     4           4     5           5
own men held             0           0     0           0
prisoners taken          0           0     0           0
gross                                4               105
net                               -101               101
As if it ended here, with the victory of Blue.  [V1b V1c V1d V1e]
> next
#9 Red's move 2.  0:00 on the clock.
    Time.  Blue's move 1 took 0:00 of 1:00.                           [M3a]
> move Ri.1-4 12 n
#10 4 Red foot move 12" north.
    No gunner or guard among them.                          [reading 17 A1]
    The battle is open again.
> score now
                                   Red              Blue
victory                              0                 0
guns                     0           0     0           0
horse                    0           0     0           0
foot                     4           4     5           5
own men held             0           0     0           0
prisoners taken          0           0     0           0
gross                                4                 5
net                                 -1                 1
As if it ended here, undecided: nobody has the victory.  [V1b V1c V1d V1e]
> next
#11 Blue's move 2.  1:00 on the clock.
    Time.  Red's move 2 took 0:00 of 0:00.                            [M3a]
> finish undecided it goes on tomorrow
#12 Undecided: Red 4, Blue 5.
    it goes on tomorrow                                               [V1b]
    Red: 4 foot 4, in all 4, net -1.
    Blue: 5 foot 5, in all 5, net 1.
    Time.  Blue's move 2 took 0:00 of 1:00.
