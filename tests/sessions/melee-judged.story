# The retelling judges a melee when the next turn begins, before the clock, and
# whoever has just moved chooses (H3a, H3h); until then contact holds (H2b).
$ umpire new r.battle --edition retelling
#1 The edition: retelling.
$ umpire --clock=manual -c 'side red back south ; side blue back north ; body RA 20 inf ; body BA 20 inf' 'start red' next r.battle
#2 Red: back line south, letter r.
#3 Blue: back line north, letter b.
#4 RA: 20 Red foot.
#5 BA: 20 Blue foot.
#6 The battle starts: Red moves first.                      [M1; retelling]
#7 Red's move 1.  1:00 on the clock.                       [M3a; retelling]
$ umpire --clock=manual -c 'contact RA.1-5 BA.1-7' 'move RA.1 1' r.battle
#8 M1: 5 Red v 7 Blue, ruled on when the next turn begins.
                                                           [H2a; retelling]
    Red is the lesser; how many others stand near is said with: settle M1 s3
-c:2:11: refused: RA.1 is in contact until the next turn begins.  [H2b; retelling]
    to allow it: overrule: move RA.1 1 because ...
?3
$ umpire --clock=manual -c 'time' 'off RA.1' r.battle
#9 Time.  Red's move 1 took 0:00 of 1:00.                  [M3e; retelling]
-c:2:5: refused: RA.1 is in contact until the next turn begins.  [H2b; retelling]
    to allow it: overrule: off RA.1 because ...
?3
$ umpire --clock=manual -c 'settle' 'settle s2' '' r.battle
#10 M1 waits: it is ruled on when the next turn begins.    [H3a; retelling]
#11 M1 waits: it is ruled on when the next turn begins.    [H3a; retelling]
$ umpire --clock=manual -c 'kill BA.20 the cat' next r.battle
#12 1 Blue foot dead: the cat.
#13 Blue's move 1.  1:00 on the clock.
                              [H3a H1a H3e reading 1 H3h P2 M3a; retelling]
    M1: 5 Red foot v 7 Blue foot.  Red isolated: 7 near, 10 needed.
    2 taken, 3 dead each side, 4 Blue stand.
    on the floor: lift 3 Red and 3 Blue, turn 2 Red about, 1 Blue to guard
    Red picks who falls; no gunner or guard among them.   Red 16, Blue 17
    P1: 2 Red prisoners, 1 guard.
# The choice stands open after it.
$ umpire --clock=manual -c 'choose dead RA.5' 'show melees' r.battle
#14 M1: Red's choice: RA.5 falls.
                              [H3a H1a H3e reading 1 H3h P2 M3a; retelling]
    No gunner or guard among them.
M1, #13, Red 1: 5 Red v 7 Blue, isolated: 7 near, 10 needed.
    2 taken, 3 dead each side, 4 Blue stand.
$ umpire verify r.battle
r.battle: 14 entries, all as recorded
# Where contact ends with the move who can go leaves it.
$ umpire new h.battle --edition retelling
#1 The edition: retelling.
$ umpire --clock=manual -c 'set contact.until end-of-move' 'side red back south ; side blue back north ; body RA 20 inf ; body BA 20 inf' 'start red' next 'contact RA.1-5 BA.1-7' time 'off RA.1' 'settle s9' next h.battle
#2 contact.until is end-of-move.
#3 Red: back line south, letter r.
#4 Blue: back line north, letter b.
#5 RA: 20 Red foot.
#6 BA: 20 Blue foot.
#7 The battle starts: Red moves first.                      [M1; retelling]
#8 Red's move 1.  1:00 on the clock.                       [M3a; retelling]
#9 M1: 5 Red v 7 Blue, ruled on when the next turn begins.
                                                           [H2a; retelling]
    Red is the lesser; how many others stand near is said with: settle M1 s3
#10 Time.  Red's move 1 took 0:00 of 1:00.                 [M3e; retelling]
#11 1 Red foot off over their own back line.
                         [reading 17; retelling; contact.until end-of-move]
    No gunner or guard among them.
#12 M1 waits: it is ruled on when the next turn begins.    [H3a; retelling]
#13 Blue's move 1.  1:00 on the clock.
                                 [H3a H1b H3g reading 1 H3h M3a; retelling]
    M1: 4 Red foot v 7 Blue foot.  Red supported: 13 near, 10 needed.
    4 dead each side, 3 Blue stand.
    on the floor: lift 4 Red and 4 Blue
    Red picks who falls; no gunner or guard among them.   Red 16, Blue 16
