# What start finds irregular in a Defensive Game, and goes on: the proportion,
# who is first, that nobody was said to defend.
> side red back south ; side blue back north ; body RA 31 inf ; body BA 20 inf
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
#3 RA: 31 Red foot.
#4 BA: 20 Blue foot.
> game defence defender red
#5 The game: Defensive Game, Red defends.
                                                                  [V3d V3e]
    Red sets out anywhere on its side, not within a move of the middle line;
      Blue a move from its back line, and moves first.
> ? start red
The battle starts: Red moves first.
    irregular: 31 defenders against 20: 13 would be right.     [V3a V3e M1]
    irregular: Blue ought to move first, and Red begins.
> game defence defender blue
#6 The game: Defensive Game, Blue defends.
                                                                  [V3d V3e]
    Blue sets out anywhere on its side, not within a move of the middle line;
      Red a move from its back line, and moves first.
> ? start blue
The battle starts: Blue moves first.
    irregular: 20 defenders against 31: 21 would be right.     [V3a V3e M1]
    irregular: Red ought to move first, and Blue begins.
> ? start red
The battle starts: Red moves first.
    irregular: 20 defenders against 31: 21 would be right.         [V3a M1]
> body BB 1 inf
#7 BB: 1 Blue foot.
> ? start red
The battle starts: Red moves first.                                    [M1]
> body BC 1 inf
#8 BC: 1 Blue foot.
> ? start red
The battle starts: Red moves first.
    irregular: 22 defenders against 31: 21 would be right.         [V3a M1]
> game finish
#9 The game: Fight to the Finish.
> game defence
#10 The game: Defensive Game.
    Who defends is tossed for when the Country is made: toss defender  [V3c]
> start red
#11 The battle starts: Red moves first.
    irregular: nobody was said to defend: Blue does.           [V3c V3a M1]
    irregular: 22 defenders against 31: 21 would be right.
# The russian text has it the other way round: three to two.
$ umpire new other.battle
$ umpire -c 'edition russian' 'side red; side blue; body ra 20 inf; body ba 30 inf' 'game defence defender blue' '? start red' 'body RB 10 inf' 'start red' other.battle
#1 The edition: russian.
#2 Red: back line south, letter r.
#3 Blue: back line north, letter b.
#4 ra: 20 Red foot.
#5 ba: 30 Blue foot.
#6 The game: Defensive Game, Blue defends.
                                                         [V3d V3e; russian]
    Blue sets out anywhere on its side, not within a move of the middle line;
      Red a move from its back line, and moves first.
The battle starts: Red moves first.                           [M1; russian]
#7 RB: 10 Red foot.
#8 The battle starts: Red moves first.
    irregular: 30 defenders against 30: 45 would be right.  [V3a M1; russian]
