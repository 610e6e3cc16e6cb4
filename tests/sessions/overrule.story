# The referee is sovereign: his result stands beside the computed one, with his
# reason, wherever the ruling is told of.
> side red ; side blue ; body RA 12 inf ; body BA 20 inf ; gun RG1 ; gun BG1 ; set gun.first_fire_turn 1
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
#3 RA: 12 Red foot.
#4 BA: 20 Blue foot.
#5 RG1: a gun of Red.
#6 BG1: a gun of Blue.
#7 gun.first_fire_turn is 1.
> start red ; go
#8 The battle starts: Red moves first.
    irregular: 12 men against 20.                                   [F1 M1]
#9 Red's move 1.  2:00 on the clock.                                  [M3a]
# A ball that touched a man after it had killed another spares him (A6b); the
# referee saw him drop.
> fire rg1 down ba.20 touch ba.19
#10 Red RG1: 1 shot, 1 Blue foot dead.
    BA.19 touched, not killed.     [A6a A6b A6c A4b; gun.first_fire_turn 1]
    RG1 has 3 shots left.
> overrule dead ba.19 because he was seen to drop
#11 #10 overruled: BA.19 falls.
    by the rules BA.19 is unhurt.      [A6a A6b A4b; gun.first_fire_turn 1]
    2 Blue foot dead.
    RG1 has 3 shots left.
    because he was seen to drop
    score: Blue 28, was 29
# A correction of the shot keeps his word where it still fits.
> =fire rg1 down ba.20 touch ba.18,19
#12 #10 is now: Red RG1: 1 shot, 2 Blue foot dead.
                                   [A6a A6b A6c A4b; gun.first_fire_turn 1]
    by the rules BA.19 is unhurt; overruled by #11: he was seen to drop
    BA.18 touched, not killed.
    RG1 has 3 shots left.
    it was: fire rg1 down ba.20 touch ba.19
# Where it does not, the rules' own result stands, and that is said.
> =fire rg1 down ba.20 touch ba.18
#13 #12 is now: Red RG1: 1 shot, 1 Blue foot dead.
    BA.18 touched, not killed.     [A6a A6b A6c A4b; gun.first_fire_turn 1]
    #11, the referee's own result, no longer fits; the rules' stands in its
      place.
    RG1 has 3 shots left.
    it was: amend #10 fire rg1 down ba.20 touch ba.18,19
    score: Blue 29, was 28
> undo 2
#14 undone: 2 entries
    #13 amend #12 fire rg1 down ba.20 touch ba.18
    #12 amend #10 fire rg1 down ba.20 touch ba.18,19
    score: Blue 28, was 29
> overrule #10 spared ba.19 because no
-c:1:1: error: that is what was ruled by the rules.
right would be: help overrule
?1
> overrule #10 spared ba.5 because he was not there
-c:1:1: error: BA.5 was not hit by those shots.
right would be: help overrule
?1
> undo
#15 undone: #11 overrule #10 dead ba.19 because he was seen to drop
    score: Blue 29, was 28
# A melee: 4 v 6 isolated, 2 taken and 2 dead each; ruled supported, 4 dead each.
> melee RA.1-4 v BA.1-6 s1
#16 M1: 4 Red foot v 6 Blue foot.  Red isolated: 1 near, 2 needed.
    2 taken, 2 dead each side, 4 Blue stand.               [H1a H3e H3h P2]
    on the floor: lift 2 Red and 2 Blue, turn 2 Red about, 1 Blue to guard
    Red picks who falls; no gunner or guard among them.   Red 19, Blue 28
    Time.  Red's move 1 took 0:00 of 2:00.
    P1: 2 Red prisoners, 1 guard.
> overrule #16 supported because the hedge hid two more
#17 M1 overruled: supported, 4 dead each side.
    M1: 4 Red foot v 6 Blue foot.  Red supported (overruled).  [H1a H3e H3h]
    4 dead each side, 2 Blue stand.
    on the floor: lift 4 Red and 4 Blue
    Red picks who falls; no gunner or guard among them.   Red 18, Blue 25
    by the rules M1 is isolated, 2 taken, 2 dead each side.
    Time.  Red's move 1 took 0:00 of 2:00.
    because the hedge hid two more
    #16 M1 is now 4 v 6 supported, was 4 v 6: 0 taken, 4 dead each, was 2 and 2.
    score: Red 18, was 19, Blue 25, was 28
