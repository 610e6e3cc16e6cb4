#! new --edition density
#! --quiet
# losses beyond the formed warriors; bad commands

> unit A side X ranks 3 weapon sword
A (X, sword): ranks 3 out 0 killed 0 density 3
> unit B side Y ranks 1 out 2 weapon spear shields no
B (Y, spear): ranks 1 out 2 killed 0 density 1
> contact A front B front
contact: A front - B front
> strike A B dice 4,4,4
A strikes B: needs > 3 (own density): 4 hit, 4 hit, 4 hit: 3 hits
B loses 1: ranks 0 out 2 killed 1 density 0 PANICKING (2 wasted)
> charge A B
error: E_COMMAND: charge
?1
> density B
error: E_SYNTAX: density
?1
> set wal each
error: E_SWITCH: no switch wal
?1
> skip A
error: E_BLOWS: A has no blow left
?3
