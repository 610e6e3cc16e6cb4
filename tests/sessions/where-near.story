# How far it is, and who is near: men, bodies by the nearest of theirs, guns with
# the end of their trail, pegs; what is measured, what estimated, what by tape.
> side red
#1 Red: back line south, letter r.
> side blue
#2 Blue: back line north, letter b.
> body RA 8 inf
#3 RA: 8 Red foot.
> body BA 6 inf
#4 BA: 6 Blue foot.
> body BC 2 cav
#5 BC: 2 Blue horse.
> gun RG1
#6 RG1: a gun of Red.
> field 10 x 8
#7 The field: 10' wide, 8' from line to line; bare numbers are feet here only.
> dist ra ba
-c:1:6: error: where ra stands has not been said.
  | dist ra ba
  |      ^^
right would be: put ra block 4 at 4',2'
?1
> put ra line 3',2' 4',2'
#8 RA: 8 men in line from 3',2' to 4',2', give or take 3".
> put ra.3 3',3'
#9 RA.3 stands at 3',3'.
> put ba.1 3',3'6
#10 BA.1 stands at 3',3'6".
> put ba.2 3'6,3'
#11 BA.2 stands at 3'6",3'.
> put ba.3 3'7,3'6
#12 BA.3 stands at 3'7",3'6".
> put rg1 4',3' facing n
#13 RG1 stands at 4',3', facing north.
> peg elm 3',4'
#14 elm is at 3',4'.
# both measured: middles 6" apart, bases of 3/8" each
> dist ra.3 ba.1
ra.3 to ba.1: 5 1/4", measured, give or take 1/4".
# estimated where one of them is
> dist ra.1 ba.1
ra.1 to ba.1: 1'5 1/4", estimated, give or take 3".
> tape ra.1 ba.1 1'5
#15 RA.1 and BA.1: 1'5" apart by tape, 1'5 1/4" by their places.
> dist ra.1 ba.1
ra.1 to ba.1: 1'5", by tape, give or take 1/4"; by their places 1'5 1/4".
# the nearest two of two bodies; three of BA have no place
> dist ra ba
ra to ba: 5 1/4", from RA.3 to BA.1, measured, give or take 1/4".
    3 of ba have no place.
> dist ba.1 elm
ba.1 to elm: 5 5/8", measured, give or take 1/4".
> dist rg1 ba.2
rg1 to ba.2: 4 7/8", measured, give or take 1/4".
    from the end of its trail: 6 1/8".
> dist 3',4' 3'6,4'
3',4' to 3'6,4': 6", measured, give or take 1/4".
> dist ra ra
ra to ra: 31/32", from RA.4 to RA.5, estimated, give or take 3".
> dist ra.3 ra.3
-c:1:11: error: RA.3 is named twice.
  | dist ra.3 ra.3
  |           ^^^^
right would be: dist RA BA
?1
> dist ra.3 ba.6
-c:1:11: error: where ba.6 stands has not been said.
  | dist ra.3 ba.6
  |           ^^^^
right would be: put ba.6 4',2'
?1
> dist ra.3 oak
-c:1:11: error: no peg, body or gun is called "oak", did you mean RA?
  | dist ra.3 oak
  |           ^^^
right would be: dist ra.3 RA
?1
> dist sw-1,0 elm
-c:1:6: error: "sw-1,0" is 1" beyond the west edge of the field.
  | dist sw-1,0 elm
  |      ^^^^^^
right would be: dist RA BA
?1
> near ra.3 6
Within 6" of ra.3: 2 Blue.
    Blue, measured: BA.1-2
    no place: 5 Blue
> near ra.3 5-1/2
Within 5 1/2" of ra.3: 2 Blue.
    Blue, measured: BA.1-2
    no place: 5 Blue
> near ra 6
Within 6" of ra: 2 Blue.
    Blue, measured: BA.1-2
    no place: 5 Blue
> near rg1 6
Within 6" of rg1: 1 Blue.
    Blue, measured: BA.2
    no place: 5 Blue
> near elm 1'
Within 1' of elm: 1 Red, 2 Blue.
    Red, measured: RA.3
    Blue, measured: BA.1,3
    no place: 5 Blue
> near bc 6
-c:1:6: error: where bc stands has not been said.
  | near bc 6
  |      ^^
right would be: near RA.3 6
?1
> near ra.3 -2
-c:1:11: error: "-2" is not a length.
  | near ra.3 -2
  |           ^^
expected: a length
right would be: near RA.3 6
?1
> near ba.1 1'6
Within 1'6" of ba.1: 4 Red, 2 Blue.
    Red, measured: RA.3
    Red, estimated: RA.2,4
    Red, by tape: RA.1
    Blue, measured: BA.2-3
    RG1 1' 19/64" (its trail 1'2 21/64"), elm 5 5/8"
    may be on either side of it: RA.2 1'5 21/64", RA.4 1'5 31/32", RA.5 1'6
    33/64", RA.6 1'7 3/16", RA.7 1'7 63/64", RA.8 1'8 57/64"
    no place: 5 Blue
> units cm
#16 A bare number is centimetres from now on.
> near ra.3 15
Within 15 cm of ra.3: 2 Blue.
    Blue, measured: BA.1-2
    no place: 5 Blue
