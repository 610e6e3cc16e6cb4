# After firing two men stand at the trail (A4g, reading 24): they may not have
# moved and do not move after; where nobody is left the gun is out next move.
> side red back south ; side blue back north
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
> body RA 10 inf ; gun RG1 ; gun RG2 ; body BA 20 inf
#3 RA: 10 Red foot.
#4 RG1: a gun of Red.
#5 RG2: a gun of Red.
#6 BA: 20 Blue foot.
> start red
#7 The battle starts: Red moves first.
    irregular: Red has 2 guns for 10 men.                        [F8 F1 M1]
    irregular: 10 men against 20.
    irregular: 2 guns against 0.
> crew RG1 RA.1-4
#8 RG1: 4 Red foot serve it.
    No gunner or guard among them.                          [A3 reading 21]
> crew RG2 RA.5-8
#9 RG2: 4 Red foot serve it.
    No gunner or guard among them.                          [A3 reading 21]
> next
#10 Red's move 1.  3:00 on the clock.                                 [M3a]
> next
#11 Blue's move 1.  1:00 on the clock.
    Time.  Red's move 1 took 0:00 of 3:00.                            [M3a]
> next
#12 Red's move 2.  3:00 on the clock.
    Time.  Blue's move 1 took 0:00 of 1:00.                           [M3a]
> fire RG1 1 trail RA.1
-c:1:18: refused: 2 men stand at the trail, 1 named.                       [A4g]
    to allow it: overrule: fire RG1 1 trail RA.1 because ...
?3
> fire RG1 1 1b trail RA.1,2
#13 Red RG1: 1 shot, 1 Blue foot dead.
    No gunner or guard among them.                            [A4g A6a A4b]
    RG1 has 3 shots left.
> move RA.1 6 n
-c:1:11: refused: RA.1 stands at the trail of his gun.                     [A4g]
    to allow it: overrule: move RA.1 6 n because ...
?3
> fire RG2 1
#14 Red RG2: 1 shot, nobody hit.
    RG2 has 3 shots left.                                             [A4b]
# All of RG2's men leave it.
> move RA.5-8 12 n
#15 4 Red foot move 12" north.
    A gunner is among them.                                         [A1 A3]
    RG2 has nobody left to serve it, 4 needed: out of action.
> time
#16 Time.  Red's move 2 took 0:00 of 3:00.                            [M3e]
> interval
#17 The interval: 4:00 left.                                          [M3g]
> next
#18 Blue's move 2.  1:00 on the clock.
                                                       [A4g reading 24 M3a]
    RG2 has nobody left at its trail: out of action next move.
> next
#19 Red's move 3.  3:00 on the clock.
    Time.  Blue's move 2 took 0:00 of 1:00.                           [M3a]
# Red 3: RG2 has nobody, and was left without its trail men.
> fire RG2 1
-c:1:6: refused: RG2 is out of action this move.                          [A4g]
    to allow it: overrule: fire RG2 1 because ...
?3
> crew RG2 RA.5-8
#20 RG2: 4 Red foot serve it.
    No gunner or guard among them.                          [A3 reading 21]
> fire RG2 1
-c:1:6: refused: RG2 is out of action this move.                          [A4g]
    to allow it: overrule: fire RG2 1 because ...
?3
> fire RG1 1
#21 Red RG1: 1 shot, nobody hit.
    RG1 has 3 shots left.                                             [A4b]
