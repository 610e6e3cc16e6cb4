#! new --edition density
#! --quiet
# a contact between two fights makes them one

> unit A side X ranks 3 weapon sword
A (X, sword): ranks 3 out 0 killed 0 density 3
> unit B side Y ranks 2 weapon spear
B (Y, spear): ranks 2 out 0 killed 0 density 2
> unit C side X ranks 1 weapon sword
C (X, sword): ranks 1 out 0 killed 0 density 1
> unit D side Y ranks 2 weapon spear
D (Y, spear): ranks 2 out 0 killed 0 density 2
> contact A front B front
contact: A front - B front
> contact C front D front
contact: C front - D front
> contact B flank C flank
contact: B flank - C flank
> compare
A 3 - B 2: A wins
C 1 - D 2: D wins
B 2 - C 1: B wins
B must retreat
C must retreat
> retreat B die 1
error: E_FLANK_PATH: B may not retreat along the base of C
?3
> retreat B die 1 path diagonal
B retreats diagonal, full move: turn test 0 lost, stays turned: ranks 2 out 0 killed 0 density 2
X earns 1 (retreat die): purse 1
> contact A front C rear
error: E_SIDE: A and C are both X
?3
> contact D front C rear
error: E_PHASE: C must retreat first
?3
> retreat C die 5 path diagonal lost 2
error: E_FORMED: C has 1 in formation, 2 asked
?3
> retreat C die 5 path diagonal lost 1
C retreats diagonal, full move: turn test 1 lost, stays turned: ranks 0 out 1 killed 0 density 0 PANICKING
Y earns 5 (retreat die): purse 5
> done
X: 1 unspent, lost
Y: 5 unspent, lost
