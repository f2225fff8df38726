/* Motion of the Sabacc shifts: what each takes and gives is visible. */
#include <math.h>
#include <string.h>

#include "table/motion.h"
#include "table/variant.h"
#include "ui/card_bands.h"
#include "ui/hand_groups.h"

enum { SWIRL_CARDS = 7 };

static bool is_known(SabaccCard card) { return card != SABACC_CARD_HIDDEN; }

static bool goes_to_pool(int shift) {
    return shift != SABACC_SHIFT_UNDER_MARKER && shift != SABACC_SHIFT_DICE;
}

bool table_shift_breaks_hands(int shift) {
    return shift == SABACC_SHIFT_CORE || shift == SABACC_SHIFT_WILD || shift == SABACC_SHIFT_SPIKE ||
           shift == SABACC_SHIFT_REST;
}

bool table_shift_is_on(const TableView *view) {
    return isfinite(view->dark_since) && !isfinite(view->lit_since);
}

/* ---- the light ---- */

static void begin_dark(TableView *view, int shift) {
    view->shift = shift;
    view->dark_since = view->now;
    view->lit_since = INFINITY;
}

void table_end_shift(TableView *view, double wait) {
    if (isfinite(view->dark_since) && !isfinite(view->lit_since)) view->lit_since = view->now + wait;
    view->shift_owed = 0;
}

/* ---- whole hands: core, wild, the rest that is not kept, and the shift of the spike games ---- */

static const double LIGHT_DROPS_MS = 200, SWEEP_MS = 820, HANGS_MS = 30, TOUCH_MS = 560;
static const double CALM_MS = 300; /* reduced motion: time to read what follows */

/* What breaks, hangs and is formed again; with reduced motion it is only formed. */
double table_shift_ms(const TableView *view) {
    double breaks = view->settings.reduced_motion ? CALM_MS : LIGHT_DROPS_MS + SWEEP_MS + HANGS_MS;
    return breaks + SWEEP_MS;
}

/* Its cards stay in place until the line of light breaks them. */
static void break_hand(TableView *view, int seat) {
    const SabaccSeat *at = &view->shown.table.seat[seat];
    uint32_t apart = hand_apart(&view->shown.table, seat);
    int count = 0;
    for (int slot = 0; slot < at->hand_count; slot++)
        if (!(apart >> slot & 1)) view->broken[seat][count++] = at->hand[slot];
    view->forming[seat] = view->broken_count[seat] = (uint8_t)count;
}

static Sweep sweep_from(const TableView *view, double wait, double length) {
    return (Sweep){.begins = view->now + wait, .ends = view->now + wait + length};
}

/* SH-5: the junk returns to the deck too. */
static void swirl_junk(TableView *view) {
    int cards = view->shown.table.junk_count < SWIRL_CARDS ? view->shown.table.junk_count : SWIRL_CARDS;
    for (int i = 0; i < cards; i++)
        table_fly(view,
                  (Flight){.kind = FLIGHT_SWIRL,
                           .from = {.kind = PLACE_JUNK, .slot = i},
                           .to = {.kind = PLACE_DECK},
                           .card = SABACC_CARD_HIDDEN,
                           .vanishes = true},
                  90.0 * i, 760);
}

double table_begin_shift(TableView *view, const SabaccEvent *event) {
    SeatMask active = sabacc_active(&view->shown.table);
    if (table_shift_breaks_hands(event->amount) && event->amount != SABACC_SHIFT_REST)
        for (int seat = 0; seat < view->shown.table.seats; seat++)
            if (seat_in(active, seat)) break_hand(view, seat);
    if (event->amount == SABACC_SHIFT_WILD) swirl_junk(view);
    table_absorb_event(view, event);
    begin_dark(view, event->amount);
    view->pool = view->pool_taken = 0;
    bool is_broken = table_shift_breaks_hands(event->amount);
    view->breaking = view->forming_line = SWEEP_NONE;
    if (view->settings.reduced_motion) return CALM_MS;
    view->breaking = sweep_from(view, LIGHT_DROPS_MS, is_broken ? SWEEP_MS : TOUCH_MS);
    return is_broken ? table_shift_ms(view) - SWEEP_MS : LIGHT_DROPS_MS + TOUCH_MS + CARD_SETTLE_MS;
}

/* CO-2: the rest is discarded card by card, the last one first. Each stays where it was broken. */
bool table_discard_broken(TableView *view, const SabaccEvent *event) {
    if (!table_discards_broken(view)) return false;
    int seat = event->seat, count = view->forming[seat];
    SabaccCard *broken = view->broken[seat];
    memmove(broken + 1, broken, (size_t)count * sizeof *broken);
    broken[0] = view->shown.table.seat[seat].hand[event->second];
    view->forming[seat] = view->broken_count[seat] = (uint8_t)(count + 1);
    table_absorb_event(view, event);
    return true;
}

