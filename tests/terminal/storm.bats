#!/usr/bin/env bats
# SPDX-License-Identifier: GPL-3.0-or-later
#
# A storm of keys, pastes, window sizes and warnings: every line arrives as it
# was typed. STORMS is the number of them, of a hundred lines each.

load screen

@test "what is received is what was typed" {
    local seed
    for ((seed = 1; seed <= ${STORMS:-3}; seed++)); do
        expect "$BATS_TEST_DIRNAME/storm.exp" "$DRIVER" log "$seed" 100
    done
}

@test "what is written to the terminal at the end turns pastes off" {
    run expect -c "
        log_user 0
        spawn -noecho $DRIVER
        expect -exact {ref> }
        send quit\r
        expect -re {\x1b\[\?2004l} {} timeout {exit 1} eof {exit 2}
        expect eof"
    [ "$status" = 0 ]
}
