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
