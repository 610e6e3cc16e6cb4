# The same shots where one key is another's (shot.touch, shot.rebound).
> side red back south ; side blue back north ; force red 12 inf 2 guns ; body BA 30 inf
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
#3 Red: 12 foot (Ri), 2 guns (RG1 to RG2).
#4 BA: 30 Blue foot.
> set shot.rebound always
#5 shot.rebound is always.
> set shot.touch first-unless-later-death
#6 shot.touch is first-unless-later-death.
> start red
#7 The battle starts: Red moves first.
    irregular: Red has 2 guns for 12 men.                        [F8 F1 M1]
    irregular: 12 men against 30.
    irregular: 2 guns against 0.
> next
#8 Red's move 1.  3:00 on the clock.                                  [M3a]
> next
#9 Blue's move 1.  1:00 on the clock.
    Time.  Red's move 1 took 0:00 of 3:00.                            [M3a]
> next
#10 Red's move 2.  3:00 on the clock.
    Time.  Blue's move 1 took 0:00 of 1:00.                           [M3a]
# Touched, then one knocked over: by this text the touched one lives.
> fire RG1 touch BA.1 down BA.2
#11 Red RG1: 1 shot, 1 Blue foot dead.
                     [A6b A6c A6a A4b; shot.touch first-unless-later-death]
    BA.1 touched, not killed.
    RG1 has 3 shots left.
# Knocked over, then touched: nobody dies after him, so he dies.
> fire RG1 down BA.3 touch BA.4
#12 Red RG1: 1 shot, 2 Blue foot dead.
    RG1 has 2 shots left.  [A6a A6b A4b; shot.touch first-unless-later-death]
# A rebound kills whatever else it did.
> fire RG1 down BA.5 rebound touch BA.6
#13 Red RG1: 1 shot, 2 Blue foot dead.
    RG1 has 1 shot left.                 [A6a A6d A4b; shot.rebound always]
> show blue
Blue: 30 foot: 25 fit, 5 dead
    BA     30 foot: 25 fit, 5 dead
