#include "table/winnings.h"

#include <math.h>

#include "table/chips.h"
#include "table/seats.h"
#include "table/stacks.h"
#include "ui/ease.h"

/* ---- how many, and how they stand ---- */

/* What is on top of a stack leaves first, and comes to lie lowest. */
static int lies_below(int level, int high) {
    int first = level - level % TABLE_BUNDLE, left = high - first;
    return left - (left < TABLE_BUNDLE ? left : TABLE_BUNDLE);
}

int table_rake_chips_of(int32_t amount, WonChip chips[TABLE_RAKE_CHIPS]) {
    ChipPile piles[TABLE_PILES];
    int stacks = table_break_down(amount, piles), count = 0;
    for (int stack = 0; stack < stacks; stack++)
        for (int level = 0; level < piles[stack].count; level++)
            chips[count++] = (WonChip){.share = piles[stack].carries[level],
                                       .leaves_at = -INFINITY,
                                       .lands_at = -INFINITY,
                                       .stack = (uint8_t)stack,
                                       .level = (uint8_t)level,
                                       .above = (uint8_t)(level % TABLE_BUNDLE),
                                       .heap = (uint8_t)stack,
                                       .heaps = (uint8_t)stacks,
                                       .lies = (uint8_t)lies_below(level, piles[stack].count)};
    return count;
}

void table_winnings_put(TableWinnings *won, WonChip *chips, int count) {
    uint8_t high[TABLE_WON_STACKS] = {0};
    int stacks = 0;
    for (int i = 0; i < won->count; i++) stacks += high[won->chip[i].stack]++ == 0;
    for (int i = 0; i < count; i++) {
        chips[i].stack = (uint8_t)((chips[i].stack + stacks) % TABLE_WON_STACKS);
        chips[i].level = (uint8_t)(chips[i].level + high[chips[i].stack]);
        if (won->count < TABLE_WON_CHIPS) won->chip[won->count++] = chips[i];
    }
}

void table_winnings_add(TableView *view, int seat, int32_t amount, WonChip *chips, int count) {
    if (isfinite(view->swept_at)) table_winnings_rest(view);
    view->won[seat].amount += amount;
    if (view->won_since > view->now) view->won_since = view->now;
    table_winnings_put(&view->won[seat], chips, count);
}

WonSoFar table_won_so_far(const TableView *view, int seat, double now) {
    const TableWinnings *won = &view->won[seat];
    WonSoFar so_far = {.first = INFINITY, .last = -INFINITY, .latest = -INFINITY};
    for (int i = 0; i < won->count; i++) {
        double lands_at = won->chip[i].lands_at;
        so_far.first = fmin(so_far.first, lands_at);
        so_far.last = fmax(so_far.last, lands_at);
        if (lands_at > now) continue;
        so_far.latest = fmax(so_far.latest, lands_at);
        so_far.amount += won->chip[i].share;
    }
    if (now >= so_far.last) so_far.amount = won->amount; /* not every chip stands there */
    return so_far;
}

static const double SWEEP_MS = 260, SETTLES_MS = 300; /* of a stack that has come */

void table_winnings_rest(TableView *view) {
    for (int seat = 0; seat < SABACC_MAX_SEATS; seat++) view->won[seat] = (TableWinnings){0};
    view->won_since = view->told_at = view->swept_at = INFINITY;
}

void table_winnings_sweep(TableView *view) {
    if (view->won_since < INFINITY && !isfinite(view->swept_at)) view->swept_at = view->now;
}

static bool is_settling(const TableView *view, const WonChip *chip) {
    return view->now >= chip->lands_at && view->now < chip->lands_at + SETTLES_MS;
}

bool table_winnings_are_moving(const TableView *view) {
    if (isfinite(view->swept_at)) return view->now < view->swept_at + SWEEP_MS;
    for (int seat = 0; seat < view->shown.table.seats; seat++)
        for (int i = 0; i < view->won[seat].count; i++)
            if (is_settling(view, &view->won[seat].chip[i])) return true;
    return false;
}

void table_winnings_settle(TableView *view) {
    if (isfinite(view->swept_at)) table_winnings_rest(view);
    if (view->won_since < INFINITY) view->won_since = view->told_at = -INFINITY;
    for (int seat = 0; seat < SABACC_MAX_SEATS; seat++)
        for (int i = 0; i < view->won[seat].count; i++)
            view->won[seat].chip[i].leaves_at = view->won[seat].chip[i].lands_at = -INFINITY;
}

bool table_winnings_stand(const TableFrame *frame, int seat) {
    return frame->view->won[seat].count > 0 && !isfinite(frame->view->swept_at);
}

