# A contact left out: the melees after it have other numbers, and what changed is
# told of the melee that was meant, not of the one that has its number now.
> side red ; side blue ; body RA 30 inf ; body BA 30 inf ; start red ; next
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
#3 RA: 30 Red foot.
#4 BA: 30 Blue foot.
#5 The battle starts: Red moves first.                                 [M1]
#6 Red's move 1.  1:00 on the clock.                                  [M3a]
> contact 5ra 7ba s0
#7 M1: 5 Red v 7 Blue, ruled on when the move ends.                   [H2a]
> next
#8 Blue's move 1.  1:00 on the clock.
                                                       [H1a H3e H3h P2 M3a]
    M1: 5 Red foot v 7 Blue foot.  Red isolated: 0 near, 3 needed.
    2 taken, 3 dead each side, 4 Blue stand.
    on the floor: lift 3 Red and 3 Blue, turn 2 Red about, 1 Blue to guard
    Red picks who falls; no gunner or guard among them.   Red 26, Blue 28
    Time.  Red's move 1 took 0:00 of 1:00.
    P1: 2 Red prisoners, 1 guard.
> late contact ra.20-23 ba.20-28 s1
#9 M2: 4 Red v 9 Blue, ruled on when the move ends.
    stands before #8.                                                 [H2a]
    #8 M2 is ruled on: 4 v 9: 4 taken, 0 dead each.
    score: Red 24, was 26, Blue 30, was 28
> show melees
M1, #8, Red 1: 5 Red v 7 Blue, isolated: 0 near, 3 needed.
    2 taken, 3 dead each side, 4 Blue stand.
M2, #8, Red 1: 4 Red v 9 Blue, isolated: 1 near, 2 needed.
    4 taken, 0 dead each side, 9 Blue stand.
> undo
#10 undone: #9 late contact ra.20-23 ba.20-28 s1
    M2 is no longer ruled on.
    score: Red 26, was 24, Blue 28, was 30
> before #7 contact ra.20-23 ba.20-28 s1
#11 M1: 4 Red v 9 Blue, ruled on when the move ends.
    stands before #7.                                                 [H2a]
    #8 M1 is ruled on: 4 v 9: 4 taken, 0 dead each.
    M1 is called M2 now.
    score: Red 24, was 26, Blue 30, was 28
> show melees
M1, #8, Red 1: 4 Red v 9 Blue, isolated: 1 near, 2 needed.
    4 taken, 0 dead each side, 9 Blue stand.
M2, #8, Red 1: 5 Red v 7 Blue, isolated: 0 near, 3 needed.
    2 taken, 3 dead each side, 4 Blue stand.
> undo
#12 undone: #11 before #7 contact ra.20-23 ba.20-28 s1
    M1 is no longer ruled on.
    M2 is called M1 now.
    score: Red 26, was 24, Blue 28, was 30
> ? amend #7 contact 5ra 9ba s0
#7 is now: M1: 5 Red v 9 Blue, ruled on when the move ends.
    it was: contact 5ra 7ba s0                                        [H2a]
    #8 M1 is now 5 v 9, was 5 v 7: 4 taken, 1 dead each, was 2 and 3.
    score: Red 27, was 26, Blue 31, was 28
# Before the entry that is amended, a second time.
> amend #7 contact 5ra 8ba s0
#13 #7 is now: M1: 5 Red v 8 Blue, ruled on when the move ends.
    it was: contact 5ra 7ba s0                                        [H2a]
    #8 M1 is now 5 v 8, was 5 v 7: 3 taken, 2 dead each, was 2 and 3.
    score: Red 26 1/2, was 26, Blue 29 1/2, was 28
> amend #7 contact 5ra 6ba s0
#14 #13 is now: M1: 5 Red v 6 Blue, ruled on when the move ends.
    it was: amend #7 contact 5ra 8ba s0                               [H2a]
    #8 M1 is now 5 v 6, was 5 v 8: 1 taken, 4 dead each, was 3 and 2.
    score: Red 25 1/2, was 26 1/2, Blue 26 1/2, was 29 1/2
