# Bodies divided and put together; men keep the names they were born with.
> side red back south ; side blue back north ; body RA 10 inf ; body RC 4 cav ; body BA 10 inf
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
#3 RA: 10 Red foot.
#4 RC: 4 Red horse.
#5 BA: 10 Blue foot.
> split RA:4 RX
#6 RX: 4 Red foot.
    No gunner or guard among them.
> split RA:4 BX
-c:1:12: error: "BX" does not begin with the letter of a side.
  | split RA:4 BX
  |            ^^
expected: a label
right would be: split RA:6 RB
?1
> start red
#7 The battle starts: Red moves first.
    irregular: 14 men against 10.                                   [F1 M1]
> split RX.1 RY
-c:1:7: error: nobody was born in RX: its men keep the numbers they were born with.
  | split RX.1 RY
  |       ^^^^
right would be: split RA:6 RB
?1
> split RA.1 RY
#8 RY: 1 Red foot.
    No gunner or guard among them.
> show red
Red: 10 foot, 4 horse: 14 fit
    RA     6 foot: 6 fit
    RC     4 horse: 4 fit
    RX     3 foot: 3 fit
    RY     1 foot: 1 fit
> join RX RA
#9 RX joins RA: 9 men.
> join RX BA
-c:1:9: error: all these men must be of one side.
  | join RX BA
  |         ^^
right would be: help join
?1
> show red
Red: 10 foot, 4 horse: 14 fit
    RA     9 foot: 9 fit
    RC     4 horse: 4 fit
    RX     0 foot: nobody
    RY     1 foot: 1 fit
> next
#10 Red's move 1.  1:00 on the clock.                                 [M3a]
> time
#11 Time.  Red's move 1 took 0:00 of 1:00.                            [M3e]
> melee 4ry v 4ba iso
-c:1:7: error: only 1 can be taken, 4 wanted.
  | melee 4ry v 4ba iso
  |       ^^^
right would be: melee 1ry v 4ba iso
?1
> melee RA.1,2 v BA.1-4 iso
#12 M1: 2 Red foot v 4 Blue foot.  Red isolated, 1 needed.
    2 taken, nobody dead, 4 Blue stand.                    [H1a H3e H3h P2]
    on the floor: turn 2 Red about, 1 Blue to guard
    Red picks who guards; no gunner or guard among them.   Red 15, Blue 11
    P1: 2 Red prisoners, 1 guard.
> melee RA.3,4 v BA.5-8 iso
#13 M2: 2 Red foot v 4 Blue foot.  Red isolated, 1 needed.
    2 taken, nobody dead, 4 Blue stand.                    [H1a H3e H3h P2]
    on the floor: turn 2 Red about, 1 Blue to guard
    Red picks who guards; no gunner or guard among them.   Red 14, Blue 12
    P2: 2 Red prisoners, 1 guard.
> show prisoners
P1: 2 Red held by Blue
    men: RA.1-2
    guard: BA.1
P2: 2 Red held by Blue
    men: RA.3-4
    guard: BA.5
> join P2 P1
#14 P1: 4 Red prisoners, 2 guards.                                     [P2]
> show prisoners
P1: 4 Red held by Blue
    men: RA.1-4
    guard: BA.1,5
P2: Red no longer with Blue
> join P2 P1
-c:1:6: refused: P2 is no longer held.
?3
> join P1 P1
-c:1:9: error: both are P1.
  | join P1 P1
  |         ^^
right would be: help join
?1
