#! new --edition density
#! --quiet
# bad units

> unit A side X ranks 2 weapon sword
A (X, sword): ranks 2 out 0 killed 0 density 2
> unit A side X ranks 2 weapon sword
error: E_DUP: unit A exists
?1
> unit 9th side X ranks 2 weapon sword
error: E_NAME: 9th
?1
> unit B side Y ranks 0,0 weapon sword
error: E_EMPTY: B has no warriors
?1
> unit B side Y ranks 2 weapon pike
error: E_WEAPON: pike
?1
> unit B side Y ranks two weapon sword
error: E_NUMBER: rank two is not a whole number
?1
> unit B side Y ranks 1,1,1,1,1,1,1,1,1 weapon sword
error: E_RANGE: ranks 9 is not in 1..8
?1
> state B
error: E_UNIT: no unit named B
?1
> unit B side Y ranks 0 out 3 weapon sword
B (Y, sword): ranks 0 out 3 killed 0 density 0 PANICKING
