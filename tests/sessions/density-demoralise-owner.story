#! new --edition density
#! --quiet
# who loses formation is named by the owner of the unit (A26)

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
> set demoralise owner
demoralise = owner
> demoralise B 2
error: E_SYNTAX: demoralise
?1
> demoralise B 2 ranks 1,1
B: 2 out of formation: ranks 0/3 out 2 killed 0 density 3; purse 4
> state B
B: ranks 0/3 out 2 killed 0 density 3
