#! new --edition density
#! --quiet
# contacts and fronts

> unit A side X ranks 2 weapon sword
A (X, sword): ranks 2 out 0 killed 0 density 2
> unit A2 side X ranks 2 weapon sword
A2 (X, sword): ranks 2 out 0 killed 0 density 2
> unit B side Y ranks 2 weapon spear
B (Y, spear): ranks 2 out 0 killed 0 density 2
> strike A B dice 3,3
error: E_PHASE: no melee open
?3
> contact A front A2 front
error: E_SIDE: A and A2 are both X
?3
> contact A nose B front
error: E_EDGE: nose
?1
> contact A front B rear
contact: A front - B rear
> strike B A dice 3,3
error: E_NOT_FRONT: B has no enemy A on its front
?3
> strike A B dice 3,3
A strikes B: needs > 2 (own density): 3 hit, 3 hit: 2 hits
> strike A B dice 3,3
error: E_PENDING: shield wall of B
?3
> compare
error: E_PENDING: shield wall of B
?3
