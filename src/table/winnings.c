#include "table/winnings.h"

#include <math.h>

#include "table/chips.h"
#include "table/seats.h"
#include "ui/ease.h"

/* ---- how many, and how they stand ---- */

static int chips_for(int32_t amount) {
    enum { FEWEST = 8, CREDITS_A_CHIP = 20 };
    int32_t more = amount / CREDITS_A_CHIP;
    int32_t chips = more > TABLE_RAKE_CHIPS - FEWEST ? TABLE_RAKE_CHIPS : FEWEST + more;
    return (int)(chips < amount ? chips : amount);
}

static int stacks_for(int chips) {
    enum { A_STACK = 4 };
    int stacks = (chips + A_STACK - 1) / A_STACK;
    return stacks < TABLE_RAKE_STACKS ? stacks : TABLE_RAKE_STACKS;
}

int table_rake_chips_of(int32_t amount, WonChip chips[TABLE_RAKE_CHIPS]) {
    int count = amount > 0 ? chips_for(amount) : 0, stacks = stacks_for(count), next = 0;
    for (int stack = 0; stack < stacks; stack++) {
        int high = count / stacks + (stack < count % stacks);
        for (int level = 0; level < high; level++, next++) {
            int32_t share = table_chip_share(amount, count - next);
            amount -= share;
            chips[next] = (WonChip){.share = share,
                                    .leaves_at = -INFINITY,
                                    .lands_at = -INFINITY,
                                    .stack = (uint8_t)stack,
                                    .level = (uint8_t)level};
        }
    }
    return count;
}

