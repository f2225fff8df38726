#include "table/gaze.h"

#include <math.h>

#include "table/seats.h"
#include "table/showdown.h"

bool table_gaze_is_same(Gaze a, Gaze b) { return a.at == b.at && a.seat == b.seat; }

static Gaze at_seat(int seat) { return (Gaze){.at = GAZE_SEAT, .seat = seat}; }
static Gaze at_thing(GazeAt at) { return (Gaze){.at = at}; }

/* ---- what happens ---- */

/* The only one who has won. */
static int winner_of(const TableView *view) {
    for (int seat = 0; seat < view->shown.table.seats; seat++)
        if (view->lit == seat_bit(seat)) return seat;
    return SABACC_NOBODY;
}

static int actor_of(const TableView *view) {
    for (int seat = 0; seat < view->shown.table.seats; seat++)
        if (table_is_acting(view, seat)) return seat;
    return SABACC_NOBODY;
}

/* The hand in the middle until it is counted, then whoever holds it. */
static Gaze at_judged(const TableView *view) {
    static const double COUNTED_MS = 420;
    int judged = table_watched_hand(view);
    if (judged < 0) return at_thing(GAZE_MIDDLE);
    bool is_counted = view->now >= view->showdown.hand[judged].counts_at + COUNTED_MS;
    return is_counted ? at_seat(judged) : at_thing(GAZE_MIDDLE);
}

/* From the throw until it has been read. */
static bool dice_are_watched(const TableView *view) {
    return view->begun == SABACC_EVENT_ROLL && view->now < view->next_at;
}

/* A line of light breaks hands, or forms them again. */
static bool hands_shift(const TableView *view) {
    static const double HANGS_MS = 500;
    bool breaks = view->now >= view->breaking.begins && view->now < view->breaking.ends + HANGS_MS;
    return breaks || (view->now >= view->forming_line.begins && view->now < view->forming_line.ends);
}

static bool comes_from(SabaccEventType event) {
    return event == SABACC_EVENT_DEAL || event == SABACC_EVENT_DRAW || event == SABACC_EVENT_TRADE;
}

/* A card that was dealt to it is on its way. */
static bool gets_card(const TableView *view, int seat) {
    for (int i = 0; i < view->flight_count; i++) {
        const Flight *flight = &view->flights[i];
        bool is_its = flight->to.kind == PLACE_HAND && flight->to.seat == seat;
        if (is_its && comes_from(flight->event) && view->now >= flight->begins) return true;
    }
    return false;
}

static bool pot_moves(const TableView *view) {
    for (int i = 0; i < view->flight_count; i++) {
        const Flight *flight = &view->flights[i];
        int to = flight->to.kind;
        if (flight->kind == FLIGHT_CHIPS && (to == PLACE_HAND_POT || to == PLACE_SABACC_POT)) return true;
    }
    return false;
}

/* ---- what is looked at ---- */

static const double READS_MS = 950, WEIGHS_MS = 1550; /* of one's turn: one's own cards, then the pot */

/* Who acts looks at their cards, then at what there is to win, then at their cards again. */
static Gaze at_ones_turn(const TableView *view) {
    double since = view->now - view->turned_at;
    return at_thing(since >= READS_MS && since < WEIGHS_MS ? GAZE_POT : GAZE_OWN);
}

static const double LINGERS_MS = 1400;

double table_gaze_changes_until(const TableView *view, int seat) {
    int actor = actor_of(view);
    if (actor == SABACC_NOBODY) return view->turned_at + LINGERS_MS + UI_SLOW_MS;
    return actor == seat ? view->turned_at + WEIGHS_MS : -INFINITY;
}

static Gaze at_actor(const TableView *view) {
    int actor = actor_of(view);
    return actor == SABACC_NOBODY ? at_thing(GAZE_NOTHING) : at_seat(actor);
}

/* And for a while whoever has just acted, while the turn goes to nobody yet. By steps of what people do, as
 * it ends a glance. */
static Gaze at_who_acts(const TableView *view) {
    bool is_recent = table_slow_step(view->now) < view->turned_at + LINGERS_MS;
    bool lingers = actor_of(view) == SABACC_NOBODY && is_recent;
    return lingers && view->acted >= 0 && table_is_in_play(view, view->acted) ? at_seat(view->acted)
                                                                              : at_actor(view);
}

