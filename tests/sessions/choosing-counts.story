# A choice by counts: each takes men of whom nothing is chosen yet. And a number
# of men near that nobody has is none.
> side red
#1 Red: back line south, letter r.
> side blue
#2 Blue: back line north, letter b.
> body RI 12 inf
#3 RI: 12 Red foot.
> body RC 6 cav
#4 RC: 6 Red horse.
> body BI 21 inf
#5 BI: 21 Blue foot.
> start red
#6 The battle starts: Red moves first.
    irregular: 18 men against 21.                                   [F1 M1]
> next
#7 Red's move 1.  1:00 on the clock.                                  [M3a]
> 12ir+6cr v 21ib s22
-c:1:17: error: 22 cannot be near: no side has more than 21 men.
  | 12ir+6cr v 21ib s22
  |                 ^^^
right would be: 12ir+6cr v 21ib s21
?1
> 12ir+6cr v 21ib s2
#8 M1: 6 Red horse and 12 foot v 21 Blue foot.  Red isolated: 2 near, 9 needed.
    3 taken, 15 dead each side, 6 Blue stand.          [H1a H3e H3h P2 V1a]
    on the floor: lift 15 Red and 15 Blue, turn 3 Red about, 1 Blue to guard
    Red picks who falls; no gunner or guard among them.   Red 1 1/2, Blue 7 1/2
    Time.  Red's move 1 took 0:00 of 1:00.
    P1: 3 Red prisoners, 1 guard.
    Red has nobody left: decided for Blue [V1a]; finish blue when you agree.
> choose dead 9ir+6cr taken 3ir
#9 M1: Red's choice: RI.1-9+RC.1-6 fall, RI.10-12 are taken.
    No gunner or guard among them.                     [H1a H3e H3h P2 V1a]
> undo
#10 undone: #9 choose dead 9ir+6cr taken 3ir
> choose keep 4cr
-c:1:13: error: 4 are named for this fate and the ruling has 3.
  | choose keep 4cr
  |             ^^^
right would be: choose keep 3cr
?1
> choose keep 10ib
-c:1:13: error: 10 are named for this fate and the ruling has 6.
  | choose keep 10ib
  |             ^^^^
right would be: choose keep 6ib
?1
> choose taken 1ib
-c:1:14: error: 1 are named for this fate and the ruling has 0.
  | choose taken 1ib
  |              ^^^
right would be: choose M1 dead RI.1
?1
> choose dead 9ir+6cr taken ri.1
-c:1:27: error: RI.1 is named twice.
  | choose dead 9ir+6cr taken ri.1
  |                           ^^^^
right would be: choose dead 9ir+6cr taken 1ri
?1
> choose keep 3cr
#11 M1: Red's choice: RC.1-3 are taken.
    No gunner or guard among them.                     [H1a H3e H3h P2 V1a]
