# The limit of the draw (V1f, V1g; readings 27, 28), at it and one man either
# side of it, in each edition that differs. mustered MEN MEN dead MEN MEN.
$ after() { rm -f l.battle; umpire new l.battle; umpire --clock=manual --quiet -c "edition $1" 'side red; side blue' "body ra $2 inf; body ba $3 inf" 'start red' next "kill $4ra a shot" "kill $5ba a shot" l.battle | grep -A1 'decided,' || echo open; }
# By the book both must be below 15, of forces of 50 or more.
$ after book 60 55 45 40
open
$ after book 60 55 45 41
open
$ after book 60 55 46 40
open
$ after book 60 55 46 41
    Red has 14 left, Blue has 14: decided, a draw [V1f]; finish drawn when you
      agree.
# Fifty is not below fifty, on either side.
$ after book 50 49 36 34
open
$ after book 50 49 36 35
    Red has 14 left, Blue has 14: decided, a draw [V1f]; finish drawn when you
      agree.
$ after book 49 50 39 41
    Red has 10 left, Blue has 9: decided, a draw [V1f]; finish drawn when you
      agree.
# Both began with less: below ten.
$ after book 49 49 39 40
open
$ after book 49 49 40 39
open
$ after book 49 49 40 40
    Red has 9 left, Blue has 9: decided, a draw [V1f]; finish drawn when you
      agree.
# The retelling, and the French text after it, say the same.
$ after retelling 60 55 45 41
open
$ after retelling 60 55 46 41
    Red has 14 left, Blue has 14: decided, a draw [V1f]; finish drawn when you
      agree.
$ after french 49 49 39 40
open
$ after french 49 49 40 40
    Red has 9 left, Blue has 9: decided, a draw [V1f]; finish drawn when you
      agree.
# The russian text: reduced to fifteen; ten where neither was above fifty.
$ after russian 60 55 44 40
open
$ after russian 60 55 44 39
open
$ after russian 60 55 45 40
    Red has 15 left, Blue has 15: decided, a draw [V1f]; finish drawn when you
      agree.
$ after russian 51 50 35 35
open
$ after russian 51 50 36 35
    Red has 15 left, Blue has 15: decided, a draw [V1f]; finish drawn when you
      agree.
$ after russian 50 50 39 40
open
$ after russian 50 50 40 40
    Red has 10 left, Blue has 10: decided, a draw [V1f]; finish drawn when you
      agree.
# Forces that never had so many are played to the end.
$ after book 9 9 8 8
open
# Read as the fewest men to play with, ten is no limit of the draw.
$ rm -f l.battle; umpire new l.battle; umpire --clock=manual --quiet -c 'set draw.small_meaning fewest' 'side red; side blue; body ra 20 inf; body ba 20 inf' 'start red' next 'kill 5ra shot' 'kill 5ba shot' 'show' 'kill 1ra shot' 'kill 1ba shot' l.battle
draw.small_meaning is fewest.
Red: back line south, letter r.
Blue: back line north, letter b.
ra: 20 Red foot.
ba: 20 Blue foot.
The battle starts: Red moves first.                                    [M1]
Red's move 1.  1:00 on the clock.                                     [M3a]
5 Red foot dead: shot.
    No gunner or guard among them.
5 Blue foot dead: shot.
    No gunner or guard among them.
Red 1 runs, 1:00 left
Red: 20 foot: 15 fit, 5 dead
    ra     20 foot: 15 fit, 5 dead
Blue: 20 foot: 15 fit, 5 dead
    ba     20 foot: 15 fit, 5 dead
1 Red foot dead: shot.
    No gunner or guard among them.
1 Blue foot dead: shot.
    No gunner or guard among them.  [V1f reading 27; draw.small_meaning fewest]
    Red has 14 left, Blue has 14: decided, a draw [V1f]; finish drawn when you
      agree.
# Who counts: the fit, those without arms and those over their own line, not
# the dead nor those in the enemy's hands.
> side red back south ; side blue back north
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
> body RA 60 inf ; body BA 60 inf
#3 RA: 60 Red foot.
#4 BA: 60 Blue foot.
> dead ra.18-60
#5 43 Red foot dead.
> dead ba.15-60
#6 46 Blue foot dead.
> prisoner ra.17 of blue guard ba.1
#7 P1: 1 Red prisoner, 1 guard.
> delivered ra.16 of blue
#8 P2: 1 Red delivered, beyond liberation.                             [P6]
> disarmed ra.15
#9 1 Red foot on the field without arms.
    No gunner or guard among them.                             [reading 12]
> off ra.14
#10 1 Red foot off over their own back line.
    No gunner or guard among them.                             [reading 17]
> start red
#11 The battle starts: Red moves first.                                [M1]
> next
#12 Red's move 1.  1:00 on the clock.                                 [M3a]
> show red
Red: 60 foot: 13 fit, 43 dead, 1 prisoner, 1 disarmed, 1 off, 1 delivered
    RA     60 foot: 13 fit, 43 dead, 1 prisoner, 1 disarmed, 1 off, 1 delivered
> kill ra.13 a marble
#13 1 Red foot dead: a marble.
                                                           [V1f reading 27]
    Red has 14 left, Blue has 14: decided, a draw [V1f]; finish drawn when you
      agree.
> restore ra.13
#14 1 Red fit again, by the referee's word.
    The battle is open again.
> home ra.15
#15 1 Red armed again.                                                 [P5]
> free p1
#16 P1 freed: 1 Red unarmed, he stands still until the next move.   [P3 P4]
> next
#17 Blue's move 1.  1:00 on the clock.
    Time.  Red's move 1 took 0:00 of 1:00.                            [M3a]
> finish drawn
#18 A draw: Red 66 1/2, Blue 64 1/2.
                                                                      [V1f]
    Red: victory 50, 16 foot 16, 1 lost to the enemy 1/2, in all 66 1/2, net 2.
    Blue: victory 50, 14 foot 14, 1 taken 1/2, in all 64 1/2, net -2.
    Time.  Blue's move 1 took 0:00 of 1:00.
