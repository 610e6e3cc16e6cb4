# Why, of shots, guns, white flags, the score, men coming home, and of a line
# that was refused.
> side red ; side blue ; body RA 20 inf ; body BA 20 inf ; body BC 6 cav ; gun RG1 ; gun BG1 ; set gun.first_fire_turn 1
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
#3 RA: 20 Red foot.
#4 BA: 20 Blue foot.
#5 BC: 6 Blue horse.
#6 RG1: a gun of Red.
#7 BG1: a gun of Blue.
#8 gun.first_fire_turn is 1.
> start red ; go
#9 The battle starts: Red moves first.
    irregular: 20 men against 26.                                   [F1 M1]
#10 Red's move 1.  2:00 on the clock.                                 [M3a]
> fire rg1 down ba.3 touch ba.4 then touch ba.5 touch ba.6 then roll ba.7 down ba.8 rebound touch ba.9
#11 Red RG1: 3 shots, 4 Blue foot dead.
    BA.4 touched, not killed.  [A6a A6b A6c A6e A6d A4b; gun.first_fire_turn 1]
    BA.6 touched, not killed.
    BA.9 touched, not killed.
    RG1 has 1 shot left.
> why
#11 fire rg1 down ba.3 touch ba.4 then touch ba.5 touch ba.6 then roll ba.7 down ba.8 rebound touch ba.9
    Shot 1: BA.3 was knocked over: dead.                              [A6a]
    Shot 1: BA.4 was touched: not dead, for the shot had killed a man already.
                                                                      [A6c]
    Shot 2: BA.5 was touched: dead, for the shot had killed nobody before him.
                                                                      [A6b]
    Shot 2: BA.6 was touched: not dead, for the shot had killed a man already.
                                                                      [A6c]
    Shot 3: BA.7 was rolled against: dead, for the shot had killed nobody
      before him.                                                     [A6b]
    Shot 3: BA.8 was knocked over: dead.                              [A6a]
    Shot 3: BA.9 was touched by a rebound: not dead, for the shot had killed a
      man already.                                                    [A6c]
    A6a: A man knocked over, or left leaning so that he would fall with nothing
      to hold him, is dead.
    A6b: A man struck but still standing is dead if the shot has killed nobody
      before him.
    A6c: A shot kills only one man without knocking him over. Of several it
      merely touches the first dies.
    A6e: It kills even if it only rolls to his feet, within the limits of A6b
      and A6c.
    A6d: A shot that bounces or glances off something and then touches a man
      kills him.
    A4b: A gun fires at most four shots in a move.
    By house rule gun.first_fire_turn is 1 (#8).
> overrule spared ba.5 because the ball was spent
#12 #11 overruled: BA.5 is unhurt.
    by the rules BA.5 falls.  [A6a A6b A6c A6e A6d A4b; gun.first_fire_turn 1]
    BA.4 touched, not killed.
    BA.5 touched, not killed.
    BA.9 touched, not killed.
    4 Blue foot dead.
    RG1 has 1 shot left.
    because the ball was spent
> why #10
#10 go
    20 men at 30 a minute, 1 gun at 60 s, rounded up to 60 s.
                                                       [M3a M3b reading 31]
$ umpire --clock=manual --keep-going -c 'move ra.1 14 n' why 'move zz 1 n' why 'note x' why $B 2>&1
-c:1:11: refused: 2" over a foot, the most for one move.                    [A1]
    right would be: move ra.1 12 n
    to allow it: overrule: move ra.1 14 n because ...
refused: move ra.1 14 n
    2" over a foot, the most for one move.
    A1: An infantry-man moves up to one foot in a move.
    move.infantry is 1', as the edition has it.
-c:3:6: error: no body or gun is called "zz".
  | move zz 1 n
  |      ^^
right would be: move RA 12 n
not understood: move zz 1 n
    no body or gun is called "zz".
    No rule of the battle: the line itself could not be.
#13 Noted: x
#13 note x
    There was nothing to rule on.
?3
> melee ra.1-6 v ba.10-13 s0
#14 M1: 4 Blue foot v 6 Red foot.  Blue isolated: 0 near, 2 needed.
    2 taken, 2 dead each side, 4 Red stand.                [H1a H3e H3h P2]
    on the floor: lift 2 Blue and 2 Red, turn 2 Blue about, 1 Red to guard
    Red picks who falls; no gunner or guard among them.   Red 29, Blue 32
    Time.  Red's move 1 took 0:00 of 2:00.
    P1: 2 Blue prisoners, 1 guard.
> capture bg1 red past 4 near 2
#15 BG1 is in dispute: 4 past its wheels, 2 of its own near.  [G4 reading 22]
> why
#15 capture bg1 red past 4 near 2
    4 past its wheels, 4 needed: enough.                               [G2]
    2 men who bar it within 6".                          [G1 G4 reading 12]
    Its own men are too few to serve it, and enemies stand by it: in dispute.
                                                         [G3 G4 reading 22]
    2 fewer near it and it is taken.
    G2: And at least four enemies must have come up and passed its wheel axle
      in the direction of their attack.
    G1: A gun is taken only when no man of the side that held it is within six
      inches of it.
    G4: A dozen men round a gun do not take it while one enemy out of their
      reach is within six inches of the end of its trail. It is in dispute, out
      of action, and neither fired nor moved at the next move.
    reading 22: A gun is in dispute, judged when the move ends, if its holder
      has fewer than four men there and enemies stand within six inches:
      neither side fires or moves it at its next move. With four of his own
      near, it is in action whoever else is there.
> =capture bg1 red past 5 near 0
#16 #15 is now: Red takes BG1 from Blue.
    it was: capture bg1 red past 4 near 2                [G1 G2 reading 26]
    score: Red 39, was 29, Blue 22, was 32
> why
#16 amend #15 capture bg1 red past 5 near 0
    5 past its wheels, 4 needed: enough.                               [G2]
    Nobody who bars it within 6".                        [G1 G4 reading 12]
    2 fewer past it and it is not taken.
    G2: And at least four enemies must have come up and passed its wheel axle
      in the direction of their attack.
    G1: A gun is taken only when no man of the side that held it is within six
      inches of it.
    reading 26: The captor may fire or move a captured gun from his next move,
      if four of his men are within six inches.
> surrender 4bc to red s1 guard ra.15
#17 4 Blue horse surrender to Red.
    P2: 4 Blue prisoners, 1 guard.                                     [P9]
    No gunner or guard among them.
> why
#17 surrender 4bc to red s1 guard ra.15
    1 near, 2 needed to support it: isolated.           [P9 H1a reading 37]
    1 more near and it may not surrender.
    P9: An isolated body may hoist the white flag at any time.
> next ; next
#18 Blue's move 1.  1:00 on the clock.                                [M3a]
#19 Red's move 2.  3:00 on the clock.
    Time.  Blue's move 1 took 0:00 of 1:00.                           [M3a]
> home p1
#20 P1: 2 Blue delivered, beyond liberation.                           [P6]
> why
#20 home p1
    P1: 2 Blue delivered, beyond liberation.                               [P6]
    P6: An escort who brings prisoners to his back line puts them beyond
      liberation, and may go back to fight.
> why score
Red:
    2 guns held or to take at 10: 20                       [V1c reading 23]
    18 foot alive and free at 1: 18                        [V1d reading 34]
    6 prisoners taken at 1/2: 3                                       [V1e]
    in all 41; less the enemy's, net 23                        [reading 35]
Blue:
    2 horse alive and free at 1 1/2: 3                     [V1d reading 34]
    12 foot alive and free at 1: 12                        [V1d reading 34]
    6 own men held by the enemy at 1/2: 3                             [V1e]
    in all 18; less the enemy's, net -23                       [reading 35]
> finish drawn
#21 A draw: Red 91, Blue 68.
    Red: victory 50, 2 guns 20, 18 foot 18, 6 taken 3, in all 91, net 23.  [V1f]
    Blue: victory 50, 2 horse 3, 12 foot 12, 6 lost to the enemy 3, in all 68,
      net -23.
    Time.  Red's move 2 took 0:00 of 3:00.
> why
#21 finish drawn
Red:
    a draw, half of a victory: 50                                     [V1b]
    2 guns held or to take at 10: 20                       [V1c reading 23]
    18 foot alive and free at 1: 18                        [V1d reading 34]
    6 prisoners taken at 1/2: 3                                       [V1e]
    in all 91; less the enemy's, net 23                        [reading 35]
Blue:
    a draw, half of a victory: 50                                     [V1b]
    2 horse alive and free at 1 1/2: 3                     [V1d reading 34]
    12 foot alive and free at 1: 12                        [V1d reading 34]
    6 own men held by the enemy at 1/2: 3                             [V1e]
    in all 68; less the enemy's, net -23                       [reading 35]
    V1f: If both forces are below 15 men and the battle is undecided, it is
      drawn and the 100 points are divided.
