# Tables of points as ImageJ and WebPlotDigitizer save them, column by column:
# with what was set to be measured, of a stack, of several counters, with the
# image as label; all data sets beside one another, or one without names, also
# where a comma is the decimal point.
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
# ImageJ's results: a column without a name numbers the rows
$ printf ' ,Area,Mean,Min,Max,X,Y\n1,0,118.333,118,119,500,880\n2,0,97.667,97,98,540,880\n3,0,97,97,97,580,880\n' >points.csv
> ? import positions points.csv of RA.1-3 peg SW=100,900 SE=2260,900 NE=2260,-60
put RA.1-3 each 40,2 44,2 48,2
umpire: the pegs are out by 0", SW most, by 0": the places are measured
# of a slice of a stack
$ printf ' ,Area,Mean,Min,Max,X,Y,Slice\n1,0,0,0,0,500,880,1\n2,0,0,0,0,540,880,1\n' >slice.csv
> ? import positions slice.csv of RA.1-2 peg SW=100,900 SE=2260,900 NE=2260,-60
put RA.1-2 each 40,2 44,2
umpire: the pegs are out by 0", SW most, by 0": the places are measured
# of the multi-point tool, whose counters stand behind
$ printf ' ,Area,Mean,Min,Max,X,Y,Ch,Slice,Frame,Counter,Count\n1,0,118,118,118,500.5,880,1,1,1,0,2\n2,0,97,97,97,540,880,1,1,1,0,0\n' >multi.csv
> ? import positions multi.csv of RA.1-2 peg SW=100,900 SE=2260,900 NE=2260,-60
put RA.1-2 each 40.046875,2 44,2
umpire: the pegs are out by 0", SW most, by 0": the places are measured
# with the label displayed: of `of` the names count, else the labels must
$ printf ' ,Label,Area,Mean,Min,Max,X,Y\n1,hall.jpg,0,118,118,118,500,880\n2,hall.jpg,0,97,97,97,540,880\n' >label.csv
> ? import positions label.csv of RA.1-2 peg SW=100,900 SE=2260,900 NE=2260,-60
put RA.1-2 each 40,2 44,2
umpire: the pegs are out by 0", SW most, by 0": the places are measured
> ? import positions label.csv peg SW=100,900 SE=2260,900 NE=2260,-60
label.csv:2:3: error: nobody is called "hall.jpg"
label.csv:3:3: error: nobody is called "hall.jpg"
umpire: a right table has: a first row label,x,y and rows like RA.7,4'2,2'6-1/2
umpire: nothing was taken in: label.csv
?1
$ printf ' ,Label,X,Y\n1,hall.jpg:RA.1:1,500,880\n2,hall.jpg:RA.2,540,880\n' >roi.csv
> ? import positions roi.csv peg SW=100,900 SE=2260,900 NE=2260,-60
put RA.1-2 each 40,2 44,2
umpire: the pegs are out by 0", SW most, by 0": the places are measured
# WebPlotDigitizer: all data sets, with the names of men, of a gun and of a peg
$ printf 'RA,,RG1,,church,\nX,Y,X,Y,X,Y\n500.1,880.2,600,800,820,420\n540,880,,,,\n580,880,,,,\n' >wpd_datasets.csv
> ? import positions wpd_datasets.csv peg SW=100,900 SE=2260,900 NE=2260,-60
put RA.1-3 each 40.015625,1.984375 44,2 48,2
put RG1 50,10
umpire: there are fewer points than men who stand in: RA
umpire: the pegs are out by 0", SW most, by 0": the places are measured
# one data set under the name it has from the beginning
$ printf 'Default Dataset,\nX,Y\n500.1,880.2\n540,880\n' >default.csv
> ? import positions default.csv peg SW=100,900 SE=2260,900 NE=2260,-60
default.csv:1:1: error: nobody is called "Default Dataset"
default.csv:1:1: error: nobody is called "Default Dataset"
umpire: a right table has: a first row label,x,y and rows like RA.7,4'2,2'6-1/2
umpire: nothing was taken in: default.csv
?1
> ? import positions default.csv of RA.1-2 peg SW=100,900 SE=2260,900 NE=2260,-60
put RA.1-2 each 40.015625,1.984375 44,2
umpire: the pegs are out by 0", SW most, by 0": the places are measured
# one without names, where the decimal point is a point, and where it is a comma
$ printf '500.5, 880.25\n540.1, 880\n' >point.csv
> ? import positions point.csv of RA.1-2 peg SW=100,900 SE=2260,900 NE=2260,-60
put RA.1-2 each 40.046875,1.96875 44.015625,2
umpire: the pegs are out by 0", SW most, by 0": the places are measured
$ printf '500,5; 880,25\n540,1; 880\n' >comma.csv
> ? import positions comma.csv of RA.1-2 peg SW=100,900 SE=2260,900 NE=2260,-60
put RA.1-2 each 40.046875,1.96875 44.015625,2
umpire: the pegs are out by 0", SW most, by 0": the places are measured
