/* Motion of cards: dealt, drawn, traded, discarded, fielded, shown, swept off. */
#include "table/cards.h"
#include "table/lamp.h"
#include "table/motion.h"
#include "table/showdown.h"
#include "table/winnings.h"
#include "ui/hand_groups.h"

static bool is_known(SabaccCard card) { return card != SABACC_CARD_HIDDEN; }

/* The family of a card of the hand, to select its pile. */
static int family_of(const TableView *view, int seat, int slot) {
    return (int)sabacc_family(&view->shown.table, seat, slot);
}

/* Makes room for the card that has come to that slot. */
static void make_room(TableView *view, int seat, int slot) {
    const SabaccTable *table = &view->shown.table;
    bool is_apart = hand_apart(table, seat) >> slot & 1;
    if (is_apart)
        table_glide(view, seat, GROUP_APART, hand_apart_count(table, seat), -1);
    else
        table_glide(view, seat, GROUP_HELD, hand_held_count(table, seat), -1);
}

/* A dealer's hands keep no strict time: from a card to the next, ms. */
static double deal_beat(int seat, int slot) {
    static const double USUAL_MS = 190, beats[] = {-16, 12, -6, 18, -10, 4, -14};
    enum { BEATS = sizeof beats / sizeof *beats };
    return USUAL_MS + beats[(seat + 3 * slot) % BEATS];
}

double table_deal_from(TableView *view, const SabaccEvent *event, int from) {
    bool is_single = event->pile == SABACC_PILE_SINGLE;
    double shifted = table_deal_shifted(view, event);
    if (shifted >= 0) return shifted;
    const SabaccSeat *seat = &view->shown.table.seat[event->seat];
    table_absorb_event(view, event);
    int slot = is_single ? seat->draw_count - 1 : seat->hand_count - 1;
    Place to = {.kind = is_single ? PLACE_SINGLE : PLACE_HAND, .seat = event->seat, .slot = slot};
    if (!is_single) make_room(view, event->seat, slot);
    table_fly(view,
              (Flight){.kind = FLIGHT_CARD,
                       .from = {.kind = from,
                                .seat = event->seat,
                                .slot = is_single ? 0 : family_of(view, event->seat, slot)},
                       .to = to,
                       .card = event->cards[0],
                       .is_open = is_known(event->cards[0])},
              0, 430);
    return is_single ? 700 : deal_beat(event->seat, slot);
}

double table_begin_deal(TableView *view, const SabaccEvent *event) {
    if (event->seat >= 0) return table_deal_from(view, event, PLACE_DECK);
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
                       .to = table_in_hand(event->seat, slot),
                       .card = card,
                       .was_open = true,
                       .is_open = stays_open},
              wait, 430);
}

double table_begin_draw(TableView *view, const SabaccEvent *event) {
    table_absorb_event(view, event);
    if (event->pile != SABACC_PILE_DISCARD) return 120;
    make_room(view, event->seat, view->shown.table.seat[event->seat].hand_count - 1);
    take_top(view, event, event->cards[0], 0);
    return 600;
}

double table_begin_trade(TableView *view, const SabaccEvent *event) {
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
    table_send_chips(view, table_at_seat(PLACE_STACK, event->seat), (Place){.kind = PLACE_HAND_POT},
                     event->amount, 0);
    return from_pile ? 620 : 300;
}

/* The second half of a trade, or a separate discard: to the open pile or face down to the junk. */
static double discard(TableView *view, const SabaccEvent *event, bool goes_together) {
    const SabaccSeat *seat = &view->shown.table.seat[event->seat];
    bool lies_aside = event->second < 0, lies_open = event->pile == SABACC_PILE_DISCARD;
    SabaccCard card = event->cards[0];
    Place from = {.kind = PLACE_ASIDE};
    if (table_discard_broken(view, event)) return 0;
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
    table_glide(view, event->seat, from.kind == PLACE_APART ? GROUP_APART : GROUP_HELD, from.slot, 1);
    return goes_together ? 70 : 480;
}

double table_begin_discard(TableView *view, const SabaccEvent *event) { return discard(view, event, false); }

double table_begin_discard_together(TableView *view, const SabaccEvent *event) {
    return discard(view, event, true);
}

/* A hand that stands back for others is no larger as it leaves (table/stage.h). */
static Box lay_back(const TableView *view, const Place *place) {
    TableFrame frame = {.view = view, .table = &view->shown.table, .at = view->drawn, .now = view->now};
    bool stands_back = view->screen.width > 0 && view->drawn.seat[place->seat].stands_back > 0;
    return stands_back ? table_place_box(&frame, place) : (Box){0};
}

