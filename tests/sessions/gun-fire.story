# Guns: no fire before the first player's second move (M4), four men to serve
# (A3), at most four shots (A4b), fire or move but not both (A4a).
> side red back south ; side blue back north
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
> body RA 10 inf ; gun RG1 ; gun RG2 ; body BA 20 inf ; body BC 5 cav ; gun BG1
#3 RA: 10 Red foot.
#4 RG1: a gun of Red.
#5 RG2: a gun of Red.
#6 BA: 20 Blue foot.
#7 BC: 5 Blue horse.
#8 BG1: a gun of Blue.
> start red
#9 The battle starts: Red moves first.
    irregular: Red has 2 guns for 10 men.                        [F8 F1 M1]
    irregular: 10 men against 25.
    irregular: 2 guns against 1.
> crew RG1 RA.1-4
#10 RG1: 4 Red foot serve it.
    No gunner or guard among them.                          [A3 reading 21]
> crew RG2 RA.5-7
#11 RG2: 3 Red foot serve it, 4 needed: out of action.
    No gunner or guard among them.                          [A3 reading 21]
> go
#12 Red's move 1.  3:00 on the clock.                                 [M3a]
> fire RG1 4 2ba
-c:1:6: refused: no gun fires before the first player's move 2.            [M4]
    to allow it: overrule: fire RG1 4 2ba because ...
?3
> next
#13 Blue's move 1.  2:00 on the clock.
    Time.  Red's move 1 took 0:00 of 3:00.                            [M3a]
# Blue is second: it fires in its own second move only, for Red's second comes
# first.
> fire BG1 1
-c:1:6: refused: no gun fires before the first player's move 2.            [M4]
    to allow it: overrule: fire BG1 1 because ...
?3
> next
#14 Red's move 2.  3:00 on the clock.
    Time.  Blue's move 1 took 0:00 of 2:00.                           [M3a]
# Red 2. Three men do not serve RG2.
> fire RG2 1
-c:1:6: refused: RG2 has 3 to serve it, 4 needed.                          [A3]
    to allow it: overrule: fire RG2 1 because ...
?3
> crew RG2 RA.5-8
#15 RG2: 4 Red foot serve it.
    A gunner is among them.                                 [A3 reading 21]
> fire RG2 5
-c:1:10: refused: 1 too many: 4 of 4 shots left.                           [A4b]
    right would be: fire RG2 4    to allow it: overrule: fire RG2 5 because ...
?3
> fire RG2 1 1ba
#16 Red RG2: 1 shot, 1 Blue foot dead.
    No gunner or guard among them.                                [A6a A4b]
    RG2 has 3 shots left.
> fire RG2 4
-c:1:10: refused: 1 too many: 3 of 4 shots left.                           [A4b]
    right would be: fire RG2 3    to allow it: overrule: fire RG2 4 because ...
?3
> fire RG2 3 1bc
#17 Red RG2: 3 shots, 1 Blue horse dead.
    No gunner or guard among them.                                [A6a A4b]
> fire RG2 1
-c:1:10: refused: 1 too many: 0 of 4 shots left.                           [A4b]
    to allow it: overrule: fire RG2 1 because ...
?3
> move RG2 12 n
-c:1:6: refused: RG2 has fired this move.                                 [A4a]
    to allow it: overrule: move RG2 12 n because ...
?3
# RG1 moves, so it does not fire.
> move RG1 12 n
#18 Red RG1 moves 12" north with 4 men.                           [A4j A4h]
> fire RG1 1
-c:1:6: refused: RG1 has moved this move.                                 [A4a]
    to allow it: overrule: fire RG1 1 because ...
?3
# One of the crew falls: it is said.
> next
#19 Blue's move 2.  2:00 on the clock.
    Time.  Red's move 2 took 0:00 of 3:00.                            [M3a]
> fire BG1 2 RA.1
#20 Blue BG1: 2 shots, 1 Red foot dead.
    BG1 has 2 shots left.                                      [A6a A4b A3]
    RG1 has 3 left to serve it, 4 needed: out of action.
> next
#21 Red's move 3.  3:00 on the clock.
    Time.  Blue's move 2 took 0:00 of 2:00.                           [M3a]
> fire RG1 1
-c:1:6: refused: RG1 has 3 to serve it, 4 needed.                          [A3]
    to allow it: overrule: fire RG1 1 because ...
?3
> can RG1
RG1 has 3 to serve it, 4 needed; crew says who else comes up.  [A3]
> show guns
    RG1    Red, served by 3 of 4 needed
    RG2    Red, served by 4
    BG1    Blue
