# Blue stands in a row in front of RA.1, the highest numbers nearest; where
# BA.3 and BA.4 are nobody measured.
> side red back south
#1 Red: back line south, letter r.
> side blue back north
#2 Blue: back line north, letter b.
> field 5 x 5
#3 The field: 5' wide, 5' from line to line; bare numbers are feet here only.
> body ra 6 inf
#4 ra: 6 Red foot.
> body ba 8 inf
#5 ba: 8 Blue foot.
> put ra.1 2',12in
#6 ra.1 stands at 2',1'.
> put ba.1 2',40in
#7 ba.1 stands at 2',3'4".
> put ba.2 2',38in
#8 ba.2 stands at 2',3'2".
> put ba.5 2',32in
#9 ba.5 stands at 2',2'8".
> put ba.6 2',30in
#10 ba.6 stands at 2',2'6".
> put ba.7 26in,28in
#11 ba.7 stands at 2'2",2'4".
> put ba.8 22in,28in
#12 ba.8 stands at 1'10",2'4".
> start red
#13 The battle starts: Red moves first.
    irregular: 6 men against 8.                                     [F1 M1]
    irregular: nobody tossed for the first move.
> go
#14 Red's move 1.  1:00 on the clock.                                 [M3a]
# three of them: the nearest, and of the two as near the lower number first
> contact ra.1 1b alone s0
#15 M1: 1 Red v 1 Blue, ruled on when the move ends.
                                                                      [H2a]
    ra.1 stands 1'3 3/8" from ba.7 by their places; what is typed goes first,
      and both are kept.
> show melees
M1, Red 1: 1 Red v 1 Blue, ruled on when the move ends.
    in contact: ra.1
    in contact: ba.7
    1 v 1, equal: all fall.
> u
#16 undone: #15 contact ra.1 1b alone s0
> contact ra.1 3b alone s0
#17 M1: 1 Red v 3 Blue, ruled on when the move ends.
                                                                      [H2a]
    ba.6 stands 1'5 1/4" from ra.1 by their places; what is typed goes first,
      and both are kept.
> u
#18 undone: #17 contact ra.1 3b alone s0
# from RA.2, whom nobody placed, it goes by number
> contact ra.2 3b alone s0
#19 M1: 1 Red v 3 Blue, ruled on when the move ends.                  [H2a]
> show melees
M1, Red 1: 1 Red v 3 Blue, ruled on when the move ends.
    in contact: ra.2
    in contact: ba.1-3
    1 Red v 3 Blue, isolated: 0 near, 1 needed; 1 taken, 0 dead each.
> u
#20 undone: #19 contact ra.2 3b alone s0
# a tape needs no place: BA.4 is the first now
> tape ba.4 ra.1 3
#21 ba.4 and ra.1: 3" apart by tape.
> contact ra.1 1b near 2b s0
#22 M1: 1 Red v 3 Blue, ruled on when the move ends.
                                                                      [H2a]
    ra.1 stands 3" from ba.4 by the tape; what is typed goes first, and both
      are kept.
> show melees
M1, Red 1: 1 Red v 3 Blue, ruled on when the move ends.
    in contact: ra.1
    in contact: ba.4
    near: ba.7-8
    1 Red v 3 Blue, isolated: 0 near, 1 needed; 1 taken, 0 dead each.
> u
#23 undone: #22 contact ra.1 1b near 2b s0
> melee 3b v ra.1-4 s0
#24 M1: 3 Blue foot v 4 Red foot.  Blue isolated: 0 near, 2 needed.
    1 taken, 2 dead each side, 2 Red stand.                [H1a H3e H3h P2]
    on the floor: lift 2 Blue and 2 Red, turn 1 Blue about, 1 Red to guard
    Red picks who falls; no gunner or guard among them.   Red 4 1/2, Blue 5 1/2
    Time.  Red's move 1 took 0:00 of 1:00.
    P1: 1 Blue prisoner, 1 guard.
# corrected, they are picked anew; corrected back, they are as they were
$ umpire export "$B" casualties | cut -d, -f1,3-5
entry,side,arm,man
24,blue,inf,ba.4
24,blue,inf,ba.7
24,red,inf,ra.1
24,red,inf,ra.2
> =#12 put ba.8 22in,60in
#25 #12 is now: ba.8 stands at 1'10",5'.
    it was: put ba.8 22in,28in
$ umpire export "$B" casualties | cut -d, -f1,3-5
entry,side,arm,man
24,blue,inf,ba.4
24,blue,inf,ba.6
24,red,inf,ra.1
24,red,inf,ra.2
> u
#26 undone: #25 amend #12 put ba.8 22in,60in
$ umpire export "$B" casualties | cut -d, -f1,3-5
entry,side,arm,man
24,blue,inf,ba.4
24,blue,inf,ba.7
24,red,inf,ra.1
24,red,inf,ra.2
$ umpire verify "$B"
story.battle: 26 entries, all as recorded
