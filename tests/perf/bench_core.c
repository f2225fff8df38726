/* Plays a fixed number of random actions of one game through the public contract, with every check and assert
 * on, so that callgrind counts the instructions of exactly so many actions (tests/perf/count_core.sh):
 *
 *     bench_core GAME ACTIONS [events] */
#include "rules/sabacc.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SEATS = 4, CREDITS = 100, SEED = 1 };

/* Static, as whoever plays many actions keeps them. */
static SabaccEvents events;

static void set_up(SabaccSetup *setup, const SabaccGame *game) {
    int seats = game->max_seats < SEATS ? game->max_seats : SEATS;
    sabacc_setup_init(setup, game, seats, CREDITS);
    setup->dealer = 0;
}

/* What callgrind counts; sabacc_start is left to its callers, so that a game's length does not matter. */
__attribute__((noinline)) static void play_one(SabaccState *state, Rng *rng, SabaccEvents *out) {
    SabaccAction action;
    sabacc_random_action(state, rng, &action);
    SabaccError error = sabacc_apply(state, &action, out);
    assert(error == SABACC_OK);
}

static int64_t play(const SabaccSetup *setup, long actions, SabaccEvents *out) {
    Rng rng = rng_of(SEED, 0);
    SabaccState state;
    int64_t hands = 0;
    sabacc_start(&state, setup, NULL);
    for (long i = 0; i < actions; i++) {
        play_one(&state, &rng, out);
        if (!state.table.over) continue;
        hands += state.table.hand;
        sabacc_start(&state, setup, NULL);
    }
    return hands + state.table.hand;
}

int main(int argc, char **argv) {
    const SabaccGame *game = argc > 2 ? sabacc_game_find(argv[1]) : NULL;
    long actions = argc > 2 ? strtol(argv[2], NULL, 10) : 0;
    bool with_events = argc == 4 && strcmp(argv[3], "events") == 0;
    if (game == NULL || actions <= 0 || (argc == 4 && !with_events) || argc > 4)
        return fprintf(stderr, "usage: bench_core GAME ACTIONS [events]\n"), EXIT_FAILURE;
    SabaccSetup setup;
    set_up(&setup, game);
    int64_t hands = play(&setup, actions, with_events ? &events : NULL);
    printf("%s: %ld actions, %lld hands, a state of %zu bytes\n", game->id, actions, (long long)hands,
           sizeof(SabaccState));
    return EXIT_SUCCESS;
}
