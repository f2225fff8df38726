/* What each event sets moving; shifts are in table_shift.c. */
#include "ui/table_private.h"

#include <assert.h>
#include <math.h>

typedef double Begin(TableView *view, const SabaccEvent *event);

typedef struct MotionRow {
    Begin *begin;        /* absorbs the event and starts flights; returns ms until the next may begin */
    bool waits_for_rest; /* begins only when nothing moves any more */
} MotionRow;

float table_pan(const TableView *view, int seat) {
    int seats = view->shown.table.seats,
        bottom = view->shown.table.viewer >= 0 ? view->shown.table.viewer : 0;
    if (seat < 0) return 0;
    int around = (seat - bottom + seats) % seats;
    return around == 0 ? 0 : -0.8f + 1.6f * (float)around / (float)seats;
}

/* A full sky is no reason to lose an event: what does not fit arrives at once. */
void table_fly(TableView *view, Flight flight, double wait, double length) {
    if (view->flight_count == TABLE_FLIGHTS) return;
    flight.event = view->begun;
    flight.begins = view->now + wait;
    flight.ends = flight.begins + length;
    view->flights[view->flight_count++] = flight;
}

void table_glide(TableView *view, int seat, HandGroup group, int index, float extra) {
    view->ease[seat][group] =
        (HandEase){.index = index, .extra = extra, .begins = view->now, .ends = view->now + 260};
}

Place table_place_before(const SabaccTable *table, int seat, int slot) {
    bool is_apart = table_apart(table, seat) >> slot & 1;
    return (Place){.kind = is_apart ? PLACE_APART : PLACE_HAND,
                   .seat = seat,
                   .slot = table_group_index(table, seat, slot),
                   .count = is_apart ? table_apart_count(table, seat) : table_held_count(table, seat)};
}

static Place hand(int seat, int slot) { return (Place){.kind = PLACE_HAND, .seat = seat, .slot = slot}; }
static Place at_seat(PlaceKind kind, int seat) { return (Place){.kind = kind, .seat = seat}; }

static double begin_quiet(TableView *view, const SabaccEvent *event) {
    table_absorb_event(view, event);
    return 0;
}

static double begin_word(TableView *view, const SabaccEvent *event) {
    table_absorb_event(view, event);
    return 420;
}

static double begin_round(TableView *view, const SabaccEvent *event) {
    table_drop_card_dice(view);
    return begin_quiet(view, event);
}

/* --- credits
 * ----------------------------------------------------------------------------------------------------- */

static void send_chips(TableView *view, Place from, Place to, int32_t amount, double wait) {
    if (amount > 0)
        table_fly(view, (Flight){.kind = FLIGHT_CHIPS, .from = from, .to = to, .amount = amount}, wait, 460);
}

static double begin_ante(TableView *view, const SabaccEvent *event) {
    table_absorb_event(view, event);
    send_chips(view, at_seat(PLACE_STACK, event->seat), (Place){.kind = PLACE_HAND_POT}, event->amount, 0);
    send_chips(view, at_seat(PLACE_STACK, event->seat), (Place){.kind = PLACE_SABACC_POT}, event->second, 90);
    return 130;
}

static double begin_stake(TableView *view, const SabaccEvent *event) {
    table_absorb_event(view, event);
    send_chips(view, at_seat(PLACE_STACK, event->seat), at_seat(PLACE_BET, event->seat), event->second, 0);
    return 620;
}

static double begin_gather(TableView *view, const SabaccEvent *event) {
    for (int seat = 0; seat < view->shown.table.seats; seat++)
        send_chips(view, at_seat(PLACE_BET, seat), (Place){.kind = PLACE_HAND_POT},
                   view->shown.table.seat[seat].bet, 40.0 * seat);
    bool has_moved = view->flight_count > 0;
    table_absorb_event(view, event);
    return has_moved ? 560 : 0;
}

/* Nobody's hand is fit to win: what lay in the hand pot waits for another hand (CA-8, SP-7, SD-3). */
static double move_into_sabacc_pot(TableView *view, int32_t amount) {
    send_chips(view, (Place){.kind = PLACE_HAND_POT}, (Place){.kind = PLACE_SABACC_POT}, amount, 60);
    return 760;
}

