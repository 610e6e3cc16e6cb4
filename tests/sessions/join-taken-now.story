# Prisoners taken this move are led in the next; those of before may be led now,
# and joining the two makes neither of that otherwise.
> side red back south
#1 Red: back line south, letter r.
> side blue back north
#2 Blue: back line north, letter b.
> force red 24 inf 8 cav 1 gun
#3 Red: 24 foot (Ri), 8 horse (Rc), 1 gun (RG1).
> force blue 24 inf 8 cav 1 gun
#4 Blue: 24 foot (Bi), 8 horse (Bc), 1 gun (BG1).
> start red
#5 The battle starts: Red moves first.                                 [M1]
> next
#6 Red's move 1.  3:00 on the clock.                                  [M3a]
> next
#7 Blue's move 1.  3:00 on the clock.
    Time.  Red's move 1 took 0:00 of 3:00.                            [M3a]
> next
#8 Red's move 2.  3:00 on the clock.
    Time.  Blue's move 1 took 0:00 of 3:00.                           [M3a]
> 3ib v 8ir iso
#9 M1: 3 Blue foot v 8 Red foot.  Blue isolated, 2 needed.
    3 taken, nobody dead, 8 Red stand.           [H1a H3e reading 5 H3h P2]
    on the floor: turn 3 Blue about, 1 Red to guard
    Red picks who guards; no gunner or guard among them.
    score: Red 47 1/2, Blue 44 1/2
    Time.  Red's move 2 took 0:00 of 3:00.
    P1: 3 Blue prisoners, 1 guard.
> next
#10 Blue's move 2.  2:00 on the clock.                                [M3a]
> next
#11 Red's move 3.  3:00 on the clock.
    Time.  Blue's move 2 took 0:00 of 2:00.                           [M3a]
> 6ib v 12ir iso
#12 M2: 6 Blue foot v 12 Red foot.  Blue isolated, 3 needed.
    6 taken, nobody dead, 12 Red stand.                    [H1a H3e H3h P2]
    on the floor: turn 6 Blue about, 1 Red to guard
    Red picks who guards; no gunner or guard among them.
    score: Red 50 1/2, Blue 41 1/2
    Time.  Red's move 3 took 0:00 of 3:00.
    P2: 6 Blue prisoners, 1 guard.
> home p2
-c:1:6: refused: P2 was taken this move: it is led in its captor's next.   [P1]
    to allow it: overrule: home p2 because ...
?3
> join p2 p1
-c:1:6: refused: only P2 was taken this move: join them after it.          [P1]
    to allow it: overrule: join p2 p1 because ...
?3
> join p1 p2
-c:1:6: refused: only P2 was taken this move: join them after it.          [P1]
    to allow it: overrule: join p1 p2 because ...
?3
# by the referee's word they are one, and go when those taken last may
> overrule: join p2 p1 because they were put in one pen
#13 P1: 9 Blue prisoners, 2 guards.
    overruled: only P2 was taken this move: join them after it.     [P1 P2]
    because they were put in one pen
> home p1
-c:1:6: refused: P1 was taken this move: it is led in its captor's next.   [P1]
    to allow it: overrule: home p1 because ...
?3
> undo
#14 undone: #13 overrule: join p2 p1 because they were put in one pen
# or apart: the three go now, the six with others in the move after
> home p1
#15 P1: 3 Blue delivered, beyond liberation.                           [P6]
> next
#16 Blue's move 3.  2:00 on the clock.                                [M3a]
> next
#17 Red's move 4.  3:00 on the clock.
    Time.  Blue's move 3 took 0:00 of 2:00.                           [M3a]
> home p2
#18 P2: 6 Blue delivered, beyond liberation.                           [P6]
$ umpire verify $B
story.battle: 18 entries, all as recorded
