/* Motion of credits: chips between seats, bets, pots and the house, each on a way of its own, and those of a
 * pot in stacks. */
#include <math.h>

#include "table/chips.h"
#include "table/motion.h"
#include "table/showdown.h"
#include "table/sounds.h"
#include "table/winnings.h"
#include "table/words.h"

static const double CHIP_MS = 460; /* one stack's way */

/* As one stack, higher for a larger amount; with reduced motion one chip carries all. */
static void send_in(TableView *view, Place from, Place to, int32_t amount, double wait, double length) {
    static const int32_t at_least[] = {1, 2, 5, 12, 30, 80};
    enum { MOST = sizeof at_least / sizeof *at_least };
    int chips = 0;
    while (chips < MOST && amount >= at_least[chips]) chips++;
    if (view->settings.reduced_motion && chips > 1) chips = 1;
    for (int i = 0; i < chips; i++) {
        int32_t share = table_chip_share(amount, chips - i);
        amount -= share;
        table_fly(view, (Flight){.kind = FLIGHT_CHIPS, .from = from, .to = to, .die = i, .amount = share},
                  wait, length);
    }
}

void table_send_chips(TableView *view, Place from, Place to, int32_t amount, double wait) {
    send_in(view, from, to, amount, wait, CHIP_MS);
}

/* From one place to another, as last drawn. */
typedef struct Direction {
    float x, y;
} Direction;

static Direction direction_of(const TableView *view, Place from, Place to) {
    TableFrame frame = {.view = view, .table = &view->shown.table, .at = view->drawn, .now = view->now};
    if (view->screen.width <= 0) return (Direction){1, 0};
    Box first = table_place_box(&frame, &from);
    Box last = to.kind == PLACE_STACK ? view->drawn.seat[to.seat].label : table_place_box(&frame, &to);
    return (Direction){last.x + last.width / 2 - first.x - first.width / 2,
                       last.y + last.height / 2 - first.y - first.height / 2};
}

/* How many stacks of the heap stand nearer to where all go: none overtakes another. */
static int stacks_before(const WonChip *chip, Direction goes) {
    HeapSpot own = table_heap_spot(chip->heap, chip->heaps);
    int before = 0;
    for (int stack = 0; stack < chip->heaps; stack++) {
        HeapSpot spot = table_heap_spot(stack, chip->heaps);
        float nearer = (spot.x - own.x) * goes.x + (spot.y - own.y) * goes.y;
        before += nearer > 0 || (nearer == 0 && stack < chip->heap);
    }
    return before;
}

/* How many bundles leave before that chip's: those of stacks that are nearer, and of its own what is above.
 */
static int bundles_before(const WonChip *chips, int count, const WonChip *chip, Direction goes) {
    int nearer = stacks_before(chip, goes), before = chip->level / TABLE_BUNDLE;
    for (int i = 0; i < count; i++) before += chips[i].above == 0 && stacks_before(&chips[i], goes) < nearer;
    return before;
}

static int bundles_of(const WonChip *chips, int count) {
    int bundles = 0;
    for (int i = 0; i < count; i++) bundles += chips[i].above == 0;
    return bundles;
}

/* When the next bundle leaves, after so many that are so far apart on average: short and long in turn. */
static double beat_of(int before, double apart) {
    static const double SWING = 0.32, LEAST_MS = 22;
    double swing = apart > LEAST_MS ? fmin(SWING, 1 - LEAST_MS / apart) : 0;
    return apart * (before - (before % 2 ? swing : 0));
}

/* A bundle a little after the other, and all after so many of earlier pots; with reduced motion all at once.
 */
static void set_times(const TableView *view, WonChip *chips, int count, int earlier, Direction goes,
                      double wait) {
    bool is_calm = view->settings.reduced_motion;
    int bundles = bundles_of(chips, count);
    double apart = bundles > 1 ? fmin(TABLE_RAKE_APART_MS, TABLE_RAKE_SPREAD_MS / (bundles - 1)) : 0;
    if (is_calm) apart = 0;
    for (int i = 0; i < count; i++) {
        int before = bundles_before(chips, count, &chips[i], goes);
        chips[i].after = (uint8_t)(earlier + before);
        chips[i].leaves_at = view->now + wait + beat_of(before, apart);
        chips[i].lands_at = chips[i].leaves_at + (is_calm ? CHIP_MS : TABLE_RAKE_MS);
    }
}

