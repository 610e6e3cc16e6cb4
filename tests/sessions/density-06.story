#! new --edition density
#! --quiet
# shield wall, one die for the volley

> unit A side X ranks 2 weapon sword
A (X, sword): ranks 2 out 0 killed 0 density 2
> unit B side Y ranks 3 weapon spear
B (Y, spear): ranks 3 out 0 killed 0 density 3
> contact A front B front
contact: A front - B front
> strike A B dice 5,6
A strikes B: needs > 2 (own density): 5 hit, 6 hit: 2 hits
> wall B die 2,3
error: E_DICE: shield wall takes 1, got 2 dice
?1
> wall B die 2
B shield wall: needs < 3: 2 parried: 0 of 2 stand
