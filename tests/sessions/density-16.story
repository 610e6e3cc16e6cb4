#! new --edition density
#! --quiet
# nearer units first

> unit A side X ranks 3 weapon sword
A (X, sword): ranks 3 out 0 killed 0 density 3
> unit B side Y ranks 1,1 weapon spear
B (Y, spear): ranks 1/1 out 0 killed 0 density 1
> unit H side Y ranks 2 weapon spear
H (Y, spear): ranks 2 out 0 killed 0 density 2
> contact A front B front
contact: A front - B front
> compare
A 3 - B 1: A wins
B must retreat
> retreat B die 6
B retreats straight, full move: turn test 0 lost, stays turned: ranks 1/1 out 0 killed 0 density 1
X earns 6 (retreat die): purse 6
> see B yes 8
B: in sight, 8 from the fight
> demoralise H 1
error: E_UNSEEN: give sight and distance of H first
?3
> see H yes 14
H: in sight, 14 from the fight
> demoralise H 1
error: E_NEARER: B at 8 is nearer than H at 14
?3
> demoralise B 1
B: 1 out of formation: ranks 0/1 out 1 killed 0 density 1; purse 5
> demoralise H 1
H: 1 out of formation: ranks 1 out 1 killed 0 density 1; purse 4