> why M1
M1, #16, Red 1: 4 Red v 6 Blue, supported (overruled).
    4 dead each side, 2 Blue stand.
    4 Red against 6 Blue: Red is the lesser.                      [H3b H3d]
    Half of 4 is 2: 2 near would support it.                [H1a reading 1]
    1 counted near, which is fewer: isolated.               [H1a reading 4]
    6 less 4 is 2: taken.                                             [H3e]
    4 less 2 is 2: dead on each side.                                 [H3e]
    1 more near and none is taken: 4 dead on each side.
    2 more of Red in it and numbers are equal: all die.               [H3c]
    The referee rules otherwise (#17): supported, 4 dead each side, because the
      hedge hid two more
    Red has just moved and chooses for both sides: nobody was named, so men
      without a duty go first.                         [H3h readings 9, 10]
    dead: RA.1 RA.2 RA.3 RA.4 BA.1 BA.2 BA.3 BA.4
> ? overrule M1 3 taken because a bargain
M1 overruled: isolated, 3 taken, 1 dead each side.
    M1: 4 Red foot v 6 Blue foot.  Red isolated (overruled).  [H1a H3e H3h P2]
    3 taken, 1 dead each side, 5 Blue stand.
    on the floor: lift 1 Red and 1 Blue, turn 3 Red about, 1 Blue to guard
    Red picks who falls; no gunner or guard among them.
    score: Red 19 1/2, Blue 29 1/2
    by the rules M1 is isolated, 2 taken, 2 dead each side.
    Time.  Red's move 1 took 0:00 of 2:00.
    P1: 3 Red prisoners, 1 guard.
    because a bargain
    #16 M1 is now 4 v 6, was 4 v 6 supported: 3 taken, 1 dead each, was 0 and 4.
    score: Red 19 1/2, was 18, Blue 29 1/2, was 25
# One taken and two dead: the fourth man goes on standing.
> overrule M1 1 taken 2 dead because a bargain
#18 M1 overruled: isolated, 1 taken, 2 dead each side.
    M1: 4 Red foot v 6 Blue foot.  Red isolated (overruled).  [H1a H3e H3h P2]
    1 taken, 2 dead each side, 4 Blue stand.
    on the floor: lift 2 Red and 2 Blue, turn 1 Red about, 1 Blue to guard
    Red picks who falls; no gunner or guard among them.
    score: Red 19 1/2, Blue 27 1/2
    by the rules M1 is isolated, 2 taken, 2 dead each side.
    Time.  Red's move 1 took 0:00 of 2:00.
    P1: 1 Red prisoner, 1 guard.
    because a bargain
    #16 M1 is now 4 v 6, was 4 v 6 supported: 1 taken, 2 dead each, was 0 and 4.
    score: Red 19 1/2, was 18, Blue 27 1/2, was 25
> choose taken RA.2
#19 M1: Red's choice: RA.2 is taken.
    No gunner or guard among them.                         [H1a H3e H3h P2]
    by the rules M1 is isolated, 2 taken, 2 dead each side; overruled by #18: a
      bargain
> show RA
RA, 12 foot of Red
    fit: RA.4-12
    dead: RA.1,3
    prisoners: RA.2
> overrule M1 4 taken 2 dead because too many
-c:1:13: error: that is 6 men taken and dead, and the lesser side has 4.
  | overrule M1 4 taken 2 dead because too many
  |             ^
right would be: overrule M1 supported because the bridge was theirs
?1
> overrule M1 isolated because as it was
-c:1:1: error: that is what was ruled by the rules.
right would be: overrule M1 supported because the bridge was theirs
?1
# Of equal numbers nobody is the lesser.
> melee RA.5,6 v BA.10,11
#20 M2: 2 Blue foot v 2 Red foot.  Equal: all fall.
    2 dead each side, nobody stands.                              [H3c H3h]
    on the floor: lift 2 Blue and 2 Red
    no choice in it; no gunner or guard among them.   Red 17 1/2, Blue 25 1/2
> overrule supported because x
-c:1:1: error: numbers are equal and nobody is the lesser: say how many are dead.  [H3c]
right would be: overrule #20 void because nobody had touched
?1
> overrule 1 dead because the others ran
#21 M2 overruled: 1 dead each side.
    M2: 2 Blue foot v 2 Red foot.  Overruled.                     [H3c H3h]
    1 dead each side, 1 Red stands.
    on the floor: lift 1 Blue and 1 Red
    Red picks who falls; no gunner or guard among them.
    score: Red 18 1/2, Blue 26 1/2
    by the rules M2 is equal, 2 dead each side.
    because the others ran
    #20 M2 is now 2 v 2 supported, was 2 v 2: 0 taken, 1 dead each, was 0 and 2.
    score: Red 18 1/2, was 17 1/2, Blue 26 1/2, was 25 1/2
> overrule M2 void because nobody had touched
#22 M2 overruled: no melee.
    by the rules M2 is equal, 2 dead each side.                       [H3c]
    M2 is not fought, by the referee's word.
    because nobody had touched
    M2 is no longer ruled on.
    score: Red 19 1/2, was 18 1/2, Blue 27 1/2, was 26 1/2
> show melees
M1, #16, Red 1: 4 Red v 6 Blue, isolated (overruled).
    1 taken, 2 dead each side, 4 Blue stand.
M2, Red 1: void by the referee's word
> why M2
Overruled, #22: M2, no melee
    by the rules M2 is equal, 2 dead each side; because nobody had touched
# As the rules have it, after all.
> overrule M2 computed because two saw it
#23 M2 is as the rules have it.
    M2: 2 Blue foot v 2 Red foot.  Equal: all fall.               [H3c H3h]
    2 dead each side, nobody stands.
    on the floor: lift 2 Blue and 2 Red
    no choice in it; no gunner or guard among them.   Red 17 1/2, Blue 25 1/2
    because two saw it
    #20 M2 is ruled on: 2 v 2: 0 taken, 2 dead each.
    score: Red 17 1/2, was 19 1/2, Blue 25 1/2, was 27 1/2
> undo
#24 undone: #23 overrule M2 computed because two saw it
    M2 is no longer ruled on.
    score: Red 19 1/2, was 17 1/2, Blue 27 1/2, was 25 1/2
# The numbers are corrected: his word stays; then they are equal, and it falls.
> amend #16 melee RA.1-4 v BA.1-7 s1
#25 #16 is now: M1: 4 Red foot v 7 Blue foot.  Red isolated (overruled).
    1 taken, 2 dead each side, 5 Blue stand.               [H1a H3e H3h P2]
    on the floor: lift 2 Red and 2 Blue, turn 1 Red about, 1 Blue to guard
    Red has picked who falls; no gunner or guard among them.
    score: Red 19 1/2, Blue 27 1/2
    chosen: RA.2 is taken.
    by the rules M1 is isolated, 3 taken, 1 dead each side; overruled by #18: a
      bargain
    Time.  Red's move 1 took 0:00 of 2:00.
    P1: 1 Red prisoner, 1 guard.
    it was: melee RA.1-4 v BA.1-6 s1
    #25 M1 is now 4 v 7, was 4 v 6: 1 taken, 2 dead each, was 1 and 2.
> amend #16 melee RA.1-4 v BA.1-4
#26 #25 is now: M1: 4 Blue foot v 4 Red foot.  Equal: all fall.
    4 dead each side, nobody stands.                              [H3c H3h]
    on the floor: lift 4 Blue and 4 Red
    no choice in it; no gunner or guard among them.   Red 18, Blue 25
    Time.  Red's move 1 took 0:00 of 2:00.
    #18, the referee's own result, no longer fits; the rules' stands in its
      place.
    M1: the choice no longer fits; the order of the rules stands in its place.
    it was: amend #16 melee RA.1-4 v BA.1-7 s1
    #26 M1 is now 4 v 4, was 4 v 7: 0 taken, 4 dead each, was 1 and 2.
    M1: no longer as chosen: RA.2 is taken.
    score: Red 18, was 19 1/2, Blue 25, was 27 1/2
> undo
#27 undone: #26 amend #25 melee RA.1-4 v BA.1-4
    #25 M1 is now 4 v 7, was 4 v 4: 1 taken, 2 dead each, was 0 and 4.
    score: Red 19 1/2, was 18, Blue 27 1/2, was 25
# What cannot be a result.
> overrule #16 disputed because x
-c:1:10: error: that is no result of #25.
  | overrule #16 disputed because x
  |          ^^^
right would be: overrule #25 supported because of what was seen
?1
> strike #18
-c:1:8: error: #18 is a choice or an overrule of #16: give another, or undo it.
  | strike #18
  |        ^^^
right would be: strike #25
?1
> overrule #1 supported because x
-c:1:10: error: #1 has no ruling that could be another.
  | overrule #1 supported because x
  |          ^^
right would be: overrule #25 void because nobody had touched
?1
> overrule M7 supported because x
-c:1:10: error: there is no melee M7.
  | overrule M7 supported because x
  |          ^^
right would be: overrule #25 void because nobody had touched
?1
> overrule #16 supported
-c:1:23: error: the line stops too early.
  | overrule #16 supported
  |                       ^
expected: overrule [ENTRY | MELEE] (isolated | supported | N taken N dead | N taken | N dead) because TEXT
right would be: overrule #25 void because nobody had touched
?1
# A line that is refused stands by his word, with all that was against it.
> overrule: move ba.15 30 n because the carpet slipped
#28 1 Blue foot moves 2'6" north.
                                                                    [M6 A1]
    overruled: that move is over and ruled on; this belongs before its rulings.
    overruled: it is Red's move.
    overruled: 1'6" over a foot, the most for one move.
    No gunner or guard among them.
    because the carpet slipped
# A gun, and a white flag.
> capture bg1 red past 3 near 0
#29 BG1 is in dispute: 3 past its wheels, 0 of its own near.  [G3 reading 22]
> overrule kept because nobody was past it
#30 #29 overruled: BG1 is not taken.
    by the rules BG1 is in dispute.                                    [G2]
    BG1 is not taken: 3 past its wheels, 0 of its own near.
    because nobody was past it
> why
#30 overrule #29 kept because nobody was past it
#29 capture bg1 red past 3 near 0
    3 past its wheels, 4 needed: too few.                              [G2]
    Nobody who bars it within 6".                        [G1 G4 reading 12]
    No enemy stands by it: it is not in dispute.         [G3 G4 reading 22]
    1 more past it and it is taken.
    The referee rules otherwise (#30): BG1 is not taken, because nobody was
      past it
    G2: And at least four enemies must have come up and passed its wheel axle
      in the direction of their attack.
    G1: A gun is taken only when no man of the side that held it is within six
      inches of it.
> surrender ba.15-17 to red iso
#31 3 Blue foot surrender to Red.
    P2: 3 Blue prisoners, nobody to guard them.                        [P9]
    P2: nobody guards them: 3 go free when the move ends.
    No gunner or guard among them.
> overrule void because the flag was a handkerchief
#32 #31 overruled: 3 of blue go on fighting.
    by the rules 3 of blue surrender.                                  [P9]
    because the flag was a handkerchief
    score: Red 19 1/2, was 21, Blue 27 1/2, was 26
> precedents
Overruled, #18: M1, isolated, 1 taken, 2 dead each side
    by the rules M1 is isolated, 3 taken, 1 dead each side; because a bargain
Overruled, #22: M2, no melee
    by the rules M2 is equal, 2 dead each side; because nobody had touched
Overruled, #28: overrule: move ba.15 30 n because the carpet slipped
    that move is over and ruled on; this belongs before its rulings.
    it is Red's move. [M6]
    1'6" over a foot, the most for one move. [A1]
Overruled, #30: BG1 is not taken
    by the rules BG1 is in dispute; because nobody was past it
Overruled, #32: 3 of blue go on fighting
    by the rules 3 of blue surrender; because the flag was a handkerchief
> precedents hedge
nothing like that has been disputed or overruled yet
> export overrules
entry,target,computed,ruled,reason
18,25,"isolated, 3 taken, 1 dead each side","isolated, 1 taken, 2 dead each side",a bargain
22,20,"equal, 2 dead each side",no melee,nobody had touched
28,28,refused,allowed,the carpet slipped
28,28,refused by M6,allowed,the carpet slipped
28,28,refused by A1,allowed,the carpet slipped
30,29,BG1 is in dispute,BG1 is not taken,nobody was past it
32,31,3 of blue surrender,3 of blue go on fighting,the flag was a handkerchief
> export melees
entry,melee,move,charger,greater,greater_men,lesser,lesser_men,support,needed,isolated,edition,prisoners,greater_dead,lesser_dead,greater_left,close_call,overruled
25,M1,1,red,blue,7,red,4,1,2,yes,book,1,2,2,5,no,yes
> finish drawn
#33 A draw: Red 69 1/2, Blue 77 1/2.
    Red: victory 50, 1 gun 10, 9 foot 9, 1 lost to the enemy 1/2, in all  [V1f]
      69 1/2, net -8.
    Blue: victory 50, 1 gun 10, 17 foot 17, 1 taken 1/2, in all 77 1/2, net 8.
$ umpire report $B | sed -n '/^Red 1/,/^$/p' | grep .
Red 1.  With one shot RG1 killed one Blue foot soldier. One man was touched and
lived. Red fell upon seven Blue foot with four foot (M1). The referee ruled on
it himself: one man was taken prisoner (P1), two fell on each side and five of
Blue were left standing. By the rules it was “isolated, 3 taken, 1 dead each
side”; the referee ruled “isolated, 1 taken, 2 dead each side”: “a bargain”. M2
was not fought. The referee ruled “no melee” where the rules had “equal, 2 dead
each side”: “nobody had touched”. Against the rules (“that move is over and
ruled on; this belongs before its rulings”) the referee allowed “move ba.15 30
n”: “the carpet slipped”. Blue kept BG1, with three enemies past its wheels and
none of its own men near. By the rules it was “BG1 is in dispute”; the referee
ruled “BG1 is not taken”: “nobody was past it”. The referee ruled “3 of blue go
on fighting” where the rules had “3 of blue surrender”: “the flag was a
handkerchief”.

> log 4
#30      0:00  overrule #29 kept because nobody was past it
               #29 overruled: BG1 is not taken.
               overruled
#31      0:00  surrender ba.15-17 to red iso
               3 Blue foot surrender to Red.
#32      0:00  overrule #31 void because the flag was a handkerchief
               #31 overruled: 3 of blue go on fighting.
               overruled
#33      0:00  finish drawn
               A draw: Red 69 1/2, Blue 77 1/2.
