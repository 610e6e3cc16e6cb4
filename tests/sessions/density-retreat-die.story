#! new --edition density
#! --quiet
# one die for all retreats of a fight (A14)

> set retreat_die fight
retreat_die = fight
> unit A side X ranks 3 weapon sword
A (X, sword): ranks 3 out 0 killed 0 density 3
> unit B side Y ranks 2 weapon spear
B (Y, spear): ranks 2 out 0 killed 0 density 2
> unit C side Y ranks 1 weapon spear
C (Y, spear): ranks 1 out 0 killed 0 density 1
> contact A front B front
contact: A front - B front
> contact A flank C front
contact: A flank - C front
> compare die 7
error: E_DIE: 7 is not on a six-sided die
?1
> compare die 4
A 3 - B 2: A wins
A 3 - C 1: A wins
B must retreat
C must retreat
> retreat B die 2
error: E_DICE: retreat takes 0, got 1 dice
?1
> retreat B
B retreats straight, full move: turn test 0 lost, stays turned: ranks 2 out 0 killed 0 density 2
X earns 4 (retreat die): purse 4
> retreat C
C retreats straight, full move: turn test 0 lost, stays turned: ranks 1 out 0 killed 0 density 1
> done
X: 4 unspent, lost
