# Freed men are come upon where places say so (reading 16), and those left alone are
# freed by their own: an eighth of an inch from one of them is enough for all
# within six inches.
> side red back south ; side blue back north ; field 6 x 6
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
#3 The field: 6' wide, 6' from line to line; bare numbers are feet here only.
> body RA 4 inf ; body BA 6 inf
#4 RA: 4 Red foot.
#5 BA: 6 Blue foot.
> put ra.1-4 each 20",20" 20",30" 40",20" 44",20"
#6 RA: 4 men, each at his own place, the first at 1'8",1'8".
> put ba.1-5 each 20",22" 20",24" 20",26" 40",60" 44",60"
#7 BA: 5 men, each at his own place, the first at 1'8",1'10".
> prisoner ba.1-3 of red guard ra.1
#8 P1: 3 Blue prisoners, 1 guard.
> start red 2
#9 The battle starts: Red's move 2 comes next.
    irregular: 4 men against 6.                                     [F1 M1]
    irregular: nobody tossed for the first move.
> next
#10 Red's move 2.  1:00 on the clock.                                 [M3a]
> free p1
#11 P1 freed: 3 Blue unarmed, they stand still until the next move.  [P3 P4]
> next
#12 Blue's move 2.  1:00 on the clock.
    Time.  Red's move 2 took 0:00 of 1:00.                            [M3a]
> next
#13 Red's move 3.  1:00 on the clock.
    Time.  Blue's move 2 took 0:00 of 1:00.                           [M3a]
> put ra.3 20-7/8",24"
#14 RA.3 stands at 1'8-7/8",2'.
> next
#15 Blue's move 3.  1:00 on the clock.
    Time.  Red's move 3 took 0:00 of 1:00.                 [reading 16 M3a]
    P2: 3 Blue prisoners, 1 guard.
> show prisoners
P1: Blue freed from Red
P2: 3 Blue held by Red
    men: BA.1-3
    guard: RA.3
> put ra.1-3 each 44",10" 46",10" 48",10"
#16 RA: 3 men, each at his own place, the first at 3'8",10".
                                                            [P2 reading 14]
    P2: 3 Blue have no guard to themselves within 6": they go free when the
      move ends.
> guard p2 none
#17 P2: without a guard now, 3 prisoners.
    P2: nobody guards them: 3 go free when the move ends.              [P2]
> set liberation.by comrades because they must come
#18 liberation.by is comrades.
    because they must come
> put ba.4 19-1/8",22"
#19 BA.4 stands at 1'7-1/8",1'10".
> next
#20 Red's move 4.  1:00 on the clock.
                                [reading 16 P3 M3a; liberation.by comrades]
    Time.  Blue's move 3 took 0:00 of 1:00.
    3 Blue freed by their comrades, unarmed.
> show prisoners
P1: Blue freed from Red
P2: Blue no longer with Red
    freed, without arms: BA.1-3
$ umpire verify "$B"
story.battle: 20 entries, all as recorded
