# Lines that are wrong: never acted on, shown where, with a right line at the
# end. After each state and log stay as they were.
> side red back south ; side blue back north ; body RA 20 inf ; gun RG1 ; body BA 20 inf
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
#3 RA: 20 Red foot.
#4 RG1: a gun of Red.
#5 BA: 20 Blue foot.
> start red
#6 The battle starts: Red moves first.
    irregular: 1 gun against 0.                                     [F1 M1]
> next
#7 Red's move 1.  2:00 on the clock.                                  [M3a]
> log 1
#7       0:00  next
               Red's move 1.  2:00 on the clock.
> mleee 5ra v 7ba iso
-c:1:1: error: unknown word "mleee", did you mean melee?
  | mleee 5ra v 7ba iso
  | ^^^^^
right would be: melee 5ra v 7ba iso
?1
> f
-c:1:2: error: the line stops too early.
  | f
  |  ^
expected: labels
right would be: help fire
?1
> me 5ra v 7ba iso
#8 M1: 5 Red foot v 7 Blue foot.  Red isolated, 3 needed.
    2 taken, 3 dead each side, 4 Blue stand.               [H1a H3e H3h P2]
    on the floor: lift 3 Red and 3 Blue, turn 2 Red about, 1 Blue to guard
    Red picks who falls; no gunner or guard among them.   Red 26, Blue 18
    Time.  Red's move 1 took 0:00 of 2:00.
    P1: 2 Red prisoners, 1 guard.
> s r
-c:1:3: error: "r" is more than this line takes.
  | s r
  |   ^
right would be: s
?1
> fire RG9 1
-c:1:1: refused: that move is over and ruled on; this belongs before its rulings.
?3
> fire RG1 many
-c:1:10: error: cannot read "many" here.
  | fire RG1 many
  |          ^^^^
expected: a number
right would be: help fire
?1
> fire RG1 1 1bx
-c:1:1: refused: that move is over and ruled on; this belongs before its rulings.
?3
> move RZ 12 n
-c:1:1: refused: that move is over and ruled on; this belongs before its rulings.
    right would be: late move RA 12 n
?3
> move RA 6,5 n
-c:1:10: error: ",": a comma is never a decimal point.
  | move RA 6,5 n
  |          ^
expected: a length
right would be: late move RA 6.5 n
?1
> move RA 6 1/3 n
-c:1:11: error: cannot read "1/3" here.
  | move RA 6 1/3 n
  |           ^^^
expected: a heading: n, 2h or 45d
right would be: late move RA 12 n
?1
> move RA twelve n
-c:1:9: error: cannot read "twelve" here.
  | move RA twelve n
  |         ^^^^^^
expected: a length
right would be: late move RA 12 n
?1
> move RA 801' n
-c:1:9: error: "801'" is too large for a floor (over 800 ft).
  | move RA 801' n
  |         ^^^^
expected: a length
right would be: late move RA 12 n
?1
> move RA 99999999999999999999 n
-c:1:9: error: "99999999999999999999" is too large for a floor (over 800 ft).
  | move RA 99999999999999999999 n
  |         ^^^^^^^^^^^^^^^^^^^^
expected: a length
right would be: late move RA 12 n
?1
> move RA 12 up
-c:1:12: error: cannot read "up" here.
  | move RA 12 up
  |            ^^
expected: a heading: n, 2h or 45d
right would be: late move RA 12 n
?1
> move RA 12 n and back
-c:1:14: error: "and" is more than this line takes.
  | move RA 12 n and back
  |              ^^^
right would be: late move RA 12 n
?1
> kill RA.1
-c:1:10: error: the line stops too early.
  | kill RA.1
  |          ^
expected: a text
right would be: kill 2RA the cat
?1
> melee 5ra 7ba iso
-c:1:11: error: cannot read "7ba" here.
  | melee 5ra 7ba iso
  |           ^^^
expected: melee MEN v MEN [SUPPORT]
right would be: melee 8ib v 5ir s2
?1
> melee 5ra v iso
-c:1:13: error: no body or gun is called "iso".
  | melee 5ra v iso
  |             ^^^
right would be: melee 8ib v 5ir s2
?1
> melee 0ra v 5ba iso
-c:1:7: error: 0 is not from 1 to 1000000.
  | melee 0ra v 5ba iso
  |       ^
expected: men
right would be: melee 1ra v 5ba iso
?1
> note
-c:1:5: error: the line stops too early.
  | note
  |     ^
expected: a text
right would be: note the church fell over
?1
> side "Red
-c:1:6: error: cannot read ""Red" here.
  | side "Red
  |      ^^^^
expected: a label
right would be: help side
?1
> battle "An open quote
-c:1:8: error: the quotation mark is not closed.
  | battle "An open quote
  |        ^
expected: a text
right would be: help battle
?1
> body RB 4 inf "An open quote
-c:1:15: error: the quotation mark is not closed.
  | body RB 4 inf "An open quote
  |               ^
expected: a text
right would be: help body
?1
> @soon note x
-c:1:1: error: "@soon" is no time stamp.
  | @soon note x
  | ^^^^^
right would be: next
?1
> #4 note x
-c:1:1: error: unknown word "#4".
  | #4 note x
  | ^^
right would be: next
?1
> log 1
#8       0:00  melee 5ra v 7ba iso
               M1: 5 Red foot v 7 Blue foot.  Red isolated, 3 needed.
> show red
Red: 20 foot: 15 fit, 3 dead, 2 prisoners
    RA     20 foot: 15 fit, 3 dead, 2 prisoners
    RG1    Red
$ umpire verify $B
story.battle: 8 entries, all as recorded
