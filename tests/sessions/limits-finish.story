# A Fight to the Finish by its ends (V1a, reading 29): killed, taken or driven
# off to the last man, with one man left and with none.
$ fight() { rm -f l.battle; umpire new l.battle; umpire --clock=manual --quiet -c "edition ${edition:-book}" 'side red; side blue' 'body ra 5 inf; body ba 5 inf' 'start red' next "$@" l.battle | tail -n +8; }
# Killed.
$ fight 'kill 4ba shot' 'score now'
4 Blue foot dead: shot.
    No gunner or guard among them.
                                   Red              Blue
victory                              0                 0
guns                     0           0     0           0
horse                    0           0     0           0
foot                     5           5     1           1
own men held             0           0     0           0
prisoners taken          0           0     0           0
gross                                5                 1
net                                  4                -4
As if it ended here, undecided: nobody has the victory.  [V1b V1c V1d V1e]
$ fight 'kill 5ba shot' 'score now'
5 Blue foot dead: shot.
    No gunner or guard among them.                                    [V1a]
    Blue has nobody left: decided for Red [V1a]; finish red when you agree.
                                   Red              Blue
victory                            100                 0
guns                     0           0     0           0
horse                    0           0     0           0
foot                     5           5     0           0
own men held             0           0     0           0
prisoners taken          0           0     0           0
gross                              105                 0
net                                105              -105
As if it ended here, with the victory of Red.  [V1b V1c V1d V1e]
# Taken.
$ fight 'surrender 4ba to red iso guard ra.1'
4 Blue foot surrender to Red.
    P1: 4 Blue prisoners, 1 guard.                                     [P9]
    No gunner or guard among them.
$ fight 'surrender 5ba to red iso guard ra.1' 'finish'
5 Blue foot surrender to Red.
    P1: 5 Blue prisoners, 1 guard.                                 [P9 V1a]
    No gunner or guard among them.
    Blue has nobody left: decided for Red [V1a]; finish red when you agree.
Red wins: Red 107 1/2, Blue 2 1/2.
                                                                  [V1b V1a]
    Red: victory 100, 5 foot 5, 5 taken 2 1/2, in all 107 1/2, net 105.
    Blue: 5 lost to the enemy 2 1/2, in all 2 1/2, net -105.
    Time.  Red's move 1 took 0:00 of 1:00.
# The last man killed in a melee, and both last men: a draw.
$ fight 'time' '1ra v 1ba' 'kill 4ba shot' 'finish'
Time.  Red's move 1 took 0:00 of 1:00.                                [M3e]
M1: 1 Blue foot v 1 Red foot.  Equal: all fall.
    1 dead each side, nobody stands.                              [H3c H3h]
    no choice in it; no gunner or guard among them.   Red 4, Blue 4
4 Blue foot dead: shot.
    No gunner or guard among them.                                    [V1a]
    Blue has nobody left: decided for Red [V1a]; finish red when you agree.
Red wins: Red 104, Blue 0.
    Red: victory 100, 4 foot 4, in all 104, net 104.              [V1b V1a]
    Blue: in all 0, net -104.
$ fight 'kill 4ra shot' 'kill 4ba shot' 'time' '1ra v 1ba' 'finish'
4 Red foot dead: shot.
    No gunner or guard among them.
4 Blue foot dead: shot.
    No gunner or guard among them.
Time.  Red's move 1 took 0:00 of 1:00.                                [M3e]
M1: 1 Blue foot v 1 Red foot.  Equal: all fall.
    1 dead each side, nobody stands.               [H3c H3h V1f reading 28]
    no choice in it; no gunner or guard among them.   Red 0, Blue 0
    Red has 0 left, Blue has 0: decided, a draw [V1f]; finish drawn when you
      agree.
A draw: Red 50, Blue 50.
    Red: victory 50, in all 50, net 0.                                [V1f]
    Blue: victory 50, in all 50, net 0.
# Three against five, isolated: two taken, one falls on each side.
$ fight 'kill 2ba shot' 'time' '3ba v 5ra iso' 'finish'
2 Blue foot dead: shot.
    No gunner or guard among them.
Time.  Red's move 1 took 0:00 of 1:00.                                [M3e]
M1: 3 Blue foot v 5 Red foot.  Blue isolated, 2 needed.
    2 taken, 1 dead each side, 4 Red stand.            [H1a H3e H3h P2 V1a]
    Red picks who falls; no gunner or guard among them.   Red 5, Blue 1
    P1: 2 Blue prisoners, 1 guard.
    Blue has nobody left: decided for Red [V1a]; finish red when you agree.
Red wins: Red 105, Blue 1.
    Red: victory 100, 4 foot 4, 2 taken 1, in all 105, net 104.   [V1b V1a]
    Blue: 2 lost to the enemy 1, in all 1, net -104.
# Driven off: at the end of his own move, and not before; a man without arms
# is nobody able to fight, and one who stays is somebody.
$ fight next 'off 4ba' next
Blue's move 1.  1:00 on the clock.
    Time.  Red's move 1 took 0:00 of 1:00.                            [M3a]
