#! new --edition density
#! --quiet
# points kept for the game; what is seen is of the turn (A27)

> set unspent keep
unspent = keep
> unit A side X ranks 3 weapon sword
A (X, sword): ranks 3 out 0 killed 0 density 3
> unit B side Y ranks 2 weapon spear
B (Y, spear): ranks 2 out 0 killed 0 density 2
> contact A front B front
contact: A front - B front
> compare
A 3 - B 2: A wins
B must retreat
> retreat B die 3
B retreats straight, full move: turn test 0 lost, stays turned: ranks 2 out 0 killed 0 density 2
X earns 3 (retreat die): purse 3
> see B yes 9
B: in sight, 9 from the fight
> turn
turn 2
X: 3 unspent, keep
> demoralise B
error: E_UNSEEN: give sight and distance of B first
?3
> see B yes 20
B: in sight, 20 from the fight
> demoralise B
B: 1 out of formation: ranks 1 out 1 killed 0 density 1; purse 2
> turn
turn 3
> see B yes 20 from A
B: in sight, 20 from the fight
> demoralise B
B: 1 out of formation: ranks 0 out 2 killed 0 density 0 PANICKING; purse 1
