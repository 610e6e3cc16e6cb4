# The three cases of hand-to-hand (H3c, H3e, H3g), one after the other in one
# battle of foot: equal numbers, the lesser isolated, the lesser supported.
> side red back south ; side blue back north ; body RA 90 inf ; body BA 90 inf
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
#3 RA: 90 Red foot.
#4 BA: 90 Blue foot.
> start red
#5 The battle starts: Red moves first.                                 [M1]
> go
#6 Red's move 1.  3:00 on the clock.                                  [M3a]
> time
#7 Time.  Red's move 1 took 0:00 of 3:00.                             [M3e]
# Equal numbers: all on both sides die (H3c); support is not asked.
> melee 20ra v 20ba
#8 M1: 20 Blue foot v 20 Red foot.  Equal: all fall.
    20 dead each side, nobody stands.                             [H3c H3h]
    on the floor: lift 20 Blue and 20 Red
    no choice in it; no gunner or guard among them.   Red 70, Blue 70
# The book's own example (H3e): 9 v 11 isolated, 2 taken, 7 dead each, 4 stand.
> melee 9ra v 11ba iso
#9 M2: 9 Red foot v 11 Blue foot.  Red isolated, 5 needed.
    2 taken, 7 dead each side, 4 Blue stand.               [H1a H3e H3h P2]
    on the floor: lift 7 Red and 7 Blue, turn 2 Red about, 1 Blue to guard
    Red picks who falls; no gunner or guard among them.   Red 62, Blue 64
    P1: 2 Red prisoners, 1 guard.
# Not isolated (H3g): 13 v 21 with 7 near, for 7 is at least 6 1/2. 13 dead
# each, none taken, 8 stand.
> melee 13ba v 21ra s7
#10 M3: 13 Blue foot v 21 Red foot.  Blue supported: 7 near, 7 needed.
    13 dead each side, 8 Red stand.                           [H1b H3g H3h]
    on the floor: lift 13 Blue and 13 Red
    Red picks who falls; no gunner or guard among them.   Red 49, Blue 51
# Exactly half is supported (reading 4): 2 v 3 with 1 near.
> melee 2ra v 3ba s1
#11 M4: 2 Red foot v 3 Blue foot.  Red supported: 1 near, 1 needed.
    2 dead each side, 1 Blue stands.                [H1b H3g reading 4 H3h]
    on the floor: lift 2 Red and 2 Blue
    Red picks who falls; no gunner or guard among them.   Red 47, Blue 49
# One less is not: 3 v 4 with 1 near. 1 taken, 2 dead each, 2 stand.
> melee 3ra v 4ba s1
#12 M5: 3 Red foot v 4 Blue foot.  Red isolated: 1 near, 2 needed.
    1 taken, 2 dead each side, 2 Blue stand.               [H1a H3e H3h P2]
    on the floor: lift 2 Red and 2 Blue, turn 1 Red about, 1 Blue to guard
    Red picks who falls; no gunner or guard among them.
    score: Red 44 1/2, Blue 47 1/2
    P2: 1 Red prisoner, 1 guard.
# Each side has 20 + 7 + 13 + 2 + 2 = 44 dead of 90. Red has 2 + 1 taken: 43 fit;
# Blue has 46.
> show red
Red: 90 foot: 43 fit, 44 dead, 3 prisoners
    RA     90 foot: 43 fit, 44 dead, 3 prisoners
> show blue
Blue: 90 foot: 46 fit, 44 dead
    BA     90 foot: 46 fit, 44 dead
P1: 2 Red held by Blue
    men: RA.28-29
    guard: BA.28
P2: 1 Red held by Blue
    men: RA.55
    guard: BA.50
> score
                                   Red              Blue
victory                              0                 0
guns                     0           0     0           0
horse                    0           0     0           0
foot                    43          43    46          46
own men held             3       1 1/2     0           0
prisoners taken          0           0     3       1 1/2
gross                           44 1/2            47 1/2
net                                 -3                 3
Provisional: the battle is not finished.  [V1b V1c V1d V1e]
