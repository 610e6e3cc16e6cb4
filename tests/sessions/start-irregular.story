# start lists what is irregular, and goes on: numbers, guns, arms (F1), too
# many guns (F8), the fewest to play with (V1g), the same back line, no field
# where a part of the line counts, and no toss where others were made.
> side red back south ; side blue back south
#1 Red: back line south, letter r.
#2 Blue: back line south, letter b.
> body RA 30 inf ; body RC 10 cav ; body BA 20 inf ; body BC 20 cav
#3 RA: 30 Red foot.
#4 RC: 10 Red horse.
#5 BA: 20 Blue foot.
#6 BC: 20 Blue horse.
> gun RG1 ; gun BG1 ; gun BG2 ; gun BG3 ; gun BG4 ; gun BG5
#7 RG1: a gun of Red.
#8 BG1: a gun of Blue.
#9 BG2: a gun of Blue.
#10 BG3: a gun of Blue.
#11 BG4: a gun of Blue.
#12 BG5: a gun of Blue.
> game rear right
#13 The game: Blow at the Rear, the right half of the line.
> toss country = red
#14 Red wins the toss and arranges the Country.
    Blue chooses the side it plays from.                            [C1 C2]
> start red
#15 The battle starts: Red moves first.
    irregular: Blue has 5 guns for 40 men.                       [F8 F1 M1]
    irregular: 1 gun against 5.
    irregular: 10 horse against 20, not alike.
    irregular: both sides have the same back line.
    irregular: the field has not been measured.
    irregular: nobody tossed for the first move.
$ umpire new fewest.battle
$ umpire -c 'set draw.small_meaning fewest' 'side red; side blue; body ra 9 inf; body ba 10 inf' 'start red' fewest.battle
#1 draw.small_meaning is fewest.
#2 Red: back line south, letter r.
#3 Blue: back line north, letter b.
#4 ra: 9 Red foot.
#5 ba: 10 Blue foot.
#6 The battle starts: Red moves first.
                          [V1g reading 28 F1 M1; draw.small_meaning fewest]
    irregular: Red has 9, and 10 a side are the fewest to play with.
    irregular: 9 men against 10.
# Bought for as many points forces are as good as equal (F7): 80 horse and 3
# guns against 110 foot and 4 (F9).
$ umpire new bought.battle
$ umpire -c 'side red; side blue; force red 80 cav 3 guns; force blue 110 inf 4 guns' 'muster' 'start red' bought.battle
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
#3 Red: 80 horse (Rc), 3 guns (RG1 to RG3).
#4 Blue: 110 foot (Bi), 4 guns (BG1 to BG4).
Red: 0 foot, 80 horse, 3 guns: 80 men, 150 points
    Rc     80 horse
    0.0 foot and 26.7 horse to a gun, of 20 to 25 and 12 to 15: uneven.  [F3]
    bought for 150 of 150 points.  [F7]
    80 = 80 fit + 0 dead + 0 prisoners + 0 disarmed + 0 off + 0 delivered
Blue: 110 foot, 0 horse, 4 guns: 110 men, 150 points
    Bi     110 foot
    27.5 foot and 0.0 horse to a gun, of 20 to 25 and 12 to 15: uneven.  [F3]
    bought for 150 of 150 points.  [F7]
    110 = 110 fit + 0 dead + 0 prisoners + 0 disarmed + 0 off + 0 delivered
Not equal: Blue has 110 foot more, Red 80 horse, Blue 1 gun.  [F1]
Not alike in composition.  [F1]
Bought for as many points.  [F7]
Front: 14 feet for 110 men at 8 to the foot.  [F4]
Size: 110 men a side; the usual battle has 130 with four or five guns, a field
  of eighteen feet over 200 with six.  [F5 F6]
Drawn when both are below 15.  [V1f V1g]
#5 The battle starts: Red moves first.                                 [M1]
