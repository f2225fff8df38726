#include "session/film_programme.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "session/characters.h"

enum { FILM_GAMES = 32, FILM_SEATS = 5, FILM_CHARACTERS = 8, FILM_STREAM = 20 };

static void shuffle(Rng *rng, uint8_t *list, int count) {
    for (int i = count - 1; i > 0; i--) {
        int other = (int)rng_below(rng, (uint32_t)i + 1);
        uint8_t held = list[i];
        list[i] = list[other];
        list[other] = held;
    }
}

static void fill(uint8_t *list, int count) {
    for (int i = 0; i < count; i++) list[i] = (uint8_t)i;
}

/* The order of one round through all games; it does not begin with the last of the previous round. */
static void order_round(int64_t seed, int round, uint8_t order[FILM_GAMES]) {
    int count = sabacc_game_count();
    assert(count <= FILM_GAMES && "the film has no room for so many games");
    uint8_t before[FILM_GAMES];
    Rng rng = rng_of((uint64_t)seed, FILM_STREAM + (uint64_t)round);
    fill(order, count);
    shuffle(&rng, order, count);
    if (round == 0 || count < 3) return;
    rng = rng_of((uint64_t)seed, FILM_STREAM + (uint64_t)round - 1);
    fill(before, count);
    shuffle(&rng, before, count);
    if (before[count - 1] != order[0]) return;
    order[0] = order[1];
    order[1] = before[count - 1];
}

static const SabaccGame *game_of(int64_t seed, int index) {
    uint8_t order[FILM_GAMES];
    int count = sabacc_game_count();
    order_round(seed, index / count, order);
    return sabacc_game_at(order[index % count]);
}

/* Three to five, if the game allows: a full table is hard to follow. */
static int seats_of(const SabaccGame *game, Rng *rng) {
    int seats = 3 + (int)rng_below(rng, FILM_SEATS - 2);
    return seats < game->min_seats ? game->min_seats : seats > game->max_seats ? game->max_seats : seats;
}

static void seat_characters(MatchSetup *setup, Rng *rng) {
    uint8_t order[FILM_CHARACTERS];
    int count = character_count() < FILM_CHARACTERS ? character_count() : FILM_CHARACTERS;
    fill(order, count);
    shuffle(rng, order, count);
    for (int seat = 0; seat < setup->rules.seats; seat++) {
        MatchSeat *at = &setup->seat[seat];
        snprintf(at->agent, sizeof at->agent, "ai:regular");
        snprintf(at->name, sizeof at->name, "%s", character_at(order[seat % count])->name);
    }
}

void film_plan(GamePlan *plan, int64_t seed, int index) {
    const SabaccGame *game = game_of(seed, index);
    Rng rng = rng_of((uint64_t)seed + (uint64_t)index, FILM_STREAM - 1);
    *plan = (GamePlan){.is_demo = true, .is_film = true, .film_seed = seed, .film_index = index};
    match_setup_init(&plan->setup, game, seats_of(game, &rng), PLAN_CREDITS);
    sabacc_setup_suit_credits(&plan->setup.rules);
    seat_characters(&plan->setup, &rng);
    plan->setup.has_seed = true;
    plan->setup.seed = rng_below(&rng, PLAN_SEED_MAX + 1);
}

bool film_is_asked(const StartOptions *start) {
    bool says_what = start->game || start->preset || start->seats || start->items || start->replay ||
                     start->is_resumed || start->option_count > 0 || start->credits > 0;
    return start->is_demo && !says_what;
}