bool table_winnings_are_taken(const TableFrame *frame) {
    return frame->now >= frame->view->swept_at + SWEEP_MS;
}

/* ---- where ---- */

/* In its own place; or before one's own plate, where bets lie and above it; before others' cards, or beside
 * them, where bets lie too. */
Box table_winnings_box(const TableFrame *frame, int seat) {
    static const float WIDE = 156, HIGH = 78, OWN_HIGH = 78;
    const SeatPlaces *at = &frame->at.seat[seat];
    if (at->heap.chips.width > 0) return at->heap.chips;
    float wide = WIDE * at->scale, middle = at->label.x + at->label.width / 2;
    bool is_beside = at->is_large || table_tells_on_plate(at);
    Box box = at->bet;
    if (!is_beside) return (Box){middle - wide / 2, at->label.y, wide, HIGH * at->scale};
    if (!at->is_large || frame->at.is_portrait) return box;
    return (Box){box.x, box.y + box.height - OWN_HIGH, box.width, OWN_HIGH};
}

/* A heap of stacks of five, of a chip's width. */
static const float HEAP_WIDE = 3.08f, HEAP_HIGH = 1.72f;

static float chip_wide(Box ground) {
    static const float MOST = 50;
    return fminf(fminf(MOST, ground.height / HEAP_HIGH), ground.width / HEAP_WIDE);
}

/* No farther than the plate. */
static bool has_room(const TableFrame *frame, int seat, float left, float wide) {
    const SeatPlaces *at = &frame->at.seat[seat];
    if (at->heap.chips.width > 0) return true;
    bool is_along = at->is_large ? !frame->at.is_portrait : !table_tells_on_plate(at);
    return is_along && left >= at->plate.x && left + wide <= at->plate.x + at->plate.width;
}

static int high_of(const TableWinnings *won, int stack) {
    int high = 0;
    for (int i = 0; i < won->count; i++) high += won->chip[i].stack == stack;
    return high;
}

/* Those of the next pot stand beside the first pot's stacks; where there is no room on these. */
Box table_winnings_chip(const TableFrame *frame, int seat, int stack, int level) {
    Box ground = table_winnings_box(frame, seat);
    float own = frame->at.seat[seat].heap.chip, wide = own > 0 ? own : chip_wide(ground),
          middle = ground.x + (ground.width - wide) / 2;
    HeapSpot spot = table_heap_spot(stack, TABLE_HEAP_GROWS);
    if (stack >= TABLE_RAKE_STACKS && !has_room(frame, seat, middle + spot.x * wide, wide)) {
        int below = stack - TABLE_RAKE_STACKS;
        spot = table_heap_spot(below, TABLE_HEAP_GROWS);
        level += high_of(&frame->view->won[seat], below);
    }
    return table_chip_on(middle + spot.x * wide, ground.y + ground.height + spot.y * wide, wide, level);
}

/* ---- drawing ---- */

/* 1: it stands there; less while it appears; 0: it is on its way. */
static float is_there(const TableFrame *frame, int seat, const WonChip *chip) {
    for (int i = 0; i < frame->view->flight_count; i++) {
        const Flight *flight = &frame->view->flights[i];
        if (flight->stack == 0 || flight->to.kind != PLACE_STACK || flight->to.seat != seat) continue;
        if (frame->now >= flight->ends) continue;
        bool is_all = frame->view->settings.reduced_motion;
        if (is_all) return table_share(frame->now, flight->begins, flight->ends);
        if (flight->stack == chip->stack + 1 && flight->level == chip->level) return 0;
    }
    return 1;
}

/* A bundle bounces as it lands, most what is on top of it, which goes on for a moment and back; it is flatter
 * and wider as it strikes. */
static void settle(const TableFrame *frame, const WonChip *won, Box *chip) {
    static const float HIGH = 0.16f, HIGHER = 0.05f, PI = 3.14159265f; /* of a chip's width */
    static const float FLATTER = 0.26f, WIDER = 0.14f;
    float t = table_share(frame->now, won->lands_at, won->lands_at + SETTLES_MS), left = 1 - t;
    if (frame->view->settings.reduced_motion || t <= 0 || t >= 1) return;
    chip->x += table_stack_sways(won->above, t) * chip->width;
    float high = (HIGH + HIGHER * (float)won->above) * chip->width;
    chip->y -= high * fabsf(sinf(2 * PI * t)) * left * left;
    float struck = cosf(2 * PI * t) * left * left * left;
    *chip =
        box_place(*chip, chip->width * (1 + WIDER * struck), chip->height * (1 - FLATTER * struck), 0.5f, 1);
}

