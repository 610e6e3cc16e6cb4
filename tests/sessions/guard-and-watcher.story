# The guard who was named stands far off, and another man watches one of the two:
# he guards the party from then on, and only the one nobody watches goes free.
> side red back south
#1 Red: back line south, letter r.
> side blue back north
#2 Blue: back line north, letter b.
> body RA 3 inf
#3 RA: 3 Red foot.
> body BA 3 inf
#4 BA: 3 Blue foot.
> start red
#5 The battle starts: Red moves first.                                 [M1]
> field 6 x 4
#6 The field: 6' wide, 4' from line to line; bare numbers are feet here only.
> put RA.1 1',1'
#7 RA.1 stands at 1',1'.
> put RA.2 1',2'
#8 RA.2 stands at 1',2'.
> put RA.3 5',1'
#9 RA.3 stands at 5',1'.
> put BA.1 1',2'1
#10 BA.1 stands at 1',2'1".
> put BA.2 1',2'10
#11 BA.2 stands at 1',2'10".
> put BA.3 5',3'
#12 BA.3 stands at 5',3'.
> next
#13 Red's move 1.  1:00 on the clock.                                 [M3a]
> next
#14 Blue's move 1.  1:00 on the clock.
    Time.  Red's move 1 took 0:00 of 1:00.                            [M3a]
> surrender BA.1-2 to red iso guard RA.1
#15 2 Blue foot surrender to Red.
    P1: 2 Blue prisoners, 1 guard.                       [P9 P2 reading 14]
    No gunner or guard among them.
    P1: 1 Blue has no guard to himself within 6": he goes free when the move
      ends.
> next
#16 Red's move 2.  1:00 on the clock.
    Time.  Blue's move 1 took 0:00 of 1:00.  [reading 15 P2 reading 14 M3a]
    RA.1 goes too far from P1 to guard it.
    P1: 1 guard for 2.
    P1: 1 Blue with no guard near enough: freed, unarmed.
> show p1
P1: 1 Blue held by Red
    men: BA.1
    guard: RA.2
    freed, without arms: BA.2
> next
#17 Blue's move 2.  1:00 on the clock.
    Time.  Red's move 2 took 0:00 of 1:00.                            [M3a]
# a true guard: when he falls the last prisoner is free too
> kill RA.2 a shot from the window
#18 1 Red foot dead: a shot from the window.
                                                         [reading 15 P3 P4]
    P1 freed: 1 Blue unarmed, he stands still until the next move.
> show p1
P1: Blue freed from Red
    freed, without arms: BA.1-2
    freed, stand still this move: BA.1
$ umpire verify $B
story.battle: 18 entries, all as recorded
