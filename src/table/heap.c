/* The places of the heaps that seats have won. */
#include <math.h>

#include "table/hand_row.h"
#include "table/seats.h"
#include "table/sounds.h"
#include "table/stage.h"
#include "table/taken.h"
#include "table/variant.h"
#include "table/winnings.h"
#include "ui/ease.h"

/* ---- how large it is ---- */

/* In widths of a chip: of a stack, what a second row adds, and each chip above the lowest. */
static const float FLAT = 0.55f, BEHIND = 0.36f, RISE = 0.19f;

typedef struct HeapSize {
    float wide, high; /* in widths of a chip */
} HeapSize;

/* With the sabacc pot, if that follows: nothing moves as its chips are added. */
static HeapSize size_of(const TableView *view, int seat) {
    static const float FEW = 2.56f, SOME = 3.08f, MANY = 4.12f;
    TableWinnings won = view->won[seat];
    if (table_event_follows(view, SABACC_EVENT_SABACC_PAYOUT)) {
        WonChip more[TABLE_RAKE_CHIPS];
        table_winnings_put(&won, more, table_rake_chips_of(view->shown.table.sabacc_pot, more));
    }
    int stacks = 0, level = 0;
    for (int i = 0; i < won.count; i++) {
        if (won.chip[i].stack >= stacks) stacks = won.chip[i].stack + 1;
        if (won.chip[i].level > level) level = won.chip[i].level;
    }
    float wide = stacks > TABLE_RAKE_STACKS ? MANY : stacks > 3 ? SOME : FEW;
    return (HeapSize){wide, FLAT + BEHIND + RISE * (float)level};
}

/* 0 … 1: how far what makes room for it has moved: as its first chips are on their way, or with reduced
 * motion at once. */
static float share_of(const TableFrame *frame, int seat) {
    static const double BEFORE_MS = 120, LENGTH_MS = 380, SWEEP_MS = 260;
    const TableView *view = frame->view;
    double leaves = INFINITY;
    if (view->settings.reduced_motion) return isfinite(view->swept_at) ? 0.0f : 1.0f;
    for (int i = 0; i < view->won[seat].count; i++) leaves = fmin(leaves, view->won[seat].chip[i].leaves_at);
    float come = table_share(frame->now, leaves - BEFORE_MS, leaves - BEFORE_MS + LENGTH_MS);
    return ease_soft(come) *
           (1 - ease_soft(table_share(frame->now, view->swept_at, view->swept_at + SWEEP_MS)));
}

/* ---- the chips, and the sum beside them ---- */

/* Both about that x on that foot, another's sum away from the middle of the table, from where chips come; no
 * wider than that. Both are smaller where there is less room, and the sum is elsewhere where there is too
 * little. */
static HeapPlace place_heap(const TableFrame *frame, int seat, float x, float foot, float wide, float high,
                            float most) {
    static const float GAP = 10, LEAST = 0.55f, SMALLER = 0.94f, USUAL = 0.94f;
    HeapSize size = size_of(frame->view, seat);
    HeapPlace heap = {.chip = fminf(most, high / size.high)};
    float shape = table_payoff_shape(frame->view, seat), chips = size.wide * heap.chip;
    float sum = high * USUAL;
    while (chips + GAP + sum * shape > wide && sum > high * LEAST) sum *= SMALLER, chips *= SMALLER;
    bool has_sum = chips + GAP + sum * shape <= wide;
    heap.chip = chips / size.wide;
    float whole = has_sum ? chips + GAP + sum * shape : chips;
    bool is_right = seat != frame->at.bottom && x < frame->at.box.x + frame->at.box.width / 2 - 1;
    float left = x - whole / 2, right = x + whole / 2;
    heap.chips =
        (Box){is_right ? right - chips : left, foot - size.high * heap.chip, chips, size.high * heap.chip};
    if (has_sum)
        heap.sum = (Box){is_right ? left : right - sum * shape, foot - (high + sum) / 2, sum * shape, sum};
    return heap;
}

/* ---- another's: between the plate and the cards ---- */

/* As far down as nothing lies that begins below their middle, between the ends of the row. */
static float foot_below(const TableFrame *frame, int seat) {
    static const float AIR = 8, CAPTION = 34, BESIDE = 16, LIFTED = 12, PILE = 12;
    const TableLayout *at = &frame->at;
    static const float RESULT = 560, RESULT_HIGH = 72;
    const SeatPlaces *places = &at->seat[seat], *own = &at->seat[at->bottom];
    HandRow row = table_row_of(frame, seat);
    float foot = at->box.y + at->box.height, middle = places->cards.y + places->cards.height / 2;
    float marker = at->marker.y + at->marker.height; /* one's own cards stand back meanwhile */
    Box below[6 + TABLE_OWN_BOXES + SEAT_OWN_BOXES] = {
        at->dice,
        box_inset(at->hand_pot, -BESIDE, 0),
        box_inset(at->sabacc_pot, -BESIDE, 0),
        at->staked,
        {own->cards.x, marker - LIFTED, own->cards.width, own->cards.height},
        {at->marker.x + (at->marker.width - RESULT) / 2, marker - RESULT_HIGH, RESULT, RESULT_HIGH}};
    int count = 6;
    for (int i = 0; i < TABLE_OWN_BOXES; i++) below[count++] = table_with_words(at->own[i], CAPTION, 0);
    for (int i = 0; i < SEAT_OWN_BOXES; i++) below[count++] = places->own[i];
    const Box piles[] = {table_with_words(at->deck, PILE, 0), table_with_words(at->discard, PILE, 0)};
    for (int i = 0; i < count + 2; i++) {
        Box box = i < count ? below[i] : piles[i - count];
        bool is_across = box.width > 0 && box.x < row.right && box.x + box.width > row.left[GROUP_HELD];
        if (is_across && box.y + box.height > middle) foot = fminf(foot, box.y - AIR);
    }
    return foot;
}

