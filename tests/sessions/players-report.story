# Who commands what, from the side's own line to the report: in answers, when
# somebody takes over, in disputes.
> @2026-11-30T14:00:00Z side red player "Ann" "Will" back south ; side blue player "Ben" back north
#1 Red, led by Ann, Will: back line south, letter r.
#2 Blue, led by Ben: back line north, letter b.
> body RA 20 inf ; body RB 20 inf ; body BA 40 inf
#3 RA: 20 Red foot.
#4 RB: 20 Red foot.
#5 BA: 40 Blue foot.
> player Cy ra
#6 Cy commands RA.
    Red's players: Ann and Will; Cy with RA.
> player Ann rb
#7 Ann commands RB.
    Red's players: Ann and Will; Cy with RA; Ann with RB.
> start red
#8 The battle starts: Red moves first.                                 [M1]
> next
#9 Red's move 1.  2:00 on the clock.
    Red's players: Ann and Will; Cy with RA; Ann with RB.             [M3a]
> move ra 12 n
#10 Red RA (Cy) moves 12" north: 20 men.
    No gunner or guard among them.                                     [A1]
> @+20 dispute Cy one was pushed
#11 Dispute 1, Cy of Red: one was pushed
    The clock stands until the verdict.
> @+30 verdict red two saw it
#12 Dispute 1 ends for Red after 0:30: two saw it
    The clock goes on.
> dispute ben: the wheel is off
#13 Dispute 2, Ben of Blue: the wheel is off
    The clock stands until the verdict.
> verdict it stays
#14 Dispute 2 ends after 0:00: it stays
    The clock goes on.
> dispute Cyril is no player
#15 Dispute 3: Cyril is no player
    The clock stands until the verdict.
> verdict noted
#16 Dispute 3 ends after 0:00: noted
    The clock goes on.
> dispute Ann
#17 Dispute 4, Ann of Red.
    The clock stands until the verdict.
> verdict her word
#18 Dispute 4 ends after 0:00: her word
    The clock goes on.
> next
#19 Blue's move 1.  2:00 on the clock.
    Time.  Red's move 1 took 0:20 of 2:00.                            [M3a]
> player "Aunt Fay" blue
#20 Aunt Fay takes over Blue.
> player Ben ba
#21 Ben commands BA.
    Blue's players: Aunt Fay; Ben with BA.
> next
#22 Red's move 2.  2:00 on the clock.
    Red's players: Ann and Will; Cy with RA; Ann with RB.             [M3a]
    Time.  Blue's move 1 took 0:00 of 2:00.
> player Dot rb
#23 Dot commands RB.
    Red's players: Ann and Will; Cy with RA; Dot with RB.
> player Eve ra rb
#24 Eve commands RA, RB.
    Red's players: Ann and Will; Eve with RA, RB.
> precedents cy
Dispute 1, #11: Cy one was pushed
    #12 for Red after 0:30: two saw it
Dispute 3, #15: Cyril is no player
    #16 after 0:00: noted
> report
A battle
========
The battle is not finished; so far each side has 40 points.

Date        30 November 2026
Rules       Little Wars by the book; a Fight to the Finish
Red         Red, led by Ann and Will, from the south: 40 foot. 20 foot (RA)
            under Eve; 20 foot (RB) under Eve.
Blue        Blue, led by Ben, then Aunt Fay, from the north: 40 foot (BA) under
            Ben.
First move  Red

Red 1.  A dispute was raised by Cy of Red: “one was pushed”. The verdict was
for Red: “two saw it”. Ben of Blue raised a dispute: “the wheel is off”. It was
decided: “it stays”. A dispute was raised: “Cyril is no player”. The verdict
was “noted”. Ann of Red raised a dispute. It was decided: “her word”.
Blue 1.  Aunt Fay took over Blue. From here on Ben commanded BA.
Red 2.  Dot took command of RB. From here on Eve commanded RA and RB.

The battle is not finished: Red's second move is being played.

The score so far, provisional
Red         40: 40 foot 40; net 0.
Blue        40: 40 foot 40; net 0.

Losses     brought  shot  melee  otherwise  captured  left
Red foot        40     0      0          0         0    40
Blue foot       40     0      0          0         0    40

Red used 0:20 of 4:00 in two moves, Blue 0:00 of 2:00 in one. With settling,
intervals and pauses it took 0:50. The clock stood still for 0:30 in dispute
(“one was pushed”).
Told by umpire 0.1.0 from a log of 24 entries.
> export sides
side,name,player,back,infantry,cavalry,guns,first_player
red,,"Ann, Will, Cy, Dot, Eve",south,40,0,0,yes
blue,,"Ben, Aunt Fay",north,40,0,0,no
> export bodies
body,side,player,arm,name,mustered,fit,dead,prisoner,disarmed,off,delivered
RA,red,Eve,inf,,20,20,0,0,0,0,0
RB,red,Eve,inf,,20,20,0,0,0,0,0
BA,blue,Ben,inf,,40,40,0,0,0,0,0
> undo
#25 undone: #24 player Eve ra rb
> show red
Red: 40 foot: 40 fit
    led by Ann and Will; Cy with RA; Dot with RB
    RA     20 foot: 20 fit
    RB     20 foot: 20 fit
# Men split off stay with their commander until another is named; a body that
# has joined another has none; a gun has none of its own; nobody is said twice.
> split ra:6 RX
#26 RX: 6 Red foot.
    No gunner or guard among them.
> move rx
#27 Red RX (Cy) moves, within reach: 6 men.
    No gunner or guard among them.                                     [A1]
> player Gil rx RX
#28 Gil commands RX.
    Red's players: Ann and Will; Cy with RA; Dot with RB; Gil with RX.
> show red
Red: 40 foot: 40 fit
    led by Ann and Will; Cy with RA; Dot with RB; Gil with RX
    RA     14 foot: 14 fit
    RB     20 foot: 20 fit
    RX     6 foot: 6 fit
> join RX ra
#29 RX joins RA: 20 men.
> show red
Red: 40 foot: 40 fit
    led by Ann and Will; Cy with RA; Dot with RB
    RA     20 foot: 20 fit
    RB     20 foot: 20 fit
    RX     0 foot: nobody
> player Gil blue ra
-c:1:12: error: no body or gun is called "blue".
  | player Gil blue ra
  |            ^^^^
right would be: player Mum blue
?1
> player Gil green
-c:1:12: error: no side is called "green".
  | player Gil green
  |            ^^^^^
right would be: player Gil red
?1
> player Gil
-c:1:11: error: the line stops too early.
  | player Gil
  |           ^
expected: a label
right would be: player Mum blue
?1
$ umpire new g.battle
$ umpire --keep-going -c 'side red; side blue; body ra 9 inf; gun rg1' 'player Gil rg1' 'player Gil RA rg1' 'player Gil ra' g.battle
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
#3 ra: 9 Red foot.
#4 rg1: a gun of Red.
#5 Gil commands ra.
    Red's players: Gil with ra.
-c:2:12: error: a gun is commanded by who commands the men that serve it.
  | player Gil rg1
  |            ^^^
right would be: player Mum blue
-c:3:15: error: a gun is commanded by who commands the men that serve it.
  | player Gil RA rg1
  |               ^^^
right would be: player Mum blue
?1
