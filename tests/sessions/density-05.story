#! new --edition density
#! --quiet
# shield wall impossible at density 1, certain at density 7 (manual)

> unit A side X ranks 2 weapon sword
A (X, sword): ranks 2 out 0 killed 0 density 2
> unit B side Y ranks 1,1 weapon spear
B (Y, spear): ranks 1/1 out 0 killed 0 density 1
> contact A front B front
contact: A front - B front
> strike A B dice 6,1
A strikes B: needs > 2 (own density): 6 hit, 1 miss: 1 hit
> wall B die 1
B shield wall: needs < 1: 1 failed: 1 of 1 stand
B loses 1: ranks 0/1 out 0 killed 1 density 1
> density B 7
B: density 7 (by referee)
> strike B A dice 3
B strikes A: needs > 2 (enemy density): 3 hit: 1 hit
> wall A die 1
A shield wall: needs < 2: 1 parried: 0 of 1 stand
> compare
A 2 - B 7: B wins
A must retreat
