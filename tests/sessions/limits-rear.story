# A Blow at the Rear by its limits (V2a, V2c, reading 30): two and three men;
# the part of the line that counts, to the width of a hair, by places.
$ blow() { rm -f l.battle; umpire new l.battle; umpire --clock=manual --quiet -c "edition ${edition:-book}" 'side red; side blue; body ra 5 inf; body ba 5 inf' "$@" l.battle | tail -n +6; }
$ blow 'game rear' 'start red' next 'reach 2ra' next
The game: Blow at the Rear.
The battle starts: Red moves first.                                    [M1]
Red's move 1.  1:00 on the clock.                                     [M3a]
2 Red at Blue's back line; 3 would decide it.
    No gunner or guard among them.                         [V2a reading 30]
Blue's move 1.  1:00 on the clock.
    Time.  Red's move 1 took 0:00 of 1:00.                            [M3a]
$ blow 'game rear' 'start red' next 'reach 3ra' next
The game: Blow at the Rear.
The battle starts: Red moves first.                                    [M1]
Red's move 1.  1:00 on the clock.                                     [M3a]
3 Red at Blue's back line; 3 decide it when the melees are settled.
    No gunner or guard among them.                         [V2a reading 30]
Blue's move 1.  1:00 on the clock.
    Time.  Red's move 1 took 0:00 of 1:00.         [V2a reading 30 M3a V2b]
    3 Red at Blue's back line: decided for Red [V2a]; Blue has 6 moves to go
      back over its line; finish red when you agree.
    Blue's retreat: move 1 of 6.
$ edition=russian blow 'game rear' 'start red' next 'reach 2ra' next
The game: Blow at the Rear.
The battle starts: Red moves first.                           [M1; russian]
Red's move 1.  1:00 on the clock.                            [M3a; russian]
2 Red over Blue's back line; 3 would decide it.
    No gunner or guard among them.                [V2a reading 30; russian]
Blue's move 1.  1:00 on the clock.
    Time.  Red's move 1 took 0:00 of 1:00.                   [M3a; russian]
$ edition=russian blow 'game rear' 'start red' next 'reach 3ra' next
The game: Blow at the Rear.
The battle starts: Red moves first.                           [M1; russian]
Red's move 1.  1:00 on the clock.                            [M3a; russian]
3 Red over Blue's back line; 3 decide it when the melees are settled.
    No gunner or guard among them.                [V2a reading 30; russian]
Blue's move 1.  1:00 on the clock.
    Time.  Red's move 1 took 0:00 of 1:00.  [V2a reading 30 M3a V2b; russian]
    3 Red over Blue's back line: decided for Red [V2a]; Blue has 6 moves to go
      back over its line; finish red when you agree.
    Blue's retreat: move 1 of 6.
# One of the three falls before the move is over, or is taken.
$ blow 'game rear' 'start red' next 'reach 3ra' 'kill ra.1 shot' next
The game: Blow at the Rear.
The battle starts: Red moves first.                                    [M1]
Red's move 1.  1:00 on the clock.                                     [M3a]
3 Red at Blue's back line; 3 decide it when the melees are settled.
    No gunner or guard among them.                         [V2a reading 30]
1 Red foot dead: shot.
Blue's move 1.  1:00 on the clock.
    Time.  Red's move 1 took 0:00 of 1:00.                            [M3a]
$ blow 'game rear' 'start red' next 'reach 3ra' time '1ba v ra.1 s0' next
The game: Blow at the Rear.
The battle starts: Red moves first.                                    [M1]
Red's move 1.  1:00 on the clock.                                     [M3a]
3 Red at Blue's back line; 3 decide it when the melees are settled.
    No gunner or guard among them.                         [V2a reading 30]
Time.  Red's move 1 took 0:00 of 1:00.                                [M3e]
M1: 1 Blue foot v 1 Red foot.  Equal: all fall.
    1 dead each side, nobody stands.                              [H3c H3h]
    no choice in it; no gunner or guard among them.   Red 4, Blue 4
