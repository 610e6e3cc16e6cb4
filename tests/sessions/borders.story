# Corrections reach over every border of the phases, and each says what it
# changed: from the end of the battle back into its setting up.
> side red ; side blue ; body RA 20 inf ; body BA 20 inf ; gun RG1 ; gun BG1 ; set gun.first_fire_turn 1 ; start red ; go
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
#3 RA: 20 Red foot.
#4 BA: 20 Blue foot.
#5 RG1: a gun of Red.
#6 BG1: a gun of Blue.
#7 gun.first_fire_turn is 1.
#8 The battle starts: Red moves first.                                 [M1]
#9 Red's move 1.  2:00 on the clock.                                  [M3a]
> fire rg1 down ba.1 down ba.2
#10 Red RG1: 1 shot, 2 Blue foot dead.
    RG1 has 3 shots left.                  [A6a A4b; gun.first_fire_turn 1]
> time
#11 Time.  Red's move 1 took 0:00 of 2:00.                            [M3e]
> melee ra.1-4 v ba.3-8 iso
#12 M1: 4 Red foot v 6 Blue foot.  Red isolated, 2 needed.
    2 taken, 2 dead each side, 4 Blue stand.               [H1a H3e H3h P2]
    on the floor: lift 2 Red and 2 Blue, turn 2 Red about, 1 Blue to guard
    Red picks who falls; no gunner or guard among them.   Red 27, Blue 27
    P1: 2 Red prisoners, 1 guard.
> interval
#13 The interval: 4:00 left.                                          [M3g]
> go
#14 Blue's move 1.  2:00 on the clock.                                [M3a]
> fire bg1 2 ra.20
#15 Blue BG1: 2 shots, 1 Red foot dead.
    BG1 has 2 shots left.                  [A6a A4b; gun.first_fire_turn 1]
> next
#16 Red's move 2.  2:00 on the clock.
    Time.  Blue's move 1 took 0:00 of 2:00.                           [M3a]
> next
#17 Blue's move 2.  2:00 on the clock.
    Time.  Red's move 2 took 0:00 of 2:00.                            [M3a]
> home p1
#18 P1: 2 Red delivered, beyond liberation.                            [P6]
> finish blue Ann gave in
#19 Blue wins: Red 26, Blue 127.
    Ann gave in                                                       [V1b]
    Red: 1 gun 10, 15 foot 15, 2 lost to the enemy 1, in all 26, net -101.
    Blue: victory 100, 1 gun 10, 16 foot 16, 2 taken 1, in all 127, net 101.
    Time.  Blue's move 2 took 0:00 of 2:00.
# A shot of the first move, corrected after the end: one man more is dead, and
# the score is another.
> amend #10 fire rg1 down ba.1 down ba.2 down ba.20
#20 #10 is now: Red RG1: 1 shot, 3 Blue foot dead.
    RG1 has 3 shots left.                  [A6a A4b; gun.first_fire_turn 1]
    it was: fire rg1 down ba.1 down ba.2
    score: Blue 126, was 127
> undo
#21 undone: #20 amend #10 fire rg1 down ba.1 down ba.2 down ba.20
    score: Blue 127, was 126
# A man who fell to the gun cannot have fought: the melee would not stand.
> amend #10 fire rg1 down ba.1 down ba.3
-c:1:1: refused: entry #12 would no longer stand.
    #12 melee ra.1-4 v ba.3-8 iso
    then: BA.3 is dead.
?3
# The melee itself: it was supported. Nobody was taken, so nobody could be led
# home, and the line that says so would not stand.
> amend #12 melee ra.1-4 v ba.3-8 sup
-c:1:1: refused: entry #18 would no longer stand.
    #18 home p1
    then: there is no party p1: no prisoners are held now.
?3
# Three more of Blue in it: four are taken and led home in a later move.
> amend #12 melee ra.1-4 v ba.3-11 iso
#22 #12 is now: M1: 4 Red foot v 9 Blue foot.  Red isolated, 2 needed.
    4 taken, nobody dead, 9 Blue stand.          [H1a H3e reading 5 H3h P2]
    on the floor: turn 4 Red about, 1 Blue to guard
    Red picks who guards; no gunner or guard among them.   Red 27, Blue 130
    P1: 4 Red prisoners, 1 guard.
    it was: melee ra.1-4 v ba.3-8 iso
    #22 M1 is now 4 v 9, was 4 v 6: 4 taken, 0 dead each, was 2 and 2.
    score: Red 27, was 26, Blue 130, was 127
> undo
#23 undone: #22 amend #12 melee ra.1-4 v ba.3-11 iso
    #12 M1 is now 4 v 6, was 4 v 9: 2 taken, 2 dead each, was 4 and 0.
    score: Red 26, was 27, Blue 127, was 130
# In the setting up: two foot more on Red's side; or fewer than fought, which is
# refused with the line that would not stand.
> amend #3 body RA 22 inf
#24 #3 is now: RA: 22 Red foot.
    it was: body RA 20 inf
    score: Red 28, was 26
> undo
#25 undone: #24 amend #3 body RA 22 inf
    score: Red 26, was 28
> amend #3 body RA 3 inf
-c:1:1: refused: entry #12 would no longer stand.
    #12 melee ra.1-4 v ba.3-8 iso
    then: RA has men 1 to 3, no 4.
?3
# The interval, a note in it, the end of the first move.
> strike #13
#26 struck out: #13 interval
> undo
#27 undone: #26 strike #13
> before #14 note the tea was cold
#28 Noted: the tea was cold
    stands before #14.
> strike #11
#29 struck out: #11 time
> late award red 2 the farm
#30 Red is awarded 2: the farm.
    stands before #19.
    score: Red 28, was 26
> undo 2
#31 undone: 2 entries
    #30 late award red 2 the farm
    #29 strike #11
    score: Red 26, was 28
# To itself: nothing changes, not even the score is told.
> amend #15 fire bg1 2 ra.20
#32 #15 is now: Blue BG1: 2 shots, 1 Red foot dead.
    BG1 has 2 shots left.                  [A6a A4b; gun.first_fire_turn 1]
    it was: fire bg1 2 ra.20
> amend #12 melee ra.1-4 v ba.3-8 iso
#33 #12 is now: M1: 4 Red foot v 6 Blue foot.  Red isolated, 2 needed.
    2 taken, 2 dead each side, 4 Blue stand.               [H1a H3e H3h P2]
    on the floor: lift 2 Red and 2 Blue, turn 2 Red about, 1 Blue to guard
    Red picks who falls; no gunner or guard among them.   Red 26, Blue 127
    P1: 2 Red prisoners, 1 guard.
    it was: melee ra.1-4 v ba.3-8 iso
> export scores
side,victory,guns,cavalry,infantry,own_prisoners,prisoners_taken,award,total,net,official
red,0.0,10.0,0.0,15.0,1.0,0.0,0.0,26.0,-101.0,yes
blue,100.0,10.0,0.0,16.0,0.0,1.0,0.0,127.0,101.0,yes
