#! new --edition density
#! --quiet
# points for those killed in the melee, no die (A16)

> set points kills
points = kills
> unit A side X ranks 3 weapon sword
A (X, sword): ranks 3 out 0 killed 0 density 3
> unit B side Y ranks 2,2 weapon spear shields no
B (Y, spear): ranks 2/2 out 0 killed 0 density 2
> lose B 1 because javelins on the way
B loses 1: ranks 1/2 out 0 killed 1 density 1
> contact A front B front
contact: A front - B front
> strike A B dice 4,5,1
A strikes B: needs > 3 (own density): 4 hit, 5 hit, 1 miss: 2 hits
B loses 2: ranks 0/1 out 0 killed 3 density 1
> compare
A 3 - B 1: A wins
B must retreat
> retreat B
B retreats straight, full move: turn test 0 lost, stays turned: ranks 0/1 out 0 killed 3 density 1
X earns 2 (killed): purse 2
