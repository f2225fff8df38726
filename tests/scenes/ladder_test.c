/* The kind of hand that the list marks as one's own: in games at random of every game, with options at
 * random, the kind of what the seat holds, as it knows its hand; never from a view that does not show it. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <string.h>

#include "random_setup.h"
#include "scenes/rules/ladder.h"

enum { TABLES = 10, ACTIONS = 200 };

static bool lists(const Ladder *ladder, int rank) {
    for (int i = 0; i < ladder->count; i++)
        if (ladder->rungs[i].rank == rank) return true;
    return false;
}

/* The kind is listed exactly if some kind is found; and kinds that rank above it are not worse. */
static void find_own(const Ladder *ladder, const SabaccWorth *worth) {
    int own = ladder_find(ladder, worth);
    assert_int_equal(own >= 0, lists(ladder, worth->rank));
    if (own < 0) return;
    assert_int_equal(ladder->rungs[own].rank, worth->rank);
    for (int i = 0; i < ladder->count; i++) {
        const SabaccRung *rung = &ladder->rungs[i];
        bool has_key =
            rung->rank == worth->rank && worth->key >= rung->min_key && worth->key <= rung->max_key;
        if (has_key) assert_true(worth->key >= ladder->rungs[own].min_key);
        if (has_key) assert_true(worth->key <= ladder->rungs[own].max_key);
    }
}

/* What a seat knows of its hand, and what another knows of it. Returns whether a kind was found. */
static bool look(const SabaccState *state, const Ladder *ladder, int seat) {
    SabaccView own, other;
    SabaccWorth worth;
    sabacc_view(state, seat, &own);
    sabacc_view(state, SABACC_NOBODY, &other);
    if (!sabacc_seat_worth(&own.table, seat, &worth)) return false;
    bool is_open = seat_in(state->table.shown, seat) || sabacc_seat_worth(&other.table, seat, &worth);
    const SabaccSeat *hand = &other.table.seat[seat];
    bool counts_kept = sabacc_table_game(&state->table)->played_for.compared == SABACC_COMPARES_KEPT;
    for (int i = 0; i < hand->hand_count && is_open && !seat_in(state->table.shown, seat); i++)
        if (!counts_kept || (hand->kept >> i & 1)) assert_int_not_equal(hand->hand[i], SABACC_CARD_HIDDEN);
    sabacc_seat_worth(&own.table, seat, &worth);
    find_own(ladder, &worth);
    return ladder_find(ladder, &worth) >= 0;
}

static int play_table(const SabaccGame *game, Rng *rng, bool is_usual) {
    SabaccSetup setup;
    SabaccState state;
    static Ladder ladder;
    int found = 0;
    sabacc_setup_init(&setup, game, game->min_seats, 100);
    if (!is_usual) setup = random_setup(game, random_seats(game, rng), rng);
    sabacc_start(&state, &setup, NULL);
    ladder_read(&state.table, &ladder);
    for (int i = 0; i < ACTIONS && !state.table.over; i++) {
        SabaccAction action;
        if (sabacc_need(&state) == SABACC_NOBODY) return found;
        if (sabacc_need(&state) == SABACC_CROUPIER)
            sabacc_chance(&state, rng, &action);
        else
            sabacc_random_action(&state, rng, &action);
        assert_int_equal(sabacc_apply(&state, &action, NULL), SABACC_OK);
        for (int seat = 0; seat < setup.seats; seat++) found += look(&state, &ladder, seat);
    }
    return found;
}

static void test_own_kind(void **unused) {
    (void)unused;
    for (int i = 0; i < sabacc_game_count(); i++) {
        Rng rng = rng_of(5, 2 * (uint64_t)i + 1);
        int found = play_table(sabacc_game_at(i), &rng, true);
        for (int table = 0; table < TABLES; table++) found += play_table(sabacc_game_at(i), &rng, false);
        assert_true(found > 0);
    }
}

/* By hand: at a Spike table two Sylops are a Pure Sabacc, the first of the list. */
static void test_pure_sabacc_is_first(void **unused) {
    (void)unused;
    SabaccSetup setup;
    SabaccState state;
    static Ladder ladder;
    SabaccCard hand[] = {sabacc_card_parse("sylop", 5), sabacc_card_parse("sylop", 5)};
    sabacc_setup_init(&setup, sabacc_game_find("corellian-spike"), 2, 100);
    sabacc_start(&state, &setup, NULL);
    ladder_read(&state.table, &ladder);
    SabaccWorth worth = sabacc_worth(&state.table, 0, hand, 2);
    assert_int_equal(ladder_find(&ladder, &worth), 0);
    worth.rank = SABACC_RANK_NEEDS_DICE;
    assert_int_equal(ladder_find(&ladder, &worth), -1);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_own_kind),
                                       cmocka_unit_test(test_pure_sabacc_is_first)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
