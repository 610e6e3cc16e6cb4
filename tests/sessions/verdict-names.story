# Whom a verdict goes for may be said by a side, by men, a body or a gun of it, or
# by the name of a side or of somebody who plays it.
> side red "The Old Guard" player "Ann Lee" "Bo"
#1 Red, The Old Guard, led by Ann Lee, Bo: back line south, letter r.
> side blue player Mo
#2 Blue, led by Mo: back line north, letter b.
> body RA 9 inf ; body BA 9 inf ; gun RG1
#3 RA: 9 Red foot.
#4 BA: 9 Blue foot.
#5 RG1: a gun of Red.
> player Zed blue
#6 Zed takes over Blue.
> start red ; next
#7 The battle starts: Red moves first.
    irregular: Red has 1 gun for 9 men.                          [F8 F1 M1]
    irregular: 1 gun against 0.
#8 Red's move 1.  2:00 on the clock.
    Red's players: Ann Lee and Bo.                                    [M3a]
> dispute was he over
#9 Dispute 1: was he over
    The clock stands until the verdict.
> verdict blue two saw it
#10 Dispute 1 ends for Blue after 0:00: two saw it
    The clock goes on.
> d again
#11 Dispute 2: again
    The clock stands until the verdict.
> v ba.3 stood where he was
#12 Dispute 2 ends for Blue after 0:00: ba.3 stood where he was
    The clock goes on.
> d again
#13 Dispute 3: again
    The clock stands until the verdict.
> v BA was not moved
#14 Dispute 3 ends for Blue after 0:00: BA was not moved
    The clock goes on.
> d again
#15 Dispute 4: again
    The clock stands until the verdict.
> v 5ir came first
#16 Dispute 4 ends for Red after 0:00: 5ir came first
    The clock goes on.
> d again
#17 Dispute 5: again
    The clock stands until the verdict.
> v rg1: it had not fired
#18 Dispute 5 ends for Red after 0:00: rg1: it had not fired
    The clock goes on.
> d again
#19 Dispute 6: again
    The clock stands until the verdict.
> v The Old Guard has it
#20 Dispute 6 ends for Red after 0:00: The Old Guard has it
    The clock goes on.
> d again
#21 Dispute 7: again
    The clock stands until the verdict.
> v ann lee saw it
#22 Dispute 7 ends for Red after 0:00: ann lee saw it
    The clock goes on.
> d again
#23 Dispute 8: again
    The clock stands until the verdict.
> v Anna saw it
#24 Dispute 8 ends after 0:00: Anna saw it
    The clock goes on.
> d again
#25 Dispute 9: again
    The clock stands until the verdict.
> v Zed is right
#26 Dispute 9 ends for Blue after 0:00: Zed is right
    The clock goes on.
> d again
#27 Dispute 10: again
    The clock stands until the verdict.
> v bo, as ever
#28 Dispute 10 ends for Red after 0:00: bo, as ever
    The clock goes on.
> d again
#29 Dispute 11: again
    The clock stands until the verdict.
> v nobody saw it
#30 Dispute 11 ends after 0:00: nobody saw it
    The clock goes on.
> d again
#31 Dispute 12: again
    The clock stands until the verdict.
> v a man had moved
#32 Dispute 12 ends after 0:00: a man had moved
    The clock goes on.
> melee 2ra v 5ba iso
#33 M1: 2 Red foot v 5 Blue foot.  Red isolated, 1 needed.
    2 taken, nobody dead, 5 Blue stand.          [H1a H3e reading 5 H3h P2]
    on the floor: turn 2 Red about, 1 Blue to guard
    Red picks who guards; no gunner or guard among them.   Red 18, Blue 10
    Time.  Red's move 1 took 0:00 of 2:00.
    P1: 2 Red prisoners, 1 guard.
> d whose are they
#34 Dispute 13: whose are they
    The clock stands until the verdict.
> v p1 may go
#35 Dispute 13 ends for Red after 0:00: p1 may go
    The clock goes on.
> d again
#36 Dispute 14: again
    The clock stands until the verdict.
> v e1 was near enough
#37 Dispute 14 ends for Blue after 0:00: e1 was near enough
    The clock goes on.
> precedents
Dispute 1, #9: was he over
    #10 for Blue after 0:00: two saw it
Dispute 2, #11: again
    #12 for Blue after 0:00: ba.3 stood where he was
Dispute 3, #13: again
    #14 for Blue after 0:00: BA was not moved
Dispute 4, #15: again
    #16 for Red after 0:00: 5ir came first
Dispute 5, #17: again
    #18 for Red after 0:00: rg1: it had not fired
Dispute 6, #19: again
    #20 for Red after 0:00: The Old Guard has it
Dispute 7, #21: again
    #22 for Red after 0:00: ann lee saw it
Dispute 8, #23: again
    #24 after 0:00: Anna saw it
Dispute 9, #25: again
    #26 for Blue after 0:00: Zed is right
Dispute 10, #27: again
    #28 for Red after 0:00: bo, as ever
Dispute 11, #29: again
    #30 after 0:00: nobody saw it
Dispute 12, #31: again
    #32 after 0:00: a man had moved
Dispute 13, #34: whose are they
    #35 for Red after 0:00: p1 may go
Dispute 14, #36: again
    #37 for Blue after 0:00: e1 was near enough
> export disputes
opened_entry,closed_entry,claim,ruling,reason,lasted_s
9,10,was he over,blue,two saw it,0.000
11,12,again,blue,ba.3 stood where he was,0.000
13,14,again,blue,BA was not moved,0.000
15,16,again,red,5ir came first,0.000
17,18,again,red,rg1: it had not fired,0.000
19,20,again,red,The Old Guard has it,0.000
21,22,again,red,ann lee saw it,0.000
23,24,again,,Anna saw it,0.000
25,26,again,blue,Zed is right,0.000
27,28,again,red,"bo, as ever",0.000
29,30,again,,nobody saw it,0.000
31,32,again,,a man had moved,0.000
34,35,whose are they,red,p1 may go,0.000
36,37,again,blue,e1 was near enough,0.000
$ umpire verify $B
story.battle: 37 entries, all as recorded
