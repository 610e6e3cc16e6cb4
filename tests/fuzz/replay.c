/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * replay.c: a fuzz target fed with the files named on the command line, one
 * line of words at the end. A folder is every file in it.
 */
#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fuzz.h"

enum { PATH_BYTES = 4096 };

static int files;

/* The bytes are in a block of their own size, so that reading behind them is
 * seen. */
static void
feed(const char *path, FILE *in)
{
    long n = -1;
    uint8_t *at;

    must(fseek(in, 0, SEEK_END) == 0 && (n = ftell(in)) >= 0 &&
             fseek(in, 0, SEEK_SET) == 0,
         path);
    at = malloc(n > 0 ? (size_t)n : 1);
    must(at && fread(at, 1, (size_t)n, in) == (size_t)n, path);
    LLVMFuzzerTestOneInput(at, (size_t)n);
    free(at);
    files++;
}

static void
replay(const char *path)
{
    DIR *folder = opendir(path);
    struct dirent *found;

    if (!folder) {
        FILE *in = fopen(path, "rb");

        must(in != NULL, path);
        feed(path, in);
        (void)fclose(in);
        return;
    }
    while ((found = readdir(folder)) != NULL) {
        char below[PATH_BYTES];

        (void)snprintf(below, sizeof below, "%s/%s", path, found->d_name);
        if (found->d_name[0] != '.')
            replay(below);
    }
    (void)closedir(folder);
}

int
main(int argc, char **argv)
{
    for (int i = 1; i < argc; i++)
        replay(argv[i]);
    (void)printf("ok - %s: %d inputs do no harm\n", argv[0], files);
    return files > 0 ? 0 : 1;
}
