# Why: the sum of a melee step by step, each step with its rule; of any other
# line the rules and house rules it rests on.
> why
nothing has been ruled on yet
> side red ; side blue ; body RA 40 inf ; body BA 40 inf ; gun RG1 ; start red
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
#3 RA: 40 Red foot.
#4 BA: 40 Blue foot.
#5 RG1: a gun of Red.
#6 The battle starts: Red moves first.
    irregular: 1 gun against 0.                                     [F1 M1]
> next
#7 Red's move 1.  3:00 on the clock.                                  [M3a]
> why
#7 next
    40 men at 30 a minute, 1 gun at 60 s, rounded up to 60 s.
                                                       [M3a M3b reading 31]
> melee 13ba v 19ra s5
#8 M1: 13 Blue foot v 19 Red foot.  Blue isolated: 5 near, 7 needed.
    6 taken, 7 dead each side, 12 Red stand.               [H1a H3e H3h P2]
    on the floor: lift 7 Blue and 7 Red, turn 6 Blue about, 1 Red to guard
    Red picks who falls; no gunner or guard among them.   Red 46, Blue 30
    Time.  Red's move 1 took 0:00 of 3:00.
    P1: 6 Blue prisoners, 1 guard.
> choose dead ra.3
#9 M1: Red's choice: RA.3 falls.
    No gunner or guard among them.                         [H1a H3e H3h P2]
> why m1
M1, #8, Red 1: 13 Blue v 19 Red, isolated: 5 near, 7 needed.
    6 taken, 7 dead each side, 12 Red stand.
    13 Blue against 19 Red: Blue is the lesser.                   [H3b H3d]
    Half of 13 is 6 1/2: 7 near would support it.           [H1a reading 1]
    5 counted near, which is fewer: isolated.               [H1a reading 4]
    19 less 13 is 6: taken.                                           [H3e]
    13 less 6 is 7: dead on each side.                                [H3e]
    2 more near and none is taken: 13 dead on each side.
    6 more of Blue in it and numbers are equal: all die.              [H3c]
    Red has just moved and chooses for both sides: 1 man was named.
                                                            [H3h reading 9]
    dead: BA.1 BA.2 BA.3 BA.4 BA.5 BA.6 BA.7 RA.1 RA.2 RA.3 RA.4 RA.5 RA.6 RA.7
    taken: BA.8 BA.9 BA.10 BA.11 BA.12 BA.13
    to guard: RA.8
> why #9
#9 choose dead ra.3
#8 melee 13ba v 19ra s5
M1, #8, Red 1: 13 Blue v 19 Red, isolated: 5 near, 7 needed.
    6 taken, 7 dead each side, 12 Red stand.
    13 Blue against 19 Red: Blue is the lesser.                   [H3b H3d]
    Half of 13 is 6 1/2: 7 near would support it.           [H1a reading 1]
    5 counted near, which is fewer: isolated.               [H1a reading 4]
    19 less 13 is 6: taken.                                           [H3e]
    13 less 6 is 7: dead on each side.                                [H3e]
    2 more near and none is taken: 13 dead on each side.
    6 more of Blue in it and numbers are equal: all die.              [H3c]
    Red has just moved and chooses for both sides: 1 man was named.
                                                            [H3h reading 9]
    dead: BA.1 BA.2 BA.3 BA.4 BA.5 BA.6 BA.7 RA.1 RA.2 RA.3 RA.4 RA.5 RA.6 RA.7
    taken: BA.8 BA.9 BA.10 BA.11 BA.12 BA.13
    to guard: RA.8
    H1a: A man or body is isolated when the men of its side within a move of it
      are fewer than half its own number.
    H3e: If the lesser force is isolated it loses as many prisoners as the
      difference in numbers, and its other men die one for one. Of 9 against
      11, two are taken, seven die on each side and four victors are left.
    H3h: The player who has just completed his move chooses for both sides,
      where there is a choice, who dies, who is taken and who is captor.
    P2: One man within six inches of them escorts up to seven prisoners.
> next ; melee ba.20-24 v ra.20-24
#10 Blue's move 1.  1:00 on the clock.                                [M3a]
#11 M2: 5 Red foot v 5 Blue foot.  Equal: all fall.
    5 dead each side, nobody stands.                              [H3c H3h]
    on the floor: lift 5 Red and 5 Blue
    no choice in it; no gunner or guard among them.   Red 41, Blue 25
    Time.  Blue's move 1 took 0:00 of 1:00.
> why m2
M2, #11, Blue 1: 5 Red v 5 Blue, equal.
    5 dead each side, 0 Blue stand.
    5 Red against 5 Blue: equal, and all 5 of each side die.          [H3c]
> next
#12 Red's move 2.  2:00 on the clock.                                 [M3a]
> melee 2ra v 7ba s0
#13 M3: 2 Red foot v 7 Blue foot.  Red isolated: 0 near, 1 needed.
    2 taken, nobody dead, 7 Blue stand.          [H1a H3e reading 5 H3h P2]
    on the floor: turn 2 Red about, 1 Blue to guard
    Red picks who guards; no gunner or guard among them.   Red 40, Blue 26
    Time.  Red's move 2 took 0:00 of 2:00.
    P2: 2 Red prisoners, 1 guard.
