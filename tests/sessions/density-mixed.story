#! new --edition density
#! --quiet
# a unit that ties another pair stays (A13)

> set mixed stay
mixed = stay
> unit A side X ranks 1,1 weapon sword
A (X, sword): ranks 1/1 out 0 killed 0 density 1
> unit B side Y ranks 2 weapon spear
B (Y, spear): ranks 2 out 0 killed 0 density 2
> unit F side Y ranks 1 weapon spear
F (Y, spear): ranks 1 out 0 killed 0 density 1
> contact A front B front
contact: A front - B front
> contact F front A flank
contact: F front - A flank
> compare
A 1 - B 2: B wins
F 1 - A 1: tie, melee continues next turn
> turn
turn 2
contact: A front - B front
contact: F front - A flank
