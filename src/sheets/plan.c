#include "sheets/sheets.h"

#include <limits.h>
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "rules/sabacc.h"

static const struct {
    const char *word;
    double width, height;
} papers[SHEETS_PAPERS] = {[SHEETS_A4] = {"a4", 210, 297}, [SHEETS_LETTER] = {"letter", 215.9, 279.4}};

SheetsPaper sheets_paper_named(const char *word) {
    int paper = 0;
    while (paper < SHEETS_PAPERS && strcmp(papers[paper].word, word) != 0) paper++;
    return (SheetsPaper)paper;
}

const char *sheets_paper_word(SheetsPaper paper) { return papers[paper].word; }

/* ---- faces ---- */

enum { WORD = 64 };

static void word_of(SabaccCard card, char word[WORD]) {
    Text out = text_over(word, WORD);
    sabacc_card_format(card, &out);
}

static int copies_in(const SabaccGame *game, const char *face) {
    SabaccCard cards[SABACC_MAX_PILE];
    uint8_t copies[SABACC_MAX_PILE];
    int kinds = sabacc_deck_list(game, cards, copies);
    for (int i = 0; i < kinds; i++) {
        char word[WORD];
        word_of(cards[i], word);
        if (strcmp(word, face) == 0) return copies[i];
    }
    return 0;
}

int sheets_copies(const char *face) {
    int max = 1;
    if (deck_face_is_back(face)) return 0;
    for (int i = 0; i < sabacc_game_count(); i++) {
        int copies = copies_in(sabacc_game_at(i), face);
        if (copies > max) max = copies;
    }
    return max;
}

static char *joined(const char *front, const char *tail) {
    size_t size = strlen(front) + strlen(tail) + 1;
    char *both = memory_alloc(size);
    snprintf(both, size, "%s%s", front, tail);
    return both;
}

char *sheets_back_of(const Deck *deck, const char *face, const char *request) {
    char *own = deck_face_value(deck, face, "back");
    char *back =
        joined(own ? own : "back", request && deck_face_is_back(request) ? request + strlen("back") : "");
    free(own);
    if (request && !deck_has_face(deck, back)) {
        free(back);
        back = joined(request, "");
    }
    if (deck_has_face(deck, back)) return back;
    free(back);
    return NULL;
}

static bool is_played_with(const SabaccGame *game, const Deck *deck) {
    SabaccCard cards[SABACC_MAX_PILE];
    uint8_t copies[SABACC_MAX_PILE];
    int kinds = sabacc_deck_list(game, cards, copies);
    for (int i = 0; i < kinds; i++) {
        char word[WORD];
        word_of(cards[i], word);
        if (!deck_has_face(deck, word)) return false;
    }
    return true;
}

int sheets_games(const Deck *deck, const SabaccGame *games[SHEETS_GAMES]) {
    int count = 0;
    for (int i = 0; i < sabacc_game_count() && count < SHEETS_GAMES; i++)
        if (is_played_with(sabacc_game_at(i), deck)) games[count++] = sabacc_game_at(i);
    return count;
}

/* ---- the layout ---- */

__attribute__((format(printf, 3, 4))) static bool refuse(char *error, size_t size, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    if (size) vsnprintf(error, size, format, arguments);
    va_end(arguments);
    return false;
}

static double room_x(SheetsPaper paper) { return papers[paper].width - 2 * SHEETS_MARGIN; }
static double room_y(SheetsPaper paper) { return papers[paper].height - SHEETS_MARGIN - SHEETS_FOOT; }

double sheets_width_max(const Deck *deck, SheetsPaper paper) {
    double across = room_x(paper) - 2 * SHEETS_BLEED, down = room_y(paper) - 2 * SHEETS_BLEED;
    double shape = deck_height(deck) / deck_width(deck);
    double max = fmax(fmin(across, down / shape), fmin(down, across / shape));
    return fmin(floor(10 * max) / 10, SHEETS_CARD_MAX);
}

/* How many fit beside each other, and their distance: gaps take only what is left over. */
static int fit_along(double room, double cut, double *step) {
    double bled = cut + 2 * SHEETS_BLEED;
    int count = (int)floor(room / bled);
    double gap = count > 1 ? fmin(SHEETS_GAP, (room - count * bled) / (count - 1)) : 0;
    *step = bled + gap;
    return count;
}

/* How many fit on a page, upright or sideways. */
static void fit_on_page(SheetsPaper paper, bool is_sideways, SheetsPlan *plan) {
    plan->is_sideways = is_sideways;
    plan->cut_x = is_sideways ? plan->card_height : plan->card_width;
    plan->cut_y = is_sideways ? plan->card_width : plan->card_height;
    plan->columns = fit_along(room_x(paper), plan->cut_x, &plan->step_x);
    plan->rows = fit_along(room_y(paper), plan->cut_y, &plan->step_y);
}

static int sheets_of(const SheetsPlan *plan) {
    int on_page = plan->columns * plan->rows;
    return on_page > 0 ? (plan->cards + on_page - 1) / on_page : INT_MAX;
}

