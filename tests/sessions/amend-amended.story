# An amended entry amended again, by its old number or its new; struck out by
# any of them; and taken back step by step.
> side red back south ; side blue back north ; force red 10 inf 1 guns ; force blue 20 inf
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
#3 Red: 10 foot (Ri), 1 gun (RG1).
#4 Blue: 20 foot (Bi).
> start red
#5 The battle starts: Red moves first.
    irregular: 10 men against 20.                                   [F1 M1]
    irregular: 1 gun against 0.
> next
#6 Red's move 1.  2:00 on the clock.                                  [M3a]
> next
#7 Blue's move 1.  1:00 on the clock.
    Time.  Red's move 1 took 0:00 of 2:00.                            [M3a]
> next
#8 Red's move 2.  2:00 on the clock.
    Time.  Blue's move 1 took 0:00 of 1:00.                           [M3a]
> fire RG1 3 1b
#9 Red RG1: 3 shots, 1 Blue foot dead.
    No gunner or guard among them.                                [A6a A4b]
    RG1 has 1 shot left.
> amend #9 fire RG1 3 2b
#10 #9 is now: Red RG1: 3 shots, 2 Blue foot dead.
    No gunner or guard among them.                                [A6a A4b]
    RG1 has 1 shot left.
    it was: fire RG1 3 1b
    score: Blue 18, was 19
> amend #9 fire RG1 3 3b
#11 #10 is now: Red RG1: 3 shots, 3 Blue foot dead.
    No gunner or guard among them.                                [A6a A4b]
    RG1 has 1 shot left.
    it was: amend #9 fire RG1 3 2b
    score: Blue 17, was 18
> amend #11 fire RG1 4 3b
#12 #11 is now: Red RG1: 4 shots, 3 Blue foot dead.
    No gunner or guard among them.                                [A6a A4b]
    it was: amend #10 fire RG1 3 3b
> show blue
Blue: 20 foot: 17 fit, 3 dead
    Bi     20 foot: 17 fit, 3 dead
> undo
#13 undone: #12 amend #11 fire RG1 4 3b
> show blue
Blue: 20 foot: 17 fit, 3 dead
    Bi     20 foot: 17 fit, 3 dead
> strike #9
#14 struck out: #11 amend #10 fire RG1 3 3b
    score: Blue 20, was 17
> show blue
Blue: 20 foot: 20 fit
    Bi     20 foot: 20 fit
> amend #9 fire RG1 1
-c:1:1: refused: entry #9 does not stand.
?3
> undo 2
#15 undone: 2 entries
    #14 strike #9
    #11 amend #10 fire RG1 3 3b
    score: Blue 18, was 20
> undo
#16 undone: #10 amend #9 fire RG1 3 2b
    score: Blue 19, was 18
> show blue
Blue: 20 foot: 19 fit, 1 dead
    Bi     20 foot: 19 fit, 1 dead
> log 12
#5       0:00  start red
               The battle starts: Red moves first.
#6       0:00  next
               Red's move 1.  2:00 on the clock.
#7       0:00  next
               Blue's move 1.  1:00 on the clock.
#8       0:00  next
               Red's move 2.  2:00 on the clock.
#9       0:00  fire RG1 3 1b
               Red RG1: 3 shots, 1 Blue foot dead.
#10      0:00  amend #9 fire RG1 3 2b
               #9 is now: Red RG1: 3 shots, 2 Blue foot dead.
               undone by #16
#11      0:00  amend #10 fire RG1 3 3b
               #10 is now: Red RG1: 3 shots, 3 Blue foot dead.
               undone by #15
#12      0:00  amend #11 fire RG1 4 3b
               #11 is now: Red RG1: 4 shots, 3 Blue foot dead.
               undone by #13
#13      0:00  undo
               undone: #12 amend #11 fire RG1 4 3b
#14      0:00  strike #9
               struck out: #11 amend #10 fire RG1 3 3b
               undone by #15
#15      0:00  undo 2
               undone: 2 entries
#16      0:00  undo
               undone: #10 amend #9 fire RG1 3 2b
