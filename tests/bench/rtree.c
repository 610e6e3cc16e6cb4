/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * rtree: the same fields in SQLite's R*Tree, one of each side, in memory. The
 * tree answers boxes; who of them stands in the circle, the same statement.
 *
 *     rtree FILE           prints a line as contest has it
 */
#include <sqlite3.h>

#include "bench.h"

#include <string.h>

struct work {
    const struct band *side;
    unsigned char *touches[2], *near[2];
    sqlite3 *db;
    sqlite3_stmt *round[2], *count[2];
};

static void
must(const struct work *w, bool right)
{
    if (!right)
        give_up("SQLite", sqlite3_errmsg(w->db));
}

static sqlite3_stmt *
prepared(struct work *w, const char *sql)
{
    sqlite3_stmt *s = NULL;
    must(w, sqlite3_prepare_v2(w->db, sql, -1, &s, NULL) == SQLITE_OK);
    return s;
}

static void
fill(struct work *w, int s)
{
    static const char *const make[] = {
        "CREATE VIRTUAL TABLE red USING rtree_i32(n,x0,x1,y0,y1)",
        "CREATE VIRTUAL TABLE blue USING rtree_i32(n,x0,x1,y0,y1)"};
    static const char *const add[] = {"INSERT INTO red VALUES(?1,?2,?2,?3,?3)",
                                      "INSERT INTO blue VALUES(?1,?2,?2,?3,"
                                      "?3)"};
    static const char *const round[] = {
        "SELECT n FROM red WHERE x1>=?1-?3 AND x0<=?1+?3 AND y1>=?2-?3 AND"
        " y0<=?2+?3 AND (x0-?1)*(x0-?1)+(y0-?2)*(y0-?2)<=?3*?3",
        "SELECT n FROM blue WHERE x1>=?1-?3 AND x0<=?1+?3 AND y1>=?2-?3 AND"
        " y0<=?2+?3 AND (x0-?1)*(x0-?1)+(y0-?2)*(y0-?2)<=?3*?3"};
    static const char *const count[] = {
        "SELECT count(*) FROM red WHERE x1>=?1-?3 AND x0<=?1+?3 AND y1>=?2-?3"
        " AND y0<=?2+?3 AND (x0-?1)*(x0-?1)+(y0-?2)*(y0-?2)<=?3*?3",
        "SELECT count(*) FROM blue WHERE x1>=?1-?3 AND x0<=?1+?3 AND y1>=?2-?3"
        " AND y0<=?2+?3 AND (x0-?1)*(x0-?1)+(y0-?2)*(y0-?2)<=?3*?3"};
    must(w, sqlite3_exec(w->db, make[s], NULL, NULL, NULL) == SQLITE_OK);
    sqlite3_stmt *in = prepared(w, add[s]);
    for (uint32_t i = 0; i < w->side[s].n; i++) {
        sqlite3_bind_int64(in, 1, i);
        sqlite3_bind_int(in, 2, w->side[s].man[i].x);
        sqlite3_bind_int(in, 3, w->side[s].man[i].y);
        must(w, sqlite3_step(in) == SQLITE_DONE);
        sqlite3_reset(in);
    }
    sqlite3_finalize(in);
    w->round[s] = prepared(w, round[s]);
    w->count[s] = prepared(w, count[s]);
}

static void
ask(sqlite3_stmt *s, struct figure f, length far)
{
    sqlite3_reset(s);
    sqlite3_bind_int(s, 1, f.x);
    sqlite3_bind_int(s, 2, f.y);
    sqlite3_bind_int(s, 3, far);
}

static void
touch(struct work *w, struct answer *out)
{
    sqlite3_stmt *s = w->round[1];
    for (uint32_t i = 0; i < w->side[0].n; i++) {
        ask(s, w->side[0].man[i], BENCH_TOUCH);
        while (sqlite3_step(s) == SQLITE_ROW) {
            w->touches[0][i] = 1;
            w->touches[1][sqlite3_column_int64(s, 0)] = 1;
            out->pairs++;
        }
    }
}

static void
look_round(struct work *w, int s, uint32_t i, struct answer *out)
{
    struct figure f = w->side[s].man[i];
    for (int of = 0; of < 2; of++) {
        ask(w->round[of], f, BENCH_RING);
        while (sqlite3_step(w->round[of]) == SQLITE_ROW)
            w->near[of][sqlite3_column_int64(w->round[of], 0)] = 1;
    }
    ask(w->count[s], f, BENCH_AID);
    must(w, sqlite3_step(w->count[s]) == SQLITE_ROW);
    answer_support(out, w->side[s].number[i],
                   (uint32_t)sqlite3_column_int(w->count[s], 0) - 1);
}

static void
find(void *ctx, const struct field *f, struct answer *out)
{
    struct work *w = ctx;
    w->side = f->side;
    must(w, sqlite3_open(":memory:", &w->db) == SQLITE_OK);
    sqlite3_exec(w->db, "BEGIN", NULL, NULL, NULL);
    for (int s = 0; s < 2; s++) {
        memset(w->touches[s], 0, w->side[s].n);
        memset(w->near[s], 0, w->side[s].n);
        fill(w, s);
    }
    touch(w, out);
    for (int s = 0; s < 2; s++)
        for (uint32_t i = 0; i < w->side[s].n; i++)
            if (w->touches[s][i])
                look_round(w, s, i, out);
    for (int s = 0; s < 2; s++)
        for (uint32_t i = 0; i < w->side[s].n; i++)
            if (w->near[s][i])
                answer_near(out, w->side[s].number[i]);
    for (int s = 0; s < 2; s++) {
        sqlite3_finalize(w->round[s]);
        sqlite3_finalize(w->count[s]);
    }
    sqlite3_close(w->db);
}

int
main(int argc, char **argv)
{
    struct work w;
    uint32_t n, men;
    if (argc != 2)
        give_up("usage", "rtree FILE");
    const struct field *f = fields_load(argv[1], &n);
    men = n ? f[0].side[0].n + f[0].side[1].n : 0;
    for (int s = 0; s < 2; s++) {
        w.touches[s] = must_get(men);
        w.near[s] = must_get(men);
    }
    contest(find, &w, f, n);
    return 0;
}
