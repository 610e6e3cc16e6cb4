# Men are joined by +. Who parts them by a blank would kill one man, and have
# the others for his reason: that is no reason.
> side red
#1 Red: back line south, letter r.
> side blue
#2 Blue: back line north, letter b.
> body RA 12 inf
#3 RA: 12 Red foot.
> body BA 12 inf
#4 BA: 12 Blue foot.
> gun BG1
#5 BG1: a gun of Blue.
> kill ra.12 rb
#6 1 Red foot dead: rb.
> start red
#7 The battle starts: Red moves first.
    irregular: 0 guns against 1.                                    [F1 M1]
> next
#8 Red's move 1.  1:00 on the clock.                                  [M3a]
> kill ra.8 ra.9
-c:1:11: error: "ra.9" is no reason: men are joined by +.
  | kill ra.8 ra.9
  |           ^^^^
right would be: kill ra.8+ra.9 trodden on
?1
> kill ra.8 ra.9 ra.10,11
-c:1:11: error: "ra.9 ra.10,11" is no reason: men are joined by +.
  | kill ra.8 ra.9 ra.10,11
  |           ^^^^^^^^^^^^^
right would be: kill ra.8+ra.9+ra.10,11 trodden on
?1
> kill 2ra 1ib
-c:1:10: error: "1ib" is no reason: men are joined by +.
  | kill 2ra 1ib
  |          ^^^
right would be: kill 2ra+1ib trodden on
?1
> kill 2ra allb
-c:1:10: error: "allb" is no reason: men are joined by +.
  | kill 2ra allb
  |          ^^^^
right would be: kill 2ra+allb trodden on
?1
> kill ra.8 ra
-c:1:11: error: "ra" is no reason: men are joined by +.
  | kill ra.8 ra
  |           ^^
right would be: kill ra.8+ra trodden on
?1
> kill ra.8 "ra.9"
-c:1:11: error: "ra.9" is no reason: men are joined by +.
  | kill ra.8 "ra.9"
  |           ^^^^^^
right would be: kill ra.8+ra.9 trodden on
?1
> overrule: kill ra.8 ra.9
-c:1:21: error: "ra.9" is no reason: men are joined by +.
  | overrule: kill ra.8 ra.9
  |                     ^^^^
right would be: overrule: kill ra.8+ra.9 trodden on
?1
# There is no such man, but nothing else is meant.
> kill ra.8 ra.99
-c:1:11: error: "ra.99" is no reason: men are joined by +.
  | kill ra.8 ra.99
  |           ^^^^^
right would be: kill ra.8+1ra trodden on
?1
# What is more than men is a reason, and so is who did it.
> kill ra.7 ra.6 fell on him
#9 1 Red foot dead: ra.6 fell on him.
> kill ra.8 blue
#10 1 Red foot dead: blue.
> kill ra.9 bg1
#11 1 Red foot dead: bg1.
# Nobody is called so in this battle.
> kill ra.10 rb.1
#12 1 Red foot dead: rb.1.
> kill ra.11 p1
#13 1 Red foot dead: p1.
> kill 1ba 1ra+2rx
#14 1 Blue foot dead: 1ra+2rx.
    No gunner or guard among them.
# To restore needs no reason.
> restore ra.8 ra.9
-c:1:14: error: "ra.9" is no reason: men are joined by +.
  | restore ra.8 ra.9
  |              ^^^^
right would be: restore ra.8+ra.9
?1
> restore ra.8+ra.9
#15 2 Red fit again, by the referee's word.
> restore ra.10 he stood
#16 1 Red fit again, by the referee's word: he stood.
# What stood when there was no RB stands when there is one before it.
> before #5 body RB 4 inf
#17 RB: 4 Red foot.
    stands before #5.
    score: Red 13, was 9
> kill ra.9 rb
-c:1:11: error: "rb" is no reason: men are joined by +.
  | kill ra.9 rb
  |           ^^
right would be: kill ra.9+rb trodden on
?1
> muster
Red: 16 foot, 0 horse, 0 guns: 16 men, 16 points
    RA     12 foot
    RB     4 foot
    no guns
    bought for 16 of 150 points: 134 left.  [F7]
    16 = 13 fit + 3 dead + 0 prisoners + 0 disarmed + 0 off + 0 delivered
Blue: 12 foot, 0 horse, 1 gun: 12 men, 22 points
    BA     12 foot
    12.0 foot and 0.0 horse to a gun, of 20 to 25 and 12 to 15: few men.  [F3]
    bought for 22 of 150 points: 128 left.  [F7]
    12 = 11 fit + 1 dead + 0 prisoners + 0 disarmed + 0 off + 0 delivered
Not equal: Red has 4 foot more, Blue 1 gun.  [F1]
Alike in composition.  [F1]
Front: 2 feet for 16 men at 8 to the foot.  [F4]
Size: 16 men a side; the usual battle has 130 with four or five guns, a field of
  eighteen feet over 200 with six.  [F5 F6]
Drawn when both are below 10.  [V1f V1g]
