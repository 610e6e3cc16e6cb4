# A map of a floor on which nobody stands yet, and places that mean nothing.
> side red back south
#1 Red: back line south, letter r.
> side blue back north
#2 Blue: back line north, letter b.
> body RA 3 inf
#3 RA: 3 Red foot.
> map
Nobody has a place yet; put and tape give one.
Red: 3 men on the field, 3 without a place.
> map 9',4' 2'
Nobody has a place yet; put and tape give one.
Red: 3 men on the field, 3 without a place.
> map oak 3'
-c:1:5: error: no peg, body or gun is called "oak".
  | map oak 3'
  |     ^^^
right would be: map RG1 3'
?1
> map RA.9 3'
-c:1:5: error: RA has men 1 to 3, no 9.
  | map RA.9 3'
  |     ^^^^
right would be: map RG1 3'
?1
> map RA.2+6,0 3'
-c:1:5: error: where RA.2 stands has not been said.
  | map RA.2+6,0 3'
  |     ^^^^^^^^
right would be: put RA.2 4',2'
?1
> map . 3'
-c:1:5: error: no place has been named yet.
  | map . 3'
  |     ^
right would be: map RG1 3'
?1
> map 3,4 -2
-c:1:9: error: "-2" is not a length.
  | map 3,4 -2
  |         ^^
expected: a length
right would be: map RG1 3'
?1
> map RA
-c:1:7: error: the line stops too early.
  | map RA
  |       ^
expected: a length
right would be: map RG1 3'
?1
> map RA 3' 4
-c:1:5: error: where RA stands has not been said.
  | map RA 3' 4
  |     ^^
right would be: put RA block 2 at 4',2'
?1
> map --svg field.svg
umpire: not written: nobody has a place yet: field.svg
?3
> map --svg field.svg RX 2'
-c:1:21: error: no peg, body or gun is called "RX".
  | map --svg field.svg RX 2'
  |                     ^^
right would be: map --svg field.svg
?1
$ test ! -e field.svg
# The figures of other rules are not on this floor.
$ umpire new d.battle
$ umpire -c 'edition density' map d.battle
#1 The edition: density.
-c:2:1: error: E_COMMAND: map
  | map
  | ^^^
right would be: turn
?1
