# Where somebody stands, and how it is set up again.
> side red
#1 Red: back line south, letter r.
> side blue
#2 Blue: back line north, letter b.
> body RA 6 inf
#3 RA: 6 Red foot.
> gun RG1
#4 RG1: a gun of Red.
> where RA
-c:1:7: error: where RA stands has not been said.
  | where RA
  |       ^^
right would be: put RA block 3 at 4',2'
?1
> peg elm 3',4'
#5 elm is at 3',4'.
> where elm
elm: 3',4', measured, give or take 1/4".
> field 18 x 8
#6 The field: 18' wide, 8' from line to line; bare numbers are feet here only.
> put RA line elm elm+12,0
#7 RA: 6 men in line from 3',4' to 4',4', give or take 3".
> put RA.3 5',2'
#8 RA.3 stands at 5',2'.
> put RG1 elm+3,6
#9 RG1 stands at 3'3",4'6".
> where RA
RA: 3',4', estimated, give or take 3".
    tape RA SW 5' SE 15'6 19/64"
> where RA.3
RA.3: 5',2', measured, give or take 1/4".
    tape RA.3 SW 5'4 5/8" SE 13'1 53/64"
> tape RA.3 SW 5'4-5/8 SE 13'1-53/64
#10 RA.3 stands at 5',2'.
> where RA.3
RA.3: 5',2', measured, give or take 1/4".
    tape RA.3 SW 5'4 5/8" SE 13'1 53/64"
> where rg1
rg1: 3'3",4'6", measured, give or take 1/4".
    tape rg1 SW 5'6 39/64" SE 15'5 3/64"
> where RB
-c:1:7: error: no peg, body or gun is called "RB", did you mean RA?
  | where RB
  |       ^^
right would be: where RA
?1
> where RA.9
-c:1:7: error: where RA.9 stands has not been said.
  | where RA.9
  |       ^^^^
right would be: put RA.6 4',2'
?1
