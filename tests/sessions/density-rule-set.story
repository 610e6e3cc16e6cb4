#! new --edition density
#! --quiet
# the rule set is chosen before the first unit

> edition book
The edition: book.
> skip A
error: unknown word "skip".
?1
> edition density
The edition: density.
> unit A side X ranks 2 weapon sword
A (X, sword): ranks 2 out 0 killed 0 density 2
> edition book
error: rule-set: the rule set can only change before the first men.
?3
> overrule: edition book because I say so
error: rule-set: the rule set can only change before the first men.
?3
> edition density
The edition: density.
> unit B side Y ranks 1 weapon sword
B (Y, sword): ranks 1 out 0 killed 0 density 1
> force red 80 inf
error: E_COMMAND: force
?1
