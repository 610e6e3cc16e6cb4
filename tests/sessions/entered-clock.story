# A battle entered while a move is running: the moves gone by, whose it is, and
# what is left of its time. Red was first, so it is Blue's third move.
> @2026-11-30T14:00:00Z side red player "Ann" back south ; side blue player "Ben" back north
#1 Red, led by Ann: back line south, letter r.
#2 Blue, led by Ben: back line north, letter b.
> body RA 60 inf ; body BA 50 inf ; gun RG1 ; gun BG1
#3 RA: 60 Red foot.
#4 BA: 50 Blue foot.
#5 RG1: a gun of Red.
#6 BG1: a gun of Blue.
> dead 12ra
#7 12 Red foot dead.
    No gunner or guard among them.
> dead 8ba
#8 8 Blue foot dead.
    No gunner or guard among them.
> toss first = red
#9 Red wins the toss and moves first.
                                                           [M1 M2a M2b M2c]
    Red sets out first, on, before or behind its line, then Blue; with a
      curtain both at once.
> start blue 3
#10 The battle starts: Blue's move 3 comes next.
    irregular: 60 men against 50.                                   [F1 M1]
> show
Blue 3 comes next
Red: 60 foot: 48 fit, 12 dead
    RA     60 foot: 48 fit, 12 dead
Blue: 50 foot: 42 fit, 8 dead
    BA     50 foot: 42 fit, 8 dead
Guns:
    RG1    Red
    BG1    Blue
> ? fire rg1 1
-c:1:1: refused: no move is running.
    right would be: go
?3
> next
#11 Blue's move 3.  3:00 on the clock.                                [M3a]
> clock set 0:50
#12 The clock is set: 0:50 left.
> fire bg1 3 2ra
#13 Blue BG1: 3 shots, 2 Red foot dead.
    No gunner or guard among them.                                [A6a A4b]
    BG1 has 1 shot left.
> ? fire rg1 1
-c:1:8: refused: it is Blue's move.                                        [M6]
    to allow it: overrule: fire rg1 1 because ...
?3
> @+40 clock
Blue's move 3: 0:10 left of 0:50.
    by the book a minute for 30 men and 1:00 for a gun, rounded up to 1:00; 42
      men and 1 gun of Blue have 3:00.
    called at 0:30 and at the end.
    this move: used 0:40.
> @+10 time
#14 Time.  Blue's move 3 took 0:10 of 0:50.                           [M3e]
> move ba 12 s
#15 Blue BA moves 12" south: 42 men.
    No gunner or guard among them.                          [reading 42 A1]
> next
#16 Red's move 4.  3:00 on the clock.                                 [M3a]
> clock
Red's move 4: 3:00 left of 3:00.
    by the book a minute for 30 men and 1:00 for a gun, rounded up to 1:00; 46
      men and 1 gun of Red have 3:00.
    called at 2:00, 1:00, 0:30 and at the end.
    this move: used 0:00.
# What was mustered counts, not what is left: 60 and 50 have 15 as their limit.
> kill 33ra a storm
#17 33 Red foot dead: a storm.
    No gunner or guard among them.
> kill 28ba a storm
#18 28 Blue foot dead: a storm.
    No gunner or guard among them.                         [V1f reading 27]
    Red has 13 left, Blue has 14: decided, a draw [V1f]; finish drawn when you
      agree.
> show
Red 4 runs, 3:00 left
Red: 60 foot: 13 fit, 47 dead
    RA     60 foot: 13 fit, 47 dead
Blue: 50 foot: 14 fit, 36 dead
    BA     50 foot: 14 fit, 36 dead
Guns:
    RG1    Red
    BG1    Blue
> export moves
move,side,started_utc,allowance_s,used_s,paused_s,overrun_s,extra_s,interval_s,warnings
3,blue,2026-11-30T14:00:00.000Z,50.000,10.000,0.000,0.000,0.000,0.000,0
4,red,2026-11-30T14:00:10.000Z,180.000,0.000,0.000,0.000,0.000,0.000,0
> export sides
side,name,player,back,infantry,cavalry,guns,first_player
red,,Ann,south,60,0,1,yes
blue,,Ben,north,50,0,1,no
> log 4
#15      0:10  move ba 12 s
               Blue BA moves 12" south: 42 men.
#16      0:10  next
               Red's move 4.  3:00 on the clock.
#17      0:10  kill 33ra a storm
               33 Red foot dead: a storm.
#18      0:10  kill 28ba a storm
               28 Blue foot dead: a storm.
# From the first move on it is an ordinary start; no battle is entered at a
# move that cannot be.
$ umpire new other.battle
$ umpire -c 'side red; side blue; body ra 20 inf; body ba 20 inf' 'start red 1' show next other.battle
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
#3 ra: 20 Red foot.
#4 ba: 20 Blue foot.
#5 The battle starts: Red moves first.                                 [M1]
Red moves first, and has not begun
Red: 20 foot: 20 fit
    ra     20 foot: 20 fit
Blue: 20 foot: 20 fit
    ba     20 foot: 20 fit
#6 Red's move 1.  1:00 on the clock.                                  [M3a]
$ umpire new third.battle
$ umpire -c 'side red; side blue; body ra 20 inf; body ba 20 inf' third.battle
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
#3 ra: 20 Red foot.
#4 ba: 20 Blue foot.
$ umpire -c 'start red 0' third.battle
-c:1:11: error: 0 is not from 1 to 10000.
  | start red 0
  |           ^
expected: a number
right would be: start red 1
?1
$ umpire -c 'start red -2' third.battle
-c:1:11: error: cannot read "-2" here.
  | start red -2
  |           ^^
expected: a number
right would be: start red
?1
$ umpire -c 'start red 2 ; next' third.battle
#5 The battle starts: Red's move 2 comes next.                         [M1]
#6 Red's move 2.  1:00 on the clock.                                  [M3a]
$ umpire verify third.battle
third.battle: 6 entries, all as recorded