/* The cards give up the cloth nearest to the rail: they lie further in, and where there is little room for
 * that are a little smaller. */
static void place_before_other(TableFrame *frame, int seat) {
    static const float HIGH = 108, ENOUGH = 84, LEAST = 54, CHIP = 72, SMALLER = 0.24f, AIR = 6;
    SeatPlaces *places = &frame->at.seat[seat];
    Box cards = places->cards;
    float foot = cards.y + cards.height, scale = places->scale;
    bool is_before = !table_tells_on_plate(places) && places->label.y >= foot - AIR;
    if (!is_before || places->lies <= 0) return;
    float down = fminf(HIGH * scale, fmaxf(foot_below(frame, seat) - foot, 0));
    float less = fminf(fmaxf(ENOUGH * scale - down, 0), cards.height * SMALLER), high = down + less;
    if (high < LEAST * scale) return;
    places->heap = place_heap(frame, seat, places->plate.x + places->plate.width / 2, cards.y + high - AIR,
                              places->plate.width, high - AIR, CHIP * scale);
    float share = share_of(frame, seat);
    if (share > 0 && share < 1) places->raster_height = cards.height - less;
    places->cards.y += high * share;
    places->along *= 1 - share; /* so they lie straight, free of the heap */
    places->cards.height -= less * share;
    places->card_height -= less * share;
    places->label.y += down * share;
    places->bet.y += down * share;
    places->stacks.y += down * share;
}

/* ---- one's own: above the cards ---- */

static const float OWN_HIGH = 132, OWN_LEAST = 74, OWN_CHIP = 84, OWN_WIDE = 520, OWN_AIR = 8;

/* With the plate of the result beside it: false where there is no room for both. */
static bool place_beside_result(TableFrame *frame, float axis, float unit) {
    static const float RESULT = 360, HIGH = 70, BETWEEN = 20, SHAPE = 7.5f;
    float wide = OWN_WIDE * unit;
    Box cloth = table_stage_free_cloth(frame, axis, SHAPE, wide + BETWEEN + RESULT, 0);
    float high = fminf(cloth.height - OWN_AIR, OWN_HIGH * unit);
    if (high < OWN_LEAST * unit || cloth.width < RESULT + BETWEEN + wide * 0.6f) return false;
    float foot = cloth.y + cloth.height;
    HeapPlace heap = place_heap(frame, frame->at.bottom, 0, foot - OWN_AIR,
                                fminf(wide, cloth.width - RESULT - BETWEEN), high, OWN_CHIP * unit);
    float left = fminf(heap.chips.x, heap.sum.width > 0 ? heap.sum.x : heap.chips.x);
    float right = fmaxf(heap.chips.x + heap.chips.width, heap.sum.x + heap.sum.width);
    float moved = cloth.x + (cloth.width - (right - left + BETWEEN + RESULT)) / 2 - left;
    heap.chips.x += moved, heap.sum.x += moved;
    heap.result = (Box){right + moved + BETWEEN, foot - fminf(HIGH, high), RESULT, fminf(HIGH, high)};
    frame->at.seat[frame->at.bottom].heap = heap;
    return true;
}

static void place_before_own(TableFrame *frame, int seat) {
    static const float SHAPE = 4, PLATE = 84;
    const TableLayout *at = &frame->at;
    float unit = table_unit(at), axis = at->middle.x + at->middle.width / 2;
    if (place_beside_result(frame, axis, unit)) return;
    Box cloth = table_stage_free_cloth(frame, axis, SHAPE, OWN_WIDE * unit, PLATE);
    float high = fminf(cloth.height - OWN_AIR, OWN_HIGH * unit);
    if (cloth.width <= 0 || high < OWN_LEAST * unit) return;
    frame->at.seat[seat].heap =
        place_heap(frame, seat, cloth.x + cloth.width / 2, cloth.y + cloth.height - OWN_AIR, cloth.width,
                   high, OWN_CHIP * unit);
}

void table_make_room_for_heaps(TableFrame *frame) {
    if (frame->at.is_portrait) return;
    for (int seat = 0; seat < frame->table->seats; seat++) {
        if (frame->view->won[seat].count == 0) continue;
        if (seat == frame->at.bottom)
            place_before_own(frame, seat);
        else if (!frame->at.seat[seat].is_large)
            place_before_other(frame, seat);
    }
}
