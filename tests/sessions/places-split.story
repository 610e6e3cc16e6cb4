# Whoever serves in another body stands where he stood; who joins does, too.
> side red back south
#1 Red: back line south, letter r.
> side blue back north
#2 Blue: back line north, letter b.
> field 6 x 6
#3 The field: 6' wide, 6' from line to line; bare numbers are feet here only.
> body RA 6 inf
#4 RA: 6 Red foot.
> body BA 6 inf
#5 BA: 6 Blue foot.
> put ra line 1',0 3',0
#6 RA: 6 men in line from 1',0" to 3',0", give or take 3".
> put ra.4 2'6,0
#7 RA.4 stands at 2'6",0".
> put ba.1 4',5'
#8 BA.1 stands at 4',5'.
> split ra.4-5 rx
#9 rx: 2 Red foot.
    No gunner or guard among them.
> where rx
rx: 2'6",0", measured, give or take 1/4".
    tape rx NW 6'6" NE 6'11 23/64"
> where ra.4
ra.4: 2'6",0", measured, give or take 1/4".
    tape ra.4 NW 6'6" NE 6'11 23/64"
> where ra
ra: 1',0", estimated, give or take 3".
    tape ra NW 6'1" NE 7'9 23/32"
> start red
#10 The battle starts: Red moves first.
    irregular: nobody tossed for the first move.                       [M1]
> next
#11 Red's move 1.  1:00 on the clock.                                 [M3a]
> move rx to 2'6,10
#12 Red rx moves 10" to 2'6",10": 2 men.
    No gunner or guard among them.                                 [M2b A1]
> where ra.5
ra.5: 2'7-13/64",10", estimated, give or take 3".
    tape ra.5 SW 2'8 49/64" SE 3'6"
> where ra.6
ra.6: 3',0", estimated, give or take 3".
    tape ra.6 NW 6'8 1/2" NE 6'8 1/2"
> join rx ra
#13 rx joins RA: 6 men.
> where ra.4
ra.4: 2'6",10", measured, give or take 1/4".
    tape ra.4 SW 2'7 5/8" SE 3'7 11/64"
# they go on together, the first of them who has not moved in front
> move ra to 1'0,8
#14 Red RA moves 8" to 1',8": 4 men.
    No gunner or guard among them.                                 [M2b A1]
> where ra.6
ra.6: 3',8", estimated, give or take 3".
    tape ra.6 SW 3' 7/8" SE 3' 7/8"
> where ra.4
ra.4: 2'6",10", measured, give or take 1/4".
    tape ra.4 SW 2'7 5/8" SE 3'7 11/64"
$ umpire export $B men | head -7
man,body,side,arm,state,holder,party,x_in,y_in,estimated,last_entry
RA.1,RA,red,inf,fit,,,12.000000,8.000000,no,14
RA.2,RA,red,inf,fit,,,16.800000,8.000000,yes,14
RA.3,RA,red,inf,fit,,,21.600000,8.000000,yes,14
RA.4,RA,red,inf,fit,,,30.000000,10.000000,no,12
RA.5,RA,red,inf,fit,,,31.200000,10.000000,yes,12
RA.6,RA,red,inf,fit,,,36.000000,8.000000,yes,14
$ umpire export $B positions | tail -4
14,1,RA.1,12.000000,8.000000,no,move
14,1,RA.2,16.800000,8.000000,yes,move
14,1,RA.3,21.600000,8.000000,yes,move
14,1,RA.6,36.000000,8.000000,yes,move
$ umpire verify $B
story.battle: 14 entries, all as recorded
