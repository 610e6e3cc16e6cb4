# Setting up by the book (C1, C2, M1, M2): the Country, the side, who is first.
# Without a result the tool tosses, and what came up stands in the line.
> side red player Ann back south ; side blue player Ben back north
#1 Red, led by Ann: back line south, letter r.
#2 Blue, led by Ben: back line north, letter b.
> toss country = red
#3 Red wins the toss and arranges the Country.
    Blue chooses the side it plays from.                            [C1 C2]
> toss side = blue
#4 Blue wins the toss and chooses its side.                            [C2]
> force red 20 inf 10 cav 1 gun ; force blue 20 inf 10 cav 1 gun
#5 Red: 20 foot (Ri), 10 horse (Rc), 1 gun (RG1).
#6 Blue: 20 foot (Bi), 10 horse (Bc), 1 gun (BG1).
> ? start red
The battle starts: Red moves first.
    irregular: nobody tossed for the first move.                       [M1]
> toss first = red
#7 Red wins the toss and moves first.
                                                           [M1 M2a M2b M2c]
    Red sets out first, on, before or behind its line, then Blue; with a
      curtain both at once.
> ? start blue
The battle starts: Blue moves first.
    irregular: the toss gave the first move to Red, and Blue begins.   [M1]
> start red
#8 The battle starts: Red moves first.                                 [M1]
> toss first = blue
-c:1:1: refused: the battle has started.
?3
$ umpire new other.battle
$ umpire -c 'side red; side blue' 'toss country' 'toss first' other.battle | sed -E 's/^#[34] (Red|Blue)/SOMEBODY/' | grep SOMEBODY
SOMEBODY wins the toss and arranges the Country.
SOMEBODY wins the toss and moves first.
$ umpire log --script other.battle | grep -cE '(^| )toss (country|first) = (red|blue)$'
2
$ umpire export other.battle battles | cut -d, -f9 | grep -cE '^(red|blue)$'
1
$ umpire verify other.battle
other.battle: 4 entries, all as recorded
# In what order the men are put down, and where: the russian text lets nobody
# stand before his line.
$ umpire new first.battle
$ umpire -c 'edition russian' 'side red; side blue' 'toss first = blue' 'edition retelling' 'toss first = red' first.battle
#1 The edition: russian.
#2 Red: back line south, letter r.
#3 Blue: back line north, letter b.
#4 Blue wins the toss and moves first.
                                                  [M1 M2a M2b M2c; russian]
    Blue sets out first, on or behind its line, then Red; with a curtain both
      at once.
#5 The edition: retelling.
#6 Red wins the toss and moves first.
                                                [M1 M2a M2b M2c; retelling]
    Red sets out first, on, before or behind its line, then Blue; with a
      curtain both at once.
# By places, where the book's men may stand before or behind their line and the
# russian ones may not.
$ umpire --quiet -c 'field 16 x 8' 'body ba 3 inf' "put ba.1 3',7'11" 'edition russian' "put ba.2 4',7'11" first.battle ; umpire -c "put ba.3 4',8'6" first.battle
The field: 16' wide, 8' from line to line; bare numbers are feet here only.
ba: 3 Blue foot.
ba.1 stands at 3',7'11".
The edition: russian.
    refused: ba.2 would stand 5/8" before his back line.     [M2b; russian]
-c:1:10: error: "4',8'6" is 6" beyond the north edge of the field.
  | put ba.3 4',8'6
  |          ^^^^^^
right would be: put ba nowhere
?1
