# Counts of an overrule on shots take the nearest to the gun, as those of fire
# do: Ba.4 stands nearest, then Ba.2, and Ba.1 is the farthest.
> side red ; side blue ; body ra 4 inf ; body ba 5 inf ; gun rg1 red
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
#3 ra: 4 Red foot.
#4 ba: 5 Blue foot.
#5 rg1: a gun of Red, red.
> start red 2 ; next ; field 6 x 4
#6 The battle starts: Red's move 2 comes next.
    irregular: Red has 1 gun for 4 men.                          [F8 F1 M1]
    irregular: 4 men against 5.
    irregular: 1 gun against 0.
#7 Red's move 2.  2:00 on the clock.                                  [M3a]
#8 The field: 6' wide, 4' from line to line; bare numbers are feet here only.
> put rg1 3',6" facing n ; put ba.4 3',1'6 ; put ba.2 3',2' ; put ba.3 3',2'6
#9 rg1 stands at 3',6", facing north.
#10 ba.4 stands at 3',1'6".
#11 ba.2 stands at 3',2'.
#12 ba.3 stands at 3',2'6".
> put ba.1 3',3'
#13 ba.1 stands at 3',3'.
> fire rg1 down 2ba
#14 Red rg1: 1 shot, 2 Blue foot dead.
    rg1 has 3 shots left.                                     [A6a A4f A4b]
> overrule spared 1ba because he was only stirred
#15 #14 overruled: ba.4 is unhurt.
    by the rules ba.4 falls.                              [A6a A6c A4f A4b]
    ba.4 touched, not killed.
    1 Blue foot dead.
    rg1 has 3 shots left.
    because he was only stirred
    score: Blue 4, was 3
> show ba
ba, 5 foot of Blue
    fit: ba.1,3-5
    dead: ba.2
> overrule spared ba.2 because it was the other
#16 #14 overruled: ba.2 is unhurt.
    by the rules ba.2 falls.                              [A6a A6c A4f A4b]
    ba.2 touched, not killed.
    1 Blue foot dead.
    rg1 has 3 shots left.
    because it was the other
> show ba
ba, 5 foot of Blue
    fit: ba.1-3,5
    dead: ba.4
> undo
#17 undone: #16 overrule #14 spared ba.2 because it was the other
> undo
#18 undone: #15 overrule #14 spared 1ba because he was only stirred
    score: Blue 3, was 4
# What a ball hit after another stays so: Ba.2 fell to the second, and a word
# for Ba.4 does not send that ball to him.
> =fire rg1 down 1ba then down 1ba
#19 #14 is now: Red rg1: 2 shots, 2 Blue foot dead.
    rg1 has 2 shots left.                                     [A6a A4f A4b]
    it was: fire rg1 down 2ba
> overrule spared ba.4 because he was only stirred
#20 #19 overruled: ba.4 is unhurt.
    by the rules ba.4 falls.                              [A6a A6c A4f A4b]
    ba.4 touched, not killed.
    1 Blue foot dead.
    rg1 has 2 shots left.
    because he was only stirred
    score: Blue 4, was 3
> show ba
ba, 5 foot of Blue
    fit: ba.1,3-5
    dead: ba.2
> undo
#21 undone: #20 overrule #19 spared ba.4 because he was only stirred
    score: Blue 3, was 4
# Of two who are touched the first dies. The dead are counted of those whom some
# ball left unhurt, the spared of those whom one killed.
> =fire rg1 touch 2ba
#22 #19 is now: Red rg1: 1 shot, 1 Blue foot dead.
    ba.2 touched, not killed.                             [A6b A6c A4f A4b]
    rg1 has 3 shots left.
    it was: amend #14 fire rg1 down 1ba then down 1ba
    score: Blue 4, was 3
> overrule dead 1ba because he fell over
#23 #22 overruled: ba.2 falls.
    by the rules ba.2 is unhurt.                              [A6b A4f A4b]
    2 Blue foot dead.
    rg1 has 3 shots left.
    because he fell over
    score: Blue 3, was 4
> overrule spared 1ba because he stood up again
#24 #22 overruled: ba.4 is unhurt.
    by the rules ba.4 falls.                              [A6b A6c A4f A4b]
    ba.4 touched, not killed.
    1 Blue foot dead.
    rg1 has 3 shots left.
    because he stood up again
    score: Blue 4, was 3
> overrule dead 2ba because both fell
-c:1:15: error: only 1 can be taken, 2 wanted.
  | overrule dead 2ba because both fell
  |               ^^^
right would be: overrule dead 1ba because both fell
?1
> overrule dead ba.1 because he fell
-c:1:1: error: ba.1 was not hit by those shots.
right would be: help overrule
?1
> undo
#25 undone: #24 overrule #22 spared 1ba because he stood up again
    score: Blue 3, was 4
> undo
#26 undone: #23 overrule #22 dead 1ba because he fell over
    score: Blue 4, was 3
# One more dead by the first ball: whom the second hit is another.
> =fire rg1 touch 2ba then down 1ba
#27 #22 is now: Red rg1: 2 shots, 2 Blue foot dead.
    ba.2 touched, not killed.                         [A6b A6c A6a A4f A4b]
    rg1 has 2 shots left.
    it was: amend #19 fire rg1 touch 2ba
    score: Blue 3, was 4
> overrule dead 1ba because he fell over
#28 #27 overruled: ba.2 falls.
    by the rules ba.2 is unhurt.                          [A6b A6a A4f A4b]
    3 Blue foot dead.
    rg1 has 2 shots left.
    because he fell over
    score: Blue 2, was 3
> show ba
ba, 5 foot of Blue
    fit: ba.1,5
    dead: ba.2-4
> undo
#29 undone: #28 overrule #27 dead 1ba because he fell over
    score: Blue 3, was 2
# Told in a number: those next to the man who fell, not the farthest.
> =fire rg1 2 1ba
#30 #27 is now: Red rg1: 2 shots, 1 Blue foot dead.
    No gunner or guard among them.                            [A6a A4f A4b]
    rg1 has 2 shots left.
    it was: amend #22 fire rg1 touch 2ba then down 1ba
    score: Blue 4, was 3
> overrule dead 2ba because they were seen to fall
#31 #30 overruled: ba.2 falls.
    by the rules ba.2 is unhurt.                              [A6a A4f A4b]
    by the rules ba.3 is unhurt.
    No gunner or guard among them.
    3 Blue foot dead.
    rg1 has 2 shots left.
    because they were seen to fall
    score: Blue 2, was 4
> show ba
ba, 5 foot of Blue
    fit: ba.1,5
    dead: ba.2-4
> overrule spared 1ba because he stands
#32 #30 overruled: ba.4 is unhurt.
    by the rules ba.4 falls.                                          [A4b]
    nobody dead.
    rg1 has 2 shots left.
    because he stands
    score: Blue 5, was 2
> show ba
ba, 5 foot of Blue
    fit: ba.1-5
$ umpire verify $B
story.battle: 32 entries, all as recorded
