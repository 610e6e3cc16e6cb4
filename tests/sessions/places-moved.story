# A move told by distance and heading takes places along, and they are estimated
# then; where the way is not told nobody knows them. A body moves in stages.
> side red back south
#1 Red: back line south, letter r.
> side blue back north
#2 Blue: back line north, letter b.
> field 10 x 8
#3 The field: 10' wide, 8' from line to line; bare numbers are feet here only.
> force red 20 inf 8 cav 1 gun
#4 Red: 20 foot (Ri), 8 horse (Rc), 1 gun (RG1).
> body BA 5 inf
#5 BA: 5 Blue foot.
> put ri block 10 at 3',1"
#6 Ri: 20 men, 10 abreast, from 3',1", give or take 3".
> put rg1 5',1' facing n
#7 RG1 stands at 5',1', facing north.
> put rc.1 6',1'
#8 Rc.1 stands at 6',1'.
> put rc.2 6',2"
#9 Rc.2 stands at 6',2".
> start red
#10 The battle starts: Red moves first.
    irregular: 28 men against 5.                                    [F1 M1]
    irregular: 1 gun against 0.
    irregular: nobody tossed for the first move.
> next
#11 Red's move 1.  2:00 on the clock.                                 [M3a]
> move rg1 6 n with rc.1-4
#12 Red RG1 moves 6" north with 4 men.                        [A4j A4i A4h]
> where rg1
rg1: 5',1'6", estimated, give or take 3".
    tape rg1 SW 5'2 41/64" SE 5'2 41/64"
> where rc.1
rc.1: 6',1'6", estimated, give or take 3".
    tape rc.1 SW 6'2 7/32" SE 4'3 17/64"
> move ri 8 n
#13 Red Ri moves 8" north: 20 men.
    No gunner or guard among them.                                     [A1]
> where ri
ri: 3',9", estimated, give or take 3".
    tape ri SW 3'1 7/64" SE 7' 31/64"
> move ri 6 n
-c:1:9: refused: Ri.1 has moved 8" of 1' this move.                        [A1]
    right would be: move ri 4 n
    to allow it: overrule: move ri 6 n because ...
?3
> move ri 4 n
#14 Red Ri moves 4" north: 20 men.
    No gunner or guard among them.                                     [A1]
> where ri
ri: 3',1'1", estimated, give or take 3".
    tape ri SW 3'2 9/32" SE 7'1"
> undo
#15 undone: #14 move ri 4 n
> where ri
ri: 3',9", estimated, give or take 3".
    tape ri SW 3'1 7/64" SE 7' 31/64"
> move rc.5 12
#16 1 Red horse moves 12".
    No gunner or guard among them.                                     [A2]
> move rc.6-8 12 s
#17 3 Red horse move 12" south.
    No gunner or guard among them.                                     [A2]
> next
#18 Blue's move 1.  1:00 on the clock.
    Time.  Red's move 1 took 0:00 of 2:00.                            [M3a]
> next
#19 Red's move 2.  2:00 on the clock.
    Time.  Blue's move 1 took 0:00 of 1:00.                           [M3a]
> move ri
#20 Red Ri moves, within reach: 20 men.
    No gunner or guard among them.                                     [A1]
> where ri
-c:1:7: error: where ri stands has not been said.
  | where ri
  |       ^^
right would be: put ri block 10 at 4',2'
?1
$ umpire export $B positions | grep -c ',move$'
43
$ umpire verify $B
story.battle: 20 entries, all as recorded