> why #13
#13 melee 2ra v 7ba s0
M3, #13, Red 2: 2 Red v 7 Blue, isolated: 0 near, 1 needed.
    2 taken, 0 dead each side, 7 Blue stand.
    2 Red against 7 Blue: Red is the lesser.                      [H3b H3d]
    Half of 2 is 1: 1 near would support it.                [H1a reading 1]
    0 counted near, which is fewer: isolated.               [H1a reading 4]
    7 less 2 is 5, more than there are: all 2 are taken.    [H3e reading 5]
    2 less 2 is 0: dead on each side.                                 [H3e]
    1 more near and none is taken: 2 dead on each side.
    5 more of Red in it and numbers are equal: all die.               [H3c]
    Red has just moved and chooses for both sides: nobody was named, so men
      without a duty go first.                         [H3h readings 9, 10]
    taken: RA.9 RA.10
    to guard: BA.14
    H1a: A man or body is isolated when the men of its side within a move of it
      are fewer than half its own number.
    H3e: If the lesser force is isolated it loses as many prisoners as the
      difference in numbers, and its other men die one for one. Of 9 against
      11, two are taken, seven die on each side and four victors are left.
    reading 5: A force of more than double takes no more than there are:
      prisoners are the lesser force or the difference, whichever is smaller.
    H3h: The player who has just completed his move chooses for both sides,
      where there is a choice, who dies, who is taken and who is captor.
    P2: One man within six inches of them escorts up to seven prisoners.
> undo
#14 undone: #13 melee 2ra v 7ba s0
    M3 is no longer ruled on.
    score: Red 41, was 40, Blue 25, was 26
> melee 4ba v 7ra s3
#15 M3: 4 Blue foot v 7 Red foot.  Blue supported: 3 near, 2 needed.
    4 dead each side, 3 Red stand.                            [H1b H3g H3h]
    on the floor: lift 4 Blue and 4 Red
    Red picks who falls; no gunner or guard among them.   Red 37, Blue 21
    Time.  Red's move 2 took 0:00 of 2:00.
> why
#15 melee 4ba v 7ra s3
M3, #15, Red 2: 4 Blue v 7 Red, supported: 3 near, 2 needed.
    4 dead each side, 3 Red stand.
    4 Blue against 7 Red: Blue is the lesser.                     [H3b H3d]
    Half of 4 is 2: 2 near would support it.                [H1a reading 1]
    3 counted near, which is enough: supported.             [H1b reading 4]
    Each of the 4 kills one and dies.                                 [H3g]
    2 fewer near and it is isolated.
    3 more of Blue in it and numbers are equal: all die.              [H3c]
    Red has just moved and chooses for both sides: nobody was named, so men
      without a duty go first.                         [H3h readings 9, 10]
    dead: BA.14 BA.15 BA.16 BA.17 RA.9 RA.10 RA.11 RA.12
    H1b: With half its number or more within a move it is supported, not
      isolated. Exactly half is enough.
    H3g: If the lesser force is not isolated each of its men kills one enemy
      and dies.
    H3h: The player who has just completed his move chooses for both sides,
      where there is a choice, who dies, who is taken and who is captor.
> set gun.shots 6 because we agreed
#16 gun.shots is 6.
    because we agreed
> next ; next
#17 Blue's move 2.  1:00 on the clock.                                [M3a]
#18 Red's move 3.  2:00 on the clock.
    Time.  Blue's move 2 took 0:00 of 1:00.                           [M3a]
> fire rg1 5 2ba
#19 Red RG1: 5 shots, 2 Blue foot dead.
    No gunner or guard among them.                   [A6a A4b; gun.shots 6]
    RG1 has 1 shot left.
> why
#19 fire rg1 5 2ba
    A6a: A man knocked over, or left leaning so that he would fall with nothing
      to hold him, is dead.
    A4b: A gun fires at most four shots in a move.
    By house rule gun.shots is 6 (#16).
> note the cat
#20 Noted: the cat
> why
#20 note the cat
    There was nothing to rule on.
# What was taken out, what took its place, and what is not there.
> undo
#21 undone: #20 note the cat
> why #20
#20 note the cat
    does not stand: taken out by #21.
> =fire rg1 4 1ba
#22 #19 is now: Red RG1: 4 shots, 1 Blue foot dead.
    No gunner or guard among them.                   [A6a A4b; gun.shots 6]
    RG1 has 2 shots left.
    it was: fire rg1 5 2ba
    score: Red 36 1/2, was 36, Blue 20 1/2, was 20
> why #19
#19 fire rg1 5 2ba
#22 amend #19 fire rg1 4 1ba
    A6a: A man knocked over, or left leaning so that he would fall with nothing
      to hold him, is dead.
    A4b: A gun fires at most four shots in a move.
    By house rule gun.shots is 6 (#16).
> why #99
-c:1:5: error: there is no entry #99: the last is #22.
  | why #99
  |     ^^^
right would be: why #22
?1
> why m9
-c:1:5: error: there is no melee m9.
  | why m9
  |     ^^
right would be: why M1
?1
> export rulings
entry,rule,reading,value,decided
6,F1,,,whether the forces are equal
6,M1,,,who moves first
7,M3a,,,the time allowed
8,H1a,,,that the lesser force is isolated
8,H3e,,,the prisoners and the dead
8,H3h,,,who chooses
8,P2,,,who guards prisoners
10,M3a,,,the time allowed
11,H3c,,,that all die where numbers are equal
11,H3h,,,who chooses
12,M3a,,,the time allowed
15,H1b,,,that the lesser force is supported
15,H3g,,,the dead
15,H3h,,,who chooses
17,M3a,,,the time allowed
18,M3a,,,the time allowed
22,A6a,,,who is knocked over
22,A4b,,,how many shots a gun has
22,A4b,,gun.shots 6,
$ umpire verify $B
story.battle: 22 entries, all as recorded
