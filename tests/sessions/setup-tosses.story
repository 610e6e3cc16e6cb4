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
    Red sets out first, then Blue; with a curtain both at once.  [M1 M2a M2c]
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
