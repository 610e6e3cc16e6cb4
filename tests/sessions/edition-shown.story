# edition shows every key, its value here and who set it; two editions are
# compared; a key or value that is none is told, with what would be right.
> edition retelling
#1 The edition: retelling.
> set escort.radius 9 because the guards are tall
#2 escort.radius is 9".
    because the guards are tall
> set clock.warnings_s 90 60 20
#3 clock.warnings_s is 90 60 20.
> set gun.shots 4
#4 gun.shots is 4.
> edition
The edition: retelling, with 2 house rules.
clock.men_per_minute         30                          retelling        [M3a]
clock.seconds_per_gun        60                          retelling        [M3a]
clock.round_s                60                          retelling        [M3b]
clock.basis                  living                      retelling        [M3c]
clock.warnings_s             90 60 20                    set, #3          [M3f]
    the edition has 120 60 30
clock.interval_s             none                        retelling        [M3g]
deploy.line                  either-side                 retelling        [M2b]
gun.first_fire_turn          2                           retelling         [M4]
gun.first                    refuse                      retelling         [M5]
move.infantry                1'                          retelling         [A1]
move.cavalry                 2'                          retelling         [A2]
gun.serve_men                4                           retelling         [A3]
gun.serve_radius             6"                          retelling         [A3]
gun.serve_whose              own                         retelling         [A3]
gun.shots                    4                           set, #4          [A4b]
    the edition has 4
gun.cavalry_to_gallop        4                           retelling        [A4j]
gun.trail_men                2                           retelling        [A4g]
spacing.min                  1/16"                       retelling        [A5b]
shot.touch                   first-unless-earlier-death  retelling        [A6b]
shot.rebound                 always                      retelling        [A6d]
shot.roll                    no                          retelling        [A6e]
contact.distance             1/8"                        retelling        [H2a]
contact.exclusive            no                          retelling        [H2a]
contact.until                next-turn                   retelling        [H2b]
melee.judged                 start-of-turn               retelling        [H3a]
melee.radius                 6"                          retelling        [H3b]
melee.join                   shared-man                  retelling        [H3b]
isolation.basis              army                        retelling        [H1a]
isolation.radius             6"                          retelling        [H1a]
isolation.from               contact                     retelling        [H3d]
isolation.self               own                         retelling        [H1a]
isolation.engaged_support    yes                         retelling        [H1a]
surrender.needs_isolation    yes                         retelling         [P9]
prisoner.march               no                          retelling         [P1]
surrender.when               own-move                    retelling         [P9]
escort.capacity              7                           retelling         [P2]
escort.radius                9"                          set, #2           [P2]
    the edition has none; the guards are tall
liberation.trigger           last-escort                 retelling         [P3]
liberation.by                comrades                    retelling         [P3]
liberation.hold              no                          retelling         [P4]
rearm.line                   cross                       retelling         [P5]
delivery.safe                no                          retelling         [P6]
capture.men                  4                           retelling         [G2]
capture.axle                 behind                      retelling         [G2]
capture.clear_of             holder                      retelling         [G1]
capture.radius               6"                          retelling         [G1]
capture.measured_from        gun                         retelling         [G4]
capture.prisoners_block      freed                       retelling         [G1]
score.victory_halves         200                         retelling        [V1b]
score.gun_halves             20                          retelling        [V1c]
score.cavalry_halves         3                           retelling        [V1d]
score.infantry_halves        2                           retelling        [V1d]
score.own_prisoner_halves    1                           retelling        [V1e]
score.prisoner_taken_halves  1                           retelling        [V1e]
score.guns                   held-or-takeable            retelling        [V1c]
draw.below                   15                          retelling        [V1f]
draw.small_force_below       50                          retelling        [V1g]
draw.small_below             10                          retelling        [V1g]
draw.small_meaning           limit                       retelling        [V1g]
rear.men                     3                           retelling        [V2a]
rear.line                    reach                       retelling        [V2a]
rear.retreat_moves           6                           retelling        [V2b]
rear.part                    all                         retelling        [V2c]
defence.defender_parts       2                           retelling        [V3a]
defence.attacker_parts       3                           retelling        [V3a]
defence.quarter              4                           retelling        [V3b]
defence.middle_clear         move                        retelling        [V3d]
defence.setout               move                        retelling        [V3e]
defence.fire_at_once         yes                         retelling        [V3f]
defence.arrive               quarter-at-line             retelling        [V3b]
defence.first                attacker                    retelling        [V3e]
force.leave_out              12                          retelling         [F2]
force.buy_halves             300                         retelling         [F7]
figure.infantry              3/8"                        retelling        [H3b]
figure.cavalry               3/4"                        retelling        [H3b]
measure.tolerance            1/4"                        retelling
measure.estimate             3"                          retelling
figure.gun                   3/4"                        retelling         [G4]
figure.trail                 2 1/2"                      retelling        [A4g]
> edition diff book french
book and french differ in 18 keys:
key                          book                        french
clock.interval_s             240                         none             [M3g]
shot.rebound                 limited                     always           [A6d]
shot.roll                    kills                       no               [A6e]
contact.exclusive            no                          yes              [H2a]
contact.until                end-of-move                 next-turn        [H2b]
melee.judged                 end-of-move                 start-of-turn    [H3a]
isolation.basis              melee                       army             [H1a]
isolation.radius             move                        6"               [H1a]
isolation.self               others                      own              [H1a]
prisoner.march               yes                         no                [P1]
surrender.when               any-time                    own-move          [P9]
escort.radius                6"                          none              [P2]
liberation.by                itself                      comrades          [P3]
liberation.hold              yes                         no                [P4]
rearm.line                   reach                       cross             [P5]
delivery.safe                yes                         no                [P6]
capture.axle                 passed                      behind            [G2]
capture.measured_from        gun-or-trail                gun               [G4]
In words alone: C1 C3a C3b C3c C3d C4 M2d M3d M3e A0 A4c A4d A5a H1b H3h H3i P7
    P8 G3 S1 (rule C1 says how).
