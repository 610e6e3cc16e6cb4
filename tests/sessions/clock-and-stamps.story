# The move's time (M3): one minute a gun and one for thirty men, rounded up; a
# pause is not counted; time never runs backwards past the clock's entries.
> @2026-11-30T14:00:00Z side red back south
#1 Red: back line south, letter r.
> side blue back north ; force red 110 inf 3 guns ; force blue 30 inf
#2 Blue: back line north, letter b.
#3 Red: 110 foot (Ri), 3 guns (RG1 to RG3).
#4 Blue: 30 foot (Bi).
> start red
#5 The battle starts: Red moves first.
    irregular: 110 men against 30.                                  [F1 M1]
    irregular: 3 guns against 0.
# 110 men and three guns: 6:40, so 7:00.
> go
#6 Red's move 1.  7:00 on the clock.                                  [M3a]
> @+1:00 pause the cat
#7 The clock is paused: the cat.
> @-10 note before the pause
-c:1:1: refused: time never runs backwards past entry 7.
?3
> @+40 pause again
-c:1:1: refused: the clock is paused.
    right would be: resume
?3
> @+0:50 resume
#8 The clock goes on: 6:00 left.
> @2026-11-30T13:59:00Z note too early
-c:1:1: refused: time never runs backwards past entry 8.
?3
> @+3:00 note three minutes
#9 Noted: three minutes
> @-40 note forty seconds before
#10 Noted: forty seconds before
> @-300 note much before
-c:1:1: refused: time never runs backwards past entry 8.
?3
> clock set 2:00
#11 The clock is set: 2:00 left.
> @+1:30 time
#12 Time.  Red's move 1 took 5:30 of 6:00.                            [M3e]
> @+4:30 go
#13 Blue's move 1.  1:00 on the clock.                                [M3a]
> clock + 0:30
#14 The clock is set: 1:30 left.
> clock off
#15 The clock is off.
> clock 3:00
#16 Every move has 3:00: 3:00 left.
> next
#17 Red's move 2.  3:00 on the clock.
    Time.  Blue's move 1 took 0:00 of 3:00.                           [M3a]
> export moves
move,side,started_utc,allowance_s,used_s,paused_s,overrun_s,extra_s,interval_s,warnings
1,red,2026-11-30T14:00:00.000Z,360.000,330.000,50.000,0.000,0.000,270.000,2
1,blue,2026-11-30T14:10:50.000Z,180.000,0.000,0.000,0.000,0.000,0.000,0
2,red,2026-11-30T14:10:50.000Z,180.000,0.000,0.000,0.000,0.000,0.000,0
