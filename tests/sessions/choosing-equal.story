# Where numbers are equal all die: there is no choice in it. Nor where nothing
# has been ruled on in this move.
> side red back south ; side blue back north ; body RA 12 inf ; body BA 14 inf
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
#3 RA: 12 Red foot.
#4 BA: 14 Blue foot.
> start red
#5 The battle starts: Red moves first.
    irregular: 12 men against 14.                                   [F1 M1]
> go
#6 Red's move 1.  1:00 on the clock.                                  [M3a]
> choose dead RA.5
-c:1:1: error: no melee of this move has been ruled on or waits.
right would be: help choose
?1
> time
#7 Time.  Red's move 1 took 0:00 of 1:00.                             [M3e]
> melee 3ra v 3ba
#8 M1: 3 Blue foot v 3 Red foot.  Equal: all fall.
    3 dead each side, nobody stands.                              [H3c H3h]
    on the floor: lift 3 Blue and 3 Red
    no choice in it; no gunner or guard among them.   Red 9, Blue 11
> choose dead RA.1
-c:1:13: refused: there is no choice in this.                              [H3c]
?3
> next
#9 Blue's move 1.  1:00 on the clock.                                 [M3a]
> choose dead RA.5
-c:1:1: refused: the choice stands since the next move began.
?3
> log 1
#9       0:00  next
               Blue's move 1.  1:00 on the clock.
