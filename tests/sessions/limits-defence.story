# The Defensive Game by its limits (V3a, V3b, reading 33): the proportion of
# the forces; a quarter, rounded up, at the line; and one man less.
$ siege() { rm -f l.battle; umpire new l.battle; umpire --clock=manual --quiet -c "edition ${edition:-book}" 'side red; side blue' "body ra $1 inf; body ba $2 inf" 'game defence defender blue' 'start red' next "${@:3}" l.battle | tail -n +10; }
# Two to three by the book, three to two in the russian text.
$ siege 30 20
The battle starts: Red moves first.                                    [M1]
Red's move 1.  1:00 on the clock.                                     [M3a]
$ siege 30 21
The battle starts: Red moves first.
    irregular: 21 defenders against 30: 20 would be right.         [V3a M1]
Red's move 1.  1:00 on the clock.                                     [M3a]
$ siege 31 21
The battle starts: Red moves first.                                    [M1]
Red's move 1.  2:00 on the clock.                                     [M3a]
$ siege 32 21
The battle starts: Red moves first.                                    [M1]
Red's move 1.  2:00 on the clock.                                     [M3a]
$ edition=russian siege 20 30
The battle starts: Red moves first.                           [M1; russian]
Red's move 1.  1:00 on the clock.                            [M3a; russian]
$ edition=russian siege 20 29
The battle starts: Red moves first.
    irregular: 29 defenders against 20: 30 would be right.  [V3a M1; russian]
Red's move 1.  1:00 on the clock.                            [M3a; russian]
# A quarter of 32 is eight, of 33 nine.
$ siege 32 21 'reach 7ra' next
The battle starts: Red moves first.                                    [M1]
Red's move 1.  2:00 on the clock.                                     [M3a]
7 Red at Blue's back line; 8 would decide it.
    No gunner or guard among them.                         [V3b reading 33]
Blue's move 1.  1:00 on the clock.
    Time.  Red's move 1 took 0:00 of 2:00.                            [M3a]
$ siege 32 21 'reach 8ra' next
The battle starts: Red moves first.                                    [M1]
Red's move 1.  2:00 on the clock.                                     [M3a]
8 Red at Blue's back line; 8 decide it when the melees are settled.
    No gunner or guard among them.                         [V3b reading 33]
Blue's move 1.  1:00 on the clock.
    Time.  Red's move 1 took 0:00 of 2:00.             [V3b reading 33 M3a]
    8 Red at Blue's back line: decided for Red [V3b]; finish red when you agree.
$ siege 33 22 'reach 8ra' next
The battle starts: Red moves first.                                    [M1]
Red's move 1.  2:00 on the clock.                                     [M3a]
8 Red at Blue's back line; 9 would decide it.
    No gunner or guard among them.                         [V3b reading 33]
Blue's move 1.  1:00 on the clock.
    Time.  Red's move 1 took 0:00 of 2:00.                            [M3a]
$ siege 33 22 'reach 9ra' next finish
The battle starts: Red moves first.                                    [M1]
Red's move 1.  2:00 on the clock.                                     [M3a]
9 Red at Blue's back line; 9 decide it when the melees are settled.
    No gunner or guard among them.                         [V3b reading 33]
Blue's move 1.  1:00 on the clock.
    Time.  Red's move 1 took 0:00 of 2:00.             [V3b reading 33 M3a]
    9 Red at Blue's back line: decided for Red [V3b]; finish red when you agree.
Red wins: Red 133, Blue 22.
    Red: victory 100, 33 foot 33, in all 133, net 111.            [V1b V3b]
    Blue: 22 foot 22, in all 22, net -111.
    Time.  Blue's move 1 took 0:00 of 1:00.
# Held: the attacker's fit men are below the quarter when a move ends.
$ siege 32 21 'kill 24ra shot' next
The battle starts: Red moves first.                                    [M1]
Red's move 1.  2:00 on the clock.                                     [M3a]
24 Red foot dead: shot.
    No gunner or guard among them.
Blue's move 1.  1:00 on the clock.
    Time.  Red's move 1 took 0:00 of 2:00.                            [M3a]
$ siege 32 21 'kill 25ra shot' next finish
The battle starts: Red moves first.                                    [M1]
Red's move 1.  2:00 on the clock.                                     [M3a]
25 Red foot dead: shot.
    No gunner or guard among them.
Blue's move 1.  1:00 on the clock.
    Time.  Red's move 1 took 0:00 of 2:00.             [V3b reading 33 M3a]
    Red has 7 fit, and a quarter is 8: decided for Blue [V3b]; finish blue when
      you agree.
