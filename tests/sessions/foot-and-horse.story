# 13b, 8ib, 5cb: the last letter is the side, the one before it the arm.
> side red back south ; side blue back north
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
> body RA 5 inf ; body RC 5 cav ; body BA 10 inf ; body BC 10 cav
#3 RA: 5 Red foot.
#4 RC: 5 Red horse.
#5 BA: 10 Blue foot.
#6 BC: 10 Blue horse.
> start red
#7 The battle starts: Red moves first.
    irregular: 10 men against 20.                                   [F1 M1]
> go
#8 Red's move 1.  1:00 on the clock.                                  [M3a]
> time
#9 Time.  Red's move 1 took 0:00 of 1:00.                             [M3e]
> melee 2ir+3cr v 8ib sup
#10 M1: 3 Red horse and 2 foot v 8 Blue foot.  Red supported, 3 needed.
    5 dead each side, 3 Blue stand.                           [H1b H3g H3h]
    on the floor: lift 5 Red and 5 Blue
    Red picks who falls; no gunner or guard among them.   Red 6, Blue 20
> melee 1cr v 2cb iso
#11 M2: 1 Red horse v 2 Blue horse.  Red isolated, 1 needed.
    1 taken, nobody dead, 2 Blue stand.                    [H1a H3e H3h P2]
    on the floor: turn 1 Red about, 1 Blue to guard
    Red picks who guards; no gunner or guard among them.   Red 5, Blue 20 1/2
    P1: 1 Red prisoner, 1 guard.
> melee ra:2 v 1ba+1bc iso
#12 M3: 1 Blue horse and 1 foot v 2 Red foot.  Equal: all fall.
    2 dead each side, nobody stands.                              [H3c H3h]
    on the floor: lift 2 Blue and 2 Red
    no choice in it; no gunner or guard among them.   Red 3, Blue 18
> show P1
P1: 1 Red held by Blue
    men: RC.4
    guard: BC.1
> show P2
-c:1:6: error: there is no party P2: held is P1.
  | show P2
  |      ^^
right would be: show P1
?1
