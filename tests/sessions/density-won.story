#! new --edition density
#! --quiet
# points after shooting, and losses from it (R2, R8, A18)

> unit A side X ranks 3 weapon javelin
A (X, javelin): ranks 3 out 0 killed 0 density 3
> unit B side Y ranks 3,2,3 weapon spear
B (Y, spear): ranks 3/2/3 out 0 killed 0 density 3
> unit C side Y ranks 2 weapon spear
C (Y, spear): ranks 2 out 0 killed 0 density 2
> lose B 3
error: E_SYNTAX: lose
?1
> lose B 3 because a volley of javelins
B loses 3: ranks 1/2/2 out 0 killed 3 density 1
> won Z die 3 at B
error: E_NAME: Z
?1
> won X die 7 at B
error: E_DIE: 7 is not on a six-sided die
?1
> won X die 2 at B
X earns 2 (die): purse 2
> see B no 8
B: out of sight, 8 from the fight
> see C yes 9
C: in sight, 9 from the fight
> demoralise A
error: E_SIDE: A is not an enemy
?3
> demoralise B
B: 1 out of formation: ranks 1/1/2 out 1 killed 3 density 1; purse 1
> demoralise C from B
C: 1 out of formation: ranks 1 out 1 killed 0 density 1; purse 0
> done B
X: 0 unspent, lost