static double begin_payout(TableView *view, const SabaccEvent *event) {
    bool is_sabacc = event->type == SABACC_EVENT_SABACC_PAYOUT;
    table_absorb_event(view, event);
    if (event->seat < 0) return move_into_sabacc_pot(view, event->amount);
    view->lit |= seat_bit(event->seat);
    send_chips(view, (Place){.kind = is_sabacc ? PLACE_SABACC_POT : PLACE_HAND_POT},
               at_seat(PLACE_STACK, event->seat), event->amount, 60);
    return 700;
}

static double begin_return(TableView *view, const SabaccEvent *event) {
    bool was_bet = view->shown.table.seat[event->seat].bet > 0; /* else it lies in the pot (PZ-7) */
    table_absorb_event(view, event);
    send_chips(view, was_bet ? at_seat(PLACE_BET, event->seat) : (Place){.kind = PLACE_HAND_POT},
               at_seat(PLACE_STACK, event->seat), event->amount, 0);
    return 420;
}

static double begin_penalty(TableView *view, const SabaccEvent *event) {
    table_absorb_event(view, event);
    send_chips(view, at_seat(PLACE_STACK, event->seat), (Place){.kind = PLACE_SABACC_POT}, event->amount, 0);
    return 620;
}

/* The house takes the sabacc pot (SW-7); where the hand pot's cap shows the hands nothing moves. */
static double begin_cap(TableView *view, const SabaccEvent *event) {
    table_absorb_event(view, event);
    send_chips(view, (Place){.kind = PLACE_SABACC_POT}, (Place){.kind = PLACE_HOUSE}, event->amount, 0);
    return 700;
}

/* --- cards
 * ------------------------------------------------------------------------------------------------------- */

static bool is_known(SabaccCard card) { return card != SABACC_CARD_HIDDEN; }

/* The family of a card of the hand, for the place of its piles. */
static int family_of(const TableView *view, int seat, int slot) {
    return (int)sabacc_family(&view->shown.table, seat, slot);
}

/* For the card that has come to that slot, where it lies. */
static void make_room(TableView *view, int seat, int slot) {
    const SabaccTable *table = &view->shown.table;
    bool is_apart = table_apart(table, seat) >> slot & 1;
    if (is_apart)
        table_glide(view, seat, GROUP_APART, table_apart_count(table, seat), -1);
    else
        table_glide(view, seat, GROUP_HELD, table_held_count(table, seat), -1);
}

static double deal_to_seat(TableView *view, const SabaccEvent *event) {
    bool is_single = event->pile == SABACC_PILE_SINGLE;
    double shifted = table_deal_shifted(view, event);
    if (shifted >= 0) return shifted;
    const SabaccSeat *seat = &view->shown.table.seat[event->seat];
    table_absorb_event(view, event);
    int slot = is_single ? seat->draw_count - 1 : seat->hand_count - 1;
    Place to = {.kind = is_single ? PLACE_SINGLE : PLACE_HAND, .seat = event->seat, .slot = slot};
    if (!is_single) make_room(view, event->seat, slot);
    bool is_of_side = event->pile == SABACC_PILE_SIDE;
    table_fly(view,
              (Flight){.kind = FLIGHT_CARD,
                       .from = {.kind = is_of_side ? PLACE_SIDE : PLACE_DECK,
                                .seat = event->seat,
                                .slot = is_single ? 0 : family_of(view, event->seat, slot)},
                       .to = to,
                       .card = event->cards[0],
                       .is_open = is_known(event->cards[0])},
              0, 430);
    return is_single ? 700 : 190;
}

static double begin_deal(TableView *view, const SabaccEvent *event) {
    double laid = table_deal_laid(view, event);
    if (laid < 0) laid = table_deal_token(view, event);
    if (laid >= 0) return laid;
    if (event->seat >= 0) return deal_to_seat(view, event);
    table_absorb_event(view, event);
    table_fly(view,
              (Flight){.kind = FLIGHT_CARD,
                       .from = {.kind = PLACE_DECK, .slot = event->second},
                       .to = {.kind = PLACE_DISCARD, .slot = event->second},
                       .card = event->cards[0],
                       .is_open = true},
              0, 420);
    return 380;
}

