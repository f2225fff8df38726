#include "ui/table_private.h"

#include <math.h>

static const float DARK_MS = 280, LIGHT_MS = 420;
static const float TUMBLE_MS = 85;

float table_share(double now, double begins, double ends) {
    if (now >= ends) return 1;
    if (now <= begins) return 0;
    return (float)((now - begins) / (ends - begins));
}

float table_ease_out(float t) {
    float left = 1 - t;
    return 1 - left * left * left;
}

static bool same_place(const Place *a, const Place *b) {
    return a->kind == b->kind && a->seat == b->seat && a->slot == b->slot;
}

bool table_is_coming(const TableFrame *frame, const Place *place) {
    for (int i = 0; i < frame->view->flight_count; i++) {
        const Flight *flight = &frame->view->flights[i];
        if (same_place(&flight->to, place) && !flight->vanishes && frame->now < flight->ends) return true;
    }
    return false;
}

int32_t table_credits_coming(const TableFrame *frame, Place place) {
    int32_t credits = 0;
    for (int i = 0; i < frame->view->flight_count; i++) {
        const Flight *flight = &frame->view->flights[i];
        if (flight->kind == FLIGHT_CHIPS && same_place(&flight->to, &place) && frame->now < flight->ends)
            credits += flight->amount;
    }
    return credits;
}

float table_darkness(const TableView *view, double now) {
    if (view->settings.reduced_motion) return 0;
    float dark = table_share(now, view->dark_since, view->dark_since + (double)DARK_MS);
    return dark * (1 - table_share(now, view->lit_since, view->lit_since + (double)LIGHT_MS));
}

static Box box_between(Box a, Box b, float t) {
    return (Box){a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t, a.width + (b.width - a.width) * t,
                 a.height + (b.height - a.height) * t};
}

static float box_way(Box a, Box b) {
    return hypotf(b.x + b.width / 2 - a.x - a.width / 2, b.y + b.height / 2 - a.y - a.height / 2);
}

/* A card turns over in the second half of its way, about its long axis. */
static void turn_over(const Flight *flight, float t, CardLook *look) {
    if (flight->was_open == flight->is_open) {
        if (!flight->is_open) look->card = SABACC_CARD_HIDDEN;
        return;
    }
    float turned = fminf(fmaxf((t - 0.35f) / 0.6f, 0), 1);
    look->turn = turned * 3.14159265f;
    bool shows_end = turned >= 0.5f;
    if (shows_end ? !flight->is_open : !flight->was_open) look->card = SABACC_CARD_HIDDEN;
}

/* Of what lay at a seat that back, else the one it has where it goes. */
static const char *back_of(const TableFrame *frame, const Flight *flight) {
    bool was_held = flight->from.kind == PLACE_HAND || flight->from.kind == PLACE_APART ||
                    flight->from.kind == PLACE_SIDE;
    return table_back_at(frame, was_held ? &flight->from : &flight->to);
}

static void draw_card_way(const TableFrame *frame, const Flight *flight, float t, Box from, Box to) {
    float moved = table_ease_out(t), way = box_way(from, to);
    CardLook look = {
        .card = flight->card, .box = box_between(from, to, moved), .back = back_of(frame, flight)};
    float arch = sinf(moved * 3.14159265f);
    look.lift = way > 1 ? 26 * arch : 16 * sinf(t * 3.14159265f);
    look.box.y -= fminf(way * 0.10f, 70) * arch;
    look.raster_height = to.height;
    if (flight->vanishes) {
        look.fade = t < 0.7f ? 0 : (t - 0.7f) / 0.3f;
        look.raster_height = from.height;
    }
    turn_over(flight, t, &look);
    table_draw_card(frame, &look);
    if (look.turn == 0 && !flight->vanishes) table_draw_trump(frame, &look);
}

/* Reduced motion: gone here, there now. */
static void draw_card_fade(const TableFrame *frame, const Flight *flight, float t, Box from, Box to) {
    const char *back = back_of(frame, flight);
    CardLook leaving = {
        .card = flight->was_open ? flight->card : SABACC_CARD_HIDDEN, .box = from, .fade = t, .back = back};
    CardLook coming = {
        .card = flight->is_open ? flight->card : SABACC_CARD_HIDDEN, .box = to, .fade = 1 - t, .back = back};
    if (flight->from.kind != PLACE_DECK) table_draw_card(frame, &leaving);
    if (!flight->vanishes) table_draw_card(frame, &coming);
}

