/* The worth of a hand, shown beside its cards. */
#include <math.h>
#include <stdio.h>

#include "base/i18n.h"
#include "table/centre.h"
#include "table/seats.h"
#include "table/showdown.h"
#include "table/variants/plain.h"
#include "table/winnings.h"

bool table_hand_worth(const TableFrame *frame, int seat, int *total, int *rank) {
    const SabaccTable *table = frame->table;
    if (table->seat[seat].hand_count == 0 || frame->view->forming[seat] > 0) return false;
    for (int slot = 0; slot < table->seat[seat].hand_count; slot++)
        if (table_is_coming(frame, &(Place){.kind = PLACE_HAND, .seat = seat, .slot = slot})) return false;
    SabaccWorth worth;
    bool is_shown = seat_in(table->shown, seat);
    if (!is_shown && !frame->view->settings.shows_totals) return false;
    bool trades = frame->view->aside != SABACC_CARD_NONE && table->turn.cursor == seat;
    bool is_shifted = frame->view->shift_owed > 0 || seat_in(table->turn.picking, seat);
    bool is_whole = table->turn.owed[seat] == 0 && !trades && !is_shifted;
    if (!is_shown && !is_whole) return false;
    if (!sabacc_seat_worth(table, seat, &worth)) return false;
    *total = worth.total;
    *rank = worth.rank;
    return true;
}

void table_total_words(int total, char words[16]) {
    Text text = text_over(words, 16);
    text_add_shown_signed(&text, total);
}

/* A bomb-out can still be repaired until the hands are shown. */
static const char *own_kind(const TableFrame *frame, int seat, SabaccRank rank) {
    bool is_shown = seat_in(frame->table->shown, seat);
    return rank == SABACC_RANK_BOMB && !is_shown ? _("Would bomb out") : _(sabacc_rank_title(rank));
}

/* What every hand is that is nothing better. */
static bool is_plain_kind(SabaccRank rank) {
    static const SabaccRank plain[] = {SABACC_RANK_NULRHEK, SABACC_RANK_TOTAL, SABACC_RANK_CLOSE,
                                       SABACC_RANK_SCORE,   SABACC_RANK_EMPTY, SABACC_RANK_UP_TO_20};
    for (size_t i = 0; i < sizeof plain / sizeof *plain; i++)
        if (plain[i] == rank) return true;
    return false;
}

bool table_plain_hand_words(const TableFrame *frame, int seat, HandWords *words) {
    int total, rank;
    if (!table_hand_worth(frame, seat, &total, &rank)) return false;
    table_total_words(total, words->total);
    snprintf(words->kind, sizeof words->kind, "%s", own_kind(frame, seat, (SabaccRank)rank));
    words->is_plain = is_plain_kind((SabaccRank)rank);
    return true;
}

/* A kind with a name of its own is lit, one that anything makes is not. */
static Colour kind_colour(const HandWords *words, bool wins) {
    return wins ? STYLE_GAIN : words->is_plain ? STYLE_DUST : STYLE_AMBER;
}

static float words_wide(const TableFrame *frame, const TextStyle *style, const char *words) {
    return words[0] ? canvas_text_width(frame->canvas, style, words) : 0;
}

/* The bottom seat's: large, beneath its cards. */
static void draw_worth_upright(const TableFrame *frame, int seat, const HandWords *words) {
    bool wins = seat_in(frame->view->lit, seat);
    TextStyle digits = style_text(FONT_TITLE, 56, wins ? STYLE_GAIN : STYLE_BONE, TEXT_CENTRE);
    TextStyle name = style_text(FONT_BOLD, STYLE_SIZE_BODY, kind_colour(words, wins), TEXT_CENTRE);
    Box box = frame->at.seat[seat].label;
    table_draw_worth_plate(frame, box_inset(box, -14, 0), wins);
    char kind[128];
    snprintf(kind, sizeof kind, words->more[0] ? "%s · %s" : "%s", words->kind, words->more);
    float above = words->total[0] ? 62 : 32;
    canvas_named_text(frame->canvas, (Box){box.x, box.y, box.width, 60}, &digits, words->total, "total:%d",
                      seat);
    canvas_named_text(frame->canvas, (Box){box.x - 10, box.y + above, box.width + 20, 36}, &name, kind,
                      "kind:%d", seat);
}

/* Beside the cards, or beside the single draw that is there. */
static float left_of_worth(const TableFrame *frame, int seat) {
    static const float GAP = 20;
    Place place = {.kind = PLACE_SINGLE, .seat = seat};
    if (frame->table->seat[seat].draw_count == 0) return table_row_of(frame, seat).right + GAP;
    Box single = table_place_box(frame, &place);
    return single.x + single.width + GAP;
}

