#! new --edition density
# Which rank the density is of decides a blow, and the answer names the switch
# (A3): the longest, then the shortest.
> unit A side X ranks 2,4,1 weapon sword
#2 A (X, sword): ranks 2/4/1 out 0 killed 0 density 2  [reading A3; density]
> unit B side Y ranks 3,2,3 weapon spear shields no
#3 B (Y, spear): ranks 3/2/3 out 0 killed 0 density 3  [reading A3; density]
> contact A front B front
#4 contact: A front - B front
> set density longest
#5 density = longest
> strike A B dice 3,6
#6 A strikes B: needs > 4 (own density): 3 miss, 6 hit: 1 hit
                        [I6 R20 reading A2 I1 R2; density; density longest]
    B loses 1: ranks 2/2/3 out 0 killed 1 density 3
> strike B A dice 2,5
#7 B strikes A: needs > 4 (enemy density): 2 miss, 5 hit: 1 hit
                           [I6 R18 reading A1 I1; density; density longest]
> wall A die 6
#8 A shield wall: needs < 4: 6 failed: 1 of 1 stand
                           [R19 reading A4 I5 R2; density; density longest]
    A loses 1: ranks 2/3/1 out 0 killed 1 density 3
> set density shortest
#9 density = shortest
> compare A
#10 A 1 - B 2: B wins
    A must retreat                    [R3 R4 R6; density; density shortest]
