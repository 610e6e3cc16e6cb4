#! new --edition density
#! --quiet
# ties stand again next turn, and blows are fresh (R5)

> unit A side X ranks 2 weapon sword shields no
A (X, sword): ranks 2 out 0 killed 0 density 2
> unit B side Y ranks 2,2 weapon spear shields no
B (Y, spear): ranks 2/2 out 0 killed 0 density 2
> contact A front B front
contact: A front - B front
> contact B front A front
error: E_DUP: contact B - A exists
?1
> strike A B dice 1,2
A strikes B: needs > 2 (own density): 1 miss, 2 miss: 0 hits
> strike A B dice 3,3
error: E_BLOWS: A has no blow left
?3
> turn
turn 2
> strike A B dice 3,1
A strikes B: needs > 2 (own density): 3 hit, 1 miss: 1 hit
B loses 1: ranks 1/2 out 0 killed 1 density 1
> strike B A dice 3
B strikes A: needs > 2 (enemy density): 3 hit: 1 hit
A loses 1: ranks 1 out 0 killed 1 density 1
> compare
A 1 - B 1: tie, melee continues next turn
> strike A B dice 6
error: E_PHASE: no melee open
?3
> turn
turn 3
contact: A front - B front
> strike A B dice 6
A strikes B: needs > 1 (own density): 6 hit: 1 hit
B loses 1: ranks 1/1 out 0 killed 2 density 1
> compare B
A 1 - B 1: tie, melee continues next turn
