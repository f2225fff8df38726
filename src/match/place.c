#include "match/place.h"

/* Streams of match_rng apart from those by serial (match_rng, playthrough_timer). */
enum { CHANCE_STREAM = 64, DECISION_STREAM = 128, TIMER_STREAM = 192 };

static int32_t round_of(const SabaccTable *table) {
    return sabacc_table_game(table)->played_for.by_round ? table->round : 0;
}

/* The counts of the state's hand: none if they are of another one. */
static MatchPlace place_of(const MatchPlace *place, const SabaccState *state) {
    int32_t hand = state->table.hand, round = round_of(&state->table);
    return place->hand == hand && place->round == round ? *place : (MatchPlace){.hand = hand, .round = round};
}

static int family_of(const SabaccTurn *turn) {
    return turn->due == SABACC_DUE_DEAL ? turn->family : SABACC_NO_FAMILY;
}

void place_count(MatchPlace *place, const SabaccState *state, const SabaccAction *action) {
    const SabaccTurn *turn = &state->table.turn;
    *place = place_of(place, state);
    if (action->seat >= 0)
        place->decisions[action->seat]++;
    else if (turn->to_act == SABACC_CROUPIER)
        place->chance[turn->due][family_of(turn)]++;
}

/* Hand, round and number share 32 bits. Games in which they need more only repeat a generator. */
static Rng numbered(const MatchPlace *now, int64_t seed, uint32_t number, int stream) {
    return match_rng(seed, (uint32_t)now->hand << 16 | (uint32_t)(now->round & 0xf) << 12 | (number & 0xfff),
                     stream);
}

Rng place_chance(const MatchPlace *place, const SabaccState *state, int64_t seed) {
    const SabaccTurn *turn = &state->table.turn;
    MatchPlace now = place_of(place, state);
    int family = family_of(turn);
    return numbered(&now, seed, now.chance[turn->due][family], CHANCE_STREAM + turn->due * 4 + family);
}

Rng place_decision(const MatchPlace *place, const SabaccState *state, int64_t seed, int seat) {
    MatchPlace now = place_of(place, state);
    return numbered(&now, seed, now.decisions[seat], DECISION_STREAM + seat);
}

Rng place_timer(const MatchPlace *place, const SabaccState *state, int64_t seed, int seat) {
    MatchPlace now = place_of(place, state);
    return numbered(&now, seed, now.decisions[seat], TIMER_STREAM + seat);
}
