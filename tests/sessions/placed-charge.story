# The charge of Hook's Farm laid out on the floor: 18 horse of Red ride into 21
# of Blue, and two are left behind at a gun. Nobody counts them but the places:
# 2 in support where 9 are needed, 15 dead on each side, 3 taken.
> side red back south
#1 Red: back line south, letter r.
> side blue back north
#2 Blue: back line north, letter b.
> field 8 x 8
#3 The field: 8' wide, 8' from line to line; bare numbers are feet here only.
> body RRC 20 cav
#4 RRC: 20 Red horse.
> body BMC 21 cav
#5 BMC: 21 Blue horse.
> put rrc.1 40in,40in
#6 RRC.1 stands at 3'4",3'4".
> put rrc.2 41-5/8in,40in
#7 RRC.2 stands at 3'5-5/8",3'4".
> put rrc.3 43-1/4in,40in
#8 RRC.3 stands at 3'7-1/4",3'4".
> put rrc.4 44-7/8in,40in
#9 RRC.4 stands at 3'8-7/8",3'4".
> put rrc.5 46-1/2in,40in
#10 RRC.5 stands at 3'10-1/2",3'4".
> put rrc.6 48-1/8in,40in
#11 RRC.6 stands at 4'0-1/8",3'4".
> put rrc.7 49-3/4in,40in
#12 RRC.7 stands at 4'1-3/4",3'4".
> put rrc.8 51-3/8in,40in
#13 RRC.8 stands at 4'3-3/8",3'4".
> put rrc.9 53in,40in
#14 RRC.9 stands at 4'5",3'4".
> put rrc.10 40in,38-3/8in
#15 RRC.10 stands at 3'4",3'2-3/8".
> put rrc.11 41-5/8in,38-3/8in
#16 RRC.11 stands at 3'5-5/8",3'2-3/8".
> put rrc.12 43-1/4in,38-3/8in
#17 RRC.12 stands at 3'7-1/4",3'2-3/8".
> put rrc.13 44-7/8in,38-3/8in
#18 RRC.13 stands at 3'8-7/8",3'2-3/8".
> put rrc.14 46-1/2in,38-3/8in
#19 RRC.14 stands at 3'10-1/2",3'2-3/8".
> put rrc.15 48-1/8in,38-3/8in
#20 RRC.15 stands at 4'0-1/8",3'2-3/8".
> put rrc.16 49-3/4in,38-3/8in
#21 RRC.16 stands at 4'1-3/4",3'2-3/8".
> put rrc.17 51-3/8in,38-3/8in
#22 RRC.17 stands at 4'3-3/8",3'2-3/8".
> put rrc.18 53in,38-3/8in
#23 RRC.18 stands at 4'5",3'2-3/8".
> put rrc.19 40in,26in
#24 RRC.19 stands at 3'4",2'2".
> put rrc.20 41-5/8in,26in
#25 RRC.20 stands at 3'5-5/8",2'2".
> put bmc.1 40in,41-9/16in
#26 BMC.1 stands at 3'4",3'5-9/16".
> put bmc.2 41-5/8in,41-9/16in
#27 BMC.2 stands at 3'5-5/8",3'5-9/16".
> put bmc.3 43-1/4in,41-9/16in
#28 BMC.3 stands at 3'7-1/4",3'5-9/16".
> put bmc.4 44-7/8in,41-9/16in
#29 BMC.4 stands at 3'8-7/8",3'5-9/16".
> put bmc.5 46-1/2in,41-9/16in
#30 BMC.5 stands at 3'10-1/2",3'5-9/16".
> put bmc.6 48-1/8in,41-9/16in
#31 BMC.6 stands at 4'0-1/8",3'5-9/16".
> put bmc.7 49-3/4in,41-9/16in
#32 BMC.7 stands at 4'1-3/4",3'5-9/16".
> put bmc.8 51-3/8in,41-9/16in
#33 BMC.8 stands at 4'3-3/8",3'5-9/16".
> put bmc.9 53in,41-9/16in
#34 BMC.9 stands at 4'5",3'5-9/16".
> put bmc.10 40in,43-3/16in
#35 BMC.10 stands at 3'4",3'7-3/16".
> put bmc.11 41-5/8in,43-3/16in
#36 BMC.11 stands at 3'5-5/8",3'7-3/16".
> put bmc.12 43-1/4in,43-3/16in
#37 BMC.12 stands at 3'7-1/4",3'7-3/16".
> put bmc.13 44-7/8in,43-3/16in
#38 BMC.13 stands at 3'8-7/8",3'7-3/16".
> put bmc.14 46-1/2in,43-3/16in
#39 BMC.14 stands at 3'10-1/2",3'7-3/16".
> put bmc.15 48-1/8in,43-3/16in
#40 BMC.15 stands at 4'0-1/8",3'7-3/16".
> put bmc.16 49-3/4in,43-3/16in
#41 BMC.16 stands at 4'1-3/4",3'7-3/16".
> put bmc.17 51-3/8in,43-3/16in
#42 BMC.17 stands at 4'3-3/8",3'7-3/16".
> put bmc.18 53in,43-3/16in
#43 BMC.18 stands at 4'5",3'7-3/16".
> put bmc.19 43in,44-13/16in
#44 BMC.19 stands at 3'7",3'8-13/16".
> put bmc.20 44-5/8in,44-13/16in
#45 BMC.20 stands at 3'8-5/8",3'8-13/16".
> put bmc.21 46-1/4in,44-13/16in
#46 BMC.21 stands at 3'10-1/4",3'8-13/16".
> start red
#47 The battle starts: Red moves first.
    irregular: 20 men against 21.                                   [F1 M1]
    irregular: nobody tossed for the first move.
