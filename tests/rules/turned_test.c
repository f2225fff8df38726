/* A turned table plays the same game: in games of every kind, options at random, whoever sits in one seat
 * does and gets what it would in any other. Only against the
 * house the seats differ, and where the first seat chooses first (PZ-1).
 */
#include "rules_support.h"

#include <string.h>

#include "random_setup.h"
#include "rules/private.h"

enum { SETUPS = 200, ACTIONS = 400 };

/* The table, and the one at which everybody sits `by` seats further. */
typedef struct Pair {
    SabaccState state, turned;
    int seats, by;
} Pair;

static int seat_on(const Pair *pair, int seat) { return seat < 0 ? seat : (seat + pair->by) % pair->seats; }

static SeatMask seats_on(const Pair *pair, SeatMask seats) {
    SeatMask table = (SeatMask)((1u << pair->seats) - 1);
    SeatMask turned = (SeatMask)(seats & ~table); /* of a card that all have seen: beyond the table too */
    seats &= table;
    while (seats != 0) turned |= seat_bit(seat_on(pair, seats_take(&seats, 0)));
    return turned;
}

static SabaccSetup turned_setup(const Pair *pair, const SabaccSetup *setup) {
    SabaccSetup turned = *setup;
    for (int seat = 0; seat < pair->seats; seat++) {
        turned.credits[seat_on(pair, seat)] = setup->credits[seat];
        turned.items[seat_on(pair, seat)] = setup->items[seat];
    }
    turned.sits_out = seats_on(pair, setup->sits_out);
    turned.dealer = seat_on(pair, setup->dealer);
    return turned;
}

static SabaccAction turned_action(const Pair *pair, const SabaccAction *action) {
    SabaccAction turned = *action;
    bool names_seat = action->verb == SABACC_VERB_DEALER || action->verb == SABACC_VERB_PICK;
    turned.seat = (int8_t)seat_on(pair, action->seat);
    turned.target = (int8_t)seat_on(pair, action->target);
    if (names_seat) turned.amount = seat_on(pair, action->amount);
    return turned;
}

#define SAME(pair, what, one, other)                                                                         \
    do {                                                                                                     \
        if ((one) != (other))                                                                                \
            fail_msg("%s, %d seats turned by %d, hand %d: %s is %d, and %d at the turned table",             \
                     game_of(&(pair)->state.table)->face.id, (pair)->seats, (pair)->by,                      \
                     (int)(pair)->state.table.hand, what, (int)(one), (int)(other));                         \
    } while (0)

static void masks_are_turned(const Pair *pair) {
    const SabaccTable *one = &pair->state.table, *other = &pair->turned.table;
    const struct {
        const char *what;
        SeatMask one, other;
    } masks[] = {
        {"in_game", one->in_game, other->in_game},    {"dealt", one->dealt, other->dealt},
        {"sits_out", one->sits_out, other->sits_out}, {"absent", one->absent, other->absent},
        {"folded", one->folded, other->folded},       {"shown", one->shown, other->shown},
        {"winners", one->winners, other->winners},    {"champions", one->champions, other->champions},
        {"bombed", one->bombed, other->bombed},       {"declared", one->declared, other->declared},
        {"asked", one->turn.asked, other->turn.asked}};
    for (size_t i = 0; i < sizeof masks / sizeof *masks; i++)
        SAME(pair, masks[i].what, seats_on(pair, masks[i].one), masks[i].other);
}

