# In the retelling half is half of the whole army, the force's own men counted
# (reading 1). Half of Blue's twenty is ten; with its own thirteen a force of
# thirteen is never isolated.
> edition retelling
#1 The edition: retelling.
> side red back south ; side blue back north ; body RA 25 inf ; body BA 20 inf
#2 Red: back line south, letter r.
#3 Blue: back line north, letter b.
#4 RA: 25 Red foot.
#5 BA: 20 Blue foot.
> start red
#6 The battle starts: Red moves first.
    irregular: 25 men against 20.                        [F1 M1; retelling]
> go
#7 Red's move 1.  1:00 on the clock.                       [M3a; retelling]
> time
#8 Time.  Red's move 1 took 0:00 of 1:00.                  [M3e; retelling]
> melee 13ba v 19ra s5
#9 M1: 13 Blue foot v 19 Red foot.  Blue supported: 18 near, 10 needed.
    13 dead each side, 6 Red stand.  [H3a H1b H3g reading 1 H3h; retelling]
    on the floor: lift 13 Blue and 13 Red
    Red picks who falls; no gunner or guard among them.   Red 12, Blue 7
# Half of Red's 25 when the move ended is 13; five are in it: eight others.
> melee 5ra v 6ba
-c:1:1: error: how many other Red men stand within a move? 8 or more save them.
                                                           [H1a; retelling]
right would be: melee 5ra v 6ba s8
?1
> melee 5ra v 6ba s7
#10 M2: 5 Red foot v 6 Blue foot.  Red isolated: 12 near, 13 needed.
                   [H3a H1a H3e reading 1 H3h P2 V1f reading 28; retelling]
    1 taken, 4 dead each side, 2 Blue stand.
    on the floor: lift 4 Red and 4 Blue, turn 1 Red about, 1 Blue to guard
    Red picks who falls; no gunner or guard among them.   Red 7 1/2, Blue 3 1/2
    P1: 1 Red prisoner, 1 guard.
    Red has 7 left, Blue has 3: decided, a draw [V1f]; finish drawn when you
      agree.
> undo
#11 undone: #10 melee 5ra v 6ba s7
    M2 is no longer ruled on.
    score: Red 12, was 7 1/2, Blue 7, was 3 1/2
> melee 5ra v 6ba s8
#12 M2: 5 Red foot v 6 Blue foot.  Red supported: 13 near, 13 needed.
                      [H3a H1b H3g reading 1 H3h V1f reading 28; retelling]
    5 dead each side, 1 Blue stands.
    on the floor: lift 5 Red and 5 Blue
    Red picks who falls; no gunner or guard among them.   Red 7, Blue 2
    Red has 7 left, Blue has 2: decided, a draw [V1f]; finish drawn when you
      agree.
