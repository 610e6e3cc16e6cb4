#! new --edition density
# Why a blow hit, and why a unit must go back: the figures as they were said, and
# the rules they rest on.
> unit A side X ranks 4 weapon sword
#2 A (X, sword): ranks 4 out 0 killed 0 density 4     [reading A3; density]
> unit B side Y ranks 2,2 weapon javelin
#3 B (Y, javelin): ranks 2/2 out 0 killed 0 density 2  [reading A3; density]
> contact A front B front
#4 contact: A front - B front
> strike A B dice 1,2,5,6
#5 A strikes B: needs > 4 (own density): 1 miss, 2 miss, 5 hit, 6 hit: 2 hits
                                            [I6 R20 reading A2 I1; density]
> why
#5 strike A B dice 1,2,5,6
    A strikes B: needs > 4 (own density): 1 miss, 2 miss, 5 hit, 6 hit: 2 hits
                                            [I6 R20 reading A2 I1; density]
    I6: As many warriors strike as the unit's density says.
    R20: Swords hit on a number greater than the unit's own density.
    reading A2: Swords must beat the striker's own density (sword: own, enemy).
    I1: The die has six sides. A die equal to the density neither hits nor
      parries.
> wall B die 1
#6 B shield wall: needs < 2: 1 parried: 0 of 2 stand
                                               [R19 reading A4 I5; density]
> why
#6 wall B die 1
    B shield wall: needs < 2: 1 parried: 0 of 2 stand  [R19 reading A4 I5; density]
    R19: A shield wall parries on a number less than the unit's own density.
    reading A4: A shield wall is one die for the whole volley, all parried or
      none (wall: volley, each).
    I5: A shield wall is thrown at the density the unit had before these losses.
> strike B A dice 3,6
#7 B strikes A: needs > 4 (enemy density): 3 miss, 6 hit: 1 hit
                                            [I6 R18 reading A1 I1; density]
> wall A die 6
#8 A shield wall: needs < 4: 6 failed: 1 of 1 stand
    A loses 1: ranks 3 out 0 killed 1 density 3  [R19 reading A4 I5 R2; density]
> compare A
#9 A 3 - B 2: A wins
    B must retreat                                      [R3 R4 R6; density]
> why
#9 compare A
    A 3 - B 2: A wins
    B must retreat                                      [R3 R4 R6; density]
    R3: When the melee in a group of fighting units is over densities are
      compared, each unit with each unit touching it, one by one.
    R4: The unit with the greatest density wins.
    R6: The loser retreats by the rules for a retreat.
