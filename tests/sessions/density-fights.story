#! new --edition density
#! --quiet
# several fights at once, each with its purse

> unit A side X ranks 3 weapon sword
A (X, sword): ranks 3 out 0 killed 0 density 3
> unit B side Y ranks 2 weapon spear
B (Y, spear): ranks 2 out 0 killed 0 density 2
> unit C side X ranks 1,1 weapon sword
C (X, sword): ranks 1/1 out 0 killed 0 density 1
> unit D side Y ranks 2 weapon fastsword
D (Y, fastsword): ranks 2 out 0 killed 0 density 2
> contact A front B front
contact: A front - B front
> contact C front D front
contact: C front - D front
> compare
error: E_FIGHT: the fights of A and C are open, name one
?3
> strike A B dice 6,6,1
A strikes B: needs > 3 (own density): 6 hit, 6 hit, 1 miss: 2 hits
> strike D C dice 1,1
D strikes C, blow 1 of 2: needs > 2 (own density): 1 miss, 1 miss: 0 hits
> wall B die 1
B shield wall: needs < 2: 1 parried: 0 of 2 stand
> compare D
error: E_BLOW_DUE: D has blow 2 of 2
?3
> compare B
A 3 - B 2: A wins
B must retreat
> skip D
D: blow 2 of 2 not taken
> compare
C 1 - D 2: D wins
C must retreat
> retreat C die 4
C retreats straight, full move: turn test 0 lost, stays turned: ranks 1/1 out 0 killed 0 density 1
Y earns 4 (retreat die): purse 4
> see C yes 7
C: in sight, 7 from the fight
> see A yes 20
A: in sight, 20 from the fight
> retreat B die 2
B retreats straight, full move: turn test 0 lost, stays turned: ranks 2 out 0 killed 0 density 2
X earns 2 (retreat die): purse 2
> demoralise C
error: E_FIGHT: the fights of A and C are open, name one
?3
> demoralise C from B
error: E_SIDE: C is not an enemy
?3
> demoralise C 2 from D
C: 2 out of formation: ranks 0/0 out 2 killed 0 density 0 PANICKING; purse 2
> see B yes 6 from A
B: in sight, 6 from the fight
> demoralise B from A
error: E_UNSEEN: give sight and distance of D first
?3
> see D no 30 from A
D: out of sight, 30 from the fight
> demoralise B from A
B: 1 out of formation: ranks 1 out 1 killed 0 density 1; purse 1
> done C
Y: 2 unspent, lost
> done
X: 1 unspent, lost
