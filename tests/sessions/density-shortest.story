#! new --edition density
#! --quiet
# density as the shortest rank that has anybody (A3)

> unit A side X ranks 0,3,2,5 weapon sword
A (X, sword): ranks 0/3/2/5 out 0 killed 0 density 3
> set density shortest
density = shortest
> state A
A: ranks 0/3/2/5 out 0 killed 0 density 2
> set density longest
density = longest
> state A
A: ranks 0/3/2/5 out 0 killed 0 density 5
> density A 3
A: density 3 (by referee)
> state A
A: ranks 0/3/2/5 out 0 killed 0 density 3
> density A auto
A: density 5 (auto)
> set density middle
error: E_SWITCH: middle is no value of density
?1
> set melee.radius 6
error: E_SWITCH: no switch melee.radius
?1
> density A 100
error: E_RANGE: density 100 is not in 0..99
?1
> density A many
error: E_NUMBER: density many is not a whole number
?1
