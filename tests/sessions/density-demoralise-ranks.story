#! new --edition density
#! --quiet
# the ranks of those who lose formation are named (A26)

> unit A side X ranks 4 weapon sword
A (X, sword): ranks 4 out 0 killed 0 density 4
> unit B side Y ranks 2,3 weapon spear
B (Y, spear): ranks 2/3 out 0 killed 0 density 2
> contact A front B front
contact: A front - B front
> compare
A 4 - B 2: A wins
B must retreat
> retreat B die 6
B retreats straight, full move: turn test 0 lost, stays turned: ranks 2/3 out 0 killed 0 density 2
X earns 6 (retreat die): purse 6
> see B yes 5
B: in sight, 5 from the fight
> demoralise B 2 ranks 1,2
error: E_SYNTAX: demoralise
?1
> set demoralise spender
demoralise = spender
> demoralise B 2
error: E_SYNTAX: demoralise
?1
> demoralise B 2 ranks 1
error: E_SUM: 1 ranks named, 2 to name
?3
> demoralise B 2 ranks 1,3
error: E_RANGE: rank 3 is not in 1..2
?1
> demoralise B 2 ranks 1,1
B: 2 out of formation: ranks 0/3 out 2 killed 0 density 3; purse 4
> demoralise B ranks 1
error: E_FORMED: B has 0 in formation, 1 asked
?3