static void take_top(TableView *view, const SabaccEvent *event, SabaccCard card, double wait) {
    int slot = view->shown.table.seat[event->seat].hand_count - 1;
    bool stays_open =
        event->seat == view->shown.table.viewer || is_known(view->shown.table.seat[event->seat].hand[slot]);
    table_fly(view,
              (Flight){.kind = FLIGHT_CARD,
                       .from = {.kind = PLACE_DISCARD, .slot = family_of(view, event->seat, slot)},
                       .to = hand(event->seat, slot),
                       .card = card,
                       .was_open = true,
                       .is_open = stays_open},
              wait, 430);
}

static double begin_draw(TableView *view, const SabaccEvent *event) {
    table_absorb_event(view, event);
    if (event->pile != SABACC_PILE_DISCARD) return 120;
    make_room(view, event->seat, view->shown.table.seat[event->seat].hand_count - 1);
    take_top(view, event, event->cards[0], 0);
    return 600;
}

static double begin_trade(TableView *view, const SabaccEvent *event) {
    const SabaccSeat *seat = &view->shown.table.seat[event->seat];
    bool was_open = is_known(seat->hand[event->second]);
    bool from_pile = event->pile == SABACC_PILE_DISCARD;
    Place from = table_place_before(&view->shown.table, event->seat, event->second);
    table_absorb_event(view, event);
    view->aside = event->cards[0];
    table_fly(view,
              (Flight){.kind = FLIGHT_CARD,
                       .from = from,
                       .to = {.kind = PLACE_ASIDE},
                       .card = event->cards[0],
                       .was_open = was_open,
                       .is_open = is_known(event->cards[0])},
              0, 430);
    table_glide(view, event->seat, GROUP_HELD, from.slot, from_pile ? 0 : 1);
    if (from_pile) take_top(view, event, event->cards[1], 150);
    send_chips(view, at_seat(PLACE_STACK, event->seat), (Place){.kind = PLACE_HAND_POT}, event->amount, 0);
    return from_pile ? 620 : 300;
}

/* Where all that is not kept goes (CO-2) a card does not wait for the one before it. */
static bool go_together(const TableView *view) {
    return sabacc_table_game(&view->shown.table)->shows & SABACC_SHOWS_TARGET;
}

static float still_gliding(const TableView *view, int seat) {
    const HandEase *ease = &view->ease[seat][GROUP_HELD];
    return ease->extra * (1 - table_ease_out(table_share(view->now, ease->begins, ease->ends)));
}

/* The other half of a trade, or a card put away by itself: onto the open pile or face down to the junk. */
static double begin_discard(TableView *view, const SabaccEvent *event) {
    const SabaccSeat *seat = &view->shown.table.seat[event->seat];
    bool lies_aside = event->second < 0, lies_open = event->pile == SABACC_PILE_DISCARD;
    SabaccCard card = event->cards[0];
    Place from = {.kind = PLACE_ASIDE};
    if (!lies_aside) from = table_place_before(&view->shown.table, event->seat, event->second);
    bool was_open = is_known(card) && (lies_aside || is_known(seat->hand[event->second]));
    int family = lies_aside ? SABACC_NO_FAMILY : family_of(view, event->seat, event->second);
    view->aside = SABACC_CARD_NONE;
    table_absorb_event(view, event);
    table_fly(view,
              (Flight){.kind = FLIGHT_CARD,
                       .from = from,
                       .to = {.kind = lies_open ? PLACE_DISCARD : PLACE_JUNK, .slot = family},
                       .card = card,
                       .was_open = was_open,
                       .is_open = lies_open,
                       .vanishes = !lies_open && !table_has_junk_heap(&view->shown.table)},
              0, lies_aside ? 240 : 430);
    if (lies_aside) return 280;
    table_glide(view, event->seat, from.kind == PLACE_APART ? GROUP_APART : GROUP_HELD, from.slot,
                go_together(view) ? 1 + still_gliding(view, event->seat) : 1);
    return go_together(view) ? 70 : 480;
}

