# A settle by places declares two melees by one entry. What a correction does
# to one of them is told of that one: the other keeps number, result and choice.
> field 8 x 8 ; side red back south ; side blue back north ; body RA 9 inf ; body BA 11 inf
#1 The field: 8' wide, 8' from line to line; bare numbers are feet here only.
#2 Red: back line south, letter r.
#3 Blue: back line north, letter b.
#4 RA: 9 Red foot.
#5 BA: 11 Blue foot.
> put ra.1-4 line 4',40in 4'4in,40in
#6 RA: 4 men in line from 4',3'4" to 4'4",3'4", give or take 3".
> put ba.1-5 line 4',40.75in 4'4in,40.75in
#7 BA: 5 men in line from 4',3'4-3/4" to 4'4",3'4-3/4", give or take 3".
> put ra.5-9 line 90in,40in 94.5in,40in
#8 RA: 5 men in line from 7'6",3'4" to 7'10-1/2",3'4", give or take 3".
> put ba.6-11 line 90in,40.75in 94.5in,40.75in
#9 BA: 6 men in line from 7'6",3'4-3/4" to 7'10-1/2",3'4-3/4", give or take 3".
> start red
#10 The battle starts: Red moves first.
    irregular: 9 men against 11.                                    [F1 M1]
    irregular: nobody tossed for the first move.
> go
#11 Red's move 1.  1:00 on the clock.                                 [M3a]
> settle
#12 M1: 4 Red foot v 5 Blue foot.  Red isolated: 0 near, 2 needed.
    1 taken, 3 dead each side, 2 Blue stand.   [H2a H3b H1a H3e H3h P2 V1a]
    on the floor: lift 3 Red and 3 Blue, turn 1 Red about, 1 Blue to guard
    Red picks who falls; no gunner or guard among them.
    M2: 5 Red foot v 6 Blue foot.  Red isolated: 0 near, 3 needed.
    1 taken, 4 dead each side, 2 Blue stand.
    on the floor: lift 4 Red and 4 Blue, turn 1 Red about, 1 Blue to guard
    Red picks who falls; no gunner or guard among them.   Red 1, Blue 5
    Time.  Red's move 1 took 0:00 of 1:00.
    M1 is a close call: men in contact stand where it is only estimated.
    a  4 Red v 5 Blue, isolated: 0 near, 2 needed; 1 taken, 3 dead each.
    b  nobody is in contact, nobody fights.
    settle takes a, settle b takes b.
    M2 is a close call: men in contact stand where it is only estimated.
    a  5 Red v 6 Blue, isolated: 0 near, 3 needed; 1 taken, 4 dead each.
    b  nobody is in contact, nobody fights.
    settle takes a, settle b takes b.
    M1: a is taken.
    M2: a is taken.
    P1: 1 Red prisoner, 1 guard.
    P2: 1 Red prisoner, 1 guard.
    Red has nobody left: decided for Blue [V1a]; finish blue when you agree.
# nothing is renumbered by a choice, and nothing is lost in the other melee
> choose M1 dead ba.1-3 taken ra.1
#13 M1: Red's choice: BA.1-3 fall, RA.1 is taken.
    No gunner or guard among them.             [H2a H3b H1a H3e H3h P2 V1a]
    M1 is a close call: men in contact stand where it is only estimated.
    a  4 Red v 5 Blue, isolated: 0 near, 2 needed; 1 taken, 3 dead each.
    b  nobody is in contact, nobody fights.
    settle takes a, settle b takes b.
    M2 is a close call: men in contact stand where it is only estimated.
    a  5 Red v 6 Blue, isolated: 0 near, 3 needed; 1 taken, 4 dead each.
    b  nobody is in contact, nobody fights.
    settle takes a, settle b takes b.
> choose M2 dead ba.6
#14 M2: Red's choice: BA.6 falls.
    No gunner or guard among them.             [H2a H3b H1a H3e H3h P2 V1a]
    M1 is a close call: men in contact stand where it is only estimated.
    a  4 Red v 5 Blue, isolated: 0 near, 2 needed; 1 taken, 3 dead each.
    b  nobody is in contact, nobody fights.
    settle takes a, settle b takes b.
    M2 is a close call: men in contact stand where it is only estimated.
    a  5 Red v 6 Blue, isolated: 0 near, 3 needed; 1 taken, 4 dead each.
    b  nobody is in contact, nobody fights.
    settle takes a, settle b takes b.
> choose M1 dead ba.4
#15 M1: Red's choice: BA.1,2,4 fall, RA.1 is taken.
    No gunner or guard among them.             [H2a H3b H1a H3e H3h P2 V1a]
    M1 is a close call: men in contact stand where it is only estimated.
    a  4 Red v 5 Blue, isolated: 0 near, 2 needed; 1 taken, 3 dead each.
    b  nobody is in contact, nobody fights.
    settle takes a, settle b takes b.
    M2 is a close call: men in contact stand where it is only estimated.
    a  5 Red v 6 Blue, isolated: 0 near, 3 needed; 1 taken, 4 dead each.
    b  nobody is in contact, nobody fights.
    settle takes a, settle b takes b.
    M1: no longer as chosen: BA.3 falls.
