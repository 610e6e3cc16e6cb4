# Men who cannot do what is said, each named with his state; nothing is kept.
> side red back south ; side blue back north ; body RA 20 inf ; gun RG1 ; body BA 20 inf
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
#3 RA: 20 Red foot.
#4 RG1: a gun of Red.
#5 BA: 20 Blue foot.
> start red
#6 The battle starts: Red moves first.
    irregular: 1 gun against 0.                                     [F1 M1]
> next
#7 Red's move 1.  2:00 on the clock.                                  [M3a]
> kill RA.1 fell
#8 1 Red foot dead: fell.
> time
#9 Time.  Red's move 1 took 0:00 of 2:00.                             [M3e]
> melee RA.2-4 v BA.1-6 iso
#10 M1: 3 Red foot v 6 Blue foot.  Red isolated, 2 needed.
    3 taken, nobody dead, 6 Blue stand.                    [H1a H3e H3h P2]
    on the floor: turn 3 Red about, 1 Blue to guard
    Red picks who guards; no gunner or guard among them.
    score: Red 27 1/2, Blue 21 1/2
    P1: 3 Red prisoners, 1 guard.
> log 1
#10      0:00  melee RA.2-4 v BA.1-6 iso
               M1: 3 Red foot v 6 Blue foot.  Red isolated, 2 needed.
# A dead man, a prisoner, a man twice, a number nobody has.
> melee RA.1,5 v BA.7-9 iso
-c:1:7: error: RA.1 is dead.
  | melee RA.1,5 v BA.7-9 iso
  |       ^^^^
right would be: melee 2RA v BA.7-9 iso
?1
> melee RA.2,5 v BA.7-9 iso
-c:1:7: error: RA.2 is a prisoner.
  | melee RA.2,5 v BA.7-9 iso
  |       ^^^^
right would be: melee 2RA v BA.7-9 iso
?1
> melee RA.5,5 v BA.7-9 iso
-c:1:12: error: RA.5 is named twice.
  | melee RA.5,5 v BA.7-9 iso
  |            ^
right would be: melee 2RA v BA.7-9 iso
?1
> melee RA.5-7+RA.6 v BA.7-9 iso
-c:1:14: error: RA.6 is named twice.
  | melee RA.5-7+RA.6 v BA.7-9 iso
  |              ^^^^
right would be: melee RA.5-7+1RA v BA.7-9 iso
?1
> melee RA.21 v BA.7-9 iso
-c:1:7: error: RA has men 1 to 20, no 21.
  | melee RA.21 v BA.7-9 iso
  |       ^^^^^
right would be: melee RA.20 v BA.7-9 iso
?1
> melee RA.7-5 v BA.7-9 iso
-c:1:12: error: 5 is not from 7 to 1000000.
  | melee RA.7-5 v BA.7-9 iso
  |            ^
expected: men
right would be: melee RA.7-7 v BA.7-9 iso
?1
> melee RA.0 v BA.7 iso
-c:1:10: error: 0 is not from 1 to 1000000.
  | melee RA.0 v BA.7 iso
  |          ^
expected: men
right would be: melee 1RA v BA.7 iso
?1
> melee 30ra v 3ba iso
-c:1:7: error: only 16 can be taken, 30 wanted.
  | melee 30ra v 3ba iso
  |       ^^^^
right would be: melee 16ra v 3ba iso
?1
> melee 5ra v 3ra iso
-c:1:13: error: both are Red: a melee is between two sides.
  | melee 5ra v 3ra iso
  |             ^^^
right would be: melee 8ib v 5ir s2
?1
> melee 5ra+1ba v 3ba iso
-c:1:7: error: all these men must be of one side.
  | melee 5ra+1ba v 3ba iso
  |       ^^^
right would be: melee 8ib v 5ir s2
?1
> melee 5ra v 99999999999ba iso
-c:1:13: error: 99999999999 is not from 1 to 1000000.
  | melee 5ra v 99999999999ba iso
  |             ^^^^^^^^^^^
