# Three minutes after the melee the referee remembers a shot that belonged
# before it. Typed plainly it is refused and shows the line; typed late it
# stands before the end of its move, and undo takes it back.
> side red back south ; side blue back north
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
> body RA 20 inf ; gun RG1 ; body BA 20 inf ; gun BG1
#3 RA: 20 Red foot.
#4 RG1: a gun of Red.
#5 BA: 20 Blue foot.
#6 BG1: a gun of Blue.
> start red
#7 The battle starts: Red moves first.                                 [M1]
> next
#8 Red's move 1.  2:00 on the clock.                                  [M3a]
> next
#9 Blue's move 1.  2:00 on the clock.
    Time.  Red's move 1 took 0:00 of 2:00.                            [M3a]
> @+60 next
#10 Red's move 2.  2:00 on the clock.
    Time.  Blue's move 1 took 1:00 of 2:00.                           [M3a]
> fire RG1 3 1ba
#11 Red RG1: 3 shots, 1 Blue foot dead.
    No gunner or guard among them.                                [A6a A4b]
    RG1 has 1 shot left.
> @+40 time
#12 Time.  Red's move 2 took 0:40 of 2:00.                            [M3e]
> melee 5ra v 9ba iso
#13 M1: 5 Red foot v 9 Blue foot.  Red isolated, 3 needed.
    4 taken, 1 dead each side, 8 Blue stand.               [H1a H3e H3h P2]
    on the floor: lift 1 Red and 1 Blue, turn 4 Red about, 1 Blue to guard
    Red picks who falls; no gunner or guard among them.   Red 27, Blue 30
    P1: 4 Red prisoners, 1 guard.
> show P1
P1: 4 Red held by Blue
    men: RA.2-5
    guard: BA.3
> @+180 fire RG1 1 2ba
-c:1:1: refused: that move is over and ruled on; this belongs before its rulings.
    right would be: late fire RG1 1 2ba
?3
# The two first of the nine had fallen before: others fought, fell and guard.
> late fire RG1 1 2ba
#14 Red RG1: 1 shot, 2 Blue foot dead.
    No gunner or guard among them.                                [A6a A4b]
    stands before #12.
    score: Blue 28, was 30
> show blue
Blue: 20 foot: 16 fit, 4 dead
    BA     20 foot: 16 fit, 4 dead
    BG1    Blue
P1: 4 Red held by Blue
    men: RA.2-5
    guard: BA.5
> undo
#15 undone: #14 late fire RG1 1 2ba
    score: Blue 30, was 28
> show blue
Blue: 20 foot: 18 fit, 2 dead
    BA     20 foot: 18 fit, 2 dead
    BG1    Blue
P1: 4 Red held by Blue
    men: RA.2-5
    guard: BA.3
# The men of the melee were named, and one of them had fallen: it could not have
# been so, and the correction is refused, naming it.
> =melee RA.1-5 v BA.2-10 iso
#16 #13 is now: M1: 5 Red foot v 9 Blue foot.  Red isolated, 3 needed.
    4 taken, 1 dead each side, 8 Blue stand.               [H1a H3e H3h P2]
    on the floor: lift 1 Red and 1 Blue, turn 4 Red about, 1 Blue to guard
    Red picks who falls; no gunner or guard among them.   Red 27, Blue 30
    P1: 4 Red prisoners, 1 guard.
    it was: melee 5ra v 9ba iso
> late fire RG1 1 BA.2
-c:1:1: refused: entry #16 would no longer stand.
    #16 amend #13 melee RA.1-5 v BA.2-10 iso
    then: BA.2 is dead.
?3
> late fire RG1 1 BA.20
#17 Red RG1: 1 shot, 1 Blue foot dead.
    stands before #12.                                            [A6a A4b]
    score: Blue 29, was 30
> show blue
Blue: 20 foot: 17 fit, 3 dead
    BA     20 foot: 17 fit, 3 dead
    BG1    Blue
P1: 4 Red held by Blue
    men: RA.2-5
    guard: BA.3
> log 4
#14      1:40  late fire RG1 1 2ba
               Red RG1: 1 shot, 2 Blue foot dead.
               undone by #15
#15      1:40  undo
               undone: #14 late fire RG1 1 2ba
#16      1:40  amend #13 melee RA.1-5 v BA.2-10 iso
               #13 is now: M1: 5 Red foot v 9 Blue foot.  Red isolated, 3
                 needed.
#17      1:40  late fire RG1 1 BA.20
               Red RG1: 1 shot, 1 Blue foot dead.
