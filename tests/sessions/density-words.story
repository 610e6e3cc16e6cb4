#! new --edition density
# what is said with the lines where it is not quiet: numbers, rules, hints, carets

> unit A side X ranks 6 weapon sword shields no
#2 A (X, sword): ranks 6 out 0 killed 0 density 6
                                                      [reading A3; density]
    no die beats density 6: short spears miss it, and its swords miss
> unit B side Y ranks 2,2 weapon fastsword
#3 B (Y, fastsword): ranks 2/2 out 0 killed 0 density 2  [reading A3; density]
> contact A front B front
#4 contact: A front - B front
> strike A B dice 6,6,1,1,1,1
#5 A strikes B: needs > 6 (own density): 6 miss, 6 miss, 1 miss, 1 miss, 1 miss, 1 miss: 0 hits
                                            [I6 R20 reading A2 I1; density]
> strike B A dice 3,4
#6 B strikes A, blow 1 of 2: needs > 2 (own density): 3 hit, 4 hit: 2 hits
                                     [I6 R20 reading A2 I1 R21 R2; density]
    A loses 2: ranks 4 out 0 killed 2 density 4
> compare
-c:1:1: error: E_BLOW_DUE: B has blow 2 of 2
    to allow it: overrule: compare because ...
?3
> strike A B dice 6,7
-c:1:1: error: E_BLOWS: A has no blow left
?3
> contact A nose B front
-c:1:11: error: E_EDGE: nose
  | contact A nose B front
  |           ^^^^
right would be: help contact
?1
> density A 1
#7 A: density 1 (by referee)                          [reading A3; density]
> strike A B dice 6
-c:1:1: error: E_BLOWS: A has no blow left
?3
> state
Turn 1.
    A: ranks 4 out 0 killed 2 density 1
    B: ranks 2/2 out 0 killed 0 density 2
    the fight of A is open.
    last: #7 density A 1
> overrule: compare because the dog came in
#8 A 1 - B 2: B wins
    A must retreat                                  [R21 R3 R4 R6; density]
    overruled: B has blow 2 of 2
    because the dog came in
> retreat A die 5
#9 A retreats straight, full move: turn test 0 lost, stays turned: ranks 4 out 0 killed 2 density 1
    Y earns 5 (retreat die): purse 5               [R14 R16 R6 R8; density]
> retreat A die 5 path diagonal
-c:1:1: error: E_NOT_LOSER: A has no retreat due
?3
> see A yes 4
#10 A: in sight, 4 from the fight                             [R9; density]
> density A auto
#11 A: density 4 (auto)                               [reading A3; density]
> force-retreat A
#12 A retreats straight, full move: turn test 0 lost, stays turned: ranks 4 out 0 killed 2 density 4
    Y pays 4: purse 1  [R9 R10 reading A28 R14 R16 R12 reading A22; density]
    1 point on a warrior first, then the retreat for 3, costs the same and does more
> done
#13 Y: 1 unspent, lost                               [reading A27; density]
> turn
#14 turn 2
> rule reading A22
reading A22
    What a unit costs is its density at the moment of paying (cost: now, start).
    One point first makes the retreat after it cheaper.
    cost now here (what a unit costs: its density now, or when the spending
        began)
> undo
#15 undone: #14 turn
> log 3
#13      0:00  done
               Y: 1 unspent, lost
#14      0:00  turn
               turn 2
               undone by #15
#15      0:00  undo
               undone: #14 turn
