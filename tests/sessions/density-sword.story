#! new --edition density
#! --quiet
# swords against the enemy's density (A2)

> set sword enemy
sword = enemy
> unit A side X ranks 4 weapon sword
A (X, sword): ranks 4 out 0 killed 0 density 4
> unit B side Y ranks 1,2 weapon sword shields no
B (Y, sword): ranks 1/2 out 0 killed 0 density 1
> contact A front B rear
contact: A front - B rear
> strike A B dice 1,1,2,1
A strikes B: needs > 1 (enemy density): 1 miss, 1 miss, 2 hit, 1 miss: 1 hit
B loses 1: ranks 1/1 out 0 killed 1 density 1