bool table_discards_broken(const TableView *view) {
    return view->shift == SABACC_SHIFT_REST && table_shift_is_on(view);
}

static int cards_forming(const TableView *view) {
    int left = 0;
    for (int seat = 0; seat < SABACC_MAX_SEATS; seat++) left += view->forming[seat];
    return left;
}

/* All cards of a shift are dealt at once; the rising line re-forms them one after the other. */
static double form(TableView *view, const SabaccEvent *event) {
    int seat = event->seat, index = view->broken_count[seat] - view->forming[seat]--;
    table_absorb_event(view, event);
    if (view->now >= view->forming_line.ends) view->forming_line = sweep_from(view, 0, SWEEP_MS);
    Place to = table_in_hand(seat, view->shown.table.seat[seat].hand_count - 1);
    double left = view->forming_line.ends - view->now;
    table_fly(view,
              (Flight){.kind = FLIGHT_FORM,
                       .from = to,
                       .to = to,
                       .card = event->cards[0],
                       .is_open = is_known(event->cards[0]),
                       .die = view->broken[seat][index]},
              0, left + CARD_SETTLE_MS);
    if (cards_forming(view) > 0) return 0;
    table_end_shift(view, left - 120);
    return left + CARD_SETTLE_MS + 120;
}

/* ---- one card each: into the pool, or under the deck ---- */

/* Its ground appears with the first card; returns the card's place. */
static int put_into_pool(TableView *view) {
    if (view->pool_taken == 0) view->pool_since = view->now;
    view->pool_until = INFINITY;
    int place = view->pool_taken++ % TABLE_POOL;
    view->pool |= (uint8_t)(1u << place);
    return place;
}

/* With the last card the ground disappears. */
static void take_out_of_pool(TableView *view, int place) {
    view->pool &= (uint8_t) ~(1u << place);
    view->pointed = -1;
    if (view->pool == 0) view->pool_until = view->now;
}

static void fly_to_pool(TableView *view, const SabaccEvent *event, Place from, bool was_open) {
    int place = put_into_pool(view);
    table_fly(view,
              (Flight){.kind = FLIGHT_CARD,
                       .from = from,
                       .to = {.kind = PLACE_POOL, .slot = place},
                       .card = event->cards[0],
                       .was_open = was_open},
              0, 460);
}

static void fly_under_deck(TableView *view, const SabaccEvent *event, Place from, bool was_open) {
    table_fly(view,
              (Flight){.kind = FLIGHT_CARD,
                       .from = from,
                       .to = {.kind = PLACE_UNDER},
                       .card = event->cards[0],
                       .was_open = was_open,
                       .vanishes = true},
              0, 560);
}

/* The line has broken it: it closes as its back on the way. */
static void fly_to_junk(TableView *view, const SabaccEvent *event, Place from, bool was_open) {
    table_fly(view,
              (Flight){.kind = FLIGHT_BROKEN,
                       .from = from,
                       .to = {.kind = PLACE_JUNK},
                       .card = SABACC_CARD_HIDDEN,
                       .die = was_open ? event->cards[0] : SABACC_CARD_HIDDEN},
              0, 560);
}

double table_begin_pick(TableView *view, const SabaccEvent *event) {
    const SabaccSeat *at = &view->shown.table.seat[event->seat];
    bool was_open = is_known(at->hand[event->second]);
    Place from = table_place_before(&view->shown.table, event->seat, event->second);
    int shift = view->shown.table.turn.shift;
    table_absorb_event(view, event);
    if (shift == SABACC_SHIFT_DICE)
        fly_to_junk(view, event, from, was_open);
    else if (shift == SABACC_SHIFT_UNDER_MARKER)
        fly_under_deck(view, event, from, was_open);
    else
        fly_to_pool(view, event, from, was_open);
    table_glide(view, event->seat, GROUP_HELD, from.slot, 1);
    view->shift_owed++;
    return 260;
}

/* No more cards are to come, also if cards have run out (DK-7). */
static bool has_ended(const SabaccTurn *turn) { return turn->picking == 0 && turn->owing == 0; }

static bool deals_from_pool(const SabaccTurn *turn) { return turn->deal_pile == SABACC_PILE_POOL; }

