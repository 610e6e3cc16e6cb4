# A battle written on paper by the clock on the wall, and typed in afterwards:
# the stamps are its time. Nothing here waits, and nobody's computer clock is in
# it.
> @2026-11-30T14:00:00Z side red player Ann
#1 Red, led by Ann: back line south, letter r.
> side blue player Ben
#2 Blue, led by Ben: back line north, letter b.
> force red 24 inf 8 cav 1 gun
#3 Red: 24 foot (Ri), 8 horse (Rc), 1 gun (RG1).
> force blue 24 inf 8 cav 1 gun
#4 Blue: 24 foot (Bi), 8 horse (Bc), 1 gun (BG1).
> @+5:00 start red
#5 The battle starts: Red moves first.                                 [M1]
> @+0:10 next
#6 Red's move 1.  3:00 on the clock.                                  [M3a]
> @+2:30 move ri 12 n
#7 Red Ri moves 12" north: 24 men.
    No gunner or guard among them.                                     [A1]
> @+0:15 next
#8 Blue's move 1.  3:00 on the clock.
    Time.  Red's move 1 took 2:45 of 3:00.                            [M3a]
> @+2:00 move bi 12 s
#9 Blue Bi moves 12" south: 24 men.
    No gunner or guard among them.                                     [A1]
> @+1:30 next
#10 Red's move 2.  3:00 on the clock.
    Time.  Blue's move 1 took 3:30 of 3:00.                           [M3a]
> @+1:00 fire rg1 3 2ib # Ben saw three
#11 Red RG1: 3 shots, 2 Blue foot dead.
    No gunner or guard among them.                                [A6a A4b]
    RG1 has 1 shot left.
# the sheet says it was thirty seconds before, and three
> @-0:30 =fire rg1 3 3ib
#12 #11 is now: Red RG1: 3 shots, 3 Blue foot dead.
    No gunner or guard among them.                                [A6a A4b]
    RG1 has 1 shot left.
    it was: fire rg1 3 2ib
    score: Blue 43, was 44
> @+2:00 next
#13 Blue's move 2.  2:00 on the clock.
    Time.  Red's move 2 took 3:00 of 3:00.                            [M3a]
> @+1:10 fire bg1 2 1ir
#14 Blue BG1: 2 shots, 1 Red foot dead.
    No gunner or guard among them.                                [A6a A4b]
    BG1 has 2 shots left.
> @+0:20 p the cat
#15 The clock is paused: the cat.
> @+4:00 r
#16 The clock goes on: 0:30 left.
> @+0:10 9ib v 5ir+7cr s2
#17 M1: 9 Blue foot v 7 Red horse and 5 foot.  Blue isolated: 2 near, 5 needed.
    3 taken, 6 dead each side, 6 Red stand.                [H1a H3e H3h P2]
    on the floor: lift 6 Blue and 6 Red, turn 3 Blue about, 1 Red to guard
    Blue picks who falls; no gunner or guard among them.   Red 40, Blue 35 1/2
    Time.  Blue's move 2 took 1:40 of 2:00.
    P1: 3 Blue prisoners, 1 guard.
# no stamp may go back behind a line of the clock
> @-20:00 note late
-c:1:1: refused: time never runs backwards past entry 16.
?3
# the allowances, what was used, and what the pause took
> export moves
move,side,started_utc,allowance_s,used_s,paused_s,overrun_s,extra_s,interval_s,warnings
1,red,2026-11-30T14:05:10.000Z,180.000,165.000,0.000,0.000,0.000,0.000,3
1,blue,2026-11-30T14:07:55.000Z,180.000,210.000,0.000,30.000,0.000,0.000,3
2,red,2026-11-30T14:11:25.000Z,180.000,180.000,0.000,0.000,0.000,0.000,3
2,blue,2026-11-30T14:14:25.000Z,120.000,100.000,240.000,0.000,0.000,0.000,2
> log 4
#14     15:35  fire bg1 2 1ir
               Blue BG1: 2 shots, 1 Red foot dead.
#15     15:55  pause the cat
               The clock is paused: the cat.
#16     19:55  resume
               The clock goes on: 0:30 left.
#17     20:05  melee 9ib v 5ir+7cr s2
               M1: 9 Blue foot v 7 Red horse and 5 foot.  Blue isolated: 2
                 near, 5 needed.
> sheet
A battle
edition book, game finish; sheet after entry 17
--------------------------------------------------------------------------------
Blue 2 is over, 4:00 left
Red: 24 foot, 8 horse: 25 fit, 7 dead
    Ri     24 foot: 18 fit, 6 dead
    Rc     8 horse: 7 fit, 1 dead
Blue: 24 foot, 8 horse: 20 fit, 9 dead, 3 prisoners
    Bi     24 foot: 12 fit, 9 dead, 3 prisoners
    Bc     8 horse: 8 fit
Guns:
    RG1    Red
    BG1    Blue, 2 of 4 shots fired
P1: 3 Blue held by Red
    men: Bi.10-12
    guard: Rc.2
M1, #17, Blue 2: 9 Blue v 12 Red, isolated: 2 near, 5 needed.
    3 taken, 6 dead each side, 6 Red stand.
score now: Red 40, Blue 35 1/2
================================================================================
stamp    |line                                |answer
---------|------------------------------------|---------------------------------
         |                                    |
_________|____________________________________|_________________________________
         |                                    |
_________|____________________________________|_________________________________
         |                                    |
_________|____________________________________|_________________________________
         |                                    |
_________|____________________________________|_________________________________
         |                                    |
_________|____________________________________|_________________________________
         |                                    |
_________|____________________________________|_________________________________
         |                                    |
_________|____________________________________|_________________________________
         |                                    |
_________|____________________________________|_________________________________
         |                                    |
_________|____________________________________|_________________________________
         |                                    |
_________|____________________________________|_________________________________
         |                                    |
_________|____________________________________|_________________________________
         |                                    |
_________|____________________________________|_________________________________
         |                                    |
_________|____________________________________|_________________________________
         |                                    |
_________|____________________________________|_________________________________
         |                                    |
_________|____________________________________|_________________________________
         |                                    |
_________|____________________________________|_________________________________
         |                                    |
_________|____________________________________|_________________________________
stamp: the time of day, @14:05, or @+2:30 after the line before.  Begin with the
day, @2026-11-30T14:00:00Z.  Typed in later: umpire --clock=manual FILE
n next  f rg1 3 2ib  m ra 12 n  9ib v 5ir+7cr s2  h p1  t time  = mends the last
