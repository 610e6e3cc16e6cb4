# The white flag is for isolated men only (P9, reading 37); else the referee must
# allow it.
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
# Not said how many are near: it is asked for.
> surrender RA.1-4 to blue
-c:1:1: error: how many other Red men stand within a move? 2 or more save them.  [P9]
right would be: surrender RA.1-4 to blue iso
?1
# Four with one near: 2 needed. They are isolated.
> surrender RA.1-4 to blue s1 guard BA.1
#7 4 Red foot surrender to Blue.
    P1: 4 Red prisoners, 1 guard.                                      [P9]
    No gunner or guard among them.
> show P1
P1: 4 Red held by Blue
    men: RA.1-4
    guard: BA.1
# Four with two near are not.
> surrender RA.5-8 to blue s2
-c:1:26: refused: not isolated: 2 near, 2 needed to be supported.           [P9]
    to allow it: overrule: surrender RA.5-8 to blue s2 because ...
?3
> overrule: surrender RA.5-8 to blue s2 because both players wish it
#8 4 Red foot surrender to Blue.
    overruled: not isolated: 2 near, 2 needed to be supported.         [P9]
    P2: 4 Red prisoners, nobody to guard them.
    P2: nobody guards them: 4 go free when the move ends.
    No gunner or guard among them.
    because both players wish it
> show prisoners
P1: 4 Red held by Blue
    men: RA.1-4
    guard: BA.1
P2: 4 Red held by Blue
    men: RA.5-8
    no guard
    they go free when the move ends
> log 4
#5       0:00  start red
               The battle starts: Red moves first.
#6       0:00  go
               Red's move 1.  1:00 on the clock.
#7       0:00  surrender RA.1-4 to blue s1 guard BA.1
               4 Red foot surrender to Blue.
#8       0:00  overrule: surrender RA.5-8 to blue s2 because both players wish
                 it
               4 Red foot surrender to Blue.
               overruled
# To oneself nobody surrenders, nor the dead, nor prisoners.
> surrender RA.9 to red iso
-c:1:11: error: both are Red: a melee is between two sides.
  | surrender RA.9 to red iso
  |           ^^^^
right would be: surrender 5BA to red iso
?1
> surrender RA.1 to blue iso
-c:1:11: error: RA.1 is a prisoner.
  | surrender RA.1 to blue iso
  |           ^^^^
right would be: surrender 1RA to blue iso
?1