> undo
#16 undone: #15 choose M1 dead ba.4
> choose M2 taken ra.5
#17 M2: Red's choice: BA.6 falls, RA.5 is taken.
    No gunner or guard among them.             [H2a H3b H1a H3e H3h P2 V1a]
    M1 is a close call: men in contact stand where it is only estimated.
    a  4 Red v 5 Blue, isolated: 0 near, 2 needed; 1 taken, 3 dead each.
    b  nobody is in contact, nobody fights.
    settle takes a, settle b takes b.
    M2 is a close call: men in contact stand where it is only estimated.
    a  5 Red v 6 Blue, isolated: 0 near, 3 needed; 1 taken, 4 dead each.
    b  nobody is in contact, nobody fights.
    settle takes a, settle b takes b.
> undo
#18 undone: #17 choose M2 taken ra.5
# by its number too, and back again
> overrule M2 2 taken 1 dead because so they saw it
#19 M2 overruled: isolated, 2 taken, 1 dead each side.
                                    [H2a H3b H1a H3e H3h P2 V1f reading 28]
    M1: 4 Red foot v 5 Blue foot.  Red isolated: 0 near, 2 needed.
    1 taken, 3 dead each side, 2 Blue stand.
    on the floor: lift 3 Red and 3 Blue, turn 1 Red about, 1 Blue to guard
    Red has picked who falls; no gunner or guard among them.
    chosen: BA.1-3 fall, RA.1 is taken.
    M2: 5 Red foot v 6 Blue foot.  Red isolated (overruled).
    2 taken, 1 dead each side, 5 Blue stand.
    on the floor: lift 1 Red and 1 Blue, turn 2 Red about, 1 Blue to guard
    Red has picked who falls; no gunner or guard among them.
    score: Red 3 1/2, Blue 8 1/2
    chosen: BA.6 falls.
    by the rules M2 is isolated, 1 taken, 4 dead each side.
    Time.  Red's move 1 took 0:00 of 1:00.
    M1 is a close call: men in contact stand where it is only estimated.
    a  4 Red v 5 Blue, isolated: 0 near, 2 needed; 1 taken, 3 dead each.
    b  nobody is in contact, nobody fights.
    settle takes a, settle b takes b.
    M2 is a close call: men in contact stand where it is only estimated.
    a  5 Red v 6 Blue, isolated: 0 near, 3 needed; 1 taken, 4 dead each.
    b  nobody is in contact, nobody fights.
    settle takes a, settle b takes b.
    M1: a is taken.
    M2: a is taken.
    P1: 1 Red prisoner, 1 guard.
    P2: 2 Red prisoners, 1 guard.
    Red has 2 left, Blue has 7: decided, a draw [V1f]; finish drawn when you
      agree.
    because so they saw it
    #12 M2 is now 5 v 6: 2 taken, 1 dead each, was 1 and 4.
    score: Red 3 1/2, was 1, Blue 8 1/2, was 5
> undo
#20 undone: #19 overrule M2 2 taken 1 dead because so they saw it
    #12 M2 is now 5 v 6: 1 taken, 4 dead each, was 2 and 1.
    score: Red 1, was 3 1/2, Blue 5, was 8 1/2
# one of them has a man fewer: the other stays as it was
> ? amend #9 put ba.6-10 line 90in,40.75in 94in,40.75in
#9 is now: BA: 5 men in line from 7'6",3'4-3/4" to 7'10",3'4-3/4", give...
    it was: put ba.6-11 line 90in,40.75in 94.5in,40.75in
    #12 M2 is now 5 v 5, was 5 v 6: 0 taken, 5 dead each, was 1 and 4.
    M2: no longer as chosen: BA.6 falls.
    score: Red 1/2, was 1, Blue 3 1/2, was 5
> ? amend #7 put ba.1-4 line 4',40.75in 4'4in,40.75in
#7 is now: BA: 4 men in line from 4',3'4-3/4" to 4'4",3'4-3/4", give or...
    it was: put ba.1-5 line 4',40.75in 4'4in,40.75in
    #12 M1 is now 4 v 4, was 4 v 5: 0 taken, 4 dead each, was 1 and 3.
    M1: no longer as chosen: BA.1-3 fall, RA.1 is taken.
    score: Red 1/2, was 1, Blue 3 1/2, was 5
# the second is not ruled on any more
> ? amend #9 put ba.6-11 line 90in,60in 95in,60in
#9 is now: BA: 6 men in line from 7'6",5' to 7'11",5', give or take 3".
    it was: put ba.6-11 line 90in,40.75in 94.5in,40.75in
    M2 is no longer ruled on.
    score: Red 5 1/2, was 1, Blue 8 1/2, was 5
> show melees
M1, #12, Red 1: 4 Red v 5 Blue, isolated: 0 near, 2 needed.
    1 taken, 3 dead each side, 2 Blue stand.
M2, #12, Red 1: 5 Red v 6 Blue, isolated: 0 near, 3 needed.
    1 taken, 4 dead each side, 2 Blue stand.
