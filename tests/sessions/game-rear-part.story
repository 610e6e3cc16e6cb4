# Only a part of the back line may count (V2c); without places the referee
# says that they are in it.
> side red back south ; side blue back north ; body RA 20 inf ; body BA 20 inf
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
#3 RA: 20 Red foot.
#4 BA: 20 Blue foot.
> game rear left
#5 The game: Blow at the Rear, the left half of the line.
> start red
#6 The battle starts: Red moves first.
    irregular: the field has not been measured.                        [M1]
> next
#7 Red's move 1.  1:00 on the clock.                                  [M3a]
> reach 3ra
-c:1:7: error: only the left of that back line counts: are they in it?
  | reach 3ra
  |       ^^^
right would be: reach 3ra left
?1
> reach 3ra right
-c:1:7: refused: they are not in the part of that back line that counts.  [V2c]
    to allow it: overrule: reach 3ra right because ...
?3
> reach 3ra left
#8 3 Red at Blue's back line; 3 decide it when the melees are settled.
    No gunner or guard among them.                         [V2a reading 30]
> next
#9 Blue's move 1.  1:00 on the clock.
    Time.  Red's move 1 took 0:00 of 1:00.         [V2a reading 30 M3a V2b]
    3 Red at Blue's back line: decided for Red [V2a]; Blue has 6 moves to go
      back over its line; finish red when you agree.
    Blue's retreat: move 1 of 6.
> undo
#10 undone: #9 next
> undo
#11 undone: #8 reach 3ra left
> set rear.part middle because we agreed
#12 rear.part is middle.
    because we agreed
> reach 3ra left
#13 3 Red at Blue's back line; 3 decide it when the melees are settled.
    No gunner or guard among them.       [V2a reading 30; rear.part middle]
> overrule: reach 3ra right because one of them stands on the mark
#14 6 Red at Blue's back line; 3 decide it when the melees are settled.
                                     [V2c V2a reading 30; rear.part middle]
    overruled: they are not in the part of that back line that counts.
    No gunner or guard among them.
    because one of them stands on the mark
> next
#15 Blue's move 1.  1:00 on the clock.
                                 [V2a reading 30 M3a V2b; rear.part middle]
    Time.  Red's move 1 took 0:00 of 1:00.
    6 Red at Blue's back line: decided for Red [V2a]; Blue has 6 moves to go
      back over its line; finish red when you agree.
    Blue's retreat: move 1 of 6.
# The key says it where the game does not.
$ umpire new other.battle
$ umpire -c 'side red; side blue; body ra 5 inf; body ba 5 inf' 'set rear.part middle' 'game rear' 'start red' 'next' 'reach 3ra' other.battle
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
#3 ra: 5 Red foot.
#4 ba: 5 Blue foot.
#5 rear.part is middle.
#6 The game: Blow at the Rear, the middle half of the line.
#7 The battle starts: Red moves first.
    irregular: the field has not been measured.                        [M1]
#8 Red's move 1.  1:00 on the clock.                                  [M3a]
-c:6:7: error: only the middle of that back line counts: are they in it?
  | reach 3ra
  |       ^^^
right would be: reach 3ra middle
?1
