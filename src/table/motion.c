/* The start of motion: what each event moves, and shared parts. */
#include "table/motion.h"

#include <assert.h>
#include <math.h>

#include "table/carry.h"
#include "table/lamp.h"
#include "table/reach.h"
#include "table/showdown.h"
#include "table/sounds.h"
#include "table/variant.h"
#include "table/words.h"
#include "ui/hand_groups.h"

/* ---- parts ---- */

/* If there is no room for another flight, the object arrives at once. */
void table_fly(TableView *view, Flight flight, double wait, double length) {
    if (view->flight_count == TABLE_FLIGHTS) return;
    flight.event = view->begun;
    flight.begins = view->now + wait + table_reach_out(view, &flight, wait);
    flight.ends = flight.begins + length;
    table_carry_off(view, &flight);
    view->flights[view->flight_count++] = flight;
}

double table_lands_in(const TableView *view) {
    double last = view->now;
    for (int i = 0; i < view->flight_count; i++) last = fmax(last, view->flights[i].ends);
    return last - view->now;
}

void table_glide(TableView *view, int seat, HandGroup group, int index, float extra) {
    static const double GLIDE_MS = 320;
    HandEase *ease = &view->ease[seat][group];
    if (view->settings.reduced_motion) return;
    *ease = (HandEase){.index = index,
                       .extra = extra + table_glide_left(ease, view->now),
                       .begins = view->now,
                       .ends = view->now + GLIDE_MS};
}

Place table_place_before(const SabaccTable *table, int seat, int slot) {
    bool is_apart = hand_apart(table, seat) >> slot & 1;
    int held = hand_held_count(table, seat), apart = hand_apart_count(table, seat);
    return (Place){.kind = is_apart ? PLACE_APART : PLACE_HAND,
                   .seat = seat,
                   .slot = hand_group_index(table, seat, slot),
                   .count = is_apart ? apart : held,
                   .beside = (is_apart ? held : apart) + 1};
}

/* ---- words, dice and seats ---- */

double table_begin_quiet(TableView *view, const SabaccEvent *event) {
    table_absorb_event(view, event);
    return 0;
}

double table_begin_word(TableView *view, const SabaccEvent *event) {
    table_absorb_event(view, event);
    return 420;
}

/* Removes the dice of the last throw. */
static void take_up_dice(TableView *view) {
    static const double TAKEN_MS = 140;
    const SabaccTable *table = &view->shown.table;
    for (int i = 0; i < table->dice_count; i++) {
        Place place = {.kind = PLACE_DIE, .slot = i};
        table_fly(
            view,
            (Flight){.kind = FLIGHT_DIE, .from = place, .to = place, .die = table->dice[i], .vanishes = true},
            0, TAKEN_MS);
    }
}

double table_begin_reading(TableView *view, double ms) {
    static const double READ_MS = 1200;
    view->reads_from = view->now + ms;
    return ms + READ_MS;
}

/* The die that comes to lie farther out is thrown first, so that none has to pass another. */
static int thrown_after(const TableView *view, int slot, int count) {
    Box table = view->drawn.box, tray = view->drawn.dice;
    bool is_right = tray.x + tray.width / 2 > table.x + table.width / 2;
    return is_right ? count - 1 - slot : slot;
}

double table_begin_roll(TableView *view, const SabaccEvent *event) {
    static const double THROW_MS = 1040, BETWEEN_MS = 40;
    take_up_dice(view);
    table_absorb_event(view, event);
    for (int i = 0; i < event->count; i++)
        table_fly(view,
                  (Flight){.kind = FLIGHT_DIE,
                           .from = {.kind = PLACE_THROW, .slot = i},
                           .to = {.kind = PLACE_DIE, .slot = i},
                           .die = event->cards[i]},
                  BETWEEN_MS * thrown_after(view, i, event->count), THROW_MS);
    return table_begin_reading(view, table_lands_in(view) + BETWEEN_MS);
}

double table_begin_dealer(TableView *view, const SabaccEvent *event) {
    int before = view->shown.table.dealer;
    table_absorb_event(view, event);
    if (before < 0 || before == event->seat) return 0;
    table_fly(view,
              (Flight){.kind = FLIGHT_BLOCK,
                       .from = table_at_seat(PLACE_BLOCK, before),
                       .to = table_at_seat(PLACE_BLOCK, event->seat)},
              0, 520);
    return 300;
}

double table_begin_take(TableView *view, const SabaccEvent *event) {
    table_absorb_event(view, event);
    return 320;
}

double table_begin_call(TableView *view, const SabaccEvent *event) {
    table_absorb_event(view, event);
    return 900;
}

double table_begin_hand_end(TableView *view, const SabaccEvent *event) {
    table_absorb_event(view, event);
    view->lit = (SeatMask)event->amount;
    view->hand_is_over = true;
    table_lamp_dim(view, 0);
    return fmax(table_end_showdown(view), 500);
}

/* A prize is paid after its last hand has ended. */
double table_begin_game_end(TableView *view, const SabaccEvent *event) {
    table_absorb_event(view, event);
    table_lamp_dim(view, 0);
    return 0;
}

/* ---- events ---- */

typedef struct MotionRow {
    TableBegin *begin;
    bool waits;
} MotionRow;

static const MotionRow motions[SABACC_EVENTS] = {
#define MOTION(event, begin, waits) [SABACC_EVENT_##event] = {begin, waits},
#include "table/motion.def"
#undef MOTION
};

/* The variant's row takes precedence over the shared one; an event without either is only absorbed. */
static MotionRow motion_of(const TableView *view, int event) {
    const TableEventRow *own = table_event_row(&view->shown.table, event);
    if (own && own->begin) return (MotionRow){own->begin, own->waits};
    return motions[event].begin ? motions[event] : (MotionRow){table_begin_quiet, true};
}

static bool is_payout(SabaccEventType event) {
    return event == SABACC_EVENT_PAYOUT || event == SABACC_EVENT_SABACC_PAYOUT;
}

/* The first card leaves the deck as the antes come to lie in the pots, and the deck is squared. */
static bool is_opening(const TableView *view) {
    static const double NEARLY_MS = 245;
    for (int i = 0; i < view->flight_count; i++) {
        const Flight *flight = &view->flights[i];
        bool is_of_it = flight->event == SABACC_EVENT_ANTE || flight->kind == FLIGHT_CUT;
        if (is_of_it && flight->ends > view->now + NEARLY_MS) return true;
    }
    return false;
}

/* Of several pots each leaves while chips of the one before are on their way. */
bool table_must_wait(const TableView *view, const SabaccEvent *event) {
    if (is_payout(event->type) && is_payout(view->begun)) return false;
    if (event->type == SABACC_EVENT_DEAL && is_opening(view)) return true;
    return motion_of(view, event->type).waits && view->flight_count > 0;
}

/* Notifies the variant and the shift code of the absorbed event. */
void table_absorbed(TableView *view, const SabaccEvent *event, bool is_at_once) {
    const TableVariant *variant = table_variant(&view->shown.table);
    if (variant->absorbed) variant->absorbed(view, event, is_at_once);
}

void table_begin_event(TableView *view, const SabaccEvent *event) {
    assert(event->type < SABACC_EVENTS);
    int told = view->log_total;
    view->begun = event->type;
    view->reads_from = INFINITY;
    table_play_event_sound(view, event);
    view->next_at = view->now + motion_of(view, event->type).begin(view, event);
    if (isfinite(view->reads_from)) table_log_withhold(view, told, view->reads_from);
    table_absorbed(view, event, false);
}
