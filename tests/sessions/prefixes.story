# What stands before facts and corrections does not stand before questions and
# the program's own lines.
> side red ; side blue ; force red 9 inf ; force blue 9 inf
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
#3 Red: 9 foot (Ri).
#4 Blue: 9 foot (Bi).
> late score
-c:1:1: error: "late" is for what happened at the table, and not for this.
  | late score
  | ^^^^
right would be: score
?1
> = export men
-c:1:1: error: "=" is for what happened at the table, and not for this.
  | = export men
  | ^
right would be: export men
?1
> =#2 show
-c:1:1: error: "=" is for what happened at the table, and not for this.
  | =#2 show
  | ^
right would be: show
?1
> before #2 help
-c:1:1: error: "before" is for what happened at the table, and not for this.
  | before #2 help
  | ^^^^^^
right would be: help
?1
> amend #2 log
-c:1:1: error: "amend" is for what happened at the table, and not for this.
  | amend #2 log
  | ^^^^^
right would be: log
?1
> overrule: score
-c:1:1: error: "overrule:" is for what happened at the table, and not for this.
  | overrule: score
  | ^^^^^^^^^
right would be: score
?1
> overrule: quit
-c:1:1: error: "overrule:" is for what happened at the table, and not for this.
  | overrule: quit
  | ^^^^^^^^^
right would be: quit
?1
> ? hints off
-c:1:1: error: "?" is for what happened at the table, and not for this.
  | ? hints off
  | ^
right would be: hints off
?1
> @14:41 late   export   men
-c:1:8: error: "late" is for what happened at the table, and not for this.
  | @14:41 late   export   men
  |        ^^^^
right would be: export men
?1
> overrule: undo
-c:1:1: error: "overrule:" is for what happened at the table, and not for this.
  | overrule: undo
  | ^^^^^^^^^
right would be: undo
?1
> overrule:
-c:1:10: error: the line stops too early.
  | overrule:
  |          ^
right would be: start red
?1
> ? score
                                   Red              Blue
victory                              0                 0
guns                     0           0     0           0
horse                    0           0     0           0
foot                     9           9     9           9
own men held             0           0     0           0
prisoners taken          0           0     0           0
gross                                9                 9
net                                  0                 0
Provisional: the battle is not finished.  [V1b V1c V1d V1e]
> late undo
-c:1:1: refused: undo is no fact, and only facts can be corrected.
?3
