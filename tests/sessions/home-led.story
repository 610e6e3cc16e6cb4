# Prisoners come home when a guard leads them, in their captor's move or at its
# end (P1, P2, P6); freed men go to their line in their own side's move (P5).
> side red ; side blue ; body RA 20 inf ; body BA 20 inf ; start red ; next
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
#3 RA: 20 Red foot.
#4 BA: 20 Blue foot.
#5 The battle starts: Red moves first.                                 [M1]
#6 Red's move 1.  1:00 on the clock.                                  [M3a]
> melee 3ba v 9ra iso
#7 M1: 3 Blue foot v 9 Red foot.  Blue isolated, 2 needed.
    3 taken, nobody dead, 9 Red stand.           [H1a H3e reading 5 H3h P2]
    on the floor: turn 3 Blue about, 1 Red to guard
    Red picks who guards; no gunner or guard among them.
    score: Red 21 1/2, Blue 18 1/2
    Time.  Red's move 1 took 0:00 of 1:00.
    P1: 3 Blue prisoners, 1 guard.
# They are led in the move after (P1), by the captor or by nobody.
> home p1
-c:1:6: refused: P1 was taken this move: it is led in its captor's next.   [P1]
    to allow it: overrule: home p1 because ...
?3
> ? overrule: home p1 because they were at the line
P1: 3 Blue delivered, beyond liberation.
    overruled: P1 was taken this move: it is led in its captor's next.  [P1 P6]
    because they were at the line
    edition retelling, french: P1: 3 Blue at the line, still prisoners.
> can p1
Red 1 is over and ruled on; what was left out is said with late.
> next
#8 Blue's move 1.  1:00 on the clock.                                 [M3a]
> home p1
-c:1:6: refused: it is Blue's move.                                        [M6]
    to allow it: overrule: home p1 because ...
?3
> home p1 ; note in one
-c:1:6: refused: it is Blue's move.                                        [M6]
    to allow it: overrule: home p1 because ...
?3
> next
#9 Red's move 2.  1:00 on the clock.
    Time.  Blue's move 1 took 0:00 of 1:00.                           [M3a]
> guard p1 none
#10 P1: without a guard now, 3 prisoners.
    P1: nobody guards them: 3 go free when the move ends.              [P2]
> home p1
-c:1:6: refused: P1 has no guard who can lead it.                          [P6]
    to allow it: overrule: home p1 because ...
?3
> overrule: home p1 because he was only looking at the cat
#11 P1: 3 Blue delivered, beyond liberation.
    overruled: P1 has no guard who can lead it.                        [P6]
    because he was only looking at the cat
> undo
#12 undone: #11 overrule: home p1 because he was only looking at the cat
> undo
#13 undone: #10 guard p1 none
> time
#14 Time.  Red's move 2 took 0:00 of 1:00.                            [M3e]
> home p1
#15 P1: 3 Blue delivered, beyond liberation.                           [P6]
> undo
#16 undone: #15 home p1
> free p1
#17 P1 freed: 3 Blue unarmed, they stand still until the next move.  [P3 P4]
> home ba.1
-c:1:6: refused: it is Red's move.                                         [M6]
    to allow it: overrule: home ba.1 because ...
?3
> next
#18 Blue's move 2.  1:00 on the clock.                                [M3a]
> home ba.1
#19 1 Blue armed again.                                                [P5]
> home ba.1+ra.1
-c:1:6: error: BA.1 is fit.
  | home ba.1+ra.1
  |      ^^^^
right would be: home 1ba
?1
# Who gives in to the side that moves is led in its next move, no sooner.
> next
#20 Red's move 3.  1:00 on the clock.
    Time.  Blue's move 2 took 0:00 of 1:00.                           [M3a]
> surrender ba.2 to red iso guard ra.2
#21 1 Blue foot surrender to Red.
    P2: 1 Blue prisoner, 1 guard.                                      [P9]
    No gunner or guard among them.
> can p2
P2 was taken this move: it is led in its captor's next.  [P1]
> move p2 12 s
-c:1:6: refused: P2 was taken this move: it is led in its captor's next.   [P1]
    to allow it: overrule: move p2 12 s because ...
?3
> home p2
-c:1:6: refused: P2 was taken this move: it is led in its captor's next.   [P1]
    to allow it: overrule: home p2 because ...
?3
> next ; next
#22 Blue's move 3.  1:00 on the clock.
    Time.  Red's move 3 took 0:00 of 1:00.                            [M3a]
#23 Red's move 4.  1:00 on the clock.
    Time.  Blue's move 3 took 0:00 of 1:00.                           [M3a]
> can p2
P2 may be led 12"; its guard moves with it.  [P1 reading 39]
> move p2 12 s
#24 Red's party P2 moves 12" south: 1 prisoner and the guard.  [P1 reading 39]
> undo
#25 undone: #24 move p2 12 s
# Where prisoners stay where they were taken nobody brings them home.
> set prisoner.march no because as the retelling has it
#26 prisoner.march is no.
    because as the retelling has it
> home p2
-c:1:6: refused: in this edition prisoners stay where they were taken.
                                                    [P1; prisoner.march no]
    to allow it: overrule: home p2 because ...
?3
