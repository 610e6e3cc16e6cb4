# Notes, photographs and remarks behind a line go to the log and nowhere else.
> @2026-11-30T14:00:00Z battle "The Siege; of #4" at "the attic" on 2026-11-30
#1 The battle: The Siege; of #4, at the attic, on 2026-11-30.
> side red "Red, the elder" player "Ann" "Bob" back south # Ann has the foot
#2 Red, Red, the elder, led by Ann, Bob: back line south, letter r.
> side blue "" back north
#3 Blue, : back line north, letter b.
> player Mum blue
#4 Mum takes over Blue.
> body RA 20 inf "The ""Buffs"""
#5 RA: 20 Red foot, The "Buffs".
> player Bob ra
#6 Bob commands RA.
    Red's players: Ann and Bob; Bob with RA.
> note the cat ; and #4 all of it
#7 Noted: the cat ; and #4 all of it
> photo IMG_1234
#8 Picture: IMG_1234
> start red # irregular, but agreed
#9 The battle starts: Red moves first.
    irregular: Blue has no men.                                     [F1 M1]
    irregular: 20 men against 0.
> log 20
#1       0:00  battle "The Siege; of #4" at "the attic" on 2026-11-30
               The battle: The Siege; of #4, at the attic, on 2026-11-30.
#2       0:00  side red "Red, the elder" player "Ann" "Bob" back south
               Red, Red, the elder, led by Ann, Bob: back line south, letter r.
#3       0:00  side blue "" back north
               Blue, : back line north, letter b.
#4       0:00  player Mum blue
               Mum takes over Blue.
#5       0:00  body RA 20 inf "The ""Buffs"""
               RA: 20 Red foot, The "Buffs".
#6       0:00  player Bob ra
               Bob commands RA.
#7       0:00  note the cat ; and #4 all of it
               Noted: the cat ; and #4 all of it
#8       0:00  photo IMG_1234
               Picture: IMG_1234
#9       0:00  start red
               The battle starts: Red moves first.
> export entries
entry,grp,kind,target,utc,elapsed_s,move,side,phase,line,answer,verdict,rules,undone_by,note
1,1,fact,,2026-11-30T14:00:00.000Z,0.000,,,setup,"battle ""The Siege; of #4"" at ""the attic"" on 2026-11-30","The battle: The Siege; of #4, at the attic, on 2026-11-30.",noted,,,
2,2,fact,,2026-11-30T14:00:00.000Z,0.000,,,setup,"side red ""Red, the elder"" player ""Ann"" ""Bob"" back south","Red, Red, the elder, led by Ann, Bob: back line south, letter r.",allowed,,,Ann has the foot
3,3,fact,,2026-11-30T14:00:00.000Z,0.000,,,setup,"side blue """" back north","Blue, : back line north, letter b.",allowed,,,
4,4,fact,,2026-11-30T14:00:00.000Z,0.000,,,setup,player Mum blue,Mum takes over Blue.,noted,,,
5,5,fact,,2026-11-30T14:00:00.000Z,0.000,,,setup,"body RA 20 inf ""The """"Buffs""""""","RA: 20 Red foot, The ""Buffs"".",allowed,,,
6,6,fact,,2026-11-30T14:00:00.000Z,0.000,,,setup,player Bob ra,Bob commands RA.,noted,,,
7,7,fact,,2026-11-30T14:00:00.000Z,0.000,,,setup,note the cat ; and #4 all of it,Noted: the cat ; and #4 all of it,noted,,,
8,8,fact,,2026-11-30T14:00:00.000Z,0.000,,,setup,photo IMG_1234,Picture: IMG_1234,noted,,,
9,9,fact,,2026-11-30T14:00:00.000Z,0.000,,,interval,start red,The battle starts: Red moves first.,allowed,F1 M1,,"irregular, but agreed"
> export bodies
body,side,player,arm,name,mustered,fit,dead,prisoner,disarmed,off,delivered
RA,red,Bob,inf,"The ""Buffs""",20,20,0,0,0,0,0