static void seats_are_turned(const Pair *pair) {
    for (int seat = 0; seat < pair->seats; seat++) {
        const SabaccSeat *one = &pair->state.table.seat[seat],
                         *other = &pair->turned.table.seat[seat_on(pair, seat)];
        SAME(pair, "credits", one->credits, other->credits);
        SAME(pair, "bet", one->bet, other->bet);
        SAME(pair, "paid", one->paid, other->paid);
        SAME(pair, "rank", one->rank, other->rank);
        SAME(pair, "total", one->total, other->total);
        SAME(pair, "last", one->last, other->last);
        SAME(pair, "fielded", one->fielded, other->fielded);
        SAME(pair, "chips", one->chips, other->chips);
        SAME(pair, "staked", one->staked, other->staked);
        SAME(pair, "discards", one->discards, other->discards);
        SAME(pair, "items", memcmp(one->items, other->items, sizeof one->items), 0);
        SAME(pair, "pawned", memcmp(one->pawned, other->pawned, sizeof one->pawned), 0);
        SAME(pair, "cards", one->hand_count, other->hand_count);
        SAME(pair, "the hand", memcmp(one->hand, other->hand, sizeof one->hand), 0);
        for (int i = 0; i < one->hand_count; i++)
            SAME(pair, "who has seen a card", seats_on(pair, one->seen[i]), other->seen[i]);
        for (int payer = 0; payer < pair->seats; payer++)
            SAME(pair, "won of", one->won_of[payer], other->won_of[seat_on(pair, payer)]);
    }
}

static void table_is_turned(const Pair *pair) {
    const SabaccTable *one = &pair->state.table, *other = &pair->turned.table;
    SAME(pair, "the need", seat_on(pair, sabacc_need(&pair->state)), sabacc_need(&pair->turned));
    SAME(pair, "the phase", one->turn.phase, other->turn.phase);
    SAME(pair, "the dealer", seat_on(pair, one->dealer), other->dealer);
    SAME(pair, "the caller", seat_on(pair, one->caller), other->caller);
    SAME(pair, "the level", one->turn.level, other->turn.level);
    SAME(pair, "the hand pot", one->hand_pot, other->hand_pot);
    SAME(pair, "the sabacc pot", one->sabacc_pot, other->sabacc_pot);
    SAME(pair, "the round", one->round, other->round);
    SAME(pair, "the hand's number", one->hand, other->hand);
    SAME(pair, "the end", one->over, other->over);
    SAME(pair, "the staked items", one->staked_count, other->staked_count);
    masks_are_turned(pair);
    seats_are_turned(pair);
}

/* Whatever is chosen is as good at the turned table, and events are told of the turned seats. */
static void both_step(Pair *pair, Rng *rng) {
    SabaccAction action, turned;
    SabaccEvents events, others;
    if (sabacc_need(&pair->state) == SABACC_CROUPIER)
        sabacc_chance(&pair->state, rng, &action);
    else
        sabacc_random_action(&pair->state, rng, &action);
    turned = turned_action(pair, &action);
    SAME(pair, "the answer", sabacc_apply(&pair->state, &action, &events),
         sabacc_apply(&pair->turned, &turned, &others));
    SAME(pair, "the number of events", events.count, others.count);
    for (int i = 0; i < events.count; i++) {
        SAME(pair, "an event", events.list[i].type, others.list[i].type);
        SAME(pair, "an event's clause", events.list[i].clause, others.list[i].clause);
    }
    table_is_turned(pair);
}

static void turn_a_game(const SabaccSetup *setup, Rng *rng) {
    Pair pair = {.seats = setup->seats, .by = 1 + (int)rng_below(rng, (uint32_t)setup->seats - 1)};
    SabaccSetup turned = turned_setup(&pair, setup);
    SabaccEvents events;
    sabacc_start(&pair.state, setup, &events);
    sabacc_start(&pair.turned, &turned, &events);
    table_is_turned(&pair);
    for (int i = 0; i < ACTIONS && !pair.state.table.over; i++) both_step(&pair, rng);
}

static bool has_equal_seats(const SabaccGame *game) {
    SabaccSetup setup;
    sabacc_setup_init(&setup, game, game->min_seats, 100);
    bool has_first_seat = sabacc_game_has(game, SABACC_OPTION_STARTER);
    return game->min_seats > 1 && sabacc_setup_seats(&setup) == game->min_seats && !has_first_seat;
}

static void test_turned(void **unused) {
    (void)unused;
    for (int i = 0; i < game_list_count; i++) {
        const SabaccGame *game = &game_list[i]->face;
        Rng rng = rng_of(29, 2 * (uint64_t)i + 1);
        for (int j = 0; j < SETUPS && has_equal_seats(game); j++) {
            SabaccSetup setup = random_setup(game, random_seats(game, &rng), &rng);
            turn_a_game(&setup, &rng);
        }
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_turned)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
