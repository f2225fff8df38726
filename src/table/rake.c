/* The chips of a pot on their way. */
#include <math.h>

#include "table/chips.h"
#include "table/seats.h"
#include "table/taken.h"
#include "table/winnings.h"
#include "ui/ease.h"

static const float PI = 3.14159265f;

/* ---- from where to where ---- */

/* It leaves the middle of a pot, and goes into that of another. */
static Box in_pot(const TableFrame *frame, const Place *place, const Flight *flight) {
    Box chips = table_chips_box(frame, place, flight->amount);
    float wide = table_chip_width(chips.height);
    return table_chip_on(chips.x + (chips.width - wide) / 2, chips.y + chips.height, wide, flight->level);
}

static bool is_won(const Flight *flight) { return flight->to.kind == PLACE_STACK; }

static Box end_of(const TableFrame *frame, const Flight *flight) {
    return is_won(flight) ? table_winnings_chip(frame, flight->to.seat, flight->stack - 1, flight->level)
                          : in_pot(frame, &flight->to, flight);
}

/* ---- what is read on the way ---- */

static Box row_box(const TableFrame *frame, int seat) {
    HandRow row = table_row_of(frame, seat);
    return (Box){row.left[GROUP_HELD], row.y, row.right - row.left[GROUP_HELD], row.high};
}

static void take_words(TableTakenList *taken, const TableFrame *frame, const Flight *flight) {
    static const float CAPTION = 36, PLATE = 44, WIDER = 24;
    const TableLayout *at = &frame->at;
    Box pots[] = {at->hand_pot, at->sabacc_pot};
    table_taken_add(taken, table_with_words(at->deck, 0, CAPTION), TABLE_PART_PILE);
    table_taken_add(taken, table_with_words(at->discard, 0, CAPTION), TABLE_PART_PILE);
    table_taken_add(taken, at->dice, TABLE_PART_DICE);
    table_taken_add(taken, at->bar, TABLE_PART_BAR);
    for (int i = 0; i < 2; i++)
        if (pots[i].width > 0)
            table_taken_add(taken, box_inset(box_cut_bottom(&pots[i], PLATE, 0), -WIDER, 0), TABLE_PART_POT);
    for (int seat = 0; seat < frame->table->seats; seat++) {
        const SeatPlaces *places = &at->seat[seat];
        bool is_there = is_won(flight) && seat == flight->to.seat;
        table_taken_add(taken, places->plate, TABLE_PART_OWN);
        if (frame->table->seat[seat].hand_count > 0)
            table_taken_add(taken, row_box(frame, seat), is_there ? TABLE_PART_OWN : TABLE_PART_SEAT);
        if (!is_there && seat_in(frame->table->shown, seat))
            table_taken_add(taken, places->label, TABLE_PART_SEAT);
    }
}

/* ---- its way ---- */

typedef struct Point {
    float x, y;
} Point;

/* A curve over the cloth between two points: it leaves the first towards another, and comes to the last from
 * one; both as far from those as they say. */
typedef struct Way {
    Point from, to, leaves, comes;
} Way;

static Point middle_of(Box box) { return (Point){box.x + box.width / 2, box.y + box.height / 2}; }

static float length_of(const Way *way) { return hypotf(way->to.x - way->from.x, way->to.y - way->from.y); }

static Point point_on(const Way *way, float t) {
    float left = 1 - t, one = 3 * left * left * t, two = 3 * left * t * t, last = two + t * t * t;
    float first = left * left * left + one;
    return (Point){first * way->from.x + last * way->to.x + one * way->leaves.x + two * way->comes.x,
                   first * way->from.y + last * way->to.y + one * way->leaves.y + two * way->comes.y};
}

/* How high a chip is over the cloth there. */
static float lift_on(const Way *way, float t) {
    static const float RISE = 18, HIGHER = 0.04f;
    return (RISE + HIGHER * length_of(way)) * sinf(t * PI) * (1 - t);
}

/* How much of it is over something that is read, and how long it is for that; no more exactly than that it is
 * not less than `least`. */
static float cost_of(const Way *way, const TableTakenList *taken, Box screen, float least) {
    enum { STEPS = 20 };
    static const float LONG = 1, OUTSIDE = 3, CHIP = 20, FLAT = 10, LOWER = 30,
                       MORE = 4; /* LOWER: others of its stack; MORE: over a name, or its own cards */
    float cost = LONG * (hypotf(way->leaves.x, way->leaves.y) + hypotf(way->comes.x, way->comes.y)) /
                 fmaxf(length_of(way), 1);
    for (int step = 1; step < STEPS && cost < least; step++) {
        float t = (float)step / STEPS, lift = lift_on(way, t), over = 0;
        Point at = point_on(way, t);
        for (int i = 0; i < taken->count; i++) {
            Box box = box_inset(taken->list[i].box, -CHIP, -FLAT);
            bool is_over = at.x > box.x && at.x < box.x + box.width && at.y + LOWER * t > box.y &&
                           at.y - lift < box.y + box.height;
            if (is_over) over = fmaxf(over, taken->list[i].part == TABLE_PART_OWN ? MORE : 1);
        }
        cost += over;
        if (at.x < screen.x || at.x > screen.x + screen.width || at.y > screen.y + screen.height)
            cost += OUTSIDE;
    }
    return cost;
}

