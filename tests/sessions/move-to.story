# Moves that end at a place: the first of a body goes there and the others as they
# stand to him; each man's way is measured, his first from his back line.
> side red back south
#1 Red: back line south, letter r.
> side blue back north
#2 Blue: back line north, letter b.
> field 8 x 8
#3 The field: 8' wide, 8' from line to line; bare numbers are feet here only.
> body RA 4 inf
#4 RA: 4 Red foot.
> body RC 2 cav
#5 RC: 2 Red horse.
> body BA 3 inf
#6 BA: 3 Blue foot.
> put ra line 3',2" 3'6,2"
#7 RA: 4 men in line from 3',2" to 3'6",2", give or take 3".
> put rc.1 5',0
#8 RC.1 stands at 5',0".
> put rc.2 5'6,4"
#9 RC.2 stands at 5'6",4".
> put ba.1 3',7'
#10 BA.1 stands at 3',7'.
> start red
#11 The battle starts: Red moves first.
    irregular: 6 men against 3.                                     [F1 M1]
    irregular: nobody tossed for the first move.
> next
#12 Red's move 1.  1:00 on the clock.                                 [M3a]
# two inches before the line count as on it: twelve from the line, not from there
> move ra.1 to 3',14"
-c:1:14: refused: RA.1 goes 2" over a foot, measured from his back line.   [M2b]
    right would be: move ra.1 to 3',1'
    to allow it: overrule: move ra.1 to 3',14" because ...
?3
> move ra.1 to 3',12-1/64"
-c:1:14: refused: RA.1 goes 1/64" over a foot, measured from his back line.  [M2b]
    right would be: move ra.1 to 3',1'
    to allow it: overrule: move ra.1 to 3',12-1/64" because ...
?3
> move ra.1 to 3',12"
#13 1 Red foot moves 12" to 3',1'.
    No gunner or guard among them.                                 [M2b A1]
> where ra.1
ra.1: 3',1', measured, give or take 1/4".
    tape ra.1 SW 3'1 61/64" SE 5'1 3/16"
> move ra.1 to 3',12-1/64"
-c:1:14: refused: 1/64" too far: RA.1 has 0" left this move.                [A1]
    to allow it: overrule: move ra.1 to 3',12-1/64" because ...
?3
# a body as it stands, the first of those who have not moved in front
> undo
#14 undone: #13 move ra.1 to 3',12"
> move ra to 3',1'
#15 Red RA moves 12" to 3',1': 4 men.
    No gunner or guard among them.                                 [M2b A1]
> where ra.1
ra.1: 3',1', measured, give or take 1/4".
    tape ra.1 SW 3'1 61/64" SE 5'1 3/16"
> where ra.4
ra.4: 3'6",1', estimated, give or take 3".
    tape ra.4 SW 3'7 11/16" SE 4'7 5/16"
> undo
#16 undone: #15 move ra to 3',1'
> move ra to 3'6",1'
-c:1:12: refused: RA.1 goes 1 27/64" over a foot, measured from his back line.  [M2b]
    right would be: move ra to 3'5-23/64",10-47/64"
    to allow it: overrule: move ra to 3'6",1' because ...
?3
> move ra to 3',6"
#17 Red RA moves 6" to 3',6": 4 men.
    No gunner or guard among them.                                 [M2b A1]
# and on, in the same move: what is left
> move ra to 3',1'1"
-c:1:12: refused: 1" too far: RA.1 has 6" left this move.                   [A1]
    right would be: move ra to 3',1'
    to allow it: overrule: move ra to 3',1'1" because ...
?3
> move ra to 3',1'
#18 Red RA moves 6" to 3',1': 4 men.
    No gunner or guard among them.                                     [A1]
> where ra.4
ra.4: 3'6",1', estimated, give or take 3".
    tape ra.4 SW 3'7 11/16" SE 4'7 5/16"
# on another, and too near to one: nobody else has a measured place
> move rc.1 to 5'6,5"
-c:1:14: error: RC.1 would stand on RC.2, 1/2" into him.
  | move rc.1 to 5'6,5"
  |              ^^^^^^
right would be: move RA
?1
> move rc.1 to 5'6,5-33/64"
-c:1:14: refused: RC.1 would stand only 1/64" from RC.2, and 1/16" is asked for.
                                                                      [A5b]
    to allow it: overrule: move rc.1 to 5'6,5-33/64" because ...
