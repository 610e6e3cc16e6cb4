# A roster becomes the lines a referee would have typed, in one group.
> side red "Red Army" player Ann "Old Will"
#1 Red, Red Army, led by Ann, Old Will: back line south, letter r.
> side blue
#2 Blue: back line north, letter b.
$ printf 'label,side,arm,count,name\nRA,red,inf,20,The Guards\nRC,red,cav,6,"The ""Old"", ones; # no"\nRG1,red,gun,,Long Tom\nBA,Blue,foot,12,\nBC,b,horse,4,"a"" b"\nBG1,blue,gun,1,\n' >roster.csv
> ? import roster roster.csv
body RA 20 inf "The Guards"
body RC 6 cav "The ""Old"", ones; # no"
gun RG1 "Long Tom"
body BA 12 inf
body BC 4 cav "a"" b"
gun BG1
> import roster roster.csv
#3 RA: 20 Red foot, The Guards.
#4 RC: 6 Red horse, The "Old", ones; # no.
#5 RG1: a gun of Red, Long Tom.
#6 BA: 12 Blue foot.
#7 BC: 4 Blue horse, a" b.
#8 BG1: a gun of Blue.
umpire: now entries 3 to 8: roster.csv
> undo
#9 undone: 6 entries
    #8 gun BG1
    #7 body BC 4 cav "a"" b"
    #6 body BA 12 inf
    and 3 more
    score: Red 0, was 39, Blue 0, was 28
> redo
#10 again: 6 entries
    #8 gun BG1
    #7 body BC 4 cav "a"" b"
    #6 body BA 12 inf
    and 3 more
    score: Red 39, was 0, Blue 28, was 0
# semicolons, a mark, carriage returns, columns in another order and case
> undo
#11 undone: 6 entries
    #8 gun BG1
    #7 body BC 4 cav "a"" b"
    #6 body BA 12 inf
    and 3 more
    score: Red 0, was 39, Blue 0, was 28
$ printf '\xEF\xBB\xBFCount;Arm;Label\r\n20;Infantry;RA\r\n\r\n 6 ; CAV ; RC \r\n' >roster.csv
> import roster "roster.csv"
#12 RA: 20 Red foot.
#13 RC: 6 Red horse.
umpire: now entries 12 to 13: roster.csv
# what is there already: the place in the table, and nothing is kept
$ printf 'label\tarm\tcount\nRB\tinf\t3\nRA\tinf\t20\nRX\tinf\t3\nRC\tcav\t6\n' >twice.txt
> import roster twice.txt
twice.txt:3:1: error: there is a "RA" already.
  | body RA 20 inf
  |      ^^
expected: a label
right would be: body RD 20 inf
twice.txt:5:1: error: there is a "RC" already.
  | body RC 6 cav
  |      ^^
expected: a label
right would be: body RD 6 cav
umpire: nothing was taken in: twice.txt
?1
> show red
Red: 20 foot, 6 horse: 26 fit
    led by Ann and Old Will
    RA     20 foot: 20 fit
    RC     6 horse: 6 fit
# each row that is wrong is told, with its line and column
$ printf 'label,side,arm,count,name\nR A,red,inf,20,The Guards\nRD,gren,cav,6,x\nRD,red3,cav,6,x\nRD,blue,cav,6,x\nRG2,red,gon,,Long Tom\nBA,Blue,foot,1.5,\nBA,Blue,foot,0,\nBA,Blue,,5,\nBG1,blue,gun,2,\nRX,red,inf,3,"tab\there"\nRY,red,inf,3,Guards, the\n,red,inf,3,n\nRZ,red,inf,,n\nRZ,red,inf,3,0123456789012345678901234567890123456789012345678901234567890123456789\n\nM1,red,inf,3,\nXA,,inf,3,\n' >bad.csv
> import roster bad.csv
bad.csv:2:1: error: "R A" is no label (a letter, then letters, digits, _; at most 16)
bad.csv:3:4: error: no side is called "gren", did you mean red?
bad.csv:4:4: error: no side is called "red3", did you mean red?
bad.csv:5:4: error: RD does not begin with the letter of blue
bad.csv:6:9: error: "gon" is no arm: inf, cav or gun
bad.csv:7:14: error: "1.5" is no number of men
bad.csv:8:14: error: "0" is no number of men
bad.csv:9:9: error: the arm is missing: inf, cav or gun
bad.csv:10:14: error: every gun has a row and a label of its own
bad.csv:11:14: error: "tab\u{9}here": a control or invisible character may not stand in it
bad.csv:12:21: error: this row has more cells than the first; a text with a comma in it stands between quotation marks
bad.csv:13:1: error: the label is missing
bad.csv:14:12: error: the count is missing
bad.csv:15:14: error: a name is at most 64 characters
bad.csv:17:4: error: M1 does not begin with the letter of red
umpire: a right table has: a first row label,side,arm,count,name and rows like RA,red,inf,20,The Guards
umpire: nothing was taken in: bad.csv
?1
# of those that can be read all are tried, and none is kept
$ printf 'label,arm,count\nM1,inf,3\nXA,inf,3\nRE,inf,3\n' >bad.csv
> import roster bad.csv
bad.csv:2:1: error: "M1" has a meaning of its own and cannot be a label.
  | body M1 3 inf
  |      ^^
expected: a label
right would be: body RB 3 inf
bad.csv:3:1: error: "XA" does not begin with the letter of a side.
  | body XA 3 inf
  |      ^^
