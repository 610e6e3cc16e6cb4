# Guns and the men about them, by places alone: who serves, who is past the wheels,
# who bars the capture from where; one in dispute, one too near to call, one taken.
> side red back south
#1 Red: back line south, letter r.
> side blue back north
#2 Blue: back line north, letter b.
> field 6 x 6
#3 The field: 6' wide, 6' from line to line; bare numbers are feet here only.
> body RA 6 inf
#4 RA: 6 Red foot.
> body RC 4 cav
#5 RC: 4 Red horse.
> body BA 5 inf
#6 BA: 5 Blue foot.
> gun BG1
#7 BG1: a gun of Blue.
> put bg1 3',3' facing s
#8 BG1 stands at 3',3', facing south.
> put ra.1-6 each 2'6,2'0 2'8,2'0 2'10,2'0 3'2,2'0 3'4,2'0 3'6,2'0
#9 RA: 6 men, each at his own place, the first at 2'6",2'.
> put rc.1-4 each 2'2,1'9 2'4,1'9 2'6,1'9 2'8,1'9
#10 RC: 4 men, each at his own place, the first at 2'2",1'9".
> put ba.1-5 each 2'10,3'3 3'2,3'3 2'8,3'2 3'4,3'2 3',4'6
#11 BA: 5 men, each at his own place, the first at 2'10",3'3".
# all of Blue have places: four stand by the gun and nobody had to say so
> show bg1
BG1 of Blue
    BG1    Blue, served by 4
    men who serve it: BA.1-4
    0 shots in this battle
> start red 2
#12 The battle starts: Red's move 2 comes next.
    irregular: Blue has 1 gun for 5 men.                         [F8 F1 M1]
    irregular: 10 men against 5.
    irregular: 0 guns against 1.
    irregular: nobody tossed for the first move.
> next
#13 Red's move 2.  1:00 on the clock.                                 [M3a]
# two of them fall: the fifth is too far off to serve it
> kill ba.1-2 the book fell
#14 2 Blue foot dead: the book fell.
    BG1 has 2 left to serve it, 4 needed: out of action.               [A3]
> show bg1
BG1 of Blue
    BG1    Blue, served by 2 of 4 needed
    men who serve it: BA.3-4
    0 shots in this battle
> crew bg1 ba.3-5
-c:1:10: refused: BA.5 stands 10 7/8" too far from BG1 to serve it.         [A3]
    to allow it: overrule: crew bg1 ba.3-5 because ...
?3
# Red comes up, three of them past the wheels: near it does not take it
> move rc.1 to 2'6,3'4
#15 1 Red horse moves 19 27/64" to 2'6",3'4".
    No gunner or guard among them.                                     [A2]
    1 Red stands by BG1, which is not served; ruled on, when the move is over,
      by: capture BG1 red
> move rc.2 to 2'9,3'6
#16 1 Red horse moves 21 19/32" to 2'9",3'6".
    No gunner or guard among them.                                     [A2]
    2 Red stand by BG1, which is not served; ruled on, when the move is over,
      by: capture BG1 red
> move rc.3 to 3'4,3'5
#17 1 Red horse moves 22 23/64" to 3'4",3'5".
    No gunner or guard among them.                                     [A2]
    3 Red stand by BG1, which is not served; ruled on, when the move is over,
      by: capture BG1 red
> move ra.1 to 2'6,2'9
#18 1 Red foot moves 9" to 2'6",2'9".
    No gunner or guard among them.                                     [A1]
    4 Red stand by BG1, which is not served; ruled on, when the move is over,
      by: capture BG1 red
> score now
                                   Red              Blue
victory                              0                 0
guns                     0           0     1          10
horse                    4           6     0           0
foot                     6           6     3           3
own men held             0           0     0           0
prisoners taken          0           0     0           0
gross                               12                13
net                                 -1                 1
As if it ended here, undecided: nobody has the victory.  [V1b V1c V1d V1e]
BG1 is not served and 10 Red could pass it in one move; if it counts: gun BG1
    takeable red  [V1c reading 23]
> ? capture bg1 red past 4 near 0
Red takes BG1 from Blue.
    Time.  Red's move 2 took 0:00 of 1:00.            [G1 G2 reading 26 A3]
    BG1 is in action again: 4 men serve it.
    score: Red 22, was 12, Blue 3, was 13
    with 1 fewer past its wheels: BG1 is in dispute: 3 past its wheels, 0 of
      its own near.
    with 1 more near: BG1 is in dispute: 4 past its wheels, 1 of its own near.
> capture bg1 red
#19 BG1 is in dispute: 3 past its wheels, 2 of its own near.
    Time.  Red's move 2 took 0:00 of 1:00.                  [G4 reading 22]
