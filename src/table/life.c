/* What moves in those who sit at the table. */
#include <math.h>
#include <string.h>

#include "base/hash.h"
#include "table/people.h"
#include "table/seats.h"
#include "ui/face_disc.h"

static bool is_still(const TableView *view) {
    return view->settings.reduced_motion || view->settings.speed <= 0;
}

/* ---- leaning ---- */

static const double LEAN_MS = 250, GESTURE_MS = 500;
static const float LEAN = 7, LEAN_TO_POT = 0.6f, GESTURE = 9; /* columns; of the whole */
enum { MUCH = 4 };                                            /* a quarter of all credits */

/* Of all credits at the table, with the bets that are still to be gathered. */
static bool pot_is_big(const SabaccTable *table) {
    if (!sabacc_plays_for_credits(table)) return false;
    int64_t pot = table->hand_pot, all = 0;
    for (int seat = 0; seat < table->seats; seat++) {
        pot += table->seat[seat].bet;
        if (seat != sabacc_house_seat(table)) all += table->seat[seat].credits;
    }
    return pot * MUCH >= all + pot;
}

static float lean_of(const TableView *view, int seat) {
    if (table_is_acting(view, seat)) return 1;
    return table_is_in_play(view, seat) && pot_is_big(&view->shown.table) ? LEAN_TO_POT : 0;
}

static int outcome_of(const TableView *view, int seat) {
    const SabaccTable *table = &view->shown.table;
    if (seat_in(view->lit, seat)) return 1;
    return table_has_lost(table, seat) || table_shows_bomb(table, seat) ? -1 : 0;
}

static float leant(const PersonLean *lean, double now) {
    return lean->from +
           (lean->to - lean->from) * table_ease_out(table_share(now, lean->since, lean->since + LEAN_MS));
}

void table_people_follow(TableView *view) {
    for (int seat = 0; seat < view->shown.table.seats; seat++) {
        PersonLean *lean = &view->leans[seat];
        float to = lean_of(view, seat);
        int outcome = outcome_of(view, seat);
        if (to != lean->to) {
            lean->from = leant(lean, view->now);
            lean->to = to;
            lean->since = view->now;
        }
        if (outcome != 0 && outcome != lean->outcome) lean->moved_at = view->now;
        lean->outcome = outcome;
    }
}

void table_people_rest(TableView *view) {
    for (int seat = 0; seat < view->shown.table.seats; seat++) {
        float to = lean_of(view, seat);
        view->leans[seat] = (PersonLean){.from = to,
                                         .to = to,
                                         .since = -INFINITY,
                                         .outcome = outcome_of(view, seat),
                                         .moved_at = -INFINITY};
    }
}

bool table_people_are_leaning(const TableView *view) {
    if (is_still(view)) return false;
    for (int seat = 0; seat < view->shown.table.seats; seat++) {
        const PersonLean *lean = &view->leans[seat];
        if (view->now < lean->since + LEAN_MS || view->now < lean->moved_at + GESTURE_MS) return true;
    }
    return false;
}

/* Towards the table and back, or away from it and back. */
static float gesture_of(const PersonLean *lean, double now) {
    double middle = lean->moved_at + GESTURE_MS / 2, end = lean->moved_at + GESTURE_MS;
    if (now >= end) return 0;
    float out = table_ease_out(table_share(now, lean->moved_at, middle));
    float back = table_ease_out(table_share(now, middle, end));
    return (float)lean->outcome * GESTURE * (out - back);
}

float table_person_lean(const TableFrame *frame, int seat) {
    const PersonLean *lean = &frame->view->leans[seat];
    if (is_still(frame->view)) return LEAN * lean->to;
    return LEAN * leant(lean, frame->now) + gesture_of(lean, frame->now);
}

/* ---- blinking ---- */

/* Once in each slot, at a moment of its own: every three to seven seconds. */
static const double SLOT_MS = 5000, BLINK_MS = 140;
enum { SPREAD_MS = 2000 };

static double blink_at(const TableView *view, int seat, double slot) {
    const char *face = face_disc_portrait(view->looks[seat].portrait);
    uint64_t hash = hash_step(hash_bytes(face, strlen(face)), (uint64_t)slot);
    hash = hash_step(hash, (uint64_t)seat);
    return slot * SLOT_MS + (double)((hash >> 16) % SPREAD_MS);
}

void table_view_live(TableView *view, double now_ms, double until_ms) {
    if (view->life_now >= view->life_until) view->life_from = now_ms;
    view->life_now = now_ms;
    view->life_until = until_ms;
}

bool table_is_alive(const TableView *view) { return !is_still(view) && view->life_now < view->life_until; }

bool table_person_blinks(const TableView *view, int seat) {
    if (!table_is_alive(view)) return false;
    double at = blink_at(view, seat, floor(view->life_now / SLOT_MS));
    return view->life_now >= at && view->life_now < at + BLINK_MS;
}

/* When its eyes close or open next. */
static double next_blink(const TableView *view, int seat) {
    double slot = floor(view->life_now / SLOT_MS), at = blink_at(view, seat, slot);
    if (view->life_now < at) return at;
    return view->life_now < at + BLINK_MS ? at + BLINK_MS : blink_at(view, seat, slot + 1);
}

double table_view_next_blink(const TableView *view) {
    double next = INFINITY;
    if (!table_is_alive(view)) return INFINITY;
    for (int seat = 0; seat < view->shown.table.seats; seat++)
        if (seat_in(view->figures, seat)) next = fmin(next, next_blink(view, seat));
    return isinf(next) ? next : fmin(next, view->life_until);
}
