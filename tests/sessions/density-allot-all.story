#! new --edition density
#! --quiet
# more hits than all together can lose are not allotted

> unit A side X ranks 5 weapon sword
A (X, sword): ranks 5 out 0 killed 0 density 5
> unit B side Y ranks 1,1 weapon spear shields no
B (Y, spear): ranks 1/1 out 0 killed 0 density 1
> unit C side Y ranks 1 weapon spear shields no
C (Y, spear): ranks 1 out 0 killed 0 density 1
> contact A front B front
contact: A front - B front
> contact C flank A front
contact: C flank - A front
> strike A C dice 6,6,6,6,1
A strikes C: needs > 5 (own density): 6 hit, 6 hit, 6 hit, 6 hit, 1 miss: 4 hits
B loses 2: ranks 0/0 out 0 killed 2 density 0 DESTROYED
C loses 1: ranks 0 out 0 killed 1 density 0 DESTROYED (1 wasted)