?3
> overrule: move rc.1 to 5'6,5-33/64" because nobody insists
#19 1 Red horse moves 8 5/32" to 5'6",5-33/64".
    No gunner or guard among them.                             [M2b A2 A5b]
    overruled: RC.1 would stand only 1/64" from RC.2, and 1/16" is asked for.
    because nobody insists
> undo
#20 undone: #19 overrule: move rc.1 to 5'6,5-33/64" because nobody insists
> move rc.1 to 5',2'
#21 1 Red horse moves 24" to 5',2'.
    No gunner or guard among them.                                 [M2b A2]
> move rc.2 to 8'1,2'
-c:1:14: error: "8'1,2'" is 1" beyond the east edge of the field.
  | move rc.2 to 8'1,2'
  |              ^^^^^^
right would be: move RA
?1
> move rc.2 to 5',-1
-c:1:14: error: "5',-1" is 1" beyond the south edge of the field.
  | move rc.2 to 5',-1
  |              ^^^^^
right would be: off rc.2
?1
> move rc.2 12 s
-c:1:11: refused: RC.2 would stand 8" behind his own back line.     [reading 17]
    right would be: off rc.2
    to allow it: overrule: move rc.2 12 s because ...
?3
> move rc.2 3 s
#22 1 Red horse moves 3" south.
    No gunner or guard among them.                                     [A2]
> move rc.2 to oak
-c:1:14: error: no peg, body or gun is called "oak".
  | move rc.2 to oak
  |              ^^^
right would be: move RA
?1
> next
#23 Blue's move 1.  1:00 on the clock.
    Time.  Red's move 1 took 0:00 of 1:00.                            [M3a]
# nobody has said where these stand: the last of them comes to a known place
> move ba.2 to 3'6",7'
#24 1 Blue foot moves 12" to 3'6",7'.
    No gunner or guard among them.                                 [M2b A1]
> move ba.2 to 3'6",6'11-1/64"
-c:1:14: refused: 63/64" too far: BA.2 has 0" left this move.               [A1]
    to allow it: overrule: move ba.2 to 3'6",6'11-1/64" because ...
?3
> move ba.3 to 4',6'11"
-c:1:14: refused: BA.3 goes 1" over a foot, measured from his back line.   [M2b]
    right would be: move ba.3 to 4',7'
    to allow it: overrule: move ba.3 to 4',6'11" because ...
?3
> move ba.3 to 4',7'
#25 1 Blue foot moves 12" to 4',7'.
    No gunner or guard among them.                                 [M2b A1]
> where ba.3
ba.3: 4',7', measured, give or take 1/4".
    tape ba.3 SW 8' 3/4" SE 8' 3/4"
> next
#26 Red's move 2.  1:00 on the clock.
    Time.  Blue's move 1 took 0:00 of 1:00.                           [M3a]
# not his first now: measured from where he stands; a shape is only about there
> move rc.1 to 5',4'1/64"
-c:1:14: refused: 1/64" over two feet, the most for one move.               [A2]
    right would be: move rc.1 to 5',4'
    to allow it: overrule: move rc.1 to 5',4'1/64" because ...
?3
> move rc.1 to 5',4'
#27 1 Red horse moves 24" to 5',4'.
    No gunner or guard among them.                                     [A2]
> move ra.2 to 3'2,2'2
-c:1:14: refused: 2" over a foot; where RA.2 stood is only estimated.       [A1]
    right would be: move ra.2 to 3'2",2'
    to allow it: overrule: move ra.2 to 3'2,2'2 because ...
?3
> move ra
#28 Red RA moves, within reach: 4 men.
    No gunner or guard among them.                                     [A1]
> where ra.1
-c:1:7: error: where ra.1 stands has not been said.
  | where ra.1
  |       ^^^^
right would be: put ra.1 4',2'
?1
$ umpire export $B positions | tail -4
28,2,RA.1,,,,move
28,2,RA.2,,,,move
28,2,RA.3,,,,move
28,2,RA.4,,,,move
$ umpire export $B men | tail -3
BA.1,BA,blue,inf,fit,,,36.000000,84.000000,no,10
BA.2,BA,blue,inf,fit,,,42.000000,84.000000,no,24
BA.3,BA,blue,inf,fit,,,48.000000,84.000000,no,25
$ umpire verify $B
story.battle: 28 entries, all as recorded
