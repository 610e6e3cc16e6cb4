# Blow at the Rear (V2a, reading 30): three fit men at the enemy's back line
# when the melees of a move are settled. Two are one too few; and of three who
# stand there one may fall before the melees are over.
> side red back south ; side blue back north ; body RA 20 inf ; body BA 20 inf
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
#3 RA: 20 Red foot.
#4 BA: 20 Blue foot.
> gun RG1 ; gun BG1
#5 RG1: a gun of Red.
#6 BG1: a gun of Blue.
> game rear
#7 The game: Blow at the Rear.
> start red
#8 The battle starts: Red moves first.                                 [M1]
> next
#9 Red's move 1.  2:00 on the clock.                                  [M3a]
> reach 2ra
#10 2 Red at Blue's back line; 3 would decide it.
    No gunner or guard among them.                         [V2a reading 30]
> settle
#11 Nothing waits to be settled.
> time
#12 Time.  Red's move 1 took 0:00 of 2:00.                            [M3e]
> settle
#13 Nothing waits to be settled.
> next
#14 Blue's move 1.  2:00 on the clock.                                [M3a]
> next
#15 Red's move 2.  2:00 on the clock.
    Time.  Blue's move 1 took 0:00 of 2:00.                           [M3a]
> reach ra.3
#16 3 Red at Blue's back line; 3 decide it when the melees are settled.
    No gunner or guard among them.                         [V2a reading 30]
> melee ba.1 v ra.1
#17 M1: 1 Blue foot v 1 Red foot.  Equal: all fall.
    1 dead each side, nobody stands.                              [H3c H3h]
    on the floor: lift 1 Blue and 1 Red
    no choice in it; no gunner or guard among them.   Red 29, Blue 29
    Time.  Red's move 2 took 0:00 of 2:00.
> next
#18 Blue's move 2.  2:00 on the clock.                                [M3a]
> next
#19 Red's move 3.  2:00 on the clock.
    Time.  Blue's move 2 took 0:00 of 2:00.                           [M3a]
> reach ra.4,5
#20 4 Red at Blue's back line; 3 decide it when the melees are settled.
    No gunner or guard among them.                         [V2a reading 30]
> next
#21 Blue's move 3.  2:00 on the clock.
    Time.  Red's move 3 took 0:00 of 2:00.         [V2a reading 30 M3a V2b]
    4 Red at Blue's back line: decided for Red [V2a]; Blue has 6 moves to go
      back over its line; finish red when you agree.
    Blue's retreat: move 1 of 6.
> next
#22 Red's move 4.  2:00 on the clock.
    Time.  Blue's move 3 took 0:00 of 2:00.                           [M3a]
# One of the four walks on: three are left; and the move is not over.
> move ra.2 6 s
#23 1 Red foot moves 6" south.
    No gunner or guard among them.                                     [A1]
> reach 1ra
#24 4 Red at Blue's back line; 3 decide it when the melees are settled.
    No gunner or guard among them.                         [V2a reading 30]
> time
#25 Time.  Red's move 4 took 0:00 of 2:00.                            [M3e]
> undo
#26 undone: #25 time
> undo
#27 undone: #24 reach 1ra
> reach 1ra
#28 4 Red at Blue's back line; 3 decide it when the melees are settled.
    No gunner or guard among them.                         [V2a reading 30]
> score now
                                   Red              Blue
victory                            100                 0
guns                     1          10     1          10
horse                    0           0     0           0
foot                    19          19    19          19
own men held             0           0     0           0
prisoners taken          0           0     0           0
gross                              129                29
net                                100              -100
The game: Blow at the Rear
As if it ended here, with the victory of Red.  [V1b V1c V1d V1e]
> time
#29 Time.  Red's move 4 took 0:00 of 2:00.                            [M3e]
> interval
#30 The interval: 4:00 left.                                          [M3g]
> score now
                                   Red              Blue
victory                            100                 0
guns                     1          10     1          10
horse                    0           0     0           0
foot                    19          19    19          19
own men held             0           0     0           0
prisoners taken          0           0     0           0
gross                              129                29
net                                100              -100
The game: Blow at the Rear
As if it ended here, with the victory of Red.  [V1b V1c V1d V1e]
> next
#31 Blue's move 4.  2:00 on the clock.
    Blue's retreat: move 2 of 6.                                  [M3a V2b]
> show
Blue 4 runs, 2:00 left
Red: 20 foot: 19 fit, 1 dead
    RA     20 foot: 19 fit, 1 dead
Blue: 20 foot: 19 fit, 1 dead
    BA     20 foot: 19 fit, 1 dead
Guns:
    RG1    Red
    BG1    Blue
> next
#32 Red's move 5.  2:00 on the clock.
    Time.  Blue's move 4 took 0:00 of 2:00.                           [M3a]
