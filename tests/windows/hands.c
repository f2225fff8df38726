/* Plays some hands of every game, the core and the opponents alone, and prints a hash of each game's actions.
 * A build for another system must print the same: nothing in them depends on one. */
#include "ai/ai.h"
#include "base/hash.h"

#include <stdio.h>

/* Stronger ones play out choices, which takes long. */
enum { ACTIONS = 300, CREDITS = 200, EFFORT = 40, LEVELS = AI_NOVICE + 1 };

static SabaccState state;
static Rng chance;

static void choose(int seat, AiLevel level, uint64_t seed, SabaccAction *action) {
    static SabaccView view;
    static SabaccOffers offers;
    sabacc_view(&state, seat, &view);
    sabacc_view_legal(&view, &offers);
    AiQuestion question = {.view = &view, .offers = &offers, .level = level, .effort = EFFORT, .seed = seed};
    ai_decide(&question, action);
}

/* By its fields: what lies between them is the compiler's. */
static uint64_t hash_action(uint64_t hash, const SabaccAction *action) {
    const int64_t words[] = {action->seat,       action->verb,     action->pile,   action->sign,
                             action->index,      action->amount,   action->card,   action->other,
                             action->item,       action->target,   action->family, action->card_count,
                             action->dice_count, action->alignment};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) hash = hash_step(hash, (uint64_t)words[i]);
    hash = hash_more(hash, action->cards, action->card_count * sizeof *action->cards);
    return hash_more(hash, action->dice, action->dice_count);
}

/* A game up to so many actions, added to the hash. False where the core refuses one of an opponent's or of
 * chance. */
static bool play(const SabaccGame *game, uint64_t seed, uint64_t *hash, int *actions) {
    SabaccSetup setup;
    SabaccAction action;
    sabacc_setup_init(&setup, game, game->min_seats, CREDITS);
    sabacc_setup_suit_credits(&setup);
    sabacc_start(&state, &setup, NULL);
    chance = rng_of(seed, 1);
    for (int i = 0; i < ACTIONS && sabacc_need(&state) != SABACC_NOBODY; i++, ++*actions) {
        int seat = sabacc_need(&state);
        if (seat == SABACC_CROUPIER)
            sabacc_chance(&state, &chance, &action);
        else
            choose(seat, (AiLevel)(((uint64_t)seat + seed) % LEVELS), (uint64_t)i, &action);
        if (sabacc_apply(&state, &action, NULL) != SABACC_OK) return false;
        *hash = hash_action(*hash, &action);
    }
    return true;
}

int main(void) {
    bool is_good = true;
    for (int i = 0; i < sabacc_game_count(); i++) {
        const SabaccGame *game = sabacc_game_at(i);
        uint64_t hash = HASH_START;
        int actions = 0;
        bool is_played = true;
        for (uint64_t seed = 1; seed <= LEVELS && is_played; seed++)
            is_played = play(game, seed, &hash, &actions);
        printf("%s %d %08x%08x%s\n", game->id, actions, (unsigned)(hash >> 32), (unsigned)hash,
               is_played ? "" : " refused");
        is_good = is_good && is_played;
    }
    return is_good ? 0 : 1;
}