> edition diff retelling
this battle and retelling differ in 2 keys:
key                          this battle                 retelling
clock.warnings_s             90 60 20                    120 60 30        [M3f]
escort.radius                9"                          none              [P2]
> edition diff book density
density is another game, with keys of its own: it and Little Wars have none
    in common.
> edition diff boook french
-c:1:14: error: no edition is called "boook", did you mean book?
  | edition diff boook french
  |              ^^^^^
right would be: edition diff book french
?1
> edition retellling
-c:1:9: error: no edition is called "retellling", did you mean retelling?
  | edition retellling
  |         ^^^^^^^^^^
right would be: edition retelling
?1
> set shots 6
-c:1:5: error: no key is called "shots", did you mean gun.shots?
  | set shots 6
  |     ^^^^^
right would be: set gun.shots 6
?1
> set gun.first warning
-c:1:15: error: gun.first is never "warning", did you mean warn?
  | set gun.first warning
  |               ^^^^^^^
expected: refuse, warn or off
right would be: set gun.first warn
?1
> set gun.first war
-c:1:15: error: gun.first is never "war", did you mean warn?
  | set gun.first war
  |               ^^^
expected: refuse, warn or off
right would be: set gun.first warn
?1
> set gun.shots lots
-c:1:15: error: gun.shots is never "lots".
  | set gun.shots lots
  |               ^^^^
expected: a whole number from 0 to 1000
right would be: set gun.shots 4
?1
> set capture.men 0
-c:1:17: error: capture.men is never "0".
  | set capture.men 0
  |                 ^
expected: a whole number from 1 to 1000000
right would be: set capture.men 4
?1
> set escort.radius nearby
-c:1:19: error: escort.radius is never "nearby".
  | set escort.radius nearby
  |                   ^^^^^^
expected: a length or none
right would be: set escort.radius 9"
?1
> set escort.radius none
#5 escort.radius is none.
> set clock.warnings_s 90 60 60
-c:1:22: error: clock.warnings_s is never "90 60 60".
  | set clock.warnings_s 90 60 60
  |                      ^^^^^^^^
expected: up to three times in seconds, the longest first
right would be: set clock.warnings_s 90 60 20
?1
> set isolation.radius mvoe
-c:1:22: error: isolation.radius is never "mvoe", did you mean move?
  | set isolation.radius mvoe
  |                      ^^^^
expected: move or a length
right would be: set isolation.radius move
?1
> set isolation.radius 1 ft
#6 isolation.radius is 1'.
> set surrender.needs_isolation nope
-c:1:31: error: surrender.needs_isolation is never "nope", did you mean no?
  | set surrender.needs_isolation nope
  |                               ^^^^
expected: no or yes
right would be: set surrender.needs_isolation no
?1
# After the start a change needs its reason, which is kept with it.
> side red ; side blue ; body RA 5 inf ; body BA 5 inf
#7 Red: back line south, letter r.
#8 Blue: back line north, letter b.
#9 RA: 5 Red foot.
#10 BA: 5 Blue foot.
> start red
#11 The battle starts: Red moves first.                     [M1; retelling]
> set gun.shots 6
-c:1:1: error: after start a change needs its because.
right would be: set gun.shots 6 because we agreed
?1
> set gun.shots 6 because both agreed
#12 gun.shots is 6.
    because both agreed
$ umpire -c edition $B | grep -A1 gun.shots
gun.shots                    6                           set, #12         [A4b]
    the edition has 4; both agreed
# No battle is needed for the editions' table.
$ umpire edition | head -20
clock.men_per_minute         30                                           [M3a]
clock.seconds_per_gun        60                                           [M3a]
clock.round_s                60                                           [M3b]
clock.basis                  living                                       [M3c]
clock.warnings_s             120 60 30; russian 120 60 10                 [M3f]
clock.interval_s             240; retelling, french none                  [M3g]
deploy.line                  either-side; russian on-or-behind            [M2b]
gun.first_fire_turn          2                                             [M4]
gun.first                    refuse                                        [M5]
move.infantry                1'                                            [A1]
move.cavalry                 2'                                            [A2]
gun.serve_men                4                                             [A3]
gun.serve_radius             6"                                            [A3]
gun.serve_whose              own; russian any                              [A3]
gun.shots                    4                                            [A4b]
gun.cavalry_to_gallop        4                                            [A4j]
gun.trail_men                2                                            [A4g]
spacing.min                  1/16"                                        [A5b]
shot.touch                   first-unless-earlier-death; russian
                             first-unless-later-death                     [A6b]
$ umpire edition diff french retelling
french and retelling differ in 1 key:
key                          french                      retelling
contact.exclusive            yes                         no               [H2a]
In words alone: H3h (rule H3h says how).
$ umpire --json edition diff french retelling
[{"key":"contact.exclusive","rule":"H2a","meaning":"whether a man exactly at the contact distance is out of contact for a melee","retelling":"no","french":"yes"}]
$ umpire --json edition | tr '{' '\n' | grep -c '"book":'
79
$ { umpire edition diff book 2>&1; echo "ended with $?"; } | sed -n '1p;$p'
umpire: edition, or edition diff E F
ended with 2
