#! new --edition density
# A line that a switch would let stand by another value names it, as rulings do.
> set second_blow forced
#2 second_blow = forced
> set density shortest
#3 density = shortest
> unit A side X ranks 2 weapon fastsword
#4 A (X, fastsword): ranks 2 out 0 killed 0 density 2  [reading A3; density]
> unit B side Y ranks 3 weapon spear shields no
#5 B (Y, spear): ranks 3 out 0 killed 0 density 3     [reading A3; density]
> contact A front B front
#6 contact: A front - B front
> strike A B dice 1,2
#7 A strikes B, blow 1 of 2: needs > 2 (own density): 1 miss, 2 miss: 0 hits
                      [I6 R20 reading A2 I1 R21; density; density shortest]
> skip A
-c:1:1: error: E_BLOW_DUE: A has blow 2 of 2  [density; second_blow forced]
    to allow it: overrule: skip A because ...
?3
> compare
-c:1:1: error: E_BLOW_DUE: A has blow 2 of 2
    to allow it: overrule: compare because ...
?3
> set strikers declared
#8 strikers = declared
> strike B A dice 1,2
-c:1:1: error: E_SYNTAX: strike  [density; strikers declared]
right would be: strike #8
?1
> set strikers rank
#9 strikers = rank
> strike B A dice 1,2
-c:1:17: error: E_DICE: B strikes with 3, got 2 dice
  | strike B A dice 1,2
  |                 ^^^
right would be: strike B A dice 5,2,4
?1
