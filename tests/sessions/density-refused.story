#! new --edition density
#! --quiet
# what else is refused, and why

> unit A side X ranks 4 weapon fastsword
A (X, fastsword): ranks 4 out 0 killed 0 density 4
> unit Q side X ranks 1 weapon sword
Q (X, sword): ranks 1 out 0 killed 0 density 1
> unit B side Y ranks 2 weapon spear shields no
B (Y, spear): ranks 2 out 0 killed 0 density 2
> unit C side Y ranks 2,2 weapon spear shields no
C (Y, spear): ranks 2/2 out 0 killed 0 density 2
> unit D side Y ranks 3 weapon spear shields maybe
error: E_SYNTAX: unit
?1
> contact A front B front
contact: A front - B front
> contact A front C front
contact: A front - C front
> strike A B dice 5,6,1,1
A strikes B, blow 1 of 2: needs > 4 (own density): 5 hit, 6 hit, 1 miss, 1 miss: 2 hits
allot 2 among B, C (Y chooses)
> allot B
error: E_SYNTAX: allot
?1
> allot B=x
error: E_NUMBER: losses x is not a whole number
?1
> allot Z=2
error: E_UNIT: no unit named Z
?1
> allot Q=2
error: E_NOT_FRONT: Q is not on the front of A
?3
> allot B=1 B=1
error: E_SYNTAX: allot
?1
> turn
error: E_PENDING: allot 2 from A
?3
> lose C 1 because of an arrow
error: E_PENDING: allot 2 from A
?3
> contact Q front C flank
error: E_PENDING: allot 2 from A
?3
> allot B=2
B loses 2: ranks 0 out 0 killed 2 density 0 DESTROYED
> lose B 1 because of an arrow
error: E_EMPTY: B has no warriors
?1
> strike A C dice 5,1,1,1
A strikes C, blow 2 of 2: needs > 4 (own density): 5 hit, 1 miss, 1 miss, 1 miss: 1 hit
C loses 1: ranks 1/2 out 0 killed 1 density 1
> compare die 3
error: E_DICE: compare takes 0, got 1 dice
?1
> compare
A 4 - B 0: A wins
A 4 - C 1: A wins
B must retreat
C must retreat
> retreat B die 1
B is destroyed: no move, the die still counts
X earns 1 (retreat die): purse 1
> retreat C die 1 path sideways
error: E_SYNTAX: retreat
?1
> retreat C die 1 lost many
error: E_NUMBER: lost many is not a whole number
?1
> retreat C die 2,3
error: E_NUMBER: die 2,3 is not a whole number
?1
> retreat C die 1 die 2
error: E_SYNTAX: retreat
?1
> retreat C die 1
C retreats straight, full move: turn test 0 lost, stays turned: ranks 1/2 out 0 killed 1 density 1
X earns 1 (retreat die): purse 2
> see C yes 9
C: in sight, 9 from the fight
> see B yes 4
B: in sight, 4 from the fight
> force-retreat B
error: E_EMPTY: B has no warriors
?1
> force-attack B A
error: E_EMPTY: B has no warriors
?1
> force-attack C B
error: E_SIDE: B is not of X
?3
> range C A 9
C to A: 9
> range C Q 9
C to Q: 9
> density C 3
C: density 3 (by referee)
> force-attack C Q
error: E_POINTS: 3 needed, 2 held
?3
> force-retreat C lost 4
error: E_POINTS: 3 needed, 2 held
?3
> density C auto
C: density 1 (auto)
> force-retreat C lost 4
error: E_FORMED: C has 3 in formation, 4 asked
?3
> force-attack C Q
C must attack Q; X pays 1: purse 1
> demoralise C none
error: E_NUMBER: points none is not a whole number
?1
> demoralise C 0
error: E_RANGE: points 0 is not in 1..99
?1
> won X die 3 at C
error: E_PHASE: C is in a fight that is open
?3
> won X die 3
error: E_SYNTAX: won
?1
> see C yes 9 from Q
error: E_PHASE: no points to spend now
?3
> done
X: 1 unspent, lost
