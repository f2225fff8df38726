/* The chips of a pot on their way. */
#include <math.h>

#include "table/chips.h"
#include "table/seats.h"
#include "table/taken.h"
#include "table/winnings.h"
#include "ui/ease.h"

static const float PI = 3.14159265f;

/* ---- from where to where ---- */

/* Where it stands in a pot: in the one that it leaves, or the same in another. */
static Box in_pot(const TableFrame *frame, const Place *place, const Flight *flight, int level) {
    Box chips = table_chips_box(frame, place, flight->amount);
    float wide = table_chip_width(chips.height);
    HeapSpot spot = table_heap_spot(flight->heap, flight->heaps);
    return table_chip_on(chips.x + (chips.width - wide) / 2 + spot.x * wide,
                         chips.y + chips.height + spot.y * wide, wide, level);
}

static bool is_won(const Flight *flight) { return flight->to.kind == PLACE_STACK; }

static Box end_of(const TableFrame *frame, const Flight *flight, int level) {
    return is_won(flight) ? table_winnings_chip(frame, flight->to.seat, flight->stack - 1, level)
                          : in_pot(frame, &flight->to, flight, level);
}

/* Of a stack in the middle of the heap, and of the one that it becomes: all go as that would. */
static Flight middle_stack(const Flight *flight) {
    enum { MIDDLE = 3 };
    Flight middle = *flight;
    middle.stack = MIDDLE, middle.heap = MIDDLE - 1, middle.heaps = 0;
    return middle;
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

/* How high a bundle is over the cloth there, in its arc. */
static float lift_on(const Way *way, float t) {
    static const float RISE = 20, HIGHER = 0.08f, MOST = 74;
    return fminf(RISE + HIGHER * length_of(way), MOST) * 4 * t * (1 - t);
}

/* How much of it is over something that is read, and how long it is for that; no more exactly than that it is
 * not less than `least`. */
static float cost_of(const Way *way, const TableTakenList *taken, Box screen, float least) {
    enum { STEPS = 20 };
    static const float LONG = 1, OUTSIDE = 3, CHIP = 44, FLAT = 10, ABOVE = 24, MORE = 4,
                       CARDS = 2; /* MORE: over a name, or its own cards */
    float cost = LONG * (hypotf(way->leaves.x, way->leaves.y) + hypotf(way->comes.x, way->comes.y)) /
                 fmaxf(length_of(way), 1);
    float highest = fminf(way->from.y, way->to.y) - ABOVE; /* the rail is near pots and people */
    for (int step = 1; step < STEPS && cost < least; step++) {
        float t = (float)step / STEPS, lift = lift_on(way, t), over = 0;
        Point at = point_on(way, t);
        for (int i = 0; i < taken->count; i++) {
            Box box = box_inset(taken->list[i].box, -CHIP, -FLAT);
            bool is_over =
                at.x > box.x && at.x < box.x + box.width && at.y > box.y && at.y - lift < box.y + box.height;
            TablePart part = taken->list[i].part;
            float worse = part == TABLE_PART_OWN ? MORE : part == TABLE_PART_SEAT ? CARDS : 1;
            if (is_over) over = fmaxf(over, worse);
        }
        cost += over;
        bool is_off_cloth = at.y < highest || at.y > screen.y + screen.height;
        if (at.x < screen.x || at.x > screen.x + screen.width || is_off_cloth) cost += OUTSIDE;
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
    Flight first = middle_stack(flight);
    TableTakenList taken = {.count = 0};
    take_words(&taken, frame, flight);
    Way best = {.from = middle_of(in_pot(frame, &first.from, &first, HIGHEST)),
                .to = middle_of(end_of(frame, &first, HIGHEST))};
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

/* ---- how it moves ---- */

static const float DRAWS_BACK = 0.17f; /* of its time: before it goes */

/* The share of the time in which it goes, −: it draws back. */
static float time_gone(float t) { return (t - DRAWS_BACK) / (1 - DRAWS_BACK); }

/* Slow at first, as it is heavy; it strikes what it lands on. */
static float moved_at(float t) {
    float gone = fmaxf(time_gone(t), 0);
    return gone * gone * (1.9f - 0.9f * gone);
}

/* A number of its own for each bundle, −1 … 1. */
static float chance_of(const Flight *flight, uint32_t which) {
    uint32_t mixed = ((uint32_t)flight->after * 4 + which + 1) * 2654435761u;
    return (float)(mixed >> 16 & 0xffff) / 32767.5f - 1;
}

/* The higher it is, the wider and fainter is its shadow. */
static void draw_shadow(const TableFrame *frame, Box lowest, float lift) {
    static const float FAINT = 60;
    float share = fminf(lift / FAINT, 1);
    Box under = box_inset(lowest, lowest.width * 0.1f, lowest.height * 0.24f);
    under.y += lowest.height * 0.12f, under.x += lift * 0.12f;
    canvas_glow(frame->canvas, under, under.height / 2, lowest.width * (0.16f + 0.2f * share),
                colour_fade(0xff000000u, 0.55f - 0.25f * share));
}

/* A little away from where it will go, and back: 0 … 1. */
static float drawn_back(float t) { return t < DRAWS_BACK ? 0.5f - 0.5f * cosf(2 * PI * t / DRAWS_BACK) : 0; }

/* Of a chip's width for each chip below: what is on top stays behind as a stack starts, and goes on as it
 * stops. */
static const float HANGS = 0.055f;

static float hangs_over(int above, float t) {
    float gone = time_gone(t);
    float push = gone < 0 ? 0.5f * sinf(2 * PI * t / DRAWS_BACK) : -sinf(2 * PI * gone);
    return HANGS * (float)above * push;
}

float table_stack_sways(int above, float share) {
    return -HANGS * (float)above * sinf(3 * PI * share) * (1 - share) * (1 - share);
}

/* ---- drawing ---- */

static void draw_chip(const TableFrame *frame, const Flight *flight, Box lowest, float rest) {
    canvas_push_name(frame->canvas, "raked:%d:%d", flight->stack, flight->level);
    table_draw_slice(frame, table_chip_on(lowest.x, lowest.y + lowest.height, lowest.width, flight->die),
                     flight->amount, 0, rest);
    canvas_pop_name(frame->canvas);
}

void table_draw_waiting_stacks(const TableFrame *frame, const Place *pot) {
    if (frame->view->settings.reduced_motion) return;
    for (int i = 0; i < frame->view->flight_count; i++) {
        const Flight *flight = &frame->view->flights[i];
        bool is_waiting = flight->stack > 0 && frame->now < flight->begins;
        if (!is_waiting || !table_same_place(&flight->from, pot)) continue;
        Box lowest = in_pot(frame, pot, flight, flight->lies);
        if (flight->die + flight->lies == 0) table_draw_contact(frame, lowest, 0);
        draw_chip(frame, flight, lowest, lowest.width);
    }
}

/* A stack comes nearer to whoever looks on. */
void table_draw_raked_chip(const TableFrame *frame, const Flight *flight) {
    static const float BACK = 16, NEARER = 0.24f, TOGETHER = 0.35f, ASIDE = 0.05f, OWN = 0.2f;
    if (frame->view->settings.reduced_motion) {
        Box lying = table_chips_box(frame, &flight->from, flight->amount);
        float gone = table_share(frame->now, flight->begins, flight->ends);
        table_draw_chips(frame, lying, flight->amount, gone, lying.height);
        return;
    }
    float t = table_share(frame->now, flight->begins, flight->ends), moved = moved_at(t);
    Flight first = middle_stack(flight);
    Box from = in_pot(frame, &flight->from, flight, flight->lies),
        to = end_of(frame, flight, flight->level - flight->die);
    Point leaves = middle_of(from), comes = middle_of(to);
    float arch = sinf(moved * PI), apart = 1 - TOGETHER * arch;
    const FlightBends *bends = &flight->bends;
    Way way = {middle_of(in_pot(frame, &first.from, &first, 0)),
               middle_of(end_of(frame, &first, 0)),
               {bends->leaves_x, bends->leaves_y},
               {bends->comes_x, bends->comes_y}};
    Point beside = {(1 - moved) * (leaves.x - way.from.x) + moved * (comes.x - way.to.x),
                    (1 - moved) * (leaves.y - way.from.y) + moved * (comes.y - way.to.y)};
    float length = fmaxf(length_of(&way), 1);
    Point along = {(way.to.x - way.from.x) / length, (way.to.y - way.from.y) / length};
    Point on_cloth = point_on(&way, moved);
    float aside = length * ASIDE * chance_of(flight, 1) * arch;
    on_cloth.x += beside.x * apart - along.y * aside, on_cloth.y += beside.y * apart + along.x * aside;
    Box size = table_box_between(from, to, moved);
    float wide = size.width * (1 + NEARER * arch), back = BACK * drawn_back(t);
    float hangs = hangs_over(flight->die, t) * wide;
    Box lowest = table_chip_on(on_cloth.x - along.x * back - wide / 2,
                               on_cloth.y - along.y * back + size.height / 2, wide, 0);
    float lift = lift_on(&way, moved) * (1 + OWN * chance_of(flight, 0));
    if (flight->die == 0) draw_shadow(frame, lowest, lift);
    lowest.x += along.x * hangs;
    lowest.y += 0.5f * along.y * hangs - lift;
    draw_chip(frame, flight, lowest, fmaxf(from.width, to.width) * (1 + NEARER));
}
