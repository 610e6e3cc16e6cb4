#! new --edition density
#! --quiet
# one winner of the whole group, the greatest density (A12)

> set group highest
group = highest
> unit A side X ranks 1 weapon spear
A (X, spear): ranks 1 out 0 killed 0 density 1
> unit B side Y ranks 2 weapon spear
B (Y, spear): ranks 2 out 0 killed 0 density 2
> unit C side X ranks 4 weapon spear
C (X, spear): ranks 4 out 0 killed 0 density 4
> contact A front B front
contact: A front - B front
> contact C front B flank
contact: C front - B flank
> compare
A 1 - B 2: X wins by C
C 4 - B 2: X wins by C
B must retreat
> retreat B die 1
error: E_FLANK_PATH: B may not retreat along the base of C
?3
> retreat B die 1 path diagonal
B retreats diagonal, full move: turn test 0 lost, stays turned: ranks 2 out 0 killed 0 density 2
X earns 1 (retreat die): purse 1
