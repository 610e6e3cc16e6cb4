# A kill on the wrong side: struck out, or typed right over it.
> side red back south ; side blue back north ; force red 10 inf 1 guns ; force blue 10 inf
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
#3 Red: 10 foot (Ri), 1 gun (RG1).
#4 Blue: 10 foot (Bi).
> start red
#5 The battle starts: Red moves first.
    irregular: 1 gun against 0.                                     [F1 M1]
> next
#6 Red's move 1.  2:00 on the clock.                                  [M3a]
> next
#7 Blue's move 1.  1:00 on the clock.
    Time.  Red's move 1 took 0:00 of 2:00.                            [M3a]
> next
#8 Red's move 2.  2:00 on the clock.
    Time.  Blue's move 1 took 0:00 of 1:00.                           [M3a]
> fire RG1 2 2r
#9 Red RG1: 2 shots, 2 Red foot dead.
    No gunner or guard among them.                                [A6a A4b]
    RG1 has 2 shots left.
> show red
Red: 10 foot: 8 fit, 2 dead
    Ri     10 foot: 8 fit, 2 dead
    RG1    Red, 2 of 4 shots fired
> =fire RG1 2 2b
#10 #9 is now: Red RG1: 2 shots, 2 Blue foot dead.
    No gunner or guard among them.                                [A6a A4b]
    RG1 has 2 shots left.
    it was: fire RG1 2 2r
    score: Red 20, was 18, Blue 8, was 10
> show red
Red: 10 foot: 10 fit
    Ri     10 foot: 10 fit
    RG1    Red, 2 of 4 shots fired
> show blue
Blue: 10 foot: 8 fit, 2 dead
    Bi     10 foot: 8 fit, 2 dead
> kill 1r he fell off the table
#11 1 Red foot dead: he fell off the table.
    No gunner or guard among them.                         [V1f reading 28]
    Red has 9 left, Blue has 8: decided, a draw [V1f]; finish drawn when you
      agree.
> strike #10
#12 struck out: #10 amend #9 fire RG1 2 2b
    score: Blue 10, was 8
> show red
Red: 10 foot: 9 fit, 1 dead
    Ri     10 foot: 9 fit, 1 dead
    RG1    Red
> strike #10
-c:1:8: refused: entry #10 does not stand.
?3
> strike #99
-c:1:8: error: there is no entry #99: the last is #12.
  | strike #99
  |        ^^^
right would be: log
?1
> strike 10
-c:1:8: error: cannot read "10" here.
  | strike 10
  |        ^^
expected: an entry
right would be: strike #11
?1
> =kill 1b no
-c:1:1: refused: no standing entry of this move to replace with that.
?3
