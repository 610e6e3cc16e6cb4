#! new --edition retelling
# Why, by a text that has other words than the book: each rule with what is read
# in its place, and the reading that had to be chosen.
> side red ; side blue ; body RA 40 inf ; body BA 20 inf ; gun BG1
#2 Red: back line south, letter r.
#3 Blue: back line north, letter b.
#4 RA: 40 Red foot.
#5 BA: 20 Blue foot.
#6 BG1: a gun of Blue.
> start red ; next ; time
#7 The battle starts: Red moves first.
    irregular: 40 men against 20.                        [F1 M1; retelling]
    irregular: 0 guns against 1.
#8 Red's move 1.  2:00 on the clock.                       [M3a; retelling]
#9 Time.  Red's move 1 took 0:00 of 2:00.                  [M3e; retelling]
> melee 9ra v 11ba s3
#10 M1: 9 Red foot v 11 Blue foot.  Red isolated: 12 near, 20 needed.
                                  [H3a H1a H3e reading 1 H3h P2; retelling]
    2 taken, 7 dead each side, 4 Blue stand.
    on the floor: lift 7 Red and 7 Blue, turn 2 Red about, 1 Blue to guard
    Red picks who falls; no gunner or guard among them.   Red 32, Blue 24
    P1: 2 Red prisoners, 1 guard.
> why
#10 melee 9ra v 11ba s3
M1, #10, Red 1: 9 Red v 11 Blue, isolated: 12 near, 20 needed.
    2 taken, 7 dead each side, 4 Blue stand.
    9 Red against 11 Blue: Red is the lesser.                     [H3b H3d]
    Half of the side's men able to fight: 20 near would support it.
                                                            [H1a reading 1]
    12 counted near, which is fewer: isolated.              [H1a reading 4]
    11 less 9 is 2: taken.                                            [H3e]
    9 less 2 is 7: dead on each side.                                 [H3e]
    8 more near and none is taken: 9 dead on each side.
    2 more of Red in it and numbers are equal: all die.               [H3c]
    Red has just moved and chooses for both sides: nobody was named, so men
      without a duty go first.                         [H3h readings 9, 10]
    dead: RA.1 RA.2 RA.3 RA.4 RA.5 RA.6 RA.7 BA.1 BA.2 BA.3 BA.4 BA.5 BA.6 BA.7
    taken: RA.8 RA.9
    to guard: BA.8
    H3a: There is a melee if, when the move ends, men of the side that has just
      moved touch enemies.
    retelling: Contacts are looked for when a turn begins, whichever side made
      them.
    H1a: A man or body is isolated when the men of its side within a move of it
      are fewer than half its own number.
    retelling: Fewer than half its numbers within six inches; its numbers are
      read as the side's men able to fight.
    H3e: If the lesser force is isolated it loses as many prisoners as the
      difference in numbers, and its other men die one for one. Of 9 against
      11, two are taken, seven die on each side and four victors are left.
    reading 1: Isolation: half of the lesser force's own number in this melee;
      those who support it are other men, outside the melee. In the retelling
      and the french edition, half of the side's men now able to fight, the
      force counted in; in the russian, the same with other men only
      (isolation.basis, isolation.self).
    H3h: The player who has just completed his move chooses for both sides,
      where there is a choice, who dies, who is taken and who is captor.
    P2: One man within six inches of them escorts up to seven prisoners.
    retelling: Seven to a man, however far away.
> capture bg1 red past 4 near 0
-c:1:1: error: how many at the back of its wheels, and how many of Blue within 6" of it?
right would be: capture bg1 red behind 4 near 0
?1
> capture bg1 red behind 4 near 0
#11 Red takes BG1 from Blue.                  [G1 G2 reading 26; retelling]
> why
#11 capture bg1 red behind 4 near 0
    4 behind its wheels, 4 needed: enough.                             [G2]
    Nobody who bars it within 6".                        [G1 G4 reading 12]
    1 fewer past it and it is not taken.
    G2: And at least four enemies must have come up and passed its wheel axle
      in the direction of their attack.
    retelling: Four men are at the back of its wheels.
    G1: A gun is taken only when no man of the side that held it is within six
      inches of it.
    retelling: No one is within six inches. The takers themselves cannot be
      meant, so it is read of the side that held it (capture.clear_of). No
      numbered reading says so: those are of the book, and its words are plain
      here.
    reading 26: The captor may fire or move a captured gun from his next move,
      if four of his men are within six inches.
> rule G1
G1  ch. III, Hand-to-hand 5
    A gun is taken only when no man of the side that held it is within six
    inches of it.
    retelling, french: No one is within six inches. The takers themselves cannot
    be meant, so it is read of the side that held it (capture.clear_of). No
    numbered reading says so: those are of the book, and its words are plain
    here.
    capture.clear_of holder here (whose men must be away: of the side holding
        the gun when the move began (the retelling's 'no one' cannot be meant of
        the takers))
    capture.radius 6" here (how far away they must be)
    capture.prisoners_block freed here (which disarmed men count as men near a
        gun: none; freed (men in the taker's hands do not, freed men do: 'no man
        whatever'); all)
# a correction that a later line would not outlive
$ umpire --clock=manual --keep-going -c 'kill ba.20 fell' 'kill ba.19 fell' 'amend #12 kill ba.19 fell' why $B 2>&1
#12 1 Blue foot dead: fell.
#13 1 Blue foot dead: fell.
-c:3:1: refused: entry #13 would no longer stand.
    #13 kill ba.19 fell
    then: BA.19 is dead.
refused: amend #12 kill ba.19 fell
    entry #13 would no longer stand.
    #13 kill ba.19 fell
    then: BA.19 is dead.
?3
