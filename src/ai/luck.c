#include "ai/luck.h"

enum { DEAL_STREAM = 301, ROLL_STREAM, TIMER_STREAM, MIND_STREAM };

Luck luck_of(uint64_t seed) { return (Luck){.seed = seed, .minds = rng_of(seed, MIND_STREAM)}; }

/* Adjacent numbers must give unrelated generators: the finaliser of SplitMix64 (Steele et al., 2014). */
static uint64_t mix(uint64_t bits) {
    bits = (bits ^ (bits >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    bits = (bits ^ (bits >> 27)) * UINT64_C(0x94d049bb133111eb);
    return bits ^ (bits >> 31);
}

static Rng luck_number(const Luck *luck, uint32_t number, uint64_t stream) {
    return rng_of(mix(luck->seed + number * UINT64_C(0x9e3779b97f4a7c15)), stream);
}

void luck_chance(const SabaccState *state, Luck *luck, SabaccAction *action) {
    bool deals = state->table.turn.due == SABACC_DUE_DEAL;
    Rng rng =
        deals ? luck_number(luck, luck->deals++, DEAL_STREAM) : luck_number(luck, luck->rolls++, ROLL_STREAM);
    sabacc_chance(state, &rng, action);
}

bool luck_timer_shifts(const SabaccState *state, const Luck *luck, SabaccAction *action) {
    int mean;
    if (!sabacc_timer_runs(state, &mean)) return false;
    Rng rng = luck_number(luck, state->table.turn.serial, TIMER_STREAM);
    *action = (SabaccAction){.seat = SABACC_CROUPIER, .verb = SABACC_VERB_SHIFT};
    return rng_below(&rng, (uint32_t)mean) == 0;
}

FamilyLuck luck_of_families(uint64_t seed) {
    FamilyLuck luck;
    for (int family = SABACC_NO_FAMILY; family <= SABACC_BLOOD; family++)
        luck.of[family] = luck_of(mix(seed + (uint64_t)family));
    return luck;
}

void luck_family_chance(const SabaccState *state, FamilyLuck *luck, SabaccAction *action) {
    const SabaccTurn *turn = &state->table.turn;
    luck_chance(state, &luck->of[turn->due == SABACC_DUE_DEAL ? turn->family : SABACC_NO_FAMILY], action);
}