expected: men
right would be: melee 5ra v 14ba iso
?1
# A guard who is a prisoner, or dead, or of the wrong side; a party there is not.
> guard P1 RA.2
-c:1:10: error: RA.2 is a prisoner and guards nobody.
  | guard P1 RA.2
  |          ^^^^
right would be: guard p1 none
?1
> guard P1 RA.1
-c:1:10: error: RA.1 is dead and guards nobody.
  | guard P1 RA.1
  |          ^^^^
right would be: guard p1 none
?1
> guard P1 RA.9
-c:1:10: error: RA.9 is not of the captor's side.                               [P2]
  | guard P1 RA.9
  |          ^^^^
right would be: guard p1 none
?1
> guard P2 BA.1
-c:1:7: error: there is no party P2: held is P1.
  | guard P2 BA.1
  |       ^^
right would be: guard P1 BA.1
?1
> retake RA.9 blue
-c:1:8: error: RA.9 is fit.
  | retake RA.9 blue
  |        ^^^^
right would be: help retake
?1
> home RA.9
-c:1:6: error: RA.9 is fit.
  | home RA.9
  |      ^^^^
right would be: help home
?1
> home P7
-c:1:6: error: there is no party P7: held is P1.
  | home P7
  |      ^^
right would be: help home
?1
> home BA
-c:1:6: error: nobody is named who could do this.
  | home BA
  |      ^^
right would be: help home
?1
> free RA.9
-c:1:6: error: RA.9 is fit.
  | free RA.9
  |      ^^^^
right would be: free 1RA
?1
> crew RG1 BA.7
-c:1:10: error: BA.7 is on the wrong side for this.
  | crew RG1 BA.7
  |          ^^^^
right would be: crew RG1 4RA
?1
> crew RG1 RA.2
-c:1:10: error: RA.2 is a prisoner.
  | crew RG1 RA.2
  |          ^^^^
right would be: crew RG1 1RA
?1
> kill e2 x
-c:1:6: error: there is no party e2: held is P1.
  | kill e2 x
  |      ^^
right would be: kill e1 x
?1
> kill 3p9 x
-c:1:6: error: there is no party 3p9: held is P1.
  | kill 3p9 x
  |      ^^^
right would be: kill 3p1 x
?1
# Men who are meant to be together, and blanks in counts.
> melee 5ra 2RA.9 v 7ba s2
-c:1:11: error: cannot read "2RA.9" here.
  | melee 5ra 2RA.9 v 7ba s2
  |           ^^^^^
expected: melee MEN v MEN [SUPPORT]
right would be: melee 8ib v 5ir s2
?1
> melee RA.8 RA.9 v 2ba iso
-c:1:12: error: cannot read "RA.9" here.
  | melee RA.8 RA.9 v 2ba iso
  |            ^^^^
expected: melee MEN v MEN [SUPPORT]
right would be: melee RA.8+RA.9 v 2ba iso
?1
> 2 ra v 3 ba iso
-c:1:1: error: unknown word "2".
  | 2 ra v 3 ba iso
  | ^
right would be: 2ra v 3ba iso
?1
> 2ra RA.9 v 3ba iso
-c:1:1: error: unknown word "2ra".
  | 2ra RA.9 v 3ba iso
  | ^^^
right would be: 2ra+RA.9 v 3ba iso
?1
> 2 ra v 30 zz iso
-c:1:1: error: unknown word "2".
  | 2 ra v 30 zz iso
  | ^
right would be: next
?1
> crew RG1 RA.8 RA.9
-c:1:15: error: "RA.9" is more than this line takes.
  | crew RG1 RA.8 RA.9
  |               ^^^^
right would be: crew RG1 RA.8+RA.9
?1
> log 1
#10      0:00  melee RA.2-4 v BA.1-6 iso
               M1: 3 Red foot v 6 Blue foot.  Red isolated, 2 needed.
> show red
Red: 20 foot: 16 fit, 1 dead, 3 prisoners
    RA     20 foot: 16 fit, 1 dead, 3 prisoners
    RG1    Red
> show prisoners
P1: 3 Red held by Blue
    men: RA.2-4
    guard: BA.1
