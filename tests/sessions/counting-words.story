# The ways to name men, and what a count takes: men without a duty first, foot
# before horse where no arm is said, and never a gunner or guard unasked.
> side red back south ; side blue back north
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
> body RA 8 inf ; body RC 6 cav ; gun RG1 ; gun RG2 ; body BA 20 inf ; body BC 6 cav
#3 RA: 8 Red foot.
#4 RC: 6 Red horse.
#5 RG1: a gun of Red.
#6 RG2: a gun of Red.
#7 BA: 20 Blue foot.
#8 BC: 6 Blue horse.
> start red
#9 The battle starts: Red moves first.
    irregular: Red has 2 guns for 14 men.                        [F8 F1 M1]
    irregular: 14 men against 26.
    irregular: 2 guns against 0.
> crew RG1 RA.1-4
#10 RG1: 4 Red foot serve it.
    No gunner or guard among them.                          [A3 reading 21]
> crew RG2 RC.1-4
#11 RG2: 4 Red horse serve it.
    No gunner or guard among them.                          [A3 reading 21]
> go
#12 Red's move 1.  3:00 on the clock.                                 [M3a]
# Six of the side: the four foot and the two horse without a duty, and it says so.
> kill 6r a trial
#13 2 horse and 4 foot of Red dead: a trial.
    Foot first, where no arm is named: 4 foot and 2 horse.
    No gunner or guard among them.
# Now only gunners are left: it must be said.
> kill 1r a trial
-c:1:6: error: only 0 have no duty and 1 are wanted: say whether RA.1 is one of them.
  | kill 1r a trial
  |      ^^
right would be: kill RA.1 a trial
?1
> kill 1ir a trial
-c:1:6: error: only 0 have no duty and 1 are wanted: say whether RA.1 is one of them.
  | kill 1ir a trial
  |      ^^^
right would be: kill RA.1 a trial
?1
> kill 1rg2 a trial
#14 1 Red horse dead: a trial.
    A gunner is among them.                                            [A3]
    RG2 has 3 left to serve it, 4 needed: out of action.
# Two of the crew of RG1, which is short then.
> kill 2rg1 a trial
#15 2 Red foot dead: a trial.
    A gunner is among them.                                            [A3]
    RG1 has 2 left to serve it, 4 needed: out of action.
# By numbers, by body and arm, by both, by all.
> kill BA.1,4,9-12 a trial
#16 6 Blue foot dead: a trial.
> kill ba:2+1cb a trial
#17 1 horse and 2 foot of Blue dead: a trial.
    No gunner or guard among them.
> kill 2ba+BC.2 a trial
#18 1 horse and 2 foot of Blue dead: a trial.
    No gunner or guard among them.
> kill allbc a trial
#19 4 Blue horse dead: a trial.
> kill BA a trial
#20 10 Blue foot dead: a trial.
                                                                      [V1a]
    Blue has nobody left: decided for Red [V1a]; finish red when you agree.
> show blue
Blue: 20 foot, 6 horse: 0 fit, 26 dead
    BA     20 foot: 0 fit, 20 dead
    BC     6 horse: 0 fit, 6 dead
> show red
Red: 8 foot, 6 horse: 5 fit, 9 dead
    RA     8 foot: 2 fit, 6 dead
    RC     6 horse: 3 fit, 3 dead
    RG1    Red, served by 2 of 4 needed
    RG2    Red, served by 3 of 4 needed
