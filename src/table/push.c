/* Chips that a hand pushes: what is given at once goes as one little stack, out of the hand that gives it,
 * below that seat's plate, round what is read on the cloth. */
#include <math.h>

#include "table/chips.h"
#include "table/reach.h"
#include "table/stacks.h"
#include "table/ways.h"
#include "table/winnings.h"

static const float PI = 3.14159265f;

/* Where a chip of that flight lies in a stack. */
static Box chip_in(const TableFrame *frame, const Place *place, const Flight *flight) {
    Box chips = table_chips_box(frame, place, flight->amount);
    float wide = table_chip_width(chips.height);
    return table_chip_on(chips.x + (chips.width - wide) / 2, chips.y + chips.height, wide, 0);
}

/* From the stacks before its seat; else from the hand that gives it, as large as it will lie. */
static Box chip_given(const TableFrame *frame, const Flight *flight, Box to) {
    Box hand;
    bool is_given = flight->from.kind == PLACE_STACK && !table_has_stacks(frame, flight->from.seat);
    if (is_given && table_giving_hand(frame, flight->from.seat, to.width, &hand))
        return box_place(hand, to.width, to.height, 0.5f, 0.5f);
    return chip_in(frame, &flight->from, flight);
}

Way table_pushed_way(const TableFrame *frame, const Flight *flight) {
    Box to = chip_in(frame, &flight->to, flight), from = chip_given(frame, flight, to);
    const FlightBends *bends = &flight->bends;
    return (Way){.from = table_middle_of(from),
                 .to = table_middle_of(to),
                 .leaves = {bends->leaves_x, bends->leaves_y},
                 .comes = {bends->comes_x, bends->comes_y},
                 .slides = true};
}

/* The lowest of its stack on the cloth, 0 … 1 of its time. */
static Box lowest_at(const TableFrame *frame, const Flight *flight, float t) {
    Box to = chip_in(frame, &flight->to, flight), from = chip_given(frame, flight, to);
    Way way = table_pushed_way(frame, flight);
    float moved = table_ease_travel(t);
    Point at = table_way_at(&way, moved);
    Box size = table_box_between(from, to, moved);
    return table_chip_on(at.x - size.width / 2, at.y + size.height / 2, size.width, 0);
}

Box table_pushed_box(const TableFrame *frame, const Flight *flight, float t) {
    return lowest_at(frame, flight, t);
}

/* The upper ones stay behind as it starts, and go on as it stops. */
static float hangs_over(const Flight *flight, float t) {
    static const float HANGS = 0.06f;
    return HANGS * (float)flight->die * -sinf(2 * PI * table_ease_out(t));
}

/* So much larger it is on its way, nearer to whoever looks on. */
static const float SWELLS = 0.45f;

static Box swollen(Box lowest, float t) {
    float by = 1 + SWELLS * sqrtf(fmaxf(sinf(PI * table_ease_travel(t)), 0));
    return box_place(lowest, lowest.width * by, lowest.height * by, 0.5f, 1);
}

/* It is let go just before it lies, strikes and bounces once. */
void table_draw_pushed_chip(const TableFrame *frame, const Flight *flight, float t) {
    static const float LIFT = 12, SHADOW = 0.5f, SINKS = 0.9f;
    Way way = table_pushed_way(frame, flight);
    Box lowest = lowest_at(frame, flight, t);
    float rest = lowest.width * (1 + SWELLS);
    lowest = swollen(lowest, t);
    float lift = LIFT * table_chip_height(t), length = fmaxf(table_way_length(&way), 1);
    /* It sinks into a stack, so that it never covers a seat's plate. */
    bool sinks = flight->to.kind == PLACE_STACK && !table_has_stacks(frame, flight->to.seat);
    float fade = sinks ? fmaxf(0, (table_ease_travel(t) - SINKS) / (1 - SINKS)) : 0;
    if (flight->die == 0) {
        Box fallen = lowest;
        fallen.x += lift * SHADOW;
        table_draw_contact(frame, fallen, fade);
    }
    float hangs = hangs_over(flight, t) * lowest.width;
    lowest.x += (way.to.x - way.from.x) / length * hangs;
    lowest.y += 0.5f * (way.to.y - way.from.y) / length * hangs - lift;
    table_draw_slice(frame, table_chip_on(lowest.x, lowest.y + lowest.height, lowest.width, flight->die),
                     flight->amount, fade, rest);
}
