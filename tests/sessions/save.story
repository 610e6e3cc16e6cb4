# A consistent copy of the battle, at any time; what is there is left alone.
> side red
#1 Red: back line south, letter r.
> side blue
#2 Blue: back line north, letter b.
> body RA 5 inf
#3 RA: 5 Red foot.
> save copy.battle
$ umpire verify copy.battle
copy.battle: 3 entries, all as recorded
$ umpire export copy.battle bodies
body,side,player,arm,name,mustered,fit,dead,prisoner,disarmed,off,delivered
RA,red,,inf,,5,5,0,0,0,0,0
> save copy.battle
umpire: that file exists already: copy.battle
?5
> save story.battle
umpire: that file exists already: story.battle
?5
> save nosuch/copy.battle
umpire: there is no such folder: nosuch/copy.battle
?5
> save "two words.battle"
$ umpire -c 'body RB 3 inf' copy.battle
#4 RB: 3 Red foot.
> show red
Red: 5 foot: 5 fit
    RA     5 foot: 5 fit
$ umpire verify "two words.battle"
two words.battle: 3 entries, all as recorded
