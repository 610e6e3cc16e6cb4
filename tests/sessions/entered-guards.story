# Prisoners and their guards in a battle entered as it stands: with a guard,
# with one named later, with too few, with none; men delivered, and men freed.
> side red back south ; side blue back north
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
> body RA 20 inf ; body RC 6 cav ; body BA 30 inf ; gun RG1
#3 RA: 20 Red foot.
#4 RC: 6 Red horse.
#5 BA: 30 Blue foot.
#6 RG1: a gun of Red.
> dead RA.1-2
#7 2 Red foot dead.
> prisoner BA.1-8 of red guard RA.3
#8 P1: 8 Blue prisoners, 1 guard.
    P1: 1 guard for 8: 1 goes free when the move ends.
> prisoner BA.9-10 of red
#9 P2: 2 Blue prisoners, nobody to guard them.
    P2: nobody guards them: 2 go free when the move ends.
> guard p2 rc.1
#10 P2: 1 guard for 2.
    No gunner or guard among them.                                     [P2]
> prisoner RA.4 of blue guard BA.11
#11 P3: 1 Red prisoner, 1 guard.
> prisoner RA.5 of blue
#12 P4: 1 Red prisoner, nobody to guard them.
    P4: nobody guards him: 1 goes free when the move ends.
> delivered BA.12-13 of red
#13 P5: 2 Blue delivered, beyond liberation.                           [P6]
> disarmed BA.14-15
#14 2 Blue foot on the field without arms.
    No gunner or guard among them.                             [reading 12]
> disarmed RA.6
#15 1 Red foot on the field without arms.
    No gunner or guard among them.                             [reading 12]
# What cannot be.
> prisoner BA.16 of blue
-c:1:10: error: these men are of Blue themselves.
  | prisoner BA.16 of blue
  |          ^^^^^
right would be: prisoner 3RA of blue guard 1BA
?1
> prisoner BA.1 of red
-c:1:10: error: BA.1 is a prisoner.
  | prisoner BA.1 of red
  |          ^^^^
right would be: prisoner 1BA of red
?1
> prisoner BA.16 of red guard BA.17
-c:1:29: error: BA.17 is not of the captor's side.                              [P2]
  | prisoner BA.16 of red guard BA.17
  |                             ^^^^^
right would be: prisoner 3RA of blue guard 1BA
?1
> prisoner BA.16 of red guard RA.1
-c:1:29: error: RA.1 is dead and guards nobody.
  | prisoner BA.16 of red guard RA.1
  |                             ^^^^
right would be: prisoner BA.16 of red guard 1RA
?1
> prisoner BA.16+RA.7 of red
-c:1:10: error: all these men must be of one side.
  | prisoner BA.16+RA.7 of red
  |          ^^^^^
right would be: prisoner 3RA of blue guard 1BA
?1
> guard p9 rc.2
-c:1:7: error: there is no party p9: held are P1, P2, P3 and P4.
  | guard p9 rc.2
  |       ^^
right would be: guard p1 rc.2
?1
> guard p4 RC.2
-c:1:10: error: RC.2 is not of the captor's side.                               [P2]
  | guard p4 RC.2
  |          ^^^^
right would be: guard p1 RC.4
?1
> prisoner BA.18 of green
-c:1:19: error: no side is called "green".
  | prisoner BA.18 of green
  |                   ^^^^^
right would be: prisoner BA.18 of red
?1
> dead RA.1
-c:1:6: error: RA.1 is dead.
  | dead RA.1
  |      ^^^^
right would be: dead 1RA
?1
> disarmed RA.1
-c:1:10: error: RA.1 is dead.
  | disarmed RA.1
  |          ^^^^
right would be: disarmed 1RA
?1
> delivered RA.8 of blue
#16 P6: 1 Red delivered, beyond liberation.                            [P6]
> delivered BA.12 of red
-c:1:11: error: BA.12 is delivered.
  | delivered BA.12 of red
  |           ^^^^^
right would be: delivered 1BA of red
?1
> start red 2
#17 The battle starts: Red's move 2 comes next.
    irregular: 26 men against 30.                                   [F1 M1]
    irregular: 1 gun against 0.
> show
Red 2 comes next
Red: 20 foot, 6 horse: 20 fit, 2 dead, 2 prisoners, 1 disarmed, 1 delivered
    RA     20 foot: 14 fit, 2 dead, 2 prisoners, 1 disarmed, 1 delivered
    RC     6 horse: 6 fit
