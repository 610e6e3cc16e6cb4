#! new --edition density
#! --quiet
# dice left out are thrown by the tool and stand in the line ever after

> unit A side X ranks 3 weapon sword
A (X, sword): ranks 3 out 0 killed 0 density 3
> unit B side Y ranks 4,4,4 weapon spear shields no
B (Y, spear): ranks 4/4/4 out 0 killed 0 density 4
> contact A front B front
contact: A front - B front
$ umpire --quiet -c 'strike A B' $B | sed -E '1!d; s/: [0-3] hits?$//; s/[1-6] (hit|miss)/die/g'
A strikes B: needs > 3 (own density): die, die, die
$ umpire export $B density_blows | grep -c '^5,A,B,1,"[1-6],[1-6],[1-6]",3,'
1
$ umpire log --script $B | grep -c 'strike A B dice [1-6],[1-6],[1-6]$'
1
> density B 1
B: density 1 (by referee)
> compare
A 3 - B 1: A wins
B must retreat
$ umpire --quiet -c 'retreat B path diagonal' $B | sed 's/[1-6] (retreat die): purse [1-6]/die/; s/ranks.*/how it stands/'
B retreats diagonal, full move: turn test 0 lost, stays turned: how it stands
X earns die
$ umpire log --script $B | grep -c 'retreat B path diagonal die [1-6]$'
1
$ umpire verify $B
story.battle: 8 entries, all as recorded
