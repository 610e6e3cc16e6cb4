#! new --edition density
#! --quiet
# worked example, whole

> unit Jav side Greek ranks 2,2 weapon javelin
Jav (Greek, javelin): ranks 2/2 out 0 killed 0 density 2
> unit Gauls side Gaul ranks 2,2 weapon fastsword
Gauls (Gaul, fastsword): ranks 2/2 out 0 killed 0 density 2
> unit Horse side Greek ranks 3,3 weapon spear
Horse (Greek, spear): ranks 3/3 out 0 killed 0 density 3
> contact Jav front Gauls front
contact: Jav front - Gauls front
> strike Jav Gauls dice 5,2
Jav strikes Gauls: needs > 2 (enemy density): 5 hit, 2 miss: 1 hit
> wall Gauls die 1
Gauls shield wall: needs < 2: 1 parried: 0 of 1 stand
> strike Gauls Jav dice 3,4
Gauls strikes Jav, blow 1 of 2: needs > 2 (own density): 3 hit, 4 hit: 2 hits
> wall Jav die 3
Jav shield wall: needs < 2: 3 failed: 2 of 2 stand
Jav loses 2: ranks 1/1 out 0 killed 2 density 1
> skip Gauls
Gauls: blow 2 of 2 not taken
> compare
Jav 1 - Gauls 2: Gauls wins
Jav must retreat
> retreat Jav die 2 lost 0 back 0
Jav retreats straight, full move: turn test 0 lost, turn-back test 0 lost: ranks 1/1 out 0 killed 2 density 1
Gaul earns 2 (retreat die): purse 2
> see Jav yes 15
Jav: in sight, 15 from the fight
> see Horse yes 10
Horse: in sight, 10 from the fight
> demoralise Horse 2
Horse: 2 out of formation: ranks 2/2 out 2 killed 0 density 2; purse 0
> done
Gaul: 0 unspent, lost
