#! new --edition density
#! --quiet
# out of sight: refused; the loser out of sight: allowed

> unit A side X ranks 3 weapon sword
A (X, sword): ranks 3 out 0 killed 0 density 3
> unit B side Y ranks 2 weapon spear
B (Y, spear): ranks 2 out 0 killed 0 density 2
> unit H side Y ranks 2 weapon spear
H (Y, spear): ranks 2 out 0 killed 0 density 2
> contact A front B front
contact: A front - B front
> compare
A 3 - B 2: A wins
B must retreat
> retreat B die 2
B retreats straight, full move: turn test 0 lost, stays turned: ranks 2 out 0 killed 0 density 2
X earns 2 (retreat die): purse 2
> see H no 5
H: out of sight, 5 from the fight
> see B no 18
B: out of sight, 18 from the fight
> demoralise H
error: E_SIGHT: H is out of sight and did not lose this fight
?3
> demoralise B
B: 1 out of formation: ranks 1 out 1 killed 0 density 1; purse 1
> done
X: 1 unspent, lost
> demoralise B
error: E_PHASE: no points to spend now
?3
