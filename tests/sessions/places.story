# Who stands where: every form of put, pegs, two tapes, and what becomes of it.
> side red
#1 Red: back line south, letter r.
> side blue
#2 Blue: back line north, letter b.
> body RA 20 inf
#3 RA: 20 Red foot.
> body RC 6 cav
#4 RC: 6 Red horse.
> body BA 12 inf
#5 BA: 12 Blue foot.
> gun RG1
#6 RG1: a gun of Red.
> gun BG1
#7 BG1: a gun of Blue.
# the corners are pegs as soon as the field is known
> put RA.1 SE
-c:1:10: error: how large the field is has not been said, so it has no corner SE.
  | put RA.1 SE
  |          ^^
right would be: field 18 x 8
?1
> field 18 x 8
#8 The field: 18' wide, 8' from line to line; bare numbers are feet here only.
> put RA.1 SE
#9 RA.1 stands at 18',0".
> peg church 6',4'
#10 church is at 6',4'.
> peg elm church@12<2h
#11 elm is at 6'10-25/64",4'6".
> peg elm church+6,-3
#12 elm is at 6'6",3'9".
> put RA line 3',0 6',0
#13 RA: 20 men in line from 3',0" to 6',0", give or take 3".
> put RA.20 church
#14 RA.20 stands at 6',4'.
> put BA block 4 at 9',7' gap 1/2
#15 BA: 12 men, 4 abreast, from 9',7', give or take 3".
> put RC loose 8 at church+30,0
#16 RC: 6 men in loose order about 8'6",4', give or take 3".
> put RG1 4',2' facing n with 4ra
#17 RG1 stands at 4',2', facing north, 4 men with it.
    No gunner or guard among them.                                     [A3]
> put BG1 elm facing 7h
#18 BG1 stands at 6'6",3'9", facing 7 o'clock.
# . is the last place named; the log says which that was
> peg oak 7'6-1/64,3'
#19 oak is at 7'6-1/64",3'.
> put RA.19 .
#20 RA.19 stands at 7'6-1/64",3'.
> log 2
#19      0:00  peg oak 7'6-1/64,3'
               oak is at 7'6-1/64",3'.
#20      0:00  put RA.19 90.015625,36
               RA.19 stands at 7'6-1/64",3'.
# two tapes: one crossing on the field, two, one asked for, and none
> tape RG1 SW 6'2 SE 13'
#21 RG1 stands at 5'4-11/32",3'0-35/64".
> tape RA.18 church 3' SW 8'
-c:1:25: error: the tapes meet twice on the field: left or right of their line?
  | tape RA.18 church 3' SW 8'
  |                         ^^
right would be: tape RA.18 church 3' SW 8' left
?1
> tape RA.18 church 3' SW 8' left
#22 RA.18 stands at 7'10",1'7-1/2".
> tape well SW 5' NW 5'
#23 well is at 3',4'.
> tape RC.1 oak 3' elm 2'6 right
#24 RC.1 stands at 7'7-7/64",5'11-63/64".
> tape RA.17 SW 3' SE 14'10
-c:1:21: error: the tapes do not meet: together they are 2" too short.
  | tape RA.17 SW 3' SE 14'10
  |                     ^^^^^
right would be: tape RA.7 BA.3 5-1/2
?1
> tape RA.17 SW 3' SE 14'11-3/4
#25 RA.17 stands at 3'0-1/8",0".
    The tapes miss one another by 1/4": between their ends.
# a body goes as it stands; one that stands nowhere begins with its first man
> tape RC SW 10' SE 9'6
#26 RC.1 stands at 9'3-1/4",3'8-63/64", and 5 more about it as before.
> body BC 3 cav
#27 BC: 3 Blue horse.
> tape BC NW 4' NE 14'6
#28 BC.1 stands at 3'7-1/4",6'3-3/16".
# a tape between two men beats what their places say, until one is put anew
> tape RA.7 BA.3 5'6
#29 RA.7 and BA.3: 5'6" apart by tape, 8'8 21/64" by their places.
> put BA.4 12',6'
#30 BA.4 stands at 12',6'.
> put BA.3 11',6'
#31 BA.3 stands at 11',6'.
# back and forth
> undo
#32 undone: #31 put BA.3 11',6'
> =put BA.4 12',5'
#33 #30 is now: BA.4 stands at 12',5'.
    it was: put BA.4 12',6'
> log 1
#33      0:00  amend #30 put BA.4 12',5'
               #30 is now: BA.4 stands at 12',5'.
> undo 2
#34 undone: 2 entries
    #33 amend #30 put BA.4 12',5'
    #30 put BA.4 12',6'
> redo
#35 again: 2 entries
    #33 amend #30 put BA.4 12',5'
    #30 put BA.4 12',6'
$ umpire export "$B" positions | tail -8
26,,RC.1,111.250000,44.982633,no,tape
26,,RC.2,122.138937,28.999296,yes,tape
26,,RC.3,129.747387,23.471432,yes,tape
26,,RC.4,126.841220,14.527160,yes,tape
26,,RC.5,117.436654,14.527160,yes,tape
26,,RC.6,114.530487,23.471432,yes,tape
28,,BC.1,43.250000,75.180842,no,tape
33,,BA.4,144.000000,60.000000,no,put
$ umpire export "$B" men | grep 'RA.1,\|RA.20\|BA.4,\|RC.2'
RA.1,RA,red,inf,fit,,,46.625000,24.000000,yes,21
RA.20,RA,red,inf,fit,,,48.000000,22.625000,yes,21
RC.2,RC,red,cav,fit,,,122.138937,28.999296,yes,26
BA.4,BA,blue,inf,fit,,,144.000000,60.000000,no,33
$ umpire export "$B" guns
gun,side,holder,name,state,crew,x_in,y_in,takeable,shots_fired
RG1,red,red,,out-of-action,0,64.342594,36.551752,,0
BG1,blue,blue,,in-action,,78.000000,45.000000,,0
$ umpire verify "$B"
story.battle: 35 entries, all as recorded
