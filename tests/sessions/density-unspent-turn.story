#! new --edition density
#! --quiet
# points kept to the end of the turn (A27)

> set unspent turn
unspent = turn
> unit A side X ranks 3 weapon sword
A (X, sword): ranks 3 out 0 killed 0 density 3
> unit B side Y ranks 2 weapon spear
B (Y, spear): ranks 2 out 0 killed 0 density 2
> contact A front B front
contact: A front - B front
> compare
A 3 - B 2: A wins
B must retreat
> turn
error: E_PHASE: B must retreat first
?3
> retreat B die 3
B retreats straight, full move: turn test 0 lost, stays turned: ranks 2 out 0 killed 0 density 2
X earns 3 (retreat die): purse 3
> done
X: 3 unspent, turn
> see B yes 9
B: in sight, 9 from the fight
> demoralise B
B: 1 out of formation: ranks 1 out 1 killed 0 density 1; purse 2
> done
error: E_PHASE: no points to spend now
?3
> turn
turn 2
X: 2 unspent, lost
> demoralise B
error: E_PHASE: no points to spend now
?3
