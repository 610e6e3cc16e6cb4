# A game of the players' own: its words are kept and shown, and the rules do
# not decide it.
> battle "The Church" at "the nursery" on 2026-11-30
#1 The battle: The Church, at the nursery, on 2026-11-30.
> side red ; side blue ; body RA 20 inf ; body BA 20 inf
#2 Red: back line south, letter r.
#3 Blue: back line north, letter b.
#4 RA: 20 Red foot.
#5 BA: 20 Blue foot.
> game own who holds the church when the clock strikes six; and nobody fires at it
#6 The game: a game of your own.
    who holds the church when the clock strikes six; and nobody fires at it
> start red
#7 The battle starts: Red moves first.                                 [M1]
> next
#8 Red's move 1.  1:00 on the clock.                                  [M3a]
> reach 3ra
#9 3 Red at Blue's back line, which does not decide this game.
    No gunner or guard among them.
> kill 20ba the cat
#10 20 Blue foot dead: the cat.
    No gunner or guard among them.
> finish
-c:1:1: error: the rules have not decided it: who has won, or drawn, or undecided?
right would be: finish red
?1
> score
                                   Red              Blue
victory                              0                 0
guns                     0           0     0           0
horse                    0           0     0           0
foot                    20          20     0           0
own men held             0           0     0           0
prisoners taken          0           0     0           0
gross                               20                 0
net                                 20               -20
The game: who holds the church when the clock strikes six; and nobody fires at
    it
Provisional: the battle is not finished.  [V1b V1c V1d V1e]
> finish red the church is his
#11 Red wins: Red 120, Blue 0.
    the church is his                                                 [V1b]
    Red: victory 100, 20 foot 20, in all 120, net 120.
    Blue: in all 0, net -120.
    Time.  Red's move 1 took 0:00 of 1:00.
> export battles
title,place,date,edition,game,words,part,defender,first_player,phase,outcome,winner,decided,rule
The Church,the nursery,2026-11-30,book,own,who holds the church when the clock strikes six; and nobody fires at it,,,red,finished,won,red,,
