# Several players a side: who commands which body, who takes over, and who is
# named where it matters.
> side red player Ann Will back south ; side blue player Ben back north
#1 Red, led by Ann, Will: back line south, letter r.
#2 Blue, led by Ben: back line north, letter b.
> body RA 20 inf "The Guards" ; body RB 20 inf ; body RC 10 cav ; body BA 30 inf
#3 RA: 20 Red foot, The Guards.
#4 RB: 20 Red foot.
#5 RC: 10 Red horse.
#6 BA: 30 Blue foot.
> player Cy ra rc
#7 Cy commands RA, RC.
    Red's players: Ann and Will; Cy with RA, RC.
> player Dot ba rb
-c:1:15: error: all these men must be of one side.
  | player Dot ba rb
  |               ^^
right would be: player Mum blue
?1
> player Eve rb
#8 Eve commands RB.
    Red's players: Ann and Will; Cy with RA, RC; Eve with RB.
> muster
Red: 40 foot, 10 horse, 0 guns: 50 men, 55 points
    led by Ann and Will
    RA     20 foot, commanded by Cy
    RB     20 foot, commanded by Eve
    RC     10 horse, commanded by Cy
    no guns
    bought for 55 of 150 points: 95 left.  [F7]
    50 = 50 fit + 0 dead + 0 prisoners + 0 disarmed + 0 off + 0 delivered
Blue: 30 foot, 0 horse, 0 guns: 30 men, 30 points
    led by Ben
    BA     30 foot
    no guns
    bought for 30 of 150 points: 120 left.  [F7]
    30 = 30 fit + 0 dead + 0 prisoners + 0 disarmed + 0 off + 0 delivered
Not equal: Red has 10 foot more, Red 10 horse.  [F1]
Not alike in composition.  [F1]
Front: 7 feet for 50 men at 8 to the foot.  [F4]
Size: 50 men a side; the usual battle has 130 with four or five guns, a field of
  eighteen feet over 200 with six.  [F5 F6]
Drawn when both are below 15.  [V1f V1g]
> start red
#9 The battle starts: Red moves first.
    irregular: 50 men against 30.                                   [F1 M1]
> next
#10 Red's move 1.  2:00 on the clock.
    Red's players: Ann and Will; Cy with RA, RC; Eve with RB.         [M3a]
> move ra 12 n
#11 Red RA (Cy) moves 12" north: 20 men.
    No gunner or guard among them.                                     [A1]
> move rb
#12 Red RB (Eve) moves, within reach: 20 men.
    No gunner or guard among them.                                     [A1]
> next
#13 Blue's move 1.  1:00 on the clock.
    Time.  Red's move 1 took 0:00 of 2:00.                            [M3a]
> move ba
#14 Blue BA moves, within reach: 30 men.
    No gunner or guard among them.                                     [A1]
> next
#15 Red's move 2.  2:00 on the clock.
    Red's players: Ann and Will; Cy with RA, RC; Eve with RB.         [M3a]
    Time.  Blue's move 1 took 0:00 of 1:00.
> player Fay red
#16 Fay takes over Red.
> show ra
RA, 20 foot of Red "The Guards"
    fit: RA.1-20
> show red
Red: 40 foot, 10 horse: 50 fit
    led by Fay
    RA     20 foot: 20 fit
    RB     20 foot: 20 fit
    RC     10 horse: 10 fit
> next
#17 Blue's move 2.  1:00 on the clock.
    Time.  Red's move 2 took 0:00 of 2:00.                            [M3a]
> player Ann rb
#18 Ann commands RB.
    Red's players: Fay; Ann with RB.
> export sides
side,name,player,back,infantry,cavalry,guns,first_player
red,,"Ann, Will, Cy, Eve, Fay",south,40,10,0,yes
blue,,Ben,north,30,0,0,no
> export bodies
body,side,player,arm,name,mustered,fit,dead,prisoner,disarmed,off,delivered
RA,red,,inf,The Guards,20,20,0,0,0,0,0
RB,red,Ann,inf,,20,20,0,0,0,0,0
RC,red,,cav,,10,10,0,0,0,0,0
BA,blue,,inf,,30,30,0,0,0,0,0
