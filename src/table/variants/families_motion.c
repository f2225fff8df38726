/* Motion of chips and shift tokens (KE-3, KE-8): a token is shown in the middle before it takes effect, chips
 * move between stock, play and the house, two hands are swapped. */
#include "table/variants/families.h"

#include <string.h>

enum { DISCS_APART = 4 }; /* up to this many fly individually */

/* ---- chips ---- */

static void send_discs(TableView *view, Place from, Place to, int discs, double wait) {
    int flights = discs < DISCS_APART ? discs : 1;
    for (int i = 0; i < flights; i++)
        table_fly(view,
                  (Flight){.kind = FLIGHT_DISCS, .from = from, .to = to, .amount = flights > 1 ? 1 : discs},
                  wait + 110.0 * i, 480);
}

/* From the stock into play and back; or to a seat from outside: bought, or taken from others. */
double table_families_chips(TableView *view, const SabaccEvent *event) {
    int stock = event->amount, staked = event->second;
    Place of_stock = table_at_seat(PLACE_STOCK, event->seat),
          in_play = table_at_seat(PLACE_IN_PLAY, event->seat);
    table_absorb_event(view, event);
    if (stock < 0) {
        send_discs(view, of_stock, in_play, staked, 0);
        return 420;
    }
    if (staked < 0) {
        send_discs(view, in_play, of_stock, stock, 0);
        return 520;
    }
    if (stock + staked > 0)
        send_discs(view, (Place){.kind = PLACE_HAND_POT}, stock > 0 ? of_stock : in_play, stock + staked, 0);
    return view->shown.table.round == 0 ? 90 : 480;
}

/* Lost chips leave the game (KE-6). */
double table_families_tax(TableView *view, const SabaccEvent *event) {
    Place from = table_at_seat(event->second ? PLACE_IN_PLAY : PLACE_STOCK, event->seat);
    table_absorb_event(view, event);
    send_discs(view, from, (Place){.kind = PLACE_HOUSE}, event->amount, 0);
    return 480;
}

/* ---- tokens ---- */

double table_families_deal(TableView *view, const SabaccEvent *event) {
    if (event->pile != SABACC_PILE_TOKENS) return table_begin_deal(view, event);
    table_absorb_event(view, event);
    const SabaccSeat *seat = &view->shown.table.seat[event->seat];
    Place to = {.kind = PLACE_TOKEN, .seat = event->seat, .slot = seat->token_count - 1};
    table_fly(
        view,
        (Flight){.kind = FLIGHT_TOKEN, .from = {.kind = PLACE_HAND_POT}, .to = to, .card = event->cards[0]},
        0, 420);
    return 110;
}

static int slot_of(const SabaccSeat *seat, SabaccCard token) {
    for (int slot = 0; slot < seat->token_count; slot++)
        if (seat->tokens[slot] == token) return slot;
    return seat->token_count - 1; /* unknown to this viewer */
}

/* From its place among the unplayed tokens to the end of the played ones. */
double table_families_token(TableView *view, const SabaccEvent *event) {
    static const double SHOWN_MS = 1700;
    const SabaccSeat *seat = &view->shown.table.seat[event->seat];
    SabaccCard played[SABACC_MAX_TOKENS];
    Place from = {.kind = PLACE_TOKEN, .seat = event->seat, .slot = slot_of(seat, event->cards[0])};
    table_absorb_event(view, event);
    int count = sabacc_tokens_played(&view->shown.table, event->seat, played);
    Place to = {.kind = PLACE_TOKEN, .seat = event->seat, .slot = seat->token_count + count - 1};
    table_fly(view, (Flight){.kind = FLIGHT_TOKEN, .from = from, .to = to, .card = event->cards[0]}, 0,
              SHOWN_MS);
    return SHOWN_MS;
}

/* Two hands cross; the two seats that know them see the faces on arrival (KE-8d). */
static void send_hand(TableView *view, const SabaccTable *before, int from, int to, double wait) {
    const SabaccTable *after = &view->shown.table;
    for (int slot = 0; slot < after->seat[to].hand_count; slot++) {
        SabaccCard card = after->seat[to].hand[slot];
        bool is_known = card != SABACC_CARD_HIDDEN;
        bool was_open = before->seat[from].hand[slot] != SABACC_CARD_HIDDEN;
        bool is_open = is_known && to == after->viewer;
        table_fly(view,
                  (Flight){.kind = FLIGHT_CARD,
                           .from = table_place_before(before, from, slot),
                           .to = {.kind = PLACE_HAND, .seat = to, .slot = slot},
                           .card = card,
                           .was_open = was_open && is_known,
                           .is_open = is_open || (was_open && is_known)},
                  wait + 70.0 * slot, 620);
    }
}

double table_families_swap(TableView *view, const SabaccEvent *event) {
    SabaccTable before = view->shown.table;
    int one = event->seat, other = event->second;
    table_absorb_event(view, event);
    send_hand(view, &before, one, other, 0);
    send_hand(view, &before, other, one, 0);
    return 760;
}

double table_families_choose(TableView *view, const SabaccEvent *event) {
    table_absorb_event(view, event);
    return 560;
}
