# Who guards a party guards men: of one that was freed, brought home or lost
# nobody is a guard, led or let go, not by the referee's word either.
> side red ; side blue ; body ra 6 inf ; body ba 9 inf ; start red ; next
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
#3 ra: 6 Red foot.
#4 ba: 9 Blue foot.
#5 The battle starts: Red moves first.
    irregular: 6 men against 9.                                     [F1 M1]
#6 Red's move 1.  1:00 on the clock.                                  [M3a]
> surrender 2ba to red iso guard ra.1
#7 2 Blue foot surrender to Red.
    P1: 2 Blue prisoners, 1 guard.                                     [P9]
    No gunner or guard among them.
> free p1
#8 P1 freed: 2 Blue unarmed, they stand still until the next move.  [P3 P4]
> guard p1 ra.2
-c:1:7: refused: P1 is no longer held.
?3
> overrule: guard p1 ra.2 because he saw it
-c:1:17: refused: P1 is no longer held.
?3
> overrule: escort p1 ra.2 because he saw it
-c:1:18: refused: P1 is no longer held.
?3
> overrule: free p1 because he saw it
-c:1:16: refused: P1 is no longer held.
?3
> surrender 3ba to red iso guard ra.1
#9 3 Blue foot surrender to Red.
    P2: 3 Blue prisoners, 1 guard.                                     [P9]
    No gunner or guard among them.
> next ; next
#10 Blue's move 1.  1:00 on the clock.
    Time.  Red's move 1 took 0:00 of 1:00.                            [M3a]
#11 Red's move 2.  1:00 on the clock.
    Time.  Blue's move 1 took 0:00 of 1:00.                           [M3a]
> overrule: home p2 because the way is short
#12 P2: 3 Blue delivered, beyond liberation.
    because the way is short                                           [P6]
> overrule: guard p2 ra.2 because he saw it
-c:1:17: refused: P2 is no longer held.
?3
> overrule: home p2 because he saw it
-c:1:16: refused: P2 is no longer held.
?3
> overrule: move p2 6 s because he saw it
-c:1:16: refused: P2 is no longer held.
?3
> surrender 1ba to red iso guard ra.3
#13 1 Blue foot surrender to Red.
    P3: 1 Blue prisoner, 1 guard.                                      [P9]
    No gunner or guard among them.
> kill 1p3 the cat
#14 1 Blue foot dead: the cat.
    No gunner or guard among them.
> overrule: guard p3 ra.2 because he saw it
-c:1:17: refused: P3 is no longer held.
?3
> surrender 2ba to red iso guard ra.4
#15 2 Blue foot surrender to Red.
    P4: 2 Blue prisoners, 1 guard.                                     [P9]
    No gunner or guard among them.
> overrule: guard p1 ra.2 because he saw it
-c:1:17: refused: P1 is no longer held.
?3
> overrule: join p1 p4 because he saw it
-c:1:16: refused: P1 is no longer held.
?3
> show p1
P1: Blue freed from Red
> show p4
P4: 2 Blue held by Red
    men: ba.5-6
    guard: ra.4
$ umpire verify $B
story.battle: 15 entries, all as recorded
