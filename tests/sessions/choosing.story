# Who falls, who is taken and who guards is chosen by the side that has just
# moved, for both sides, even where it lost (H3h), in parts if it likes, until go.
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
> time
#7 Time.  Red's move 1 took 0:00 of 1:00.                             [M3e]
# Red moved and has fewer: 4 v 6 isolated, 2 taken, 2 dead each; Red chooses.
> melee RA.1-4 v BA.1-6 iso
#8 M1: 4 Red foot v 6 Blue foot.  Red isolated, 2 needed.
    2 taken, 2 dead each side, 4 Blue stand.               [H1a H3e H3h P2]
    on the floor: lift 2 Red and 2 Blue, turn 2 Red about, 1 Blue to guard
    Red picks who falls; no gunner or guard among them.   Red 9, Blue 13
    P1: 2 Red prisoners, 1 guard.
# A part of the choice: only who is taken.
> choose taken RA.1,2
#9 M1: Red's choice: RA.1,2 are taken.
    No gunner or guard among them.                         [H1a H3e H3h P2]
# The rest in another line: which Blue men fall.
> choose dead BA.5,6
#10 M1: Red's choice: BA.5,6 fall, RA.1,2 are taken.
    No gunner or guard among them.                         [H1a H3e H3h P2]
# Who guards.
> choose guard BA.3
#11 M1: Red's choice: BA.5,6 fall, RA.1,2 are taken, BA.3 guards.
    No gunner or guard among them.                         [H1a H3e H3h P2]
> show P1
P1: 2 Red held by Blue
    men: RA.1-2
    guard: BA.3
# Too many dead, a man of nobody's melee, a man both dead and taken: all wrong.
> choose dead BA.1-6
-c:1:13: error: 6 are named for this fate and the ruling has 2.
  | choose dead BA.1-6
  |             ^^^^^^
right would be: choose dead 2BA
?1
> choose dead BA.9
-c:1:13: error: BA.9 is not in that melee.
  | choose dead BA.9
  |             ^^^^
right would be: choose dead 1BA
?1
> choose dead RA.1 taken RA.1
-c:1:24: error: RA.1 is named twice.
  | choose dead RA.1 taken RA.1
  |                        ^^^^
right would be: choose dead RA.1 taken 1RA
?1
> choose guard BA.5
#12 M1: Red's choice: BA.6 falls, RA.1,2 are taken, BA.5 guards.
    No gunner or guard among them.                         [H1a H3e H3h P2]
    M1: no longer as chosen: BA.3 guards.
# Undoing a choice brings the one before it back.
> undo
#13 undone: #12 choose guard BA.5
> show P1
P1: 2 Red held by Blue
    men: RA.1-2
    guard: BA.3
> redo
#14 again: #12 choose guard BA.5
    M1: no longer as chosen: BA.3 guards.
# The choice stands until go.
> interval
#15 The interval: 4:00 left.                                          [M3g]
> choose keep BA.6
#16 M1: Red's choice: RA.1,2 are taken, BA.5 guards, BA.6 is kept.
    No gunner or guard among them.                         [H1a H3e H3h P2]
> go
#17 Blue's move 1.  1:00 on the clock.                                [M3a]
> choose keep BA.1
-c:1:1: refused: the choice stands since the next move began.
?3
