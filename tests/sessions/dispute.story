# An argument stops the clock until the verdict; what is typed meanwhile stands.
# Both are kept, and can be looked up the next time.
> @2026-11-30T14:00:00.000Z side red ; side blue ; body RA 30 inf ; body BA 30 inf ; gun RG1 ; start red
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
#3 RA: 30 Red foot.
#4 BA: 30 Blue foot.
#5 RG1: a gun of Red.
#6 The battle starts: Red moves first.
    irregular: 1 gun against 0.                                     [F1 M1]
> verdict nobody argues
-c:1:1: refused: no dispute is open.
    right would be: dispute one was pushed
?3
> next
#7 Red's move 1.  2:00 on the clock.                                  [M3a]
> @+20 dispute Mo one was pushed
#8 Dispute 1: Mo one was pushed
    The clock stands until the verdict.
> clock
Red's move 1: 1:40 left of 2:00, in dispute: Mo one was pushed.
    by the book a minute for 30 men and 1:00 for a gun, rounded up to 1:00; 30
      men and 1 gun of Red have 2:00.
    called at 1:00, 0:30 and at the end.
    this move: used 0:20.
> resume
-c:1:1: refused: dispute 1 is open: its verdict lets the clock go on.
    right would be: verdict both agree
?3
> show
Red 1 runs, 1:40 left, in dispute
Red: 30 foot: 30 fit
    RA     30 foot: 30 fit
Blue: 30 foot: 30 fit
    BA     30 foot: 30 fit
Guns:
    RG1    Red
> @+1:30 verdict blue two saw it
#9 Dispute 1 ends for Blue after 1:30: two saw it
    The clock goes on.
> clock
Red's move 1: 1:40 left of 2:00.
    by the book a minute for 30 men and 1:00 for a gun, rounded up to 1:00; 30
      men and 1 gun of Red have 2:00.
    called at 1:00, 0:30 and at the end.
    this move: used 0:20, paused 1:30.
# A second one while the first is open; a pause on top; the last opened ends
# first, and the clock goes on when nothing keeps it.
> @+5 d the gun was masked
#10 Dispute 2: the gun was masked
    The clock stands until the verdict.
> pause the cat
#11 The clock is paused: the cat.
> d and the wheel is off
#12 Dispute 3: and the wheel is off
    The clock stands until the verdict.
> @+10 v nobody saw it
#13 Dispute 3 ends after 0:10: nobody saw it
    Dispute 2 is still open.
> v Red: the gun stands clear
#14 Dispute 2 ends for Red after 0:10: the gun stands clear
    The clock is still paused.
> clock
Red's move 1: 1:35 left of 2:00, paused: the cat.
    by the book a minute for 30 men and 1:00 for a gun, rounded up to 1:00; 30
      men and 1 gun of Red have 2:00.
    called at 1:00, 0:30 and at the end.
    this move: used 0:25, paused 1:40.
> resume
#15 The clock goes on: 1:35 left.
> precedents
Dispute 1, #8: Mo one was pushed
    #9 for Blue after 1:30: two saw it
Dispute 2, #10: the gun was masked
    #14 for Red after 0:10: the gun stands clear
Dispute 3, #12: and the wheel is off
    #13 after 0:10: nobody saw it
> precedents GUN clear
Dispute 2, #10: the gun was masked
    #14 for Red after 0:10: the gun stands clear
> precedents bishop
nothing like that has been disputed or overruled yet
> export disputes
opened_entry,closed_entry,claim,ruling,reason,lasted_s
8,9,Mo one was pushed,blue,two saw it,90.000
10,14,the gun was masked,red,the gun stands clear,10.000
12,13,and the wheel is off,,nobody saw it,10.000
> export moves
move,side,started_utc,allowance_s,used_s,paused_s,overrun_s,extra_s,interval_s,warnings
1,red,2026-11-30T14:00:00.000Z,120.000,25.000,100.000,0.000,0.000,0.000,0
# A dispute may be taken back like any line; the verdict then does nothing.
> strike #9
#16 struck out: #9 verdict blue two saw it
> precedents
Dispute 1, #8: Mo one was pushed
    still open
Dispute 2, #10: the gun was masked
    #14 for Red after 0:10: the gun stands clear
Dispute 3, #12: and the wheel is off
    #13 after 0:10: nobody saw it
> export disputes
opened_entry,closed_entry,claim,ruling,reason,lasted_s
8,,Mo one was pushed,,,
10,14,the gun was masked,red,the gun stands clear,10.000
12,13,and the wheel is off,,nobody saw it,10.000
> undo
#17 undone: #16 strike #9
# A move may end, and the next begin, while they argue: its clock waits.
> dispute was that the end of the move
#18 Dispute 4: was that the end of the move
    The clock stands until the verdict.
> next
#19 Blue's move 1.  1:00 on the clock.
    Time.  Red's move 1 took 0:25 of 2:00.                            [M3a]
> @+40 note they argue
#20 Noted: they argue
> clock
Blue's move 1: 1:00 left of 1:00, in dispute: was that the end of the move.
    by the book a minute for 30 men and 1:00 for a gun, rounded up to 1:00; 30
      men and 0 guns of Blue have 1:00.
    called at 0:30 and at the end.
    this move: used 0:00, paused 0:40.
> verdict yes
#21 Dispute 4 ends after 0:40: yes
    The clock goes on.
> clock
Blue's move 1: 1:00 left of 1:00.
    by the book a minute for 30 men and 1:00 for a gun, rounded up to 1:00; 30
      men and 0 guns of Blue have 1:00.
    called at 0:30 and at the end.
    this move: used 0:00, paused 0:40.
> undo 2
#22 undone: 2 entries
    #21 verdict yes
    #20 note they argue
> show
Blue 1 runs, 1:00 left, in dispute
Red: 30 foot: 30 fit
    RA     30 foot: 30 fit
Blue: 30 foot: 30 fit
    BA     30 foot: 30 fit
Guns:
    RG1    Red
