#! new --edition density
#! --quiet
# the owner allots losses among units on the striker's front

> unit A side X ranks 3 weapon sword
A (X, sword): ranks 3 out 0 killed 0 density 3
> unit B side Y ranks 1,1 weapon spear shields no
B (Y, spear): ranks 1/1 out 0 killed 0 density 1
> unit C side Y ranks 2 weapon spear shields no
C (Y, spear): ranks 2 out 0 killed 0 density 2
> contact A front B front
contact: A front - B front
> contact A front C front
contact: A front - C front
> strike A B dice 4,5,6
A strikes B: needs > 3 (own density): 4 hit, 5 hit, 6 hit: 3 hits
allot 3 among B, C (Y chooses)
> compare
error: E_PENDING: allot 3 from A
?3
> allot B=1 C=1
error: E_SUM: 2 allotted, 3 to allot
?3
> allot B=0 C=3
error: E_FORMED: C has 2 in formation, 3 asked
?3
> allot A=3
error: E_NOT_FRONT: A is not on the front of A
?3
> allot B=2 C=1
B loses 2: ranks 0/0 out 0 killed 2 density 0 DESTROYED
C loses 1: ranks 1 out 0 killed 1 density 1
> compare
A 3 - B 0: A wins
A 3 - C 1: A wins
B must retreat
C must retreat
> retreat C die 2
C retreats straight, full move: turn test 0 lost, stays turned: ranks 1 out 0 killed 1 density 1
X earns 2 (retreat die): purse 2
> demoralise C
error: E_PHASE: no points to spend now
?3
> retreat B die 4
B is destroyed: no move, the die still counts
X earns 4 (retreat die): purse 6
