# a ; b is one group: all or nothing, undone together; facts only.
> side red back south ; side blue back north ; body RA 20 inf ; body BA 20 inf
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
#3 RA: 20 Red foot.
#4 BA: 20 Blue foot.
> start red
#5 The battle starts: Red moves first.                                 [M1]
> next
#6 Red's move 1.  1:00 on the clock.                                  [M3a]
> move RA.1 12 n ; move RA.2 12 n ; move RA.1 1 n
-c:1:45: refused: RA.1 has moved 1' of 1' this move.                        [A1]
    to allow it: overrule: move RA.1 1 n because ...
?3
> show red
Red: 20 foot: 20 fit
    RA     20 foot: 20 fit
> log 1
#6       0:00  next
               Red's move 1.  1:00 on the clock.
> move RA.1 12 n ; move RA.2 12 n
#7 1 Red foot moves 12" north.
    No gunner or guard among them.                                     [A1]
#8 1 Red foot moves 12" north.
    No gunner or guard among them.                                     [A1]
> undo
#9 undone: 2 entries
    #8 move RA.2 12 n
    #7 move RA.1 12 n
> move RA.1 12 n ; undo
-c:1:17: error: only facts can be joined by ; and this is none.
  | move RA.1 12 n ; undo
  |                 ^
right would be: undo
?1
> move RA.1 12 n ; show red
-c:1:17: error: only facts can be joined by ; and this is none.
  | move RA.1 12 n ; show red
  |                 ^
right would be: show guns
?1
> show red ; move RA.1 12 n
-c:1:1: error: only facts can be joined by ; and this is none.
  | show red ; move RA.1 12 n
  | ^
right would be: show guns
?1
> time ; melee 5ra v 5ba ; interval
#10 Time.  Red's move 1 took 0:00 of 1:00.                            [M3e]
#11 M1: 5 Blue foot v 5 Red foot.  Equal: all fall.
    5 dead each side, nobody stands.                              [H3c H3h]
    on the floor: lift 5 Blue and 5 Red
    no choice in it; no gunner or guard among them.   Red 15, Blue 15
#12 The interval: 4:00 left.                                          [M3g]
> undo
#13 undone: 3 entries
    #12 interval
    #11 melee 5ra v 5ba
    #10 time
    M1 is no longer ruled on.
    score: Red 20, was 15, Blue 20, was 15
> log 2
#12      0:00  interval
               The interval: 4:00 left.
               undone by #13
#13      0:00  undo
               undone: 3 entries
# A note takes the rest of the line, semicolon and all.
> note one ; undo
#14 Noted: one ; undo
> log 1
#14      0:00  note one ; undo
               Noted: one ; undo
