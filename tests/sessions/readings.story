# Readings that a ruling cites by number: prisoners at a line that is not safe
# (18), two melees made one by a man in both (7).
> side red ; side blue ; body RA 20 inf ; body BA 20 inf ; set delivery.safe no
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
#3 RA: 20 Red foot.
#4 BA: 20 Blue foot.
#5 delivery.safe is no.
> start red ; go
#6 The battle starts: Red moves first.                                 [M1]
#7 Red's move 1.  1:00 on the clock.                                  [M3a]
> melee 5ba v 10ra iso
#8 M1: 5 Blue foot v 10 Red foot.  Blue isolated, 3 needed.
    5 taken, nobody dead, 10 Red stand.                    [H1a H3e H3h P2]
    on the floor: turn 5 Blue about, 1 Red to guard
    Red picks who guards; no gunner or guard among them.
    score: Red 22 1/2, Blue 17 1/2
    Time.  Red's move 1 took 0:00 of 1:00.
    P1: 5 Blue prisoners, 1 guard.
> next ; next
#9 Blue's move 1.  1:00 on the clock.                                 [M3a]
#10 Red's move 2.  1:00 on the clock.
    Time.  Blue's move 1 took 0:00 of 1:00.                           [M3a]
> home p1
#11 P1: 5 Blue at the line, still prisoners.  [reading 18; delivery.safe no]
> contact ra.11 ba.11 s0
#12 M2: 1 Red v 1 Blue, ruled on when the move ends.                  [H2a]
> contact ra.12 ba.12
#13 M3: 1 Red v 1 Blue, ruled on when the move ends.                  [H2a]
> contact ra.11 ba.12
#14 M2: 2 Red v 2 Blue, ruled on when the move ends.
    M3 is one with M2: a man takes part in both.            [reading 7 H2a]
> why
#14 contact ra.11 ba.12
    M2: 2 Red v 2 Blue, ruled on when the move ends.
    M3 is one with M2: a man takes part in both.            [reading 7 H2a]
    reading 7: Two groups of contacts are one melee when some man takes part in
      both. The referee can split or join them with a reason (melee.join).
    H2a: Men an eighth of an inch apart or nearer are in contact.
> rule reading 7
reading 7
    Two groups of contacts are one melee when some man takes part in both. The
    referee can split or join them with a reason (melee.join).
> rule C3c
C3c  ch. III, Country 3
    A player may not stretch himself over the Country and crush it if his
    opponent objects.
    retelling, french: Is silent here; it is played as the book has it.
    russian: Nothing is touched or altered at all if the opponent objects.
> rule M2d
M2d  ch. III, Move 2
    Setting out has no limit of time.
    retelling, french: Gives unlimited time to the Country alone (C1).