void table_draw_own_worth(const TableFrame *frame, int seat, const HandWords *words) {
    static const float PAD = 20, LEAST = 150, MOST = 300, TOTAL = 66, KIND = 38, MORE = 30, EDGE = 4;
    bool wins = seat_in(frame->view->lit, seat);
    TextStyle digits = style_text(FONT_TITLE, 64, wins ? STYLE_GAIN : STYLE_BONE, TEXT_CENTRE);
    TextStyle name = style_text(FONT_BOLD, STYLE_SIZE_LARGE - 4, kind_colour(words, wins), TEXT_CENTRE);
    TextStyle more = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_CENTRE);
    float wide = fmaxf(words_wide(frame, &digits, words->total), words_wide(frame, &name, words->kind));
    wide = fminf(fmaxf(fmaxf(wide, words_wide(frame, &more, words->more)) + 2 * PAD, LEAST), MOST);
    float high = (words->total[0] ? TOTAL : 0) + KIND + (words->more[0] ? MORE : 0) + 2 * EDGE;
    Box label = frame->at.seat[seat].label;
    Box plate = {left_of_worth(frame, seat), label.y + label.height - high, wide, high};
    table_draw_dark_plate(frame, plate, wins);
    Box rest = box_inset(plate, PAD / 2, EDGE);
    if (words->total[0])
        canvas_named_text(frame->canvas, box_cut_top(&rest, TOTAL, 0), &digits, words->total, "total:%d",
                          seat);
    canvas_named_text(frame->canvas, box_cut_top(&rest, KIND, 0), &name, words->kind, "kind:%d", seat);
    if (words->more[0]) canvas_text(frame->canvas, rest, &more, words->more);
}

static void draw_own_label(const TableFrame *frame, int seat, const HandWords *words) {
    if (frame->at.is_portrait)
        draw_worth_upright(frame, seat, words);
    else
        table_draw_own_worth(frame, seat, words);
}

/* Another seat's: beside its cards under the bet; a single draw takes the place of the name. */
static void draw_other_label(const TableFrame *frame, int seat, const HandWords *shown) {
    static const float LINE = 1.1f;
    const SeatPlaces *places = &frame->at.seat[seat];
    bool wins = seat_in(frame->view->lit, seat), is_single = frame->table->seat[seat].draw_count > 0;
    float scale = places->scale;
    Box line = places->label, under = box_cut_bottom(&line, 24 * scale, 0);
    float size = fmaxf(fminf(33 * scale, line.height / LINE), 18); /* both lines fit a low label */
    TextStyle digits = style_text(FONT_TITLE, size, wins ? STYLE_GAIN : STYLE_BONE, TEXT_LEFT);
    TextStyle words = style_text(FONT_BOLD, 20 * scale, kind_colour(shown, wins), TEXT_LEFT);
    bool stands_above = is_single && places->single.y > places->label.y - 10 * scale;
    if (stands_above)
        line = places->bet;
    else if (is_single)
        line.width = places->single.x - line.x - 2;
    if (!shown->total[0]) { /* no card is there either */
        canvas_named_text(frame->canvas, places->cards, &words, shown->kind, "kind:%d", seat);
        return;
    }
    float wide = words_wide(frame, &digits, shown->total);
    if (!is_single) wide = fmaxf(wide, words_wide(frame, &words, shown->kind));
    table_draw_words_ground(
        frame, (Box){line.x, line.y, fminf(wide, line.width), line.height + (is_single ? 0 : under.height)});
    canvas_named_text(frame->canvas, line, &digits, shown->total, "total:%d", seat);
    if (!is_single) canvas_named_text(frame->canvas, under, &words, shown->kind, "kind:%d", seat);
}

void table_plain_draw_hand_label(const TableFrame *frame, int seat) {
    HandWords words = {0};
    if (!TABLE_ASK(frame->table, hand_words)(frame, seat, &words)) return;
    if (seat == frame->at.bottom)
        draw_own_label(frame, seat, &words);
    else
        draw_other_label(frame, seat, &words);
}

void table_draw_hand_label(const TableFrame *frame, int seat) {
    bool is_left_away = seat == frame->at.bottom && frame->choice != NULL && frame->choice->leaves_own_total;
    bool is_counted_later = seat != frame->at.bottom && table_is_to_be_counted(frame, seat);
    bool is_told_by_result = seat != frame->at.bottom && table_winnings_stand(frame, seat);
    if (!is_left_away && !is_counted_later && !is_told_by_result)
        TABLE_ASK(frame->table, draw_hand_label)(frame, seat);
}
