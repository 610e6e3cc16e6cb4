# What else could come of a line: with so many more or fewer, and by the other
# editions. Everything is found by trying it; nothing is kept.
> side red ; side blue ; body RA 40 inf ; body RC 6 cav ; body BA 30 inf ; body BC 5 cav ; gun RG1 ; gun BG1
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
#3 RA: 40 Red foot.
#4 RC: 6 Red horse.
#5 BA: 30 Blue foot.
#6 BC: 5 Blue horse.
#7 RG1: a gun of Red.
#8 BG1: a gun of Blue.
> start red ; go
#9 The battle starts: Red moves first.
    irregular: 46 men against 35.                                   [F1 M1]
#10 Red's move 1.  3:00 on the clock.                                 [M3a]
# 5 near of 13 are not half, 7 would be: two more near and none is taken. In the
# retelling half of all 35 Blues counts, the 13 among them: 18 with the 5.
> ? 13b v 19r s5
M1: 13 Blue foot v 19 Red foot.  Blue isolated: 5 near, 7 needed.
    6 taken, 7 dead each side, 12 Red stand.               [H1a H3e H3h P2]
    on the floor: lift 7 Blue and 7 Red, turn 6 Blue about, 1 Red to guard
    Red picks who falls; no gunner or guard among them.   Red 55, Blue 37 1/2
    Time.  Red's move 1 took 0:00 of 3:00.
    P1: 6 Blue prisoners, 1 guard.
    score: Red 55, was 59, Blue 37 1/2, was 47 1/2
    with 2 more near: Blue supported, 13 dead each side.
    with 19b for 13b: equal, all 19 dead each side.
    with 10b for 13b: Blue supported, 10 dead each side.
    with 13r for 19r: equal, all 13 dead each side.
    edition retelling, french: Blue supported, 13 dead each side.
# The other way: with one fewer near they would be isolated. In the russian
# text the 13 do not count for themselves: 7 of 35.
> ? 13ib v 19r s7
M1: 13 Blue foot v 19 Red foot.  Blue supported: 7 near, 7 needed.
    13 dead each side, 6 Red stand.                           [H1b H3g H3h]
    on the floor: lift 13 Blue and 13 Red
    Red picks who falls; no gunner or guard among them.   Red 46, Blue 34 1/2
    Time.  Red's move 1 took 0:00 of 3:00.
    score: Red 46, was 59, Blue 34 1/2, was 47 1/2
    with 1 fewer near: Blue isolated, 6 taken, 7 dead each side.
    with 15ib for 13ib: Blue isolated, 4 taken, 11 dead each side.
    with 13r for 19r: equal, all 13 dead each side.
    edition russian: Blue isolated, 6 taken, 7 dead each side.
# Equal numbers: who comes in makes the difference.
> ? 5cb v 5ir iso
M1: 5 Blue horse v 5 Red foot.  Equal: all fall.
    5 dead each side, nobody stands.                              [H3c H3h]
    on the floor: lift 5 Blue and 5 Red
    no choice in it; no gunner or guard among them.   Red 54, Blue 40
    Time.  Red's move 1 took 0:00 of 3:00.
    score: Red 54, was 59, Blue 40, was 47 1/2
    with 4cb for 5cb: Blue isolated, 1 taken, 3 dead each side.
    with 6ir for 5ir: Blue isolated, 1 taken, 4 dead each side.
    with 4ir for 5ir: Red isolated, 1 taken, 3 dead each side.
# A house rule stays a house rule when another edition is tried. Half of the
# army in the book is 18 of 35 others; the retelling counts the 13 themselves.
> set isolation.basis army because we agreed
#11 isolation.basis is army.
    because we agreed
> ? 13b v 19r s5
M1: 13 Blue foot v 19 Red foot.  Blue isolated: 5 near, 18 needed.
                           [H1a H3e reading 1 H3h P2; isolation.basis army]
    6 taken, 7 dead each side, 12 Red stand.
    on the floor: lift 7 Blue and 7 Red, turn 6 Blue about, 1 Red to guard
    Red picks who falls; no gunner or guard among them.   Red 55, Blue 37 1/2
    Time.  Red's move 1 took 0:00 of 3:00.
    P1: 6 Blue prisoners, 1 guard.
    score: Red 55, was 59, Blue 37 1/2, was 47 1/2
    with 13 more near: Blue supported, 13 dead each side.
    with 19b for 13b: equal, all 19 dead each side.
    with 13r for 19r: equal, all 13 dead each side.
    edition retelling, french: Blue supported, 13 dead each side.
