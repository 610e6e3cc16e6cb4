# A move against its limits: each refusal says by how much, and by which rule.
> side red back south ; side blue back north ; field 6 x 4
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
#3 The field: 6' wide, 4' from line to line; bare numbers are feet here only.
> body ra 8 inf ; body rc 5 cav ; body ba 6 inf ; gun rg1 ; gun rg2
#4 ra: 8 Red foot.
#5 rc: 5 Red horse.
#6 ba: 6 Blue foot.
#7 rg1: a gun of Red.
#8 rg2: a gun of Red.
> put ra.1-4 line 3'3,10in 3'6,10in
#9 ra: 4 men in line from 3'3",10" to 3'6",10", give or take 3".
> put ra.5 1',6in ; put ra.6 2',0 ; put ra.7 2'6,6in
#10 ra.5 stands at 1',6".
#11 ra.6 stands at 2',0".
#12 ra.7 stands at 2'6",6".
> put rc line 4',1' 4'8,1'
#13 rc: 5 men in line from 4',1' to 4'8",1', give or take 3".
> put ba line 1',3' 2',3'
#14 ba: 6 men in line from 1',3' to 2',3', give or take 3".
> put rg1 3'4-1/2,12in facing n with ra.1-4
#15 rg1 stands at 3'4-1/2",1', facing north, 4 men with it.
    No gunner or guard among them.                                     [A3]
> put rg2 5',12in facing n
#16 rg2 stands at 5',1', facing north.
> start red ; go
#17 The battle starts: Red moves first.
    irregular: Red has 2 guns for 13 men.                        [F8 F1 M1]
    irregular: 13 men against 6.
    irregular: 2 guns against 0.
    irregular: nobody tossed for the first move.
#18 Red's move 1.  3:00 on the clock.                                 [M3a]
# the first move of each man is measured from his back line (M2b)
> move ra.5 7 n
-c:1:11: refused: ra.5 goes 1" over a foot, measured from his back line.   [M2b]
    right would be: move ra.5 6 n
    to allow it: overrule: move ra.5 7 n because ...
?3
> move ra.5 6 n
#19 1 Red foot moves 6" north.
    No gunner or guard among them.                                     [A1]
> move ra.7 to 2'6,12-1/4in
-c:1:14: refused: ra.7 goes 1/4" over a foot, measured from his back line.  [M2b]
    right would be: move ra.7 to 2'6",1'
    to allow it: overrule: move ra.7 to 2'6,12-1/4in because ...
?3
> off ba.1
-c:1:5: refused: it is Red's move.                                         [M6]
    to allow it: overrule: off ba.1 because ...
?3
> next
#20 Blue's move 1.  1:00 on the clock.
    Time.  Red's move 1 took 0:00 of 3:00.                            [M3a]
> off ra.6
-c:1:5: refused: it is Blue's move.                                        [M6]
    to allow it: overrule: off ra.6 because ...
?3
> move ra.5 1 n
-c:1:6: refused: it is Blue's move.                                        [M6]
    to allow it: overrule: move ra.5 1 n because ...
?3
> next
#21 Red's move 2.  3:00 on the clock.
    Time.  Blue's move 1 took 0:00 of 1:00.                           [M3a]
# a foot on foot, two feet mounted, whether told by length or by place
> move ra.5 12-1/16 n
-c:1:11: refused: 1/16" over a foot, the most for one move.                 [A1]
    right would be: move ra.5 12 n
    to allow it: overrule: move ra.5 12-1/16 n because ...
?3
> move rc 25 n
-c:1:9: refused: 1" over two feet, the most for one move.                  [A2]
    right would be: move rc 24 n
    to allow it: overrule: move rc 25 n because ...
?3
> move ra.7 to 2'6,18-1/4in
-c:1:14: refused: 1/4" over a foot, the most for one move.                  [A1]
    right would be: move ra.7 to 2'6",1'6"
    to allow it: overrule: move ra.7 to 2'6,18-1/4in because ...
?3
> move ra.7 to 2'6,18in
#22 1 Red foot moves 12" to 2'6",1'6".
    No gunner or guard among them.                                     [A1]
> undo
#23 undone: #22 move ra.7 to 2'6,18in
# guns first; with their crew; two feet only with four horsemen (A4j)
> move rg2 13 n
-c:1:10: refused: 1" over a foot: too few horsemen go with it to gallop.   [A4j]
    right would be: move rg2 12 n
    to allow it: overrule: move rg2 13 n because ...
?3
> move rg1 12 n with ra.1-3
-c:1:20: refused: 3 men go with the gun, 4 needed.                         [A4h]
    to allow it: overrule: move rg1 12 n with ra.1-3 because ...
?3
> move rg1 13 n
-c:1:10: refused: 1" over a foot: too few horsemen go with it to gallop.   [A4j]
    right would be: move rg1 12 n
    to allow it: overrule: move rg1 13 n because ...