Blue: 30 foot: 16 fit, 10 prisoners, 2 disarmed, 2 delivered
    BA     30 foot: 16 fit, 10 prisoners, 2 disarmed, 2 delivered
Guns:
    RG1    Red
P1: 8 Blue held by Red
    men: BA.1-8
    guard: RA.3
    too many for the guard: what is over goes free when the move ends
P2: 2 Blue held by Red
    men: BA.9-10
    guard: RC.1
P3: 1 Red held by Blue
    men: RA.4
    guard: BA.11
P4: 1 Red held by Blue
    men: RA.5
    no guard
    they go free when the move ends
P5: 2 Blue delivered to Red
    men: BA.12-13
P6: 1 Red delivered to Blue
    men: RA.8
> score
                                   Red              Blue
victory                              0                 0
guns                     1          10     0           0
horse                    6           9     0           0
foot                    15          15    18          18
own men held             3       1 1/2    12           6
prisoners taken         12           6     3       1 1/2
gross                           41 1/2            25 1/2
net                                 16               -16
Provisional: the battle is not finished.  [V1b V1c V1d V1e]
# Red's move 2. P4 has nobody: it goes free when the move ends; of P1's eight
# one is too many.
> next
#18 Red's move 2.  2:00 on the clock.                                 [M3a]
> home p2
#19 P2: 2 Blue delivered, beyond liberation.                           [P6]
> home RA.6
#20 1 Red armed again.                                                 [P5]
> home BA.14
-c:1:6: refused: it is Red's move.                                         [M6]
    to allow it: overrule: home BA.14 because ...
?3
> home p4
-c:1:6: refused: it is Red's move.                                         [M6]
    to allow it: overrule: home p4 because ...
?3
> next
#21 Blue's move 2.  1:00 on the clock.
    Time.  Red's move 2 took 0:00 of 2:00.        [reading 14 P2 P3 P4 M3a]
    P1: 1 Blue more than 1 guard can watch: freed, unarmed.
    P4 freed: 1 Red unarmed, he stands still until the next move.
> show prisoners
P1: 7 Blue held by Red
    men: BA.1-7
    guard: RA.3
    freed, without arms: BA.8
P2: 2 Blue delivered to Red
    men: BA.9-10
P3: 1 Red held by Blue
    men: RA.4
    guard: BA.11
P4: Red freed from Blue
    freed, without arms: RA.5
P5: 2 Blue delivered to Red
    men: BA.12-13
P6: 1 Red delivered to Blue
    men: RA.8
> show blue
Blue: 30 foot: 16 fit, 7 prisoners, 3 disarmed, 4 delivered
    BA     30 foot: 16 fit, 7 prisoners, 3 disarmed, 4 delivered
P3: 1 Red held by Blue
    men: RA.4
    guard: BA.11
P4: Red freed from Blue
    freed, without arms: RA.5
P6: 1 Red delivered to Blue
    men: RA.8
# Blue's move: his freed men come home, and are armed again.
> home BA.14-15
#22 2 Blue armed again.                                                [P5]
> home p3
#23 P3: 1 Red delivered, beyond liberation.                            [P6]
> move RA.5 12 s
-c:1:6: refused: it is Blue's move.                                        [M6]
    to allow it: overrule: move RA.5 12 s because ...
?3
> next
#24 Red's move 3.  2:00 on the clock.
    Time.  Blue's move 2 took 0:00 of 1:00.                           [M3a]
> home RA.5
#25 1 Red armed again.                                                 [P5]
> home RA.5-6
-c:1:6: error: RA.5 is fit.
  | home RA.5-6
  |      ^^^^^^
right would be: home p1
?1
> export prisoners
party,captor,side,man,taken_entry,taken_move,guards,state,ended_entry
P1,red,blue,BA.1,8,,RA.3,held,
P1,red,blue,BA.2,8,,RA.3,held,
P1,red,blue,BA.3,8,,RA.3,held,
P1,red,blue,BA.4,8,,RA.3,held,
P1,red,blue,BA.5,8,,RA.3,held,
P1,red,blue,BA.6,8,,RA.3,held,
P1,red,blue,BA.7,8,,RA.3,held,
P1,red,blue,BA.8,8,,RA.3,freed,21
P2,red,blue,BA.9,9,,,delivered,19
P2,red,blue,BA.10,9,,,delivered,19
P3,blue,red,RA.4,11,,,delivered,23
P4,blue,red,RA.5,12,,,freed,21
P5,red,blue,BA.12,13,,,delivered,13
P5,red,blue,BA.13,13,,,delivered,13
P6,blue,red,RA.8,16,,,delivered,16
