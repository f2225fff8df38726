/* A page of rules: the steps of the game and its kinds of hand, as the screen shows them. */
#include "sheets/extras.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "base/text.h"

static const double SIDE = 17, TOP = 17, BOTTOM = 14, GUTTER = 9, HEAD = 26;
/* Size of the text, which shrinks until it fits; and by how much columns get shorter to be even. */
static const double LARGEST = 4.2, SMALLEST = 1.9, FINER = 0.1, SHORTER = 1;

/* Writes down the columns of a page. Only measures where it is told to. */
typedef struct Pen {
    const Extras *extras;
    double size, width; /* of the text and of a column */
    double top, bottom, y;
    int column;
    bool is_measuring;
} Pen;

/* Without the clauses of the rulebook that they name in brackets: "(SO-2)". */
static void leave_out_clauses(const char *words, char *plain, size_t size) {
    size_t used = 0;
    while (*words && used + 1 < size) {
        size_t end = strcspn(words, ")");
        bool is_clause = strncmp(words, " (", 2) == 0 && isupper((unsigned char)words[2]) &&
                         isupper((unsigned char)words[3]) && words[4] == '-' && words[end] == ')';
        if (is_clause)
            words += end + 1;
        else
            plain[used++] = *words++;
    }
    plain[used] = '\0';
}

static double column_x(const Pen *pen) { return SIDE + pen->column * (pen->width + GUTTER); }

/* Begins the next column where so much does not fit into this one. */
static void make_room(Pen *pen, double high) {
    if (pen->y + high <= pen->bottom) return;
    pen->column++;
    pen->y = pen->top;
}

static double leading(const Pen *pen) { return pen->size * 1.38; }

/* Lines go on in the next column where they must. */
static void write_at(Pen *pen, TypeFace face, Ink ink, double left, const char *words) {
    cairo_t *cairo = pen->extras->cairo;
    type_set(cairo, pen->extras->type, face, pen->size);
    ink_set(cairo, ink);
    for (char line[TYPE_LINE]; *words; pen->y += leading(pen)) {
        words = type_break(cairo, words, pen->width - left, line);
        make_room(pen, leading(pen));
        if (!pen->is_measuring) type_line(cairo, column_x(pen) + left, pen->y + pen->size, TYPE_LEFT, line);
    }
}

static void write_heading(Pen *pen, const char *words) {
    cairo_t *cairo = pen->extras->cairo;
    double high = pen->size * 1.25;
    make_room(pen, high * 2 + leading(pen) * 2);
    if (!pen->is_measuring) {
        type_set(cairo, pen->extras->type, TYPE_TITLE, high);
        ink_set(cairo, ink_black);
        type_line(cairo, column_x(pen), pen->y + high, TYPE_LEFT, words);
        ink_set(cairo, ink_brass);
        cairo_rectangle(cairo, column_x(pen), pen->y + high * 1.42, pen->width, 0.25);
        cairo_fill(cairo);
    }
    pen->y += high * 1.9;
}

/* ---- what is written ---- */

static void write_steps(Pen *pen, const SabaccTable *table) {
    SabaccGuideStep steps[SABACC_GUIDE_STEPS];
    int count = sabacc_guide(table, steps);
    for (int i = 0; i < count; i++) {
        char title[256], words[SABACC_GUIDE_TEXT];
        Text text = text_over(words, sizeof words);
        sabacc_guide_write(&steps[i], &i18n_tongue, &text);
        snprintf(title, sizeof title, "%d. %s", i + 1, _(steps[i].title));
        write_heading(pen, title);
        write_at(pen, TYPE_TEXT, ink_black, 0, words);
        pen->y += pen->size * 0.9;
    }
}

