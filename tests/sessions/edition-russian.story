# The Russian text: of all the side's men able to fight, other men only; a gun
# one could take does not count.
> edition russian
#1 The edition: russian.
> side red back south ; side blue back north ; body RA 25 inf ; body BA 20 inf ; gun BG1
#2 Red: back line south, letter r.
#3 Blue: back line north, letter b.
#4 RA: 25 Red foot.
#5 BA: 20 Blue foot.
#6 BG1: a gun of Blue.
> start red
#7 The battle starts: Red moves first.
    irregular: 25 men against 20.                          [F1 M1; russian]
    irregular: 0 guns against 1.
> gun BG1 takeable red
#8 BG1 is in a position to be taken by Red.           [reading 23; russian]
> score
                                   Red              Blue
victory                              0                 0
guns                     0           0     1          10
horse                    0           0     0           0
foot                    25          25    20          20
own men held             0           0     0           0
prisoners taken          0           0     0           0
gross                               25                30
net                                 -5                 5
Provisional: the battle is not finished.  [V1b V1c V1d V1e]
> go
#9 Red's move 1.  1:00 on the clock.                         [M3a; russian]
> time
#10 Time.  Red's move 1 took 0:00 of 1:00.                   [M3e; russian]
# Half of Blue's twenty are ten others.
> melee 13ba v 19ra s7
#11 M1: 13 Blue foot v 19 Red foot.  Blue isolated: 7 near, 10 needed.
                                    [H3a H1a H3e reading 1 H3h P2; russian]
    6 taken, 7 dead each side, 12 Red stand.
    on the floor: lift 7 Blue and 7 Red, turn 6 Blue about, 1 Red to guard
    Red picks who falls; no gunner or guard among them.   Red 21, Blue 20
    P1: 6 Blue prisoners, 1 guard.
> undo
#12 undone: #11 melee 13ba v 19ra s7
    M1 is no longer ruled on.
    score: Red 25, was 21, Blue 30, was 20
> melee 13ba v 19ra s9
#13 M1: 13 Blue foot v 19 Red foot.  Blue isolated: 9 near, 10 needed.
                                    [H3a H1a H3e reading 1 H3h P2; russian]
    6 taken, 7 dead each side, 12 Red stand.
    on the floor: lift 7 Blue and 7 Red, turn 6 Blue about, 1 Red to guard
    Red picks who falls; no gunner or guard among them.   Red 21, Blue 20
    P1: 6 Blue prisoners, 1 guard.
> undo
#14 undone: #13 melee 13ba v 19ra s9
    M1 is no longer ruled on.
    score: Red 25, was 21, Blue 30, was 20
> melee 13ba v 19ra s10
#15 M1: 13 Blue foot v 19 Red foot.  Blue supported: 10 near, 10 needed.
                             [H3a H1b H3g reading 4 reading 1 H3h; russian]
    13 dead each side, 6 Red stand.
    on the floor: lift 13 Blue and 13 Red
    Red picks who falls; no gunner or guard among them.   Red 12, Blue 17