> next
#48 Red's move 1.  1:00 on the clock.                                 [M3a]
> show melees
M1, Red 1: 18 Red v 21 Blue, if the move ended now.
    in contact: RRC.1-9
    in contact: BMC.1-9
    near: RRC.10-18
    near: BMC.10-21
    ring 6": last within BMC.21, 1 49/64" from BMC.5; first beyond RRC.19,
      1' 1/2" from RRC.1.
    support: last within RRC.19, 1' 1/2" from RRC.1.
    18 Red v 21 Blue, isolated: 2 near, 9 needed; 3 taken, 15 dead each.
> next
#49 Blue's move 1.  1:00 on the clock.
                                [H2a H3b H1a H3e H3h P2 V1f reading 28 M3a]
    M1: 18 Red horse v 21 Blue horse.  Red isolated: 2 near, 9 needed.
    3 taken, 15 dead each side, 6 Blue stand.
    on the floor: lift 15 Red and 15 Blue, turn 3 Red about, 1 Blue to guard
    Red picks who falls; no gunner or guard among them.   Red 4 1/2, Blue 10 1/2
    Time.  Red's move 1 took 0:00 of 1:00.
    P1: 3 Red prisoners, 1 guard.
    Red has 2 left, Blue has 6: decided, a draw [V1f]; finish drawn when you
      agree.
> why M1
M1, #49, Red 1: 18 Red v 21 Blue, isolated: 2 near, 9 needed.
    3 taken, 15 dead each side, 6 Blue stand.
    In contact: RRC.1-9+BMC.1-9.                                      [H2a]
    Within 6" of them: RRC.10-18+BMC.10-21; the farthest BMC.19, 1 49/64".
                                                            [H3b reading 6]
    18 Red against 21 Blue: Red is the lesser.                    [H3b H3d]
    Half of 18 is 9: 9 near would support it.               [H1a reading 1]
    2 counted near, which is fewer: isolated.               [H1a reading 4]
    21 less 18 is 3: taken.                                           [H3e]
    18 less 3 is 15: dead on each side.                               [H3e]
    7 more near and none is taken: 18 dead on each side.
    3 more of Red in it and numbers are equal: all die.               [H3c]
    Red has just moved and chooses for both sides: nobody was named, so men
      without a duty go first.                         [H3h readings 9, 10]
    dead: RRC.1 RRC.2 RRC.3 RRC.4 RRC.5 RRC.6 RRC.7 RRC.8 RRC.9 RRC.10 RRC.11
      RRC.12 RRC.13 RRC.14 RRC.15 BMC.1 BMC.2 BMC.3 BMC.4 BMC.5 BMC.6 BMC.7
      BMC.8 BMC.9 BMC.10 BMC.11 BMC.12 BMC.13 BMC.14 BMC.15
    taken: RRC.16 RRC.17 RRC.18
    to guard: BMC.17
$ umpire verify $B
story.battle: 49 entries, all as recorded
