#include "scenes/rules/ladder.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "scenes/faces.h"
#include "scenes/rules/pages.h"
#include "ui/clause_marks.h"
#include "ui/style.h"
#include "ui/widgets.h"

static const float ROW_MIN = 96, ROW_MAX = 216, ROW_MAX_PAGE = 300, CARD_GAP = 6, ROW_EDGE = 10;

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

/* True if the table's deck has these cards. */
static bool has_cards(const SabaccTable *table, const LadderExample *hand) {
    SabaccCard faces[SABACC_MAX_PILE];
    uint8_t copies[SABACC_MAX_PILE];
    int count = sabacc_table_deck_list(table, faces, copies), found = 0;
    for (int i = 0; i < count; i++) {
        int held = 0;
        for (int card = 0; card < hand->count; card++) held += hand->cards[card] == faces[i];
        if (held <= copies[i]) found += held;
    }
    return found == hand->count;
}

static bool is_of(const SabaccTable *table, const SabaccRung *rung, const LadderExample *hand) {
    SabaccRange sizes = sabacc_hand_sizes(table);
    if (hand->count < sizes.min || hand->count > sizes.max || !has_cards(table, hand)) return false;
    SabaccWorth worth = sabacc_worth(table, 0, hand->cards, hand->count);
    return worth.rank == rung->rank && worth.key >= rung->min_key && worth.key <= rung->max_key;
}

static void find_example(const SabaccTable *table, const SabaccRung *rung, LadderExample *example) {
    for (int i = 0; i < EXAMPLES; i++) {
        if (examples[i].rank != (SabaccRank)rung->rank) continue;
        example->count = read_cards(examples[i].words, example->cards);
        if (is_of(table, rung, example)) return;
    }
    example->count = rung->count;
    memcpy(example->cards, rung->cards, sizeof example->cards);
}

void ladder_read(const SabaccTable *table, Ladder *ladder) {
    ladder->table = *table;
    ladder->count = sabacc_ladder(table, ladder->rungs);
    for (int i = 0; i < ladder->count; i++) find_example(table, &ladder->rungs[i], &ladder->examples[i]);
}

void ladder_read_game(const SabaccGame *game, SabaccState *state, Ladder *ladder) {
    SabaccSetup setup;
    sabacc_setup_init(&setup, game, game->min_seats, 1);
    sabacc_start(state, &setup, NULL);
    ladder_read(&state->table, ladder);
}

/* A hand of more cards than the list tries may lie beyond the keys that it has found: it is of the nearest
 * part of its kind. */
int ladder_find(const Ladder *ladder, const SabaccWorth *worth) {
    int found = -1;
    uint64_t nearest = UINT64_MAX;
    for (int i = 0; i < ladder->count; i++) {
        const SabaccRung *rung = &ladder->rungs[i];
        uint64_t beyond = worth->key > rung->max_key   ? worth->key - rung->max_key
                          : worth->key < rung->min_key ? rung->min_key - worth->key
                                                       : 0;
        if (rung->rank != worth->rank || (found >= 0 && beyond >= nearest)) continue;
        found = i;
        nearest = beyond;
    }
    return found;
}

/* ---- the rows ---- */

/* As high as fits, cards and words sharing the width. In a book they go on from page to page; where it has
 * room for that the best kind is larger, its cards below its words. */
typedef struct Rows {
    const Ladder *ladder;
    float high, best_high, card_high, cards_wide, page, fold;
    int in_page; /* how many are below each other on the first page */
} Rows;

static const float CARDS_SHARE = 0.46f, NUMBER_WIDE = 46, NUMBER_GAP = 22, CARDS_GAP = 16, TITLE_HIGH = 40,
                   TAG_GAP = 14, WORDS_MARGIN = 8;
static const float BAND_BESIDE = 10;
enum { RULE_BYTES = 640, PLACE_BYTES = 16 };

static bool has_best(const Rows *rows) { return rows->best_high > 0; }

static TextStyle title_style(void) { return style_text(FONT_BOLD, STYLE_SIZE_LARGE, STYLE_INK, TEXT_LEFT); }

static TextStyle rule_style(void) {
    return style_text(FONT_TEXT, STYLE_SIZE_SMALL + 2, STYLE_INK_SOFT, TEXT_LEFT);
}

static void format_rule(const Ladder *ladder, int index, char words[RULE_BYTES]) {
    Text text = text_over(words, RULE_BYTES);
    sabacc_rung_rule(&ladder->table, &ladder->rungs[index], i18n_text, &text);
}

