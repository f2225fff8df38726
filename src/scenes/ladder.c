#include "scenes/ladder.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "ui/style.h"
#include "ui/widgets.h"

static const float ROW_HIGH = 96, CARD_HIGH = 84;

static const struct {
    SabaccRank rank;
    const char *deck, *words;
} examples[] = {
#define EXAMPLE(rank, deck, words) {SABACC_RANK_##rank, deck, words},
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

bool ladder_example(SabaccRank rank, LadderExample *example) {
    for (int i = 0; i < EXAMPLES; i++) {
        if (examples[i].rank != rank) continue;
        *example = (LadderExample){.rank = rank, .deck = examples[i].deck};
        example->count = read_cards(examples[i].words, example->cards);
        return true;
    }
    return false;
}

/* A rank is played with where a hand that should be one is one with these options. */
static bool is_played(const SabaccTable *table, SabaccRank rank) {
    LadderExample example;
    return !ladder_example(rank, &example) ||
           sabacc_worth(table, 0, example.cards, example.count).rank == (uint8_t)rank;
}

static int list_ranks(const SabaccSetup *setup, uint8_t ranks[SABACC_RANKS]) {
    SabaccState state;
    int count = 0;
    sabacc_start(&state, setup, NULL);
    for (int i = 0; i < setup->game->ladder_count; i++) {
        SabaccRank rank = (SabaccRank)setup->game->ladder[i];
        if (is_played(&state.table, rank)) ranks[count++] = (uint8_t)rank;
    }
    return count;
}

static void draw_cards(Canvas *canvas, Box box, SabaccRank rank) {
    LadderExample example;
    float width = CARD_HIGH * 300 / 420;
    if (!ladder_example(rank, &example)) return;
    for (int i = 0; i < example.count; i++) {
        char asset[48];
        Text name = text_over(asset, sizeof asset);
        text_add(&name, example.deck);
        text_add(&name, "/");
        sabacc_card_format(example.cards[i], &name);
        Box card = {box.x + (width + 6) * (float)i, box.y + (box.height - CARD_HIGH) / 2, width, CARD_HIGH};
        canvas_sprite(canvas, &(Sprite){.asset = asset, .box = card});
    }
}

static void draw_row(Canvas *canvas, Box row, int place, SabaccRank rank) {
    char digits[16];
    snprintf(digits, sizeof digits, "%d", place);
    TextStyle number = style_text(FONT_TITLE, STYLE_SIZE_BODY, STYLE_DUST, TEXT_RIGHT);
    TextStyle title = style_text(FONT_BOLD, STYLE_SIZE_LARGE, STYLE_BONE, TEXT_LEFT);
    TextStyle rule = style_text(FONT_TEXT, STYLE_SIZE_SMALL + 2, STYLE_DUST, TEXT_LEFT);
    canvas_text(canvas, box_cut_left(&row, 40, 22), &number, digits);
    draw_cards(canvas, box_cut_right(&row, (CARD_HIGH * 300 / 420 + 6) * LADDER_CARDS, 16), rank);
    Box words = box_place(row, row.width, 72, 0, 0.5f);
    canvas_text(canvas, box_cut_top(&words, 40, 0), &title, _(sabacc_rank_title(rank)));
    canvas_text(canvas, words, &rule, _(sabacc_rank_rule(rank)));
}

void ladder_draw(Ui *ui, Box box, const SabaccSetup *setup) {
    uint8_t ranks[SABACC_RANKS];
    int count = list_ranks(setup, ranks);
    Canvas *canvas = ui_canvas(ui);
    Box all = ui_begin_scroll(ui, "ladder", box, (float)count * ROW_HIGH);
    for (int i = 0; i < count; i++) {
        Box row = {all.x, all.y + (float)i * ROW_HIGH, all.width, ROW_HIGH};
        bool is_seen = row.y + row.height > box.y && row.y < box.y + box.height;
        if (i > 0) canvas_line(canvas, row.x, row.y, row.x + row.width, row.y, 1, 0x4051626fu);
        if (is_seen) draw_row(canvas, row, i + 1, (SabaccRank)ranks[i]);
    }
    ui_end_scroll(ui);
}
