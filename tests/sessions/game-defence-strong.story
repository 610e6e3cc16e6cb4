# defence.arrive quarter-strong: three at the line, of a force that is still a
# quarter strong.
> side red back south ; side blue back north ; body RA 30 inf ; body BA 20 inf
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
#3 RA: 30 Red foot.
#4 BA: 20 Blue foot.
> set defence.arrive quarter-strong
#5 defence.arrive is quarter-strong.
> game defence defender blue
#6 The game: Defensive Game, Blue defends.
                                                                  [V3d V3e]
    Blue sets out anywhere on its side, not within a move of the middle line;
      Red a move from its back line, and moves first.
> start red
#7 The battle starts: Red moves first.                                 [M1]
> next
#8 Red's move 1.  1:00 on the clock.                                  [M3a]
> kill ra.9-30 a marble
#9 22 Red foot dead: a marble.
> reach 2ra
#10 2 Red at Blue's back line; 3 would decide it.
                            [V3b reading 33; defence.arrive quarter-strong]
    No gunner or guard among them.
> next ; next
#11 Blue's move 1.  1:00 on the clock.
    Time.  Red's move 1 took 0:00 of 1:00.                            [M3a]
#12 Red's move 2.  1:00 on the clock.
    Time.  Blue's move 1 took 0:00 of 1:00.                           [M3a]
> reach 1ra
#13 3 Red at Blue's back line; 3 decide it when the melees are settled.
                            [V3b reading 33; defence.arrive quarter-strong]
    No gunner or guard among them.
> next
#14 Blue's move 2.  1:00 on the clock.
                        [V3b reading 33 M3a; defence.arrive quarter-strong]
    Time.  Red's move 2 took 0:00 of 1:00.
    3 Red at Blue's back line: decided for Red [V3b]; finish red when you agree.
> finish
#15 Red wins: Red 108, Blue 20.
    Red: victory 100, 8 foot 8, in all 108, net 88.               [V1b V3b]
    Blue: 20 foot 20, in all 20, net -88.
    Time.  Blue's move 2 took 0:00 of 1:00.