> undo
#12 undone: #11 set isolation.basis army because we agreed
# A line that is refused, and would not be elsewhere.
> ? fire rg1 down ba.3
-c:1:8: refused: no gun fires before the first player's move 2.            [M4]
    to allow it: overrule: fire rg1 down ba.3 because ...
?3
> set gun.first_fire_turn 1 because we agreed
#13 gun.first_fire_turn is 1.
    because we agreed
> ? fire rg1 down ba.3 touch ba.4
Red RG1: 1 shot, 1 Blue foot dead.
    BA.4 touched, not killed.      [A6a A6b A6c A4b; gun.first_fire_turn 1]
    RG1 has 3 shots left.
    score: Blue 46 1/2, was 47 1/2
    edition russian: Red RG1: 1 shot, 2 Blue foot dead.
> ? fire rg1 touch ba.3 down ba.4
Red RG1: 1 shot, 2 Blue foot dead.
    RG1 has 3 shots left.              [A6b A6a A4b; gun.first_fire_turn 1]
    score: Blue 45 1/2, was 47 1/2
    edition russian: Red RG1: 1 shot, 1 Blue foot dead.
> ? fire rg1 roll ba.3
Red RG1: 1 shot, 1 Blue foot dead.
    RG1 has 3 shots left.              [A6e A6b A4b; gun.first_fire_turn 1]
    score: Blue 46 1/2, was 47 1/2
    edition retelling, french: Red RG1: 1 shot, nobody dead.
> ? fire rg1 down ba.3 rebound touch ba.4
Red RG1: 1 shot, 1 Blue foot dead.
    BA.4 touched, not killed.  [A6a A6d A6b A6c A4b; gun.first_fire_turn 1]
    RG1 has 3 shots left.
    score: Blue 46 1/2, was 47 1/2
    edition retelling, french, russian: Red RG1: 1 shot, 2 Blue foot dead.
> time
#14 Time.  Red's move 1 took 0:00 of 3:00.                            [M3e]
> ? capture bg1 red past 4 near 2
BG1 is in dispute: 4 past its wheels, 2 of its own near.    [G4 reading 22]
    with 4 fewer past its wheels: BG1 is not taken: 0 past its wheels, 2 of its
      own near.
    with 2 more near: BG1 is not taken: 4 past its wheels, 4 of its own near.
    with 2 fewer near: Red takes BG1 from Blue.
> ? surrender 5bc to red s2
5 Blue horse surrender to Red.
    P1: 5 Blue prisoners, nobody to guard them.                        [P9]
    P1: nobody guards them: 5 go free when the move ends.
    No gunner or guard among them.
    score: Red 61 1/2, was 59, Blue 42 1/2, was 47 1/2
    with 1 more near: refused: not isolated: 3 near, 3 needed to be supported
      [P9].
    with 4bc for 5bc: refused: not isolated: 2 near, 2 needed to be supported
      [P9].
    edition retelling, french: refused: in this edition only in one's own move
      [P9].
> ? surrender 5bc to red s3
-c:1:24: refused: not isolated: 3 near, 3 needed to be supported.           [P9]
    to allow it: overrule: surrender 5bc to red s3 because ...
    with 1 fewer near: 5 Blue horse surrender to Red.
    edition retelling, french: refused: in this edition only in one's own move
      [P9].
    edition russian: 5 Blue horse surrender to Red.
?3
# Time allowed, and a move.
> ? move ra.1 13 n
-c:1:13: refused: 1" over a foot, the most for one move.                    [A1]
    right would be: ? move ra.1 12 n
    to allow it: overrule: move ra.1 13 n because ...
?3
> ? finish blue
Blue wins: Red 59, Blue 147 1/2.
    Red: 1 gun 10, 6 horse 9, 40 foot 40, in all 59, net -88 1/2.     [V1b]
    Blue: victory 100, 1 gun 10, 5 horse 7 1/2, 30 foot 30, in all 147 1/2, net
      88 1/2.
    score: Blue 147 1/2, was 47 1/2
$ umpire --json -c '? 13b v 19r s5' $B | grep -o '"otherwise":.*'
"otherwise":["with 2 more near: Blue supported, 13 dead each side.","with 19b for 13b: equal, all 19 dead each side.","with 10b for 13b: Blue supported, 10 dead each side.","with 13r for 19r: equal, all 13 dead each side.","edition retelling, french: Blue supported, 13 dead each side."]}
> log 2
#13      0:00  set gun.first_fire_turn 1 because we agreed
               gun.first_fire_turn is 1.
#14      0:00  time
               Time.  Red's move 1 took 0:00 of 3:00.
