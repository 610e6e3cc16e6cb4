#! new --edition density
#! --quiet
# bad dice

> unit A side X ranks 2 weapon sword
A (X, sword): ranks 2 out 0 killed 0 density 2
> unit B side Y ranks 1 weapon spear shields no
B (Y, spear): ranks 1 out 0 killed 0 density 1
> contact A front B front
contact: A front - B front
> strike A B dice 7,1
error: E_DIE: 7 is not on a six-sided die
?1
> strike A B dice 0,1
error: E_DIE: 0 is not on a six-sided die
?1
> strike A B dice 3
error: E_DICE: A strikes with 2, got 1 dice
?1
> strike A B dice 3,x
error: E_NUMBER: die x is not a whole number
?1
> strike A B dice 3,-2
error: E_NUMBER: die -2 is not a whole number
?1
> wall B die 1
error: E_NO_HITS: B has no hits to parry
?3
> strike A B dice 1,2
A strikes B: needs > 2 (own density): 1 miss, 2 miss: 0 hits
