# A house rule changes one key; after start it needs its reason, and an edition
# cannot change any more.
> edition retelling
#1 The edition: retelling.
> edition book
#2 The edition: book.
> side red back south ; side blue back north ; body RA 20 inf ; body BA 30 inf ; gun RG1
#3 Red: back line south, letter r.
#4 Blue: back line north, letter b.
#5 RA: 20 Red foot.
#6 BA: 30 Blue foot.
#7 RG1: a gun of Red.
> set escort.capacity 3
#8 escort.capacity is 3.
> set escort.capcity 3
-c:1:5: error: no key is called "escort.capcity", did you mean escort.capacity?
  | set escort.capcity 3
  |     ^^^^^^^^^^^^^^
right would be: set escort.capacity 3
?1
> set escort.capacity many
-c:1:21: error: escort.capacity is never "many".
  | set escort.capacity many
  |                     ^^^^
expected: a whole number from 0 to 1000000
right would be: set escort.capacity 3
?1
> set move.infantry 9" because the floor is small
#9 move.infantry is 9".
    because the floor is small
> start red
#10 The battle starts: Red moves first.
    irregular: 20 men against 30.                                   [F1 M1]
    irregular: 1 gun against 0.
> next
#11 Red's move 1.  2:00 on the clock.                                 [M3a]
> move RA.1 12 n
-c:1:11: refused: 3" over 9", the most for one move.      [A1; move.infantry 9"]
    right would be: move RA.1 9 n
    to allow it: overrule: move RA.1 12 n because ...
?3
> move RA.1 9 n
#12 1 Red foot moves 9" north.
    No gunner or guard among them.                   [A1; move.infantry 9"]
> time
#13 Time.  Red's move 1 took 0:00 of 2:00.                            [M3e]
# Seven taken need three guards of three each.
> melee 7ra v 20ba iso
#14 M1: 7 Red foot v 20 Blue foot.  Red isolated, 4 needed.
                              [H1a H3e reading 5 H3h P2; escort.capacity 3]
    7 taken, nobody dead, 20 Blue stand.
    on the floor: turn 7 Red about, 3 Blue to guard
    Red picks who guards; no gunner or guard among them.
    score: Red 26 1/2, Blue 33 1/2
    P1: 7 Red prisoners, 3 guards.
> next
#15 Blue's move 1.  1:00 on the clock.                                [M3a]
> next
#16 Red's move 2.  2:00 on the clock.
    Time.  Blue's move 1 took 0:00 of 1:00.                           [M3a]
> fire RG1 6
-c:1:10: refused: 2 too many: 4 of 4 shots left.                           [A4b]
    right would be: fire RG1 4    to allow it: overrule: fire RG1 6 because ...
?3
> set gun.shots 6
-c:1:1: error: after start a change needs its because.
right would be: set gun.shots 6 because we agreed
?1
> set gun.shots 6 because both agreed
#17 gun.shots is 6.
    because both agreed
> fire RG1 6
#18 Red RG1: 6 shots, nobody hit.                        [A4b; gun.shots 6]
> edition french
-c:1:1: refused: the battle has started.
?3
> undo 2
#19 undone: 2 entries
    #18 fire RG1 6
    #17 set gun.shots 6 because both agreed
> fire RG1 6
-c:1:10: refused: 2 too many: 4 of 4 shots left.                           [A4b]
    right would be: fire RG1 4    to allow it: overrule: fire RG1 6 because ...
?3
> show prisoners
P1: 7 Red held by Blue
    men: RA.1-7
    guard: BA.1-3
