#! new --edition density
#! --quiet
# a second blow that may not be skipped (A8)

> set second_blow forced
second_blow = forced
> unit A side X ranks 2 weapon fastsword
A (X, fastsword): ranks 2 out 0 killed 0 density 2
> unit B side Y ranks 3 weapon spear shields no
B (Y, spear): ranks 3 out 0 killed 0 density 3
> contact A front B front
contact: A front - B front
> strike A B dice 1,2
A strikes B, blow 1 of 2: needs > 2 (own density): 1 miss, 2 miss: 0 hits
> skip A
error: E_BLOW_DUE: A has blow 2 of 2
?3
> set second_blow optional
second_blow = optional
> skip A
A: blow 2 of 2 not taken
