# Guns of a battle entered as it stands: held by the enemy, within his grasp,
# served by so many, off the field with their men.
> side red back south ; side blue back north
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
> body RA 20 inf ; body BA 20 inf ; gun RG1 ; gun RG2 ; gun RG3 ; gun BG1 ; gun BG2
#3 RA: 20 Red foot.
#4 BA: 20 Blue foot.
#5 RG1: a gun of Red.
#6 RG2: a gun of Red.
#7 RG3: a gun of Red.
#8 BG1: a gun of Blue.
#9 BG2: a gun of Blue.
> gun RG1 held blue
#10 RG1 is held by Blue.
> gun RG2 takeable blue
#11 RG2 is in a position to be taken by Blue.                  [reading 23]
> gun RG3 takeable blue
#12 RG3 is in a position to be taken by Blue.                  [reading 23]
> gun RG3 takeable none
#13 RG3 is in a position to be taken by nobody.                [reading 23]
> gun BG1 held red
#14 BG1 is held by Red.
> gun BG1 held blue
#15 BG1 is held by Blue.
> crew RG1 BA.1-4
#16 RG1: 4 Blue foot serve it.
    No gunner or guard among them.                          [A3 reading 21]
> crew BG1 3ba
#17 BG1: 3 Blue foot serve it, 4 needed: out of action.
    No gunner or guard among them.                          [A3 reading 21]
> crew RG3 4ra
#18 RG3: 4 Red foot serve it.
    No gunner or guard among them.                          [A3 reading 21]
> off BG2 with BA.20
#19 BG2 is off the field, and 1 man with it.                   [reading 17]
> off BG2 with BA.17-20
-c:1:14: error: BA.20 is off the field.
  | off BG2 with BA.17-20
  |              ^^^^^^^^
right would be: off BG2 with 4BA
?1
> off RG1 with RA.17-20
-c:1:14: error: RA.17 is on the wrong side for this.
  | off RG1 with RA.17-20
  |              ^^^^^^^^
right would be: off 5RA
?1
> gun RG2 takeable red
-c:1:18: refused: that gun is held by Red already.
?3
> gun RG9 held blue
#20 RG9: a gun of Red, held by Blue.
> gun RG1 held green
-c:1:14: error: no side is called "green".
  | gun RG1 held green
  |              ^^^^^
right would be: gun RG1 held red
?1
> start red 5
#21 The battle starts: Red's move 5 comes next.
    irregular: Red has 4 guns for 20 men.                        [F8 F1 M1]
    irregular: 4 guns against 2.
> show guns
    RG1    Blue took it from Red, served by 4
    RG2    Red, could be taken by Blue
    RG3    Red, served by 4
    BG1    Blue, served by 3 of 4 needed
    BG2    Blue, off the field
    RG9    Blue took it from Red
> score
                                   Red              Blue
victory                              0                 0
guns                     2          20     5          50
horse                    0           0     0           0
foot                    20          20    20          20
own men held             0           0     0           0
prisoners taken          0           0     0           0
gross                               40                70
net                                -30                30
Provisional: the battle is not finished.  [V1b V1c V1d V1e]
> score now
                                   Red              Blue
victory                              0                 0
guns                     2          20     5          50
horse                    0           0     0           0
foot                    20          20    20          20
own men held             0           0     0           0
prisoners taken          0           0     0           0
gross                               40                70
net                                -30                30
As if it ended here, undecided: nobody has the victory.  [V1b V1c V1d V1e]
> next
#22 Red's move 5.  3:00 on the clock.                                 [M3a]
> fire RG1 2
-c:1:6: refused: that gun is held by Blue already.                         [G5]
    to allow it: overrule: fire RG1 2 because ...
?3
> fire RG3 2 1ba
#23 Red RG3: 2 shots, 1 Blue foot dead.
    No gunner or guard among them.                                [A6a A4b]
    RG3 has 2 shots left.
> capture RG1 red past 4 near 0
#24 Red takes RG1 from Blue.
    Time.  Red's move 5 took 0:00 of 3:00.               [G1 G2 reading 26]
> next
#25 Blue's move 5.  3:00 on the clock.                                [M3a]
> fire RG1 4 1ra
-c:1:6: refused: it is Blue's move.                                        [M6]
    to allow it: overrule: fire RG1 4 1ra because ...
?3
> fire BG1 1
-c:1:6: refused: BG1 has 3 to serve it, 4 needed.                          [A3]
    to allow it: overrule: fire BG1 1 because ...
?3
> capture RG2 blue past 4 near 0
#26 Blue takes RG2 from Red.
    Time.  Blue's move 5 took 0:00 of 3:00.              [G1 G2 reading 26]
> next
#27 Red's move 6.  3:00 on the clock.                                 [M3a]
> show guns
    RG1    Red
    RG2    Blue took it from Red
    RG3    Red, served by 4
    BG1    Blue, served by 3 of 4 needed
    BG2    Blue, off the field
    RG9    Blue took it from Red
> score
                                   Red              Blue
victory                              0                 0
guns                     2          20     4          40
horse                    0           0     0           0
foot                    20          20    19          19
own men held             0           0     0           0
prisoners taken          0           0     0           0
gross                               40                59
net                                -19                19
Provisional: the battle is not finished.  [V1b V1c V1d V1e]
> export guns
gun,side,holder,name,state,crew,x_in,y_in,takeable,shots_fired
RG1,red,red,,in-action,,,,,0
RG2,red,blue,,in-action,,,,,0
RG3,red,red,,in-action,4,,,,2
BG1,blue,blue,,out-of-action,3,,,,0
BG2,blue,blue,,off,,,,,0
RG9,red,blue,,in-action,,,,,0