/* BY-2: the card goes face down to the junk, its price into the pot; its replacement is dealt. */
static double begin_buy(TableView *view, const SabaccEvent *event) {
    const SabaccTable *table = &view->shown.table;
    bool was_open = is_known(table->seat[event->seat].hand[event->second]);
    Place from = table_place_before(table, event->seat, event->second);
    table_absorb_event(view, event);
    table_fly(view,
              (Flight){.kind = FLIGHT_CARD,
                       .from = from,
                       .to = {.kind = PLACE_JUNK},
                       .card = event->cards[0],
                       .was_open = was_open,
                       .vanishes = !table_has_junk_heap(table)},
              0, 430);
    table_glide(view, event->seat, from.kind == PLACE_APART ? GROUP_APART : GROUP_HELD, from.slot, 1);
    send_chips(view, at_seat(PLACE_STACK, event->seat), (Place){.kind = PLACE_HAND_POT}, event->amount, 0);
    return 480;
}

/* CO-2: what is kept goes aside for good, all at once; the others close up. */
static double begin_keep(TableView *view, const SabaccEvent *event) {
    const SabaccTable *table = &view->shown.table;
    const SabaccSeat *seat = &table->seat[event->seat];
    Place from[SABACC_MAX_HAND];
    for (int slot = 0; slot < seat->hand_count; slot++)
        from[slot] = table_place_before(table, event->seat, slot);
    table_absorb_event(view, event);
    if (event->amount == 0) {
        return 420;
    }
    table_glide(view, event->seat, GROUP_HELD, SABACC_MAX_HAND, (float)event->amount);
    table_glide(view, event->seat, GROUP_APART, SABACC_MAX_HAND, -(float)event->amount);
    for (int slot = 0; slot < seat->hand_count; slot++) {
        bool is_open = is_known(seat->hand[slot]);
        table_fly(view,
                  (Flight){.kind = FLIGHT_CARD,
                           .from = from[slot],
                           .to = hand(event->seat, slot),
                           .card = seat->hand[slot],
                           .was_open = is_open,
                           .is_open = is_open},
                  0, 420);
    }
    return 560;
}

/* Sends a seat's cards away, as they lie. */
static void sweep_hand(TableView *view, int seat, PlaceKind to, double wait) {
    const SabaccSeat *at = &view->shown.table.seat[seat];
    bool goes_down = to == PLACE_JUNK && table_has_junk_heap(&view->shown.table);
    for (int slot = 0; slot < at->hand_count; slot++) {
        bool is_open = is_known(at->hand[slot]);
        table_fly(view,
                  (Flight){.kind = FLIGHT_CARD,
                           .from = table_place_before(&view->shown.table, seat, slot),
                           .to = {.kind = to, .slot = family_of(view, seat, slot)},
                           .card = at->hand[slot],
                           .was_open = is_open,
                           .is_open = is_open && !goes_down,
                           .vanishes = true},
                  wait + 30.0 * slot, 380);
    }
}

/* DK-7: face down to the junk. */
static double begin_fold(TableView *view, const SabaccEvent *event) {
    sweep_hand(view, event->seat, PLACE_JUNK, 0);
    table_absorb_event(view, event);
    return 520;
}

static double begin_clear(TableView *view, const SabaccEvent *event) {
    bool has_cards = false;
    for (int seat = 0; seat < view->shown.table.seats; seat++) {
        has_cards |= view->shown.table.seat[seat].hand_count > 0;
        sweep_hand(view, seat, PLACE_DECK, 25.0 * seat);
    }
    table_absorb_event(view, event);
    view->lit = 0;
    return has_cards ? 500 : 0;
}

/* The junk comes back into the deck: a few cards stand for all. */
static void sweep_junk(TableView *view) {
    const SabaccTable *table = &view->shown.table;
    if (!table_has_junk_heap(table)) return;
    for (int i = 0; i < 4 && i < table->junk_count; i++)
        table_fly(view,
                  (Flight){.kind = FLIGHT_CARD,
                           .from = {.kind = PLACE_JUNK},
                           .to = {.kind = PLACE_DECK},
                           .card = SABACC_CARD_HIDDEN,
                           .vanishes = true},
                  70.0 * i, 380);
}

static double begin_reshuffle(TableView *view, const SabaccEvent *event) {
    sweep_junk(view);
    table_absorb_event(view, event);
    return 480;
}

static double begin_hand(TableView *view, const SabaccEvent *event) {
    const SabaccTable *table = &view->shown.table;
    SabaccCard top = table->discard_count > 0 ? table->discard[table->discard_count - 1] : SABACC_CARD_NONE;
    if (top != SABACC_CARD_NONE)
        table_fly(view,
                  (Flight){.kind = FLIGHT_CARD,
                           .from = {.kind = PLACE_DISCARD},
                           .to = {.kind = PLACE_DECK},
                           .card = top,
                           .was_open = true,
                           .vanishes = true},
                  0, 380);
    sweep_junk(view);
    table_absorb_event(view, event);
    view->lit = 0;
    return 60;
}

