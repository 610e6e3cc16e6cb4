#! new --edition density
#! --quiet
# switch short_spear=own

> set short_spear own
short_spear = own
> unit A side X ranks 3 weapon javelin
A (X, javelin): ranks 3 out 0 killed 0 density 3
> unit B side Y ranks 1 weapon sword shields no
B (Y, sword): ranks 1 out 0 killed 0 density 1
> contact A front B front
contact: A front - B front
> strike A B dice 2,3,1
A strikes B: needs > 3 (own density): 2 miss, 3 miss, 1 miss: 0 hits
> set short_spear enemy
short_spear = enemy
> strike A B dice 2,3,1
error: E_BLOWS: A has no blow left
?3
