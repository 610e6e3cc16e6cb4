#! new --edition density
#! --quiet
# who must have had points before they go farther (A19, A20)

> unit A side X ranks 4 weapon sword
A (X, sword): ranks 4 out 0 killed 0 density 4
> unit B side Y ranks 2 weapon spear
B (Y, spear): ranks 2 out 0 killed 0 density 2
> unit C side Y ranks 3 weapon spear
C (Y, spear): ranks 3 out 0 killed 0 density 3
> unit D side Y ranks 3 weapon spear
D (Y, spear): ranks 3 out 0 killed 0 density 3
> contact A front B front
contact: A front - B front
> compare
A 4 - B 2: A wins
B must retreat
> retreat B die 6
B retreats straight, full move: turn test 0 lost, stays turned: ranks 2 out 0 killed 0 density 2
X earns 6 (retreat die): purse 6
> see B no 5
B: out of sight, 5 from the fight
> see C yes 10
C: in sight, 10 from the fight
> see D yes 15
D: in sight, 15 from the fight
> demoralise D
error: E_NEARER: B at 5 is nearer than D at 15
?3
> set loser_order free
loser_order = free
> demoralise D
error: E_NEARER: C at 10 is nearer than D at 15
?3
> set loser_order distance
loser_order = distance
> demoralise B
B: 1 out of formation: ranks 1 out 1 killed 0 density 1; purse 5
> demoralise D
error: E_NEARER: C at 10 is nearer than D at 15
?3
> set nearest exhaust
nearest = exhaust
> demoralise C
error: E_NEARER: B at 5 is nearer than C at 10
?3
> set nearest first
nearest = first
> demoralise D 2
D: 2 out of formation: ranks 1 out 2 killed 0 density 1; purse 3
