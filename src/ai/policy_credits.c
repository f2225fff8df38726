#include "ai/policy.h"

int policy_price(const SabaccTable *table, SabaccOptionId id) {
    enum { HAND_POT, PERCENT, FIXED }; /* forms of the penalties in options.def; then `none` */
    enum { MAX = 4 * CHANCE_ONE };
    SabaccValue penalty = sabacc_option(table, id);
    int64_t price = 0;
    if (penalty.form == HAND_POT) price = CHANCE_ONE;
    if (penalty.form == PERCENT) price = (int64_t)penalty.n * CHANCE_ONE / 100;
    if (penalty.form == FIXED && table->hand_pot > 0)
        price = (int64_t)penalty.n * CHANCE_ONE / table->hand_pot;
    return price < MAX ? (int)price : MAX;
}

bool policy_has_broken_rule(const SabaccTable *table, int seat) {
    SabaccDiscards rule = sabacc_discards(table, seat);
    return !rule.is_met && rule.left <= 0;
}

static int own_chance(const SabaccTable *table, int seat, const HandEstimator *estimator, int64_t *pot) {
    SabaccWorth worth;
    *pot = table->hand_pot;
    if (!sabacc_seat_worth(table, seat, &worth)) return CHANCE_ONE / (estimator->rivals + 1);
    if (policy_has_broken_rule(table, seat)) return 0;
    if (worth.takes_sabacc_pot) *pot += table->sabacc_pot;
    return estimator_chance(estimator, table, worth.key);
}

static void stake(const SabaccTable *table, int seat, const SabaccOffer *offer, Rng *rng,
                  SabaccAction *action) {
    action->verb = offer->verb;
    action->amount = choices_amount(table, seat, offer, 4 + (int)rng_below(rng, 13));
}

/* No bet to answer: leads, nearly always, with a hand above its share, and with no other. */
static void lead(const SabaccTable *table, int seat, const SabaccOffer *offer, int chance, Rng *rng,
                 SabaccAction *action) {
    int fair = CHANCE_ONE / seats_count(sabacc_active(table));
    bool is_good = chance * 5 > fair * 7;
    action->verb = SABACC_VERB_CHECK;
    if (offer != NULL && is_good && rng_below(rng, 8) > 0) stake(table, seat, offer, rng, action);
}

/* A bet to answer: folds if the chance, reduced because a seat bets, does not earn three quarters of the
 * price; folding more loses by it. */
static void answer(const SabaccTable *table, int seat, const SabaccOffers *offers, int chance, int64_t pot,
                   Rng *rng, SabaccAction *action) {
    int64_t owed = table->turn.level - table->seat[seat].bet;
    if (owed > table->seat[seat].credits) owed = table->seat[seat].credits;
    int64_t dimmed = chance - chance * owed / (3 * (pot + owed)) + (int64_t)rng_below(rng, 129) - 64;
    const SabaccOffer *raise = choices_offer(offers, SABACC_VERB_RAISE);
    action->verb = SABACC_VERB_MATCH;
    if (choices_offer(offers, SABACC_VERB_MATCH) == NULL ||
        dimmed * (pot + owed) * 4 < owed * CHANCE_ONE * 3) {
        action->verb = SABACC_VERB_FOLD;
    } else if (raise != NULL && chance * 2 > CHANCE_ONE + CHANCE_ONE / 4 && rng_below(rng, 4) == 0) {
        stake(table, seat, raise, rng, action);
    }
}

void policy_bet(const SabaccTable *table, int seat, const SabaccOffers *offers,
                const HandEstimator *estimator, Rng *rng, SabaccAction *action) {
    int64_t pot;
    int chance = own_chance(table, seat, estimator, &pot);
    *action = (SabaccAction){.seat = (int8_t)seat};
    if (choices_offer(offers, SABACC_VERB_CHECK) != NULL)
        lead(table, seat, choices_offer(offers, SABACC_VERB_BET), chance, rng, action);
    else
        answer(table, seat, offers, chance, pot, rng, action);
}

bool policy_bet_calmly(int seat, const SabaccOffers *offers, SabaccAction *action) {
    static const SabaccVerb mild[] = {SABACC_VERB_CHECK, SABACC_VERB_MATCH, SABACC_VERB_FOLD};
    for (int i = 0; i < 3; i++) {
        if (choices_offer(offers, mild[i]) == NULL) continue;
        *action = (SabaccAction){.seat = (int8_t)seat, .verb = (uint8_t)mild[i]};
        return true;
    }
    return false;
}
