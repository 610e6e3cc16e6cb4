# Points of a picture, scaled, turned and shifted to the floor by its pegs.
> side red
#1 Red: back line south, letter r.
> side blue
#2 Blue: back line north, letter b.
> field 18 x 8
#3 The field: 18' wide, 8' from line to line; bare numbers are feet here only.
> body RA 6 inf
#4 RA: 6 Red foot.
> body RB 2 inf
#5 RB: 2 Red foot.
> gun RG1
#6 RG1: a gun of Red.
> peg church 6',4'
#7 church is at 6',4'.
# ImageJ: its results, the names of points behind that of the image
$ printf ' \tLabel\tArea\tMean\tX\tY\n1\thall.jpg:RA.1\t0\t118\t500\t880\n2\thall.jpg:RA.2\t0\t97\t540\t880\n3\thall.jpg:RG1\t0\t97\t600\t800\n4\thall.jpg:church\t0\t97\t820\t420\n' >Results.tsv
> import positions Results.tsv peg SW=100,900 SE=2260,900 NE=2260,-60 church=820,420
#8 RA: 2 men, each at his own place, the first at 3'4",2".
#9 RG1 stands at 4'2",10".
umpire: the pegs are out by 0", SW most, by 0": the places are measured
umpire: now entries 8 to 9: Results.tsv
> export positions
entry,move,label,x_in,y_in,estimated,source
3,,SW,0.000000,0.000000,no,put
3,,SE,216.000000,0.000000,no,put
3,,NW,0.000000,96.000000,no,put
3,,NE,216.000000,96.000000,no,put
7,,church,72.000000,48.000000,no,put
8,,RA.1,40.000000,2.000000,no,put
8,,RA.2,44.000000,2.000000,no,put
9,,RG1,50.000000,10.000000,no,put
# a little out: measured within a tape's tolerance, then estimated, then refused
> ? import positions Results.tsv peg SW=100,900 SE=2260,900 NE=2260,-63
put RA.1-2 each 40.03125,1.96875 44.03125,1.96875
put RG1 50.03125,9.96875
umpire: the pegs are out by 7/64", SE most, by 9/64": the places are measured
> ? import positions Results.tsv peg SW=100,900 SE=2260,900 NE=2260,-80
put RA.1-2 about 40.25,1.84375 44.234375,1.828125
put RG1 about 50.234375,9.765625
umpire: the pegs are out by 3/4", SE most, by 29/32": the places are estimates
> ? import positions Results.tsv peg SW=100,900 SE=2260,900 NE=2260,-160
-c:1:47: error: the pegs do not fit: SE=2260,900 is out by 4 31/64", more than an estimate may be.
  | ? import positions Results.tsv peg SW=100,900 SE=2260,900 NE=2260,-160
  |                                               ^^^^^^^^^^^
right would be: import positions photo.csv peg SW=9,840 SE=1904,846
?1
# two pegs fit always
> ? import positions Results.tsv peg SW=100,900 SE=2260,900
put RA.1-2 about 40,2 44,2
put RG1 about 50,10
umpire: two pegs always fit and show nothing: the places are estimates; a third peg tells how good they are
umpire: nothing shows whether the picture is mirrored: its y is taken to run downwards
# turned by a quarter: south is on the picture's right
$ printf ' ,X,Y\n1,880,1760\n2,880,1720\n' >turned.csv
> ? import positions turned.csv of RA.1-2 peg SW=900,2160 SE=900,0 NE=-60,0
put RA.1-2 each 40,2 44,2
umpire: the pegs are out by 0", SW most, by 0": the places are measured
# mirrored, or numbered upwards: seen by three pegs, or by where men would be
$ printf 'RA,,RB,\nX,Y,X,Y\n36,12.5,60,20\n40,12.5,,\n44,12.5,,\n' >wpd_datasets.csv
> ? import positions wpd_datasets.csv peg SW=0,0 SE=216,0 NE=216,96
put RA.1+RB.1+RA.2-3 each 36,12.5 60,20 40,12.5 44,12.5
umpire: there are fewer points than men who stand in: RA
umpire: there are fewer points than men who stand in: RB
umpire: the pegs are out by 0", SW most, by 0": the places are measured
umpire: the picture is mirrored, or its y runs upwards: read so
> ? import positions wpd_datasets.csv peg SW=0,0 SE=216,0
put RA.1+RB.1+RA.2-3 about 36,12.5 60,20 40,12.5 44,12.5
umpire: there are fewer points than men who stand in: RA
umpire: there are fewer points than men who stand in: RB
umpire: two pegs always fit and show nothing: the places are estimates; a third peg tells how good they are
umpire: the picture is mirrored, or its y runs upwards: read so
# one data set alone has no names; its axes may be calibrated in feet
$ printf '3, 1\n3.5, 1\n1.2e0, 1\n' >one.csv
> ? import positions one.csv of RA.1-3 peg SW=0,0 SE=18,0 NW=0,8
put RA.1-3 each 36,12 42,12 14.40625,12
umpire: the pegs are out by 0", SW most, by 0": the places are measured
umpire: the picture is mirrored, or its y runs upwards: read so
# a selection's coordinates
$ printf '500\t880\n540\t880\n' >xy.txt
> ? import positions xy.txt of RB peg SW=100,900 SE=2260,900 NE=2260,-60
umpire: the pegs are out by 0", SW most, by 0": the places are measured
xy.txt:1:1: error: RB.1 would stand on RA.1, 3/4" into him.
  | put RB.1-2 each 40,2 44,2
  |                 ^^^^