> next
#20 Blue's move 2.  2:00 on the clock.                                [M3a]
# it is in dispute for a move, and its men leave it
> move bg1 12 n with ba.3-4
-c:1:6: refused: BG1 is in dispute this move.                              [G4]
    to allow it: overrule: move bg1 12 n with ba.3-4 because ...
?3
> move ba.3 to 2'3,4'0
#21 1 Blue foot moves 11 3/16" to 2'3",4'.
    A gunner is among them.                                            [A1]
> move ba.4 to 3'10,4'0
#22 1 Blue foot moves 11 21/32" to 3'10",4'.
    A gunner is among them.                                            [A1]
> next
#23 Red's move 3.  1:00 on the clock.
    Time.  Blue's move 2 took 0:00 of 2:00.                [reading 23 M3a]
    BG1 is not served and 10 Red could pass it in one move; if it counts: gun
      BG1 takeable red
# a fourth is past it; one of Blue is 6 1/8" from the end of its trail
> move rc.4 to 3'2,3'2
#24 1 Red horse moves 18 1/32" to 3'2",3'2".
    No gunner or guard among them.                                     [A2]
    5 Red stand by BG1, which is not served; ruled on, when the move is over,
      by: capture BG1 red
> put ba.5 3',3'9
#25 BA.5 stands at 3',3'9".
> dist bg1 ba.5
bg1 to ba.5: 7 7/8", measured, give or take 1/4".
    from the end of its trail: 6 1/8".
> time
#26 Time.  Red's move 3 took 0:00 of 1:00.
                                                           [M3e reading 23]
    BG1 is not served and 10 Red could pass it in one move; if it counts: gun
      BG1 takeable red
> capture bg1 red
#27 BG1 waits: a close call.
    The capture of BG1 is a close call: BA.5 is 6 1/8" from the end of its  [G1]
      trail, outside 6", and that may be 1/4" out.
    a  taken: 4 past its wheels, nobody near who bars it.
    b  in dispute: 4 past its wheels, 1 near who bars it.
    settle takes a, settle b takes b.
> next
-c:1:1: refused: the capture of BG1 is a close call: settle takes a, settle b b.
                                                                       [G1]
    right would be: settle    to allow it: overrule: next because ...
?3
> settle b
#28 BG1 is in dispute: 4 past its wheels, 1 of its own by its trail.
    BG1: b is taken.                                        [G4 reading 22]
> undo
#29 undone: #28 settle b
> settle
#30 Red takes BG1 from Blue.
    BG1: a is taken.                                  [G1 G2 reading 26 A3]
    BG1 is in action again: 4 men serve it.
> why
#30 settle
    4 past its wheels, 4 needed: enough.                               [G2]
    Nobody who bars it within 6".                        [G1 G4 reading 12]
    1 fewer past it and it is not taken.
    G2: And at least four enemies must have come up and passed its wheel axle
      in the direction of their attack.
    G1: A gun is taken only when no man of the side that held it is within six
      inches of it.
    reading 26: The captor may fire or move a captured gun from his next move,
      if four of his men are within six inches.
    A3: A gun is in action while at least four men of its own side stand within
      six inches of it. With fewer it neither moves nor fires.
# taken; four of its captors stand by it and two go to its trail
> next
#31 Blue's move 3.  1:00 on the clock.                                [M3a]
> next
#32 Red's move 4.  2:00 on the clock.
    Time.  Blue's move 3 took 0:00 of 1:00.                           [M3a]
> show bg1
BG1 of Blue
    BG1    Red took it from Blue, served by 4
    men who serve it: RA.1+RC.2-4
    0 shots in this battle
> fire bg1 3 trail rc.2+rc.4
#33 Red BG1: 3 shots, nobody hit.
    BG1 has 1 shot left.                                          [A4g A4b]
> where rc.4
rc.4: 2'11-3/16",3'2-1/2", measured, give or take 1/4".
    tape rc.4 SW 4'4 5/32" SE 4'5 17/64"
> where rc.2
rc.2: 3'0-13/16",3'2-1/2", measured, give or take 1/4".
    tape rc.2 SW 4'5 17/64" SE 4'4 5/32"
> ? fire bg1 1 trail ra.5-6
-c:1:20: refused: RA.5 is 1'2 15/16" from the end of the trail and has 1' left this move.
                                                                      [A4g]
    to allow it: overrule: fire bg1 1 trail ra.5-6 because ...
?3
$ umpire verify $B
story.battle: 33 entries, all as recorded
$ umpire export $B guns
gun,side,holder,name,state,crew,x_in,y_in,takeable,shots_fired
BG1,blue,red,,in-action,4,36.000000,36.000000,,3
