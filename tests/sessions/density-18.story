#! new --edition density
#! --quiet
# not enough points

> unit A side X ranks 4 weapon sword
A (X, sword): ranks 4 out 0 killed 0 density 4
> unit B side Y ranks 3,3 weapon spear
B (Y, spear): ranks 3/3 out 0 killed 0 density 3
> contact A front B front
contact: A front - B front
> compare
A 4 - B 3: A wins
B must retreat
> retreat B die 2
B retreats straight, full move: turn test 0 lost, stays turned: ranks 3/3 out 0 killed 0 density 3
X earns 2 (retreat die): purse 2
> see B yes 8
B: in sight, 8 from the fight
> force-retreat B
error: E_POINTS: 3 needed, 2 held
?3
> demoralise B 3
error: E_POINTS: 3 needed, 2 held
?3
> demoralise B 1
B: 1 out of formation: ranks 2/3 out 1 killed 0 density 2; purse 1
> force-retreat B
error: E_POINTS: 2 needed, 1 held
?3
