#include "ai/policy.h"

#include "ai/bettor.h"
#include "ai/score.h"

#include <assert.h>

/* ---- calls, fields, declarations ---- */

/* A hand that would bomb out if all were shown now (CA-3, DR-3), or that is unknown. */
static bool is_unfit(const SabaccTable *table, int seat, SabaccWorth *worth) {
    return !sabacc_seat_worth(table, seat, worth) || worth->rank == SABACC_RANK_BOMB ||
           !sabacc_discards(table, seat).is_met;
}

/* A call ends the hand while it is good, at the risk of the penalty. If play continues the hand may shift and
 * others improve: it then keeps most of its chance, mixed with an even one. */
static bool would_call(const SabaccTable *table, int seat, const HandEstimator *estimator) {
    SabaccWorth worth;
    if (is_unfit(table, seat, &worth)) return false;
    int chance = estimator_chance_shown(estimator, table, worth.key);
    int even = CHANCE_ONE / seats_count(sabacc_active(table));
    int risk = (CHANCE_ONE - chance) * policy_price(table, SABACC_OPTION_CALL_PENALTY) / CHANCE_ONE;
    return chance - risk > (7 * chance + even) / 8;
}

/* As hands are called in play, where a search decides: a study of hands that run to the round limit would
 * tell nothing of them. */
static bool would_call_early(const SabaccTable *table, int seat, const HandEstimator *estimator) {
    SabaccWorth worth;
    if (is_unfit(table, seat, &worth)) return false;
    int chance = estimator_chance_shown(estimator, table, worth.key);
    int even = CHANCE_ONE / seats_count(sabacc_active(table));
    int risk = (CHANCE_ONE - chance) * policy_price(table, SABACC_OPTION_CALL_PENALTY) / (2 * CHANCE_ONE);
    return (chance - risk - even) * 3 > CHANCE_ONE - even;
}

static int standing_of(const SabaccTable *table, int seat, const HandEstimator *estimator) {
    SabaccWorth worth;
    return is_unfit(table, seat, &worth) ? 0 : estimator_standing(estimator, worth.key);
}

ChoicesWanted policy_wants(const SabaccTable *table, int seat, const HandEstimator *estimator) {
    SabaccWorth worth = {.rank = SABACC_RANKS};
    bool unfit = is_unfit(table, seat, &worth);
    bool is_good = standing_of(table, seat, estimator) >= CHANCE_ONE / 2;
    uint32_t pair = policy_pair(table, seat, estimator);
    if (pair != 0) return (ChoicesWanted){.call = !unfit, .field = true, .unfield = true, .pair = pair};
    return (ChoicesWanted){.free_fold = worth.rank == SABACC_RANK_BOMB || policy_has_broken_rule(table, seat),
                           .call = !unfit,
                           .field = is_good && estimator->has_shifts,
                           .unfield = !is_good};
}

static void field(const SabaccTable *table, int seat, const SabaccOffer *offer, SabaccAction *action) {
    *action = (SabaccAction){
        .seat = (int8_t)seat, .verb = SABACC_VERB_FIELD, .card = choices_field(table, seat, offer)};
}

/* The offer to field a card, if shifts occur and the hand is worth keeping. */
static const SabaccOffer *field_offer(const SabaccTable *table, int seat, const SabaccOffers *offers,
                                      const HandEstimator *estimator) {
    const SabaccOffer *offer = estimator->has_shifts ? choices_offer(offers, SABACC_VERB_FIELD) : NULL;
    if (offer == NULL || standing_of(table, seat, estimator) * 8 < CHANCE_ONE * 5) return NULL;
    return offer;
}

