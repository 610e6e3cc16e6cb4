# One man who stands at the edge of the ring decides which side is the greater:
# the ruling waits for the referee, and either outcome is his to take.
> side red back south
#1 Red: back line south, letter r.
> side blue back north
#2 Blue: back line north, letter b.
> field 6 x 6
#3 The field: 6' wide, 6' from line to line; bare numbers are feet here only.
> body RA 2 inf
#4 RA: 2 Red foot.
> body BA 2 inf
#5 BA: 2 Blue foot.
> put ra.1 24in,24in
#6 RA.1 stands at 2',2'.
> put ba.1 24in,24-13/16in
#7 BA.1 stands at 2',2'0-13/16".
> put ra.2 20in,24in
#8 RA.2 stands at 1'8",2'.
> put ba.2 24in,17-3/8in
#9 BA.2 stands at 2',1'5-3/8".
> start red
#10 The battle starts: Red moves first.
    irregular: nobody tossed for the first move.                       [M1]
> next
#11 Red's move 1.  1:00 on the clock.                                 [M3a]
> show melees
M1, Red 1: 2 Red v 2 Blue, if the move ended now.
    in contact: RA.1
    in contact: BA.1
    near: RA.2
    near: BA.2
    ring 6": last within BA.2, 5 7/8" from RA.1.
    2 v 2, equal: all fall.
    a close call: BA.2 is 5 7/8" from RA.1, within 6": beyond it he is not in
      the fight, and that may be 1/4" out; then 1 Blue v 2 Red, supported: 1
      near, 1 needed; 1 dead each.
> next
#12 Red's move is over.  M1 waits for its a or b.
    Time.  Red's move 1 took 0:00 of 1:00.
    M1 is a close call: BA.2 is 5 7/8" from RA.1, within 6": beyond it he is
      not in the fight, and that may be 1/4" out.
    a  2 v 2, equal: all fall.
    b  1 Blue v 2 Red, supported: 1 near, 1 needed; 1 dead each.
    settle takes a, settle b takes b.
> next
-c:1:1: refused: M1 is a close call: settle takes a, settle b the other outcome.
                                                                      [H3b]
    right would be: settle    to allow it: overrule: next because ...
?3
> settle b
#13 M1: 1 Blue foot v 2 Red foot.  Blue supported: 1 near, 1 needed.
    1 dead each side, 1 Red stands.                   [H2a H3b H1b H3g H3h]
    on the floor: lift 1 Blue and 1 Red
    Red picks who falls; no gunner or guard among them.   Red 1, Blue 1
    M1: b is taken.
> show melees
M1, #13, Red 1: 1 Blue v 2 Red, supported: 1 near, 1 needed.
    1 dead each side, 1 Red stands.
> undo
#14 undone: #13 settle b
    M1 is no longer ruled on.
    score: Red 2, was 1, Blue 2, was 1
> settle
#15 M1: 2 Blue foot v 2 Red foot.  Equal: all fall.
    2 dead each side, nobody stands.       [H2a H3b H3c H3h V1f reading 28]
    on the floor: lift 2 Blue and 2 Red
    no choice in it; no gunner or guard among them.   Red 0, Blue 0
    M1: a is taken.
    Red has 0 left, Blue has 0: decided, a draw [V1f]; finish drawn when you
      agree.
> show melees
M1, #15, Red 1: 2 Blue v 2 Red, equal.
    2 dead each side, 0 Red stand.
> next
#16 Blue's move 1.  0:00 on the clock.                                [M3a]
# the report says what it hung on, and what it would have been
$ umpire report $B | sed -n '/^Red 1/,/^$/p' | grep .
Red 1.  Two Red foot charged two Blue foot (M1). Numbers were equal, and two
fell on each side. A hair decided it: BA.2 stood 5 7/8" from RA.1, where 6" was
the limit and 1/4" in doubt. Read the other way it would have been one man of
Blue, supported, against two, with one dead on each side.
Blue 1.  So far Blue has neither fired nor fought.
$ umpire verify $B
story.battle: 16 entries, all as recorded
$ umpire export $B melees
entry,melee,move,charger,greater,greater_men,lesser,lesser_men,support,needed,isolated,edition,prisoners,greater_dead,lesser_dead,greater_left,close_call,overruled
15,M1,1,red,red,2,blue,2,,,,book,0,2,2,0,yes,no