Blue's move 1.  1:00 on the clock.                                    [M3a]
# The field is sixteen feet wide: its middle half is from 4' to 12', and a place
# is known to a quarter of an inch.
$ blow 'game rear middle' 'field 16 x 8' 'start red' next "put ra.1 4',8'" "put ra.2 12',8'" "put ra.3 3'11-3/4,8'" 'reach ra.1-3' next
The game: Blow at the Rear, the middle half of the line.
The field: 16' wide, 8' from line to line; bare numbers are feet here only.
The battle starts: Red moves first.
    irregular: nobody tossed for the first move.                       [M1]
Red's move 1.  1:00 on the clock.                                     [M3a]
ra.1 stands at 4',8'.
ra.2 stands at 12',8'.
error: ra.3 would stand on ra.1, 1/2" into him.
$ blow 'game rear middle' 'field 16 x 8' 'start red' next "put ra.1 3'11-47/64,8'" 'reach ra.1'
The game: Blow at the Rear, the middle half of the line.
The field: 16' wide, 8' from line to line; bare numbers are feet here only.
The battle starts: Red moves first.
    irregular: nobody tossed for the first move.                       [M1]
Red's move 1.  1:00 on the clock.                                     [M3a]
ra.1 stands at 3'11-47/64",8'.
    refused: ra.1 is 17/64" beside the part of the back line that counts.  [V2c]
$ blow 'game rear middle' 'field 16 x 8' 'start red' next "put ra.1 12'17/64,8'" 'reach ra.1'
The game: Blow at the Rear, the middle half of the line.
The field: 16' wide, 8' from line to line; bare numbers are feet here only.
The battle starts: Red moves first.
    irregular: nobody tossed for the first move.                       [M1]
Red's move 1.  1:00 on the clock.                                     [M3a]
ra.1 stands at 12'0-17/64",8'.
    refused: ra.1 is 17/64" beside the part of the back line that counts.  [V2c]
# Blue stands in the north and looks south: his left half is the east.
$ blow 'game rear left' 'field 16 x 8' 'start red' next "put ra.1 8',8'" "put ra.2 16',8'" 'reach ra.1-2'
The game: Blow at the Rear, the left half of the line.
The field: 16' wide, 8' from line to line; bare numbers are feet here only.
The battle starts: Red moves first.
    irregular: nobody tossed for the first move.                       [M1]
Red's move 1.  1:00 on the clock.                                     [M3a]
ra.1 stands at 8',8'.
ra.2 stands at 16',8'.
2 Red at Blue's back line; 3 would decide it.
    No gunner or guard among them.                         [V2a reading 30]
$ blow 'game rear left' 'field 16 x 8' 'start red' next "put ra.1 7'11-47/64,8'" 'reach ra.1'
The game: Blow at the Rear, the left half of the line.
The field: 16' wide, 8' from line to line; bare numbers are feet here only.
The battle starts: Red moves first.
    irregular: nobody tossed for the first move.                       [M1]
Red's move 1.  1:00 on the clock.                                     [M3a]
ra.1 stands at 7'11-47/64",8'.
    refused: ra.1 is 17/64" beside the part of the back line that counts.  [V2c]
$ blow 'game rear right' 'field 16 x 8' 'start red' next "put ra.1 8',8'" "put ra.2 0,8'" 'reach ra.1-2'
The game: Blow at the Rear, the right half of the line.
The field: 16' wide, 8' from line to line; bare numbers are feet here only.
The battle starts: Red moves first.
    irregular: nobody tossed for the first move.                       [M1]
Red's move 1.  1:00 on the clock.                                     [M3a]
ra.1 stands at 8',8'.
ra.2 stands at 0",8'.
2 Red at Blue's back line; 3 would decide it.
    No gunner or guard among them.                         [V2a reading 30]
$ blow 'game rear right' 'field 16 x 8' 'start red' next "put ra.1 8'17/64,8'" 'reach ra.1'
The game: Blow at the Rear, the right half of the line.
The field: 16' wide, 8' from line to line; bare numbers are feet here only.
The battle starts: Red moves first.
    irregular: nobody tossed for the first move.                       [M1]
Red's move 1.  1:00 on the clock.                                     [M3a]
ra.1 stands at 8'0-17/64",8'.
    refused: ra.1 is 17/64" beside the part of the back line that counts.  [V2c]
# Red in the south looks north: his left half is the west.
$ blow 'game rear left' 'field 16 x 8' 'start blue' next "put ba.1 8',0" "put ba.2 0,0" 'reach ba.1-2'
The game: Blow at the Rear, the left half of the line.
The field: 16' wide, 8' from line to line; bare numbers are feet here only.
The battle starts: Blue moves first.
    irregular: nobody tossed for the first move.                       [M1]
