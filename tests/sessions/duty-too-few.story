# Whether he who guards is among them is asked where that would be enough; where
# even with him there are too few, that is what is wrong.
> side red
#1 Red: back line south, letter r.
> side blue
#2 Blue: back line north, letter b.
> body RC 3 cav
#3 RC: 3 Red horse.
> body BC 1 cav
#4 BC: 1 Blue horse.
> body BA 9 inf
#5 BA: 9 Blue foot.
> start blue
#6 The battle starts: Blue moves first.
    irregular: 3 men against 10.                                    [F1 M1]
> next
#7 Blue's move 1.  1:00 on the clock.                                 [M3a]
> bc v rc iso
#8 M1: 1 Blue horse v 3 Red horse.  Blue isolated, 1 needed.
                                  [H1a H3e reading 5 H3h P2 V1f reading 28]
    1 taken, nobody dead, 3 Red stand.
    on the floor: turn 1 Blue about, 1 Red to guard
    Blue picks who guards; no gunner or guard among them.   Red 5, Blue 9 1/2
    Time.  Blue's move 1 took 0:00 of 1:00.
    P1: 1 Blue prisoner, 1 guard.
    Red has 3 left, Blue has 9: decided, a draw [V1f]; finish drawn when you
      agree.
> next
#9 Red's move 1.  1:00 on the clock.                                  [M3a]
> 5rc v 2ba s2
-c:1:1: error: only 3 can be taken, 5 wanted.
  | 5rc v 2ba s2
  | ^^^
right would be: 2rc+RC.1 v 2ba s2
?1
> 3rc v 2ba s2
-c:1:1: error: only 2 have no duty and 3 are wanted: say whether RC.1 is one of them.
  | 3rc v 2ba s2
  | ^^^
right would be: 2rc+RC.1 v 2ba s2
?1
> 2rc v 2ba s2
#10 M2: 2 Blue foot v 2 Red horse.  Equal: all fall.
    2 dead each side, nobody stands.                              [H3c H3h]
    on the floor: lift 2 Blue and 2 Red
    no choice in it; no gunner or guard among them.   Red 2, Blue 7 1/2
    Time.  Red's move 1 took 0:00 of 1:00.
