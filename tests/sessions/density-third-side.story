#! new --edition density
#! --quiet
# a third side is an error

> unit A side X ranks 2 weapon sword
A (X, sword): ranks 2 out 0 killed 0 density 2
> unit B side Y ranks 2 weapon sword
B (Y, sword): ranks 2 out 0 killed 0 density 2
> unit D side y ranks 2 weapon sword
D (Y, sword): ranks 2 out 0 killed 0 density 2
> unit C side Z ranks 2 weapon sword
error: E_SIDES: Z would be a third side
?3
> unit C side 2nd ranks 2 weapon sword
error: E_NAME: 2nd
?1
> unit C side X weapon sword
error: E_SYNTAX: unit
?1
> unit C side X ranks 2 ranks 3 weapon sword
error: E_SYNTAX: unit
?1
> unit C side X ranks 100 weapon sword
error: E_RANGE: rank 100 is not in 0..99
?1
> unit C side X ranks 2,,1 weapon sword
error: E_NUMBER: rank  is not a whole number
?1
