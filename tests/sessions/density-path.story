#! new --edition density
# The way a loser goes: not along the base of an enemy that came in on its flank
# (R7), unless the referee lets it; and a way that is blocked (A30).
> unit A side X ranks 1,2 weapon sword
#2 A (X, sword): ranks 1/2 out 0 killed 0 density 1   [reading A3; density]
> unit B side Y ranks 3 weapon spear
#3 B (Y, spear): ranks 3 out 0 killed 0 density 3     [reading A3; density]
> unit F side Y ranks 4 weapon spear
#4 F (Y, spear): ranks 4 out 0 killed 0 density 4     [reading A3; density]
> contact A front B front
#5 contact: A front - B front
> contact F front A flank
#6 contact: F front - A flank
> compare A
#7 A 1 - B 3: B wins
    F 4 - A 1: F wins                                   [R3 R4 R6; density]
    A must retreat
> retreat A die 4 path straight
-c:1:1: error: E_FLANK_PATH: A may not retreat along the base of F
    to allow it: overrule: retreat A die 4 path straight because ...
?3
> overrule: retreat A die 4 path straight because there was a gap
#8 A retreats straight, full move: turn test 0 lost, stays turned: ranks 1/2 out 0 killed 0 density 1
    Y earns 4 (retreat die): purse 4            [R7 R14 R16 R6 R8; density]
    overruled: A may not retreat along the base of F
    because there was a gap
> precedents
Overruled, #8: overrule: retreat A die 4 path straight because there was a gap
    A may not retreat along the base of F [R7]
> unit C side X ranks 1 weapon sword
#9 C (X, sword): ranks 1 out 0 killed 0 density 1     [reading A3; density]
> unit D side Y ranks 3 weapon spear
#10 D (Y, spear): ranks 3 out 0 killed 0 density 3    [reading A3; density]
> contact C front D front
#11 contact: C front - D front
> compare C
#12 C 1 - D 3: D wins
    C must retreat                                      [R3 R4 R6; density]
> retreat C die 2 path blocked
#13 C retreats blocked, full move: turn test 0 lost, stays turned: ranks 1 out 0 killed 0 density 1
    Y earns 2 (retreat die): purse 2   [R14 R16 reading A30 R6 R8; density]
