# Prisoners and their guards by places alone: who is left alone is said before the
# move ends, goes free when it does, and walks home, or is come upon on the way.
> side red back south
#1 Red: back line south, letter r.
> side blue back north
#2 Blue: back line north, letter b.
> field 6 x 4
#3 The field: 6' wide, 4' from line to line; bare numbers are feet here only.
> body RA 4 inf
#4 RA: 4 Red foot.
> body RC 3 cav
#5 RC: 3 Red horse.
> body BA 9 inf
#6 BA: 9 Blue foot.
> put ra.1-4 each 2'0,2'0 3'0,2'0 4'0,1'0 4'3,1'0
#7 RA: 4 men, each at his own place, the first at 2',2'.
> put rc.1-3 each 1'0,1'0 3'9,1'8 5'0,2'0
#8 RC: 3 men, each at his own place, the first at 1',1'.
> put ba.1-9 each 2'0,2'4 2'2,2'4 2'4,2'4 3'0,2'4 3'2,2'4 5'0,1'0 5'3,1'0 5'6,1'0 5'9,1'0
#9 BA: 9 men, each at his own place, the first at 2',2'4".
> prisoner ba.1-5 of red guard ra.1
#10 P1: 5 Blue prisoners, 1 guard.
> start red 2
#11 The battle starts: Red's move 2 comes next.
    irregular: 7 men against 9.                                     [F1 M1]
    irregular: nobody tossed for the first move.
> next
#12 Red's move 2.  1:00 on the clock.                                 [M3a]
# RA.1 is near three of the five, RA.2 near the others: nobody is alone
> show p1
P1: 5 Blue held by Red
    men: BA.1-5
    guard: RA.1
> can p1
P1 may be led 12"; its guard moves with it.  [P1 reading 39]
# RA.2 goes off: two of them would be free, and it is said at once
> move ra.2 to 3'0,1'2
#13 1 Red foot moves 10" to 3',1'2".
    No gunner or guard among them.                       [A1 P2 reading 14]
    P1: 2 Blue have no guard to themselves within 6": they go free when the
      move ends.
> show p1
P1: 5 Blue held by Red
    men: BA.1-5
    guard: RA.1
    no guard within 6": BA.4-5  [P2 reading 14]
> undo
#14 undone: #13 move ra.2 to 3'0,1'2
# three inches are a quarter of an inch too far, and it is said again
> move ra.2 to 3'0,1'9
#15 1 Red foot moves 3" to 3',1'9".
    No gunner or guard among them.                       [A1 P2 reading 14]
    P1: 2 Blue have no guard to themselves within 6": they go free when the
      move ends.
> can p1
P1 may be led 12"; its guard moves with it.  [P1 reading 39]
    no guard within 6": BA.4-5  [P2 reading 14]
> next
#16 Blue's move 2.  1:00 on the clock.
    Time.  Red's move 2 took 0:00 of 1:00.              [reading 14 P2 M3a]
    P1: 2 Blue with no guard near enough: freed, unarmed.
# two are freed and stand still; from the move after they may walk home
> show p1
P1: 3 Blue held by Red
    men: BA.1-3
    guard: RA.1
    freed, without arms: BA.4-5
> next
#17 Red's move 3.  1:00 on the clock.
    Time.  Blue's move 2 took 0:00 of 1:00.                           [M3a]
> next
#18 Blue's move 3.  1:00 on the clock.
    Time.  Red's move 3 took 0:00 of 1:00.                            [M3a]
> next
#19 Red's move 4.  1:00 on the clock.
    Time.  Blue's move 3 took 0:00 of 1:00.                           [M3a]
> next
#20 Blue's move 4.  1:00 on the clock.
    Time.  Red's move 4 took 0:00 of 1:00.                            [M3a]
> move ba.4 to 3'0,3'4
#21 1 Blue foot moves 12" to 3',3'4".
    No gunner or guard among them.                                     [A1]
> move ba.5 to 3'2,3'4
#22 1 Blue foot moves 12" to 3'2",3'4".
    No gunner or guard among them.                                     [A1]
> next
#23 Red's move 5.  1:00 on the clock.
    Time.  Blue's move 4 took 0:00 of 1:00.                           [M3a]
# a horseman comes up to them with nobody to help: both are his when the move ends
> move rc.2 to 3'0,38.8in
#24 1 Red horse moves 20 27/32" to 3',3'2-51/64".
    No gunner or guard among them.                                     [A2]
> next
#25 Blue's move 5.  1:00 on the clock.
    Time.  Red's move 5 took 0:00 of 1:00.                 [reading 16 M3a]
    P2: 2 Blue prisoners, 1 guard.
> show p2
P2: 2 Blue held by Red
    men: BA.4-5
    guard: RC.2
> undo 2
#26 undone: 2 entries
    #25 next
    #24 move rc.2 to 3'0,38.8in
    score: Red 10, was 11, Blue 7 1/2, was 6 1/2
> next
#27 Blue's move 5.  1:00 on the clock.
    Time.  Red's move 5 took 0:00 of 1:00.                            [M3a]
> move ba.4-5 to 3'0,3'11-3/4
#28 2 Blue foot move 7 3/4" to 3',3'11-3/4".
    No gunner or guard among them.                                     [A1]
    2 Blue without arms at their own line; armed again by: home BA.4-5
> home ba.4-5
#29 2 Blue armed again.                                                [P5]
> next
#30 Red's move 6.  1:00 on the clock.
    Time.  Blue's move 5 took 0:00 of 1:00.                           [M3a]
# the guard is shot, and his three are free; and another who goes too far is none
> kill ra.1 a shot from the window
#31 1 Red foot dead: a shot from the window.
                                                         [reading 15 P3 P4]
    P1 freed: 3 Blue unarmed, they stand still until the next move.
> undo
#32 undone: #31 kill ra.1 a shot from the window
    score: Red 10, was 7 1/2, Blue 7 1/2, was 9
> move ra.1 to 1'0,2'0
#33 1 Red foot moves 12" to 1',2'.
    RA.1 goes too far from P1 to guard it.    [P2 reading 15 A1 reading 14]
    A guard is among them.
    P1: 3 Blue have no guard to themselves within 6": they go free when the
      move ends.
> show p1
P1: 3 Blue held by Red
    men: BA.1-3
    no guard
    they go free when the move ends
    no guard within 6": BA.1-3  [P2 reading 14]
    freed, armed again: BA.4-5
> next
#34 Blue's move 6.  1:00 on the clock.
    Time.  Red's move 6 took 0:00 of 1:00.        [reading 14 P2 P3 P4 M3a]
    P1 freed: 3 Blue unarmed, they stand still until the next move.
$ umpire verify $B
story.battle: 34 entries, all as recorded
$ umpire export $B prisoners
party,captor,side,man,taken_entry,taken_move,guards,state,ended_entry
P1,red,blue,BA.1,10,,,freed,34
P1,red,blue,BA.2,10,,,freed,34
P1,red,blue,BA.3,10,,,freed,34
P1,red,blue,BA.4,10,,,freed,16
P1,red,blue,BA.5,10,,,freed,16
