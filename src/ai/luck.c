#include "ai/luck.h"

/* A stream of deals for each family. */
enum { DEAL_STREAM = 301, ROLL_STREAM, TIMER_STREAM, MIND_STREAM, FAMILY_STREAMS };

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

static Rng luck_deal(Luck *luck, int family) {
    int stream = family == SABACC_NO_FAMILY ? DEAL_STREAM : FAMILY_STREAMS + family;
    return luck_number(luck, luck->deals[family]++, (uint64_t)stream);
}

void luck_chance(const SabaccState *state, Luck *luck, SabaccAction *action) {
    const SabaccTurn *turn = &state->table.turn;
    Rng rng = turn->due == SABACC_DUE_DEAL ? luck_deal(luck, turn->family)
                                           : luck_number(luck, luck->rolls++, ROLL_STREAM);
    sabacc_chance(state, &rng, action);
}

bool luck_timer_shifts(const SabaccState *state, const Luck *luck, SabaccAction *action) {
    int mean;
    if (!sabacc_timer_runs(state, &mean)) return false;
    Rng rng = luck_number(luck, state->table.turn.serial, TIMER_STREAM);
    *action = (SabaccAction){.seat = SABACC_CROUPIER, .verb = SABACC_VERB_SHIFT};
    return rng_below(&rng, (uint32_t)mean) == 0;
}
