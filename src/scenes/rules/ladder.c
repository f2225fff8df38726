#include "scenes/rules/ladder.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "scenes/faces.h"
#include "ui/style.h"
#include "ui/widgets.h"

static const float ROW_MIN = 96, ROW_MAX = 148, CARD_GAP = 6;

static const struct {
    SabaccRank rank;
    const char *words;
} examples[] = {
#define EXAMPLE(rank, words) {SABACC_RANK_##rank, words},
#include "scenes/rules/ladder.def"
#undef EXAMPLE
};
enum { EXAMPLES = sizeof examples / sizeof *examples };

static int read_cards(const char *words, SabaccCard cards[LADDER_CARDS]) {
    int count = 0;
    while (*words && count < LADDER_CARDS) {
        size_t length = strcspn(words, " ");
        cards[count++] = sabacc_card_parse(words, length);
        words += length + strspn(words + length, " ");
    }
    return count;
}

bool ladder_example(const SabaccTable *table, SabaccRank rank, LadderExample *example) {
    for (int i = 0; i < EXAMPLES; i++) {
        if (examples[i].rank != rank) continue;
        example->count = read_cards(examples[i].words, example->cards);
        if (sabacc_worth(table, 0, example->cards, example->count).rank == (uint8_t)rank) return true;
    }
    return false;
}

/* A kind without an example is impossible with this table's cards (tests/scenes). */
static int list_ranks(const SabaccTable *table, SabaccRank ranks[SABACC_RANKS]) {
    const SabaccGame *game = sabacc_table_game(table);
    int count = 0;
    for (int i = 0; i < game->ladder_count; i++) {
        SabaccRank rank = (SabaccRank)game->ladder[i];
        LadderExample example;
        if (sabacc_has_rank(table, rank) && ladder_example(table, rank, &example)) ranks[count++] = rank;
    }
    return count;
}

/* The layout of the rows: as high as fits, cards and words sharing the width. */
typedef struct Rows {
    const SabaccTable *table;
    int count;
    SabaccRank ranks[SABACC_RANKS];
    float high, card_high, cards_wide;
} Rows;

static const float CARDS_SHARE = 0.46f;

static int max_cards(const Rows *rows) {
    int max = 1;
    for (int i = 0; i < rows->count; i++) {
        LadderExample example;
        if (ladder_example(rows->table, rows->ranks[i], &example) && example.count > max) max = example.count;
    }
    return max;
}

static Rows rows_in(Box box, const SabaccTable *table) {
    Rows rows = {.table = table};
    rows.count = list_ranks(table, rows.ranks);
    rows.high = fminf(fmaxf(floorf(box.height / (float)rows.count), ROW_MIN), ROW_MAX);
    float max = (float)max_cards(&rows), shape = faces_shape(sabacc_table_game(table));
    float fits = (box.width * CARDS_SHARE / max - CARD_GAP) / shape;
    rows.card_high = floorf(fminf(rows.high - 12, fits));
    rows.cards_wide = (rows.card_high * shape + CARD_GAP) * max;
    return rows;
}

/* Cards are left-aligned, so that the first ones form a column. */
static void draw_cards(Canvas *canvas, Box box, const Rows *rows, SabaccRank rank) {
    const SabaccGame *game = sabacc_table_game(rows->table);
    LadderExample example;
    if (!ladder_example(rows->table, rank, &example)) return;
    for (int i = 0; i < example.count; i++) {
        float x = box.x + (rows->card_high * faces_shape(game) + CARD_GAP) * (float)i;
        faces_draw(canvas, game, example.cards[i], x, box.y + (box.height - rows->card_high) / 2,
                   rows->card_high);
    }
}

/* Kinds of equal worth share a place, such as 23 and -23 if neither is better. */
static bool is_equal(const SabaccTable *table, SabaccRank a, SabaccRank b) {
    LadderExample of_a, of_b;
    if (!ladder_example(table, a, &of_a) || !ladder_example(table, b, &of_b)) return false;
    return sabacc_worth(table, 0, of_a.cards, of_a.count).key ==
           sabacc_worth(table, 0, of_b.cards, of_b.count).key;
}

static int place_of(const Rows *rows, int index) {
    while (index > 0 && is_equal(rows->table, rows->ranks[index], rows->ranks[index - 1])) index--;
    return index + 1;
}

static void draw_row(Canvas *canvas, Box row, const Rows *rows, int index) {
    char digits[16];
    SabaccRank rank = rows->ranks[index];
    snprintf(digits, sizeof digits, "%d", place_of(rows, index));
    TextStyle number = style_text(FONT_TITLE, STYLE_SIZE_BODY, STYLE_DUST, TEXT_RIGHT);
    TextStyle title = style_text(FONT_BOLD, STYLE_SIZE_LARGE, STYLE_BONE, TEXT_LEFT);
    TextStyle rule = style_text(FONT_TEXT, STYLE_SIZE_SMALL + 2, STYLE_DUST, TEXT_LEFT);
    canvas_text(canvas, box_cut_left(&row, 40, 22), &number, digits);
    draw_cards(canvas, box_cut_right(&row, rows->cards_wide, 16), rows, rank);
    float high = canvas_paragraph(canvas, row, &rule, _(sabacc_rank_rule(rank)), true);
    Box words = box_place(row, row.width, 40 + high, 0, 0.5f);
    canvas_text(canvas, box_cut_top(&words, 40, 0), &title, _(sabacc_rank_title(rank)));
    canvas_paragraph(canvas, words, &rule, _(sabacc_rank_rule(rank)), false);
}

void ladder_draw(Ui *ui, Box box, const SabaccTable *table) {
    Rows rows = rows_in(box, table);
    Canvas *canvas = ui_canvas(ui);
    Box all = ui_begin_scroll(ui, "ladder", box, (float)rows.count * rows.high);
    for (int i = 0; i < rows.count; i++) {
        Box row = {all.x, all.y + (float)i * rows.high, all.width, rows.high};
        bool is_seen = row.y + row.height > box.y && row.y < box.y + box.height;
        if (i > 0) canvas_line(canvas, row.x, row.y, row.x + row.width, row.y, 1, 0x4051626fu);
        if (is_seen) draw_row(canvas, row, &rows, i);
    }
    ui_end_scroll(ui);
}