/* As the last of all lands the whole heap is struck: it is pressed together and springs up, most its highest
 * chips. −: up; 0: it is not struck. */
static float struck(const TableFrame *frame, int seat) {
    static const float SWINGS = 3, PI = 3.14159265f;
    double last = table_won_so_far(frame->view, seat, frame->now).last;
    if (frame->view->settings.reduced_motion || !isfinite(last)) return 0;
    float t = table_share(frame->now, last, last + SETTLES_MS), left = 1 - t;
    return t <= 0 ? 0 : sinf(SWINGS * PI * t) * left * left;
}

static void press(Box *chip, int level, float blow) {
    static const float DOWN = 4, CLOSER = 0.09f; /* CLOSER: of its width, for each chip below it */
    chip->y += (DOWN + CLOSER * chip->width * (float)level) * blow;
}

/* Light blooms over the whole heap then. */
static void draw_bloom(const TableFrame *frame, int seat) {
    static const float STRONG = 0.34f;
    double last = table_won_so_far(frame->view, seat, frame->now).last;
    if (frame->view->settings.reduced_motion || !isfinite(last) || frame->now < last) return;
    float t = table_share(frame->now, last, last + SETTLES_MS), left = 1 - t;
    Box heap = table_winnings_box(frame, seat);
    if (t >= 1) return;
    canvas_glow(frame->canvas, box_inset(heap, heap.width * 0.3f, heap.height * 0.36f), heap.height * 0.14f,
                heap.height * (0.7f + 0.5f * t), colour_fade(0xffffe3a0u, STRONG * left * left));
}

/* Light glints on a bundle as it strikes: on the chip that is its highest. */
static void draw_glint(const TableFrame *frame, int seat, const WonChip *won) {
    static const double GLINT_MS = 240;
    float t = table_share(frame->now, won->lands_at, won->lands_at + GLINT_MS), left = 1 - t;
    if (frame->view->settings.reduced_motion || t <= 0 || t >= 1) return;
    Box chip = table_winnings_chip(frame, seat, won->stack, won->level);
    canvas_glow(frame->canvas, box_inset(chip, chip.width * 0.3f, chip.height * 0.34f), chip.height * 0.16f,
                chip.width * (0.34f + 0.3f * t), colour_fade(0xfffff0c4u, 0.5f * left * left));
}

static void draw_chip(const TableFrame *frame, int seat, int index, float swept, float blow) {
    static const float TO_PLATE = 0.6f; /* of the way: it sinks into that */
    const TableView *view = frame->view;
    const WonChip *won = &view->won[seat].chip[index];
    Box plate = frame->at.seat[seat].plate;
    float moved = view->settings.reduced_motion ? 0 : table_ease_travel(swept);
    float here = is_there(frame, seat, won) * (1 - swept);
    Box chip = table_winnings_chip(frame, seat, won->stack, won->level);
    if (here <= 0) return;
    Box taken = table_has_stacks(frame, seat) ? table_stacks_chip(frame, seat) : plate;
    float way = table_has_stacks(frame, seat) ? 1 : TO_PLATE;
    chip.x += (taken.x + (taken.width - chip.width) / 2 - chip.x) * moved * way;
    chip.y += (taken.y + (taken.height - chip.height) / 2 - chip.y) * moved * way;
    if (won->level == 0 && here >= 1) table_draw_contact(frame, chip, 0);
    float rest = chip.width;
    settle(frame, won, &chip);
    press(&chip, won->level, blow);
    canvas_push_name(frame->canvas, "won:%d:%d", seat, index);
    table_draw_slice(frame, chip, won->share, 1 - here, rest);
    canvas_pop_name(frame->canvas);
}

/* Those behind first. */
void table_draw_winnings(const TableFrame *frame, int seat) {
    const TableView *view = frame->view;
    const TableWinnings *won = &view->won[seat];
    float swept = table_share(frame->now, view->swept_at, view->swept_at + SWEEP_MS);
    if (won->count == 0 || swept >= 1) return;
    float blow = struck(frame, seat);
    for (int row = 0; row < 2; row++)
        for (int i = 0; i < won->count; i++)
            if (table_heap_is_behind(won->chip[i].stack) == (row == 0))
                draw_chip(frame, seat, i, swept, blow);
    draw_bloom(frame, seat);
    for (int i = 0; i < won->count; i++)
        if (won->chip[i].above == 0) draw_glint(frame, seat, &won->chip[i]);
}
