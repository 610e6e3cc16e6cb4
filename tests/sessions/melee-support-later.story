# A contact without a word on support: when it is settled it is asked for, and
# settle gives it. The interval does not begin before.
> side red back south ; side blue back north ; body RA 20 inf ; body BA 20 inf
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
#3 RA: 20 Red foot.
#4 BA: 20 Blue foot.
> start red
#5 The battle starts: Red moves first.                                 [M1]
> go
#6 Red's move 1.  1:00 on the clock.                                  [M3a]
> contact 6ra 9ba
#7 M1: 6 Red v 9 Blue, ruled on when the move ends.
                                                                      [H2a]
    Red is the lesser; how many others stand near is said with: settle M1 s3
> @+30 time
#8 Time.  Red's move 1 took 0:30 of 1:00.                             [M3e]
> interval
-c:1:1: refused: M1 waits to be settled.
    right would be: settle M1 s3
?3
# 6 need 3.
> settle
-c:1:1: error: how many other Red men stand within a move? 3 or more save them.  [H1a]
right would be: settle M1 s3
?1
> @+20 settle s3
#9 M1: 6 Red foot v 9 Blue foot.  Red supported: 3 near, 3 needed.
    6 dead each side, 3 Blue stand.                 [H1b H3g reading 4 H3h]
    on the floor: lift 6 Red and 6 Blue
    Red picks who falls; no gunner or guard among them.   Red 14, Blue 14
> interval
#10 The interval: 4:00 left.                                          [M3g]
> @+40 go
#11 Blue's move 1.  1:00 on the clock.                                [M3a]
# The time of settling is extra, and not of the interval (H3i).
$ umpire export $B moves | cut -d, -f1,2,5-9
move,side,used_s,paused_s,overrun_s,extra_s,interval_s
1,red,30.000,0.000,0.000,20.000,40.000
1,blue,0.000,0.000,0.000,0.000,0.000
