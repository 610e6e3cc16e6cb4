#! new --edition density
#! --quiet
# forced attack by a panicking unit

> unit A side X ranks 3 weapon sword
A (X, sword): ranks 3 out 0 killed 0 density 3
> unit B side Y ranks 0 out 2 weapon spear
B (Y, spear): ranks 0 out 2 killed 0 density 0 PANICKING
> contact A front B front
contact: A front - B front
> strike B A dice 6
error: E_DICE: B strikes with 0, got 1 dice
?1
> compare
A 3 - B 0: A wins
B must retreat
> retreat B die 3
B retreats straight, full move: turn test 0 lost, stays turned: ranks 0 out 2 killed 0 density 0 PANICKING
X earns 3 (retreat die): purse 3
> see B yes 9
B: in sight, 9 from the fight
> range B A 9
B to A: 9
> force-attack B A
error: E_PANIC: B is panicking and cannot attack
?3
> set panic_attack allow
panic_attack = allow
> force-attack B A
B must attack A; X pays 0: purse 3
