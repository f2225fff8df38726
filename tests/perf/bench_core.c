/* Plays a fixed number of random actions of one game through the public contract, with every check and assert
 * on, so that callgrind counts the instructions of exactly so many (count_core.sh):
 *
 *     bench_core GAME ACTIONS [events]
 *     bench_core games                    the games' ids */
#include "rules/sabacc.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SEATS = 4, CREDITS = 100, SEED = 1 };

static SabaccEvents events;

static void set_up(SabaccSetup *setup, const SabaccGame *game) {
    int seats = game->max_seats < SEATS ? game->max_seats : SEATS;
    sabacc_setup_init(setup, game, seats, CREDITS);
    setup->dealer = 0;
}

/* One action; callgrind counts this function alone, so that the beginnings of games do not count. */
__attribute__((noinline)) static void play_one(SabaccState *state, Rng *rng, SabaccEvents *out) {
    SabaccAction action;
    sabacc_random_action(state, rng, &action);
    SabaccError error = sabacc_apply(state, &action, out);
    assert(error == SABACC_OK);
}

/* Returns the number of hands begun. */
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

static int list_games(void) {
    for (int i = 0; i < sabacc_game_count(); i++) printf("%s\n", sabacc_game_at(i)->id);
    return EXIT_SUCCESS;
}

static int usage(void) {
    fprintf(stderr, "usage: bench_core GAME ACTIONS [events], or: bench_core games\n");
    return EXIT_FAILURE;
}

int main(int argc, char **argv) {
    if (argc == 2 && strcmp(argv[1], "games") == 0) return list_games();
    if (argc < 3 || argc > 4 || (argc == 4 && strcmp(argv[3], "events") != 0)) return usage();
    const SabaccGame *game = sabacc_game_find(argv[1]);
    long actions = strtol(argv[2], NULL, 10);
    if (game == NULL || actions <= 0) return usage();
    SabaccSetup setup;
    set_up(&setup, game);
    int64_t hands = play(&setup, actions, argc == 4 ? &events : NULL);
    printf("%s: %ld actions, %lld hands, a state of %zu bytes\n", game->id, actions, (long long)hands,
           sizeof(SabaccState));
    return EXIT_SUCCESS;
}