static Gaze still_gaze(const TableView *view, int seat) {
    int winner = winner_of(view), judged = table_watched_hand(view);
    if (!table_is_decided(view)) return judged < 0 ? at_thing(GAZE_NOTHING) : at_seat(judged);
    if (winner >= 0) return at_seat(winner);
    return table_is_acting(view, seat) ? at_thing(GAZE_OWN) : at_actor(view);
}

Gaze table_gaze_wanted(const TableView *view, int seat, bool is_still) {
    int winner = winner_of(view);
    if (is_still) return still_gaze(view, seat);
    if (!table_is_decided(view)) return at_judged(view);
    if (winner >= 0) return at_seat(winner);
    if (dice_are_watched(view)) return at_thing(GAZE_DICE);
    if (hands_shift(view)) {
        bool has_new = view->now >= view->forming_line.begins && table_is_in_play(view, seat);
        return at_thing(has_new ? GAZE_OWN : GAZE_MIDDLE);
    }
    if (gets_card(view, seat)) return at_thing(GAZE_OWN);
    if (pot_moves(view)) return at_thing(GAZE_POT);
    return table_is_acting(view, seat) ? at_ones_turn(view) : at_who_acts(view);
}

/* ---- where it is ---- */

static float middle_x(Box box) { return box.x + box.width / 2; }

/* A die that flies, on its way over the cloth, or where dice lie. */
static float dice_x(const TableFrame *frame) {
    for (int i = 0; i < frame->view->flight_count; i++) {
        const Flight *flight = &frame->view->flights[i];
        if (flight->kind != FLIGHT_DIE || flight->vanishes) continue;
        float moved = table_throw_moved(table_share(frame->now, flight->begins, flight->ends));
        float from = middle_x(table_place_box(frame, &flight->from)),
              to = middle_x(table_place_box(frame, &flight->to));
        return from + (to - from) * moved;
    }
    return middle_x(frame->at.dice.width > 0 ? frame->at.dice : frame->at.middle);
}

static float pot_x(const TableFrame *frame) {
    return middle_x(frame->at.hand_pot.width > 0 ? frame->at.hand_pot : frame->at.middle);
}

/* To the right of the person, as a share of the table's width. */
static float beside(const TableFrame *frame, int seat, Gaze gaze) {
    const TableLayout *at = &frame->at;
    float own = middle_x(at->seat[seat].figure), x = own;
    switch (gaze.at) {
    case GAZE_NOTHING:
    case GAZE_MIDDLE: x = middle_x(at->middle); break;
    case GAZE_SEAT: {
        bool is_seen = at->seat[gaze.seat].figure.width > 0;
        x = is_seen ? middle_x(at->seat[gaze.seat].figure) : middle_x(at->box);
        break;
    }
    case GAZE_OWN: x = own; break;
    case GAZE_DICE: x = dice_x(frame); break;
    case GAZE_POT: x = pot_x(frame); break;
    }
    return (x - own) / at->box.width;
}

/* Who looks at themselves or at whoever is not seen, who sits where the picture is seen from, looks ahead. */
static bool is_ahead(const TableFrame *frame, int seat, Gaze gaze) {
    if (gaze.at != GAZE_SEAT) return gaze.at == GAZE_OWN;
    return gaze.seat == seat || frame->at.seat[gaze.seat].figure.width <= 0;
}

int table_gaze_turn(const TableFrame *frame, int seat, Gaze gaze) {
    static const float BESIDE = 0.08f; /* what is closer is ahead */
    if (is_ahead(frame, seat, gaze)) return 0;
    int to_middle = frame->at.seat[seat].turn;
    if (gaze.at == GAZE_NOTHING) return to_middle;
    float aside = beside(frame, seat, gaze);
    if (fabsf(aside) >= BESIDE) return aside < 0 ? -1 : 1;
    return gaze.at == GAZE_SEAT ? to_middle : 0;
}

float table_gaze_aside(const TableFrame *frame, int seat, Gaze gaze) {
    static const float FAR = 0.35f;
    if (gaze.at == GAZE_NOTHING || is_ahead(frame, seat, gaze)) return 0;
    return fminf(fmaxf(beside(frame, seat, gaze) / FAR, -1), 1);
}

float table_gaze_down(Gaze gaze) {
    static const float CLOTH = 0.6f;
    switch (gaze.at) {
    case GAZE_OWN: return 1;
    case GAZE_DICE:
    case GAZE_POT:
    case GAZE_MIDDLE: return CLOTH;
    default: return 0;
    }
}