right would be: put RA.1-3 each 3',0 3'4,0 3'8,0
umpire: nothing was taken in: xy.txt
?1
# what cannot be
> import positions xy.txt of RB peg SW=100,900
-c:1:35: error: one peg neither scales nor turns a picture: two are needed, and a third to see how good they are.
  | import positions xy.txt of RB peg SW=100,900
  |                                   ^^^^^^^^^^
right would be: import positions photo.csv peg SW=9,840 SE=1904,846
?1
> import positions xy.txt of RB peg SW=100,900 SE=100,900
-c:1:46: error: the pegs are all in one point of the picture.
  | import positions xy.txt of RB peg SW=100,900 SE=100,900
  |                                              ^^^^^^^^^^
right would be: import positions photo.csv peg SW=9,840 SE=1904,846
?1
> import positions xy.txt of RB peg SW=100,900 SW=2260,900
-c:1:46: error: "SW=2260,900": that peg is named already.
  | import positions xy.txt of RB peg SW=100,900 SW=2260,900
  |                                              ^^^^^^^^^^^
right would be: import positions photo.csv peg SW=9,840 SE=1904,846
?1
> import positions xy.txt of RB peg SW=100,900 chapel=2260,900
-c:1:46: error: "chapel=2260,900": no peg of the field is called so.
  | import positions xy.txt of RB peg SW=100,900 chapel=2260,900
  |                                              ^^^^^^^^^^^^^^^
right would be: import positions photo.csv peg SW=9,840 SE=1904,846
?1
> import positions xy.txt of RB peg SW=100,900 SE=2260
-c:1:46: error: "SE=2260" is no peg with its point in the picture, as church=412,88.5.
  | import positions xy.txt of RB peg SW=100,900 SE=2260
  |                                              ^^^^^^^
right would be: import positions photo.csv peg SW=9,840 SE=1904,846
?1
> import positions xy.txt of RB peg SW=100,900 SE=2260,9oo
-c:1:46: error: "SE=2260,9oo" is no peg with its point in the picture, as church=412,88.5.
  | import positions xy.txt of RB peg SW=100,900 SE=2260,9oo
  |                                              ^^^^^^^^^^^
right would be: import positions photo.csv peg SW=9,840 SE=1904,846
?1
> import positions xy.txt of RB peg
-c:1:34: error: the line stops too early.
  | import positions xy.txt of RB peg
  |                                  ^
expected: a word
right would be: import positions photo.csv peg SW=9,840 SE=1904,846
?1
$ printf '500\t880\n540\tnan\n0x10\t880\n1e99\t5\n' >xy.txt
> import positions xy.txt of RA.1-4 peg SW=100,900 SE=2260,900 NE=2260,-60
xy.txt:2:5: error: "nan" is no number of a point in a picture
xy.txt:3:1: error: "0x10" is no number of a point in a picture
xy.txt:4:1: error: "1e99" is no number of a point in a picture
umpire: a right table has: a first row label,x,y and rows like RA.7,4'2,2'6-1/2
umpire: nothing was taken in: xy.txt
?1
$ printf '50\t880\n540\t980\n' >xy.txt
> import positions xy.txt of RB peg SW=100,900 SE=2260,900 NE=2260,-60
umpire: the pegs are out by 0", SW most, by 0": the places are measured
xy.txt:1:1: error: this point is 5" beyond the west edge of the field
xy.txt:2:1: error: this point is 8" beyond the south edge of the field
umpire: a right table has: a first row label,x,y and rows like RA.7,4'2,2'6-1/2
umpire: nothing was taken in: xy.txt
?1
