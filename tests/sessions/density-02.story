#! new --edition density
#! --quiet
# a die equal to the density misses; the second blow is taken

> unit J side G ranks 2,2 weapon javelin
J (G, javelin): ranks 2/2 out 0 killed 0 density 2
> unit S side R ranks 2,2 weapon fastsword shields no
S (R, fastsword): ranks 2/2 out 0 killed 0 density 2
> contact J front S front
contact: J front - S front
> strike J S dice 2,2
J strikes S: needs > 2 (enemy density): 2 miss, 2 miss: 0 hits
> strike S J dice 2,3
S strikes J, blow 1 of 2: needs > 2 (own density): 2 miss, 3 hit: 1 hit
> wall J die 2
J shield wall: needs < 2: 2 failed: 1 of 1 stand
J loses 1: ranks 1/2 out 0 killed 1 density 1
> compare
error: E_BLOW_DUE: S has blow 2 of 2
?3
> strike S J dice 1,2
S strikes J, blow 2 of 2: needs > 2 (own density): 1 miss, 2 miss: 0 hits
> strike S J dice 6,6
error: E_BLOWS: S has no blow left
?3
> compare
J 1 - S 2: S wins
J must retreat
