# The defender wins when the attacker's fit men are below the quarter at the
# end of a move; there is no draw. Eight of thirty are still a quarter; seven
# are not, nor eight of whom one is a prisoner or off the field.
> side red back south ; side blue back north ; body RA 30 inf ; body BA 20 inf
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
#3 RA: 30 Red foot.
#4 BA: 20 Blue foot.
> game defence defender blue
#5 The game: Defensive Game, Blue defends.
                                                                  [V3d V3e]
    Blue sets out anywhere on its side, not within a move of the middle line;
      Red a move from its back line, and moves first.
> start red
#6 The battle starts: Red moves first.                                 [M1]
> next
#7 Red's move 1.  1:00 on the clock.                                  [M3a]
> kill 17ba a marble
#8 17 Blue foot dead: a marble.
    No gunner or guard among them.
> kill ra.9-30 a marble
#9 22 Red foot dead: a marble.
> next
#10 Blue's move 1.  1:00 on the clock.
    Time.  Red's move 1 took 0:00 of 1:00.                            [M3a]
> surrender ra.8 to blue iso guard ba.18
#11 1 Red foot surrender to Blue.
    P1: 1 Red prisoner, 1 guard.                                       [P9]
    No gunner or guard among them.
> ? settle
Nothing waits to be settled.
> time
#12 Time.  Blue's move 1 took 0:00 of 1:00.                           [M3e]
> ? settle
Nothing waits to be settled.
                                                           [V3b reading 33]
    Red has 7 fit, and a quarter is 8: decided for Blue [V3b]; finish blue when
      you agree.
> undo
#13 undone: #12 time
> undo
#14 undone: #11 surrender ra.8 to blue iso guard ba.18
    score: Red 8, was 7 1/2, Blue 3, was 3 1/2
> next
#15 Red's move 2.  1:00 on the clock.
    Time.  Blue's move 1 took 0:00 of 1:00.                           [M3a]
> ? off ra.8
1 Red foot off over their own back line.
    No gunner or guard among them.                             [reading 17]
> kill ra.8 the cat
#16 1 Red foot dead: the cat.
> time
#17 Time.  Red's move 2 took 0:00 of 1:00.                            [M3e]
> settle
#18 Nothing waits to be settled.
                                                           [V3b reading 33]
    Red has 7 fit, and a quarter is 8: decided for Blue [V3b]; finish blue when
      you agree.
# The referee finds the man alive: it was said too early.
> restore ra.8
#19 1 Red fit again, by the referee's word.
> settle
#20 Nothing waits to be settled.
    The battle is open again.
> kill ra.8 he fell over again
#21 1 Red foot dead: he fell over again.
> next
#22 Blue's move 2.  1:00 on the clock.
                                                       [V3b reading 33 M3a]
    Red has 7 fit, and a quarter is 8: decided for Blue [V3b]; finish blue when
      you agree.
# From the next move on it stands.
> restore ra.8
#23 1 Red fit again, by the referee's word.
> next
#24 Red's move 3.  1:00 on the clock.
    Time.  Blue's move 2 took 0:00 of 1:00.                           [M3a]
> finish
#25 Blue wins: Red 8, Blue 103.
    Red: 8 foot 8, in all 8, net -95.                             [V1b V3b]
    Blue: victory 100, 3 foot 3, in all 103, net 95.
    Time.  Red's move 3 took 0:00 of 1:00.