static float words_height(Canvas *canvas, Box row, const Ladder *ladder, int index, const TextStyle *style) {
    char rule[RULE_BYTES];
    format_rule(ladder, index, rule);
    return canvas_paragraph(canvas, row, style, rule, true);
}

static float rule_height(Canvas *canvas, Box row, const Ladder *ladder, int index) {
    TextStyle style = rule_style();
    return words_height(canvas, row, ladder, index, &style);
}

static int max_cards(const Ladder *ladder) {
    int max = 1;
    for (int i = 0; i < ladder->count; i++)
        if (ladder->examples[i].count > max) max = ladder->examples[i].count;
    return max;
}

static float longest_title(Canvas *canvas, const Ladder *ladder) {
    float longest = 0;
    TextStyle title = title_style();
    for (int i = 0; i < ladder->count; i++)
        longest = fmaxf(longest, canvas_text_width(canvas, &title,
                                                   _(sabacc_rank_title((SabaccRank)ladder->rungs[i].rank))));
    return longest;
}

/* The second page takes more of them, and the best kind what is left of the first; not where that is little
 * or the others would be too low. */
static void find_best(Rows *rows, float high, float least) {
    static const float BEST_LEAST = 330;
    int count = rows->ladder->count, second = count / 2 + 1, first = count - second;
    float each = floorf(high / (float)second), best = high - each * (float)(first - 1);
    if (rows->fold <= 0 || first < 1 || each < least || best < BEST_LEAST) return;
    rows->in_page = first;
    rows->high = each;
    rows->best_high = best;
}

/* In a book the words keep what the longest name needs, and the cards take the rest of the page. */
static Rows rows_in(Canvas *canvas, Box box, const Ladder *ladder) {
    static const float WORDS_LEAST = 0.36f;
    Rows rows = {.ladder = ladder, .fold = rules_fold(box), .page = box.width, .in_page = ladder->count};
    bool is_book = rows.fold > 0;
    if (is_book) {
        rows.page = (box.width - rows.fold) / 2;
        rows.in_page = (ladder->count + 1) / 2;
    }
    float most = is_book ? ROW_MAX_PAGE : ROW_MAX, numbers = NUMBER_WIDE + NUMBER_GAP;
    rows.high = fminf(fmaxf(floorf(box.height / (float)rows.in_page), ROW_MIN), most);
    float max = (float)max_cards(ladder), shape = faces_shape(sabacc_table_game(&ladder->table));
    float words = fmaxf(longest_title(canvas, ladder), rows.page * WORDS_LEAST);
    float room = is_book ? rows.page - numbers - CARDS_GAP - words : rows.page * CARDS_SHARE;
    float fits = ((room + CARD_GAP) / max - CARD_GAP) / shape, least = ROW_MIN;
    Box beside = {0, 0, rows.page - numbers - room - CARDS_GAP, 0};
    for (int i = 0; i < ladder->count; i++)
        least = fmaxf(least, TITLE_HIGH + rule_height(canvas, beside, ladder, i) + WORDS_MARGIN);
    find_best(&rows, box.height, least);
    rows.card_high = floorf(fminf(rows.high - 12, fits));
    rows.cards_wide = (rows.card_high * shape + CARD_GAP) * max - CARD_GAP;
    box.width = rows.page - numbers - rows.cards_wide - CARDS_GAP;
    for (int i = 0; i < ladder->count && !has_best(&rows); i++)
        rows.high = fmaxf(rows.high, TITLE_HIGH + rule_height(canvas, box, ladder, i) + WORDS_MARGIN);
    return rows;
}

/* Within all of them. */
static Box row_box(const Rows *rows, Box all, int index) {
    int count = rows->ladder->count, column = index / rows->in_page, place = index % rows->in_page;
    float before = 0;
    if (has_best(rows)) {
        column = index >= rows->in_page;
        place = column ? index - rows->in_page : index;
        before = !column && index > 0 ? rows->best_high - rows->high : 0;
    }
    float page = rows->in_page < count ? rows->page : all.width;
    return (Box){all.x + (float)column * (page + rows->fold), all.y + before + (float)place * rows->high,
                 page, has_best(rows) && index == 0 ? rows->best_high : rows->high};
}

/* The first ones form a column. */
static void draw_cards(Canvas *canvas, Box box, const Rows *rows, const LadderExample *example) {
    const SabaccGame *game = sabacc_table_game(&rows->ladder->table);
    for (int i = 0; i < example->count; i++) {
        float x = box.x + (rows->card_high * faces_shape(game) + CARD_GAP) * (float)i;
        faces_draw(canvas, game, example->cards[i], x, box.y + (box.height - rows->card_high) / 2,
                   rows->card_high);
    }
}

