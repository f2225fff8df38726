/* The front of the table where one's own seat has no hand any more. */
#include <math.h>

#include "table/cards.h"
#include "table/seats.h"
#include "table/showdown.h"

static const double GOES_MS = 300, COMES_MS = 260; /* its cards to the junk, and then what is left of it */

/* Of what the table does not tell any more there are as many as in another's hand. */
static int count_of(const TableFrame *frame) {
    enum { USUAL = 2, MOST = 6 };
    int bottom = frame->at.bottom, count = frame->view->folded[bottom];
    for (int seat = 0; seat < frame->table->seats && count == 0; seat++)
        count = frame->table->seat[seat].hand_count;
    return count == 0 ? USUAL : count < MOST ? count : MOST;
}

/* Side by side on the foot of its cards, about the middle of the table; lower while hands are in the middle.
 */
static Box place_of(const TableFrame *frame, int index, int count) {
    static const float HIGH = 0.36f, LOW = 0.23f, PITCH = 0.86f, ABOVE = 2;
    const SeatPlaces *own = &frame->at.seat[frame->at.bottom];
    float share = HIGH + (LOW - HIGH) * table_standing_back(frame);
    float high = own->cards.height * share, wide = high * table_laid_shape(frame->at.card_shape, 1);
    float middle = own->middle > 0 ? own->middle : own->cards.x + own->cards.width / 2;
    float x = middle + wide * PITCH * ((float)index - (float)(count - 1) / 2) - wide / 2;
    return (Box){x, own->cards.y + own->cards.height - high - ABOVE, wide, high};
}

/* As if somebody had put them down. */
static float askew(int index) {
    static const float angles[] = {-0.05f, 0.035f, -0.02f, 0.05f, -0.04f, 0.015f};
    return angles[index];
}

static void draw_cards(const TableFrame *frame, int count, float here) {
    static const float PALE = 0.5f;
    for (int i = 0; i < count; i++) {
        canvas_push_name(frame->canvas, "folded:%d", i);
        table_draw_lying_card(frame, &(CardLook){.card = SABACC_CARD_HIDDEN,
                                                 .box = place_of(frame, i, count),
                                                 .angle = askew(i),
                                                 .fade = 1 - (1 - PALE) * here});
        canvas_pop_name(frame->canvas);
    }
}

static void draw_empty(const TableFrame *frame, int count) {
    for (int i = 0; i < count; i++) table_draw_lying_place(frame, place_of(frame, i, count));
}

bool table_folded_is_coming(const TableView *view) {
    return view->now < view->folded_at + GOES_MS + COMES_MS;
}

void table_draw_folded(const TableFrame *frame) {
    const SabaccTable *table = frame->table;
    int bottom = frame->at.bottom;
    if (table->hand == 0 || table->over || table->seat[bottom].hand_count > 0) return;
    double gone_at = frame->view->folded_at + GOES_MS;
    float here = table_share(frame->now, gone_at, gone_at + COMES_MS);
    if (table_sits_out(table, bottom) || !seat_in(table->in_game, bottom))
        draw_empty(frame, count_of(frame));
    else if (seat_in(table->folded, bottom) && here > 0)
        draw_cards(frame, count_of(frame), here);
}