Blue wins: Red 7, Blue 121.
    Red: 7 foot 7, in all 7, net -114.                            [V1b V3b]
    Blue: victory 100, 21 foot 21, in all 121, net 114.
    Time.  Blue's move 1 took 0:00 of 1:00.
$ siege 33 22 'kill 24ra shot' next
The battle starts: Red moves first.                                    [M1]
Red's move 1.  2:00 on the clock.                                     [M3a]
24 Red foot dead: shot.
    No gunner or guard among them.
Blue's move 1.  1:00 on the clock.
    Time.  Red's move 1 took 0:00 of 2:00.                            [M3a]
$ siege 33 22 'kill 25ra shot' next
The battle starts: Red moves first.                                    [M1]
Red's move 1.  2:00 on the clock.                                     [M3a]
25 Red foot dead: shot.
    No gunner or guard among them.
Blue's move 1.  1:00 on the clock.
    Time.  Red's move 1 took 0:00 of 2:00.             [V3b reading 33 M3a]
    Red has 8 fit, and a quarter is 9: decided for Blue [V3b]; finish blue when
      you agree.
# A force still a quarter strong, with three at the line, by the other reading.
$ siege 32 21 'set defence.arrive quarter-strong because agreed' 'reach 2ra' next
The battle starts: Red moves first.                                    [M1]
Red's move 1.  2:00 on the clock.                                     [M3a]
defence.arrive is quarter-strong.
    because agreed
2 Red at Blue's back line; 3 would decide it.
                            [V3b reading 33; defence.arrive quarter-strong]
    No gunner or guard among them.
Blue's move 1.  1:00 on the clock.
    Time.  Red's move 1 took 0:00 of 2:00.                            [M3a]
$ siege 32 21 'set defence.arrive quarter-strong because agreed' 'kill 24ra shot' 'reach 3ra' next
The battle starts: Red moves first.                                    [M1]
Red's move 1.  2:00 on the clock.                                     [M3a]
defence.arrive is quarter-strong.
    because agreed
24 Red foot dead: shot.
    No gunner or guard among them.
3 Red at Blue's back line; 3 decide it when the melees are settled.
                            [V3b reading 33; defence.arrive quarter-strong]
    No gunner or guard among them.
Blue's move 1.  1:00 on the clock.
                        [V3b reading 33 M3a; defence.arrive quarter-strong]
    Time.  Red's move 1 took 0:00 of 2:00.
    3 Red at Blue's back line: decided for Red [V3b]; finish red when you agree.
$ siege 32 21 'set defence.arrive quarter-strong because agreed' 'reach 3ra' 'kill ra.10-32 shot' 'kill ra.9 shot' next
The battle starts: Red moves first.                                    [M1]
Red's move 1.  2:00 on the clock.                                     [M3a]
defence.arrive is quarter-strong.
    because agreed
3 Red at Blue's back line; 3 decide it when the melees are settled.
                            [V3b reading 33; defence.arrive quarter-strong]
    No gunner or guard among them.
23 Red foot dead: shot.
1 Red foot dead: shot.
Blue's move 1.  1:00 on the clock.
                        [V3b reading 33 M3a; defence.arrive quarter-strong]
    Time.  Red's move 1 took 0:00 of 2:00.
    3 Red at Blue's back line: decided for Red [V3b]; finish red when you agree.
$ siege 32 21 'set defence.arrive quarter-strong because agreed' 'reach 3ra' 'kill ra.10-32 shot' 'kill ra.8,9 shot' next
The battle starts: Red moves first.                                    [M1]
Red's move 1.  2:00 on the clock.                                     [M3a]
defence.arrive is quarter-strong.
    because agreed
3 Red at Blue's back line; 3 decide it when the melees are settled.
                            [V3b reading 33; defence.arrive quarter-strong]
    No gunner or guard among them.
23 Red foot dead: shot.
2 Red foot dead: shot.
Blue's move 1.  1:00 on the clock.
                        [V3b reading 33 M3a; defence.arrive quarter-strong]
    Time.  Red's move 1 took 0:00 of 2:00.
    Red has 7 fit, and a quarter is 8: decided for Blue [V3b]; finish blue when
      you agree.
# There is no draw.
$ siege 60 40 'kill 45ra shot' 'kill 39ba shot' next
The battle starts: Red moves first.                                    [M1]
Red's move 1.  2:00 on the clock.                                     [M3a]
45 Red foot dead: shot.
    No gunner or guard among them.
39 Blue foot dead: shot.
    No gunner or guard among them.
Blue's move 1.  1:00 on the clock.
    Time.  Red's move 1 took 0:00 of 2:00.                            [M3a]