4 Blue foot off over their own back line.
    No gunner or guard among them.                             [reading 17]
Red's move 2.  1:00 on the clock.
    Time.  Blue's move 1 took 0:00 of 1:00.                           [M3a]
$ fight next 'off 5ba' 'score now' next
Blue's move 1.  1:00 on the clock.
    Time.  Red's move 1 took 0:00 of 1:00.                            [M3a]
5 Blue foot off over their own back line.
    No gunner or guard among them.                             [reading 17]
                                   Red              Blue
victory                              0                 0
guns                     0           0     0           0
horse                    0           0     0           0
foot                     5           5     5           5
own men held             0           0     0           0
prisoners taken          0           0     0           0
gross                                5                 5
net                                  0                 0
As if it ended here, undecided: nobody has the victory.  [V1b V1c V1d V1e]
Red's move 2.  1:00 on the clock.
    Time.  Blue's move 1 took 0:00 of 1:00.            [V1a reading 29 M3a]
    Blue has nobody fit on the field: decided for Red [V1a]; finish red when
      you agree.
$ fight next 'off 4ba' 'surrender 1ba to red iso guard ra.1' next
Blue's move 1.  1:00 on the clock.
    Time.  Red's move 1 took 0:00 of 1:00.                            [M3a]
4 Blue foot off over their own back line.
    No gunner or guard among them.                             [reading 17]
1 Blue foot surrender to Red.
    P1: 1 Blue prisoner, 1 guard.                                      [P9]
    No gunner or guard among them.
Red's move 2.  1:00 on the clock.
    Time.  Blue's move 1 took 0:00 of 1:00.            [V1a reading 29 M3a]
    Blue has nobody fit on the field: decided for Red [V1a]; finish red when
      you agree.
$ fight 'surrender 1ba to red iso guard ra.1' next 'off 4ba' next 'finish'
1 Blue foot surrender to Red.
    P1: 1 Blue prisoner, 1 guard.                                      [P9]
    No gunner or guard among them.
Blue's move 1.  1:00 on the clock.
    Time.  Red's move 1 took 0:00 of 1:00.                            [M3a]
4 Blue foot off over their own back line.
    No gunner or guard among them.                             [reading 17]
Red's move 2.  1:00 on the clock.
    Time.  Blue's move 1 took 0:00 of 1:00.            [V1a reading 29 M3a]
    Blue has nobody fit on the field: decided for Red [V1a]; finish red when
      you agree.
Red wins: Red 105 1/2, Blue 4 1/2.
    Red: victory 100, 5 foot 5, 1 taken 1/2, in all 105 1/2, net 101.  [V1b V1a]
    Blue: 4 foot 4, 1 lost to the enemy 1/2, in all 4 1/2, net -101.
    Time.  Red's move 2 took 0:00 of 1:00.
# In no edition it is otherwise.
$ edition=retelling fight next 'off 4ba' next
Blue's move 1.  1:00 on the clock.
    Time.  Red's move 1 took 0:00 of 1:00.                 [M3a; retelling]
4 Blue foot off over their own back line.
    No gunner or guard among them.                  [reading 17; retelling]
Red's move 2.  1:00 on the clock.
    Time.  Blue's move 1 took 0:00 of 1:00.                [M3a; retelling]
$ edition=retelling fight next 'off 5ba' next
Blue's move 1.  1:00 on the clock.
    Time.  Red's move 1 took 0:00 of 1:00.                 [M3a; retelling]
5 Blue foot off over their own back line.
    No gunner or guard among them.                  [reading 17; retelling]
Red's move 2.  1:00 on the clock.
    Time.  Blue's move 1 took 0:00 of 1:00.  [V1a reading 29 M3a; retelling]
    Blue has nobody fit on the field: decided for Red [V1a]; finish red when
      you agree.
$ edition=russian fight 'kill 4ba shot'
4 Blue foot dead: shot.
    No gunner or guard among them.
$ edition=russian fight 'kill 5ba shot'
5 Blue foot dead: shot.
    No gunner or guard among them.                           [V1a; russian]
    Blue has nobody left: decided for Red [V1a]; finish red when you agree.
# Resigned, and undecided: the referee's word, before anything is decided.
$ fight 'finish red Ben gave in'
Red wins: Red 105, Blue 5.
    Ben gave in                                                       [V1b]
    Red: victory 100, 5 foot 5, in all 105, net 100.
    Blue: 5 foot 5, in all 5, net -100.
    Time.  Red's move 1 took 0:00 of 1:00.
$ fight 'finish undecided the hall closes' 'score'
Undecided: Red 5, Blue 5.
    the hall closes                                                   [V1b]
    Red: 5 foot 5, in all 5, net 0.
    Blue: 5 foot 5, in all 5, net 0.
    Time.  Red's move 1 took 0:00 of 1:00.
                                   Red              Blue
victory                              0                 0
guns                     0           0     0           0
horse                    0           0     0           0
foot                     5           5     5           5
own men held             0           0     0           0
prisoners taken          0           0     0           0
gross                                5                 5
net                                  0                 0
Official: the battle is finished.  [V1b V1c V1d V1e]