expected: a label
right would be: body RB 3 inf
umpire: nothing was taken in: bad.csv
?1
# the first row must name the columns, and no others
$ printf 'RA,red,inf,20,The Guards\n' >bad.csv
> import roster bad.csv
bad.csv:1:1: error: no column is called label; the first row names them: label,side,arm,count,name
umpire: a right table has: a first row label,side,arm,count,name and rows like RA,red,inf,20,The Guards
umpire: nothing was taken in: bad.csv
?1
$ printf 'label,side,arm,count,nmae\nRA,red,inf,20,The Guards\n' >bad.csv
> import roster bad.csv
bad.csv:1:22: error: no column of a roster is called "nmae" (label,side,arm,count,name)
umpire: a right table has: a first row label,side,arm,count,name and rows like RA,red,inf,20,The Guards
umpire: nothing was taken in: bad.csv
?1
$ printf 'label,body,arm,count\nRA,RB,inf,20\n' >bad.csv
> import roster bad.csv
bad.csv:1:7: error: there is a column "body" already, or one that means the same
umpire: a right table has: a first row label,side,arm,count,name and rows like RA,red,inf,20,The Guards
umpire: nothing was taken in: bad.csv
?1
$ printf 'label,side\nRA,red\n' >bad.csv
> import roster bad.csv
bad.csv:1:1: error: no column is called arm; the first row names them: label,side,arm,count,name
bad.csv:1:1: error: no column is called count; the first row names them: label,side,arm,count,name
umpire: a right table has: a first row label,side,arm,count,name and rows like RA,red,inf,20,The Guards
umpire: nothing was taken in: bad.csv
?1
$ printf 'label,side,arm,count\n' >bad.csv
> import roster bad.csv
umpire: there is nothing in that table to take in: bad.csv
?1
$ : >bad.csv
> import roster bad.csv
umpire: there is nothing in that table to take in: bad.csv
?1
# what is no table
$ printf 'label,arm,count\nRE,inf,3\nR"F,inf,3\nRG,inf,3\n' >bad.csv
> import roster bad.csv
bad.csv:3:2: error: a quotation mark inside a cell: the whole cell in quotation marks, and this one doubled
umpire: a right table has: a first row label,side,arm,count,name and rows like RA,red,inf,20,The Guards
umpire: nothing was taken in: bad.csv
?1
$ printf 'label,arm,count\nRE,inf,3\n"RF,inf,3\nRG,inf,3\n' >bad.csv
> import roster bad.csv
bad.csv:3:1: error: this quotation mark is never closed
umpire: a right table has: a first row label,side,arm,count,name and rows like RA,red,inf,20,The Guards
umpire: nothing was taken in: bad.csv
?1
$ printf 'label,arm,count,name\nRE,inf,3,Caf\xE9\n' >bad.csv
> import roster bad.csv
bad.csv:2:13: error: this is not UTF-8: save the table again as "CSV UTF-8"
umpire: a right table has: a first row label,side,arm,count,name and rows like RA,red,inf,20,The Guards
umpire: nothing was taken in: bad.csv
?1
$ printf 'label,arm,count\nRE,inf,3\0\n' >bad.csv
> import roster bad.csv
bad.csv:2:9: error: a NUL byte: this is no table
umpire: a right table has: a first row label,side,arm,count,name and rows like RA,red,inf,20,The Guards
umpire: nothing was taken in: bad.csv
?1
$ printf '\xFF\xFEl\0a\0b\0e\0l\0' >bad.csv
> import roster bad.csv
bad.csv:1:1: error: this is saved as UTF-16: save the table again as "CSV UTF-8"
umpire: a right table has: a first row label,side,arm,count,name and rows like RA,red,inf,20,The Guards
umpire: nothing was taken in: bad.csv
?1
> import roster nosuch.csv
umpire: No such file or directory: nosuch.csv
?5
> import roster .
umpire: is a folder: .
?5
> import roster story.battle
story.battle:1:16: error: a NUL byte: this is no table
umpire: a right table has: a first row label,side,arm,count,name and rows like RA,red,inf,20,The Guards
umpire: nothing was taken in: story.battle
?1
> import roster
-c:1:14: error: the line stops too early.
  | import roster
  |              ^
expected: a word
right would be: import roster forces.csv
?1
> import nosuch bad.csv
-c:1:8: error: cannot read "nosuch" here.
  | import nosuch bad.csv
  |        ^^^^^^
expected: import positions FILE [of MEN] [peg MARK...]
right would be: import positions photo.csv peg SW=9,840 SE=1904,846
?1
> show red
Red: 20 foot, 6 horse: 26 fit
    led by Ann and Old Will
    RA     20 foot: 20 fit
    RC     6 horse: 6 fit
# players who command, and a commander nobody has named before
> undo
#14 undone: 2 entries
    #13 body RC 6 cav
    #12 body RA 20 inf
    score: Red 0, was 29
$ printf 'body,side,player,arm,mustered\nRA,red,Old Will,inf,20\nRX,red,,inf,0\nRC,red,Zoe,cav,5\n' >players.csv
> import roster players.csv
#15 RA: 20 Red foot.
#16 Old Will commands RA.
    Red's players: Ann and Old Will; Old Will with RA.
#17 RC: 5 Red horse.
#18 Zoe commands RC.
    Red's players: Ann and Old Will; Old Will with RA; Zoe with RC.
umpire: now entries 15 to 18: players.csv
> export bodies
body,side,player,arm,name,mustered,fit,dead,prisoner,disarmed,off,delivered
RA,red,Old Will,inf,,20,20,0,0,0,0,0
RC,red,Zoe,cav,,5,5,0,0,0,0,0