/* A line of light goes down the card; above it the card is broken into bands, or whole again. */
static void draw_bands(const TableFrame *frame, const Flight *flight, float t, Box box) {
    bool breaks = flight->kind == FLIGHT_BREAK;
    CardLook look = {.card = flight->is_open ? flight->card : SABACC_CARD_HIDDEN, .box = box};
    if (frame->view->settings.reduced_motion) {
        look.fade = breaks ? t : 1 - t;
        table_draw_card(frame, &look);
        return;
    }
    table_draw_card_bands(frame, &look, breaks ? t : 1 - t);
}

/* Round its end and into it, turning: the junk goes back into the deck. */
static void draw_swirl(const TableFrame *frame, float t, Box from, Box to) {
    float moved = t * t * (3 - 2 * t), turned = moved * 4.4f, out = 1 - moved;
    float x = from.x - to.x, y = from.y - to.y, reach = 1 + 0.9f * sinf(moved * 3.14159265f);
    float across = (x * cosf(turned) - y * sinf(turned)) * out * reach;
    float along = (x * sinf(turned) + y * cosf(turned)) * out * reach;
    CardLook look = {.card = SABACC_CARD_HIDDEN,
                     .box = {to.x + across, to.y + along, to.width, to.height},
                     .lift = 22 * sinf(moved * 3.14159265f),
                     .angle = turned,
                     .fade = t < 0.85f ? 0 : (t - 0.85f) / 0.15f,
                     .raster_height = to.height};
    table_draw_card(frame, &look);
}

/* To the middle of the pool, round each other, and back. */
static void draw_mix(const TableFrame *frame, const Flight *flight, float t, Box at) {
    Box first = table_pool_box(frame, 0), last = table_pool_box(frame, frame->view->pool_taken - 1);
    float middle = (first.x + last.x) / 2, near = 1 - fabsf(1 - 2 * t);
    float together = near * near * (3 - 2 * near), turned = t * 6.2831853f + (float)flight->from.slot * 1.7f;
    Box box = at;
    box.x += (middle - at.x) * together + cosf(turned) * at.width * 0.5f * together;
    box.y += sinf(turned) * at.height * 0.16f * together;
    table_draw_card(frame, &(CardLook){.card = SABACC_CARD_HIDDEN,
                                       .box = box,
                                       .lift = 14 * together,
                                       .angle = 0.35f * sinf(turned) * together,
                                       .raster_height = at.height});
}

/* Under the deck: from below, so that the deck covers it. */
static void draw_under(const TableFrame *frame, const Flight *flight, float t, Box from, Box to) {
    float moved = table_ease_out(t), down = sinf(moved * 3.14159265f) * to.height * 0.55f;
    Box box = box_between(from, to, moved);
    box.y += down;
    CardLook look = {.card = flight->card, .box = box, .lift = 8 * (1 - moved), .raster_height = to.height};
    turn_over(flight, t, &look);
    table_draw_card(frame, &look);
}

static void draw_card_flight(const TableFrame *frame, const Flight *flight, float t) {
    Box from = table_place_box(frame, &flight->from), to = table_place_box(frame, &flight->to);
    if (flight->kind == FLIGHT_BREAK) {
        draw_bands(frame, flight, t, from);
    } else if (flight->kind == FLIGHT_FORM) {
        draw_bands(frame, flight, t, to);
    } else if (frame->view->settings.reduced_motion) {
        draw_card_fade(frame, flight, flight->kind == FLIGHT_MIX ? 1 : t, from, to);
    } else if (flight->kind == FLIGHT_SWIRL) {
        draw_swirl(frame, t, from, to);
    } else if (flight->kind == FLIGHT_MIX) {
        draw_mix(frame, flight, t, to);
    } else if (flight->to.kind == PLACE_UNDER) {
        draw_under(frame, flight, t, from, to);
    } else {
        draw_card_way(frame, flight, t, from, to);
    }
}

