# The score, item by item, with its exact halves (V1b to V1e): three horse,
# prisoners both ways, guns held and guns in a position to be taken; provisional,
# as if it ended now, and official.
> battle "The Bridge" ; side red back south ; side blue back north
#1 The battle: The Bridge.
#2 Red: back line south, letter r.
#3 Blue: back line north, letter b.
> body RA 10 inf ; body RC 5 cav ; body BA 9 inf ; body BC 4 cav
#4 RA: 10 Red foot.
#5 RC: 5 Red horse.
#6 BA: 9 Blue foot.
#7 BC: 4 Blue horse.
> gun RG1 ; gun RG2 ; gun BG1 ; gun BG2
#8 RG1: a gun of Red.
#9 RG2: a gun of Red.
#10 BG1: a gun of Blue.
#11 BG2: a gun of Blue.
> start red
#12 The battle starts: Red moves first.
    irregular: Red has 2 guns for 15 men.                        [F8 F1 M1]
    irregular: Blue has 2 guns for 13 men.
    irregular: 15 men against 13.
> next
#13 Red's move 1.  3:00 on the clock.                                 [M3a]
> kill rc.1-2 shot
#14 2 Red horse dead: shot.
> kill bc.1-3 shot
#15 3 Blue horse dead: shot.
> surrender ra.1-3 to blue iso guard ba.1
#16 3 Red foot surrender to Blue.
    P1: 3 Red prisoners, 1 guard.                                      [P9]
    No gunner or guard among them.
> surrender ba.9 to red iso guard ra.4
#17 1 Blue foot surrender to Red.
    P2: 1 Blue prisoner, 1 guard.                                      [P9]
    No gunner or guard among them.
> gun BG1 takeable red
#18 BG1 is in a position to be taken by Red.                   [reading 23]
> score
                                   Red              Blue
victory                              0                 0
guns                     3          30     2          20
horse                    3       4 1/2     1       1 1/2
foot                     7           7     8           8
own men held             3       1 1/2     1         1/2
prisoners taken          1         1/2     3       1 1/2
gross                           43 1/2            31 1/2
net                                 12               -12
Provisional: the battle is not finished.  [V1b V1c V1d V1e]
> score now
                                   Red              Blue
victory                              0                 0
guns                     3          30     2          20
horse                    3       4 1/2     1       1 1/2
foot                     7           7     8           8
own men held             3       1 1/2     1         1/2
prisoners taken          1         1/2     3       1 1/2
gross                           43 1/2            31 1/2
net                                 12               -12
As if it ended here, undecided: nobody has the victory.  [V1b V1c V1d V1e]
> next
#19 Blue's move 1.  3:00 on the clock.
    Time.  Red's move 1 took 0:00 of 3:00.                            [M3a]
> gun BG1 takeable none
#20 BG1 is in a position to be taken by nobody.                [reading 23]
> gun BG2 held red
-c:1:1: refused: the battle has started.
?3
> award blue 1/2 the flag
#21 Blue is awarded 1/2: the flag.
> award red 3/4 a breach
-c:1:11: error: cannot read "3/4" here.
  | award red 3/4 a breach
  |           ^^^
expected: points
right would be: award blue 20 the farm
?1
> award red ½ a breach
#22 Red is awarded 1/2: a breach.
> score now
                                   Red              Blue
victory                              0                 0
guns                     2          20     2          20
horse                    3       4 1/2     1       1 1/2
foot                     7           7     8           8
own men held             3       1 1/2     1         1/2
prisoners taken          1         1/2     3       1 1/2
awarded                            1/2               1/2
gross                               34                32
net                                  2                -2
As if it ended here, undecided: nobody has the victory.  [V1b V1c V1d V1e]
> kill ra.4-10 shot
#23 7 Red foot dead: shot.
                                                         [reading 15 P3 P4]
    P2 freed: 1 Blue unarmed, he stands still until the next move.
> kill rc.3-5 shot
#24 3 Red horse dead: shot.
                                                                      [V1a]
    Red has nobody left: decided for Blue [V1a]; finish blue when you agree.
> score now
                                   Red              Blue
victory                              0               100
guns                     2          20     2          20
horse                    0           0     1       1 1/2
foot                     0           0     9           9
own men held             3       1 1/2     0           0
prisoners taken          0           0     3       1 1/2
awarded                            1/2               1/2
gross                               22           132 1/2
net                           -110 1/2           110 1/2
As if it ended here, with the victory of Blue.  [V1b V1c V1d V1e]
> finish
#25 Blue wins: Red 22, Blue 132 1/2.
                                                                  [V1b V1a]
    Red: 2 guns 20, 3 lost to the enemy 1 1/2, awarded 1/2, in all 22, net
      -110 1/2.
    Blue: victory 100, 2 guns 20, 1 horse 1 1/2, 9 foot 9, 3 taken 1 1/2,
      awarded 1/2, in all 132 1/2, net 110 1/2.
    Time.  Blue's move 1 took 0:00 of 3:00.
> score
                                   Red              Blue
victory                              0               100
guns                     2          20     2          20
horse                    0           0     1       1 1/2
foot                     0           0     9           9
own men held             3       1 1/2     0           0
prisoners taken          0           0     3       1 1/2
awarded                            1/2               1/2
gross                               22           132 1/2
net                           -110 1/2           110 1/2
Official: the battle is finished.  [V1b V1c V1d V1e]
> export scores
side,victory,guns,cavalry,infantry,own_prisoners,prisoners_taken,award,total,net,official
red,0.0,20.0,0.0,0.0,1.5,0.0,0.5,22.0,-110.5,yes
blue,100.0,20.0,1.5,9.0,0.0,1.5,0.5,132.5,110.5,yes
# In the russian text only guns that are held count.
$ umpire new r.battle
$ umpire --clock=manual --quiet -c 'edition russian' 'side red; side blue; body ra 3 cav; body ba 3 cav; gun rg1; gun bg1' 'gun bg1 takeable red' 'start red' next score 'kill ra.1 shot' score 'finish drawn' score r.battle | grep -E '^(guns|horse|gross|net|victory) '
victory                              0                 0
guns                     1          10     1          10
horse                    3       4 1/2     3       4 1/2
gross                           14 1/2            14 1/2
net                                  0                 0
victory                              0                 0
guns                     1          10     1          10
horse                    2           3     3       4 1/2
gross                               13            14 1/2
net                             -1 1/2             1 1/2
victory                             50                50
guns                     1          10     1          10
horse                    2           3     3       4 1/2
gross                               63            64 1/2
net                             -1 1/2             1 1/2
$ umpire new b.battle
$ umpire --clock=manual --quiet -c 'side red; side blue; body ra 3 cav; body ba 3 cav; gun rg1; gun bg1' 'gun bg1 takeable red' 'start red' next score b.battle | grep -E '^(guns|horse|gross|net|victory) '
victory                              0                 0
guns                     2          20     1          10
horse                    3       4 1/2     3       4 1/2
gross                           24 1/2            14 1/2
net                                 10               -10
