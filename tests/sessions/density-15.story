#! new --edition density
#! --quiet
# forced attack goes to the nearest, costs the density

> unit A side X ranks 3 weapon sword
A (X, sword): ranks 3 out 0 killed 0 density 3
> unit A2 side X ranks 4 weapon spear
A2 (X, spear): ranks 4 out 0 killed 0 density 4
> unit B side Y ranks 2 weapon spear
B (Y, spear): ranks 2 out 0 killed 0 density 2
> unit H side Y ranks 2,2 weapon spear
H (Y, spear): ranks 2/2 out 0 killed 0 density 2
> contact A front B front
contact: A front - B front
> compare
A 3 - B 2: A wins
B must retreat
> retreat B die 5
B retreats straight, full move: turn test 0 lost, stays turned: ranks 2 out 0 killed 0 density 2
X earns 5 (retreat die): purse 5
> see B no 30
B: out of sight, 30 from the fight
> see H yes 12
H: in sight, 12 from the fight
> force-attack H A
error: E_UNSEEN: give the range H to A first
?3
> range H A 12
H to A: 12
> range H A2 9
H to A2: 9
> force-attack H A
error: E_NOT_NEAREST: A2 at 9 is nearer to H
?3
> force-attack H A2
H must attack A2; X pays 2: purse 3