static void draw_chip_flight(const TableFrame *frame, const Flight *flight, float t) {
    Box from = table_chips_box(frame, &flight->from, flight->amount);
    Box to = table_chips_box(frame, &flight->to, flight->amount);
    if (frame->view->settings.reduced_motion) {
        table_draw_chips(frame, from, flight->amount, t, from.height);
        table_draw_chips(frame, to, flight->amount, 1 - t, to.height);
        return;
    }
    float moved = table_ease_out(t);
    Box box = box_between(from, to, moved);
    box.y -= 30 * sinf(moved * 3.14159265f);
    /* Into a stack they sink, so that they never lie upon a seat's plate. */
    bool sinks = flight->to.kind == PLACE_STACK;
    table_draw_chips(frame, box, flight->amount, sinks ? fmaxf(0, (moved - 0.8f) / 0.2f) : 0, to.height);
}

static void draw_block_flight(const TableFrame *frame, const Flight *flight, float t) {
    Box from = table_place_box(frame, &flight->from), to = table_place_box(frame, &flight->to);
    if (frame->view->settings.reduced_motion) {
        table_draw_block(frame, from, t, from.height);
        table_draw_block(frame, to, 1 - t, to.height);
        return;
    }
    float eased = t * t * (3 - 2 * t);
    table_draw_block(frame, box_between(from, to, eased), 0, to.height);
}

/* Thrown from the edge, two bounces, and at rest on the face that is known. */
static void draw_die_flight(const TableFrame *frame, const Flight *flight, float t) {
    Box from = table_place_box(frame, &flight->from), to = table_place_box(frame, &flight->to);
    if (frame->view->settings.reduced_motion) {
        table_draw_die(frame, flight->die, to, 0, 1 - t, to.height);
        return;
    }
    float moved = table_ease_out(t), bounce = fabsf(cosf(t * 3.14159265f * 2.5f)) * (1 - t) * (1 - t);
    Box box = box_between(from, to, moved);
    box.y -= 190 * bounce * (t > 0.02f ? 1 : t / 0.02f);
    int tumbled = (int)((frame->now - flight->begins) / (double)TUMBLE_MS);
    int face =
        t > 0.78f ? flight->die : table_die_tumbling(frame->table, flight->to.slot, flight->die, tumbled);
    float spin = (1 - moved) * (flight->to.slot % 2 ? -9.0f : 11.0f);
    table_draw_die(frame, face, box, t > 0.97f ? 0 : spin, 0, to.height);
}

static void draw_flight(const TableFrame *frame, const Flight *flight) {
    if (frame->now >= flight->ends) return;
    float t = table_share(frame->now, flight->begins, flight->ends);
    bool waits = frame->now < flight->begins;
    bool is_hidden = flight->from.kind == PLACE_DECK || flight->from.kind == PLACE_JUNK;
    if (waits && (is_hidden || flight->kind == FLIGHT_DIE)) return;
    switch (flight->kind) {
    case FLIGHT_CARD:
    case FLIGHT_BREAK:
    case FLIGHT_FORM:
    case FLIGHT_SWIRL:
    case FLIGHT_MIX: draw_card_flight(frame, flight, t); break;
    case FLIGHT_TURN: table_draw_turning(frame, flight, t); break;
    case FLIGHT_CHIPS: draw_chip_flight(frame, flight, t); break;
    case FLIGHT_DIE: draw_die_flight(frame, flight, t); break;
    case FLIGHT_DISCS: table_draw_disc_flight(frame, flight, t); break;
    case FLIGHT_TOKEN: table_draw_token_flight(frame, flight, t); break;
    case FLIGHT_BLOCK: draw_block_flight(frame, flight, t); break;
    }
}

void table_draw_flights(const TableFrame *frame) {
    for (int i = 0; i < frame->view->flight_count; i++)
        if (frame->view->flights[i].to.kind != PLACE_UNDER) draw_flight(frame, &frame->view->flights[i]);
}

void table_draw_flights_under(const TableFrame *frame) {
    for (int i = 0; i < frame->view->flight_count; i++)
        if (frame->view->flights[i].to.kind == PLACE_UNDER) draw_flight(frame, &frame->view->flights[i]);
}