/* Sends a seat's cards away, as they lie. */
static void sweep_hand(TableView *view, int seat, PlaceKind to, double wait) {
    const SabaccSeat *at = &view->shown.table.seat[seat];
    bool goes_down = to == PLACE_JUNK && table_has_junk_heap(&view->shown.table);
    for (int slot = 0; slot < at->hand_count; slot++) {
        bool is_open = is_known(at->hand[slot]);
        Place from = table_place_before(&view->shown.table, seat, slot);
        table_fly(view,
                  (Flight){.kind = FLIGHT_CARD,
                           .from = from,
                           .lay = lay_back(view, &from),
                           .to = {.kind = (int)to, .slot = family_of(view, seat, slot)},
                           .card = at->hand[slot],
                           .was_open = is_open,
                           .is_open = is_open && !goes_down && to != PLACE_DECK,
                           .vanishes = true},
                  wait + 30.0 * slot, 380);
    }
}

/* DK-7: face down to the junk. */
double table_begin_fold(TableView *view, const SabaccEvent *event) {
    sweep_hand(view, event->seat, PLACE_JUNK, 0);
    table_absorb_event(view, event);
    return 520;
}

double table_begin_clear(TableView *view, const SabaccEvent *event) {
    bool has_cards = false;
    for (int seat = 0; seat < view->shown.table.seats; seat++) {
        has_cards |= view->shown.table.seat[seat].hand_count > 0;
        sweep_hand(view, seat, PLACE_DECK, 25.0 * seat);
    }
    table_absorb_event(view, event);
    view->lit = 0;
    view->hand_is_over = false;
    table_showdown_rest(view);
    table_lamp_dim(view, 0);
    table_winnings_sweep(view);
    return has_cards ? 420 : 0;
}

/* The junk returns to the deck: a few cards represent all. */
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

double table_begin_reshuffle(TableView *view, const SabaccEvent *event) {
    sweep_junk(view);
    table_absorb_event(view, event);
    return 480;
}

static bool has_cards_out(const SabaccTable *table) {
    for (int seat = 0; seat < table->seats; seat++)
        if (table->seat[seat].hand_count > 0) return true;
    return false;
}

/* A hand opens with that where no cards are to be swept into them first, once what returns to them is there.
 */
static void cut_decks(TableView *view, double wait) {
    static const double CUT_MS = 460;
    bool has_families = sabacc_family(&view->shown.table, 0, 0) != SABACC_NO_FAMILY;
    int first = has_families ? SABACC_SAND : SABACC_NO_FAMILY, last = has_families ? SABACC_BLOOD : first;
    if (view->settings.reduced_motion || has_cards_out(&view->shown.table)) return;
    for (int family = first; family <= last; family++) {
        Place deck = {.kind = PLACE_DECK, .slot = family};
        table_fly(view, (Flight){.kind = FLIGHT_CUT, .from = deck, .to = deck, .vanishes = true}, wait,
                  CUT_MS);
    }
}

double table_begin_hand(TableView *view, const SabaccEvent *event) {
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
    cut_decks(view, 0.8 * table_lands_in(view));
    table_absorb_event(view, event);
    view->lit = 0;
    view->hand_is_over = false;
    table_showdown_rest(view);
    table_lamp_dim(view, 0);
    table_winnings_sweep(view);
    return 60;
}

/* ---- fields ---- */

/* A card moves from the hand to its owner's field, or back: the slot stays the same. */
double table_begin_field(TableView *view, const SabaccEvent *event) {
    const SabaccSeat *seat = &view->shown.table.seat[event->seat];
    bool goes_in = event->type == SABACC_EVENT_FIELD;
    bool was_open = is_known(seat->hand[event->second]);
    Place from = table_place_before(&view->shown.table, event->seat, event->second);
    table_absorb_event(view, event);
    Place to = table_in_hand(event->seat, event->second);
    table_glide(view, event->seat, goes_in ? GROUP_HELD : GROUP_APART, from.slot, 1);
    table_glide(view, event->seat, goes_in ? GROUP_APART : GROUP_HELD,
                hand_group_index(&view->shown.table, event->seat, event->second), -1);
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

double table_begin_reveal(TableView *view, const SabaccEvent *event) {
    const SabaccSeat *seat = &view->shown.table.seat[event->seat];
    bool was_open[SABACC_MAX_HAND], flips = false;
    uint16_t closed = 0;
    for (int slot = 0; slot < seat->hand_count; slot++) {
        was_open[slot] = is_known(seat->hand[slot]);
        flips |= !was_open[slot];
        if (!was_open[slot]) closed |= (uint16_t)(1u << slot);
    }
    table_absorb_event(view, event);
    if (flips && table_turns_in_the_middle(view, event->seat)) {
        table_keep_closed(view, event->seat, closed);
        return 0;
    }
    if (flips && !view->settings.reduced_motion) view->opened_at[event->seat] = view->now;
    for (int slot = 0; slot < seat->hand_count; slot++) {
        if (was_open[slot]) continue;
        Place place = table_in_hand(event->seat, slot);
        table_fly(
            view,
            (Flight){
                .kind = FLIGHT_CARD, .from = place, .to = place, .card = seat->hand[slot], .is_open = true},
            90.0 * slot, 380);
    }
    return flips ? 380 + 90.0 * seat->hand_count : 120;
}