Blue's move 1.  1:00 on the clock.                                    [M3a]
ba.1 stands at 8',0".
ba.2 stands at 0",0".
2 Blue at Red's back line; 3 would decide it.
    No gunner or guard among them.                         [V2a reading 30]
$ blow 'game rear left' 'field 16 x 8' 'start blue' next "put ba.1 8'17/64,0" 'reach ba.1'
The game: Blow at the Rear, the left half of the line.
The field: 16' wide, 8' from line to line; bare numbers are feet here only.
The battle starts: Blue moves first.
    irregular: nobody tossed for the first move.                       [M1]
Blue's move 1.  1:00 on the clock.                                    [M3a]
ba.1 stands at 8'0-17/64",0".
    refused: ba.1 is 17/64" beside the part of the back line that counts.  [V2c]
# The retreat: with the sixth of his moves over, what is on the field is taken;
# until then it is not.
$ blow 'game rear' 'start red' next 'reach 3ra' next next next next next next next next next next next 'show blue' 'off 2ba' next 'show blue' finish
The game: Blow at the Rear.
The battle starts: Red moves first.                                    [M1]
Red's move 1.  1:00 on the clock.                                     [M3a]
3 Red at Blue's back line; 3 decide it when the melees are settled.
    No gunner or guard among them.                         [V2a reading 30]
Blue's move 1.  1:00 on the clock.
    Time.  Red's move 1 took 0:00 of 1:00.         [V2a reading 30 M3a V2b]
    3 Red at Blue's back line: decided for Red [V2a]; Blue has 6 moves to go
      back over its line; finish red when you agree.
    Blue's retreat: move 1 of 6.
Red's move 2.  1:00 on the clock.
    Time.  Blue's move 1 took 0:00 of 1:00.                           [M3a]
Blue's move 2.  1:00 on the clock.
    Time.  Red's move 2 took 0:00 of 1:00.                        [M3a V2b]
    Blue's retreat: move 2 of 6.
Red's move 3.  1:00 on the clock.
    Time.  Blue's move 2 took 0:00 of 1:00.                           [M3a]
Blue's move 3.  1:00 on the clock.
    Time.  Red's move 3 took 0:00 of 1:00.                        [M3a V2b]
    Blue's retreat: move 3 of 6.
Red's move 4.  1:00 on the clock.
    Time.  Blue's move 3 took 0:00 of 1:00.                           [M3a]
Blue's move 4.  1:00 on the clock.
    Time.  Red's move 4 took 0:00 of 1:00.                        [M3a V2b]
    Blue's retreat: move 4 of 6.
Red's move 5.  1:00 on the clock.
    Time.  Blue's move 4 took 0:00 of 1:00.                           [M3a]
Blue's move 5.  1:00 on the clock.
    Time.  Red's move 5 took 0:00 of 1:00.                        [M3a V2b]
    Blue's retreat: move 5 of 6.
Red's move 6.  1:00 on the clock.
    Time.  Blue's move 5 took 0:00 of 1:00.                           [M3a]
Blue's move 6.  1:00 on the clock.
    Time.  Red's move 6 took 0:00 of 1:00.                        [M3a V2b]
    Blue's retreat: move 6 of 6.
Blue: 5 foot: 5 fit
    ba     5 foot: 5 fit
2 Blue foot off over their own back line.
    No gunner or guard among them.                             [reading 17]
Red's move 7.  1:00 on the clock.
    Time.  Blue's move 6 took 0:00 of 1:00.            [V2b reading 32 M3a]
    Blue's retreat is over: 3 men left on the field capitulate.
Blue: 5 foot: 0 fit, 2 off, 3 delivered
    ba     5 foot: 0 fit, 2 off, 3 delivered
Red wins: Red 106 1/2, Blue 3 1/2.
                                                                  [V1b V2a]
    Red: victory 100, 5 foot 5, 3 taken 1 1/2, in all 106 1/2, net 103.
    Blue: 2 foot 2, 3 lost to the enemy 1 1/2, in all 3 1/2, net -103.
    Time.  Red's move 7 took 0:00 of 1:00.