static void write_rung(Pen *pen, const SabaccTable *table, const SabaccRung *rung) {
    char place[16], words[512];
    double left = pen->size * 2.2;
    SabaccRank rank = (SabaccRank)rung->rank;
    cairo_t *cairo = pen->extras->cairo;
    Text text = text_over(words, sizeof words);
    sabacc_rung_rule(table, rung, i18n_text, &text);
    snprintf(place, sizeof place, rung->is_shared ? "=%d" : "%d", rung->place);
    make_room(pen, leading(pen) * 2);
    if (!pen->is_measuring) {
        type_set(cairo, pen->extras->type, TYPE_BOLD, pen->size);
        ink_set(cairo, ink_brass);
        type_line(cairo, column_x(pen) + left - pen->size * 0.7, pen->y + pen->size, TYPE_RIGHT, place);
    }
    write_at(pen, TYPE_BOLD, ink_black, left, _(sabacc_rank_title(rank)));
    write_at(pen, TYPE_TEXT, ink_grey, left, words);
    pen->y += pen->size * 0.35;
}

static void write_hands(Pen *pen, const SabaccTable *table) {
    SabaccRung rungs[SABACC_MAX_RUNGS];
    int count = sabacc_ladder(table, rungs);
    if (count == 0) return;
    write_heading(pen, _("Hands, best first"));
    for (int i = 0; i < count; i++) write_rung(pen, table, &rungs[i]);
    pen->y += pen->size * 0.9;
}

static void write_house(Pen *pen, const SabaccGame *game) {
    char words[SABACC_GUIDE_TEXT];
    if (!game->policy_in_full) return;
    leave_out_clauses(_(game->policy_in_full), words, sizeof words);
    write_heading(pen, _("What the house does"));
    write_at(pen, TYPE_TEXT, ink_black, 0, words);
}

/* Returns whether it fits on the page. */
static bool write_page(Pen *pen, const SabaccTable *table) {
    pen->column = 0;
    pen->y = pen->top;
    write_steps(pen, table);
    write_hands(pen, table);
    write_house(pen, sabacc_table_game(table));
    return pen->column < 2;
}

/* ---- the page ---- */

static void draw_head(const Extras *extras, const SabaccGame *game) {
    const SheetsPlan *plan = extras->plan;
    cairo_t *cairo = extras->cairo;
    char seats[96], cards[64], words[200];
    ink_set(cairo, ink_black);
    type_set(cairo, extras->type, TYPE_TITLE, 9.5);
    type_line(cairo, SIDE, TOP + 8, TYPE_LEFT, _(game->name));
    if (game->min_seats == game->max_seats)
        snprintf(seats, sizeof seats, ngettext_("%d player", "%d players", game->min_seats), game->min_seats);
    else
        snprintf(seats, sizeof seats, ngettext_("%d–%d player", "%d–%d players", game->max_seats),
                 game->min_seats, game->max_seats);
    snprintf(cards, sizeof cards, ngettext_("%d card", "%d cards", game->deck_cards), game->deck_cards);
    snprintf(words, sizeof words, "%s · %s", seats, cards);
    ink_set(cairo, ink_grey);
    type_set(cairo, extras->type, TYPE_TEXT, 4);
    type_line(cairo, plan->page_width - SIDE, TOP + 8, TYPE_RIGHT, words);
    type_line(cairo, SIDE, TOP + 15.5, TYPE_LEFT, _(game->line));
    ink_set(cairo, ink_brass);
    cairo_rectangle(cairo, SIDE, TOP + 19.5, plan->page_width - 2 * SIDE, 0.6);
    cairo_fill(cairo);
}

void rules_draw(const Extras *extras, const SabaccGame *game) {
    enum { RICH = 1000000 };
    const SheetsPlan *plan = extras->plan;
    SabaccSetup setup;
    SabaccState state;
    sabacc_setup_init(&setup, game, game->min_seats, RICH);
    sabacc_start(&state, &setup, NULL);
    draw_head(extras, game);
    Pen pen = {.extras = extras,
               .size = LARGEST,
               .width = (plan->page_width - 2 * SIDE - GUTTER) / 2,
               .top = TOP + HEAD,
               .bottom = plan->page_height - BOTTOM,
               .is_measuring = true};
    while (!write_page(&pen, &state.table) && pen.size > SMALLEST) pen.size -= FINER;
    while (write_page(&pen, &state.table) && pen.bottom > pen.top + HEAD) pen.bottom -= SHORTER;
    pen.bottom += SHORTER;
    pen.is_measuring = false;
    write_page(&pen, &state.table);
}