/* The title, and beside it whether it is of one's own hand. */
static void draw_title(Canvas *canvas, Box line, const TextStyle *style, SabaccRank rank, bool is_own) {
    float wide = canvas_text(canvas, line, style, _(sabacc_rank_title(rank)));
    if (!is_own) return;
    box_cut_left(&line, wide, TAG_GAP);
    style_tag(canvas, line, STYLE_BRASS_LIT, _("Yours now"), "ladder:own:tag");
}

/* Kinds that tie have one number, with "=" before it. */
static void format_place(const SabaccRung *rung, char digits[PLACE_BYTES]) {
    snprintf(digits, PLACE_BYTES, rung->is_shared ? "=%d" : "%d", rung->place);
}

/* The best kind: its words over the width of the page, and below them its cards, as large as fit. */
static void draw_best(Canvas *canvas, Box row, const Rows *rows, bool is_own) {
    static const float ABOVE = 6, BELOW = 22, TITLE = 54, UNDER = 20, GAP = 12;
    char rule[RULE_BYTES], digits[PLACE_BYTES];
    const Ladder *ladder = rows->ladder;
    const LadderExample *hand = &ladder->examples[0];
    float shape = faces_shape(sabacc_table_game(&ladder->table)), count = (float)hand->count;
    TextStyle number = style_text(STYLE_PAPER_FACE, 72, STYLE_INK_RED, TEXT_LEFT);
    TextStyle title = style_text(FONT_BOLD, STYLE_SIZE_HEADING - 4, STYLE_INK, TEXT_LEFT);
    TextStyle words = style_text(FONT_TEXT, STYLE_SIZE_BODY + 1, STYLE_INK_SOFT, TEXT_LEFT);
    format_rule(ladder, 0, rule);
    row.y += ABOVE, row.height -= ABOVE + BELOW;
    Box text = row;
    format_place(&ladder->rungs[0], digits);
    float wide = fmaxf(canvas_text_width(canvas, &number, digits) + GAP, NUMBER_WIDE + NUMBER_GAP);
    box_cut_left(&text, wide, 0);
    float high = TITLE + words_height(canvas, text, ladder, 0, &words);
    Box head = box_cut_top(&row, high, UNDER);
    canvas_text(canvas, box_cut_left(&head, wide, 0), &number, digits);
    draw_title(canvas, box_cut_top(&head, TITLE, 0), &title, (SabaccRank)ladder->rungs[0].rank, is_own);
    canvas_paragraph(canvas, head, &words, rule, false);
    float card = fminf(row.height, ((row.width + GAP) / count - GAP) / shape), step = card * shape + GAP;
    Box cards = box_place(row, step * count - GAP, card, 0.5f, 0.5f);
    for (int i = 0; i < hand->count; i++)
        faces_draw(canvas, sabacc_table_game(&ladder->table), hand->cards[i], cards.x + step * (float)i,
                   cards.y, card);
}

static void draw_row(Canvas *canvas, Box row, const Rows *rows, int index, bool is_own) {
    char digits[PLACE_BYTES], rule[RULE_BYTES];
    const SabaccRung *rung = &rows->ladder->rungs[index];
    if (has_best(rows) && index == 0) {
        draw_best(canvas, row, rows, is_own);
        return;
    }
    format_place(rung, digits);
    format_rule(rows->ladder, index, rule);
    TextStyle number = style_text(STYLE_PAPER_FACE, STYLE_SIZE_LARGE + 6, STYLE_INK_RED, TEXT_LEFT);
    TextStyle title = title_style(), words = rule_style();
    canvas_text(canvas, box_cut_left(&row, NUMBER_WIDE, NUMBER_GAP), &number, digits);
    draw_cards(canvas, box_cut_right(&row, rows->cards_wide, CARDS_GAP), rows,
               &rows->ladder->examples[index]);
    float high = rule_height(canvas, row, rows->ladder, index);
    Box text = box_place(row, row.width, TITLE_HIGH + high, 0, 0.5f);
    Box line = box_cut_top(&text, TITLE_HIGH, 0);
    draw_title(canvas, line, &title, (SabaccRank)rung->rank, is_own);
    canvas_paragraph(canvas, text, &words, rule, false);
}

static void draw_line(Canvas *canvas, Box row) {
    canvas_line(canvas, row.x, row.y, row.x + row.width, row.y, 1, 0x50574432u);
}

static void draw_own_row(Canvas *canvas, Box row, const Rows *rows, int index) {
    canvas_push_name(canvas, "ladder:own");
    style_band_now(canvas, box_inset(row, -BAND_BESIDE, 2));
    draw_row(canvas, row, rows, index, true);
    canvas_pop_name(canvas);
}

