#include "table/carry.h"

#include <math.h>

/* Of the springs, each a ms: held it is 45 ms behind a pointer of constant speed; it slides home softly. */
static const float HELD = 0.044f, HOME = 0.022f;
static const double SETTLED_MS = 480; /* then no spring moves by half a unit any more */

typedef struct CarryNow {
    float x, y, speed_x, speed_y;
} CarryNow;

/* Critically damped: it never overshoots. */
static void spring_at(float from, float to, float speed, float stiff, float ms, float *at, float *now) {
    float away = from - to, pull = speed + stiff * away, left = expf(-stiff * ms);
    *at = to + (away + pull * ms) * left;
    *now = (speed - stiff * pull * ms) * left;
}

static CarryNow carry_at(const HandCarry *carry, double now) {
    CarryNow at;
    float ms = (float)fmin(fmax(now - carry->since, 0), SETTLED_MS), stiff = carry->is_held ? HELD : HOME;
    spring_at(carry->from_x, carry->to_x, carry->speed_x, stiff, ms, &at.x, &at.speed_x);
    spring_at(carry->from_y, carry->to_y, carry->speed_y, stiff, ms, &at.y, &at.speed_y);
    return at;
}

static bool is_away(const HandCarry *carry, double now) {
    return carry->card != SABACC_CARD_NONE && (carry->is_held || now < carry->since + SETTLED_MS);
}

bool table_is_carrying(const TableView *view) {
    const HandCarry *carry = &view->carry;
    return carry->card != SABACC_CARD_NONE && view->now < carry->since + SETTLED_MS;
}

static bool is_calm(const TableView *view) {
    return view->settings.reduced_motion || view->settings.speed <= 0;
}

/* From where it is, as fast as it is, to another place; with reduced motion it is there at once. */
static void lead(HandCarry *carry, double now, bool is_held, float x, float y, bool is_calm_now) {
    if (carry->is_held == is_held && carry->to_x == x && carry->to_y == y) return;
    CarryNow at = is_calm_now ? (CarryNow){x, y, 0, 0} : carry_at(carry, now);
    *carry = (HandCarry){.slot = carry->slot,
                         .card = carry->card,
                         .is_held = is_held,
                         .from_x = at.x,
                         .from_y = at.y,
                         .to_x = x,
                         .to_y = y,
                         .speed_x = at.speed_x,
                         .speed_y = at.speed_y,
                         .since = is_calm_now && !is_held ? -INFINITY : now};
}

bool table_carry(const TableFrame *frame, int slot, HotspotState state, CardLook *look) {
    static const float TILT = 0.16f, MOST = 0.3f, NEARER = 1.05f; /* radians for one unit a ms */
    HandCarry *carry = frame->carry;
    bool is_this = carry->slot == slot && carry->card == look->card && is_away(carry, frame->now);
    if (state.is_carried && !is_this) *carry = (HandCarry){.slot = slot, .card = look->card};
    if (state.is_carried)
        lead(carry, frame->now, true, state.by_x, state.by_y, is_calm(frame->view));
    else if (is_this)
        lead(carry, frame->now, false, 0, 0, is_calm(frame->view));
    if (carry->slot != slot || carry->card != look->card || !is_away(carry, frame->now)) return false;
    CarryNow at = carry_at(carry, frame->now);
    look->raster_shape = look->box.width / look->box.height;
    look->box.x += at.x;
    look->box.y += at.y;
    look->angle += fminf(fmaxf(at.speed_x * TILT, -MOST), MOST);
    if (carry->is_held)
        look->box = box_place(look->box, look->box.width * NEARER, look->box.height * NEARER, 0.5f, 0.5f);
    return true;
}

void table_carry_off(TableView *view, Flight *flight) {
    HandCarry *carry = &view->carry;
    bool is_own = flight->from.kind == PLACE_HAND || flight->from.kind == PLACE_APART;
    if (!is_own || flight->from.seat != view->shown.table.viewer || flight->card != carry->card) return;
    if (!flight->was_open || !is_away(carry, view->now)) return;
    CarryNow at = carry_at(carry, view->now);
    flight->aside_x = at.x;
    flight->aside_y = at.y;
    *carry = (HandCarry){.card = SABACC_CARD_NONE};
}

void table_draw_carried(const TableFrame *frame) {
    if (frame->carried->card == SABACC_CARD_NONE) return;
    canvas_push_name(frame->canvas, "card:%d:%d", frame->table->viewer, frame->carry->slot);
    table_draw_card(frame, frame->carried);
    table_draw_card_mark(frame, frame->carried);
    canvas_pop_name(frame->canvas);
}
