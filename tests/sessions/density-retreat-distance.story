#! new --edition density
#! --quiet
# the die is how far the loser goes (A15)

> set retreat_distance die
retreat_distance = die
> unit A side X ranks 3 weapon sword
A (X, sword): ranks 3 out 0 killed 0 density 3
> unit B side Y ranks 2 weapon spear fullmove 12
B (Y, spear): ranks 2 out 0 killed 0 density 2
> contact A front B front
contact: A front - B front
> compare
A 3 - B 2: A wins
B must retreat
> retreat B die 3 lost 1
B retreats straight, die 3: turn test 1 lost, stays turned: ranks 1 out 1 killed 0 density 1
X earns 3 (retreat die): purse 3
> see B yes 6
B: in sight, 6 from the fight
> force-retreat B lost 0 back 1
B retreats straight, full move 12: turn test 0 lost, turn-back test 1 lost: ranks 0 out 2 killed 0 density 0 PANICKING
X pays 1: purse 2
