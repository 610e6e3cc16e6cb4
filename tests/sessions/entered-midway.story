# A battle already begun is entered as it stands: who is dead, held, delivered,
# freed without arms or over the line, guns taken and off, men at the enemy's
# line, points given; and whose move comes next where the other was first.
> side red back south ; side blue back north
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
> body RA 20 inf ; body BA 20 inf ; gun RG1 ; gun RG2 ; gun BG1
#3 RA: 20 Red foot.
#4 BA: 20 Blue foot.
#5 RG1: a gun of Red.
#6 RG2: a gun of Red.
#7 BG1: a gun of Blue.
> game rear
#8 The game: Blow at the Rear.
> dead 4ra
#9 4 Red foot dead.
    No gunner or guard among them.
> prisoner BA.1-3 of red guard RA.5
#10 P1: 3 Blue prisoners, 1 guard.
> delivered BA.4-5 of red
#11 P2: 2 Blue delivered, beyond liberation.                           [P6]
> disarmed BA.6
#12 1 Blue foot on the field without arms.
    No gunner or guard among them.                             [reading 12]
> off RA.19,20
#13 2 Red foot off over their own back line.
    No gunner or guard among them.                             [reading 17]
> off RG2 with RA.18
#14 RG2 is off the field, and 1 man with it.                   [reading 17]
> gun BG1 held red
#15 BG1 is held by Red.
> gun RG1 takeable blue
#16 RG1 is in a position to be taken by Blue.                  [reading 23]
> reach RA.6-7
#17 2 Red at Blue's back line.
    No gunner or guard among them.
> award blue 2 1/2 the bridge
#18 Blue is awarded 2 1/2: the bridge.
> toss first = blue
#19 Blue wins the toss and moves first.
                                                           [M1 M2a M2b M2c]
    Blue sets out first, on, before or behind its line, then Red; with a
      curtain both at once.
> delivered BA.7 of blue
-c:1:11: error: these men are of Blue themselves.
  | delivered BA.7 of blue
  |           ^^^^
right would be: delivered RA.8-9 of blue
?1
> disarmed RA.1
-c:1:10: error: RA.1 is dead.
  | disarmed RA.1
  |          ^^^^
right would be: disarmed 1RA
?1
> start red 4
#20 The battle starts: Red's move 4 comes next.
    irregular: 2 guns against 1.                                    [F1 M1]
> show
Red 4 comes next
Red: 20 foot: 13 fit, 4 dead, 3 off
    RA     20 foot: 13 fit, 4 dead, 3 off
Blue: 20 foot: 14 fit, 3 prisoners, 1 disarmed, 2 delivered
    BA     20 foot: 14 fit, 3 prisoners, 1 disarmed, 2 delivered
Guns:
    RG1    Red, could be taken by Blue
    RG2    Red, off the field
    BG1    Red took it from Blue
P1: 3 Blue held by Red
    men: BA.1-3
    guard: RA.5
P2: 2 Blue delivered to Red
    men: BA.4-5
> score
                                   Red              Blue
victory                              0                 0
guns                     3          30     1          10
horse                    0           0     0           0
foot                    16          16    15          15
own men held             0           0     5       2 1/2
prisoners taken          5       2 1/2     0           0
awarded                              0             2 1/2
gross                           48 1/2                30
net                             18 1/2           -18 1/2
The game: Blow at the Rear
Provisional: the battle is not finished.  [V1b V1c V1d V1e]
> export prisoners
party,captor,side,man,taken_entry,taken_move,guards,state,ended_entry
P1,red,blue,BA.1,10,,RA.5,held,
P1,red,blue,BA.2,10,,RA.5,held,
P1,red,blue,BA.3,10,,RA.5,held,
P2,red,blue,BA.4,11,,,delivered,11
P2,red,blue,BA.5,11,,,delivered,11
> next
#21 Red's move 4.  3:00 on the clock.                                 [M3a]
> reach 1ra
#22 3 Red at Blue's back line; 3 decide it when the melees are settled.
    No gunner or guard among them.                         [V2a reading 30]
> fire bg1 1
#23 Red BG1: 1 shot, nobody hit.
    BG1 has 3 shots left.                                             [A4b]
> next
#24 Blue's move 5.  1:00 on the clock.
    Time.  Red's move 4 took 0:00 of 3:00.         [V2a reading 30 M3a V2b]
    3 Red at Blue's back line: decided for Red [V2a]; Blue has 6 moves to go
      back over its line; finish red when you agree.
    Blue's retreat: move 1 of 6.
> show red
Red: 20 foot: 13 fit, 4 dead, 3 off
    RA     20 foot: 13 fit, 4 dead, 3 off
    RG1    Red, could be taken by Blue
    RG2    Red, off the field
    BG1    Red took it from Blue
P1: 3 Blue held by Red
    men: BA.1-3
    guard: RA.5
P2: 2 Blue delivered to Red
    men: BA.4-5
> disarmed RA.9
-c:1:1: refused: the battle has started.
?3