?3
> move rg1 24 n with 4rc
#24 Red rg1 moves 24" north with 4 men.                       [A4j A4i A4h]
> where rg1
rg1: 3'4-1/2",3', estimated, give or take 3".
    tape rg1 SW 4'6 3/16" SE 3'11 53/64"
> show rg1
rg1 of Red
    rg1    Red, served by 4, moved
    men who serve it: rc.1-4
    0 shots in this battle
> move rg2 1 n
#25 Red rg2 moves 1" north.                                   [A4j A4i A4h]
> move ra.5 12 n
#26 1 Red foot moves 12" north.
    No gunner or guard among them.                                     [A1]
> move rg2 1 n
-c:1:6: refused: men have moved: guns act first.                           [M5]
    to allow it: overrule: move rg2 1 n because ...
?3
> fire rg2 1
-c:1:6: refused: men have moved: guns act first.                           [M5]
    to allow it: overrule: fire rg2 1 because ...
?3
> next ; next
#27 Blue's move 2.  1:00 on the clock.
    Time.  Red's move 2 took 0:00 of 3:00.                            [M3a]
#28 Red's move 3.  3:00 on the clock.
    Time.  Blue's move 2 took 0:00 of 1:00.                           [M3a]
# clear space (A5b), somebody's own place, the edges of the field
> move ra.7 to 2',1/2in
-c:1:14: error: ra.7 would stand on ra.6, 1/4" into him.
  | move ra.7 to 2',1/2in
  |              ^^^^^^^^
right would be: move ra to 3'0-43/64",1'9-63/64"
?1
> move ra.7 to 2',25/32in
-c:1:14: refused: ra.7 would stand only 1/32" from ra.6, and 1/16" is asked for.
                                                                      [A5b]
    to allow it: overrule: move ra.7 to 2',25/32in because ...
?3
> move ra.7 to 2',13/16in
#29 1 Red foot moves 7 15/16" to 2',13/16".
    No gunner or guard among them.                                     [A1]
> move ra.6 1 s
-c:1:11: refused: ra.6 would stand 1" behind his own back line.     [reading 17]
    right would be: off ra.6    to allow it: overrule: move ra.6 1 s because ...
?3
> move ra.6 to 2',-1in
-c:1:14: error: "2',-1in" is 1" beyond the south edge of the field.
  | move ra.6 to 2',-1in
  |              ^^^^^^^
right would be: off ra.6
?1
> off ra.6
#30 1 Red foot off over their own back line.
    No gunner or guard among them.                             [reading 17]
# a body keeps its shape
> dist ra.1 ra.4
ra.1 to ra.4: 1 3/16", estimated, give or take 3".
> move ra.1-4 6 e
#31 4 Red foot move 6" east.
    No gunner or guard among them.                                     [A1]
> dist ra.1 ra.4
ra.1 to ra.4: 1 3/16", estimated, give or take 3".
# who has come into contact stays there (H2b)
> move ra.5 to contact ba.1
#32 1 Red foot moves 11 1/8" into contact with ba.1.
    No gunner or guard among them.                                 [A1 H2a]
> move ra.5 1 s
-c:1:11: refused: ra.5 is in contact until the move ends.                  [H2b]
    to allow it: overrule: move ra.5 1 s because ...
?3
> undo 2
#33 undone: 2 entries
    #32 move ra.5 to contact ba.1
    #31 move ra.1-4 6 e
# freed men stand still in the move they were freed in, and walk in the next (P4)
> next
#34 Blue's move 3.  1:00 on the clock.
    Time.  Red's move 3 took 0:00 of 3:00.                            [M3a]
> surrender ra.8 to blue iso guard ba.6
#35 1 Red foot surrender to Blue.
    P1: 1 Red prisoner, 1 guard.                                    [P9 A3]
    No gunner or guard among them.
    rg1 has 2 left to serve it, 4 needed: out of action.
    rg2 has 1 left to serve it, 4 needed: out of action.
> next
#36 Red's move 4.  3:00 on the clock.
    Time.  Blue's move 3 took 0:00 of 1:00.                           [M3a]
> free p1
#37 P1 freed: 1 Red unarmed, he stands still until the next move.   [P3 P4]
> move ra.8 12 s
-c:1:11: refused: ra.8 was freed and stands still until the next move.      [P4]
    to allow it: overrule: move ra.8 12 s because ...
?3
> next ; next
#38 Blue's move 4.  1:00 on the clock.
    Time.  Red's move 4 took 0:00 of 3:00.                            [M3a]
#39 Red's move 5.  3:00 on the clock.
    Time.  Blue's move 4 took 0:00 of 1:00.                           [M3a]
> move ra.8 12 s
#40 1 Red foot moves 12" south.
    No gunner or guard among them.                                     [A1]
