# What is not there: the answer says what there is, and a line that is right.
> side red back south ; side blue back north ; body RA 20 inf ; body BA 20 inf
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
#3 RA: 20 Red foot.
#4 BA: 20 Blue foot.
> guard p3 ra.1
-c:1:7: error: there is no party p3: nobody has been taken prisoner yet.
  | guard p3 ra.1
  |       ^^
right would be: show prisoners
?1
> start red
#5 The battle starts: Red moves first.                                 [M1]
> go
#6 Red's move 1.  1:00 on the clock.                                  [M3a]
> home p1
-c:1:6: error: there is no party p1: nobody has been taken prisoner yet.
  | home p1
  |      ^^
right would be: show prisoners
?1
> show p2
-c:1:6: error: there is no party p2: nobody has been taken prisoner yet.
  | show p2
  |      ^^
right would be: show prisoners
?1
> can p4
-c:1:5: error: there is no party p4: nobody has been taken prisoner yet.
  | can p4
  |     ^^
right would be: show prisoners
?1
> amend #99 move ra 12 n
-c:1:1: error: there is no entry #99: the last is #6.
right would be: log
?1
> strike #99
-c:1:8: error: there is no entry #99: the last is #6.
  | strike #99
  |        ^^^
right would be: log
?1
> move ra.1-5 6 n
#7 5 Red foot move 6" north.
    No gunner or guard among them.                                     [A1]
# of the last of the same verb; nothing else is offered to be overwritten
> amend #99 move ra 12 n
-c:1:1: error: there is no entry #99: the last is #7.
right would be: amend #7 move ra 12 n
?1
> =#44 move ra.1-5 12 n
-c:1:1: error: there is no entry #44: the last is #7.
right would be: =#7 move ra.1-5 12 n
?1
> =#44 fire rg1 3
-c:1:1: error: there is no entry #44: the last is #7.
right would be: log
?1
> before #55 note x
-c:1:1: error: there is no entry #55: the last is #7.
right would be: log
?1
# amended into what it is it would be no other
> amend #77 go
-c:1:1: error: there is no entry #77: the last is #7.
right would be: log
?1
> =#99 note x
-c:1:1: error: there is no entry #99: the last is #7.
right would be: log
?1
> before #88 next
-c:1:1: error: there is no entry #88: the last is #7.
right would be: log
?1
> amend #99
-c:1:10: error: the line stops too early.
  | amend #99
  |          ^
right would be: next
?1
> =#99
-c:1:5: error: the line stops too early.
  | =#99
  |     ^
right would be: next
?1
> overrule #99 2 taken because so
-c:1:10: error: there is no entry #99: the last is #7.
  | overrule #99 2 taken because so
  |          ^^^
right would be: log
?1
> why #77
-c:1:5: error: there is no entry #77: the last is #7.
  | why #77
  |     ^^^
right would be: why #7
?1
> melee 3ba v 9ra iso
#8 M1: 3 Blue foot v 9 Red foot.  Blue isolated, 2 needed.
    3 taken, nobody dead, 9 Red stand.           [H1a H3e reading 5 H3h P2]
    on the floor: turn 3 Blue about, 1 Red to guard
    Red picks who guards; no gunner or guard among them.
    score: Red 21 1/2, Blue 18 1/2
    Time.  Red's move 1 took 0:00 of 1:00.
    P1: 3 Blue prisoners, 1 guard.
> melee 2ba v 5ra iso
#9 M2: 2 Blue foot v 5 Red foot.  Blue isolated, 1 needed.
    2 taken, nobody dead, 5 Red stand.           [H1a H3e reading 5 H3h P2]
    on the floor: turn 2 Blue about, 1 Red to guard
    Red picks who guards; no gunner or guard among them.
    score: Red 22 1/2, Blue 17 1/2
    P2: 2 Blue prisoners, 1 guard.
> guard p7 ra.1
-c:1:7: error: there is no party p7: held are P1 and P2.
  | guard p7 ra.1
  |       ^^
right would be: guard p1 ra.1
?1
> next
#10 Blue's move 1.  1:00 on the clock.                                [M3a]
> free p1
#11 P1 freed: 3 Blue unarmed, they stand still until the next move.  [P3 P4]
> guard p7 ra.1
-c:1:7: error: there is no party p7: held is P2.
  | guard p7 ra.1
  |       ^^
right would be: guard p2 ra.1
?1
> free p2
#12 P2 freed: 2 Blue unarmed, they stand still until the next move.  [P3 P4]
> guard p7 ra.1
-c:1:7: error: there is no party p7: no prisoners are held now.
  | guard p7 ra.1
  |       ^^
right would be: show prisoners
?1
