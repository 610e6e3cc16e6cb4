#! new --edition density
# The switches of the density rules, of which another value would have made
# another answer of a line that is only tried.
> unit A side X ranks 4 weapon sword
#2 A (X, sword): ranks 4 out 0 killed 0 density 4     [reading A3; density]
> unit B side Y ranks 1,2 weapon javelin shields no
#3 B (Y, javelin): ranks 1/2 out 0 killed 0 density 1  [reading A3; density]
> contact A front B front
#4 contact: A front - B front
> ? strike A B dice 1,2,5,6
A strikes B: needs > 4 (own density): 1 miss, 2 miss, 5 hit, 6 hit: 2 hits
                                         [I6 R20 reading A2 I1 R2; density]
    B loses 2: ranks 0/1 out 0 killed 2 density 1
    with sword enemy: A strikes B: needs > 1 (enemy density): 1 miss, 2 hit, 5
      hit, 6 hit: 3 hits.
> ? strike B A dice 3
B strikes A: needs > 4 (enemy density): 3 miss: 0 hits
                                            [I6 R18 reading A1 I1; density]
    with short_spear own: B strikes A: needs > 1 (own density): 3 hit: 1 hit.
> strike A B dice 1,2,5,6
#5 A strikes B: needs > 4 (own density): 1 miss, 2 miss, 5 hit, 6 hit: 2 hits
                                         [I6 R20 reading A2 I1 R2; density]
    B loses 2: ranks 0/1 out 0 killed 2 density 1
> ? strike B A dice 2
B strikes A: needs > 4 (enemy density): 2 miss: 0 hits
                                            [I6 R18 reading A1 I1; density]
    with short_spear own: B strikes A: needs > 1 (own density): 2 hit: 1 hit.
> state
Turn 1.
    A: ranks 4 out 0 killed 0 density 4
    B: ranks 0/1 out 0 killed 2 density 1
    the fight of A is open.
    last: #5 strike A B dice 1,2,5,6
