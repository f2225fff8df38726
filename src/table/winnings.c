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

/* How many chips of a stack so high come together with that one, and lie below it: halves of a high stack. */
static int above_in_pile(int high, int level) {
    enum { ONE_PILE = 3 };
    return high > ONE_PILE && level >= high / 2 ? level - high / 2 : level;
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
                                    .level = (uint8_t)level,
                                    .above = (uint8_t)above_in_pile(high, level)};
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

static const double SWEEP_MS = 260, BOUNCES_MS = 160; /* as it lands, on what lies there */

void table_winnings_rest(TableView *view) {
    for (int seat = 0; seat < SABACC_MAX_SEATS; seat++) view->won[seat] = (TableWinnings){0};
    view->won_since = view->told_at = view->swept_at = INFINITY;
}

void table_winnings_sweep(TableView *view) {
    if (view->won_since < INFINITY && !isfinite(view->swept_at)) view->swept_at = view->now;
}

static bool is_bouncing(const TableView *view, const WonChip *chip) {
    return view->now >= chip->lands_at && view->now < chip->lands_at + BOUNCES_MS;
}

bool table_winnings_are_moving(const TableView *view) {
    if (isfinite(view->swept_at)) return view->now < view->swept_at + SWEEP_MS;
    for (int seat = 0; seat < view->shown.table.seats; seat++)
        for (int i = 0; i < view->won[seat].count; i++)
            if (is_bouncing(view, &view->won[seat].chip[i])) return true;
    return false;
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
Box table_winnings_chip(const TableFrame *frame, int seat, int stack, int level) {
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

/* How high it is over its place as it lands: two bounces. */
static float bounce(const TableFrame *frame, const WonChip *chip) {
    static const float HIGH = 11, PI = 3.14159265f;
    float t = table_share(frame->now, chip->lands_at, chip->lands_at + BOUNCES_MS);
    if (frame->view->settings.reduced_motion) return 0;
    return HIGH * fabsf(sinf(2 * PI * t)) * (1 - t) * (1 - t);
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
        Box chip = table_winnings_chip(frame, seat, won->chip[i].stack, won->chip[i].level);
        if (here <= 0) continue;
        chip.x += (plate.x + (plate.width - chip.width) / 2 - chip.x) * moved * 0.6f;
        chip.y += (plate.y + (plate.height - chip.height) / 2 - chip.y) * moved * 0.6f;
        if (won->chip[i].level == 0 && here >= 1) table_draw_contact(frame, chip, 0);
        chip.y -= bounce(frame, &won->chip[i]);
        canvas_push_name(frame->canvas, "won:%d:%d", seat, i);
        table_draw_slice(frame, chip, won->chip[i].share, 1 - here, chip.width);
        canvas_pop_name(frame->canvas);
    }
}
