#! new --edition density
#! --quiet
# a unit that panics by points goes by itself (A23)

> set free_retreat auto
free_retreat = auto
> unit A side X ranks 2 weapon sword
A (X, sword): ranks 2 out 0 killed 0 density 2
> unit B side Y ranks 1 weapon spear
B (Y, spear): ranks 1 out 0 killed 0 density 1
> contact A front B front
contact: A front - B front
> compare
A 2 - B 1: A wins
B must retreat
> retreat B die 1
B retreats straight, full move: turn test 0 lost, stays turned: ranks 1 out 0 killed 0 density 1
X earns 1 (retreat die): purse 1
> see B yes 9
B: in sight, 9 from the fight
> demoralise B
B: 1 out of formation: ranks 0 out 1 killed 0 density 0 PANICKING; purse 0
B retreats straight, full move: turn test 0 lost, stays turned: ranks 0 out 1 killed 0 density 0 PANICKING
B goes by itself (panicking: free)
> force-retreat B
error: E_AGAIN: B was made to retreat already
?3
