/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * test_medium.c: which file systems keep what they promise, by their numbers.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "medium.h"

static void
test_drives_of_others_are_known(void **state)
{
    static const int64_t network[] = {0x6969,     0x517b,     0xff534d42,
                                      0xfe534d42, 0x65735546, 0x01021997,
                                      0x5346414f, 0x73757245, 0x00c36400};
    const char *name;

    (void)state;
    for (size_t i = 0; i < sizeof network / sizeof network[0]; i++) {
        assert_int_equal(medium_of(network[i], &name), MEDIUM_NETWORK);
        assert_true(name[0] != '\0');
    }
    /* As a signed number of 32 bits. */
    assert_int_equal(medium_of((int32_t)0xff534d42, &name), MEDIUM_NETWORK);
    assert_string_equal(name, "CIFS");
}

static void
test_sticks_are_known(void **state)
{
    const char *name;

    (void)state;
    assert_int_equal(medium_of(0x4d44, &name), MEDIUM_FAT);
    assert_string_equal(name, "FAT");
    assert_int_equal(medium_of(0x2011bab0, &name), MEDIUM_FAT);
}

/* ext4, XFS, btrfs, ZFS, f2fs, tmpfs, overlay, and what nobody knows. */
static void
test_disks_of_ones_own_are_good(void **state)
{
    static const int64_t good[] = {0xef53,     0x58465342, 0x9123683e,
                                   0x2fc12fc1, 0xf2f52010, 0x01021994,
                                   0x794c7630, 0,          0x12345678};
    const char *name;

    (void)state;
    for (size_t i = 0; i < sizeof good / sizeof good[0]; i++) {
        assert_int_equal(medium_of(good[i], &name), MEDIUM_GOOD);
        assert_string_equal(name, "");
    }
    assert_int_equal(medium_of(0xef53, NULL), MEDIUM_GOOD);
}

static void
test_what_cannot_be_asked_is_good(void **state)
{
    const char *name;

    (void)state;
    assert_int_equal(medium_at("/no/such/folder", &name), MEDIUM_GOOD);
    assert_string_equal(name, "");
    assert_int_equal(medium_at("/proc", NULL), MEDIUM_GOOD);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_drives_of_others_are_known),
        cmocka_unit_test(test_sticks_are_known),
        cmocka_unit_test(test_disks_of_ones_own_are_good),
        cmocka_unit_test(test_what_cannot_be_asked_is_good),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
