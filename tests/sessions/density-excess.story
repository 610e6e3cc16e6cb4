#! new --edition density
#! --quiet
# losses beyond those in formation fall on those out of it (A11)

> set excess out
excess = out
> unit A side X ranks 3 weapon sword
A (X, sword): ranks 3 out 0 killed 0 density 3
> unit B side Y ranks 1 out 1 weapon spear shields no
B (Y, spear): ranks 1 out 1 killed 0 density 1
> contact A front B front
contact: A front - B front
> strike A B dice 4,4,4
A strikes B: needs > 3 (own density): 4 hit, 4 hit, 4 hit: 3 hits
B loses 2: ranks 0 out 0 killed 2 density 0 DESTROYED (1 wasted)
