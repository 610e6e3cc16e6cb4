#! new --edition density
#! --quiet
# losses together when densities are compared (A7)

> set order simultaneous
order = simultaneous
> unit A side X ranks 3 weapon sword shields no
A (X, sword): ranks 3 out 0 killed 0 density 3
> unit B side Y ranks 2 weapon sword shields no
B (Y, sword): ranks 2 out 0 killed 0 density 2
> contact A front B front
contact: A front - B front
> strike A B dice 6,6,6
A strikes B: needs > 3 (own density): 6 hit, 6 hit, 6 hit: 3 hits
B will lose 2 when densities are compared (1 wasted)
> strike B A dice 3,1
B strikes A: needs > 2 (own density): 3 hit, 1 miss: 1 hit
A will lose 1 when densities are compared
> state B
B: ranks 2 out 0 killed 0 density 2
> compare
A loses 1: ranks 2 out 0 killed 1 density 2
B loses 2: ranks 0 out 0 killed 2 density 0 DESTROYED
A 2 - B 0: A wins
B must retreat
