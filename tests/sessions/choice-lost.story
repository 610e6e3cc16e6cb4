# Men named by a choose who are not what they were named for any more are told
# by name: in the entry that was corrected and in later ones, tried and done.
> side red back south ; side blue back north ; body RA 20 inf ; body BA 20 inf
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
#3 RA: 20 Red foot.
#4 BA: 20 Blue foot.
> start red
#5 The battle starts: Red moves first.                                 [M1]
> go
#6 Red's move 1.  1:00 on the clock.                                  [M3a]
> contact RA.1-9 BA.1-11 alone s0
#7 M1: 9 Red v 11 Blue, ruled on when the move ends.                  [H2a]
> settle
#8 M1: 9 Red foot v 11 Blue foot.  Red isolated: 0 near, 5 needed.
    2 taken, 7 dead each side, 4 Blue stand.               [H1a H3e H3h P2]
    on the floor: lift 7 Red and 7 Blue, turn 2 Red about, 1 Blue to guard
    Red picks who falls; no gunner or guard among them.   Red 12, Blue 14
    Time.  Red's move 1 took 0:00 of 1:00.
    P1: 2 Red prisoners, 1 guard.
> choose dead BA.11 taken RA.1
#9 M1: Red's choice: BA.11 falls, RA.1 is taken.
    No gunner or guard among them.                         [H1a H3e H3h P2]
> choose dead BA.9
#10 M1: Red's choice: BA.9,11 fall, RA.1 is taken.
    No gunner or guard among them.                         [H1a H3e H3h P2]
# one man fewer: BA.11 was not there, and what stood with him falls
> ? =contact RA.1-9 BA.1-10 alone s0
#7 is now: M1: 9 Red v 10 Blue, ruled on when the move ends.
    it was: contact RA.1-9 BA.1-11 alone s0                           [H2a]
    #8 M1 is now 9 v 10, was 9 v 11: 1 taken, 8 dead each, was 2 and 7.
    M1: no longer as chosen: BA.11 falls, RA.1 is taken.
    score: Red 11 1/2, was 12, Blue 12 1/2, was 14
> amend #7 contact RA.1-9 BA.1-10 alone s0
#11 #7 is now: M1: 9 Red v 10 Blue, ruled on when the move ends.
    it was: contact RA.1-9 BA.1-11 alone s0                           [H2a]
    #8 M1 is now 9 v 10, was 9 v 11: 1 taken, 8 dead each, was 2 and 7.
    M1: no longer as chosen: BA.11 falls, RA.1 is taken.
    score: Red 11 1/2, was 12, Blue 12 1/2, was 14
> u
#12 undone: #11 amend #7 contact RA.1-9 BA.1-10 alone s0
    #8 M1 is now 9 v 11, was 9 v 10: 2 taken, 7 dead each, was 1 and 8.
    score: Red 12, was 11 1/2, Blue 14, was 12 1/2
# two fall where nobody does now
> ? amend #7 contact RA.1,2 BA.1-3,9,11 alone s0
#7 is now: M1: 2 Red v 5 Blue, ruled on when the move ends.
    it was: contact RA.1-9 BA.1-11 alone s0                           [H2a]
    #8 M1 is now 2 v 5, was 9 v 11: 2 taken, 0 dead each, was 2 and 7.
    M1: no longer as chosen: BA.9,11 fall.
    score: Red 19, was 12, Blue 21, was 14
# a later choose has the first word
> ? choose dead BA.2-7,8
M1: Red's choice: BA.2-8 fall, RA.1 is taken.
    No gunner or guard among them.                         [H1a H3e H3h P2]
    M1: no longer as chosen: BA.9,11 fall.
> choose dead BA.2-7,10
#13 M1: Red's choice: BA.2-7,10 fall, RA.1 is taken.
    No gunner or guard among them.                         [H1a H3e H3h P2]
    M1: no longer as chosen: BA.9,11 fall.
> u
#14 undone: #13 choose dead BA.2-7,10
# the referee's own result
> ? overrule M1 4 taken 1 dead because so they saw it
M1 overruled: isolated, 4 taken, 1 dead each side.
    M1: 9 Red foot v 11 Blue foot.  Red isolated (overruled).  [H1a H3e H3h P2]
    4 taken, 1 dead each side, 10 Blue stand.
    on the floor: lift 1 Red and 1 Blue, turn 4 Red about, 1 Blue to guard
    Red has picked who falls; no gunner or guard among them.   Red 17, Blue 21
    chosen: BA.9 falls, RA.1 is taken.
    by the rules M1 is isolated, 2 taken, 7 dead each side.
    Time.  Red's move 1 took 0:00 of 1:00.
    P1: 4 Red prisoners, 1 guard.
    because so they saw it
    #8 M1 is now 9 v 11: 4 taken, 1 dead each, was 2 and 7.
    M1: no longer as chosen: BA.11 falls.
    score: Red 17, was 12, Blue 21, was 14
# nothing is lost, and nothing is said
> ? amend #7 contact RA.1-9 BA.1-12 alone s0
#7 is now: M1: 9 Red v 12 Blue, ruled on when the move ends.
    it was: contact RA.1-9 BA.1-11 alone s0                           [H2a]
    #8 M1 is now 9 v 12, was 9 v 11: 3 taken, 6 dead each, was 2 and 7.
    score: Red 12 1/2, was 12, Blue 15 1/2, was 14
