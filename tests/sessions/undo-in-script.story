# In a script each line is taken back by itself, as at the prompt; typed
# afterwards, undo takes the whole script.
$ printf 'side red\nside blue\nbody RA 5 inf\nundo\nbody RB 6 inf\n' >a.umpire
$ umpire --clock=manual -f a.umpire $B
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
#3 RA: 5 Red foot.
#4 undone: #3 body RA 5 inf
    score: Red 0, was 5
#5 RB: 6 Red foot.
umpire: entries 1 to 5 are on the disk
> log
#1       0:00  side red
               Red: back line south, letter r.
#2       0:00  side blue
               Blue: back line north, letter b.
#3       0:00  body RA 5 inf
               RA: 5 Red foot.
               undone by #4
#4       0:00  undo
               undone: #3 body RA 5 inf
#5       0:00  body RB 6 inf
               RB: 6 Red foot.
> undo
#6 undone: 5 entries
    #5 body RB 6 inf
    #4 undo
    #3 body RA 5 inf
    and 2 more
> redo
#7 again: 5 entries
    #5 body RB 6 inf
    #4 undo
    #3 body RA 5 inf
    and 2 more
    score: Red 6, was 0
$ printf 'body BA 4 inf\nbody BB 4 inf\nundo 2\nbody BC 4 cav\nredo\n' >b.umpire
$ umpire --clock=manual -f b.umpire $B
#8 BA: 4 Blue foot.
#9 BB: 4 Blue foot.
#10 undone: 2 entries
    #9 body BB 4 inf
    #8 body BA 4 inf
    score: Blue 0, was 8
#11 BC: 4 Blue horse.
b.umpire:5:1: refused: there is nothing to redo.
umpire: nothing was kept
?3
$ printf 'body BA 4 inf\nbody BB 4 inf\nundo 2\nredo\nundo\nbody BC 4 cav\n' >c.umpire
$ umpire --clock=manual -f c.umpire $B
#8 BA: 4 Blue foot.
#9 BB: 4 Blue foot.
#10 undone: 2 entries
    #9 body BB 4 inf
    #8 body BA 4 inf
    score: Blue 0, was 8
#11 again: 2 entries
    #9 body BB 4 inf
    #8 body BA 4 inf
    score: Blue 8, was 0
#12 undone: #9 body BB 4 inf
    score: Blue 4, was 8
#13 BC: 4 Blue horse.
umpire: entries 8 to 13 are on the disk
> show blue
Blue: 4 foot, 4 horse: 8 fit
    BA     4 foot: 4 fit
    BC     4 horse: 4 fit
$ umpire verify $B
story.battle: 13 entries, all as recorded
$ printf 'undo 2\n' >d.umpire ; umpire --clock=manual -f d.umpire $B
#14 undone: 11 entries
    #13 body BC 4 cav
    #12 undo
    #11 redo
    and 8 more
umpire: entries 14 to 14 are on the disk
> log 3
#12      0:00  undo
               undone: #9 body BB 4 inf
               undone by #14
#13      0:00  body BC 4 cav
               BC: 4 Blue horse.
               undone by #14
#14      0:00  undo 2
               undone: 11 entries
