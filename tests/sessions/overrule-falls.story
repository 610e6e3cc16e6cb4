# The referee's own result of a shot falls where a correction leaves nothing for
# it to be of: the rules' result stands, that is said, and undoing brings it back.
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
> note a dog is on the floor
#10 Noted: a dog is on the floor
> fire rg1 down ba.20 touch ba.19
#11 Red RG1: 1 shot, 1 Blue foot dead.
    BA.19 touched, not killed.     [A6a A6b A6c A4b; gun.first_fire_turn 1]
    RG1 has 3 shots left.
> overrule dead ba.19 because he was seen to drop
#12 #11 overruled: BA.19 falls.
    by the rules BA.19 is unhurt.      [A6a A6b A4b; gun.first_fire_turn 1]
    2 Blue foot dead.
    RG1 has 3 shots left.
    because he was seen to drop
    score: Blue 28, was 29
# The line is not of a shot any more.
> ? amend #11 surrender BA.1-4 to red iso
#11 is now: 4 Blue foot surrender to Red.
                                                                       [P9]
    #12, the referee's own result, no longer fits; the rules' stands in its
      place.
    P1: 4 Blue prisoners, nobody to guard them.
    P1: nobody guards them: 4 go free when the move ends.
    No gunner or guard among them.
    it was: fire rg1 down ba.20 touch ba.19
    score: Red 24, was 22
> amend #11 note a shot that went over
#13 #11 is now: Noted: a shot that went over
    #12, the referee's own result, no longer fits; the rules' stands in its
      place.
    it was: fire rg1 down ba.20 touch ba.19
    score: Blue 30, was 28
> undo
#14 undone: #13 amend #11 note a shot that went over
    score: Blue 28, was 30
# Neither of the two men of the shot can fall before it; where only the one is
# hit, the other can, and he was the man named.
> ? amend #10 kill ba.19 the dog took him
-c:1:1: refused: entry #11 would no longer stand.
    #11 fire rg1 down ba.20 touch ba.19
    then: BA.19 is dead.
?3
> amend #11 fire rg1 down ba.20
#15 #11 is now: Red RG1: 1 shot, 1 Blue foot dead.
                                           [A6a A4b; gun.first_fire_turn 1]
    #12, the referee's own result, no longer fits; the rules' stands in its
      place.
    RG1 has 3 shots left.
    it was: fire rg1 down ba.20 touch ba.19
    score: Blue 29, was 28
> amend #10 kill ba.19 the dog took him
#16 #10 is now: 1 Blue foot dead: the dog took him.
    it was: note a dog is on the floor
    score: Blue 28, was 29
> show BA
BA, 20 foot of Blue
    fit: BA.1-18
    dead: BA.19-20
> undo 2
#17 undone: 2 entries
    #16 amend #10 kill ba.19 the dog took him
    #15 amend #11 fire rg1 down ba.20
> show BA
BA, 20 foot of Blue
    fit: BA.1-18
    dead: BA.19-20
> score now
                                   Red              Blue
victory                              0                 0
guns                     1          10     1          10
horse                    0           0     0           0
foot                    12          12    18          18
own men held             0           0     0           0
prisoners taken          0           0     0           0
gross                               22                28
net                                 -6                 6
As if it ended here, undecided: nobody has the victory.  [V1b V1c V1d V1e]
