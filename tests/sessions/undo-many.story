# Undo takes the last line or group, passing over the clock's own; several at
# once; more than five only to a named entry.
> side red back south ; side blue back north ; body RA 20 inf ; body BA 20 inf
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
#3 RA: 20 Red foot.
#4 BA: 20 Blue foot.
> start red
#5 The battle starts: Red moves first.                                 [M1]
> next
#6 Red's move 1.  1:00 on the clock.                                  [M3a]
> undo
#7 undone: #6 next
> redo
#8 again: #6 next
> move RA.1 12 n
#9 1 Red foot moves 12" north.
    No gunner or guard among them.                                     [A1]
> pause the cat
#10 The clock is paused: the cat.
> resume
#11 The clock goes on: 1:00 left.
> move RA.2 12 n ; move RA.3 12 n
#12 1 Red foot moves 12" north.
    No gunner or guard among them.                                     [A1]
#13 1 Red foot moves 12" north.
    No gunner or guard among them.                                     [A1]
> note nothing
#14 Noted: nothing
# The group goes as one, after the note; then over the clock the one before it.
> undo
#15 undone: #14 note nothing
> undo
#16 undone: 2 entries
    #13 move RA.3 12 n
    #12 move RA.2 12 n
> can RA
RA: 19 may move 12"; 1 have moved
> undo
#17 undone: #9 move RA.1 12 n
> can RA
RA: 20 may move 12"
> redo
#18 again: #9 move RA.1 12 n
> redo
#19 again: 2 entries
    #13 move RA.3 12 n
    #12 move RA.2 12 n
> can RA
RA: 17 may move 12"; 3 have moved
> redo
#20 again: #14 note nothing
> redo
-c:1:1: refused: there is nothing to redo.
?3
> kill RA.4 c
#21 1 Red foot dead: c.
> kill RA.5 d
#22 1 Red foot dead: d.
> kill RA.6 e
#23 1 Red foot dead: e.
> undo 3
#24 undone: 3 entries
    #23 kill RA.6 e
    #22 kill RA.5 d
    #21 kill RA.4 c
    score: Red 20, was 17
> show red
Red: 20 foot: 20 fit
    RA     20 foot: 20 fit
> redo
#25 again: 3 entries
    #23 kill RA.6 e
    #22 kill RA.5 d
    #21 kill RA.4 c
    score: Red 17, was 20
> undo 6
-c:1:1: refused: more than five is a lot: undo to the entry you mean.
    right would be: undo to #8    or: undo 5
?3
# more than there are
> undo 60
-c:1:1: refused: more than five is a lot: undo to the entry you mean.
    right would be: undo 5
?3
> undo to #8
#26 undone: 7 entries
    #23 kill RA.6 e
    #22 kill RA.5 d
    #21 kill RA.4 c
    and 4 more
    score: Red 20, was 17
> show red
Red: 20 foot: 20 fit
    RA     20 foot: 20 fit
> redo
#27 again: 7 entries
    #23 kill RA.6 e
    #22 kill RA.5 d
    #21 kill RA.4 c
    and 4 more
    score: Red 17, was 20
> show red
Red: 20 foot: 17 fit, 3 dead
    RA     20 foot: 17 fit, 3 dead
> undo 2
#28 undone: 2 entries
    #23 kill RA.6 e
    #22 kill RA.5 d
    score: Red 19, was 17
# A new line, and what was undone can no longer be done again.
> kill RA.9 h
#29 1 Red foot dead: h.
> redo
-c:1:1: refused: there is nothing to redo.
?3
> undo 0
-c:1:1: refused: there is nothing to undo.
?3
> undo to #99
-c:1:1: refused: there is nothing to undo.
?3
> show red
Red: 20 foot: 18 fit, 2 dead
    RA     20 foot: 18 fit, 2 dead
