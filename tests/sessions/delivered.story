# Prisoners led to the captor's line are beyond liberation, and the guard is free
# to fight again (P6, reading 18). Delivered men score as prisoners.
> side red back south ; side blue back north ; body RA 12 inf ; body BA 20 inf
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
#3 RA: 12 Red foot.
#4 BA: 20 Blue foot.
> start red
#5 The battle starts: Red moves first.
    irregular: 12 men against 20.                                   [F1 M1]
> go
#6 Red's move 1.  1:00 on the clock.                                  [M3a]
> time
#7 Time.  Red's move 1 took 0:00 of 1:00.                             [M3e]
> melee 3ra v 8ba iso
#8 M1: 3 Red foot v 8 Blue foot.  Red isolated, 2 needed.
    3 taken, nobody dead, 8 Blue stand.          [H1a H3e reading 5 H3h P2]
    on the floor: turn 3 Red about, 1 Blue to guard
    Red picks who guards; no gunner or guard among them.
    score: Red 10 1/2, Blue 21 1/2
    P1: 3 Red prisoners, 1 guard.
> next
#9 Blue's move 1.  1:00 on the clock.                                 [M3a]
> move P1 12 n
#10 Blue's party P1 moves 12" north: 3 prisoners and their guard.
                                                            [P1 reading 39]
> home P1
#11 P1: 3 Red delivered, beyond liberation.                            [P6]
> show P1
P1: 3 Red delivered to Blue
    men: RA.1-3
> show blue
Blue: 20 foot: 20 fit
    BA     20 foot: 20 fit
P1: 3 Red delivered to Blue
    men: RA.1-3
> score
                                   Red              Blue
victory                              0                 0
guns                     0           0     0           0
horse                    0           0     0           0
foot                     9           9    20          20
own men held             3       1 1/2     0           0
prisoners taken          0           0     3       1 1/2
gross                           10 1/2            21 1/2
net                                -11                11
Provisional: the battle is not finished.  [V1b V1c V1d V1e]
# Nobody can free them now, nor lead them.
> free P1
-c:1:6: refused: P1 is no longer held.
?3
> move P1 12 n
-c:1:6: refused: P1 is no longer held.
?3
> next
#12 Red's move 2.  1:00 on the clock.
    Time.  Blue's move 1 took 0:00 of 1:00.                           [M3a]
> retake RA.1 red
-c:1:8: error: RA.1 is delivered.
  | retake RA.1 red
  |        ^^^^
right would be: help retake
?1
> kill RA.1 the cat
-c:1:6: error: RA.1 is delivered.
  | kill RA.1 the cat
  |      ^^^^
right would be: kill 1RA the cat
?1
