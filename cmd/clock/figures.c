/* SPDX-License-Identifier: GPL-3.0-or-later */
/* figures.c: large figures and letters; see figures.h. */
#include "figures.h"

#include <string.h>

enum {
    FIGURE_LEAST = 3, /* dots a figure is wide at least, */
    FIGURE_LOW = 5,   /* and high */
    LETTER = 5
};

static int32_t
least(int32_t a, int32_t b)
{
    return a < b ? a : b;
}

static int32_t
most(int32_t a, int32_t b)
{
    return a > b ? a : b;
}

static int32_t
dots_in(int32_t rows, bool ascii)
{
    return ascii ? rows : rows * 2;
}

static int32_t
rows_of(int32_t dots, bool ascii)
{
    return ascii ? dots : (dots + 1) / 2;
}

/* --- figures: seven strokes each --- */

enum {
    TOP = 1,
    MIDDLE = 2,
    BOTTOM = 4,
    LEFT_UP = 8,
    LEFT_DOWN = 16,
    RIGHT_UP = 32,
    RIGHT_DOWN = 64
};

static const uint8_t strokes[10] = {
    TOP | BOTTOM | LEFT_UP | LEFT_DOWN | RIGHT_UP | RIGHT_DOWN,
    RIGHT_UP | RIGHT_DOWN,
    TOP | MIDDLE | BOTTOM | LEFT_DOWN | RIGHT_UP,
    TOP | MIDDLE | BOTTOM | RIGHT_UP | RIGHT_DOWN,
    MIDDLE | LEFT_UP | RIGHT_UP | RIGHT_DOWN,
    TOP | MIDDLE | BOTTOM | LEFT_UP | RIGHT_DOWN,
    TOP | MIDDLE | BOTTOM | LEFT_UP | LEFT_DOWN | RIGHT_DOWN,
    TOP | RIGHT_UP | RIGHT_DOWN,
    TOP | MIDDLE | BOTTOM | LEFT_UP | LEFT_DOWN | RIGHT_UP | RIGHT_DOWN,
    TOP | MIDDLE | BOTTOM | LEFT_UP | RIGHT_UP | RIGHT_DOWN,
};

static bool
in_strokes(const struct figures *f, uint8_t has, int32_t x, int32_t y)
{
    int32_t middle = (f->high - f->stroke_y) / 2;
    bool up = y < middle + f->stroke_y, down = y >= middle;
    bool left = x < f->stroke_x, right = x >= f->wide - f->stroke_x;
    return (has & TOP && y < f->stroke_y) || (has & MIDDLE && up && down) ||
           (has & BOTTOM && y >= f->high - f->stroke_y) ||
           (has & LEFT_UP && left && up) || (has & LEFT_DOWN && left && down) ||
           (has & RIGHT_UP && right && up) ||
           (has & RIGHT_DOWN && right && down);
}

static bool
in_colon(const struct figures *f, int32_t y)
{
    int32_t at = (f->high - f->stroke_y) / 4;
    int32_t below = f->high - f->stroke_y - at;
    return (y >= at && y < at + f->stroke_y) ||
           (y >= below && y < below + f->stroke_y);
}

static bool
in_figure(const struct figures *f, char c, int32_t x, int32_t y)
{
    if (c == ':')
        return in_colon(f, y);
    return in_strokes(f, c == '-' ? MIDDLE : strokes[c - '0'], x, y);
}

/* --- letters --- */

static const struct {
    char is;
    char dots[LETTER * (LETTER + 1)];
} letters[] = {
    {'A',  ".###. #...# ##### #...# #...#"},
    {'B',  "####. #...# ####. #...# ####."},
    {'C',  ".#### #.... #.... #.... .####"},
    {'D',  "####. #...# #...# #...# ####."},
    {'E',  "##### #.... ####. #.... #####"},
    {'F',  "##### #.... ####. #.... #...."},
    {'G',  ".#### #.... #..## #...# .####"},
    {'H',  "#...# #...# ##### #...# #...#"},
    {'I',  ".###. ..#.. ..#.. ..#.. .###."},
    {'J',  "..### ...#. ...#. #..#. .##.."},
    {'K',  "#..#. #.#.. ##... #.#.. #..#."},
    {'L',  "#.... #.... #.... #.... #####"},
    {'M',  "#...# ##.## #.#.# #...# #...#"},
    {'N',  "#...# ##..# #.#.# #..## #...#"},
    {'O',  ".###. #...# #...# #...# .###."},
    {'P',  "####. #...# ####. #.... #...."},
    {'Q',  ".###. #...# #.#.# #..#. .##.#"},
    {'R',  "####. #...# ####. #..#. #...#"},
    {'S',  ".#### #.... .###. ....# ####."},
    {'T',  "##### ..#.. ..#.. ..#.. ..#.."},
    {'U',  "#...# #...# #...# #...# .###."},
    {'V',  "#...# #...# #...# .#.#. ..#.."},
    {'W',  "#...# #...# #.#.# ##.## #...#"},
    {'X',  "#...# .#.#. ..#.. .#.#. #...#"},
    {'Y',  "#...# .#.#. ..#.. ..#.. ..#.."},
    {'Z',  "##### ...#. ..#.. .#... #####"},
    {'0',  ".###. #..## #.#.# ##..# .###."},
    {'1',  "..#.. .##.. ..#.. ..#.. .###."},
    {'2',  "####. ....# .###. #.... #####"},
    {'3',  "####. ....# .###. ....# ####."},
    {'4',  "#..#. #..#. ##### ...#. ...#."},
    {'5',  "##### #.... ####. ....# ####."},
    {'6',  ".###. #.... ####. #...# .###."},
    {'7',  "##### ....# ...#. ..#.. ..#.."},
    {'8',  ".###. #...# .###. #...# .###."},
    {'9',  ".###. #...# .#### ....# .###."},
    {'-',  "..... ..... .###. ..... ....."},
    {'_',  "..... ..... ..... ..... #####"},
    {'\'', "..#.. ..#.. ..... ..... ....."},
    {',',  "..... ..... ..... ..#.. .#..."},
    {'/',  "....# ...#. ..#.. .#... #...."},
    {' ',  "..... ..... ..... ..... ....."},
};

