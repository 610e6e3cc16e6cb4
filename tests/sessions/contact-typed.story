# Contact that is typed goes first where places say otherwise: both are kept, and
# the answer says how far apart they are.
> side red back south ; side blue back north ; field 6 x 6 ; body RA 3 inf ; body BA 3 inf
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
#3 The field: 6' wide, 6' from line to line; bare numbers are feet here only.
#4 RA: 3 Red foot.
#5 BA: 3 Blue foot.
> put ra.1-3 each 2',2' 2'6,2' 3',2'
#6 RA: 3 men, each at his own place, the first at 2',2'.
> put ba.1-3 each 2',2'7 2'6,2'0-7/8 4',4'
#7 BA: 3 men, each at his own place, the first at 2',2'7".
> start red 2 ; next
#8 The battle starts: Red's move 2 comes next.
    irregular: nobody tossed for the first move.                       [M1]
#9 Red's move 2.  1:00 on the clock.                                  [M3a]
> dist ra.1 ba.1
ra.1 to ba.1: 6 1/4", measured, give or take 1/4".
> contact ra.1 ba.1 s0
#10 M1: 1 Red v 1 Blue, ruled on when the move ends.
                                                                      [H2a]
    RA.1 stands 6 1/4" from BA.1 by their places; what is typed goes first, and
      both are kept.
> undo
#11 undone: #10 contact ra.1 ba.1 s0
> tape ra.1 ba.1 5
#12 RA.1 and BA.1: 5" apart by tape, 6 1/4" by their places.
> dist ra.1 ba.1
ra.1 to ba.1: 5", by tape, give or take 1/4"; by their places 6 1/4".
> contact ra.1-2 ba.1-2 s0
#13 M1: 2 Red v 2 Blue, ruled on when the move ends.
                                                                      [H2a]
    RA.1 stands 5" from BA.1 by the tape; what is typed goes first, and both
      are kept.
# they touch, or may: nothing to say
> undo
#14 undone: #13 contact ra.1-2 ba.1-2 s0
> put ba.1 2',2'1
#15 BA.1 stands at 2',2'1".
> contact ra.1 ba.1 s0
#16 M1: 1 Red v 1 Blue, ruled on when the move ends.                  [H2a]
> put ba.3 nowhere
#17 BA.3: nobody knows where he stands.
> contact ra.3 ba.3
#18 M2: 1 Red v 1 Blue, ruled on when the move ends.                  [H2a]
> show melees
M1, Red 2: 3 Red v 3 Blue, ruled on when the move ends.
    in contact: RA.1-3
    in contact: BA.1-3
    3 v 3, equal: all fall.
