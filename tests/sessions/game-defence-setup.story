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
# Where men are put down it is looked at: the defender not within a move of the
# middle line, the attacker a move from his own. At the limit and a tape's
# tolerance past it all is well.
$ umpire new floor.battle
$ umpire -c 'side red back south ; side blue back north' 'field 18 x 8' 'body RA 4 inf ; body RC 2 cav ; body BA 4 inf ; body BC 2 cav' 'game defence defender blue' floor.battle
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
#3 The field: 18' wide, 8' from line to line; bare numbers are feet here only.
#4 RA: 4 Red foot.
#5 RC: 2 Red horse.
#6 BA: 4 Blue foot.
#7 BC: 2 Blue horse.
#8 The game: Defensive Game, Blue defends.
                                                                  [V3d V3e]
    Blue sets out anywhere on its side, not within a move of the middle line;
      Red a move from its back line, and moves first.
$ umpire -c "put ba.1 3',5'" "put bc.1 5',6'" "put ra.1 3',1'" "put rc.1 5',2'" '? start red' floor.battle
#9 BA.1 stands at 3',5'.
#10 BC.1 stands at 5',6'.
#11 RA.1 stands at 3',1'.
#12 RC.1 stands at 5',2'.
The battle starts: Red moves first.
    irregular: 6 defenders against 6: 4 would be right.            [V3a M1]
$ umpire -c "put ba.1 3',4'11-3/4" "put ra.1 3',1'1/4" '? start red' floor.battle
#13 BA.1 stands at 3',4'11-3/4".
#14 RA.1 stands at 3',1'0-1/4".
The battle starts: Red moves first.
    irregular: 6 defenders against 6: 4 would be right.            [V3a M1]
$ umpire -c "put ba.1 3',4'11-47/64" "put bc.1 5',5'11" "put ra.1 3',1'17/64" '? start red' floor.battle
#15 BA.1 stands at 3',4'11-47/64".
#16 BC.1 stands at 5',5'11".
#17 RA.1 stands at 3',1'0-17/64".
The battle starts: Red moves first.
    irregular: 6 defenders against 6: 4 would be right.    [V3a V3e V3d M1]
    irregular: Red has 1 man more than a move before its back line.
    irregular: Blue has 2 men within a move of the middle line.
$ umpire -c 'set defence.setout 6 because the floor is small' 'set defence.middle_clear 2ft because of the sofa' '? start red' floor.battle
#18 defence.setout is 6".
    because the floor is small
#19 defence.middle_clear is 2'.
    because of the sofa
The battle starts: Red moves first.
               [V3a V3e V3d M1; defence.setout 6"; defence.middle_clear 2']
    irregular: 6 defenders against 6: 4 would be right.
    irregular: Red has 2 men more than 6" before its back line.
    irregular: Blue has 2 men within 2' of the middle line.
