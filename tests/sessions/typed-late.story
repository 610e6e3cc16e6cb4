# Lines typed after time belong to the move until its first ruling (reading 42);
# after that the refusal shows the late line.
> side red back south ; side blue back north ; body RA 10 inf ; gun RG1 ; body BA 20 inf
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
#3 RA: 10 Red foot.
#4 RG1: a gun of Red.
#5 BA: 20 Blue foot.
> start red
#6 The battle starts: Red moves first.
    irregular: 10 men against 20.                                   [F1 M1]
    irregular: 1 gun against 0.
> next
#7 Red's move 1.  2:00 on the clock.                                  [M3a]
> next
#8 Blue's move 1.  1:00 on the clock.
    Time.  Red's move 1 took 0:00 of 2:00.                            [M3a]
> next
#9 Red's move 2.  2:00 on the clock.
    Time.  Blue's move 1 took 0:00 of 1:00.                           [M3a]
> time
#10 Time.  Red's move 2 took 0:00 of 2:00.                            [M3e]
> fire RG1 1 1b
#11 Red RG1: 1 shot, 1 Blue foot dead.
    No gunner or guard among them.                     [reading 42 A6a A4b]
    RG1 has 3 shots left.
> move RA.1 12 n
#12 1 Red foot moves 12" north.
    No gunner or guard among them.                          [reading 42 A1]
> contact RA.1-3 BA.2-4
#13 M1: 3 Red v 3 Blue, ruled on when the move ends.       [reading 42 H2a]
> melee RA.4,5 v BA.10-12 iso
#14 M1: 3 Blue foot v 3 Red foot.  Equal: all fall.
    3 dead each side, nobody stands.                   [H3c H3h H1a H3e P2]
    on the floor: lift 3 Blue and 3 Red
    no choice in it; no gunner or guard among them.
    M2: 2 Red foot v 3 Blue foot.  Red isolated, 1 needed.
    1 taken, 1 dead each side, 2 Blue stand.
    on the floor: lift 1 Red and 1 Blue, turn 1 Red about, 1 Blue to guard
    Red picks who falls; no gunner or guard among them.
    score: Red 15 1/2, Blue 15 1/2
    P1: 1 Red prisoner, 1 guard.
> fire RG1 1 1b
-c:1:1: refused: that move is over and ruled on; this belongs before its rulings.
?3
> contact RA.6 BA.15
-c:1:1: refused: that move is over and ruled on; this belongs before its rulings.
    right would be: late contact RA.6 BA.15
?3
> late fire RG1 1 1b
-c:1:1: refused: entry #13 would no longer stand.
    #13 contact RA.1-3 BA.2-4
    then: BA.2 is dead.
?3
> late contact RA.6 BA.15
#15 M1: 1 Red v 1 Blue, ruled on when the move ends.
    stands before #10.                                                [H2a]
    #14 M1 is ruled on: 1 v 1: 0 taken, 1 dead each.
    M1 is called M2 now.
    M2 is called M3 now.
    score: Red 14 1/2, was 15 1/2, Blue 14 1/2, was 15 1/2
> log 5
#11      0:00  fire RG1 1 1b
               Red RG1: 1 shot, 1 Blue foot dead.
#12      0:00  move RA.1 12 n
               1 Red foot moves 12" north.
#13      0:00  contact RA.1-3 BA.2-4
               M1: 3 Red v 3 Blue, ruled on when the move ends.
#14      0:00  melee RA.4,5 v BA.10-12 iso
               M1: 3 Blue foot v 3 Red foot.  Equal: all fall.
#15      0:00  late contact RA.6 BA.15
               M1: 1 Red v 1 Blue, ruled on when the move ends.
