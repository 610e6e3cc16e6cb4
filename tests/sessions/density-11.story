#! new --edition density
#! --quiet
# an enemy on the flank bars the straight retreat

> unit A side X ranks 1,1 weapon sword
A (X, sword): ranks 1/1 out 0 killed 0 density 1
> unit B side Y ranks 2 weapon spear
B (Y, spear): ranks 2 out 0 killed 0 density 2
> unit F side Y ranks 1 weapon spear
F (Y, spear): ranks 1 out 0 killed 0 density 1
> contact A front B front
contact: A front - B front
> contact F front A flank
contact: F front - A flank
> compare
A 1 - B 2: B wins
F 1 - A 1: tie, melee continues next turn
A must retreat
> retreat A die 4
error: E_FLANK_PATH: A may not retreat along the base of F
?3
> retreat A die 4 path diagonal lost 1
A retreats diagonal, full move: turn test 1 lost, stays turned: ranks 0/1 out 1 killed 0 density 1
Y earns 4 (retreat die): purse 4