static const char *
letter(char c)
{
    if (c >= 'a' && c <= 'z')
        c = (char)(c - 'a' + 'A');
    for (size_t i = 0; i < sizeof letters / sizeof letters[0]; i++)
        if (letters[i].is == c)
            return letters[i].dots;
    return NULL;
}

static bool
in_letter(const struct figures *f, const char *dots, int32_t x, int32_t y)
{
    int32_t at = y / f->stroke_y * (LETTER + 1) + x / f->stroke_x;
    return dots[at] == '#';
}

/* --- how large --- */

static int32_t
width_of(const struct figures *f, char c)
{
    return c == ':' && !f->letters ? f->colon : f->wide;
}

static int32_t
whole_width(const struct figures *f)
{
    int32_t n = 0;
    for (uint32_t i = 0; i < f->words.n; i++)
        n += width_of(f, f->words.at[i]) + (i > 0 ? f->gap : 0);
    return n;
}

static bool
all_figures(struct span s)
{
    for (uint32_t i = 0; i < s.n; i++)
        if (s.at[i] != ':' && s.at[i] != '-' &&
            (s.at[i] < '0' || s.at[i] > '9'))
            return false;
    return s.n > 0;
}

/* So wide and no higher than looks like a figure. A dot that is a whole cell
 * is twice as high as it is wide. */
static void
shape(struct figures *f, int32_t wide, int32_t dots)
{
    f->wide = wide;
    f->gap = most(1, wide / 4);
    f->stroke_x = most(1, (wide + 2) / 5);
    f->stroke_y = f->ascii ? most(1, f->stroke_x / 2) : f->stroke_x;
    f->colon = f->stroke_x;
    f->high = f->ascii ? wide * 10 / 9 : wide * 20 / 9;
    f->high = least(dots, most(FIGURE_LOW, f->high));
}

struct figures
figures_fit(struct span clock, int32_t columns, int32_t rows, bool ascii)
{
    struct figures f = {.words = clock, .ascii = ascii};
    int32_t dots = dots_in(rows, ascii);
    int32_t wide = ascii ? dots * 3 / 2 : dots * 3 / 4;
    if (!all_figures(clock))
        return f;
    for (wide = least(wide, columns); wide >= FIGURE_LEAST; wide--) {
        shape(&f, wide, dots);
        f.columns = whole_width(&f);
        if (f.columns <= columns && f.high >= FIGURE_LOW &&
            f.high >= 3 * f.stroke_y + 2) {
            f.rows = rows_of(f.high, ascii);
            return f;
        }
    }
    f.columns = 0;
    return f;
}

struct figures
letters_fit(struct span words, int32_t columns, int32_t rows, bool ascii)
{
    struct figures f = {.words = words, .ascii = ascii, .letters = true};
    int32_t n = (int32_t)words.n;
    int32_t by_rows = dots_in(rows, ascii) / LETTER;
    for (uint32_t i = 0; i < words.n; i++)
        if (!letter(words.at[i]))
            return f;
    if (n == 0)
        return f;
    /* A dot of a letter is as wide as it is high, however that is made. */
    int32_t across = ascii ? 2 : 1;
    int32_t scale = least(by_rows, columns / ((n * (LETTER + 1) - 1) * across));
    if (scale < 1)
        return f;
    f.stroke_x = scale * across;
    f.stroke_y = scale;
    f.gap = f.stroke_x;
    f.wide = LETTER * f.stroke_x;
    f.high = LETTER * f.stroke_y;
    f.columns = whole_width(&f);
    f.rows = rows_of(f.high, ascii);
    return f;
}

/* --- drawing --- */

/* dots: of a letter. */
static bool
is_dot(const struct figures *f, char c, const char *dots, int32_t x, int32_t y)
{
    if (y >= f->high)
        return false;
    return f->letters ? in_letter(f, dots, x, y) : in_figure(f, c, x, y);
}

/* A row of one of them; blanks are for whoever comes behind. */
static void
one_row(struct text *to, const struct figures *f, char c, int32_t row)
{
    const char *dots = f->letters ? letter(c) : NULL;
    int32_t wide = width_of(f, c);
    for (int32_t x = 0; x < wide; x++) {
        bool up = is_dot(f, c, dots, x, f->ascii ? row : row * 2);
        bool down = !f->ascii && is_dot(f, c, dots, x, row * 2 + 1);
        if (f->ascii)
            text_char(to, up ? '#' : ' ');
        else if (up)
            text_str(to, down ? "\u2588" : "\u2580");
        else
            text_str(to, down ? "\u2584" : " ");
    }
}

void
figures_row(struct text *to, const struct figures *f, int32_t row)
{
    uint32_t from = to->n;
    for (uint32_t i = 0; i < f->words.n; i++) {
        for (int32_t x = 0; i > 0 && x < f->gap; x++)
            text_char(to, ' ');
        one_row(to, f, f->words.at[i], row);
    }
    while (to->n > from && to->at[to->n - 1] == ' ')
        to->n--;
}
