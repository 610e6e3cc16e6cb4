#! new --edition density
#! --quiet
# losses come from the longest rank, first among equals

> unit A side X ranks 4 weapon sword
A (X, sword): ranks 4 out 0 killed 0 density 4
> unit B side Y ranks 3,2,3 weapon spear shields no
B (Y, spear): ranks 3/2/3 out 0 killed 0 density 3
> contact A front B front
contact: A front - B front
> strike A B dice 5,6,5,6
A strikes B: needs > 4 (own density): 5 hit, 6 hit, 5 hit, 6 hit: 4 hits
B loses 4: ranks 1/1/2 out 0 killed 4 density 1
> set density longest
density = longest
> state B
B: ranks 1/1/2 out 0 killed 4 density 2
