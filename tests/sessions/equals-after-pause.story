# = finds the last like it in this move over any clock entry, and keeps its time.
> side red back south ; side blue back north ; force red 10 inf 2 guns ; force blue 20 inf
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
#3 Red: 10 foot (Ri), 2 guns (RG1 to RG2).
#4 Blue: 20 foot (Bi).
> start red
#5 The battle starts: Red moves first.
    irregular: Red has 2 guns for 10 men.                        [F8 F1 M1]
    irregular: 10 men against 20.
    irregular: 2 guns against 0.
> next
#6 Red's move 1.  3:00 on the clock.                                  [M3a]
> next
#7 Blue's move 1.  1:00 on the clock.
    Time.  Red's move 1 took 0:00 of 3:00.                            [M3a]
> @+30 next
#8 Red's move 2.  3:00 on the clock.
    Time.  Blue's move 1 took 0:30 of 1:00.                           [M3a]
> @+20 fire RG1 3 1b
#9 Red RG1: 3 shots, 1 Blue foot dead.
    No gunner or guard among them.                                [A6a A4b]
    RG1 has 1 shot left.
> @+5 fire RG2 2 1b
#10 Red RG2: 2 shots, 1 Blue foot dead.
    No gunner or guard among them.                                [A6a A4b]
    RG2 has 2 shots left.
> @+5 pause the cat
#11 The clock is paused: the cat.
> @+60 resume
#12 The clock goes on: 2:30 left.
> @+5 note a dispute over a man
#13 Noted: a dispute over a man
# Not RG2's, the last, but RG1's.
> @+5 =fire RG1 3 2b
#14 #9 is now: Red RG1: 3 shots, 2 Blue foot dead.
    No gunner or guard among them.                                [A6a A4b]
    RG1 has 1 shot left.
    it was: fire RG1 3 1b
    score: Blue 17, was 18
> show blue
Blue: 20 foot: 17 fit, 3 dead
    Bi     20 foot: 17 fit, 3 dead
> export shots
entry,move,side,gun,shots,down,touched,killed,detail
14,2,red,RG1,3,0,0,2,no
10,2,red,RG2,2,0,0,1,no
> log 6
#9       0:50  fire RG1 3 1b
               Red RG1: 3 shots, 1 Blue foot dead.
               replaced by #14
#10      0:55  fire RG2 2 1b
               Red RG2: 2 shots, 1 Blue foot dead.
#11      1:00  pause the cat
               The clock is paused: the cat.
#12      2:00  resume
               The clock goes on: 2:30 left.
#13      2:05  note a dispute over a man
               Noted: a dispute over a man
#14      0:50  amend #9 fire RG1 3 2b
               #9 is now: Red RG1: 3 shots, 2 Blue foot dead.
> next
#15 Blue's move 2.  1:00 on the clock.
    Time.  Red's move 2 took 0:40 of 3:00.                            [M3a]
> =fire RG1 3 1b
-c:1:1: refused: no standing entry of this move to replace with that.
?3
# What would it be? Nothing is kept.
> ? undo
undone: #15 next
> log 1
#15      2:10  next
               Blue's move 2.  1:00 on the clock.
