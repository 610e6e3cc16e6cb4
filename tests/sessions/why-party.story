# Why a party is as it is: what happened to it, entry by entry.
> side red ; side blue ; body RA 20 inf ; body BA 20 inf ; gun BG1 ; start red ; next
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
#3 RA: 20 Red foot.
#4 BA: 20 Blue foot.
#5 BG1: a gun of Blue.
#6 The battle starts: Red moves first.
    irregular: 0 guns against 1.                                    [F1 M1]
#7 Red's move 1.  1:00 on the clock.                                  [M3a]
> why p1
-c:1:5: error: there is no party p1: nobody has been taken prisoner yet.
  | why p1
  |     ^^
right would be: show prisoners
?1
> melee 9ra v ba.1-6 iso
#8 M1: 6 Blue foot v 9 Red foot.  Blue isolated, 3 needed.
    3 taken, 3 dead each side, 6 Red stand.                [H1a H3e H3h P2]
    on the floor: lift 3 Blue and 3 Red, turn 3 Blue about, 1 Red to guard
    Red picks who falls; no gunner or guard among them.
    score: Red 18 1/2, Blue 25 1/2
    Time.  Red's move 1 took 0:00 of 1:00.
    P1: 3 Blue prisoners, 1 guard.
> why p1
P1: 3 Blue held by Red
    men: BA.4-6
    guard: RA.4
#8 melee 9ra v ba.1-6 iso
    P1: 3 Blue prisoners, 1 guard.                                 [H3e P2]
> next ; next
#9 Blue's move 1.  2:00 on the clock.                                 [M3a]
#10 Red's move 2.  1:00 on the clock.
    Time.  Blue's move 1 took 0:00 of 2:00.                           [M3a]
> guard p1 ra.19
#11 P1: 1 guard for 3.
    No gunner or guard among them.                                     [P2]
> move p1 6 s
#12 Red's party P1 moves 6" south: 3 prisoners and their guard.  [P1 reading 39]
> next
#13 Blue's move 2.  2:00 on the clock.
    Time.  Red's move 2 took 0:00 of 1:00.                            [M3a]
> fire bg1 1 ra.19
#14 Blue BG1: 1 shot, 1 Red foot dead.
                                                 [reading 15 P3 P4 A6a A4b]
    P1 freed: 3 Blue unarmed, they stand still until the next move.
    BG1 has 3 shots left.
> why p1
P1: Blue freed from Red
    freed, without arms: BA.4-6
    freed, stand still this move: BA.4-6
#8 melee 9ra v ba.1-6 iso
    P1: 3 Blue prisoners, 1 guard.                                 [H3e P2]
#11 guard p1 ra.19
    P1: 1 guard for 3.                                                 [P2]
#12 move p1 6 s
    P1 moves 6", its guard with it.                         [P1 reading 39]
#14 fire bg1 1 ra.19
    P1 freed: 3 Blue unarmed, they stand still until the next move.
                                                                    [P3 P4]
> next
#15 Red's move 3.  1:00 on the clock.
    Time.  Blue's move 2 took 0:00 of 2:00.                           [M3a]
> melee ra.10-14 v ba.10-12 iso
#16 M2: 3 Blue foot v 5 Red foot.  Blue isolated, 2 needed.
    2 taken, 1 dead each side, 4 Red stand.                [H1a H3e H3h P2]
    on the floor: lift 1 Blue and 1 Red, turn 2 Blue about, 1 Red to guard
    Red picks who falls; no gunner or guard among them.   Red 16, Blue 25
    Time.  Red's move 3 took 0:00 of 1:00.
    P2: 2 Blue prisoners, 1 guard.
> surrender ba.20 to red iso guard ra.16
#17 1 Blue foot surrender to Red.
    P3: 1 Blue prisoner, 1 guard.                                      [P9]
    No gunner or guard among them.