/* At the times of each; returns the ms until all have landed. */
static double rake(TableView *view, Place from, Place to, int32_t amount, const WonChip *chips, int count) {
    Flight flight = {.kind = FLIGHT_CHIPS, .from = from, .to = to, .amount = amount, .stack = 1};
    double landed_at = view->now;
    if (view->settings.reduced_motion && count > 1) count = 1;
    for (int i = 0; i < count; i++) {
        const WonChip *chip = &chips[i];
        if (!view->settings.reduced_motion) {
            flight.amount = chip->share;
            flight.stack = chip->stack + 1;
            flight.level = chip->level;
            flight.die = chip->above;
            flight.heap = chip->heap;
            flight.heaps = chip->heaps;
            flight.lies = chip->lies;
            flight.after = chip->after;
        }
        table_fly(view, flight, chip->leaves_at - view->now, chip->lands_at - chip->leaves_at);
        landed_at = fmax(landed_at, chip->lands_at);
    }
    return landed_at - view->now;
}

/* All reach out nearly at once. */
double table_begin_ante(TableView *view, const SabaccEvent *event) {
    static const double SLIDES_MS = 480, SECOND_MS = 40, NEXT_MS = 45;
    bool is_of_house = event->seat == SABACC_CROUPIER; /* ST-2a */
    Place from = is_of_house ? (Place){.kind = PLACE_HOUSE} : table_at_seat(PLACE_STACK, event->seat);
    table_absorb_event(view, event);
    send_in(view, from, (Place){.kind = PLACE_HAND_POT}, event->amount, 0, SLIDES_MS);
    send_in(view, from, (Place){.kind = PLACE_SABACC_POT}, event->second, SECOND_MS, SLIDES_MS);
    return NEXT_MS;
}

double table_begin_stake(TableView *view, const SabaccEvent *event) {
    table_absorb_event(view, event);
    table_send_chips(view, table_at_seat(PLACE_STACK, event->seat), table_at_seat(PLACE_BET, event->seat),
                     event->second, 0);
    return 620;
}

/* CS-3: the pot that bets go into. */
static Place pot_of_bets(const TableView *view) {
    return (Place){.kind =
                       sabacc_bets_into_sabacc_pot(&view->shown.table) ? PLACE_SABACC_POT : PLACE_HAND_POT};
}

double table_begin_gather(TableView *view, const SabaccEvent *event) {
    for (int seat = 0; seat < view->shown.table.seats; seat++)
        table_send_chips(view, table_at_seat(PLACE_BET, seat), pot_of_bets(view),
                         view->shown.table.seat[seat].bet, 40.0 * seat);
    bool has_moved = view->flight_count > 0;
    table_absorb_event(view, event);
    return has_moved ? 560 : 0;
}

/* No hand qualifies: the hand pot moves to the sabacc pot (CA-8, SP-7, SD-3). */
static double move_into_sabacc_pot(TableView *view, int32_t amount) {
    WonChip chips[TABLE_RAKE_CHIPS];
    int count = table_rake_chips_of(amount, chips);
    Place from = {.kind = PLACE_HAND_POT}, to = {.kind = PLACE_SABACC_POT};
    set_times(view, chips, count, 0, direction_of(view, from, to), 60);
    return rake(view, from, to, amount, chips, count);
}

/* A side pot that nobody else contests is no win (SP-2). */
static bool is_won(const SabaccEvent *event) { return event->seat >= 0 && event->second <= 0; }

void table_pay_at_once(TableView *view, const SabaccEvent *event) {
    WonChip chips[TABLE_RAKE_CHIPS];
    if (!is_won(event)) return;
    table_winnings_add(view, event->seat, event->amount, chips, table_rake_chips_of(event->amount, chips));
}

static bool is_paid_more(const TableView *view) {
    return table_event_follows(view, SABACC_EVENT_PAYOUT) ||
           table_event_follows(view, SABACC_EVENT_SABACC_PAYOUT);
}

