# Parties and men that a line cannot mean, each with its own reason.
> side red ; side blue ; body RA 20 inf ; body BA 20 inf ; gun RG1 ; start red ; next
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
#3 RA: 20 Red foot.
#4 BA: 20 Blue foot.
#5 RG1: a gun of Red.
#6 The battle starts: Red moves first.
    irregular: 1 gun against 0.                                     [F1 M1]
#7 Red's move 1.  2:00 on the clock.                                  [M3a]
> melee 3ba v 9ra iso
#8 M1: 3 Blue foot v 9 Red foot.  Blue isolated, 2 needed.
    3 taken, nobody dead, 9 Red stand.           [H1a H3e reading 5 H3h P2]
    on the floor: turn 3 Blue about, 1 Red to guard
    Red picks who guards; no gunner or guard among them.
    score: Red 31 1/2, Blue 18 1/2
    Time.  Red's move 1 took 0:00 of 2:00.
    P1: 3 Blue prisoners, 1 guard.
> join p1 p1
-c:1:9: error: both are P1.
  | join p1 p1
  |         ^^
right would be: help join
?1
> next
#9 Blue's move 1.  1:00 on the clock.                                 [M3a]
> melee 2ra v 9ba iso
#10 M2: 2 Red foot v 9 Blue foot.  Red isolated, 1 needed.
    2 taken, nobody dead, 9 Blue stand.          [H1a H3e reading 5 H3h P2]
    on the floor: turn 2 Red about, 1 Blue to guard
    Blue picks who guards; no gunner or guard among them.
    score: Red 30 1/2, Blue 19 1/2
    Time.  Blue's move 1 took 0:00 of 1:00.
    P2: 2 Red prisoners, 1 guard.
> join p1 p2
-c:1:9: error: P2 is not held by the same side.
  | join p1 p2
  |         ^^
right would be: help join
?1
> free p2
#11 P2 freed: 2 Red unarmed, they stand still until the next move.  [P3 P4]
> join p1 p2
-c:1:9: refused: P2 is no longer held.
?3
> join p2 p1
-c:1:6: refused: P2 is no longer held.
?3
> split ra.15-20 rx
#12 rx: 6 Red foot.
    No gunner or guard among them.
> kill rx.3 the cat
-c:1:6: error: nobody was born in rx: its men keep the numbers they were born with.
  | kill rx.3 the cat
  |      ^^^^
right would be: kill 2BA the cat
?1
> kill ra.21 the cat
-c:1:6: error: RA has men 1 to 20, no 21.
  | kill ra.21 the cat
  |      ^^^^^
right would be: kill ra.20 the cat
?1
# A man set up again keeps his row, with the entry that says so.
> kill ra.15 the cat
#13 1 Red foot dead: the cat.
> restore ra.15 the cat only looked
#14 1 Red fit again, by the referee's word: the cat only looked.
> export casualties
entry,move,side,arm,man,cause,by,reason,restored_entry
13,1,red,inf,RA.15,other,,the cat,14
