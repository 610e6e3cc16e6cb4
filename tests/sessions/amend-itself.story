# An entry amended to what it is already changes nothing, though it would not be
# made there any more: the move it ended was struck out.
#! --clock=manual
> side red ; side blue ; body RA 12 inf ; body BA 11 inf ; start red
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
#3 RA: 12 Red foot.
#4 BA: 11 Blue foot.
#5 The battle starts: Red moves first.
    irregular: 12 men against 11.                                   [F1 M1]
> go
#6 Red's move 1.  1:00 on the clock.                                  [M3a]
> interval
#7 The interval: 4:00 left.
    Time.  Red's move 1 took 0:00 of 1:00.                            [M3g]
> strike #6
#8 struck out: #6 go
> interval
-c:1:1: refused: no move is running.
    right would be: go
?3
> amend #7 interval
#9 #7 is now: The interval: no limit.
    it was: interval
> amend #5 start red
#10 #5 is now: The battle starts: Red moves first.
    irregular: 12 men against 11.                                   [F1 M1]
    it was: start red
> u 2
#11 undone: 2 entries
    #10 amend #5 start red
    #9 amend #7 interval
$ umpire verify "$B"
story.battle: 11 entries, all as recorded
