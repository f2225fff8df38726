#include "table/ways.h"

#include <math.h>

#include "table/hand_row.h"
#include "table/seats.h"
#include "table/showdown.h"
#include "table/stage.h"
#include "ui/ease.h"

static bool is_won(const Flight *flight) {
    return flight->kind == FLIGHT_CHIPS && flight->to.kind == PLACE_STACK;
}

/* ---- what is read on the way ---- */

/* Where the cards lie once they have made room for the heap. */
static Box row_box(const TableFrame *frame, int seat) {
    HandRow row = table_row_of(frame, seat);
    const SeatPlaces *places = &frame->at.seat[seat];
    bool makes_room = places->heap.chips.width > 0 && !places->is_large;
    if (makes_room) row.y = places->heap.chips.y + places->heap.chips.height;
    return (Box){row.left[GROUP_HELD], row.y, row.right - row.left[GROUP_HELD], row.high};
}

void table_way_words(TableTakenList *taken, const TableFrame *frame, const Flight *flight) {
    static const float CAPTION = 36, PLATE = 44, WIDER = 24;
    const TableLayout *at = &frame->at;
    Box pots[] = {at->hand_pot, at->sabacc_pot};
    table_taken_add(taken, table_with_words(at->deck, 0, CAPTION), TABLE_PART_PILE);
    table_taken_add(taken, table_with_words(at->discard, 0, CAPTION), TABLE_PART_PILE);
    if (flight->kind != FLIGHT_DIE) table_taken_add(taken, at->dice, TABLE_PART_DICE);
    table_taken_add(taken, at->bar, TABLE_PART_BAR);
    for (int i = 0; i < 2; i++)
        if (pots[i].width > 0)
            table_taken_add(taken, box_inset(box_cut_bottom(&pots[i], PLATE, 0), -WIDER, 0), TABLE_PART_POT);
    for (int seat = 0; seat < frame->table->seats; seat++) {
        const SeatPlaces *places = &at->seat[seat];
        bool is_there = is_won(flight) && seat == flight->to.seat;
        /* what a hand gives passes under its plate */
        bool gives = flight->from.kind == PLACE_STACK && seat == flight->from.seat;
        if (!gives) table_taken_add(taken, places->plate, TABLE_PART_OWN);
        if (table_forward(frame, seat) > 0) {
            TableFrame moved = table_forward_frame(frame, seat);
            table_taken_add(taken, moved.at.seat[seat].cards, TABLE_PART_SEAT);
        }
        if (frame->table->seat[seat].hand_count > 0)
            table_taken_add(taken, row_box(frame, seat), is_there ? TABLE_PART_OWN : TABLE_PART_SEAT);
        bool has_words = flight->kind == FLIGHT_DIE ? frame->table->seat[seat].hand_count > 0
                                                    : seat_in(frame->table->shown, seat);
        if (is_there) table_taken_add(taken, places->heap.sum, TABLE_PART_SEAT);
        if (!is_there && has_words) table_taken_add(taken, places->label, TABLE_PART_SEAT);
    }
}

/* ---- its way ---- */

Point table_middle_of(Box box) { return (Point){box.x + box.width / 2, box.y + box.height / 2}; }

float table_way_length(const Way *way) { return hypotf(way->to.x - way->from.x, way->to.y - way->from.y); }

Point table_way_at(const Way *way, float t) {
    float left = 1 - t, one = 3 * left * left * t, two = 3 * left * t * t, last = two + t * t * t;
    float first = left * left * left + one;
    return (Point){first * way->from.x + last * way->to.x + one * way->leaves.x + two * way->comes.x,
                   first * way->from.y + last * way->to.y + one * way->leaves.y + two * way->comes.y};
}

float table_way_lift(const Way *way, float t) {
    static const float RISE = 20, HIGHER = 0.08f, MOST = 74;
    if (way->slides) return way->tossed * 4 * t * (1 - t);
    return fminf(RISE + HIGHER * table_way_length(way), MOST) * 4 * t * (1 - t);
}

