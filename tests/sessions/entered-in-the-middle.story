# A battle already begun is entered as it stands: the dead, the prisoners with
# their guard, the gun taken; Red moves, in its fourth move.
> side red back south ; side blue back north
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
> body RA 20 inf ; body BA 20 inf ; gun RG1 ; gun BG1 held red
#3 RA: 20 Red foot.
#4 BA: 20 Blue foot.
#5 RG1: a gun of Red.
#6 BG1: a gun of Blue, held by Red.
> dead RA.1-4
#7 4 Red foot dead.
> prisoner BA.1-3 of red guard RA.5
#8 P1: 3 Blue prisoners, 1 guard.
> gun RG1 held blue
#9 RG1 is held by Blue.
> start red 4
#10 The battle starts: Red's move 4 comes next.                        [M1]
> show
Red 4 comes next
Red: 20 foot: 16 fit, 4 dead
    RA     20 foot: 16 fit, 4 dead
Blue: 20 foot: 17 fit, 3 prisoners
    BA     20 foot: 17 fit, 3 prisoners
Guns:
    RG1    Blue took it from Red
    BG1    Red took it from Blue
P1: 3 Blue held by Red
    men: BA.1-3
    guard: RA.5
> next
#11 Red's move 4.  2:00 on the clock.                                 [M3a]
> dead RA.6
-c:1:1: refused: the battle has started.
?3
> fire BG1 1 1b
#12 Red BG1: 1 shot, 1 Blue foot dead.
    No gunner or guard among them.                                [A6a A4b]
    BG1 has 3 shots left.
> next
#13 Blue's move 4.  2:00 on the clock.
    Time.  Red's move 4 took 0:00 of 2:00.                            [M3a]
