# What is noticed when somebody has come where he went: men in contact stay there,
# men at the enemy's line, and a gun that nobody came along with goes back.
> side red back south
#1 Red: back line south, letter r.
> side blue back north
#2 Blue: back line north, letter b.
> field 4 x 4
#3 The field: 4' wide, 4' from line to line; bare numbers are feet here only.
> game rear
#4 The game: Blow at the Rear.
> body RA 6 inf
#5 RA: 6 Red foot.
> body RC 6 cav
#6 RC: 6 Red horse.
> body BA 3 inf
#7 BA: 3 Blue foot.
> gun RG1
#8 RG1: a gun of Red.
> put ra line 1',0 1'8,0
#9 RA: 6 men in line from 1',0" to 1'8",0", give or take 3".
> put rc line 2',0 3',0
#10 RC: 6 men in line from 2',0" to 3',0", give or take 3".
> put rc.5 3'6,0
#11 RC.5 stands at 3'6",0".
> put rc.6 3'4,0
#12 RC.6 stands at 3'4",0".
> put rg1 2'6,1" facing n with rc.1-4
#13 RG1 stands at 2'6",1", facing north, 4 men with it.
    No gunner or guard among them.                                     [A3]
> put ba.1 3'6,30"
#14 BA.1 stands at 3'6",2'6".
> start red
#15 The battle starts: Red moves first.
    irregular: 12 men against 3.                                    [F1 M1]
    irregular: 1 gun against 0.
    irregular: nobody tossed for the first move.
> next
#16 Red's move 1.  2:00 on the clock.                                 [M3a]
# four horse gallop with it, and it is left trail forward
> move rg1 to 2'6,25-1/64
-c:1:13: refused: 1/64" over two feet, the most for one move.              [A4j]
    right would be: move rg1 to 2'6",2'1"
    to allow it: overrule: move rg1 to 2'6,25-1/64 because ...
?3
> ? move rg1 to 2'6,25 with ra.1-4
-c:1:15: refused: 1' over a foot: too few horsemen go with it to gallop.   [A4j]
    right would be: ? move rg1 to 2'6",1'1" with ra.1-4
    to allow it: overrule: move rg1 to 2'6,25 with ra.1-4 because ...
?3
> move rg1 to 2'6,23
#17 Red RG1 moves 22" to 2'6",1'11" with 4 men.           [A4j M2b A4i A4h]
> where rg1
rg1: 2'6",1'11", measured, give or take 1/4".
    tape rg1 SW 3'1 51/64" SE 2'5 13/64"
> move ra.1-2 to 1',1'
#18 2 Red foot move 12" to 1',1'.
    No gunner or guard among them.                                 [M2b A1]
> next
#19 Blue's move 1.  1:00 on the clock.
    Time.  Red's move 1 took 0:00 of 2:00.                            [M3a]
> next
#20 Red's move 2.  2:00 on the clock.
    Time.  Blue's move 1 took 0:00 of 1:00.                           [M3a]
# it gallops once more, and two of the men who came with it ride on
> move rg1 to 2'6,3'8
#21 Red RG1 moves 21" to 2'6",3'8" with 4 men.                [A4j A4i A4h]
> move rc.1-2 to 1'6,3'11"
-c:1:16: refused: 9 21/32" too far: RC.1 has 3" left this move.             [A2]
    right would be: move rc.1-2 to 2'3-5/32",3'7-61/64"
    to allow it: overrule: move rc.1-2 to 1'6,3'11" because ...
?3
> overrule: move rc.1-2 12 w because they did not wait
#22 2 Red horse move 12" west.
    overruled: RC.1 has moved 1'9" of 2' this move.                 [A2 A3]
    A gunner is among them.
    RG1 has 2 left to serve it, 4 needed: out of action.
    because they did not wait
> next
#23 Blue's move 2.  1:00 on the clock.
    Time.  Red's move 2 took 0:00 of 2:00.             [A4h reading 25 M3a]
    RG1 goes back to where it stood: 2 men with it, 4 needed.
> show rg1
RG1 of Red
    RG1    Red, served by 0 of 4 needed
    0 shots in this battle
> where rg1
rg1: 2'6",1'11", measured, give or take 1/4".
    tape rg1 SW 3'1 51/64" SE 2'5 13/64"
> where rc.3
rc.3: 2'6",3'9-3/4", estimated, give or take 3".
    tape rc.3 SW 4'6 45/64" SE 4'1 5/32"
> next
#24 Red's move 3.  2:00 on the clock.
    Time.  Blue's move 2 took 0:00 of 1:00.                           [M3a]
# where contact is seen he stays until the move ends; at the line it is noticed
> move rc.5 to 3'6,23"
#25 1 Red horse moves 23" to 3'6",1'11".
    No gunner or guard among them.                                     [A2]
> move rc.6 to 3'4,24"
#26 1 Red horse moves 24" to 3'4",2'.
    No gunner or guard among them.                                     [A2]
> move ra.1-2 to 1',2'
#27 2 Red foot move 12" to 1',2'.
    No gunner or guard among them.                                     [A1]
> next
#28 Blue's move 3.  1:00 on the clock.
    Time.  Red's move 3 took 0:00 of 2:00.                            [M3a]
> next
#29 Red's move 4.  2:00 on the clock.
    Time.  Blue's move 3 took 0:00 of 1:00.                           [M3a]
> move rc.5 to 3'6,28-3/4
#30 1 Red horse moves 5 3/4" to 3'6",2'4-3/4".
    No gunner or guard among them.                                     [A2]
> move rc.5 to 3'6,28"
-c:1:14: refused: RC.5 is in contact until the move ends.                  [H2b]
    to allow it: overrule: move rc.5 to 3'6,28" because ...
?3
> move rc.6 to 3'4,47"
#31 1 Red horse moves 23" to 3'4",3'11".
    No gunner or guard among them.                                     [A2]
    1 Red is at Blue's back line, which is said with: reach RC.6
> move ra.1-2 to 1',3'
#32 2 Red foot move 12" to 1',3'.
    No gunner or guard among them.                                     [A1]
> next
#33 Blue's move 4.  1:00 on the clock.
    M1: 1 Blue foot v 1 Red horse.  Equal: all fall.  [H2a H3b H3c H3h M3a]
    1 dead each side, nobody stands.
    on the floor: lift 1 Blue and 1 Red
    no choice in it; no gunner or guard among them.   Red 23 1/2, Blue 2
    Time.  Red's move 4 took 0:00 of 2:00.
> next
#34 Red's move 5.  2:00 on the clock.
    Time.  Blue's move 4 took 0:00 of 1:00.                           [M3a]
> move ra.1-2 to 1',3'11-5/8
#35 2 Red foot move 11 5/8" to 1',3'11-5/8".
    No gunner or guard among them.                                     [A1]
    2 Red are at Blue's back line, which is said with: reach RA.1-2
> reach ra.1-2
#36 2 Red at Blue's back line; 3 would decide it.
    No gunner or guard among them.                         [V2a reading 30]
$ umpire verify $B
story.battle: 36 entries, all as recorded
