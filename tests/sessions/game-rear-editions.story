# In the russian text three must cross the line; how many and where is the
# referee's word. Four by a house rule, and no moves of retreat at all.
> side red back south ; side blue back north ; body RA 20 inf ; body BA 20 inf ; gun BG1
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
#3 RA: 20 Red foot.
#4 BA: 20 Blue foot.
#5 BG1: a gun of Blue.
> edition russian
#6 The edition: russian.
> game rear
#7 The game: Blow at the Rear.
> set rear.men 4
#8 rear.men is 4.
> set rear.retreat_moves 0
#9 rear.retreat_moves is 0.
> start red
#10 The battle starts: Red moves first.
    irregular: 0 guns against 1.                           [F1 M1; russian]
> next
#11 Red's move 1.  1:00 on the clock.                        [M3a; russian]
> reach 3ra
#12 3 Red over Blue's back line; 4 would decide it.
    No gunner or guard among them.    [V2a reading 30; russian; rear.men 4]
> next ; next
#13 Blue's move 1.  2:00 on the clock.
    Time.  Red's move 1 took 0:00 of 1:00.                   [M3a; russian]
#14 Red's move 2.  1:00 on the clock.
    Time.  Blue's move 1 took 0:00 of 2:00.                  [M3a; russian]
> reach 1ra
#15 4 Red over Blue's back line; 4 decide it when the melees are settled.
    No gunner or guard among them.    [V2a reading 30; russian; rear.men 4]
> next
#16 Blue's move 2.  0:00 on the clock.
                               [V2a reading 30 V2b reading 32 M3a; russian]
    Time.  Red's move 2 took 0:00 of 1:00.
    4 Red over Blue's back line: decided for Red [V2a]; finish red when you
      agree.
    Blue's retreat is over: 20 men and 1 gun left on the field capitulate.
    by house rule: rear.men 4; rear.retreat_moves 0.
> finish
#17 Red wins: Red 140, Blue 10.
                                                         [V1b V2a; russian]
    Red: victory 100, 1 gun 10, 20 foot 20, 20 taken 10, in all 140, net 130.
    Blue: 20 lost to the enemy 10, in all 10, net -130.
    Time.  Blue's move 2 took 0:00 of 0:00.
