# The last guard of a party is shot: it is freed at once (P3), stands still until
# the move after (P4), has no arms and fights for nobody (P5, reading 12), goes
# home and is armed again.
> side red back south ; side blue back north
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
> body RA 12 inf ; gun RG1 ; body RK 4 inf ; body BA 20 inf
#3 RA: 12 Red foot.
#4 RG1: a gun of Red.
#5 RK: 4 Red foot.
#6 BA: 20 Blue foot.
> start red
#7 The battle starts: Red moves first.
    irregular: 16 men against 20.                                   [F1 M1]
    irregular: 1 gun against 0.
> crew RG1 RK
#8 RG1: 4 Red foot serve it.
    No gunner or guard among them.                          [A3 reading 21]
> next
#9 Red's move 1.  2:00 on the clock.                                  [M3a]
> next
#10 Blue's move 1.  1:00 on the clock.
    Time.  Red's move 1 took 0:00 of 2:00.                            [M3a]
# Blue's first move.
> contact RA.1-3 BA.1-8 s0
#11 M1: 3 Red v 8 Blue, ruled on when the move ends.                  [H2a]
> next
#12 Red's move 2.  2:00 on the clock.
                                             [H1a H3e reading 5 H3h P2 M3a]
    M1: 3 Red foot v 8 Blue foot.  Red isolated: 0 near, 2 needed.
    3 taken, nobody dead, 8 Blue stand.
    on the floor: turn 3 Red about, 1 Blue to guard
    Blue picks who guards; no gunner or guard among them.
    score: Red 24 1/2, Blue 21 1/2
    Time.  Blue's move 1 took 0:00 of 1:00.
    P1: 3 Red prisoners, 1 guard.
> show P1
P1: 3 Red held by Blue
    men: RA.1-3
    guard: BA.1
# Red's second: the party is Blue's to move, not Red's.
> move P1 12 n
-c:1:6: refused: it is Red's move.                                         [M6]
    to allow it: overrule: move P1 12 n because ...
?3
> next
#13 Blue's move 2.  1:00 on the clock.
    Time.  Red's move 2 took 0:00 of 2:00.                            [M3a]
# Blue's second: led off, and its guard with it (P1, reading 39).
> move P1 12 n
#14 Blue's party P1 moves 12" north: 3 prisoners and their guard.
                                                            [P1 reading 39]
> move P1 1 n
-c:1:9: refused: RA.1 has moved 1' of 1' this move.                        [A1]
    to allow it: overrule: move P1 1 n because ...
?3
> move e1 1 n
-c:1:6: error: nobody is named who could do this.
  | move e1 1 n
  |      ^^
right would be: move BA 12 n
?1
> next
#15 Red's move 3.  2:00 on the clock.
    Time.  Blue's move 2 took 0:00 of 1:00.                           [M3a]
# Red's third: the guard is shot.
> fire RG1 2 e1
#16 Red RG1: 2 shots, 1 Blue foot dead.
                                                 [reading 15 P3 P4 A6a A4b]
    P1 freed: 3 Red unarmed, they stand still until the next move.
    RG1 has 2 shots left.
> show P1
P1: Red freed from Blue
    freed, without arms: RA.1-3
    freed, stand still this move: RA.1-3
# They stand still this move.
> move RA.1 12 s
-c:1:11: refused: RA.1 was freed and stands still until the next move.      [P4]
    to allow it: overrule: move RA.1 12 s because ...
?3
> next
#17 Blue's move 3.  1:00 on the clock.
    Time.  Red's move 3 took 0:00 of 2:00.                            [M3a]
> next
#18 Red's move 4.  2:00 on the clock.
    Time.  Blue's move 3 took 0:00 of 1:00.                           [M3a]
# The move following they may walk.
> move RA.1-3 12 s
#19 3 Red foot move 12" south.
    No gunner or guard among them.                                     [A1]
> show P1
P1: Red freed from Blue
    freed, without arms: RA.1-3
# Unarmed men cannot fight nor serve a gun.
> time
#20 Time.  Red's move 4 took 0:00 of 2:00.                            [M3e]
> melee RA.1-3 v BA.12-14 sup
-c:1:7: error: RA.1 is unarmed.
  | melee RA.1-3 v BA.12-14 sup
  |       ^^^^^^
right would be: melee 3RA v BA.12-14 sup
?1
> crew RG1 RA.1-3+RK.1
-c:1:10: error: RA.1 is unarmed.
  | crew RG1 RA.1-3+RK.1
  |          ^^^^^^
right would be: crew RG1 3RA+RK.1
?1
# At their own line they are armed again (P5).
> home RA.1-3
#21 3 Red armed again.                                                 [P5]
> show red
Red: 16 foot: 16 fit
    RA     12 foot: 12 fit
    RK     4 foot: 4 fit
    RG1    Red, served by 4
> show P1
P1: Red freed from Blue
    freed, armed again: RA.1-3
> crew RG1 RA.1-3+RK.1
#22 RG1: 4 Red foot serve it.
    A gunner is among them.                                 [A3 reading 21]
