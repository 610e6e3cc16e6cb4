# The clock is asked, set, given more, taken away and brought back; what cannot
# be is refused and says what can (M3).
> @2026-11-30T14:00:00Z side red back south
#1 Red: back line south, letter r.
> clock
No move is timed now.
    by the book a minute for 30 men and 1:00 for a gun, rounded up to 1:00.
> side blue back north ; force red 60 inf 1 gun ; force blue 60 inf
#2 Blue: back line north, letter b.
#3 Red: 60 foot (Ri), 1 gun (RG1).
#4 Blue: 60 foot (Bi).
> clock + 1:00
-c:1:1: refused: no move and no interval is timed now.
    right would be: clock 4:00
?3
> clock 4:00
#5 Every move has 4:00.
> clock book
#6 The clock goes by the book.
> start red
#7 The battle starts: Red moves first.
    irregular: 1 gun against 0.                                     [F1 M1]
> go
#8 Red's move 1.  3:00 on the clock.                                  [M3a]
> clock
Red's move 1: 3:00 left of 3:00.
    by the book a minute for 30 men and 1:00 for a gun, rounded up to 1:00; 60
      men and 1 gun of Red have 3:00.
    called at 2:00, 1:00, 0:30 and at the end.
    this move: used 0:00.
> @+2:40 clock
Red's move 1: 0:20 left of 3:00.
    by the book a minute for 30 men and 1:00 for a gun, rounded up to 1:00; 60
      men and 1 gun of Red have 3:00.
    called at 2:00, 1:00, 0:30 and at the end.
    this move: used 2:40.
> @+2:40 pause the cat, again
#9 The clock is paused: the cat, again.
> w
Red's move 1: 0:20 left of 3:00, paused: the cat, again.
    by the book a minute for 30 men and 1:00 for a gun, rounded up to 1:00; 60
      men and 1 gun of Red have 3:00.
    called at 2:00, 1:00, 0:30 and at the end.
    this move: used 2:40.
> clock + 0:30
#10 The clock is set: 0:50 left, paused.
> 
> @+1:00 resume
#11 The clock goes on: 0:50 left.
> clock + 2:00
#12 The clock is set: 2:50 left.
> clock off
#13 The clock is off.
> clock + 0:30
-c:1:1: refused: what runs has no limit to add to.
    right would be: clock set 4:00
?3
> clock 0:00
-c:1:7: error: a move of no time is no move; clock off is no clock.
  | clock 0:00
  |       ^^^^
right would be: clock 4:00
?1
> clock set 0:40
#14 The clock is set: 0:40 left.
> @+0:50 time
#15 Time.  Red's move 1 took 3:30 of 3:20.                            [M3e]
> @+0:30 clock
The interval: 0:30 so far, no limit.
    the clock is off for every move.
    this move: used 3:30, paused 1:00, interval 0:30.
> clock 2:00
#16 Every move has 2:00.
> @+1:00 pause
#17 The clock is paused.
> pause
-c:1:1: refused: the clock is paused.
    right would be: resume
?3
> go
#18 Blue's move 1.  2:00 on the clock.                                [M3a]
> clock
Blue's move 1: 2:00 left of 2:00.
    every move has 2:00.
    called at 1:00, 0:30 and at the end.
    this move: used 0:00.
> contact 5bi 7ri s0
#19 M1: 5 Blue v 7 Red, ruled on when the move ends.                  [H2a]
> time
#20 Time.  Blue's move 1 took 0:00 of 2:00.                           [M3e]
> @+1:10 w
Settling, which is extra time: 1:10 so far.
    every move has 2:00.
    this move: used 0:00, settling 1:10.
> clock set 1:00
-c:1:1: refused: no move and no interval is timed now.
    right would be: clock 4:00
?3
> settle
#21 M1: 5 Blue foot v 7 Red foot.  Blue isolated: 0 near, 3 needed.
    2 taken, 3 dead each side, 4 Red stand.                [H1a H3e H3h P2]
    on the floor: lift 3 Blue and 3 Red, turn 2 Blue about, 1 Red to guard
    Blue picks who falls; no gunner or guard among them.   Red 68, Blue 56
    P1: 2 Blue prisoners, 1 guard.
> interval
#22 The interval: 4:00 left.                                          [M3g]
> @+4:10 clock
The interval: 0:10 over the 4:00.
    every move has 2:00.
    called at 0:30 and at the end.
    this move: used 0:00, interval 4:10.
> set clock.interval_s 300
-c:1:1: error: after start a change needs its because.
right would be: set clock.interval_s 300 because we agreed
?1
> next
#23 Red's move 2.  2:00 on the clock.                                 [M3a]
> time
#24 Time.  Red's move 2 took 0:00 of 2:00.                            [M3e]
> clock
The interval: 4:00 left of 4:00.
    every move has 2:00.
    called at 0:30 and at the end.
    this move: used 0:00.
> finish drawn
#25 A draw: Red 118, Blue 106.
    Red: victory 50, 1 gun 10, 57 foot 57, 2 taken 1, in all 118, net 12.  [V1f]
    Blue: victory 50, 55 foot 55, 2 lost to the enemy 1, in all 106, net -12.
> clock
No move is timed now.
    every move has 2:00.
> clock off
-c:1:1: refused: the battle is finished.
    right would be: undo
?3
> clock set 1:00
-c:1:1: refused: the battle is finished.
    right would be: undo
?3
> export moves
move,side,started_utc,allowance_s,used_s,paused_s,overrun_s,extra_s,interval_s,warnings
1,red,2026-11-30T14:00:00.000Z,200.000,210.000,60.000,10.000,0.000,60.000,3
1,blue,2026-11-30T14:05:30.000Z,120.000,0.000,0.000,0.000,0.000,0.000,0
2,red,2026-11-30T14:05:30.000Z,120.000,0.000,0.000,0.000,0.000,0.000,0