void table_winnings_add(TableView *view, int seat, int32_t amount, WonChip *chips, int count) {
    if (isfinite(view->swept_at)) table_winnings_rest(view);
    TableWinnings *won = &view->won[seat];
    uint8_t high[TABLE_WON_STACKS] = {0};
    int stacks = 0;
    for (int i = 0; i < won->count; i++) stacks += high[won->chip[i].stack]++ == 0;
    won->amount += amount;
    if (view->won_since > view->now) view->won_since = view->now;
    for (int i = 0; i < count; i++) {
        chips[i].stack = (uint8_t)((chips[i].stack + stacks) % TABLE_WON_STACKS);
        chips[i].level = (uint8_t)(chips[i].level + high[chips[i].stack]);
        if (won->count < TABLE_WON_CHIPS) won->chip[won->count++] = chips[i];
    }
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

static const double SWEEP_MS = 260;
static const float PI = 3.14159265f;

void table_winnings_rest(TableView *view) {
    for (int seat = 0; seat < SABACC_MAX_SEATS; seat++) view->won[seat] = (TableWinnings){0};
    view->won_since = view->told_at = view->swept_at = INFINITY;
}

void table_winnings_sweep(TableView *view) {
    if (view->won_since < INFINITY && !isfinite(view->swept_at)) view->swept_at = view->now;
}

bool table_winnings_are_moving(const TableView *view) {
    return isfinite(view->swept_at) && view->now < view->swept_at + SWEEP_MS;
}

void table_winnings_settle(TableView *view) {
    if (isfinite(view->swept_at)) table_winnings_rest(view);
    if (view->won_since < INFINITY) view->won_since = view->told_at = -INFINITY;
}

bool table_winnings_stand(const TableFrame *frame, int seat) {
    return frame->view->won[seat].count > 0 && !isfinite(frame->view->swept_at);
}

/* ---- where ---- */

/* Before one's own plate, where bets lie; before others' cards, or beside them, where bets lie too. */
Box table_winnings_box(const TableFrame *frame, int seat) {
    static const float WIDE = 132, HIGH = 54;
    const SeatPlaces *at = &frame->at.seat[seat];
    float wide = WIDE * at->scale, middle = at->label.x + at->label.width / 2;
    if (at->is_large) return at->bet;
    if (table_tells_on_plate(at)) return at->bet;
    return (Box){middle - wide / 2, at->label.y, wide, HIGH * at->scale};
}

static const float STEP = 1.06f; /* of a chip, to the next stack */

static float chip_wide(Box ground) {
    static const float MOST = 46, STACK = 1.35f; /* a stack of five, of a chip's width */
    return fminf(fminf(MOST, ground.height / STACK), ground.width / (TABLE_RAKE_STACKS * STEP));
}

/* In the line of the first pot's stacks, no farther than the plate. */
static bool has_room(const TableFrame *frame, int seat, float left, float wide) {
    const SeatPlaces *at = &frame->at.seat[seat];
    bool is_along = at->is_large ? !frame->at.is_portrait : !table_tells_on_plate(at);
    return is_along && left >= at->plate.x && left + wide <= at->plate.x + at->plate.width;
}

static int high_of(const TableWinnings *won, int stack) {
    int high = 0;
    for (int i = 0; i < won->count; i++) high += won->chip[i].stack == stack;
    return high;
}

/* Those of the next pot stand beside the first pot's stacks; where there is no room on these. */
static Box standing(const TableFrame *frame, int seat, int stack, int level) {
    static const int across[TABLE_WON_STACKS] = {0, 1, 2, 3, -1, 4};
    Box ground = table_winnings_box(frame, seat);
    float wide = chip_wide(ground), left = ground.x + wide * STEP * (float)across[stack];
    if (stack >= TABLE_RAKE_STACKS && !has_room(frame, seat, left, wide)) {
        int below = stack - TABLE_RAKE_STACKS;
        left = ground.x + wide * STEP * (float)below;
        level += high_of(&frame->view->won[seat], below);
    }
    return table_chip_on(left, ground.y + ground.height, wide, level);
}

/* It leaves the middle of a pot, and goes into that of another. */
static Box in_pot(const TableFrame *frame, const Place *place, const Flight *flight) {
    Box chips = table_chips_box(frame, place, flight->amount);
    float wide = table_chip_width(chips.height);
    return table_chip_on(chips.x + (chips.width - wide) / 2, chips.y + chips.height, wide, flight->level);
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

void table_draw_winnings(const TableFrame *frame, int seat) {
    const TableView *view = frame->view;
    const TableWinnings *won = &view->won[seat];
    float swept = table_share(frame->now, view->swept_at, view->swept_at + SWEEP_MS);
    if (won->count == 0 || swept >= 1) return;
    Box plate = frame->at.seat[seat].plate;
    float moved = view->settings.reduced_motion ? 0 : table_ease_travel(swept);
    for (int i = 0; i < won->count; i++) {
        float here = is_there(frame, seat, &won->chip[i]) * (1 - swept);
        Box chip = standing(frame, seat, won->chip[i].stack, won->chip[i].level);
        if (here <= 0) continue;
        chip.x += (plate.x + (plate.width - chip.width) / 2 - chip.x) * moved * 0.6f;
        chip.y += (plate.y + (plate.height - chip.height) / 2 - chip.y) * moved * 0.6f;
        if (won->chip[i].level == 0 && here >= 1) table_draw_contact(frame, chip, 0);
        canvas_push_name(frame->canvas, "won:%d:%d", seat, i);
        table_draw_slice(frame, chip, won->chip[i].share, 1 - here, chip.width);
        canvas_pop_name(frame->canvas);
    }
}

/* In portrait, where others sit at the sides. */
static bool is_bet_over_plate(const TableFrame *frame) {
    const SeatPlaces *own = &frame->at.seat[frame->at.bottom];
    return frame->at.is_portrait && own->bet.y < own->plate.y;
}

/* All stacks go one way: low over the cloth, and to others from below, past the cards that lie there. */
static Box on_the_way(Box from, Box to, float moved, bool is_down, bool is_between) {
    static const float BENT = 0.12f, LEAST_BENT = 100, BELOW = 40, ABOVE = 40;
    float x = to.x - from.x, y = to.y - from.y, left = 1 - moved;
    float first_x = from.x + x * (is_down ? 0.6f : 0.08f),
          first_y = from.y + (is_down ? y * 0.1f : fmaxf(y, 0) + fmaxf(fabsf(x) * BENT, LEAST_BENT));
    if (is_down && is_between) first_x = from.x, first_y = to.y; /* between those who sit at the sides */
    float last_y = to.y + (is_down ? -ABOVE : fminf(BELOW, fabsf(x) * 0.2f));
    float of[4] = {left * left * left, 3 * left * left * moved, 3 * left * moved * moved,
                   moved * moved * moved};
    Box now = table_box_between(from, to, moved);
    now.x = of[0] * from.x + of[1] * first_x + of[2] * to.x + of[3] * to.x;
    now.y = of[0] * from.y + of[1] * first_y + of[2] * last_y + of[3] * to.y;
    return now;
}

/* A number of its own for each chip of a pot, −1 … 1. */
static float chance_of(const Flight *flight) {
    uint32_t mixed = (uint32_t)(flight->stack * 16 + flight->level + 1) * 2654435761u;
    return (float)(mixed >> 16 & 0xffff) / 32767.5f - 1;
}

static const double FALLS_MS = 150; /* it bounces on what lies there, before it counts */

/* How high it is over its place as it lands: two bounces. */
static float bounce(float t) {
    static const float HIGH = 11;
    return HIGH * fabsf(sinf(2 * PI * t)) * (1 - t) * (1 - t);
}

void table_draw_raked_chip(const TableFrame *frame, const Flight *flight) {
    static const float ASIDE = 14, RISE = 14;
    bool is_won = flight->to.kind == PLACE_STACK;
    double lands = flight->ends - FALLS_MS;
    Box from = in_pot(frame, &flight->from, flight);
    Box to = is_won ? standing(frame, flight->to.seat, flight->stack - 1, flight->level)
                    : in_pot(frame, &flight->to, flight);
    if (frame->view->settings.reduced_motion) {
        Box lying = table_chips_box(frame, &flight->from, flight->amount);
        float gone = table_share(frame->now, flight->begins, flight->ends);
        table_draw_chips(frame, lying, flight->amount, gone, lying.height);
        return;
    }
    float moved = ease_soft(table_share(frame->now, flight->begins, lands));
    float arch = sinf(moved * PI), chance = chance_of(flight);
    Box now =
        on_the_way(from, to, moved, is_won && flight->to.seat == frame->at.bottom, is_bet_over_plate(frame));
    table_draw_contact(frame, now, 0);
    now.x += ASIDE * chance * arch;
    now.y -= RISE * (0.6f + 0.4f * chance) * arch + bounce(table_share(frame->now, lands, flight->ends));
    canvas_push_name(frame->canvas, "raked:%d:%d", flight->stack, flight->level);
    table_draw_slice(frame, now, flight->amount, 0, fmaxf(from.width, to.width));
    canvas_pop_name(frame->canvas);
}
