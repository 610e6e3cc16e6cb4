#! new --edition density
#! --quiet
# what was ruled, as tables: a battle, and the same after a correction

> unit Jav side Greek ranks 2,2 weapon javelin
Jav (Greek, javelin): ranks 2/2 out 0 killed 0 density 2
> unit Gauls side Gaul ranks 2,2 weapon fastsword
Gauls (Gaul, fastsword): ranks 2/2 out 0 killed 0 density 2
> unit Horse side Greek ranks 3,3 weapon spear shields no
Horse (Greek, spear): ranks 3/3 out 0 killed 0 density 3
> contact Jav front Gauls front
contact: Jav front - Gauls front
> strike Jav Gauls dice 5,2
Jav strikes Gauls: needs > 2 (enemy density): 5 hit, 2 miss: 1 hit
> wall Gauls die 1
Gauls shield wall: needs < 2: 1 parried: 0 of 1 stand
> strike Gauls Jav dice 3,4
Gauls strikes Jav, blow 1 of 2: needs > 2 (own density): 3 hit, 4 hit: 2 hits
> wall Jav die 3
Jav shield wall: needs < 2: 3 failed: 2 of 2 stand
Jav loses 2: ranks 1/1 out 0 killed 2 density 1
> skip Gauls
Gauls: blow 2 of 2 not taken
> compare
Jav 1 - Gauls 2: Gauls wins
Jav must retreat
> retreat Jav die 3 lost 0 back 0
Jav retreats straight, full move: turn test 0 lost, turn-back test 0 lost: ranks 1/1 out 0 killed 2 density 1
Gaul earns 3 (retreat die): purse 3
> see Jav yes 15
Jav: in sight, 15 from the fight
> see Horse yes 10
Horse: in sight, 10 from the fight
> demoralise Horse 2
Horse: 2 out of formation: ranks 2/2 out 2 killed 0 density 2; purse 1
> done
Gaul: 1 unspent, lost
$ umpire export $B density_units
unit,side,weapon,ranks,out,killed,density
Jav,Greek,javelin,1/1,0,2,1
Gauls,Gaul,fastsword,2/2,0,0,2
Horse,Greek,spear,2/2,2,0,2
$ umpire export $B density_blows
entry,striker,target,blow,dice,needs,hits,wall_dice,stand
6,Jav,Gauls,1,"5,2",2,1,1,0
8,Gauls,Jav,1,"3,4",2,2,3,2
$ umpire export $B density_pairs
entry,unit,against,density,enemy_density,result
11,Jav,Gauls,1,2,lost
$ umpire export $B density_points
entry,side,source,points,spent_on,cost,left
12,Gaul,Jav,3,,,3
15,Gaul,,,Horse,2,1
16,Gaul,,,,1,0
$ umpire export $B density_pairs --json
[
{"entry":11,"unit":"Jav","against":"Gauls","density":1,"enemy_density":2,"result":"lost"}
]
$ umpire verify $B
story.battle: 16 entries, all as recorded
> amend #7 wall Gauls die 6
error: later-falls: entry #8 would no longer stand.
?3
> amend #12 retreat Jav die 5 lost 1
#12 is now: Jav retreats straight, full move: turn test 1 lost, stays turned: ranks 0/1 out 1 killed 2 density 1
Gaul earns 5 (retreat die): purse 5
> strike #16
struck out: #16 done
$ umpire export $B density_points
entry,side,source,points,spent_on,cost,left
17,Gaul,Jav,5,,,5
15,Gaul,,,Horse,2,3
$ umpire export $B density_units
unit,side,weapon,ranks,out,killed,density
Jav,Greek,javelin,0/1,1,2,1
Gauls,Gaul,fastsword,2/2,0,0,2
Horse,Greek,spear,2/2,2,0,2
$ umpire export $B density_blows
entry,striker,target,blow,dice,needs,hits,wall_dice,stand
6,Jav,Gauls,1,"5,2",2,1,1,0
8,Gauls,Jav,1,"3,4",2,2,3,2
$ umpire verify $B
story.battle: 18 entries, all as recorded
$ umpire --json -c "density Jav 2" $B
{"entry":19,"verdict":"allowed","answer":"Jav: density 2 (by referee)","rules":["reading A3"],"house":[],"rows":{"rulings":[{"entry":19,"rule":null,"reading":"A3","value":null,"decided":null}]}}
$ umpire --json -c "demoralise Jav" $B
{"entry":20,"verdict":"allowed","answer":"Jav: 1 out of formation: ranks 0/0 out 2 killed 2 density 2; purse 2","rules":["R9","R10","R11","reading A26"],"house":[],"rows":{"rulings":[{"entry":20,"rule":"R9","reading":null,"value":null,"decided":null},{"entry":20,"rule":"R10","reading":null,"value":null,"decided":null},{"entry":20,"rule":"R11","reading":null,"value":null,"decided":null},{"entry":20,"rule":null,"reading":"A26","value":null,"decided":null}],"density_points":[{"entry":20,"side":"Gaul","source":null,"points":null,"spent_on":"Jav","cost":1,"left":2}]}}
$ umpire log --script $B | tail -n +2 | sed 's/^@[^ ]* //' | head -4
unit Jav side Greek ranks 2,2 weapon javelin
unit Gauls side Gaul ranks 2,2 weapon fastsword
unit Horse side Greek ranks 3,3 weapon spear shields no
contact Jav front Gauls front
