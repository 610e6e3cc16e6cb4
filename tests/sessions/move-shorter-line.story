# A first move is measured from the back line, each man's own: who stands in front
# of it goes too far though the first of them does not, and no shorter way in the
# same direction ends on the field.
> side red back south ; side blue back north ; field 8 x 8
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
#3 The field: 8' wide, 8' from line to line; bare numbers are feet here only.
> body RA 2 inf ; body BA 2 inf
#4 RA: 2 Red foot.
#5 BA: 2 Blue foot.
> put ra.1-2 each 10",0 12",12"
#6 RA: 2 men, each at his own place, the first at 10",0".
> start red
#7 The battle starts: Red moves first.
    irregular: nobody tossed for the first move.                       [M1]
> next
#8 Red's move 1.  1:00 on the clock.                                  [M3a]
> move ra to 20",1"
-c:1:12: refused: RA.2 goes 4 13/32" over a foot, measured from his back line.  [M2b]
    to allow it: overrule: move ra to 20",1" because ...
?3
> move ra to 10",1"
-c:1:12: refused: RA.2 goes 1" over a foot, measured from his back line.   [M2b]
    right would be: move ra to 10",0"
    to allow it: overrule: move ra to 10",1" because ...
?3
> move ra.2 to 20",12"
-c:1:14: refused: RA.2 goes 2 27/64" over a foot, measured from his back line.  [M2b]
    right would be: move ra.2 to 1'6-21/32",9-63/64"
    to allow it: overrule: move ra.2 to 20",12" because ...
?3
# in a battle of centimetres to the millimetre
> units cm
#9 A bare number is centimetres from now on.
> move ra.2 to 50,30
-c:1:14: refused: RA.2 goes 5.3115 cm over a foot, measured from his back line.
                                                                      [M2b]
    right would be: move ra.2 to 47.1cm,25.5cm
    to allow it: overrule: move ra.2 to 50,30 because ...
?3