/* By ear the list begins with one's own hand, and goes on from the top, wherever it is scrolled to. */
static void speak(Canvas *canvas, Box box, const Ladder *ladder, int own) {
    char words[RULE_BYTES + 160], rule[RULE_BYTES];
    if (!canvas_transcript(canvas)) return;
    int places = ladder->rungs[ladder->count - 1].place;
    for (int i = own >= 0 ? -1 : 0; i < ladder->count; i++) {
        const SabaccRung *rung = &ladder->rungs[i < 0 ? own : i];
        const char *title = _(sabacc_rank_title((SabaccRank)rung->rank));
        format_rule(ladder, i < 0 ? own : i, rule);
        if (i < 0) /* TRANSLATORS: spoken: a kind of hand, and its place among so many kinds. */
            snprintf(words, sizeof words, _("Your hand: %s, %d of %d."), title, rung->place, places);
        else /* TRANSLATORS: spoken: “3 of 12: Full Sabacc, 0 of four cards and a sylop”. */
            snprintf(words, sizeof words, _("%d of %d: %s, %s"), rung->place, places, title, rule);
        canvas_spoken(canvas, box, words);
    }
}

/* Where one's own kind is too far down to be seen with the top of the list: what it is, and the way to it. */
static void draw_way(Ui *ui, Box *box, const Ladder *ladder, int own) {
    static const float WAY_HIGH = 50, WAY_MOST = 620;
    char words[160];
    const SabaccRung *rung = &ladder->rungs[own];
    snprintf(words, sizeof words, _("Your hand: %s, %d of %d."), _(sabacc_rank_title((SabaccRank)rung->rank)),
             rung->place, ladder->rungs[ladder->count - 1].place);
    Box line = box_cut_top(box, WAY_HIGH, ROW_EDGE);
    ui_button(ui, &(Button){.name = LADDER_WAY,
                            .box = box_place(line, fminf(line.width, WAY_MOST), line.height, 0, 0),
                            .label = words});
}

static void add_line(Ui *ui, Box row, int index, int count) {
    char name[UI_NAME_BYTES];
    snprintf(name, sizeof name, LADDER_LINE "%d", index);
    clause_line(ui, box_inset(row, -BAND_BESIDE, 2), name, index + 1, count);
}

void ladder_say(const Ladder *ladder, int index, int own, Text *out) {
    char rule[RULE_BYTES];
    if (index < 0 || index >= ladder->count) return;
    format_rule(ladder, index, rule);
    text_add(out, _(sabacc_rank_title((SabaccRank)ladder->rungs[index].rank)));
    text_add(out, index == own ? ", " : "");
    text_add(out, index == own ? _("Yours now") : "");
    text_add(out, ", ");
    text_add(out, rule);
}

void ladder_draw(Ui *ui, Box box, const Ladder *ladder, int own, int shows) {
    Canvas *canvas = ui_canvas(ui);
    Rows rows = rows_in(canvas, box, ladder);
    bool is_whole = has_best(&rows); /* all is seen */
    if (own >= 0 && !is_whole && (float)(own % rows.in_page + 1) * rows.high > box.height)
        draw_way(ui, &box, ladder, own);
    if (shows >= 0 && !is_whole)
        ui_scroll_to(ui, "ladder", box, (float)(shows % rows.in_page) * rows.high,
                     (float)(shows % rows.in_page + 1) * rows.high);
    Box list = box;
    if (rows.fold > 0) list.width += STYLE_SCROLL_MARGIN; /* the bar is in the margin */
    Box all = ui_begin_scroll(ui, "ladder", list, is_whole ? box.height : (float)rows.in_page * rows.high);
    if (rows.fold > 0) all.width = box.width;
    speak(canvas, box, ladder, own);
    for (int i = 0; i < ladder->count; i++) {
        Box row = row_box(&rows, all, i);
        bool is_seen = row.y + row.height > box.y && row.y < box.y + box.height;
        if (row.y > all.y) draw_line(canvas, row);
        bool is_cut = row.y < box.y || row.y + row.height > box.y + box.height;
        add_line(ui, row, i, ladder->count);
        if (is_cut) canvas_push_name(canvas, "%s", UI_UNSPOKEN);
        if (is_seen && i == own)
            draw_own_row(canvas, row, &rows, i);
        else if (is_seen)
            draw_row(canvas, row, &rows, i, false);
        if (is_cut) canvas_pop_name(canvas);
    }
    ui_end_scroll(ui);
}
