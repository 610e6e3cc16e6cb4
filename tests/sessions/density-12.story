#! new --edition density
#! --quiet
# spend on warriors, points run out

> unit A side X ranks 3 weapon sword
A (X, sword): ranks 3 out 0 killed 0 density 3
> unit B side Y ranks 2,2 weapon spear
B (Y, spear): ranks 2/2 out 0 killed 0 density 2
> contact A front B front
contact: A front - B front
> compare
A 3 - B 2: A wins
B must retreat
> retreat B die 3 lost 1
B retreats straight, full move: turn test 1 lost, stays turned: ranks 1/2 out 1 killed 0 density 1
X earns 3 (retreat die): purse 3
> see B yes 8
B: in sight, 8 from the fight
> demoralise B 2
B: 2 out of formation: ranks 0/1 out 3 killed 0 density 1; purse 1
> demoralise B 2
error: E_FORMED: B has 1 in formation, 2 asked
?3
> demoralise B 1
B: 1 out of formation: ranks 0/0 out 4 killed 0 density 0 PANICKING; purse 0
> demoralise B 1
error: E_FORMED: B has 0 in formation, 1 asked
?3