/* The shortest that is over as little as can be of what is read. */
static Way find_way(const TableFrame *frame, const Flight *flight) {
    static const Point towards[] = {{0, 0}, {0, 1}, {1, 0}, {-1, 0}, {0.7f, 0.7f}, {-0.7f, 0.7f}, {0, -1}};
    static const float lengths[] = {110, 240, 420};
    enum {
        TOWARDS = sizeof towards / sizeof *towards,
        LENGTHS = sizeof lengths / sizeof *lengths,
        HIGHEST = 4
    };
    Flight highest = *flight;
    TableTakenList taken = {.count = 0};
    highest.stack = 1, highest.level = HIGHEST;
    take_words(&taken, frame, flight);
    Way best = {.from = middle_of(in_pot(frame, &highest.from, &highest)),
                .to = middle_of(end_of(frame, &highest))};
    float least = cost_of(&best, &taken, frame->at.box, INFINITY);
    for (int i = 0; i < TOWARDS * LENGTHS * TOWARDS * LENGTHS; i++) {
        const Point *out = &towards[i % TOWARDS], *in = &towards[i / TOWARDS % TOWARDS];
        float far = lengths[i / (TOWARDS * TOWARDS) % LENGTHS],
              near = lengths[i / (TOWARDS * TOWARDS * LENGTHS)];
        Way way = best;
        way.leaves = (Point){out->x * far, out->y * far};
        way.comes = (Point){in->x * near, in->y * near};
        float cost = cost_of(&way, &taken, frame->at.box, least);
        if (cost < least) least = cost, best = way;
    }
    return best;
}

void table_rake_find_ways(TableView *view, const TableFrame *frame) {
    for (int i = 0; i < view->flight_count; i++) {
        Flight *flight = &view->flights[i], *before = i > 0 ? flight - 1 : NULL;
        if (flight->stack == 0 || flight->bends.are_found) continue;
        bool is_same = before && before->stack > 0 && table_same_place(&before->from, &flight->from) &&
                       table_same_place(&before->to, &flight->to);
        Way way = is_same ? (Way){0} : find_way(frame, flight);
        flight->bends = is_same ? before->bends
                                : (FlightBends){way.leaves.x, way.leaves.y, way.comes.x, way.comes.y, true};
    }
}

/* ---- drawing ---- */

/* Numbers of its own for each pile out of a pot, −1 … 1. */
static float chance_of(const Flight *flight, int which) {
    int lowest = flight->level - flight->die;
    uint32_t mixed = (uint32_t)((flight->stack * 16 + lowest) * 4 + which + 1) * 2654435761u;
    return (float)(mixed >> 16 & 0xffff) / 32767.5f - 1;
}

/* A pile comes nearer to whoever looks on as it flies. */
void table_draw_raked_chip(const TableFrame *frame, const Flight *flight) {
    static const float ASIDE = 0.05f, MOST_ASIDE = 24, STREWN = 0.5f, NEARER = 0.25f;
    if (frame->view->settings.reduced_motion) {
        Box lying = table_chips_box(frame, &flight->from, flight->amount);
        float gone = table_share(frame->now, flight->begins, flight->ends);
        table_draw_chips(frame, lying, flight->amount, gone, lying.height);
        return;
    }
    Flight lowest = *flight;
    lowest.level -= flight->die;
    Box from = in_pot(frame, &flight->from, &lowest), to = end_of(frame, &lowest);
    from.x += from.width * STREWN * chance_of(flight, 1);
    float moved = ease_soft(table_share(frame->now, flight->begins, flight->ends)), arch = sinf(moved * PI);
    const FlightBends *bends = &flight->bends;
    Way way = {
        middle_of(from), middle_of(to), {bends->leaves_x, bends->leaves_y}, {bends->comes_x, bends->comes_y}};
    float length = fmaxf(length_of(&way), 1);
    float aside = fminf(ASIDE * length, MOST_ASIDE) * chance_of(flight, 0) * arch * 1.6f * (1 - moved);
    Point across = {(way.from.y - way.to.y) / length, (way.to.x - way.from.x) / length};
    Point on_cloth = point_on(&way, moved);
    Box size = table_box_between(from, to, moved);
    float wide = size.width * (1 + NEARER * arch), left = on_cloth.x + across.x * aside - wide / 2;
    float foot = on_cloth.y + across.y * aside + size.height / 2;
    float lift = lift_on(&way, moved) * (0.7f + 0.3f * chance_of(flight, 2));
    if (flight->die == 0) table_draw_contact(frame, table_chip_on(left, foot, wide, 0), 0.5f * arch);
    canvas_push_name(frame->canvas, "raked:%d:%d", flight->stack, flight->level);
    table_draw_slice(frame, table_chip_on(left, foot - lift, wide, flight->die), flight->amount, 0,
                     fmaxf(from.width, to.width) * (1 + NEARER));
    canvas_pop_name(frame->canvas);
}
