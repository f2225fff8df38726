#include "table/flight.h"

#include <math.h>

#include "table/chips.h"
#include "table/reach.h"
#include "table/seats.h"
#include "table/showdown.h"
#include "table/stage.h"
#include "table/variant.h"
#include "table/ways.h"
#include "table/winnings.h"
#include "ui/ease.h"

float table_share(double now, double begins, double ends) {
    if (now >= ends) return 1;
    if (now <= begins) return 0;
    return (float)((now - begins) / (ends - begins));
}

float table_ease_travel(float t) {
    static const float STARTS = 0.16f; /* the share of the time for acceleration; the rest is braking */
    const float fastest = 1 / (STARTS / 2 + (1 - STARTS) / 3);
    if (t < STARTS) return fastest * t * t / (2 * STARTS);
    float left = (1 - t) / (1 - STARTS);
    return 1 - fastest * (1 - STARTS) / 3 * left * left * left;
}

float table_ease_spring(float t) {
    static const float STIFF = 8; /* half of the way is over after a fifth of the time */
    const float rest = (1 + STIFF) * expf(-STIFF);
    return (1 - (1 + STIFF * t) * expf(-STIFF * t)) / (1 - rest);
}

float table_ease_out(float t) {
    float left = 1 - t;
    return 1 - left * left * left;
}

static bool is_in_showdown(const Flight *flight) {
    return flight->kind == FLIGHT_CARD && flight->event == SABACC_EVENT_SHOWDOWN;
}

/* A card of a hand in the middle lies there until it turns. */
static bool lies_yet(const Flight *flight, double now) {
    return is_in_showdown(flight) && now < flight->begins;
}

bool table_turns_later(const TableFrame *frame, int seat, int slot) {
    for (int i = 0; i < frame->view->flight_count; i++) {
        const Flight *flight = &frame->view->flights[i];
        if (flight->to.seat == seat && flight->to.slot == slot && lies_yet(flight, frame->now)) return true;
    }
    return false;
}

bool table_is_coming(const TableFrame *frame, const Place *place) {
    for (int i = 0; i < frame->view->flight_count; i++) {
        const Flight *flight = &frame->view->flights[i];
        bool is_on_way = !flight->vanishes && frame->now < flight->ends && !lies_yet(flight, frame->now);
        if (table_same_place(&flight->to, place) && is_on_way) return true;
    }
    return false;
}

int32_t table_credits_coming(const TableFrame *frame, Place place) {
    int32_t credits = 0;
    for (int i = 0; i < frame->view->flight_count; i++) {
        const Flight *flight = &frame->view->flights[i];
        if (flight->kind == FLIGHT_CHIPS && table_same_place(&flight->to, &place) &&
            frame->now < flight->ends)
            credits += flight->amount;
    }
    return credits;
}

int32_t table_credits_leaving(const TableFrame *frame, Place place) {
    int32_t credits = 0;
    for (int i = 0; i < frame->view->flight_count; i++) {
        const Flight *flight = &frame->view->flights[i];
        if (flight->kind == FLIGHT_CHIPS && table_same_place(&flight->from, &place) &&
            frame->now < flight->begins)
            credits += flight->amount;
    }
    return credits;
}

Box table_box_between(Box a, Box b, float t) {
    return (Box){a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t, a.width + (b.width - a.width) * t,
                 a.height + (b.height - a.height) * t};
}

/* It falls ever faster, strikes, and bounces once. */
float table_chip_height(float t) {
    static const float STRIKES = 0.8f, BOUNCE = 0.14f;
    float along = t < STRIKES ? t / STRIKES : (t - STRIKES) / (1 - STRIKES);
    return (t < STRIKES ? 1 : BOUNCE) * 4 * along * (1 - along);
}

static void draw_chip_flight(const TableFrame *frame, const Flight *flight, float t) {
    if (flight->stack > 0) {
        table_draw_raked_chip(frame, flight);
        return;
    }
    if (frame->view->settings.reduced_motion) {
        Box from = table_chips_box(frame, &flight->from, flight->amount);
        Box to = table_chips_box(frame, &flight->to, flight->amount);
        table_draw_chips(frame, from, flight->amount, t, from.height);
        table_draw_chips(frame, to, flight->amount, 1 - t, to.height);
        return;
    }
    table_draw_pushed_chip(frame, flight, t);
}

static void draw_block_flight(const TableFrame *frame, const Flight *flight, float t) {
    Box from = table_place_box(frame, &flight->from), to = table_place_box(frame, &flight->to);
    if (frame->view->settings.reduced_motion) {
        table_draw_block(frame, from, t, from.height);
        table_draw_block(frame, to, 1 - t, to.height);
        return;
    }
    table_draw_block(frame, table_box_between(from, to, ease_soft(t)), 0, to.height);
}

