/* SPDX-License-Identifier: GPL-3.0-or-later */
/* reader.h: lines of a script or pipe. Before it waits for more bytes it
 * empties standard output, so that who writes line by line is answered line by
 * line and a long script is not slowed. */
#ifndef UMPIRE_READER_H
#define UMPIRE_READER_H

#include "text.h"

struct line_source {
    int fd;
    uint32_t number; /* of the line last read, from 1 */
    uint32_t at, n;
    bool ended, too_long;
    int error; /* errno of what ended it, or 0 */
    char bytes[1 << 16];
};

void reader_init(struct line_source *r, int fd);
/* The next line without its end; false at the end of the input. A line longer
 * than the buffer is cut, and too_long set. */
bool reader_line(struct line_source *r, struct span *line);

#endif
