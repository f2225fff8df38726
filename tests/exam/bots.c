#include "bots.h"

/* Chances are in 1024ths. The chance to beat all rivals, each like one drawn at random. */
static int chance_of(const BettingSight *sight, int share) {
    int chance = CHANCE_ONE;
    for (int rival = 0; rival < sight->rivals; rival++) chance = chance * share / CHANCE_ONE;
    return chance;
}

/* Where a chance is worth what is owed. */
static bool pays(const BettingSight *sight, int chance) {
    return (int64_t)chance * (sight->pot + sight->owed) >= sight->owed * CHANCE_ONE;
}

/* Bets or raises by the pot whenever it may. */
static int64_t maniac(const BettingSight *sight, int share, Rng *rng) {
    (void)share;
    (void)rng;
    return sight->pot + sight->owed;
}

static int64_t all_in(const BettingSight *sight, int share, Rng *rng) {
    (void)share;
    (void)rng;
    return sight->own;
}

static int64_t caller(const BettingSight *sight, int share, Rng *rng) {
    (void)sight;
    (void)share;
    (void)rng;
    return 0;
}

/* Bets and raises by the pot with the best tenth; matches with the best quarter what is at most half the
 * pot. */
static int64_t nit(const BettingSight *sight, int share, Rng *rng) {
    (void)share;
    (void)rng;
    if (sight->strength * 10 >= 9 * STUDY_STRENGTHS) return sight->pot + sight->owed;
    if (sight->strength * 4 >= 3 * STUDY_STRENGTHS && sight->owed * 2 <= sight->pot) return 0;
    return sight->owed > 0 ? -1 : 0;
}

/* Never bets; matches what its chance against random hands pays. */
static int64_t pot_odds(const BettingSight *sight, int share, Rng *rng) {
    (void)rng;
    return pays(sight, chance_of(sight, share)) ? 0 : -1;
}

/* Bets 3/4 of the pot with the best third; raises with the best eighth; a bet of b to a pot of p makes it ask
 * for hands among the best (p+b)/(p+2b) of those that would bet. */
static int64_t tight_aggressive(const BettingSight *sight, int share, Rng *rng) {
    (void)share;
    (void)rng;
    int need = (int)(STUDY_STRENGTHS * (sight->pot + 2 * sight->owed) / (sight->pot + 3 * sight->owed));
    if (sight->owed == 0) return sight->strength * 3 >= 2 * STUDY_STRENGTHS ? sight->pot * 3 / 4 : 0;
    if (sight->strength * 8 >= 7 * STUDY_STRENGTHS) return (sight->pot + sight->owed) * 3 / 4;
    return sight->strength >= need * 3 / 4 ? 0 : -1;
}

/* Bets three times the pot with its best eighth, never bluffs, and otherwise plays by pot odds. */
static int64_t overbettor(const BettingSight *sight, int share, Rng *rng) {
    if (sight->strength * 8 >= 7 * STUDY_STRENGTHS) return 3 * (sight->pot + sight->owed);
    if (sight->owed > 0 && sight->strength * 2 < STUDY_STRENGTHS) return -1;
    return pot_odds(sight, share, rng);
}

/* Bets the pot with anything half of the time, and gives up to a raise. */
static int64_t bluffer(const BettingSight *sight, int share, Rng *rng) {
    if (sight->owed == 0) return rng_below(rng, 2) == 0 ? sight->pot : 0;
    return sight->has_bet && share < CHANCE_ONE * 3 / 4 ? -1 : pot_odds(sight, share, rng);
}

const Bot exam_bots[] = {
    {"maniac", maniac},         {"all-in", all_in},
    {"caller", caller},         {"nit", nit},
    {"pot-odds", pot_odds},     {"tight-aggressive", tight_aggressive},
    {"overbettor", overbettor}, {"bluffer", bluffer},
};
int exam_bot_count(void) { return (int)(sizeof exam_bots / sizeof exam_bots[0]); }

bool exam_is_bet(const SabaccOffers *offers) {
    bool may_stay =
        choices_offer(offers, SABACC_VERB_CHECK) != NULL || choices_offer(offers, SABACC_VERB_MATCH) != NULL;
    return may_stay && choices_offer(offers, SABACC_VERB_FOLD) != NULL;
}

SabaccAction exam_bet(const SabaccTable *table, int seat, const SabaccOffers *offers, int64_t adds) {
    const SabaccOffer *raise = choices_offer(offers, SABACC_VERB_BET);
    bool checks = choices_offer(offers, SABACC_VERB_CHECK) != NULL;
    SabaccVerb mild = checks ? SABACC_VERB_CHECK : adds < 0 ? SABACC_VERB_FOLD : SABACC_VERB_MATCH;
    SabaccAction action = {.seat = (int8_t)seat, .verb = (uint8_t)mild};
    if (raise == NULL) raise = choices_offer(offers, SABACC_VERB_RAISE);
    if (adds <= 0 || raise == NULL) return action;
    int64_t amount = table->turn.level + adds;
    if (amount < raise->min) amount = raise->min;
    if (amount > raise->max) amount = raise->max;
    action.verb = raise->verb;
    action.amount = (int32_t)amount;
    return action;
}