static int32_t declared_total(const SabaccTable *table, int seat, const HandEstimator *estimator, bool bluffs,
                              Rng *rng) {
    const SabaccSeat *own = &table->seat[seat];
    if (!bluffs || estimator->pool_count < 2 || rng_below(rng, 2) == 0)
        return sabacc_worth(table, seat, own->hand, own->hand_count).total;
    uint32_t cards = (uint32_t)estimator->pool_count, first = rng_below(rng, cards);
    uint32_t second = (first + 1 + rng_below(rng, cards - 1)) % cards;
    return sabacc_card_value(table, seat, estimator->pool[first]) +
           sabacc_card_value(table, seat, estimator->pool[second]);
}

bool policy_declare(const SabaccTable *table, int seat, const SabaccOffers *offers,
                    const HandEstimator *estimator, bool bluffs, Rng *rng, SabaccAction *action) {
    const SabaccOffer *offer = choices_offer(offers, SABACC_VERB_DECLARE);
    if (offer == NULL) return false;
    if (offer->kind == SABACC_OFFER_PLAIN) offer = &offers->list[rng_below(rng, (uint32_t)offers->count)];
    sabacc_offer_pick(table, seat, offer, rng, action);
    if (offer->kind != SABACC_OFFER_AMOUNT) return true;
    int32_t total = declared_total(table, seat, estimator, bluffs, rng);
    action->amount = total < offer->min ? offer->min : total > offer->max ? offer->max : total;
    return true;
}

/* ---- all together ---- */

static bool play_plain(int seat, SabaccVerb verb, SabaccAction *action) {
    *action = (SabaccAction){.seat = (int8_t)seat, .verb = (uint8_t)verb};
    return true;
}

static bool is_worth_calling(const SabaccTable *table, int seat, const HandEstimator *estimator,
                             PolicyMood mood) {
    if (policy_faces_house(table)) return policy_calls_house(table, seat);
    return mood == POLICY_STUDY ? would_call_early(table, seat, estimator)
                                : would_call(table, seat, estimator);
}

/* Calls, or passes; does not call while its own bet is pending (CS-3). */
static bool choose_call(const SabaccTable *table, int seat, const SabaccOffers *offers,
                        const HandEstimator *estimator, PolicyMood mood, SabaccAction *action) {
    if (choices_offer(offers, SABACC_VERB_CALL) == NULL) return false;
    bool is_good = is_worth_calling(table, seat, estimator, mood);
    if (table->pending == 0 && is_good) return play_plain(seat, SABACC_VERB_CALL, action);
    return choices_offer(offers, SABACC_VERB_PASS) != NULL && play_plain(seat, SABACC_VERB_PASS, action);
}

bool policy_before_bet(const SabaccTable *table, int seat, const SabaccOffers *offers,
                       const HandEstimator *estimator, SabaccAction *action) {
    const SabaccOffer *offer = field_offer(table, seat, offers, estimator);
    if (offer != NULL) {
        field(table, seat, offer, action);
        return true;
    }
    bool may_call = choices_offer(offers, SABACC_VERB_CALL) != NULL && table->pending == 0;
    return may_call && would_call_early(table, seat, estimator) && play_plain(seat, SABACC_VERB_CALL, action);
}

/* Improves the hand; if it is left unchanged a card is fielded. */
static bool choose_cards(const SabaccTable *table, int seat, const SabaccOffers *offers,
                         const HandEstimator *estimator, Rng *rng, SabaccAction *action) {
    enum { LOOKS = 3, LOOKS_OF_TWO_FAMILIES = 6 };
    bool has_families = sabacc_family(table, seat, 0) != SABACC_NO_FAMILY;
    int looks = has_families ? LOOKS_OF_TWO_FAMILIES : LOOKS;
    SabaccOffers obeyed = *offers;
    choices_obey(table, seat, &obeyed);
    if (!policy_improve(table, seat, &obeyed, estimator, looks, rng, action)) return false;
    const SabaccOffer *offer = field_offer(table, seat, &obeyed, estimator);
    bool stays = action->verb == SABACC_VERB_STAND || action->verb == SABACC_VERB_DONE;
    if (stays && offer != NULL) field(table, seat, offer, action);
    return true;
}