/* --- fields
 * ------------------------------------------------------------------------------------------------------ */

/* A card goes from the hand into its owner's field, or back: the slot stays the same. */
static double begin_field(TableView *view, const SabaccEvent *event) {
    const SabaccSeat *seat = &view->shown.table.seat[event->seat];
    bool goes_in = event->type == SABACC_EVENT_FIELD;
    bool was_open = is_known(seat->hand[event->second]);
    Place from = table_place_before(&view->shown.table, event->seat, event->second);
    table_absorb_event(view, event);
    Place to = hand(event->seat, event->second);
    table_glide(view, event->seat, goes_in ? GROUP_HELD : GROUP_APART, from.slot, 1);
    table_glide(view, event->seat, goes_in ? GROUP_APART : GROUP_HELD,
                table_group_index(&view->shown.table, event->seat, event->second), -1);
    table_fly(view,
              (Flight){.kind = FLIGHT_CARD,
                       .from = from,
                       .to = to,
                       .card = event->cards[0],
                       .was_open = was_open,
                       .is_open = true},
              0, 460);
    return 480;
}

static double begin_reveal(TableView *view, const SabaccEvent *event) {
    const SabaccSeat *seat = &view->shown.table.seat[event->seat];
    bool was_open[SABACC_MAX_HAND], flips = false;
    for (int slot = 0; slot < seat->hand_count; slot++) {
        was_open[slot] = is_known(seat->hand[slot]);
        flips |= !was_open[slot];
    }
    table_absorb_event(view, event);
    if (flips) view->opened_at[event->seat] = view->now;
    for (int slot = 0; slot < seat->hand_count; slot++) {
        if (was_open[slot]) continue;
        Place place = hand(event->seat, slot);
        table_fly(
            view,
            (Flight){
                .kind = FLIGHT_CARD, .from = place, .to = place, .card = seat->hand[slot], .is_open = true},
            90.0 * slot, 380);
    }
    return flips ? 380 + 90.0 * seat->hand_count : 120;
}

static double begin_showdown(TableView *view, const SabaccEvent *event) {
    table_absorb_event(view, event);
    return 420;
}

/* --- dice
 * -------------------------------------------------------------------------------------------------------- */

static double begin_roll(TableView *view, const SabaccEvent *event) {
    table_absorb_event(view, event);
    if (table_has_card_dice(&view->shown.table)) return table_throw_card_dice(view);
    for (int i = 0; i < event->count; i++)
        table_fly(view,
                  (Flight){.kind = FLIGHT_DIE,
                           .from = {.kind = PLACE_THROW, .slot = i},
                           .to = {.kind = PLACE_DIE, .slot = i},
                           .die = event->cards[i]},
                  60.0 * i, 900);
    return 1350;
}

/* --- seats
 * ------------------------------------------------------------------------------------------------------- */

static double begin_dealer(TableView *view, const SabaccEvent *event) {
    int before = view->shown.table.dealer;
    table_absorb_event(view, event);
    if (before < 0 || before == event->seat) return 200;
    table_fly(view,
              (Flight){.kind = FLIGHT_BLOCK,
                       .from = at_seat(PLACE_BLOCK, before),
                       .to = at_seat(PLACE_BLOCK, event->seat)},
              0, 520);
    return 300;
}

static double begin_call(TableView *view, const SabaccEvent *event) {
    table_absorb_event(view, event);
    return 900;
}

static double begin_bomb(TableView *view, const SabaccEvent *event) {
    table_absorb_event(view, event);
    return 520;
}

static double begin_hand_end(TableView *view, const SabaccEvent *event) {
    table_absorb_event(view, event);
    view->lit = (SeatMask)event->amount;
    return 500;
}