> join p2 p3
#18 P3: 3 Blue prisoners, 2 guards.                                    [P2]
> next
#19 Blue's move 3.  2:00 on the clock.                                [M3a]
> move ba.13 12 s
#20 1 Blue foot moves 12" south.
    No gunner or guard among them.                                     [A1]
> next
#21 Red's move 4.  1:00 on the clock.
    Time.  Blue's move 3 took 0:00 of 2:00.                           [M3a]
> move p3
#22 Red's party P3 moves 12": 3 prisoners and their guard.  [P1 reading 39]
> home p3
#23 P3: 3 Blue delivered, beyond liberation.                           [P6]
> why p2
P2: Blue no longer with Red
#16 melee ra.10-14 v ba.10-12 iso
    P2: 2 Blue prisoners, 1 guard.                                 [H3e P2]
#18 join p2 p3
    P3: 3 Blue prisoners, 2 guards.                                    [P2]
> why p3
P3: 3 Blue delivered to Red
    men: BA.11-12,20
#17 surrender ba.20 to red iso guard ra.16
    P3: 1 Blue prisoner, 1 guard.                                   [P9 P2]
#18 join p2 p3
    P3: 3 Blue prisoners, 2 guards.                                    [P2]
#22 move p3
    P3 moves 12", its guard with it.                        [P1 reading 39]
#23 home p3
    P3: 3 Blue delivered, beyond liberation.                           [P6]
> why p9
-c:1:5: error: there is no party p9: no prisoners are held now.
  | why p9
  |     ^^
right would be: show prisoners
?1
> move ra.15 12 n
#24 1 Red foot moves 12" north.
    No gunner or guard among them.                                     [A1]
> next ; next
#25 Blue's move 4.  2:00 on the clock.
    Time.  Red's move 4 took 0:00 of 1:00.                            [M3a]
#26 Red's move 5.  1:00 on the clock.
    Time.  Blue's move 4 took 0:00 of 2:00.                           [M3a]
> move ra.15 12 n
#27 1 Red foot moves 12" north.
    No gunner or guard among them.                                     [A1]
> next
#28 Blue's move 5.  2:00 on the clock.
    Time.  Red's move 5 took 0:00 of 1:00.                            [M3a]
> fire bg1 1 ra.15
#29 Blue BG1: 1 shot, 1 Red foot dead.
    BG1 has 3 shots left.                                         [A6a A4b]
> next
#30 Red's move 6.  1:00 on the clock.
    Time.  Blue's move 5 took 0:00 of 2:00.                           [M3a]
> report why.txt
$ sed -n '/^Red 1/,/^Losses/p' why.txt
Red 1.  Red sent nine foot against six Blue foot (M1). Fewer than three stood
near enough to support Blue, who was isolated: three men were taken prisoner
(P1), three fell on each side and six of Red were left standing.
Blue 1 and Red 2.  Blue fired no gun and met no enemy. Three Blue prisoners
(P1) were led 6" south.
Blue 2.  With one shot BG1 killed one Red foot soldier. That set three Blue
prisoners (P1) free, without arms.
Red 3.  Against three Blue foot came five Red foot (M2). With fewer than two in
support Blue was isolated: one fell on each side, two men were taken prisoner
(P3) and four of Red were left standing. Red took the surrender of one Blue
foot soldier (P3).
Blue 3 and Red 4.  Blue moved, and neither fired nor fought. Three Blue
prisoners (P3) were led 12". Red brought three Blue prisoners (P3) home, beyond
liberation.
Blue 4 and Red 5.  Nobody fired and nobody fought.
Blue 5.  One shot from BG1 brought down one Red foot soldier.
Red 6.  So far Red has neither fired nor fought.

The battle is not finished: Red's sixth move is being played.

The score so far, provisional
Red         15 1/2: 14 foot 14, 3 prisoners taken 1 1/2; net -9.
Blue        24 1/2: 1 gun 10, 13 foot 13, 3 own men held 1 1/2; net 9.

Losses     brought  shot  melee  otherwise  captured  left
