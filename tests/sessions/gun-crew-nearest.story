# A gun is put down with two men: those measured nearest to it, and by number
# where no more are measured.
> side red back south
#1 Red: back line south, letter r.
> side blue back north
#2 Blue: back line north, letter b.
> field 8 x 6
#3 The field: 8' wide, 6' from line to line; bare numbers are feet here only.
> body RA 6 inf
#4 RA: 6 Red foot.
> gun RG1
#5 RG1: a gun of Red.
> put ra.6 3',1'
#6 RA.6 stands at 3',1'.
> put ra.4 3'2,1'
#7 RA.4 stands at 3'2",1'.
> put ra.5 7',3'
#8 RA.5 stands at 7',3'.
> put rg1 3'1,1'2 facing n with 2ra
#9 RG1 stands at 3'1",1'2", facing north, 2 men with it.
    No gunner or guard among them.                                     [A3]
$ umpire export "$B" men | cut -d, -f1-6,8-14
man,body,side,arm,state,holder,x_in,y_in,estimated,last_entry
RA.1,RA,red,inf,fit,,,,,
RA.2,RA,red,inf,fit,,,,,
RA.3,RA,red,inf,fit,,,,,
RA.4,RA,red,inf,fit,,38.000000,12.000000,no,9
RA.5,RA,red,inf,fit,,84.000000,36.000000,no,8
RA.6,RA,red,inf,fit,,36.000000,12.000000,no,9
> put rg1 7',3'3 facing n with 4ra
#10 RG1 stands at 7',3'3", facing north, 4 men with it.
    No gunner or guard among them.                                     [A3]
$ umpire export "$B" men | cut -d, -f1-6,8-14
man,body,side,arm,state,holder,x_in,y_in,estimated,last_entry
RA.1,RA,red,inf,fit,,82.625000,39.000000,yes,10
RA.2,RA,red,inf,fit,,84.000000,40.375000,yes,10
RA.3,RA,red,inf,fit,,85.375000,39.000000,yes,10
RA.4,RA,red,inf,fit,,38.000000,12.000000,no,10
RA.5,RA,red,inf,fit,,84.000000,36.000000,no,10
RA.6,RA,red,inf,fit,,36.000000,12.000000,no,10