static const MotionRow motions[SABACC_EVENTS] = {
    [SABACC_EVENT_TURN] = {table_begin_turn, false},
    [SABACC_EVENT_HAND] = {begin_hand, true},
    [SABACC_EVENT_CLEAR] = {begin_clear, true},
    [SABACC_EVENT_DEALER] = {begin_dealer, false},
    [SABACC_EVENT_ANTE] = {begin_ante, false},
    [SABACC_EVENT_OUT] = {begin_word, false},
    [SABACC_EVENT_ROUND] = {begin_round, false},
    [SABACC_EVENT_GATHER] = {begin_gather, true},
    [SABACC_EVENT_DEAL] = {begin_deal, false},
    [SABACC_EVENT_DECLARE] = {begin_word, false},
    [SABACC_EVENT_SINGLE_DRAW] = {begin_quiet, true},
    [SABACC_EVENT_CHECK] = {begin_word, false},
    [SABACC_EVENT_BET] = {begin_stake, false},
    [SABACC_EVENT_MATCH] = {begin_stake, false},
    [SABACC_EVENT_RAISE] = {begin_stake, false},
    [SABACC_EVENT_FOLD] = {begin_fold, true},
    [SABACC_EVENT_PENALTY] = {begin_penalty, true},
    [SABACC_EVENT_DRAW] = {begin_draw, true},
    [SABACC_EVENT_TRADE] = {begin_trade, true},
    [SABACC_EVENT_DISCARD] = {begin_discard, true},
    [SABACC_EVENT_STAND] = {begin_word, false},
    [SABACC_EVENT_FIELD] = {begin_field, true},
    [SABACC_EVENT_UNFIELD] = {begin_field, true},
    [SABACC_EVENT_PASS] = {begin_word, false},
    [SABACC_EVENT_CALL] = {begin_call, true},
    [SABACC_EVENT_BUY] = {begin_buy, true},
    [SABACC_EVENT_STAKE] = {table_begin_item, true},
    [SABACC_EVENT_REDEEM] = {table_begin_item, true},
    [SABACC_EVENT_DEVICE] = {table_begin_device, true},
    [SABACC_EVENT_KEEP] = {begin_keep, true},
    [SABACC_EVENT_ROLL] = {begin_roll, true},
    [SABACC_EVENT_SHIFT] = {table_begin_shift, true},
    [SABACC_EVENT_PICK] = {table_begin_pick, false},
    [SABACC_EVENT_RESHUFFLE] = {begin_reshuffle, true},
    [SABACC_EVENT_REVEAL] = {begin_reveal, true},
    [SABACC_EVENT_SHOWDOWN] = {begin_showdown, true},
    [SABACC_EVENT_BOMB] = {begin_bomb, true},
    [SABACC_EVENT_DEMISE] = {begin_quiet, true},
    [SABACC_EVENT_RETURN] = {begin_return, true},
    [SABACC_EVENT_PAYOUT] = {begin_payout, true},
    [SABACC_EVENT_SABACC_PAYOUT] = {begin_payout, true},
    [SABACC_EVENT_CAP] = {begin_cap, true},
    [SABACC_EVENT_HAND_END] = {begin_hand_end, true},
    [SABACC_EVENT_TAKE] = {table_begin_take, false},
    [SABACC_EVENT_TOKEN] = {table_begin_token, true},
    [SABACC_EVENT_SWAP] = {table_begin_swap, true},
    [SABACC_EVENT_CHIPS] = {table_begin_chips, true},
    [SABACC_EVENT_TAX] = {table_begin_tax, true},
    [SABACC_EVENT_CHOOSE] = {table_begin_choose, true},
    [SABACC_EVENT_PLAY] = {table_begin_play, true},
    [SABACC_EVENT_OWN] = {table_begin_own, true},
    [SABACC_EVENT_SET] = {table_begin_set, true},
    [SABACC_EVENT_MATCH_END] = {begin_quiet, true},
    [SABACC_EVENT_GAME_END] = {begin_quiet, true},
};

bool table_must_wait(const TableView *view, const SabaccEvent *event) {
    bool goes_along = event->type == SABACC_EVENT_DISCARD && go_together(view);
    return motions[event->type].waits_for_rest && view->flight_count > 0 && !goes_along;
}

void table_begin_event(TableView *view, const SabaccEvent *event) {
    assert(event->type < SABACC_EVENTS);
    Begin *begin = motions[event->type].begin ? motions[event->type].begin : begin_quiet;
    view->begun = event->type;
    table_hear_event(view, event);
    view->next_at = view->now + begin(view, event);
    table_keep_set(view, event);
}
