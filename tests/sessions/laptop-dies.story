# The laptop dies between any two entries: in a story every line is a process of
# its own, so all of this is read from the file each time. What a choice, an
# undo and the clock refer to is not lost.
> @2026-11-30T14:00:00Z side red back south
#1 Red: back line south, letter r.
> side blue back north ; body RA 12 inf ; body BA 14 inf
#2 Blue: back line north, letter b.
#3 RA: 12 Red foot.
#4 BA: 14 Blue foot.
> start red
#5 The battle starts: Red moves first.
    irregular: 12 men against 14.                                   [F1 M1]
> next
#6 Red's move 1.  1:00 on the clock.                                  [M3a]
> @+20 pause phone
#7 The clock is paused: phone.
> @+40 resume
#8 The clock goes on: 0:40 left.
> @+10 contact RA.1-4 BA.1-6 s0
#9 M1: 4 Red v 6 Blue, ruled on when the move ends.                   [H2a]
> choose taken RA.4
#10 M1: Red's choice waits for the ruling.
> @+15 time
#11 Time.  Red's move 1 took 0:45 of 1:00.                            [M3e]
> settle
#12 M1: 4 Red foot v 6 Blue foot.  Red isolated: 0 near, 2 needed.
    2 taken, 2 dead each side, 4 Blue stand.               [H1a H3e H3h P2]
    on the floor: lift 2 Red and 2 Blue, turn 2 Red about, 1 Blue to guard
    Red has picked who falls; no gunner or guard among them.   Red 9, Blue 13
    chosen: RA.4 is taken.
    P1: 2 Red prisoners, 1 guard.
> undo
#13 undone: #12 settle
    M1 is no longer ruled on.
    score: Red 12, was 9, Blue 14, was 13
> redo
#14 again: #12 settle
    #12 M1 is ruled on: 4 v 6: 2 taken, 2 dead each.
    score: Red 9, was 12, Blue 13, was 14
> choose guard BA.2
#15 M1: Red's choice: RA.4 is taken, BA.2 guards.
    No gunner or guard among them.                         [H1a H3e H3h P2]
> interval
#16 The interval: 4:00 left.                                          [M3g]
> @+60 next
#17 Blue's move 1.  1:00 on the clock.                                [M3a]
> export moves
move,side,started_utc,allowance_s,used_s,paused_s,overrun_s,extra_s,interval_s,warnings
1,red,2026-11-30T14:00:00.000Z,60.000,45.000,40.000,0.000,0.000,60.000,1
1,blue,2026-11-30T14:02:25.000Z,60.000,0.000,0.000,0.000,0.000,0.000,0
$ umpire verify $B
story.battle: 17 entries, all as recorded
# A file that was cut off is not read as a shorter battle; the copy goes on.
$ umpire -c 'save copy.battle' $B
$ dd if=$B of=cut.battle bs=4096 count=3 2>/dev/null; umpire log cut.battle
umpire: cut.battle: the file is damaged or was changed by other hands: database disk image is malformed
?4
$ umpire log copy.battle | tail -2
#17      2:25  next
               Blue's move 1.  1:00 on the clock.
