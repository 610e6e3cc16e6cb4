# Three sides, reserved and taken labels, letters that have a meaning.
> body RA 20 inf
-c:1:1: error: there must be two sides first.
right would be: side red
?1
> start red
-c:1:1: error: there must be two sides first.
right would be: side red
?1
> force red 20 inf
-c:1:1: error: there must be two sides first.
right would be: side red
?1
> side red
#1 Red: back line south, letter r.
> side red
-c:1:6: error: there is a "red" already.
  | side red
  |      ^^^
expected: a label
right would be: side blue
?1
> side rome
-c:1:6: error: "rome" cannot be the letter of a side.
  | side rome
  |      ^^^^
expected: a label
right would be: side blue
?1
> side inf
-c:1:6: error: "inf" cannot be the letter of a side.
  | side inf
  |      ^^^
expected: a label
right would be: side blue
?1
> side blue letter c
-c:1:18: error: "c" cannot be the letter of a side.
  | side blue letter c
  |                  ^
expected: a name
right would be: side blue
?1
> side blue letter bb
-c:1:18: error: "bb" cannot be the letter of a side.
  | side blue letter bb
  |                  ^^
expected: a name
right would be: side blue
?1
> side P1
-c:1:6: error: "P1" has a meaning of its own and cannot be a label.
  | side P1
  |      ^^
expected: a label
right would be: side blue
?1
> side blue
#2 Blue: back line north, letter b.
> side green
-c:1:6: error: a battle has two sides.
  | side green
  |      ^^^^^
right would be: help side
?1
> body M1 5 inf
-c:1:6: error: "M1" has a meaning of its own and cannot be a label.
  | body M1 5 inf
  |      ^^
expected: a label
right would be: body RA 5 inf
?1
> body E1 5 inf
-c:1:6: error: "E1" has a meaning of its own and cannot be a label.
  | body E1 5 inf
  |      ^^
expected: a label
right would be: body RA 5 inf
?1
> body s5 5 inf
-c:1:6: error: "s5" has a meaning of its own and cannot be a label.
  | body s5 5 inf
  |      ^^
expected: a label
right would be: body RA 5 inf
?1
> body GA 5 inf
-c:1:6: error: "GA" does not begin with the letter of a side.
  | body GA 5 inf
  |      ^^
expected: a label
right would be: body RA 5 inf
?1
> body R 5 inf
-c:1:6: error: "R" has a meaning of its own and cannot be a label.
  | body R 5 inf
  |      ^
expected: a label
right would be: body RA 5 inf
?1
> body red 5 inf
-c:1:6: error: there is a "red" already.
  | body red 5 inf
  |      ^^^
expected: a label
right would be: body RA 5 inf
?1
> body RA 5 inf
#3 RA: 5 Red foot.
> body RA 5 inf
-c:1:6: error: there is a "RA" already.
  | body RA 5 inf
  |      ^^
expected: a label
right would be: body RB 5 inf
?1
> gun RA
-c:1:5: error: there is a "RA" already.
  | gun RA
  |     ^^
expected: a label
right would be: gun RG1
?1
> body RB 0 inf
-c:1:9: error: 0 is not from 1 to 100000.
  | body RB 0 inf
  |         ^
expected: a number
right would be: body RB 1 inf
?1
> body RB 100001 inf
-c:1:9: error: 100001 is not from 1 to 100000.
  | body RB 100001 inf
  |         ^^^^^^
expected: a number
right would be: body RB 100000 inf
?1
> body RB 99999999999 inf
-c:1:9: error: 99999999999 is not from 0 to 1000000.
  | body RB 99999999999 inf
  |         ^^^^^^^^^^^
expected: a number
right would be: body RB 100000 inf
?1
> body RB 5
-c:1:10: error: the line stops too early.
  | body RB 5
  |          ^
expected: body BODY N (inf | foot | cav | horse) [TEXT]
right would be: body RB 20 inf "The Guards"
?1
> body RB five inf
-c:1:9: error: cannot read "five" here.
  | body RB five inf
  |         ^^^^
expected: a number
right would be: body RB 20 inf "The Guards"
?1
> body R-B 5 inf
-c:1:6: error: "R-B" is no label (a letter, then letters, digits, _; at most 16).
  | body R-B 5 inf
  |      ^^^
expected: a label
right would be: body RB 5 inf
?1
> body RABCDEFGHIJKLMNOP 5 inf
-c:1:6: error: "RABCDEFGHIJKLMNOP" is no label (a letter, then letters, digits, _; at most 16).
  | body RABCDEFGHIJKLMNOP 5 inf
  |      ^^^^^^^^^^^^^^^^^
expected: a label
right would be: body RB 5 inf
?1
> game defence defender green
-c:1:23: error: no side is called "green".
  | game defence defender green
  |                       ^^^^^
right would be: game defence defender red
?1
> toss first = green
-c:1:14: error: no side is called "green".
  | toss first = green
  |              ^^^^^
right would be: toss first = red
?1
> toss moon = red
-c:1:6: error: cannot read "moon" here.
  | toss moon = red
  |      ^^^^
expected: toss (country | side | first | defender) [= SIDE]
right would be: toss first = red
?1
> roll 2d6 = 4
-c:1:6: error: 2 dice are thrown, 1 given.
  | roll 2d6 = 4
  |      ^^^
right would be: roll 2d6 = 4 3
?1
> roll 2d6 = 4 7
-c:1:14: error: 7 is not on that die.
  | roll 2d6 = 4 7
  |              ^
right would be: roll 2d6 = 4 3
?1
> edition american
-c:1:9: error: no edition is called "american".
  | edition american
  |         ^^^^^^^^
right would be: edition book
?1
> log 99
#1       0:00  side red
               Red: back line south, letter r.
#2       0:00  side blue
               Blue: back line north, letter b.
#3       0:00  body RA 5 inf
               RA: 5 Red foot.
$ umpire -c muster $B
Red: 5 foot, 0 horse, 0 guns: 5 men, 5 points
    RA     5 foot
    no guns
    bought for 5 of 150 points: 145 left.  [F7]
    5 = 5 fit + 0 dead + 0 prisoners + 0 disarmed + 0 off + 0 delivered
Blue: 0 foot, 0 horse, 0 guns: 0 men, 0 points
    no guns
    bought for 0 of 150 points: 150 left.  [F7]
    0 = 0 fit + 0 dead + 0 prisoners + 0 disarmed + 0 off + 0 delivered
Not equal: Red has 5 foot more.  [F1]
Not alike in composition.  [F1]
Front: 1 foot for 5 men at 8 to the foot.  [F4]
Size: 5 men a side; the usual battle has 130 with four or five guns, a field of
  eighteen feet over 200 with six.  [F5 F6]
Drawn when both are below 10.  [V1f V1g]
