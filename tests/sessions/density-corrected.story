#! new --edition density
#! --quiet
# a blow corrected, taken back, and entered late

> unit A side X ranks 2 weapon sword
A (X, sword): ranks 2 out 0 killed 0 density 2
> unit B side Y ranks 2,2 weapon spear shields no
B (Y, spear): ranks 2/2 out 0 killed 0 density 2
> contact A front B front
contact: A front - B front
> strike A B dice 3,4
A strikes B: needs > 2 (own density): 3 hit, 4 hit: 2 hits
B loses 2: ranks 1/1 out 0 killed 2 density 1
> =strike A B dice 3,2
#5 is now: A strikes B: needs > 2 (own density): 3 hit, 2 miss: 1 hit
B loses 1: ranks 1/2 out 0 killed 1 density 1
> state B
B: ranks 1/2 out 0 killed 1 density 1
> amend #6 strike A B dice 1,2
#6 is now: A strikes B: needs > 2 (own density): 1 miss, 2 miss: 0 hits
> amend #7 strike A B dice 1,7
error: E_DIE: 7 is not on a six-sided die
?1
> compare
A 2 - B 2: tie, melee continues next turn
> undo 2
undone: 2 entries
    #8 compare
    #7 amend #6 strike A B dice 1,2
> state B
B: ranks 1/2 out 0 killed 1 density 1
> compare
A 2 - B 1: A wins
B must retreat
> undo
undone: #10 compare
> turn
turn 2
> late strike B A dice 6
error: later-falls: entry #12 would no longer stand.
?3
> late strike B A dice 1
B strikes A: needs > 2 (enemy density): 1 miss: 0 hits
> undo 2
undone: 2 entries
    #13 late strike B A dice 1
    #12 turn
> strike B A dice 1
B strikes A: needs > 2 (enemy density): 1 miss: 0 hits
> strike #1
error: later-falls: entry #2 would no longer stand.
?3
> edition book
error: started: the battle has started.
?3
