# Time was called too early: the move goes on.
> side red back south ; side blue back north ; body RA 20 inf ; body BA 20 inf
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
#3 RA: 20 Red foot.
#4 BA: 20 Blue foot.
> start red
#5 The battle starts: Red moves first.                                 [M1]
> next
#6 Red's move 1.  1:00 on the clock.                                  [M3a]
> @+10 move RA.1 12 n
#7 1 Red foot moves 12" north.
    No gunner or guard among them.                                     [A1]
> @+10 time
#8 Time.  Red's move 1 took 0:20 of 1:00.                             [M3e]
> @+5 undo time
#9 undone: #8 time
> @+5 move RA.2 12 n
#10 1 Red foot moves 12" north.
    No gunner or guard among them.                                     [A1]
> @+10 time
#11 Time.  Red's move 1 took 0:40 of 1:00.                            [M3e]
> melee 2ra v 2ba
#12 M1: 2 Blue foot v 2 Red foot.  Equal: all fall.
    2 dead each side, nobody stands.                              [H3c H3h]
    on the floor: lift 2 Blue and 2 Red
    no choice in it; no gunner or guard among them.   Red 18, Blue 18
# A melee has been ruled on since, which ends the move whatever is undone.
> undo time
-c:1:1: refused: entry #12 would no longer stand.
    #12 melee 2ra v 2ba
?3
# In Blue's move there is no time to undo: it was called in Red's.
> next
#13 Blue's move 1.  1:00 on the clock.                                [M3a]
> undo time
-c:1:1: refused: there is nothing to undo.
?3
> show
Blue 1 runs, 1:00 left
Red: 20 foot: 18 fit, 2 dead
    RA     20 foot: 18 fit, 2 dead
Blue: 20 foot: 18 fit, 2 dead
    BA     20 foot: 18 fit, 2 dead
