# The beaten side's six moves are counted in its own, from its next (V2b,
# reading 32); what is then left on the field capitulates, men and guns.
# Those over their line are safe, and so are guns; their prisoners go free.
> side red back south ; side blue back north ; body RA 20 inf ; body BA 18 inf ; body BC 4 cav
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
#3 RA: 20 Red foot.
#4 BA: 18 Blue foot.
#5 BC: 4 Blue horse.
> gun RG1 ; gun BG1 ; gun BG2
#6 RG1: a gun of Red.
#7 BG1: a gun of Blue.
#8 BG2: a gun of Blue.
> game rear
#9 The game: Blow at the Rear.
> start red
#10 The battle starts: Red moves first.
    irregular: 20 men against 22.                                   [F1 M1]
    irregular: 1 gun against 2.
> next ; time
#11 Red's move 1.  2:00 on the clock.                                 [M3a]
#12 Time.  Red's move 1 took 0:00 of 2:00.                            [M3e]
> surrender ra.19-20 to blue iso guard ba.18
#13 2 Red foot surrender to Blue.
    P1: 2 Red prisoners, 1 guard.                                      [P9]
    No gunner or guard among them.
> reach ra.1-3
#14 3 Red at Blue's back line; 3 decide it when the melees are settled.
    No gunner or guard among them.                         [V2a reading 30]
> next
#15 Blue's move 1.  3:00 on the clock.
                                                   [V2a reading 30 M3a V2b]
    3 Red at Blue's back line: decided for Red [V2a]; Blue has 6 moves to go
      back over its line; finish red when you agree.
    Blue's retreat: move 1 of 6.
> finish
#16 Red wins: Red 129, Blue 45.
                                                                  [V1b V2a]
    Red: victory 100, 1 gun 10, 18 foot 18, 2 lost to the enemy 1, in all 129,
      net 84.
    Blue: 2 guns 20, 4 horse 6, 18 foot 18, 2 taken 1, in all 45, net -84.
    Time.  Blue's move 1 took 0:00 of 3:00.
> undo
#17 undone: #16 finish
    score: Red 29, was 129
> off BG2 with BC
#18 BG2 is off the field, and 4 men with it.
    No gunner or guard among them.                             [reading 17]
> off ba.1-8
#19 8 Blue foot off over their own back line.
    No gunner or guard among them.                             [reading 17]
> next ; next
#20 Red's move 2.  2:00 on the clock.
    Time.  Blue's move 1 took 0:00 of 3:00.                           [M3a]
#21 Blue's move 2.  2:00 on the clock.
    Time.  Red's move 2 took 0:00 of 2:00.                        [M3a V2b]
    Blue's retreat: move 2 of 6.
> off ba.9
#22 1 Blue foot off over their own back line.
    No gunner or guard among them.                             [reading 17]
> next ; next ; next ; next ; next ; next ; next
#23 Red's move 3.  2:00 on the clock.
    Time.  Blue's move 2 took 0:00 of 2:00.                           [M3a]
#24 Blue's move 3.  2:00 on the clock.
    Time.  Red's move 3 took 0:00 of 2:00.                        [M3a V2b]
    Blue's retreat: move 3 of 6.
#25 Red's move 4.  2:00 on the clock.
    Time.  Blue's move 3 took 0:00 of 2:00.                           [M3a]
#26 Blue's move 4.  2:00 on the clock.
    Time.  Red's move 4 took 0:00 of 2:00.                        [M3a V2b]
    Blue's retreat: move 4 of 6.
#27 Red's move 5.  2:00 on the clock.
    Time.  Blue's move 4 took 0:00 of 2:00.                           [M3a]
#28 Blue's move 5.  2:00 on the clock.
    Time.  Red's move 5 took 0:00 of 2:00.                        [M3a V2b]
    Blue's retreat: move 5 of 6.
#29 Red's move 6.  2:00 on the clock.
    Time.  Blue's move 5 took 0:00 of 2:00.                           [M3a]
> score now
                                   Red              Blue
victory                            100                 0
guns                     1          10     2          20
horse                    0           0     4           6
foot                    18          18    18          18
own men held             2           1     0           0
prisoners taken          0           0     2           1
gross                              129                45
net                                 84               -84
The game: Blow at the Rear
As if it ended here, with the victory of Red.  [V1b V1c V1d V1e]
> next
#30 Blue's move 6.  2:00 on the clock.
    Time.  Red's move 6 took 0:00 of 2:00.                        [M3a V2b]
    Blue's retreat: move 6 of 6.
> show blue
Blue: 18 foot, 4 horse: 9 fit, 13 off
    BA     18 foot: 9 fit, 9 off
    BC     4 horse: 0 fit, 4 off
    BG1    Blue
    BG2    Blue, off the field
P1: 2 Red held by Blue
    men: RA.19-20
    guard: BA.18
> show prisoners
P1: 2 Red held by Blue
    men: RA.19-20
    guard: BA.18
> score now
                                   Red              Blue
victory                            100                 0
guns                     1          10     2          20
horse                    0           0     4           6
foot                    18          18    18          18
own men held             2           1     0           0
prisoners taken          0           0     2           1
gross                              129                45
net                                 84               -84
The game: Blow at the Rear
As if it ended here, with the victory of Red.  [V1b V1c V1d V1e]
# Nothing of it is said again.
> next ; next
#31 Red's move 7.  3:00 on the clock.
    Time.  Blue's move 6 took 0:00 of 2:00.      [P3 P4 V2b reading 32 M3a]
    P1 freed: 2 Red unarmed, they stand still until the next move.
    Blue's retreat is over: 9 men and 1 gun left on the field capitulate.
#32 Blue's move 7.  0:00 on the clock.
    Time.  Red's move 7 took 0:00 of 3:00.                            [M3a]
> finish
#33 Red wins: Red 144 1/2, Blue 29 1/2.
                                                                  [V1b V2a]
    Red: victory 100, 2 guns 20, 20 foot 20, 9 taken 4 1/2, in all 144 1/2, net
      115.
    Blue: 1 gun 10, 4 horse 6, 9 foot 9, 9 lost to the enemy 4 1/2, in all
      29 1/2, net -115.
    Time.  Blue's move 7 took 0:00 of 0:00.
> export guns
gun,side,holder,name,state,crew,x_in,y_in,takeable,shots_fired
RG1,red,red,,in-action,,,,,0
BG1,blue,red,,in-action,,,,,0
BG2,blue,blue,,off,,,,,0
