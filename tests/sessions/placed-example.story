# The worked example of the book laid out on the floor: 19 of Alpha fall upon 13
# of Beta, who has five men within a move and nine beyond it. The places say so:
# 6 taken, 7 dead on each side.
> side alpha back south
#1 Alpha: back line south, letter a.
> side beta back north
#2 Beta: back line north, letter b.
> field 8 x 8
#3 The field: 8' wide, 8' from line to line; bare numbers are feet here only.
> body AA 19 inf
#4 AA: 19 Alpha foot.
> body BA 13 inf
#5 BA: 13 Beta foot.
> body BS 5 inf
#6 BS: 5 Beta foot.
> body BN 9 inf
#7 BN: 9 Beta foot.
> put aa.1 40in,40in
#8 AA.1 stands at 3'4",3'4".
> put aa.2 40-7/8in,40in
#9 AA.2 stands at 3'4-7/8",3'4".
> put aa.3 41-3/4in,40in
#10 AA.3 stands at 3'5-3/4",3'4".
> put aa.4 42-5/8in,40in
#11 AA.4 stands at 3'6-5/8",3'4".
> put aa.5 43-1/2in,40in
#12 AA.5 stands at 3'7-1/2",3'4".
> put aa.6 44-3/8in,40in
#13 AA.6 stands at 3'8-3/8",3'4".
> put aa.7 45-1/4in,40in
#14 AA.7 stands at 3'9-1/4",3'4".
> put aa.8 40in,39-1/8in
#15 AA.8 stands at 3'4",3'3-1/8".
> put aa.9 40-7/8in,39-1/8in
#16 AA.9 stands at 3'4-7/8",3'3-1/8".
> put aa.10 41-3/4in,39-1/8in
#17 AA.10 stands at 3'5-3/4",3'3-1/8".
> put aa.11 42-5/8in,39-1/8in
#18 AA.11 stands at 3'6-5/8",3'3-1/8".
> put aa.12 43-1/2in,39-1/8in
#19 AA.12 stands at 3'7-1/2",3'3-1/8".
> put aa.13 44-3/8in,39-1/8in
#20 AA.13 stands at 3'8-3/8",3'3-1/8".
> put aa.14 45-1/4in,39-1/8in
#21 AA.14 stands at 3'9-1/4",3'3-1/8".
> put aa.15 40in,38-1/4in
#22 AA.15 stands at 3'4",3'2-1/4".
> put aa.16 40-7/8in,38-1/4in
#23 AA.16 stands at 3'4-7/8",3'2-1/4".
> put aa.17 41-3/4in,38-1/4in
#24 AA.17 stands at 3'5-3/4",3'2-1/4".
> put aa.18 42-5/8in,38-1/4in
#25 AA.18 stands at 3'6-5/8",3'2-1/4".
> put aa.19 43-1/2in,38-1/4in
#26 AA.19 stands at 3'7-1/2",3'2-1/4".
> put ba.1 40in,40-13/16in
#27 BA.1 stands at 3'4",3'4-13/16".
> put ba.2 40-7/8in,40-13/16in
#28 BA.2 stands at 3'4-7/8",3'4-13/16".
> put ba.3 41-3/4in,40-13/16in
#29 BA.3 stands at 3'5-3/4",3'4-13/16".
> put ba.4 42-5/8in,40-13/16in
#30 BA.4 stands at 3'6-5/8",3'4-13/16".
> put ba.5 43-1/2in,40-13/16in
#31 BA.5 stands at 3'7-1/2",3'4-13/16".
> put ba.6 44-3/8in,40-13/16in
#32 BA.6 stands at 3'8-3/8",3'4-13/16".
> put ba.7 45-1/4in,40-13/16in
#33 BA.7 stands at 3'9-1/4",3'4-13/16".
> put ba.8 40in,41-11/16in
#34 BA.8 stands at 3'4",3'5-11/16".
> put ba.9 40-7/8in,41-11/16in
#35 BA.9 stands at 3'4-7/8",3'5-11/16".
> put ba.10 41-3/4in,41-11/16in
#36 BA.10 stands at 3'5-3/4",3'5-11/16".
> put ba.11 42-5/8in,41-11/16in
#37 BA.11 stands at 3'6-5/8",3'5-11/16".
> put ba.12 43-1/2in,41-11/16in
#38 BA.12 stands at 3'7-1/2",3'5-11/16".
> put ba.13 44-3/8in,41-11/16in
#39 BA.13 stands at 3'8-3/8",3'5-11/16".
> put bs.1 40in,49-13/16in
#40 BS.1 stands at 3'4",4'1-13/16".
> put bs.2 40-7/8in,49-13/16in
#41 BS.2 stands at 3'4-7/8",4'1-13/16".
> put bs.3 41-3/4in,49-13/16in
#42 BS.3 stands at 3'5-3/4",4'1-13/16".
> put bs.4 42-5/8in,49-13/16in
#43 BS.4 stands at 3'6-5/8",4'1-13/16".
> put bs.5 43-1/2in,49-13/16in
#44 BS.5 stands at 3'7-1/2",4'1-13/16".
> put bn.1 40in,64-13/16in
#45 BN.1 stands at 3'4",5'4-13/16".
> put bn.2 40-7/8in,64-13/16in
#46 BN.2 stands at 3'4-7/8",5'4-13/16".
> put bn.3 41-3/4in,64-13/16in
#47 BN.3 stands at 3'5-3/4",5'4-13/16".
> put bn.4 42-5/8in,64-13/16in
#48 BN.4 stands at 3'6-5/8",5'4-13/16".
> put bn.5 43-1/2in,64-13/16in
#49 BN.5 stands at 3'7-1/2",5'4-13/16".
> put bn.6 44-3/8in,64-13/16in
#50 BN.6 stands at 3'8-3/8",5'4-13/16".
> put bn.7 45-1/4in,64-13/16in
#51 BN.7 stands at 3'9-1/4",5'4-13/16".
> put bn.8 46-1/8in,64-13/16in
#52 BN.8 stands at 3'10-1/8",5'4-13/16".
> put bn.9 47in,64-13/16in
#53 BN.9 stands at 3'11",5'4-13/16".
> start alpha
#54 The battle starts: Alpha moves first.
    irregular: 19 men against 27.                                   [F1 M1]
    irregular: nobody tossed for the first move.
> next
#55 Alpha's move 1.  1:00 on the clock.                               [M3a]
> show melees
M1, Alpha 1: 19 Alpha v 13 Beta, if the move ended now.
    in contact: AA.1-7
    in contact: BA.1-7
    near: AA.8-19
    near: BA.8-13
    ring 6": last within AA.19, 1" from AA.5; first beyond BS.1, 8 1/4" from
      BA.1.
    support: last within BS.1, 8 1/4" from BA.1; first beyond BN.1, 1'11 1/4"
      from BA.1.
    13 Beta v 19 Alpha, isolated: 5 near, 7 needed; 6 taken, 7 dead each.
> next
#56 Beta's move 1.  1:00 on the clock.
                                               [H2a H3b H1a H3e H3h P2 M3a]
    M1: 13 Beta foot v 19 Alpha foot.  Beta isolated: 5 near, 7 needed.
    6 taken, 7 dead each side, 12 Alpha stand.
    on the floor: lift 7 Beta and 7 Alpha, turn 6 Beta about, 1 Alpha to guard
    Alpha picks who falls; no gunner or guard among them.   Alpha 15, Beta 17
    Time.  Alpha's move 1 took 0:00 of 1:00.
    P1: 6 Beta prisoners, 1 guard.
$ umpire verify $B
story.battle: 56 entries, all as recorded
