/* What moves in those who sit at the table. */
#include <math.h>

#include "table/figure.h"
#include "table/people.h"
#include "table/seats.h"

static bool is_still(const TableView *view) {
    return view->settings.reduced_motion || view->settings.speed <= 0;
}

/* ---- leaning ---- */

static const double LEAN_MS = 250, JOY_MS = 900;
static const float PI = 3.14159265f;
static const float LEAN = 7, JOY = 14, NOD = 3;      /* columns */
static const float LEAN_TO_POT = 0.6f, SLUMP = 1.7f; /* of the whole */
enum { MUCH = 4, HOPS = 2 };                         /* a quarter of all credits */

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

static bool has_lost(const SabaccTable *table, int seat) {
    return table_has_lost(table, seat) || table_shows_bomb(table, seat);
}

static float lean_of(const TableView *view, int seat) {
    if (table_is_acting(view, seat)) return 1;
    if (!seat_in(view->lit, seat) && has_lost(&view->shown.table, seat)) return SLUMP;
    return table_is_in_play(view, seat) && pot_is_big(&view->shown.table) ? LEAN_TO_POT : 0;
}

static float leant(const PersonLean *lean, double now) {
    return lean->from +
           (lean->to - lean->from) * table_ease_out(table_share(now, lean->since, lean->since + LEAN_MS));
}

static void lean_to(PersonLean *lean, float to, double now) {
    if (to == lean->to) return;
    lean->from = leant(lean, now);
    lean->to = to;
    lean->since = now;
}

/* Up from the table and down again. */
static float joy_of(const PersonLean *lean, double now) {
    float share = table_share(now, lean->won_at, lean->won_at + JOY_MS);
    if (!lean->wins || share >= 1) return 0;
    return -JOY * fabsf(sinf(share * HOPS * PI)) * (1 - share / 2);
}

/* ---- turning ---- */

static const double TURN_MS = 160, NOTICED_MS = 70; /* each one notices a little later than the last */
static const float BESIDE = 0.08f;                  /* of the table's width: who sits closer is ahead */
enum { NOBODY = -1 };

/* The one who has won, or who acts. */
static int watched_at(const TableView *view) {
    for (int seat = 0; seat < view->shown.table.seats; seat++)
        if (view->lit == seat_bit(seat) || table_is_acting(view, seat)) return seat;
    return NOBODY;
}

static void watch(PersonLean *lean, int seat, double at) {
    if (seat == lean->watched) return;
    lean->watched_before = lean->watched;
    lean->watched = seat;
    lean->turned_at = at;
}

/* Who acts looks ahead, at their cards. */
static int turn_towards(const TableFrame *frame, int seat, int watched) {
    const SeatPlaces *own = &frame->at.seat[seat];
    if (watched == seat) return 0;
    if (watched == NOBODY || frame->at.seat[watched].figure.width <= 0) return own->turn;
    float aside = frame->at.seat[watched].figure.x - own->figure.x;
    if (fabsf(aside) < BESIDE * frame->at.box.width) return own->turn;
    return aside < 0 ? -1 : 1;
}

/* How far it is through turning. */
static float turned(const PersonLean *lean, double now) {
    return table_share(now, lean->turned_at, lean->turned_at + TURN_MS);
}

int table_person_turn(const TableFrame *frame, int seat) {
    const PersonLean *lean = &frame->view->leans[seat];
    bool has_turned = is_still(frame->view) || turned(lean, frame->now) >= 0.5f;
    return turn_towards(frame, seat, has_turned ? lean->watched : lean->watched_before);
}

/* A head that turns sinks a little meanwhile. */
static float nod_of(const TableFrame *frame, int seat) {
    const PersonLean *lean = &frame->view->leans[seat];
    bool turns = turn_towards(frame, seat, lean->watched_before) != turn_towards(frame, seat, lean->watched);
    return turns ? NOD * sinf(turned(lean, frame->now) * PI) : 0;
}

float table_person_lean(const TableFrame *frame, int seat) {
    const PersonLean *lean = &frame->view->leans[seat];
    if (is_still(frame->view)) return LEAN * lean->to;
    return LEAN * leant(lean, frame->now) + joy_of(lean, frame->now) + nod_of(frame, seat);
}

/* ---- all of it ---- */

void table_people_follow(TableView *view) {
    int watched = watched_at(view);
    for (int seat = 0; seat < view->shown.table.seats; seat++) {
        PersonLean *lean = &view->leans[seat];
        bool wins = seat_in(view->lit, seat);
        lean_to(lean, lean_of(view, seat), view->now);
        if (wins && !lean->wins) lean->won_at = view->now;
        lean->wins = wins;
        watch(lean, watched, view->now + NOTICED_MS * seat);
    }
}

void table_people_rest(TableView *view) {
    int watched = watched_at(view);
    for (int seat = 0; seat < view->shown.table.seats; seat++) {
        float to = lean_of(view, seat);
        view->leans[seat] = (PersonLean){.from = to,
                                         .to = to,
                                         .since = -INFINITY,
                                         .wins = seat_in(view->lit, seat),
                                         .won_at = -INFINITY,
                                         .watched = watched,
                                         .watched_before = watched,
                                         .turned_at = -INFINITY};
    }
}

bool table_people_are_leaning(const TableView *view) {
    if (is_still(view)) return false;
    for (int seat = 0; seat < view->shown.table.seats; seat++) {
        const PersonLean *lean = &view->leans[seat];
        if (view->now < lean->since + LEAN_MS || view->now < lean->turned_at + TURN_MS) return true;
        if (lean->wins && view->now < lean->won_at + JOY_MS) return true;
    }
    return false;
}

/* ---- blinking ---- */

void table_view_live(TableView *view, double now_ms, double until_ms) {
    if (view->life_now >= view->life_until) view->life_from = now_ms;
    view->life_now = now_ms;
    view->life_until = until_ms;
}

bool table_is_alive(const TableView *view) { return !is_still(view) && view->life_now < view->life_until; }

bool table_person_blinks(const TableView *view, int seat) {
    return table_is_alive(view) && figure_blinks(view->looks[seat].portrait, seat, view->life_now);
}

double table_view_next_blink(const TableView *view) {
    double next = INFINITY;
    if (!table_is_alive(view)) return INFINITY;
    for (int seat = 0; seat < view->shown.table.seats; seat++)
        if (seat_in(view->figures, seat))
            next = fmin(next, figure_next_blink(view->looks[seat].portrait, seat, view->life_now));
    return isinf(next) ? next : fmin(next, view->life_until);
}
