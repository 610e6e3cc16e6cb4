#! new --edition density
#! --quiet
# its owner orders the free retreat (A23)

> set free_retreat owner
free_retreat = owner
> unit A side X ranks 2 weapon sword
A (X, sword): ranks 2 out 0 killed 0 density 2
> unit B side Y ranks 1 weapon spear
B (Y, spear): ranks 1 out 0 killed 0 density 1
> unit P side Y ranks 0 out 4 weapon spear
P (Y, spear): ranks 0 out 4 killed 0 density 0 PANICKING
> contact A front B front
contact: A front - B front
> force-retreat P
error: E_PHASE: no points to spend now
?3
> compare
A 2 - B 1: A wins
B must retreat
> retreat B die 1
B retreats straight, full move: turn test 0 lost, stays turned: ranks 1 out 0 killed 0 density 1
X earns 1 (retreat die): purse 1
> force-retreat P
P retreats straight, full move: turn test 0 lost, stays turned: ranks 0 out 4 killed 0 density 0 PANICKING
Y orders it (panicking: free)
> force-retreat P
error: E_AGAIN: P was made to retreat already
?3
