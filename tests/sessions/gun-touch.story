# Who dies of a shot (A6): every man knocked over; of those merely touched only
# the first, and he only if the shot has killed nobody before; by a rebound or a
# roll under the same limit.
> side red back south ; side blue back north ; force red 12 inf 2 guns ; body BA 30 inf
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
#3 Red: 12 foot (Ri), 2 guns (RG1 to RG2).
#4 BA: 30 Blue foot.
> start red
#5 The battle starts: Red moves first.
    irregular: Red has 2 guns for 12 men.                        [F8 F1 M1]
    irregular: 12 men against 30.
    irregular: 2 guns against 0.
> next
#6 Red's move 1.  3:00 on the clock.                                  [M3a]
> next
#7 Blue's move 1.  1:00 on the clock.
    Time.  Red's move 1 took 0:00 of 3:00.                            [M3a]
> next
#8 Red's move 2.  3:00 on the clock.
    Time.  Blue's move 1 took 0:00 of 1:00.                           [M3a]
# Two down, then one touched: the touched one lives.
> fire RG1 down BA.1,2 touch BA.3
#9 Red RG1: 1 shot, 2 Blue foot dead.
    BA.3 touched, not killed.                             [A6a A6b A6c A4b]
    RG1 has 3 shots left.
# Two touched, nobody down: the first dies.
> fire RG1 touch BA.4,5
#10 Red RG1: 1 shot, 1 Blue foot dead.
    BA.5 touched, not killed.                                 [A6b A6c A4b]
    RG1 has 2 shots left.
# Touched, then one knocked over: both die, for nobody was dead before.
> fire RG1 touch BA.6 down BA.7
#11 Red RG1: 1 shot, 2 Blue foot dead.
    RG1 has 1 shot left.                                      [A6b A6a A4b]
# A rebound touches after a kill: spared. A rebound that knocks over kills.
> fire RG1 down BA.8 rebound touch BA.9
#12 Red RG1: 1 shot, 1 Blue foot dead.
    BA.9 touched, not killed.                         [A6a A6d A6b A6c A4b]
> fire RG2 down BA.10 rebound down BA.11
#13 Red RG2: 1 shot, 2 Blue foot dead.
    RG2 has 3 shots left.                                         [A6a A4b]
# It rolls to his feet: he dies; after a kill he does not.
> fire RG2 roll BA.12
#14 Red RG2: 1 shot, 1 Blue foot dead.
    RG2 has 2 shots left.                                     [A6e A6b A4b]
> fire RG2 down BA.13 roll BA.14
#15 Red RG2: 1 shot, 1 Blue foot dead.
    BA.14 touched, not killed.                        [A6a A6e A6b A6c A4b]
    RG2 has 1 shot left.
# Two shots in one line, the first a miss.
> fire RG2 miss then down BA.15
-c:1:1: refused: 1 too many: 1 of 4 shots left.                           [A4b]
    to allow it: overrule: fire RG2 miss then down BA.15 because ...
?3
> show blue
Blue: 30 foot: 20 fit, 10 dead
    BA     30 foot: 20 fit, 10 dead
