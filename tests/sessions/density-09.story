#! new --edition density
#! --quiet
# equal densities: no loser, no points, nothing to spend

> unit A side X ranks 2 weapon sword
A (X, sword): ranks 2 out 0 killed 0 density 2
> unit B side Y ranks 2,2 weapon spear
B (Y, spear): ranks 2/2 out 0 killed 0 density 2
> contact A front B front
contact: A front - B front
> compare
A 2 - B 2: tie, melee continues next turn
> retreat B die 3
error: E_NOT_LOSER: B has no retreat due
?3
> demoralise B 1
error: E_PHASE: no points to spend now
?3