/* A card that turns over in flight shows a face not seen before: it is rasterised while the back is visible.
 */
static void prepare_face(const TableFrame *frame, const Flight *flight) {
    bool is_card = flight->kind == FLIGHT_CARD || flight->kind == FLIGHT_FORM || flight->kind >= FLIGHT_OWN;
    if (!is_card || !flight->is_open || flight->vanishes || flight->card == SABACC_CARD_HIDDEN) return;
    char asset[TABLE_ASSET];
    table_card_asset(frame->view, flight->card, asset);
    Box to = table_place_box(frame, &flight->to);
    canvas_prepare(frame->canvas, &(Sprite){.asset = asset,
                                            .box = to,
                                            .raster_height = table_raster_height(frame, &flight->to, to),
                                            .raster_shape = frame->at.card_shape});
}

typedef void DrawFlight(const TableFrame *frame, const Flight *flight, float t);

static DrawFlight *draw_of(const SabaccTable *table, int kind) {
    static DrawFlight *const shared[FLIGHT_OWN] = {
        [FLIGHT_CARD] = table_draw_card_flight,   [FLIGHT_FORM] = table_draw_card_flight,
        [FLIGHT_BROKEN] = table_draw_card_flight, [FLIGHT_SWIRL] = table_draw_card_flight,
        [FLIGHT_MIX] = table_draw_card_flight,    [FLIGHT_CUT] = table_draw_cut,
        [FLIGHT_CHIPS] = draw_chip_flight,        [FLIGHT_DIE] = table_draw_die_flight,
        [FLIGHT_BLOCK] = draw_block_flight,       [FLIGHT_ITEM] = table_draw_item_flight};
    return kind < FLIGHT_OWN ? shared[kind] : table_variant(table)->flights.rows[kind - FLIGHT_OWN].draw;
}

static void draw_flight(const TableFrame *frame, const Flight *flight) {
    if (frame->now >= flight->ends) return;
    prepare_face(frame, flight);
    float t = table_share(frame->now, flight->begins, flight->ends);
    bool waits = frame->now < flight->begins;
    if (lies_yet(flight, frame->now)) return;
    bool is_hidden = flight->from.kind == PLACE_DECK || flight->from.kind == PLACE_JUNK;
    if (waits && (is_hidden || flight->kind == FLIGHT_DIE || flight->kind == FLIGHT_CHIPS)) return;
    draw_of(frame->table, flight->kind)(frame, flight, t);
}

/* A card of a hand that is in the middle, or on its way there, turns where that hand is. */
static void draw_flight_of_hand(const TableFrame *frame, const Flight *flight) {
    int seat = flight->to.seat;
    if (table_is_beneath(frame, seat)) return;
    TableFrame moved = table_forward_frame(frame, seat);
    draw_flight(&moved, flight);
}

/* What leaves a hand passes under the plate of its seat. */
static bool is_under_plate(const TableFrame *frame, const Flight *flight) {
    bool is_die = flight->kind == FLIGHT_DIE && flight->from.kind == PLACE_THROW;
    bool is_given = flight->kind == FLIGHT_CHIPS && flight->stack == 0 && flight->from.kind == PLACE_STACK;
    int seat = is_die ? table_thrower(frame->table) : is_given ? flight->from.seat : SABACC_NOBODY;
    if (seat < 0 || frame->view->settings.reduced_motion) return false;
    float t = table_share(frame->now, flight->begins, flight->ends);
    Box at = is_die ? table_thrown_box(frame, flight, t) : table_pushed_box(frame, flight, t);
    return box_overlaps(at, frame->at.seat[seat].plate);
}

/* One's own cards are held over the cloth. Upright they are between the pots and one's own chips, which pass
 * under them. */
static bool is_under_own_hand(const TableFrame *frame, const Flight *flight) {
    int own = frame->at.bottom;
    bool comes = flight->to.kind == PLACE_STACK && flight->to.seat == own,
         goes = flight->from.kind == PLACE_STACK && flight->from.seat == own;
    return frame->at.is_portrait && flight->kind == FLIGHT_CHIPS && (comes || goes);
}

static bool is_under(const TableFrame *frame, const Flight *flight) {
    return flight->to.kind == PLACE_UNDER || is_under_plate(frame, flight) ||
           is_under_own_hand(frame, flight);
}

void table_draw_flights(const TableFrame *frame) {
    for (int i = 0; i < frame->view->flight_count; i++)
        if (!is_under(frame, &frame->view->flights[i]))
            (is_in_showdown(&frame->view->flights[i]) ? draw_flight_of_hand
                                                      : draw_flight)(frame, &frame->view->flights[i]);
}

void table_draw_flights_under(const TableFrame *frame) {
    for (int i = 0; i < frame->view->flight_count; i++)
        if (is_under(frame, &frame->view->flights[i])) draw_flight(frame, &frame->view->flights[i]);
}
