/* The chips of a pot on their way. */
#include <math.h>

#include "table/chips.h"
#include "table/seats.h"
#include "table/ways.h"
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

/* ---- its way ---- */

/* It is tossed so high at the most, by how much more or less; and is so much larger meanwhile, nearer to
 * whoever looks on, than where it lay and will lie. */
static const float TOSSED = 22, TOSSED_MORE = 0.35f, SWELLS = 0.6f;

/* Upright there is little room between names. */
static float tossing(const TableFrame *frame) { return frame->at.is_portrait ? 0.3f : 1; }

static Way bundle_way(const TableFrame *frame, const Flight *flight) {
    Flight first = middle_stack(flight);
    Box from = in_pot(frame, &first.from, &first, 0);
    return (Way){.from = table_middle_of(from),
                 .to = table_middle_of(end_of(frame, &first, 0)),
                 .slides = true,
                 .tossed = (TOSSED * (1 + TOSSED_MORE) + SWELLS * from.height) * tossing(frame)};
}

static FlightBends find_bends(const TableFrame *frame, const Flight *flight) {
    TableTakenList taken = {.count = 0};
    Way way = flight->stack > 0 ? bundle_way(frame, flight) : table_pushed_way(frame, flight);
    table_way_words(&taken, frame, flight);
    table_way_bend(&way, &taken, frame->at.box);
    return (FlightBends){way.leaves.x, way.leaves.y, way.comes.x, way.comes.y, true};
}

/* The chips of one stack go together. */
static bool goes_with(const Flight *flight, const Flight *before) {
    return before->kind == FLIGHT_CHIPS && before->bends.are_found &&
           (before->stack > 0) == (flight->stack > 0) && table_same_place(&before->from, &flight->from) &&
           table_same_place(&before->to, &flight->to);
}

void table_rake_find_ways(TableView *view, const TableFrame *frame) {
    for (int i = 0; i < view->flight_count; i++) {
        Flight *flight = &view->flights[i];
        bool is_thrown = flight->kind == FLIGHT_DIE && flight->from.kind == PLACE_THROW;
        if (flight->bends.are_found || view->settings.reduced_motion) continue;
        if (is_thrown) flight->bends = table_throw_bends(frame, flight);
        if (flight->kind != FLIGHT_CHIPS) continue;
        flight->bends = i > 0 && goes_with(flight, flight - 1) ? flight[-1].bends : find_bends(frame, flight);
    }
}

/* ---- how it moves ---- */

static const float DRAWS_BACK = 0.17f; /* of its time: before it goes */

/* The share of the time in which it goes, −: it draws back. */
static float time_gone(float t) { return (t - DRAWS_BACK) / (1 - DRAWS_BACK); }

/* Swept over the cloth, which brakes it; it still strikes what it comes to. */
static float moved_at(float t) {
    static const float STRIKES = 0.3f;
    float gone = fmaxf(time_gone(t), 0);
    return table_ease_travel(gone) * (1 - STRIKES) + gone * gone * STRIKES;
}

/* It is tossed low, and lifted on to its heap at the end of its way; each bundle on an arc of its own. */
static float lifted_at(const TableFrame *frame, float moved, float chance) {
    static const float FROM = 0.72f, HIGH = 16;
    float tossed = tossing(frame) * TOSSED * (1 + TOSSED_MORE * chance) * sinf(PI * moved);
    return moved < FROM ? tossed : fmaxf(tossed, HIGH * sinf(PI * (moved - FROM) / (1 - FROM)));
}

static float swollen(const TableFrame *frame, float moved) {
    return 1 + SWELLS * tossing(frame) * sqrtf(fmaxf(sinf(PI * moved), 0));
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

static void draw_chip(const TableFrame *frame, const Flight *flight, Box lowest, float rest, float tilt) {
    canvas_push_name(frame->canvas, "raked:%d:%d", flight->stack, flight->level);
    table_draw_tilted_slice(frame,
                            table_chip_on(lowest.x, lowest.y + lowest.height, lowest.width, flight->die),
                            flight->amount, tilt, 0, rest);
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
        draw_chip(frame, flight, lowest, lowest.width, 0);
    }
}

void table_draw_raked_chip(const TableFrame *frame, const Flight *flight) {
    static const float BACK = 16, TOGETHER = 0.35f, ASIDE = 0.035f, TILTS = 0.16f;
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
    Point leaves = table_middle_of(from), comes = table_middle_of(to);
    float arch = sinf(moved * PI), apart = 1 - TOGETHER * arch;
    const FlightBends *bends = &flight->bends;
    Way way = {table_middle_of(in_pot(frame, &first.from, &first, 0)),
               table_middle_of(end_of(frame, &first, 0)),
               {bends->leaves_x, bends->leaves_y},
               {bends->comes_x, bends->comes_y},
               true,
               0};
    Point beside = {(1 - moved) * (leaves.x - way.from.x) + moved * (comes.x - way.to.x),
                    (1 - moved) * (leaves.y - way.from.y) + moved * (comes.y - way.to.y)};
    float length = fmaxf(table_way_length(&way), 1);
    Point along = {(way.to.x - way.from.x) / length, (way.to.y - way.from.y) / length};
    Point on_cloth = table_way_at(&way, moved);
    float aside = length * ASIDE * chance_of(flight, 1) * arch;
    on_cloth.x += beside.x * apart - along.y * aside, on_cloth.y += beside.y * apart + along.x * aside;
    Box size = table_box_between(from, to, moved);
    float wide = size.width * swollen(frame, moved), back = BACK * drawn_back(t);
    size.height *= swollen(frame, moved);
    float hangs = hangs_over(flight->die, t) * wide;
    Box lowest = table_chip_on(on_cloth.x - along.x * back - wide / 2,
                               on_cloth.y - along.y * back + size.height / 2, wide, 0);
    float lift = lifted_at(frame, moved, chance_of(flight, 2));
    if (flight->die == 0) draw_shadow(frame, lowest, lift);
    lowest.x += along.x * hangs;
    lowest.y += 0.5f * along.y * hangs - lift;
    draw_chip(frame, flight, lowest, fmaxf(from.width, to.width) * (1 + SWELLS),
              TILTS * chance_of(flight, 3) * sinf(2 * PI * moved));
}