/* The next pot follows as this one's first chip lies. */
static double pay(TableView *view, const SabaccEvent *event) {
    static const double AFTER_HAND = 0.4, LEAVES_MS = 60;
    bool is_sabacc = event->type == SABACC_EVENT_SABACC_PAYOUT;
    Place pot = {.kind = is_sabacc ? PLACE_SABACC_POT : PLACE_HAND_POT};
    int told = view->log_total;
    table_absorb_event(view, event);
    if (event->seat < 0) return move_into_sabacc_pot(view, event->amount);
    if (!is_won(event)) {
        table_send_chips(view, pot, table_at_seat(PLACE_STACK, event->seat), event->amount, 60);
        return 700;
    }
    view->lit |= seat_bit(event->seat);
    table_light_the_paid(view, event->seat);
    double wait = LEAVES_MS + AFTER_HAND * table_pay_showdown(view);
    WonChip chips[TABLE_RAKE_CHIPS];
    int count = table_rake_chips_of(event->amount, chips);
    Place stack = table_at_seat(PLACE_STACK, event->seat);
    const TableWinnings *won = &view->won[event->seat];
    table_log_withhold(view, told, view->now + wait + TABLE_RAKE_MS);
    set_times(view, chips, count, bundles_of(won->chip, won->count), direction_of(view, pot, stack), wait);
    table_winnings_add(view, event->seat, event->amount, chips, count);
    view->won[event->seat].is_sabacc |= is_sabacc;
    double paid = rake(view, pot, stack, event->amount, chips, count);
    bool is_followed = is_paid_more(view) && !view->settings.reduced_motion;
    return is_followed ? wait + TABLE_RAKE_MS - LEAVES_MS : paid;
}

/* When the first chip that anybody has won lands, or now if it has. */
static double first_lands_at(const TableView *view) {
    double first = INFINITY;
    for (int seat = 0; seat < view->shown.table.seats; seat++)
        first = fmin(first, table_won_so_far(view, seat, view->now).first);
    return fmax(first, view->now);
}

/* Below a hand in the middle the plate comes with the first chip, and counts; else it follows once all has
 * landed, and the sum has been seen. It stands for a while before anything else moves. */
double table_begin_payout(TableView *view, const SabaccEvent *event) {
    static const double STANDS_MS = 1000;
    double paid = pay(view, event);
    bool is_told = view->won_since < INFINITY && !is_paid_more(view);
    if (!is_told) return paid;
    bool holds = table_showdown_holds(view);
    double seen = paid + (holds ? 0 : table_payoff_stays(view));
    double told = table_tell_result(view, holds ? first_lands_at(view) : view->now + seen);
    return seen + told + STANDS_MS;
}

double table_begin_return(TableView *view, const SabaccEvent *event) {
    bool was_bet = view->shown.table.seat[event->seat].bet > 0; /* otherwise it is in a pot (PZ-7, CS-3) */
    Place pot = {.kind = event->second ? PLACE_SABACC_POT : PLACE_HAND_POT};
    table_absorb_event(view, event);
    table_send_chips(view, was_bet ? table_at_seat(PLACE_BET, event->seat) : pot,
                     table_at_seat(PLACE_STACK, event->seat), event->amount, 0);
    return 420;
}

double table_begin_penalty(TableView *view, const SabaccEvent *event) {
    table_absorb_event(view, event);
    table_send_chips(view, table_at_seat(PLACE_STACK, event->seat), (Place){.kind = PLACE_SABACC_POT},
                     event->amount, 0);
    return 620;
}

/* ST-7: from the house to the seat, or where chips are played for into the prize. */
double table_begin_rebuy(TableView *view, const SabaccEvent *event) {
    bool is_into_prize = event->second != 0;
    Place to = is_into_prize ? (Place){.kind = PLACE_HAND_POT} : table_at_seat(PLACE_STACK, event->seat);
    table_absorb_event(view, event);
    table_send_chips(view, (Place){.kind = PLACE_HOUSE}, to, event->amount, 0);
    return 700;
}

/* The house takes the sabacc pot (SW-7); if the hand pot's cap ended the hand nothing moves. */
double table_begin_cap(TableView *view, const SabaccEvent *event) {
    table_absorb_event(view, event);
    table_send_chips(view, (Place){.kind = PLACE_SABACC_POT}, (Place){.kind = PLACE_HOUSE}, event->amount, 0);
    return 700;
}