# Everybody of one side gone: no melee.
$ umpire --clock=manual -c 'contact BA.5 RA.6' time 'kill RA.6 the cat' next h.battle
#14 M2: 1 Blue v 1 Red, ruled on when the next turn begins.  [H2a; retelling]
#15 Time.  Blue's move 1 took 0:00 of 1:00.                [M3e; retelling]
#16 1 Red foot dead: the cat.
#17 Red's move 2.  1:00 on the clock.
    M2 is not fought: one side of it has nobody left.      [M3a; retelling]
# The Russian text begins it with the next move and settles it when that ends:
# the side that was touched has moved, and chooses.
$ umpire new s.battle --edition russian
#1 The edition: russian.
$ umpire --clock=manual -c 'side red back south ; side blue back north ; body RA 20 inf ; body BA 20 inf' 'start red' next 'contact RA.1-5 BA.1-7 near RA.6-9 s3' 'settle s3' next s.battle
#2 Red: back line south, letter r.
#3 Blue: back line north, letter b.
#4 RA: 20 Red foot.
#5 BA: 20 Blue foot.
#6 The battle starts: Red moves first.                        [M1; russian]
#7 Red's move 1.  1:00 on the clock.                         [M3a; russian]
#8 M1: 9 Red v 7 Blue, begun with the next move and settled when that ends.
                                                             [H2a; russian]
#9 M1 waits: it is begun with the next move and settled when that ends.
                                                             [H3a; russian]
#10 Blue's move 1.  1:00 on the clock.
    Time.  Red's move 1 took 0:00 of 1:00.               [H3a M3a; russian]
    M1 begins: 5 Red v 7 Blue in contact, settled when the move ends.
$ umpire --clock=manual -c 'move BA.1 1' s.battle
-c:1:11: refused: BA.1 is in contact until the move ends.         [H3a; russian]
    to allow it: overrule: move BA.1 1 because ...
?3
$ umpire --clock=manual -c 'move BA.8-10 6 s' 'contact BA.11 RA.20' time '' s.battle
#11 3 Blue foot move 6" south.
    No gunner or guard among them.                            [A1; russian]
#12 M2: 1 Blue v 1 Red, begun with the next move and settled when that ends.
                                                             [H2a; russian]
#13 Time.  Blue's move 1 took 0:00 of 1:00.                  [M3e; russian]
$ umpire --clock=manual -c 'settle M1' s.battle
-c:1:1: error: how many other Red men stand within a move? 10 or more save them.
                                                             [H1a; russian]
right would be: settle M1 s10
?1
$ umpire --clock=manual -c 'settle M1 near BA.8-10 s6' 'choose guard BA.9' s.battle
#14 M1: 5 Red foot v 10 Blue foot.  Red isolated: 6 near, 10 needed.
                                    [H3a H1a H3e reading 1 H3h P2; russian]
    5 taken, nobody dead, 10 Blue stand.
    on the floor: turn 5 Red about, 1 Blue to guard
    Blue picks who guards; no gunner or guard among them.
    score: Red 17 1/2, Blue 22 1/2
    P1: 5 Red prisoners, 1 guard.
#15 M1: Blue's choice: BA.9 guards.
    No gunner or guard among them.  [H3a H1a H3e reading 1 H3h P2; russian]
$ umpire --clock=manual -c next s.battle
#16 Red's move 2.  1:00 on the clock.
                                                         [H3a M3a; russian]
    M2 begins: 1 Blue v 1 Red in contact, settled when the move ends.
$ umpire verify s.battle
s.battle: 16 entries, all as recorded
# By the book all of it is judged as the move ends.
> side red back south ; side blue back north ; body RA 20 inf ; body BA 20 inf
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
#3 RA: 20 Red foot.
#4 BA: 20 Blue foot.
> start red
#5 The battle starts: Red moves first.                                 [M1]
> next
#6 Red's move 1.  1:00 on the clock.                                  [M3a]
> contact RA.1-5 BA.1-7
#7 M1: 5 Red v 7 Blue, ruled on when the move ends.
                                                                      [H2a]
    Red is the lesser; how many others stand near is said with: settle M1 s3
> move RA.1 1
-c:1:11: refused: RA.1 is in contact until the move ends.                  [H2b]
    to allow it: overrule: move RA.1 1 because ...
?3
> settle near RA.6-9 near BA.8 s2
#8 M1: 8 Blue foot v 9 Red foot.  Blue isolated: 2 near, 4 needed.
    1 taken, 7 dead each side, 2 Red stand.                [H1a H3e H3h P2]
    on the floor: lift 7 Blue and 7 Red, turn 1 Blue about, 1 Red to guard
    Red picks who falls; no gunner or guard among them.
    score: Red 13 1/2, Blue 12 1/2
    Time.  Red's move 1 took 0:00 of 1:00.
    P1: 1 Blue prisoner, 1 guard.
> off RA.9
-c:1:5: refused: RA.9 is in contact until the move ends.                  [H2b]
    to allow it: overrule: off RA.9 because ...
?3
