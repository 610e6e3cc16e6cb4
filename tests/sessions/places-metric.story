# A battle in centimetres: bare numbers, fields, pegs, and what the log keeps.
> side red
#1 Red: back line south, letter r.
> side blue
#2 Blue: back line north, letter b.
> body RA 6 inf
#3 RA: 6 Red foot.
> units cm
#4 A bare number is centimetres from now on.
> field 550 x 240
#5 The field: 550 cm wide, 240 cm from line to line.
> peg church 180,120
#6 church is at 180cm,120cm.
> put RA line 90,0 120,0
#7 RA: 6 men in line from 90cm,0cm to 120cm,0cm, give or take 7.62 cm.
> put RA.1 church+10,-5.5
#8 RA.1 stands at 190cm,114.5cm.
> put RA.2 .
-c:1:10: error: RA.2 would stand on RA.1, 1.905 cm into him.
  | put RA.2 74.80315in,45.07874in
  |          ^^^^^^^^^^^^^^^^^^^^^
right would be: put RA.6 4',2'
?1
> peg oak church@25<e
#9 oak is at 205cm,120cm.
> put RA.2 .
#10 RA.2 stands at 205cm,120cm.
> log 1
#10      0:00  put RA.2 80.708661in,47.244094in
               RA.2 stands at 205cm,120cm.
> tape RA.3 SW 100 SE 470
#11 RA.3 stands at 83.2727cm,55.3683cm.
> tape RA.3 SW 100 SE 4.7m
#12 RA.3 stands at 83.2727cm,55.3683cm.
> tape RA.3 SW 3'6 SE 4.7m
#13 RA.3 stands at 84.5278cm,65.082cm.
> put RA.4-6 block 3 at 200,50 gap 1
#14 RA: 3 men, 3 abreast, from 200cm,50cm, give or take 7.62 cm.
> units inches
#15 A bare number is inches from now on.
> put RA.6 60,20
#16 RA.6 stands at 5',1'8".
$ umpire export "$B" men
man,body,side,arm,state,holder,party,x_in,y_in,estimated,last_entry
RA.1,RA,red,inf,fit,,,74.803150,45.078740,no,8
RA.2,RA,red,inf,fit,,,80.708661,47.244094,no,10
RA.3,RA,red,inf,fit,,,33.278676,25.622835,no,13
RA.4,RA,red,inf,fit,,,78.740157,19.685039,yes,14
RA.5,RA,red,inf,fit,,,79.883858,19.685039,yes,14
RA.6,RA,red,inf,fit,,,60.000000,20.000000,no,16
$ umpire verify "$B"
story.battle: 16 entries, all as recorded
