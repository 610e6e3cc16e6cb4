# A lesser force whose support is not given: a script must say, and the refusal
# tells how many save it.
> side red back south ; side blue back north ; body RA 20 inf ; body BA 20 inf
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
#3 RA: 20 Red foot.
#4 BA: 20 Blue foot.
> start red
#5 The battle starts: Red moves first.                                 [M1]
> go
#6 Red's move 1.  1:00 on the clock.                                  [M3a]
> time
#7 Time.  Red's move 1 took 0:00 of 1:00.                             [M3e]
# 13 needs 7.
> melee 13ra v 19ba
-c:1:1: error: how many other Red men stand within a move? 7 or more save them.  [H1a]
right would be: melee 13ra v 19ba s7
?1
# sup and iso are the referee's word.
> melee 5ra v 7ba sup
#8 M1: 5 Red foot v 7 Blue foot.  Red supported, 3 needed.
    5 dead each side, 2 Blue stand.                           [H1b H3g H3h]
    on the floor: lift 5 Red and 5 Blue
    Red picks who falls; no gunner or guard among them.   Red 15, Blue 15
> melee 4ra v 6ba iso
#9 M2: 4 Red foot v 6 Blue foot.  Red isolated, 2 needed.
    2 taken, 2 dead each side, 4 Blue stand.               [H1a H3e H3h P2]
    on the floor: lift 2 Red and 2 Blue, turn 2 Red about, 1 Blue to guard
    Red picks who falls; no gunner or guard among them.   Red 12, Blue 14
    P1: 2 Red prisoners, 1 guard.
# What would it be the other way? Nothing is kept by that.
> ? =melee 4ra v 6ba sup
#9 is now: M2: 4 Red foot v 6 Blue foot.  Red supported, 2 needed.
    4 dead each side, 2 Blue stand.                 [H1b H3g reading 4 H3h]
    on the floor: lift 4 Red and 4 Blue
    Red picks who falls; no gunner or guard among them.   Red 11, Blue 11
    it was: melee 4ra v 6ba iso
    #10 M2 is now 4 v 6 supported, was 4 v 6: 0 taken, 4 dead each, was 2 and 2.
    score: Red 11, was 12, Blue 11, was 14
> log 2
#8       0:00  melee 5ra v 7ba sup
               M1: 5 Red foot v 7 Blue foot.  Red supported, 3 needed.
#9       0:00  melee 4ra v 6ba iso
               M2: 4 Red foot v 6 Blue foot.  Red isolated, 2 needed.