float table_way_over(const TableTakenList *taken, Point at, float lift, float wide) {
    static const float FLAT = 10, MORE = 4, CARDS = 2; /* MORE: over a name, or its own cards */
    float over = 0;
    for (int i = 0; i < taken->count; i++) {
        Box box = box_inset(taken->list[i].box, -wide, -FLAT);
        bool is_over =
            at.x > box.x && at.x < box.x + box.width && at.y > box.y && at.y - lift < box.y + box.height;
        TablePart part = taken->list[i].part;
        float worse = part == TABLE_PART_OWN ? MORE : part == TABLE_PART_SEAT ? CARDS : 1;
        if (is_over) over = fmaxf(over, worse);
    }
    return over;
}

/* How much of it is over something that is read, and how long it is for that; what slides covers it longest;
 * no more exactly than that it is not less than `least`. */
static float cost_of(const Way *way, const TableTakenList *taken, Box screen, float least) {
    enum { STEPS = 20 };
    static const float LONG = 1, OUTSIDE = 3, CHIP = 44, ABOVE = 24, SLIDES = 5;
    float weighs = way->slides ? SLIDES : 1;
    float cost = LONG * (hypotf(way->leaves.x, way->leaves.y) + hypotf(way->comes.x, way->comes.y)) /
                 fmaxf(table_way_length(way), 1);
    float highest = fminf(way->from.y, way->to.y) -
                    (way->slides ? 2 * ABOVE : ABOVE); /* the rail is near pots and people */
    for (int step = 1; step < STEPS && cost < least; step++) {
        float t = (float)step / STEPS;
        Point at = table_way_at(way, t);
        cost += weighs * table_way_over(taken, at, table_way_lift(way, t), CHIP);
        bool is_off_cloth = at.y < highest || at.y > screen.y + screen.height;
        if (at.x < screen.x || at.x > screen.x + screen.width || is_off_cloth) cost += OUTSIDE;
    }
    return cost;
}

/* The shortest that is over as little as can be of what is read. */
void table_way_bend(Way *way, const TableTakenList *taken, Box screen) {
    static const Point towards[] = {{0, 0},        {0, 1},  {1, 0},        {-1, 0},       {0.7f, 0.7f},
                                    {-0.7f, 0.7f}, {0, -1}, {0.7f, -0.7f}, {-0.7f, -0.7f}};
    static const float lengths[] = {110, 240, 420};
    enum { ALL = sizeof towards / sizeof *towards, ARCS = 7, LENGTHS = sizeof lengths / sizeof *lengths };
    const int count = way->slides ? ALL : ARCS; /* an arc rises by itself */
    Way best = *way;
    float least = cost_of(&best, taken, screen, INFINITY);
    for (int i = 0; i < count * LENGTHS * count * LENGTHS; i++) {
        const Point *out = &towards[i % count], *in = &towards[i / count % count];
        float far = lengths[i / (count * count) % LENGTHS], near = lengths[i / (count * count * LENGTHS)];
        Way other = best;
        other.leaves = (Point){out->x * far, out->y * far};
        other.comes = (Point){in->x * near, in->y * near};
        float cost = cost_of(&other, taken, screen, least);
        if (cost < least) least = cost, best = other;
    }
    *way = best;
}

/* ---- hands ---- */

float table_way_below_pots(const TableFrame *frame, Box lying, Box front, Box now) {
    static const float NEAR = 0.5f, AIR = 26; /* of the hand's width: from there on it makes way */
    const Box pots[] = {frame->at.hand_pot, frame->at.sabacc_pot};
    float down = 0, least = fminf(lying.y, front.y);
    for (int i = 0; i < 2 && !frame->at.is_portrait; i++) {
        Box pot = pots[i];
        float foot = pot.y + pot.height + AIR, half = (now.width + pot.width) / 2;
        float apart = fabsf(now.x + now.width / 2 - pot.x - pot.width / 2);
        float near = (1 + NEAR - apart / fmaxf(half, 1)) / NEAR;
        bool is_on_way = pot.width > 0 && least < foot && fminf(lying.x, front.x) < pot.x &&
                         fmaxf(lying.x + lying.width, front.x + front.width) > pot.x + pot.width;
        if (is_on_way && near > 0) down = fmaxf(down, fmaxf(foot - now.y, 0) * ease_soft(fminf(near, 1)));
    }
    return down;
}