/* Once all picked cards are in the pool, they are mixed before the first is dealt. */
double table_begin_turn(TableView *view, const SabaccEvent *event) {
    bool was_dealt = deals_from_pool(&view->shown.table.turn);
    int acted = view->shown.table.turn.to_act;
    table_absorb_event(view, event);
    if (acted != view->shown.table.turn.to_act) {
        view->acted = acted;
        view->turned_at = view->now;
    }
    if (has_ended(&view->shown.table.turn)) {
        memset(view->forming, 0, sizeof view->forming);
        table_end_shift(view, 420);
    }
    if (was_dealt || !deals_from_pool(&view->shown.table.turn) || view->pool == 0) return 0;
    for (int place = 0; place < TABLE_POOL; place++)
        if (view->pool >> place & 1)
            table_fly(view,
                      (Flight){.kind = FLIGHT_MIX,
                               .from = {.kind = PLACE_POOL, .slot = place},
                               .to = {.kind = PLACE_POOL, .slot = place},
                               .card = SABACC_CARD_HIDDEN},
                      480, 760);
    return 1300;
}

/* The place that was clicked, otherwise any: chance has determined the card. */
static int next_of_pool(const TableView *view) {
    if (view->pointed >= 0 && (view->pool >> view->pointed & 1)) return view->pointed;
    int skipped = (int)(view->shown.table.turn.serial % 3), found = 0;
    for (int place = 0; place < TABLE_POOL; place++) {
        if (!(view->pool >> place & 1)) continue;
        found = place;
        if (skipped-- == 0) break;
    }
    return found;
}

static double deal_from(TableView *view, const SabaccEvent *event, Place from) {
    table_absorb_event(view, event);
    const SabaccSeat *at = &view->shown.table.seat[event->seat];
    table_glide(view, event->seat, GROUP_HELD, hand_held_count(&view->shown.table, event->seat), -1);
    table_fly(view,
              (Flight){.kind = FLIGHT_CARD,
                       .from = from,
                       .to = {.kind = PLACE_HAND, .seat = event->seat, .slot = at->hand_count - 1},
                       .card = event->cards[0],
                       .is_open = is_known(event->cards[0])},
              0, 480);
    if (view->shift_owed > 0 && --view->shift_owed == 0) table_end_shift(view, 420);
    return 240;
}

double table_deal_shifted(TableView *view, const SabaccEvent *event) {
    bool is_hand = event->pile != SABACC_PILE_SINGLE;
    if (is_hand && view->forming[event->seat] > 0) return form(view, event);
    bool is_from_pool = event->pile == SABACC_PILE_POOL;
    if (!is_hand || (view->shift_owed == 0 && !is_from_pool)) return -1;
    if (!is_from_pool) return deal_from(view, event, (Place){.kind = PLACE_DECK});
    int place = next_of_pool(view);
    take_out_of_pool(view, place);
    return deal_from(view, event, (Place){.kind = PLACE_POOL, .slot = place});
}

/* ---- without motion ---- */

/* Called before the event is absorbed. */
void table_shift_at_once(TableView *view, const SabaccEvent *event) {
    switch ((SabaccEventType)event->type) {
    case SABACC_EVENT_SHIFT: view->pool = view->pool_taken = 0; break;
    case SABACC_EVENT_TURN:
        if (has_ended(&event->turn)) view->shift_owed = 0;
        break;
    case SABACC_EVENT_PICK:
        if (goes_to_pool(view->shown.table.turn.shift)) put_into_pool(view);
        view->shift_owed++;
        break;
    case SABACC_EVENT_DEAL:
        if (event->seat < 0 || event->pile == SABACC_PILE_SINGLE) break;
        if (view->forming[event->seat] > 0) view->forming[event->seat]--;
        if (event->pile == SABACC_PILE_POOL) take_out_of_pool(view, next_of_pool(view));
        if (view->shift_owed > 0) view->shift_owed--;
        break;
    default: break;
    }
}

/* The state of a table shown without its past: picked cards not replaced yet are owed. */
void table_shift_reset(TableView *view) {
    const SabaccTable *table = &view->shown.table;
    memset(view->forming, 0, sizeof view->forming);
    view->breaking = view->forming_line = SWEEP_NONE;
    int pooled = table_variant(table)->has_other_pool ? 0 : table->pool_count;
    view->pool = (uint8_t)((1u << pooled) - 1);
    view->pool_taken = (uint8_t)pooled;
    table_pool_rest(view);
    view->pointed = -1;
    view->shift = -1;
    view->shift_owed = 0;
    bool by_picks = table->turn.picked != 0 && !table_shift_breaks_hands(table->turn.shift);
    for (int seat = 0; by_picks && seat < table->seats; seat++)
        view->shift_owed +=
            table->turn.picking != 0 ? seat_in(table->turn.picked, seat) : table->turn.owed[seat];
}

void table_pool_rest(TableView *view) {
    view->pool_since = -INFINITY;
    view->pool_until = view->pool != 0 ? INFINITY : -INFINITY;
}