static bool choose_credits(const SabaccTable *table, int seat, const SabaccOffers *offers,
                           const HandEstimator *estimator, PolicyMood mood, Rng *rng, SabaccAction *action) {
    if (choices_offer(offers, SABACC_VERB_FOLD) == NULL) return false;
    const SabaccOffer *offer = field_offer(table, seat, offers, estimator);
    const Temperament usual = temperament_of(NULL);
    bool is_trained = mood == POLICY_PLAYS && estimator->study != NULL;
    if (offer != NULL)
        field(table, seat, offer, action);
    else if (is_trained && bettor_choose(table, seat, offers, estimator->study, &usual, rng, action))
        return true;
    else if (mood == POLICY_PLAYS || !policy_bet_calmly(seat, offers, action))
        policy_bet(table, seat, offers, estimator, rng, action);
    return true;
}

/* ---- one of two dice (KE-4, KE-8) ---- */

/* The worth of the seat's hand with the value; or if that ends the hand, what the seat then has. */
static int64_t worth_choosing(const SabaccState *state, const SabaccAction *action) {
    SabaccState after = *state;
    SabaccWorth worth;
    Horizon horizon = horizon_of(&state->table);
    SabaccError error = sabacc_apply(&after, action, NULL);
    assert(error == SABACC_OK);
    if (!horizon_goes_on(&after.table, horizon)) return score_of(&after.table, action->seat);
    return sabacc_seat_worth(&after.table, action->seat, &worth) ? (int64_t)worth.key : 0;
}

static bool choose_value(const SabaccState *state, int seat, const SabaccOffers *offers,
                         SabaccAction *action) {
    const SabaccOffer *offer = choices_offer(offers, SABACC_VERB_CHOOSE);
    int64_t best = INT64_MIN;
    if (offer == NULL) return false;
    for (uint32_t values = offer->cards; values != 0; values &= values - 1) {
        SabaccAction choice = {
            .seat = (int8_t)seat, .verb = SABACC_VERB_CHOOSE, .amount = __builtin_ctz(values)};
        int64_t worth = worth_choosing(state, &choice);
        if (worth <= best) continue;
        best = worth;
        *action = choice;
    }
    return true;
}

/* Only those answer whose verbs are offered. */
void policy_choose(const SabaccState *state, const SabaccOffers *offers, const HandEstimator *estimator,
                   PolicyMood mood, Rng *rng, SabaccAction *action) {
    static const uint64_t turn_of_set = CHOICES_BIT(MAIN) | CHOICES_BIT(END);
    static const uint64_t changes =
        CHOICES_BIT(STAND) | CHOICES_BIT(DRAW) | CHOICES_BIT(DISCARD) | CHOICES_BIT(BUY) | CHOICES_BIT(DONE);
    const SabaccTable *table = &state->table;
    const uint64_t verbs = choices_verbs(offers);
    int seat = table->turn.to_act;
    if (verbs & turn_of_set && policy_set(table, seat, offers, estimator, action)) return;
    if (verbs & CHOICES_BIT(CALL) && choose_call(table, seat, offers, estimator, mood, action)) return;
    if (verbs & CHOICES_BIT(FOLD) && choose_credits(table, seat, offers, estimator, mood, rng, action))
        return;
    if (verbs & CHOICES_BIT(KEEP) && policy_keep(table, seat, offers, action)) return;
    if (verbs & CHOICES_BIT(DONE) && policy_pair_up(table, seat, offers, estimator, action)) return;
    if (verbs & changes && choose_cards(table, seat, offers, estimator, rng, action)) return;
    if (verbs & CHOICES_BIT(CHOOSE) && choose_value(state, seat, offers, action)) return;
    if (verbs & CHOICES_BIT(DECLARE) && policy_declare(table, seat, offers, estimator, false, rng, action))
        return;
    SabaccOffers liked = *offers;
    choices_between_hands(table, seat, &liked);
    sabacc_offer_pick(table, seat, &liked.list[rng_below(rng, (uint32_t)liked.count)], rng, action);
}
