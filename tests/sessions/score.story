# What is worth what (V1b to V1e): 10 a gun held, 1 1/2 a horseman, 1 a foot
# soldier alive and free, 1/2 a man of one's own in the enemy's hands, 1/2 a
# prisoner, 100 the victory; the net is one's own less the other's.
> side red back south ; side blue back north
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
> force red 20 inf 10 cav 2 guns ; force blue 15 inf 5 cav 1 guns
#3 Red: 20 foot (Ri), 10 horse (Rc), 2 guns (RG1 to RG2).
#4 Blue: 15 foot (Bi), 5 horse (Bc), 1 gun (BG1).
> start red
#5 The battle starts: Red moves first.
    irregular: 30 men against 20.                                   [F1 M1]
    irregular: 2 guns against 1.
> next
#6 Red's move 1.  3:00 on the clock.                                  [M3a]
> time
#7 Time.  Red's move 1 took 0:00 of 3:00.                             [M3e]
# 3 horse v 7 horse and foot, isolated: 3 taken.
> melee 3cr v 5cb+2ib iso
#8 M1: 3 Red horse v 5 Blue horse and 2 foot.  Red isolated, 2 needed.
    3 taken, nobody dead, 7 Blue stand.          [H1a H3e reading 5 H3h P2]
    on the floor: turn 3 Red about, 1 Blue to guard
    Red picks who guards; no gunner or guard among them.   Red 52, Blue 34
    P1: 3 Red prisoners, 1 guard.
> capture BG1 red past 4 near 0
#9 Red takes BG1 from Blue.                              [G1 G2 reading 26]
# Red: 3 guns 30, 7 horse 10 1/2, 20 foot 20, 3 lost 1 1/2: 62.
# Blue: no gun, 5 horse 7 1/2, 15 foot 15, 3 taken 1 1/2: 24.
> score
                                   Red              Blue
victory                              0                 0
guns                     3          30     0           0
horse                    7      10 1/2     5       7 1/2
foot                    20          20    15          15
own men held             3       1 1/2     0           0
prisoners taken          0           0     3       1 1/2
gross                               62                24
net                                 38               -38
Provisional: the battle is not finished.  [V1b V1c V1d V1e]
> award red 20 the farm
#10 Red is awarded 20: the farm.
> award blue 1 1/2 fair play
#11 Blue is awarded 1 1/2: fair play.
> score
                                   Red              Blue
victory                              0                 0
guns                     3          30     0           0
horse                    7      10 1/2     5       7 1/2
foot                    20          20    15          15
own men held             3       1 1/2     0           0
prisoners taken          0           0     3       1 1/2
awarded                             20             1 1/2
gross                               82            25 1/2
net                             56 1/2           -56 1/2
Provisional: the battle is not finished.  [V1b V1c V1d V1e]
> finish blue Red gave in
#12 Blue wins: Red 82, Blue 125 1/2.
    Red gave in                                                       [V1b]
    Red: 3 guns 30, 7 horse 10 1/2, 20 foot 20, 3 lost to the enemy 1 1/2,
      awarded 20, in all 82, net -43 1/2.
    Blue: victory 100, 5 horse 7 1/2, 15 foot 15, 3 taken 1 1/2, awarded 1 1/2,
      in all 125 1/2, net 43 1/2.
> score now
                                   Red              Blue
victory                              0               100
guns                     3          30     0           0
horse                    7      10 1/2     5       7 1/2
foot                    20          20    15          15
own men held             3       1 1/2     0           0
prisoners taken          0           0     3       1 1/2
awarded                             20             1 1/2
gross                               82           125 1/2
net                            -43 1/2            43 1/2
Official: the battle is finished.  [V1b V1c V1d V1e]
> export scores
side,victory,guns,cavalry,infantry,own_prisoners,prisoners_taken,award,total,net,official
red,0.0,30.0,10.5,20.0,1.5,0.0,20.0,82.0,-43.5,yes
blue,100.0,0.0,7.5,15.0,0.0,1.5,1.5,125.5,43.5,yes
> export sides
side,name,player,back,infantry,cavalry,guns,first_player
red,,,south,20,10,2,yes
blue,,,north,15,5,1,no
