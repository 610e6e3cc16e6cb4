# The floor against the book.
> side red back south ; side blue back north
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
> body RA 20 inf ; body RC 5 cav ; gun RG1 ; body BA 20 inf
#3 RA: 20 Red foot.
#4 RC: 5 Red horse.
#5 RG1: a gun of Red.
#6 BA: 20 Blue foot.
> start red
#7 The battle starts: Red moves first.
    irregular: 25 men against 20.                                   [F1 M1]
    irregular: 1 gun against 0.
> next
#8 Red's move 1.  2:00 on the clock.                                  [M3a]
> next
#9 Blue's move 1.  1:00 on the clock.
    Time.  Red's move 1 took 0:00 of 2:00.                            [M3a]
> next
#10 Red's move 2.  2:00 on the clock.
    Time.  Blue's move 1 took 0:00 of 1:00.                           [M3a]
> fire RG1 2 1ba
#11 Red RG1: 2 shots, 1 Blue foot dead.
    No gunner or guard among them.                                [A6a A4b]
    RG1 has 2 shots left.
> next
#12 Blue's move 2.  1:00 on the clock.
    Time.  Red's move 2 took 0:00 of 2:00.                            [M3a]
> count red 20 foot 5 horse
Red foot: 20 on the floor, 20 in the book.
Red horse: 5 on the floor, 5 in the book.
# A man too many stands on the floor: what could explain it.
> count blue 20
Blue men: 20 on the floor, 19 in the book: 1 more than there should be.
    #11 fire RG1 2 1ba took 1: strike #11
> count blue 18
Blue men: 18 on the floor, 19 in the book: 1 missing on the floor.
    a loss may be missing: late fire RG1 1 1b
    or a shot took more than was typed:
    #11 fire RG1 2 1ba: =#11
> count red 25
Red men: 25 on the floor, 25 in the book.
> count red 19 foot 5 horse
Red foot: 19 on the floor, 20 in the book: 1 missing on the floor.
    a loss may be missing: kill 1ir not on the floor
Red horse: 5 on the floor, 5 in the book.
> count green 3
-c:1:7: error: no side is called "green".
  | count green 3
  |       ^^^^^
right would be: count red 3
?1
> count red
-c:1:10: error: the line stops too early.
  | count red
  |          ^
expected: a number
right would be: count blue 20 foot 5 horse
?1
