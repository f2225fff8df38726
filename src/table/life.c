/* What moves in those who sit at the table. */
#include <math.h>

#include "table/figure.h"
#include "table/people.h"
#include "table/seats.h"
#include "table/showdown.h"

static bool is_still(const TableView *view) {
    return view->settings.reduced_motion || view->settings.speed <= 0;
}

/* ---- leaning ---- */

static const double LEAN_MS = 250, SLUMP_MS = 460, JOY_MS = 1100;
static const float PI = 3.14159265f;
static const float LEAN = 7, JOY = 20, NOD = 3;      /* columns */
static const float LEAN_TO_POT = 0.6f, SLUMP = 2.4f; /* of the whole */
static const float SMALL_JOY = 0.5f, GREAT_JOY = 1.7f;
enum { MUCH = 4, HOPS = 2 }; /* a quarter of all credits */

bool table_pot_is_big(const SabaccTable *table) {
    if (!sabacc_plays_for_credits(table)) return false;
    int64_t pot = table->hand_pot, all = 0;
    for (int seat = 0; seat < table->seats; seat++) {
        pot += table->seat[seat].bet;
        if (seat != sabacc_house_seat(table)) all += table->seat[seat].credits;
    }
    return pot * MUCH >= all + pot;
}

static bool has_lost(const TableView *view, int seat) {
    const SabaccTable *table = &view->shown.table;
    return table_has_lost(table, seat) || table_shows_bomb(table, seat) ||
           table_loses_by(view, seat, view->now);
}

static bool is_decided(const TableView *view) { return view->lit != 0 || view->showdown.judged < 0; }

/* Before it is decided all lean over the hands in the middle, most of all the one whose hand is counted. */
static float lean_of(const TableView *view, int seat) {
    if (table_is_acting(view, seat)) return 1;
    if (!table_wins_by(view, seat, view->now) && has_lost(view, seat)) return SLUMP;
    if (!is_decided(view)) return table_watched_hand(view) == seat ? 1 : LEAN_TO_POT;
    return table_is_in_play(view, seat) && table_pot_is_big(&view->shown.table) ? LEAN_TO_POT : 0;
}

/* Who slumps does so slowly. */
static double lean_ms(const PersonLean *lean) { return lean->to == SLUMP ? SLUMP_MS : LEAN_MS; }

static float leant(const PersonLean *lean, double now) {
    float share = table_share(now, lean->since, lean->since + lean_ms(lean));
    return lean->from + (lean->to - lean->from) * table_ease_out(share);
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
    return -JOY * lean->joy * fabsf(sinf(share * HOPS * PI)) * (1 - share / 2);
}

/* ---- turning ---- */

static const double TURN_MS = 160, NOTICED_MS = 70; /* each one notices a little later than the last */
static const float BESIDE = 0.08f;                  /* of the table's width: who sits closer is ahead */
enum { NOBODY = -1 };

/* Whose hand is judged, the one who has won, or who acts. */
static int watched_at(const TableView *view) {
    if (!is_decided(view)) return table_watched_hand(view);
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

/* Small where all others have folded. */
static float joy_at(const TableView *view) {
    if (view->shown.table.shown == 0) return SMALL_JOY;
    return view->showdown.is_great ? GREAT_JOY : 1;
}

/* As they win and again as they are paid. */
static void rejoice(const TableView *view, PersonLean *lean) {
    lean->won_at = view->now;
    lean->joy = joy_at(view);
}

void table_people_follow(TableView *view) {
    int watched = watched_at(view);
    for (int seat = 0; seat < view->shown.table.seats; seat++) {
        PersonLean *lean = &view->leans[seat];
        bool wins = table_wins_by(view, seat, view->now);
        lean_to(lean, lean_of(view, seat), view->now);
        bool is_paid = seat_in(view->lit, seat);
        if ((wins && !lean->wins) || (is_paid && !lean->is_paid)) rejoice(view, lean);
        lean->wins = wins;
        lean->is_paid = is_paid;
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
                                         .wins = table_wins_by(view, seat, view->now),
                                         .is_paid = seat_in(view->lit, seat),
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
        if (view->now < lean->since + lean_ms(lean) || view->now < lean->turned_at + TURN_MS) return true;
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
