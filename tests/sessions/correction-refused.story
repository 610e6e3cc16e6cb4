# A correction after which a later entry would not stand is refused and names it.
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
> fire RG1 2 Bi.1
#9 Red RG1: 2 shots, 1 Blue foot dead.
    RG1 has 2 shots left.                                         [A6a A4b]
> fire RG1 2
#10 Red RG1: 2 shots, nobody hit.                                     [A4b]
> move RG1 12 n
-c:1:6: refused: RG1 has fired this move.                                 [A4a]
    to allow it: overrule: move RG1 12 n because ...
?3
> =fire RG1 3
-c:1:11: refused: 1 too many: 2 of 4 shots left.                           [A4b]
    right would be: =fire RG1 2
    to allow it: = overrule: fire RG1 3 because ...
?3
> amend #9 fire RG1 3 Bi.1
-c:1:1: refused: entry #10 would no longer stand.
    #10 fire RG1 2
    then: 1 too many: 1 of 4 shots left.  [A4b]
?3
> kill Bi.2 fell
#11 1 Blue foot dead: fell.
> amend #9 fire RG1 2 Bi.2
-c:1:1: refused: entry #11 would no longer stand.
    #11 kill Bi.2 fell
    then: Bi.2 is dead.
?3
> strike #9
#12 struck out: #9 fire RG1 2 Bi.1
    score: Blue 19, was 18
> show blue
Blue: 20 foot: 19 fit, 1 dead
    Bi     20 foot: 19 fit, 1 dead
# Only facts are corrected.
> amend #13 fire RG1 2 Bi.2
-c:1:1: error: there is no entry #13: the last is #12.
right would be: log
?1
> amend #1 undo
-c:1:1: refused: undo is no fact, and only facts can be corrected.
?3
> amend #200 kill 1r x
-c:1:1: error: there is no entry #200: the last is #12.
right would be: amend #11 kill 1r x
?1
> late kill 1r x
#13 1 Red foot dead: x.
    No gunner or guard among them.
    stands before #8.
    score: Red 19, was 20
> next
#14 Blue's move 2.  1:00 on the clock.
    Time.  Red's move 2 took 0:00 of 2:00.                            [M3a]
> late kill 1r x
#15 1 Red foot dead: x.
    No gunner or guard among them.
    stands before #14.
    score: Red 18, was 19
> show red
Red: 10 foot: 8 fit, 2 dead
    Ri     10 foot: 8 fit, 2 dead
    RG1    Red
