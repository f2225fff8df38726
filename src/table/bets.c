/* The bet of a seat: its chips, and their number. */
#include <math.h>
#include <stdio.h>

#include "table/centre.h"
#include "table/chips.h"
#include "table/variants/plain.h"

/* Under the chips, or beside the area that they use. */
static void draw_bet_number(const TableFrame *frame, int seat, Box chips, const char *number) {
    const SeatPlaces *places = &frame->at.seat[seat];
    Box line = places->bet;
    if (places->bet_is_high) {
        TextStyle style = style_text(FONT_TITLE, 25, STYLE_BONE, TEXT_CENTRE);
        line = box_cut_bottom(&line, 28, 0);
        line.width = fmaxf(chips.width, canvas_text_width(frame->canvas, &style, number));
        table_draw_words_ground(frame, line);
        canvas_named_text(frame->canvas, line, &style, number, "bet:%d", seat);
        return;
    }
    int32_t coming = table_credits_coming(frame, (Place){.kind = PLACE_BET, .seat = seat});
    float wide = table_chips_width(chips.height, frame->table->seat[seat].bet);
    wide = fmaxf(fmaxf(wide, chips.width), table_chips_width(chips.height, coming));
    box_cut_left(&line, wide, 8);
    line = box_cut_bottom(&line, fmaxf(26, line.height * 0.5f), 0);
    TextStyle style = style_text(FONT_TITLE, fmaxf(22, line.height * 0.9f), STYLE_BONE, TEXT_LEFT);
    float long_by = canvas_text_width(frame->canvas, &style, number);
    table_draw_words_ground(frame, (Box){line.x, line.y, fminf(long_by, line.width), line.height});
    canvas_named_text(frame->canvas, line, &style, number, "bet:%d", seat);
}

void table_plain_format_bet(const SabaccTable *table, int seat, int32_t bet, char *words, size_t size) {
    (void)table, (void)seat;
    snprintf(words, size, "%d", (int)bet);
}

void table_plain_draw_bet(const TableFrame *frame, int seat) {
    Place place = table_at_seat(PLACE_BET, seat);
    int32_t bet = frame->table->seat[seat].bet - table_credits_coming(frame, place) +
                  table_credits_leaving(frame, place);
    if (bet <= 0) return;
    Box chips = table_chips_box(frame, &place, bet);
    table_draw_chips(frame, chips, bet, 0, chips.height);
    char number[48];
    TABLE_ASK(frame->table, format_bet)(frame->table, seat, bet, number, sizeof number);
    draw_bet_number(frame, seat, chips, number);
}