static bool fit_on_paper(const Deck *deck, const SheetsRequest *request, SheetsPlan *plan, char *error,
                         size_t size) {
    plan->page_width = papers[request->paper].width;
    plan->page_height = papers[request->paper].height;
    plan->card_width = request->card_width > 0 ? request->card_width : deck_width(deck) * SHEETS_UNIT;
    plan->card_height = plan->card_width * deck_height(deck) / deck_width(deck);
    SheetsPlan sideways = *plan;
    fit_on_page(request->paper, false, plan);
    fit_on_page(request->paper, true, &sideways);
    if (sheets_of(&sideways) < sheets_of(plan)) *plan = sideways;
    if (sheets_of(plan) < INT_MAX) return true;
    return refuse(error, size,
                  "a card of %.1f by %.1f mm does not fit on the paper: make it at most %.1f mm wide",
                  plan->card_width, plan->card_height, sheets_width_max(deck, request->paper));
}

/* If the cards do not fill a page they are arranged in rows as even as possible, to leave few empty places
 * and marks. */
static void gather(SheetsPlan *plan) {
    if (plan->cards >= plan->columns * plan->rows) return;
    plan->rows = (plan->cards + plan->columns - 1) / plan->columns;
    plan->columns = (plan->cards + plan->rows - 1) / plan->rows;
}

/* Centred horizontally, so that backs align with faces, and clear of the foot. */
static void centre(SheetsPlan *plan) {
    double wide = (plan->columns - 1) * plan->step_x + plan->cut_x + 2 * SHEETS_BLEED;
    double high = (plan->rows - 1) * plan->step_y + plan->cut_y + 2 * SHEETS_BLEED;
    double below = fmax((plan->page_height - high) / 2, SHEETS_FOOT);
    plan->left = (plan->page_width - wide) / 2 + SHEETS_BLEED;
    plan->top = plan->page_height - below - high + SHEETS_BLEED;
}

/* Counts the cards; either all have a back or none. */
static bool count_cards(const Deck *deck, const SheetsRequest *request, SheetsPlan *plan, char *error,
                        size_t size) {
    plan->has_backs = request->back || deck_has_face(deck, "back");
    for (size_t i = 0; i < deck_face_count(deck); i++) {
        const char *face = deck_face_name(deck, i);
        if (deck_face_is_back(face)) continue;
        plan->cards += request->one_each ? 1 : sheets_copies(face);
        char *back = plan->has_backs ? sheets_back_of(deck, face, request->back) : NULL;
        bool lacks_back = plan->has_backs && !back;
        free(back);
        if (lacks_back)
            return refuse(error, size, "the deck has no back '%s' for its face '%s'",
                          request->back ? request->back : "back", face);
    }
    if (plan->cards == 0) return refuse(error, size, "the deck has no face to print");
    return true;
}

void sheets_box_net(const SheetsBox *box, double *width, double *height) {
    *width = SHEETS_BOX_GLUE + 2 * (box->width + box->depth);
    *height = SHEETS_BOX_TUCK + 2 * box->depth + box->height;
}

static bool fit_box(const SheetsRequest *request, SheetsPlan *plan, char *error, size_t size) {
    double across = room_x(request->paper) - 2 * SHEETS_BLEED,
           down = room_y(request->paper) - 2 * SHEETS_BLEED;
    SheetsBox *box = &plan->box;
    double net_x, net_y;
    *box = (SheetsBox){.width = plan->card_width + SHEETS_BOX_PLAY,
                       .height = plan->card_height + SHEETS_BOX_PLAY,
                       .depth = fmax(plan->cards * SHEETS_THICKNESS + SHEETS_BOX_PLAY, SHEETS_BOX_DEPTH_MIN)};
    sheets_box_net(box, &net_x, &net_y);
    box->is_sideways = net_x > across || net_y > down;
    if (!box->is_sideways || (net_y <= across && net_x <= down)) return true;
    return refuse(
        error, size,
        "the box for %d cards of %.1f by %.1f mm does not fit on the paper: make the cards narrower "
        "or leave out the box",
        plan->cards, plan->card_width, plan->card_height);
}

/* The pages besides the cards. */
static bool plan_more(const Deck *deck, const SheetsRequest *request, SheetsPlan *plan, char *error,
                      size_t size) {
    const SabaccGame *games[SHEETS_GAMES];
    if (request->has_cover) plan->pages += SHEETS_COVER_PAGES;
    if (request->has_rules) plan->games = sheets_games(deck, games);
    if (request->has_rules && plan->games == 0)
        return refuse(error, size, "there are no rules to print: no game is played with this deck");
    plan->pages += plan->games;
    if (!request->has_box) return true;
    plan->has_blank = plan->has_backs && plan->games % 2 == 1;
    plan->pages += 1 + plan->has_blank;
    return fit_box(request, plan, error, size);
}

bool sheets_plan(const Deck *deck, const SheetsRequest *request, SheetsPlan *plan, char *error, size_t size) {
    *plan = (SheetsPlan){0};
    if (request->back && !(deck_face_is_back(request->back) && deck_has_face(deck, request->back)))
        return refuse(error, size, "the deck has no back '%s'", request->back);
    if (!count_cards(deck, request, plan, error, size) || !fit_on_paper(deck, request, plan, error, size))
        return false;
    plan->sheets = sheets_of(plan);
    plan->pages = plan->sheets * (plan->has_backs ? 2 : 1);
    gather(plan);
    centre(plan);
    return plan_more(deck, request, plan, error, size);
}
