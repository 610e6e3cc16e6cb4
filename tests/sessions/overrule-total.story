# Shots told in a number are overruled like those told man by man: whom the
# referee spares of those who were hit, and who else is dead.
> side red ; side blue ; force red 20 inf 1 gun ; force blue 10 inf 4 cav
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
#3 Red: 20 foot (Ri), 1 gun (RG1).
#4 Blue: 10 foot (Bi), 4 horse (Bc).
> start red 2 ; next
#5 The battle starts: Red's move 2 comes next.
    irregular: 20 men against 14.                                   [F1 M1]
    irregular: 1 gun against 0.
#6 Red's move 2.  2:00 on the clock.                                  [M3a]
> fire rg1 3 2ib+1cb
#7 Red RG1: 3 shots, 1 horse and 2 foot of Blue dead.
    No gunner or guard among them.                                [A6a A4b]
    RG1 has 1 shot left.
> overrule spared 1ib because he only shook
#8 #7 overruled: Bi.1 is unhurt.
    by the rules Bi.1 falls.                                      [A6a A4b]
    No gunner or guard among them.
    1 horse and 1 foot of Blue dead.
    RG1 has 1 shot left.
    because he only shook
    score: Blue 13 1/2, was 12 1/2
> show blue
Blue: 10 foot, 4 horse: 12 fit, 2 dead
    Bi     10 foot: 9 fit, 1 dead
    Bc     4 horse: 3 fit, 1 dead
> why #7
#7 fire rg1 3 2ib+1cb
    The referee rules otherwise (#8): Bi.1 is unhurt, because he only shook
    A6a: A man knocked over, or left leaning so that he would fall with nothing
      to hold him, is dead.
    A4b: A gun fires at most four shots in a move.
> export overrules
entry,target,computed,ruled,reason
8,7,Bi.1 falls,Bi.1 is unhurt,he only shook
> export shots
entry,move,side,gun,shots,down,touched,killed,detail
7,2,red,RG1,3,0,0,2,no
# another of them, and a horseman more
> overrule #7 spared bi.2 dead 2cb because both were seen
#9 #7 overruled: Bi.2 is unhurt.
    by the rules Bi.2 falls.                                      [A6a A4b]
    by the rules Bc.2 is unhurt.
    by the rules Bc.3 is unhurt.
    No gunner or guard among them.
    3 horse and 1 foot of Blue dead.
    RG1 has 1 shot left.
    because both were seen
    score: Blue 10 1/2, was 13 1/2
> show blue
Blue: 10 foot, 4 horse: 10 fit, 4 dead
    Bi     10 foot: 9 fit, 1 dead
    Bc     4 horse: 1 fit, 3 dead
> overrule dead bc.1 because he fell
-c:1:15: error: Bc.1 is dead.
  | overrule dead bc.1 because he fell
  |               ^^^^
right would be: overrule dead 1bc because he fell
?1
> overrule #7 spared bi.9 because nobody saw him
-c:1:1: error: Bi.9 was not hit by those shots.
right would be: help overrule
?1
> overrule #7 computed because we agree after all
#10 #7 is as the rules have it.
    No gunner or guard among them.                                [A6a A4b]
    1 horse and 2 foot of Blue dead.
    RG1 has 1 shot left.
    because we agree after all
    score: Blue 12 1/2, was 10 1/2
> show blue
Blue: 10 foot, 4 horse: 11 fit, 3 dead
    Bi     10 foot: 8 fit, 2 dead
    Bc     4 horse: 3 fit, 1 dead
# nobody was hit, and one was
> next ; next
#11 Blue's move 2.  1:00 on the clock.
    Time.  Red's move 2 took 0:00 of 2:00.                            [M3a]
#12 Red's move 3.  2:00 on the clock.
    Time.  Blue's move 2 took 0:00 of 1:00.                           [M3a]
> fire rg1 1
#13 Red RG1: 1 shot, nobody hit.
    RG1 has 3 shots left.                                             [A4b]
> overrule dead bi.10 because the ball was found by him
#14 #13 overruled: Bi.10 falls.
    by the rules Bi.10 is unhurt.                                 [A6a A4b]
    1 Blue foot dead.
    RG1 has 3 shots left.
    because the ball was found by him
    score: Blue 11 1/2, was 12 1/2
> show blue
Blue: 10 foot, 4 horse: 10 fit, 4 dead
    Bi     10 foot: 7 fit, 3 dead
    Bc     4 horse: 3 fit, 1 dead
# a correction that leaves nobody to be spared
> fire rg1 2 bi.5
#15 Red RG1: 2 shots, 1 Blue foot dead.
    RG1 has 1 shot left.                                          [A6a A4b]
> overrule spared bi.5 because he stood
#16 #15 overruled: Bi.5 is unhurt.
    by the rules Bi.5 falls.                                          [A4b]
    nobody dead.
    RG1 has 1 shot left.
    because he stood
    score: Blue 11 1/2, was 10 1/2
> = fire rg1 2 bi.6
#17 #15 is now: Red RG1: 2 shots, 1 Blue foot dead.
                                                                  [A6a A4b]
    #16, the referee's own result, no longer fits; the rules' stands in its
      place.
    RG1 has 1 shot left.
    it was: fire rg1 2 bi.5
    score: Blue 10 1/2, was 11 1/2
> show blue
Blue: 10 foot, 4 horse: 9 fit, 5 dead
    Bi     10 foot: 6 fit, 4 dead
    Bc     4 horse: 3 fit, 1 dead
$ umpire verify $B
story.battle: 17 entries, all as recorded
