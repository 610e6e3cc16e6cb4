# A gun whose place is known is left pointing along its last shot (A4f), where
# it is known too where the man stood who fell to it.
> side red ; side blue ; body RA 20 inf ; body BA 20 inf ; gun RG1 ; field 18 x 8 ; set gun.first_fire_turn 1
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
#3 RA: 20 Red foot.
#4 BA: 20 Blue foot.
#5 RG1: a gun of Red.
#6 The field: 18' wide, 8' from line to line; bare numbers are feet here only.
#7 gun.first_fire_turn is 1.
> put RG1 9',0 facing n ; put BA.1 9',6' ; put BA.2 12',3'
#8 RG1 stands at 9',0", facing north.
#9 BA.1 stands at 9',6'.
#10 BA.2 stands at 12',3'.
> start red ; go
#11 The battle starts: Red moves first.
    irregular: 1 gun against 0.                                     [F1 M1]
    irregular: nobody tossed for the first move.
#12 Red's move 1.  2:00 on the clock.                                 [M3a]
> fire rg1 down ba.1
#13 Red RG1: 1 shot, 1 Blue foot dead.
    RG1 has 3 shots left.              [A6a A4f A4b; gun.first_fire_turn 1]
> fire rg1 down ba.2
#14 Red RG1: 1 shot, 1 Blue foot dead.
    RG1 has 2 shots left.              [A6a A4f A4b; gun.first_fire_turn 1]
> where rg1
rg1: 9',0", measured, give or take 1/4".
    tape rg1 NW 12' 1/2" NE 12' 1/2"
