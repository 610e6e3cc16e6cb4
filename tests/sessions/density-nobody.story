#! new --edition density
#! --quiet
# both at density 0: the contact does not stand again (A32)

> unit A side X ranks 0 out 2 weapon sword
A (X, sword): ranks 0 out 2 killed 0 density 0 PANICKING
> unit B side Y ranks 0 out 1 weapon spear
B (Y, spear): ranks 0 out 1 killed 0 density 0 PANICKING
> contact A front B front
contact: A front - B front
> compare
A 0 - B 0: tie, melee continues next turn
> turn
turn 2
> compare
error: E_PHASE: no melee open
?3
