# More than double: prisoners are the lesser number or the difference, whichever
# is less (reading 5), so a force met by double its strength is taken without a
# blow.
> side red back south ; side blue back north ; body RA 40 inf ; body BA 60 inf
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
#3 RA: 40 Red foot.
#4 BA: 60 Blue foot.
> start red
#5 The battle starts: Red moves first.
    irregular: 40 men against 60.                                   [F1 M1]
> go
#6 Red's move 1.  2:00 on the clock.                                  [M3a]
> time
#7 Time.  Red's move 1 took 0:00 of 2:00.                             [M3e]
# 5 v 10 and 5 v 12, nobody near: five taken, nobody falls.
> melee 5ra v 10ba iso
#8 M1: 5 Red foot v 10 Blue foot.  Red isolated, 3 needed.
    5 taken, nobody dead, 10 Blue stand.                   [H1a H3e H3h P2]
    on the floor: turn 5 Red about, 1 Blue to guard
    Red picks who guards; no gunner or guard among them.
    score: Red 37 1/2, Blue 62 1/2
    P1: 5 Red prisoners, 1 guard.
> melee 5ra v 12ba s0
#9 M2: 5 Red foot v 12 Blue foot.  Red isolated: 0 near, 3 needed.
    5 taken, nobody dead, 12 Blue stand.         [H1a H3e reading 5 H3h P2]
    on the floor: turn 5 Red about, 1 Blue to guard
    Red picks who guards; no gunner or guard among them.   Red 35, Blue 65
    P2: 5 Red prisoners, 1 guard.
# 7 v 30 with 3 near is isolated (7 needs 4): all seven taken.
> melee 7ra v 30ba s3
#10 M3: 7 Red foot v 30 Blue foot.  Red isolated: 3 near, 4 needed.
    7 taken, nobody dead, 30 Blue stand.         [H1a H3e reading 5 H3h P2]
    on the floor: turn 7 Red about, 1 Blue to guard
    Red picks who guards; no gunner or guard among them.
    score: Red 31 1/2, Blue 68 1/2
    P3: 7 Red prisoners, 1 guard.
# 1 v 2 with one near is supported: one dead each.
> melee 1ra v 2ba s1
#11 M4: 1 Red foot v 2 Blue foot.  Red supported: 1 near, 1 needed.
    1 dead each side, 1 Blue stands.                          [H1b H3g H3h]
    on the floor: lift 1 Red and 1 Blue
    Red picks who falls; no gunner or guard among them.
    score: Red 30 1/2, Blue 67 1/2
# The same sums with no battle at all.
> rule 5 v 12 iso
5 v 12, isolated: 5 taken, none dead each side, 12 of the greater stand.  [H3e]
    with 3 near: 5 dead each side, 7 of the greater stand.  [H3g]
> rule 13 v 19 s5
13 v 19 s5, isolated: 6 taken, 7 dead each side, 12 of the greater stand.  [H3e]
    2 more near: 13 dead each side, 6 of the greater stand.  [H3g]
    edition retelling, french, russian: half of the army able to fight.  [H1a]
> rule 13 v 21 s7
13 v 21 s7, supported: 13 dead each side, 8 of the greater stand.  [H3g]
    1 fewer near: 8 taken, 5 dead each side, 16 of the greater stand.  [H3e]
    edition retelling, french, russian: half of the army able to fight.  [H1a]
> rule 20 v 20
20 v 20, equal: all 20 dead on each side.  [H3c]
> show prisoners
P1: 5 Red held by Blue
    men: RA.1-5
    guard: BA.1
P2: 5 Red held by Blue
    men: RA.6-10
    guard: BA.11
P3: 7 Red held by Blue
    men: RA.11-17
    guard: BA.23
