/* A seat's items, owned and staked (PL-2): small signs at the right of the line with its last action, the
 * dearest first. */
#include <stdio.h>
#include <string.h>

#include "table/motion.h"
#include "table/seats.h"
#include "ui/item_words.h"

enum { MAX_SIGNS = 3 };

/* ---- motion ---- */

double table_begin_item(TableView *view, const SabaccEvent *event) {
    Place stack = {.kind = PLACE_STACK, .seat = event->seat}, house = {.kind = PLACE_HOUSE};
    bool is_staked = event->type == SABACC_EVENT_STAKE;
    table_absorb_event(view, event);
    table_fly(view,
              (Flight){.kind = FLIGHT_CHIPS,
                       .from = is_staked ? house : stack,
                       .to = is_staked ? stack : house,
                       .amount = event->amount},
              0, 560);
    return 700;
}

double table_begin_device(TableView *view, const SabaccEvent *event) {
    table_absorb_event(view, event);
    return 520;
}

/* ---- signs ---- */

/* The dearest of the items, removed from the counts; false if there is none. */
static bool take_dearest(uint8_t counts[SABACC_ITEMS], SabaccItem *item) {
    for (int i = SABACC_ITEMS; i-- > 0;) {
        if (counts[i] == 0) continue;
        counts[i]--;
        *item = (SabaccItem)i;
        return true;
    }
    return false;
}

static int items_of(const SabaccSeat *seat) {
    int count = 0;
    for (int i = 0; i < SABACC_ITEMS; i++) count += seat->items[i] + seat->pawned[i];
    return count;
}

static float sign_size(const SeatPlaces *places) { return 24 * places->plate.height / 92; }

float table_items_width(const TableFrame *frame, int seat) {
    int count = items_of(&frame->table->seat[seat]), signs = count > MAX_SIGNS ? MAX_SIGNS + 1 : count;
    return (float)signs * sign_size(&frame->at.seat[seat]);
}

static void draw_sign(const TableFrame *frame, Box *line, float size, const char *words, Colour colour) {
    TextStyle style = style_text(FONT_TEXT, size * 0.82f, colour, TEXT_CENTRE);
    canvas_text(frame->canvas, box_cut_left(line, size, 0), &style, words);
}

/* Items staked with the house are still shown, unlit. */
void table_draw_items(const TableFrame *frame, int seat, Box line) {
    const SabaccSeat *at = &frame->table->seat[seat];
    uint8_t owned[SABACC_ITEMS], pawned[SABACC_ITEMS];
    memcpy(owned, at->items, sizeof owned);
    memcpy(pawned, at->pawned, sizeof pawned);
    float size = sign_size(&frame->at.seat[seat]);
    int count = items_of(at);
    for (int i = 0; i < count && i < MAX_SIGNS; i++) {
        SabaccItem item = SABACC_ITEM_RING;
        bool is_owned = take_dearest(owned, &item);
        if (!is_owned) take_dearest(pawned, &item);
        draw_sign(frame, &line, size, item_sign(item), is_owned ? STYLE_AMBER : STYLE_FAINT);
    }
    char more[16];
    snprintf(more, sizeof more, "+%d", count - MAX_SIGNS);
    if (count > MAX_SIGNS) draw_sign(frame, &line, size, more, STYLE_DUST);
}
