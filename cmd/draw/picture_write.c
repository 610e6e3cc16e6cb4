/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * picture_write.c: maps as files, each written whole or not at all.
 */
#include "picture_in.h"

#include "outfile.h"

#include <errno.h>
#include <limits.h>
#include <string.h>
#include <sys/stat.h>

struct writing {
    const char *folder;
    bool force;
    int32_t n;
    struct text *why;
};

/* The letters, digits and dashes of a side's label, made small. */
static void
file_words(struct text *to, struct span label)
{
    for (uint32_t i = 0; i < label.n; i++) {
        char c = label.at[i];
        if (c >= 'A' && c <= 'Z')
            c = (char)(c - 'A' + 'a');
        if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'))
            text_char(to, c);
        else
            text_char(to, '-');
    }
}

/* So that a folder lists them in the battle's order. */
void
picture_file(struct text *to, const struct game *g, int32_t seq)
{
    text_str(to, "move-");
    if (seq < 10)
        text_char(to, '0');
    text_int(to, seq);
    if (seq >= 1 && (uint32_t)seq <= g->rows[T_turn]) {
        text_char(to, '-');
        file_words(to, label_of(g->side[ROW(g->turn[seq - 1].side)].label));
    }
    text_str(to, ".svg");
}

static bool
write_one(void *ctx, int32_t seq, const struct scene *s)
{
    struct writing *w = ctx;
    struct outfile out = {0};
    char at[PATH_MAX];
    struct text path;
    text_init(&path, at, sizeof at);
    text_str(&path, w->folder);
    text_char(&path, '/');
    picture_file(&path, s->g, seq);
    text_z(&path);
    if (path.cut) {
        text_str(w->why, "the name of the folder is too long");
        return false;
    }
    if (!outfile_open(&out, at, w->force, w->why))
        return false;
    const struct picture p = {.to = out.to, .alone = true};
    bool done = picture_map(&p, s);
    if (!done)
        text_str(w->why, "out of memory");
    done = done && outfile_keep(&out, w->why);
    outfile_drop(&out);
    w->n += done;
    return done;
}

bool
pictures_write(const struct history *h, const char *folder, bool force,
               int32_t *n, struct text *why)
{
    struct writing w = {folder, force, 0, why};
    text_clear(why);
    *n = 0;
    if (mkdir(folder, 0777) != 0 && errno != EEXIST) {
        text_safe(why, span_of(folder));
        text_str(why, ": ");
        text_str(why, strerror(errno));
        return false;
    }
    bool done = scene_tour(h, write_one, &w);
    *n = w.n;
    if (!done && why->n == 0)
        text_str(why, "out of memory");
    return done;
}
