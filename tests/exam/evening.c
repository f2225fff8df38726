/* exam-evening: what a new player meets. One seat plays as ai:novice, the others are of the level, each with
 * a character; options and stacks are those that the setup offers.
 *
 *     exam-evening LEVEL [GAME [GAMES [SEATS]]]
 *
 * Prints in how many of so many games (5000) the novice is broke after the first hand; then, of a tenth as
 * many games of 24 hands, the median hand pot of the first and of the last third of the hands. */
#include "ai/ai.h"

#include "match/match.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { HANDS = 24, THIRD = HANDS / 3, CREDITS = 100, POTS_MAX = 1 << 17 };

static const char *const names[] = {
#define TEMPERAMENT(name, bluffs, sizes, calls, patience) name,
#include "ai/temperaments.def"
#undef TEMPERAMENT
};
enum { NAMES = sizeof names / sizeof names[0] };

typedef struct Pots {
    int count;
    int32_t pot[POTS_MAX];
} Pots;

typedef struct Evening {
    AiLevel level;
    SabaccSetup setup;
    AiMemory *memory;
    int64_t games, broke, all_ins;
    Pots first, last; /* of the first third of an evening's hands, and of the last */
} Evening;

/* The novice's seat changes from game to game, so that it is every place from the dealer. */
static int novice_of(const Evening *evening, int64_t game) { return (int)(game % evening->setup.seats); }

static void decide(const Evening *evening, int64_t game, const SabaccState *state, uint64_t seed,
                   SabaccAction *action) {
    SabaccView view;
    SabaccOffers offers;
    int seat = sabacc_need(state);
    AiLevel level = seat == novice_of(evening, game) ? AI_NOVICE : evening->level;
    sabacc_view(state, seat, &view);
    sabacc_view_legal(&view, &offers);
    ai_decide(&(AiQuestion){.view = &view,
                            .offers = &offers,
                            .level = level,
                            .name = level == AI_NOVICE ? NULL : names[(game + seat) % NAMES],
                            .effort = ai_effort(level),
                            .seed = seed,
                            .memory = evening->memory},
              action);
}

static void step(const Evening *evening, int64_t game, SabaccState *state) {
    SabaccAction action;
    Rng rng = match_rng(game, state->table.turn.serial, 1 + sabacc_need(state));
    uint64_t seed = (uint64_t)rng_next(&rng) << 32 | rng_next(&rng);
    if (sabacc_need(state) == SABACC_CROUPIER)
        sabacc_chance(state, &rng, &action);
    else
        decide(evening, game, state, seed, &action);
    SabaccError error = sabacc_apply(state, &action, NULL);
    assert(error == SABACC_OK);
}

/* Plays on to the end of the hand; the greatest hand pot that it had. */
static int64_t play_hand(Evening *evening, int64_t game, SabaccState *state) {
    const SabaccTable *table = &state->table;
    int64_t pot = 0;
    bool is_all_in = false;
    for (int hand = table->hand; !table->over && table->hand == hand;) {
        step(evening, game, state);
        if (table->hand != hand) break;
        if (table->hand_pot > pot) pot = table->hand_pot;
        is_all_in |= sabacc_all_in(table) != 0;
    }
    evening->all_ins += is_all_in;
    return pot;
}

static void begin(Evening *evening, SabaccState *state) {
    evening->setup.dealer = 0;
    sabacc_start(state, &evening->setup, NULL);
    while (!state->table.over && state->table.hand == 0) step(evening, 0, state);
}

/* Whether it is out before the next hand. Antes for that may be paid already. */
static bool is_broke(const SabaccTable *table, int seat) {
    return table->over ? table->seat[seat].credits == 0 : !seat_in(table->in_game, seat);
}

static void first_hands(Evening *evening) {
    evening->broke = evening->all_ins = 0;
    for (int64_t game = 0; game < evening->games; game++) {
        SabaccState state;
        begin(evening, &state);
        play_hand(evening, game, &state);
        evening->broke += is_broke(&state.table, novice_of(evening, game));
    }
    printf("  broke after the first hand: %.2f %% of %lld; an all-in in %.1f %%\n",
           100.0 * (double)evening->broke / (double)evening->games, (long long)evening->games,
           100.0 * (double)evening->all_ins / (double)evening->games);
}

static int compare(const void *one, const void *other) {
    return *(const int32_t *)one - *(const int32_t *)other;
}

static int32_t median(Pots *pots) {
    qsort(pots->pot, (size_t)pots->count, sizeof pots->pot[0], compare);
    return pots->count > 0 ? pots->pot[pots->count / 2] : 0;
}

static void note(Pots *pots, int64_t pot) {
    if (pots->count < POTS_MAX) pots->pot[pots->count++] = (int32_t)pot;
}

static void evenings(Evening *evening) {
    char bytes[256];
    Text why = text_over(bytes, sizeof bytes);
    int64_t hands = 0, whole = 0, games = evening->games / 10;
    if (!sabacc_option_set(&evening->setup, "end", "hands 24", &why)) {
        printf("  no games of %d hands: %s\n", HANDS, bytes);
        return;
    }
    evening->first.count = evening->last.count = 0;
    for (int64_t game = 0; game < games; game++) {
        SabaccState state;
        begin(evening, &state);
        for (int hand = 0; hand < HANDS && !state.table.over; hand++) {
            int64_t pot = play_hand(evening, game, &state);
            hands++;
            if (hand < THIRD) note(&evening->first, pot);
            if (hand >= HANDS - THIRD) note(&evening->last, pot);
            whole += hand == HANDS - 1;
        }
    }
    int32_t first = median(&evening->first), last = median(&evening->last);
    printf("  of %lld games of %d hands %lld came so far (%.1f hands in the mean): median pot of the first "
           "third "
           "%d, of the last %d: %.2f times\n",
           (long long)games, HANDS, (long long)whole, (double)hands / (double)games, first, last,
           first > 0 ? (double)last / first : 0);
}

static void examine(Evening *evening, const SabaccGame *game, int seats) {
    sabacc_setup_init(&evening->setup, game, seats, CREDITS);
    sabacc_setup_suit_credits(&evening->setup);
    printf("%s, %s, %d seats\n", game->id, ai_level_word(evening->level), seats);
    first_hands(evening);
    evenings(evening);
    fflush(stdout);
}

int main(int argc, char **argv) {
    static const char *const games[] = {"corellian-spike", "bespin-yarith", "standard", "classic"};
    static Evening evening;
    if (argc < 2 || !ai_level_parse(argv[1], &evening.level)) {
        fprintf(stderr, "exam-evening LEVEL [GAME [GAMES [SEATS]]]\n");
        return 2;
    }
    evening.memory = calloc(1, ai_memory_size());
    evening.games = argc > 3 ? atoll(argv[3]) : 5000;
    int seats = argc > 4 ? atoi(argv[4]) : 4;
    for (size_t i = 0; i < sizeof games / sizeof games[0]; i++)
        if (argc < 3 || strcmp(argv[2], games[i]) == 0) examine(&evening, sabacc_game_find(games[i]), seats);
    free(evening.memory);
    return 0;
}
