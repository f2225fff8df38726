#include "scenes/ladder.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "scenes/faces.h"
#include "ui/style.h"
#include "ui/widgets.h"

static const float ROW_LEAST = 96, ROW_MOST = 148, CARD_GAP = 6;

static const struct {
    SabaccRank rank;
    const char *words;
} examples[] = {
#define EXAMPLE(rank, words) {SABACC_RANK_##rank, words},
#include "scenes/ladder.def"
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

static int list_ranks(const SabaccTable *table, SabaccRank ranks[SABACC_RANKS]) {
    const SabaccGame *game = sabacc_table_game(table);
    int count = 0;
    for (int i = 0; i < game->ladder_count; i++) {
        SabaccRank rank = (SabaccRank)game->ladder[i];
        if (sabacc_has_rank(table, rank)) ranks[count++] = rank;
    }
    return count;
}

static float card_high(Box row) { return row.height - 12; }

/* Cards begin at the left of their room, so that the first ones stand in a column. */
static void draw_cards(Canvas *canvas, Box box, const SabaccTable *table, SabaccRank rank) {
    const SabaccGame *game = sabacc_table_game(table);
    LadderExample example;
    if (!ladder_example(table, rank, &example)) return;
    for (int i = 0; i < example.count; i++) {
        float high = card_high(box), x = box.x + (high * faces_shape(game) + CARD_GAP) * (float)i;
        faces_draw(canvas, game, example.cards[i], x, box.y + (box.height - high) / 2, high);
    }
}

static void draw_row(Canvas *canvas, Box row, int place, const SabaccTable *table, SabaccRank rank) {
    char digits[16];
    float cards = (card_high(row) * faces_shape(sabacc_table_game(table)) + CARD_GAP) * LADDER_CARDS;
    snprintf(digits, sizeof digits, "%d", place);
    TextStyle number = style_text(FONT_TITLE, STYLE_SIZE_BODY, STYLE_DUST, TEXT_RIGHT);
    TextStyle title = style_text(FONT_BOLD, STYLE_SIZE_LARGE, STYLE_BONE, TEXT_LEFT);
    TextStyle rule = style_text(FONT_TEXT, STYLE_SIZE_SMALL + 2, STYLE_DUST, TEXT_LEFT);
    canvas_text(canvas, box_cut_left(&row, 40, 22), &number, digits);
    draw_cards(canvas, box_cut_right(&row, cards, 16), table, rank);
    Box words = box_place(row, row.width, 72, 0, 0.5f);
    canvas_text(canvas, box_cut_top(&words, 40, 0), &title, _(sabacc_rank_title(rank)));
    canvas_text(canvas, words, &rule, _(sabacc_rank_rule(rank)));
}

void ladder_draw(Ui *ui, Box box, const SabaccTable *table) {
    SabaccRank ranks[SABACC_RANKS];
    int count = list_ranks(table, ranks);
    Canvas *canvas = ui_canvas(ui);
    float high = fminf(fmaxf(floorf(box.height / (float)count), ROW_LEAST), ROW_MOST);
    Box all = ui_begin_scroll(ui, "ladder", box, (float)count * high);
    for (int i = 0; i < count; i++) {
        Box row = {all.x, all.y + (float)i * high, all.width, high};
        bool is_seen = row.y + row.height > box.y && row.y < box.y + box.height;
        if (i > 0) canvas_line(canvas, row.x, row.y, row.x + row.width, row.y, 1, 0x4051626fu);
        if (is_seen) draw_row(canvas, row, i + 1, table, ranks[i]);
    }
    ui_end_scroll(ui);
}
