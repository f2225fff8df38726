/* The bet of a seat: its chips, and their number. */
#include <math.h>
#include <stdio.h>

#include "table/centre.h"
#include "table/chips.h"
#include "table/seats.h"
#include "table/variants/plain.h"

enum { BET_WORDS = 48 };

static const float BETWEEN = 15; /* the number's plate is wider than its words */

static float chips_high(const SeatPlaces *places) {
    static const float RISE = 1.5f, SHARE = 0.153f; /* three stacks and a number are within its width */
    return places->is_large ? places->bet.height
                            : fminf(places->bet.height * RISE, places->plate.width * SHARE);
}

static void number_of(const TableFrame *frame, int seat, int32_t bet, char words[BET_WORDS],
                      TextStyle *style) {
    float high = fmaxf(26, chips_high(&frame->at.seat[seat]) * 0.5f);
    *style = style_text(FONT_TITLE, fmaxf(22, high * 0.9f), STYLE_BONE, TEXT_LEFT);
    TABLE_ASK(frame->table, format_bet)(frame->table, seat, bet, words, BET_WORDS);
}

static int32_t bet_of(const TableFrame *frame, int seat, int32_t amount) {
    int32_t bet = frame->table->seat[seat].bet;
    return bet > 0 ? bet : amount;
}

float table_bet_wide(const TableFrame *frame, int seat, int32_t amount) {
    char number[BET_WORDS];
    TextStyle style;
    int32_t bet = bet_of(frame, seat, amount);
    number_of(frame, seat, bet, number, &style);
    return table_chips_width(chips_high(&frame->at.seat[seat]), bet) + BETWEEN +
           canvas_text_width(frame->canvas, &style, number);
}

/* Beside cards at the side of the table: the number is above the chips, which are no wider than that place.
 */
static bool is_upright(const SeatPlaces *places) { return !places->is_large && table_tells_on_plate(places); }

static Box upright_chips(const SeatPlaces *places, int32_t bet, int32_t amount) {
    Box box = places->bet;
    float high = chips_high(places), wide = table_chips_width(high, bet);
    if (wide > box.width) high *= box.width / wide;
    wide = table_chips_width(high, amount);
    return (Box){box.x + (box.width - wide) / 2, box.y + box.height - high, wide, high};
}

/* Another's chips and their number are in the middle before the cards, right of the total if that is there.
 */
Box table_bet_chips(const TableFrame *frame, int seat, int32_t amount) {
    const SeatPlaces *places = &frame->at.seat[seat];
    Box box = places->bet;
    float high = chips_high(places), all = table_chips_width(high, bet_of(frame, seat, amount));
    Box chips = {box.x, box.y + box.height - high, table_chips_width(high, amount), high};
    if (places->is_large) return chips;
    if (is_upright(places)) return upright_chips(places, bet_of(frame, seat, amount), amount);
    float told = table_told_wide(frame, seat);
    float whole = told + table_bet_wide(frame, seat, amount);
    chips.x = box.x + (box.width - whole) / 2 + told + (all - chips.width) / 2;
    if (told > 0) {
        float words = told - TABLE_TOLD_BETWEEN, beside = whole - told;
        chips.x += beside / 2 + TABLE_TOLD_BETWEEN / 2 - table_told_moves(box.width, words, beside);
    }
    return chips;
}

/* Beside the area that they use. */
static void draw_bet_number(const TableFrame *frame, int seat, Box chips, int32_t bet) {
    char number[BET_WORDS];
    TextStyle style;
    number_of(frame, seat, bet, number, &style);
    Box all = table_bet_chips(frame, seat, frame->table->seat[seat].bet), line = chips;
    float wide = canvas_text_width(frame->canvas, &style, number);
    line.x = all.x + fmaxf(all.width, chips.width) + BETWEEN;
    line.width = wide + 2;
    line = box_cut_bottom(&line, fmaxf(26, line.height * 0.5f), 0);
    if (is_upright(&frame->at.seat[seat])) {
        static const float HIGH = 28;
        Box place = frame->at.seat[seat].bet;
        line = (Box){place.x + (place.width - wide) / 2, all.y - HIGH, wide + 2, HIGH};
    }
    table_begin_cloth_words(frame, line);
    canvas_named_text(frame->canvas, line, &style, number, "bet:%d", seat);
    table_end_cloth_words(frame);
}

void table_plain_format_bet(const SabaccTable *table, int seat, int32_t bet, char *words, size_t size) {
    (void)table, (void)seat;
    snprintf(words, size, "%d", (int)bet);
}

int32_t table_bet_lying(const TableFrame *frame, int seat) {
    Place place = table_at_seat(PLACE_BET, seat);
    return frame->table->seat[seat].bet - table_credits_coming(frame, place) +
           table_credits_leaving(frame, place);
}

void table_plain_draw_bet(const TableFrame *frame, int seat) {
    Place place = table_at_seat(PLACE_BET, seat);
    int32_t bet = table_bet_lying(frame, seat);
    if (bet <= 0) return;
    Box chips = table_chips_box(frame, &place, bet);
    table_draw_chips(frame, chips, bet, 0, chips.height);
    draw_bet_number(frame, seat, chips, bet);
}
