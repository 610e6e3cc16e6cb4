# The late shot takes men out of a contact, so that it is ruled on otherwise:
# 5 v 9 is 4 taken and 1 dead each, 5 v 7 is 2 taken and 3 dead each.
> side red back south ; side blue back north
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
> body RA 20 inf ; gun RG1 ; body BA 9 inf ; body BB 11 inf
#3 RA: 20 Red foot.
#4 RG1: a gun of Red.
#5 BA: 9 Blue foot.
#6 BB: 11 Blue foot.
> start red
#7 The battle starts: Red moves first.
    irregular: 1 gun against 0.                                     [F1 M1]
> next
#8 Red's move 1.  2:00 on the clock.                                  [M3a]
> next
#9 Blue's move 1.  1:00 on the clock.
    Time.  Red's move 1 took 0:00 of 2:00.                            [M3a]
> next
#10 Red's move 2.  2:00 on the clock.
    Time.  Blue's move 1 took 0:00 of 1:00.                           [M3a]
> contact 5ra allba s0
#11 M1: 5 Red v 9 Blue, ruled on when the move ends.                  [H2a]
> time
#12 Time.  Red's move 2 took 0:00 of 2:00.                            [M3e]
> settle
#13 M1: 5 Red foot v 9 Blue foot.  Red isolated: 0 near, 3 needed.
    4 taken, 1 dead each side, 8 Blue stand.               [H1a H3e H3h P2]
    on the floor: lift 1 Red and 1 Blue, turn 4 Red about, 1 Blue to guard
    Red picks who falls; no gunner or guard among them.   Red 27, Blue 21
    P1: 4 Red prisoners, 1 guard.
> show P1
P1: 4 Red held by Blue
    men: RA.2-5
    guard: BA.2
> ? late fire RG1 2 2ba
Red RG1: 2 shots, 2 Blue foot dead.
    No gunner or guard among them.                                [A6a A4b]
    RG1 has 2 shots left.
    stands before #12.
    #13 M1 is now 5 v 7, was 5 v 9: 2 taken, 3 dead each, was 4 and 1.
    score: Red 26, was 27, Blue 16, was 21
> show P1
P1: 4 Red held by Blue
    men: RA.2-5
    guard: BA.2
> late fire RG1 2 2ba
#14 Red RG1: 2 shots, 2 Blue foot dead.
    No gunner or guard among them.                                [A6a A4b]
    RG1 has 2 shots left.
    stands before #12.
    #13 M1 is now 5 v 7, was 5 v 9: 2 taken, 3 dead each, was 4 and 1.
    score: Red 26, was 27, Blue 16, was 21
> show P1
P1: 2 Red held by Blue
    men: RA.4-5
    guard: BA.6
> show melees
M1, #13, Red 2: 5 Red v 7 Blue, isolated: 0 near, 3 needed.
    2 taken, 3 dead each side, 4 Blue stand.
> undo
#15 undone: #14 late fire RG1 2 2ba
    #13 M1 is now 5 v 9, was 5 v 7: 4 taken, 1 dead each, was 2 and 3.
    score: Red 27, was 26, Blue 21, was 16
> show melees
M1, #13, Red 2: 5 Red v 9 Blue, isolated: 0 near, 3 needed.
    4 taken, 1 dead each side, 8 Blue stand.
# Before an entry that may be named: before #10 no gun fires yet, before #11 it
# does, and so it does before the contact.
> before #10 fire RG1 2 BB.1
-c:1:17: refused: no gun fires before the first player's move 2.            [M4]
    to allow it: before #10 overrule: fire RG1 2 BB.1 because ...
?3
> before #11 fire RG1 2 BB.1
#16 Red RG1: 2 shots, 1 Blue foot dead.
    RG1 has 2 shots left.                                         [A6a A4b]
    stands before #11.
    score: Blue 20, was 21
> show blue
Blue: 20 foot: 18 fit, 2 dead
    BA     9 foot: 8 fit, 1 dead
    BB     11 foot: 10 fit, 1 dead
P1: 4 Red held by Blue
    men: RA.2-5
    guard: BA.2
> export shots
entry,move,side,gun,shots,down,touched,killed,detail
16,2,red,RG1,2,0,0,1,no
