#! new --edition density
#! --quiet
# as many strike as are declared (A10)

> unit A side X ranks 4 weapon spear
A (X, spear): ranks 4 out 0 killed 0 density 4
> unit B side Y ranks 2 weapon spear shields no
B (Y, spear): ranks 2 out 0 killed 0 density 2
> contact A front B front
contact: A front - B front
> strike A B with 2 dice 3,2
error: E_SYNTAX: strike
?1
> set strikers declared
strikers = declared
> strike A B dice 3,2
error: E_SYNTAX: strike
?1
> strike A B with 5 dice 3,2,1,1,1
error: E_RANGE: strikers 5 is not in 1..4
?1
> strike A B with 2 dice 3,2,1
error: E_DICE: A strikes with 2, got 3 dice
?1
> strike A B with 2 dice 3,2
A strikes B: needs > 2 (enemy density): 3 hit, 2 miss: 1 hit
B loses 1: ranks 1 out 0 killed 1 density 1
