#! new --edition density
#! --quiet
# sword uses own density, spear the enemy's

> unit A side X ranks 3 weapon sword shields no
A (X, sword): ranks 3 out 0 killed 0 density 3
> unit B side Y ranks 1,1,1 weapon spear shields no
B (Y, spear): ranks 1/1/1 out 0 killed 0 density 1
> contact A front B front
contact: A front - B front
> strike A B dice 2,3,4
A strikes B: needs > 3 (own density): 2 miss, 3 miss, 4 hit: 1 hit
B loses 1: ranks 0/1/1 out 0 killed 1 density 1
> strike B A dice 4
B strikes A: needs > 3 (enemy density): 4 hit: 1 hit
A loses 1: ranks 2 out 0 killed 1 density 2
> compare
A 2 - B 1: A wins
B must retreat
