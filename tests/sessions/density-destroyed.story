#! new --edition density
#! --quiet
# no points for a unit killed to the last man (A17)

> set destroyed none
destroyed = none
> unit A side X ranks 3 weapon sword
A (X, sword): ranks 3 out 0 killed 0 density 3
> unit B side Y ranks 2 weapon spear shields no
B (Y, spear): ranks 2 out 0 killed 0 density 2
> contact A front B front
contact: A front - B front
> strike A B dice 4,5,1
A strikes B: needs > 3 (own density): 4 hit, 5 hit, 1 miss: 2 hits
B loses 2: ranks 0 out 0 killed 2 density 0 DESTROYED
> compare
A 3 - B 0: A wins
> retreat B die 3
error: E_NOT_LOSER: B has no retreat due
?3
> contact A front B front
error: E_EMPTY: B has no warriors
?1
