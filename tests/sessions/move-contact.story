# Men brought up to men: each to the nearest place in contact, an eighth apart,
# with clear space about him. It says what he lacks to get there.
> side red back south ; side blue back north ; field 6 x 6 ; body RA 8 inf ; body RC 2 cav ; body BA 4 inf
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
#3 The field: 6' wide, 6' from line to line; bare numbers are feet here only.
#4 RA: 8 Red foot.
#5 RC: 2 Red horse.
#6 BA: 4 Blue foot.
> put ra.1-6 each 2'6,2'6 2'8,2'6 2'10,2'6 3'2,2'6 3'4,2'6 3'6,2'6
#7 RA: 6 men, each at his own place, the first at 2'6",2'6".
> put rc.1-2 each 1',1' 1'2,1'
#8 RC: 2 men, each at his own place, the first at 1',1'.
> put ba.1-4 each 2'6,3'3 2'8,3'3 2'10,3'7-7/8 5',5'
#9 BA: 4 men, each at his own place, the first at 2'6",3'3".
> start red 2 ; next
#10 The battle starts: Red's move 2 comes next.
    irregular: 10 men against 4.                                    [F1 M1]
    irregular: nobody tossed for the first move.
#11 Red's move 2.  1:00 on the clock.                                 [M3a]
# straight up to him: 9 inches between their middles, less two radii and 1/8
> move ra.1 to contact ba.1
#12 1 Red foot moves 8 1/8" into contact with BA.1.
    No gunner or guard among them.                                 [A1 H2a]
> where ra.1
ra.1: 2'6",3'2-1/8", measured, give or take 1/4".
    tape ra.1 SW 4' 33/64" SE 4'8 23/32"
> dist ra.1 ba.1
ra.1 to ba.1: 1/8", measured, give or take 1/4".
# two of them to the one: they stand beside each other about him
> move ra.2-3 to contact ba.2
#13 2 Red foot move up to 8 19/32" into contact with BA.2.
    No gunner or guard among them.                                 [A1 H2a]
> dist ra.2 ra.3
ra.2 to ra.3: 1/16", measured, give or take 1/4".
> dist ra.3 ba.2
ra.3 to ba.2: 1/8", measured, give or take 1/4".
# a hair too far: 13 7/8" between the middles and 13 at most
> move ra.4 to contact ba.3
-c:1:22: refused: RA.4 comes 1 9/16" short of contact with BA.3: 1' left this move.
                                                                       [A1]
    to allow it: overrule: move ra.4 to contact ba.3 because ...
?3
> ? overrule: move ra.4 to contact ba.3 because he ran
1 Red foot moves 13 9/16" into contact with BA.3.
                                                                   [A1 H2a]
    overruled: RA.4 comes 1 9/16" short of contact with BA.3: 1' left this move.
    No gunner or guard among them.
    because he ran
# whom nobody has seen has no place to come from, or to come to
> move ra.7 to contact ba.1
-c:1:6: error: RA.7 has no place, so who touches whom is typed with contact.
  | move ra.7 to contact ba.1
  |      ^^^^
right would be: contact ra.7 ba.1
?1
> move ra.5-6 to contact ba.1+ra.1
-c:1:24: error: RA.1 is on the wrong side for this.
  | move ra.5-6 to contact ba.1+ra.1
  |                        ^^^^
right would be: move RA
?1
# horse ride farther; the nearest of several is taken
> move rc.1 to contact ba.1-4
-c:1:22: refused: RC.1 comes 7 25/64" short of contact with BA.1: 2' left this move.
                                                                       [A2]
    to allow it: overrule: move rc.1 to contact ba.1-4 because ...
?3
> move rc.2 to contact ba.9
-c:1:22: error: BA has men 1 to 4, no 9.
  | move rc.2 to contact ba.9
  |                      ^^^^
right would be: move RA
?1
> move ra.1 2 n
-c:1:11: refused: RA.1 is in contact until the move ends.                  [H2b]
    to allow it: overrule: move ra.1 2 n because ...
?3
> show melees
M1, Red 2: 3 Red v 3 Blue, if the move ended now.
    in contact: RA.1-3
    in contact: BA.1-2
    near: BA.3
    ring 6": last within BA.3, 4 33/64" from BA.2; first beyond RA.4, 9 17/64"
      from RA.3.
    3 v 3, equal: all fall.
> next
#14 Blue's move 2.  1:00 on the clock.
                                       [H2a H3b H3c H3h V1f reading 28 M3a]
    M1: 3 Blue foot v 3 Red foot.  Equal: all fall.
    3 dead each side, nobody stands.
    on the floor: lift 3 Blue and 3 Red
    no choice in it; no gunner or guard among them.   Red 8, Blue 1
    Time.  Red's move 2 took 0:00 of 1:00.
    Red has 7 left, Blue has 1: decided, a draw [V1f]; finish drawn when you
      agree.
> log 6
#9       0:00  put ba.1-4 each 2'6,3'3 2'8,3'3 2'10,3'7-7/8 5',5'
               BA: 4 men, each at his own place, the first at 2'6",3'3".
#10      0:00  start red 2
               The battle starts: Red's move 2 comes next.
#11      0:00  next
               Red's move 2.  1:00 on the clock.
#12      0:00  move ra.1 to contact ba.1
               1 Red foot moves 8 1/8" into contact with BA.1.
#13      0:00  move ra.2-3 to contact ba.2
               2 Red foot move up to 8 19/32" into contact with BA.2.
#14      0:00  next
               Blue's move 2.  1:00 on the clock.
> undo
#15 undone: #14 next
    M1 is no longer ruled on.
    score: Red 11, was 8, Blue 4, was 1
> = move rc.1 to contact ba.3
-c:1:1: refused: no standing entry of this move to replace with that.
?3
> export positions
entry,move,label,x_in,y_in,estimated,source
3,,SW,0.000000,0.000000,no,put
3,,SE,72.000000,0.000000,no,put
3,,NW,0.000000,72.000000,no,put
3,,NE,72.000000,72.000000,no,put
7,,RA.1,30.000000,30.000000,no,put
7,,RA.2,32.000000,30.000000,no,put
7,,RA.3,34.000000,30.000000,no,put
7,,RA.4,38.000000,30.000000,no,put
7,,RA.5,40.000000,30.000000,no,put
7,,RA.6,42.000000,30.000000,no,put
8,,RC.1,12.000000,12.000000,no,put
8,,RC.2,14.000000,12.000000,no,put
9,,BA.1,30.000000,39.000000,no,put
9,,BA.2,32.000000,39.000000,no,put
9,,BA.3,34.000000,43.875000,no,put
9,,BA.4,60.000000,60.000000,no,put
12,2,RA.1,30.000000,38.125000,no,move
13,2,RA.2,32.000000,38.125000,no,move
13,2,RA.3,32.721393,38.504818,no,move
$ umpire verify $B
story.battle: 15 entries, all as recorded
