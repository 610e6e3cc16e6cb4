# A Defensive Game (V3, reading 33): two to three, who sets out where, who is
# first; the defender fires at once; a quarter of the attacker's first men,
# rounded up, must stand at the line: of 30, eight. Of eight who have come one
# may fall in the melees of that move, and then it is seven.
> side red back south ; side blue back north ; body RA 30 inf ; body BA 20 inf ; gun BG1 ; gun RG1
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
#3 RA: 30 Red foot.
#4 BA: 20 Blue foot.
#5 BG1: a gun of Blue.
#6 RG1: a gun of Red.
> game defence
#7 The game: Defensive Game.
    Who defends is tossed for when the Country is made: toss defender  [V3c]
> toss defender = blue
#8 Blue wins the toss and defends.
                                                              [V3c V3d V3e]
    Blue sets out anywhere on its side, not within a move of the middle line;
      Red a move from its back line, and moves first.
> start red
#9 The battle starts: Red moves first.                                 [M1]
> next
#10 Red's move 1.  2:00 on the clock.                                 [M3a]
> fire rg1 1
-c:1:6: refused: no gun fires before the first player's move 2.            [M4]
    to allow it: overrule: fire rg1 1 because ...
?3
> next
#11 Blue's move 1.  2:00 on the clock.
    Time.  Red's move 1 took 0:00 of 2:00.                            [M3a]
> fire bg1 1 1ra
#12 Blue BG1: 1 shot, 1 Red foot dead.
    No gunner or guard among them.                 [V3f reading 19 A6a A4b]
    BG1 has 3 shots left.
> next
#13 Red's move 2.  2:00 on the clock.
    Time.  Blue's move 1 took 0:00 of 2:00.                           [M3a]
> reach 7ra
#14 7 Red at Blue's back line; 8 would decide it.
    No gunner or guard among them.                         [V3b reading 33]
> next ; next
#15 Blue's move 2.  2:00 on the clock.
    Time.  Red's move 2 took 0:00 of 2:00.                            [M3a]
#16 Red's move 3.  2:00 on the clock.
    Time.  Blue's move 2 took 0:00 of 2:00.                           [M3a]
> reach 1ra
#17 8 Red at Blue's back line; 8 decide it when the melees are settled.
    No gunner or guard among them.                         [V3b reading 33]
> melee ba.1 v ra.2
#18 M1: 1 Blue foot v 1 Red foot.  Equal: all fall.
    1 dead each side, nobody stands.                              [H3c H3h]
    on the floor: lift 1 Blue and 1 Red
    no choice in it; no gunner or guard among them.   Red 38, Blue 29
    Time.  Red's move 3 took 0:00 of 2:00.
> next ; next
#19 Blue's move 3.  2:00 on the clock.                                [M3a]
#20 Red's move 4.  2:00 on the clock.
    Time.  Blue's move 3 took 0:00 of 2:00.                           [M3a]
> reach 1ra
#21 8 Red at Blue's back line; 8 decide it when the melees are settled.
    No gunner or guard among them.                         [V3b reading 33]
> time
#22 Time.  Red's move 4 took 0:00 of 2:00.                            [M3e]
> settle
#23 Nothing waits to be settled.
                                                           [V3b reading 33]
    8 Red at Blue's back line: decided for Red [V3b]; finish red when you agree.
> next
#24 Blue's move 4.  2:00 on the clock.                                [M3a]
> next
#25 Red's move 5.  2:00 on the clock.
    Time.  Blue's move 4 took 0:00 of 2:00.                           [M3a]
> reach 1ra
#26 9 Red at Blue's back line; 8 decide it when the melees are settled.
    No gunner or guard among them.                         [V3b reading 33]
> next
#27 Blue's move 5.  2:00 on the clock.
    Time.  Red's move 5 took 0:00 of 2:00.                            [M3a]
> finish
#28 Red wins: Red 138, Blue 29.
    Red: victory 100, 1 gun 10, 28 foot 28, in all 138, net 109.  [V1b V3b]
    Blue: 1 gun 10, 19 foot 19, in all 29, net -109.
    Time.  Blue's move 5 took 0:00 of 2:00.
