# Several guns fire together: shots are one sum, booked round the guns; at most
# four each.
> side red back south ; side blue back north
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
> force red 12 inf 3 guns ; force blue 30 inf
#3 Red: 12 foot (Ri), 3 guns (RG1 to RG3).
#4 Blue: 30 foot (Bi).
> start red
#5 The battle starts: Red moves first.
    irregular: Red has 3 guns for 12 men.                        [F8 F1 M1]
    irregular: 12 men against 30.
    irregular: 3 guns against 0.
> next
#6 Red's move 1.  4:00 on the clock.                                  [M3a]
> next
#7 Blue's move 1.  1:00 on the clock.
    Time.  Red's move 1 took 0:00 of 4:00.                            [M3a]
> next
#8 Red's move 2.  4:00 on the clock.
    Time.  Blue's move 1 took 0:00 of 1:00.                           [M3a]
# Red 2.
> fire RG1+RG2+RG3 13 3b
-c:1:18: refused: 1 too many: 12 of 12 shots left.                         [A4b]
    right would be: fire RG1+RG2+RG3 12 3b
    to allow it: overrule: fire RG1+RG2+RG3 13 3b because ...
?3
> fire RG1+RG2 7 3ib
#9 Red RG1+RG2: 7 shots, 3 Blue foot dead.
    No gunner or guard among them.                                [A6a A4b]
    RG2 has 1 shot left.
> show guns
    RG1    Red, 4 of 4 shots fired
    RG2    Red, 3 of 4 shots fired
    RG3    Red
> fire RG1+RG2 1 1b
#10 Red RG1+RG2: 1 shot, 1 Blue foot dead.
    No gunner or guard among them.                                [A6a A4b]
> fire RG1 1
-c:1:10: refused: 1 too many: 0 of 4 shots left.                           [A4b]
    to allow it: overrule: fire RG1 1 because ...
?3
> fire RG3+RG3 2
-c:1:10: error: "RG3" is more than this line takes.
  | fire RG3+RG3 2
  |          ^^^
right would be: fire RG2+RG3 4 3ib
?1
> fire RG3 4 1b
#11 Red RG3: 4 shots, 1 Blue foot dead.
    No gunner or guard among them.                                [A6a A4b]
> export shots
entry,move,side,gun,shots,down,touched,killed,detail
9,2,red,RG1+RG2,7,0,0,3,no
10,2,red,RG1+RG2,1,0,0,1,no
11,2,red,RG3,4,0,0,1,no
