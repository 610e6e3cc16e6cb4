#! new --edition density
#! --quiet
# what a unit costs, now or when the spending began (A22, A28)

> set cost start
cost = start
> unit A side X ranks 4 weapon sword
A (X, sword): ranks 4 out 0 killed 0 density 4
> unit B side Y ranks 2 weapon spear
B (Y, spear): ranks 2 out 0 killed 0 density 2
> contact A front B front
contact: A front - B front
> compare
A 4 - B 2: A wins
B must retreat
> retreat B die 6
B retreats straight, full move: turn test 0 lost, stays turned: ranks 2 out 0 killed 0 density 2
X earns 6 (retreat die): purse 6
> see B yes 5
B: in sight, 5 from the fight
> demoralise B
B: 1 out of formation: ranks 1 out 1 killed 0 density 1; purse 5
> force-retreat B
B retreats straight, full move: turn test 0 lost, stays turned: ranks 1 out 1 killed 0 density 1
X pays 2: purse 3
> set cost now
cost = now
> force-retreat B
error: E_AGAIN: B was made to retreat already
?3
> set retreat_limit none
retreat_limit = none
> force-retreat B
B retreats straight, full move: turn test 0 lost, stays turned: ranks 1 out 1 killed 0 density 1
X pays 1: purse 2
