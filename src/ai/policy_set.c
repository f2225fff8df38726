#include "ai/policy.h"

/* How a seat plays a turn of a set: its main card is on the table, and it may play a side card (PZ-2). */

enum {
    GOAL = SABACC_SET_POINTS,
    GOOD = GOAL - 2, /* stand on it while the other draws on */
    FAIR = GOAL - 3, /* stand on it if a further card would probably exceed the goal */
};

/* The chance that the next main card exceeds the goal, in 1024ths. */
static int risk_at(const SabaccTable *table, int seat, const HandEstimator *estimator, int total) {
    int over = 0;
    for (int i = 0; i < estimator->pool_count; i++)
        over += total + sabacc_card_value(table, seat, estimator->pool[i]) > GOAL;
    return estimator->pool_count == 0 ? 0 : over * CHANCE_ONE / estimator->pool_count;
}

typedef struct CardPlay {
    int total; /* afterwards, INT_MIN if there is none */
    SabaccCard card;
    int8_t sign;
} CardPlay;

/* The highest total within the goal that a hand card gives; of equal ones, the least flexible card. */
static CardPlay best_play(const SabaccTable *table, int seat, const SabaccOffers *offers) {
    CardPlay best = {.total = INT32_MIN};
    for (int i = 0; i < offers->count; i++) {
        const SabaccOffer *offer = &offers->list[i];
        if (offer->verb != SABACC_VERB_PLAY) continue;
        SabaccCard card = table->seat[seat].hand[__builtin_ctz(offer->cards)];
        int total = sabacc_table_total_with(table, seat, card, offer->sign);
        bool is_plainer = total == best.total && best.sign != 0 && offer->sign == 0;
        if (total > GOAL || (total <= best.total && !is_plainer)) continue;
        best = (CardPlay){.total = total, .card = card, .sign = offer->sign};
    }
    return best;
}

typedef enum SetStep { SET_ENDS, SET_STANDS, SET_PLAYS } SetStep;

/* The other seat stands: only a higher total wins. */
static SetStep chase(int total, int other, int best, int risk) {
    if (total > other) return SET_STANDS;
    if (best > other) return SET_PLAYS;
    return total == other && risk > CHANCE_ONE / 2 ? SET_STANDS : SET_ENDS;
}

static SetStep race(int total, int best, int risk) {
    if (total >= GOOD) return SET_STANDS;
    if (best == GOAL || (best >= GOOD && risk > CHANCE_ONE / 2)) return SET_PLAYS;
    return total >= FAIR && risk > CHANCE_ONE / 2 ? SET_STANDS : SET_ENDS;
}

static SetStep step_of(const SabaccTable *table, int seat, const HandEstimator *estimator, int best) {
    const SabaccSeat *other = &table->seat[1 - seat];
    int total = sabacc_table_total(table, seat), risk = risk_at(table, seat, estimator, total);
    if (total > GOAL) return best > INT32_MIN ? SET_PLAYS : SET_ENDS;
    return other->stood ? chase(total, sabacc_table_total(table, 1 - seat), best, risk)
                        : race(total, best, risk);
}

/* A main card, unless one would exceed the goal (PZ-6). */
static bool choose_main(const SabaccTable *table, int seat, const SabaccOffers *offers,
                        const HandEstimator *estimator, SabaccAction *action) {
    if (choices_offer(offers, SABACC_VERB_MAIN) == NULL) return false;
    int total = sabacc_table_total(table, seat);
    bool is_enough = total >= FAIR && risk_at(table, seat, estimator, total) > CHANCE_ONE / 2;
    *action = (SabaccAction){.seat = (int8_t)seat, .verb = is_enough ? SABACC_VERB_NONE : SABACC_VERB_MAIN};
    return true;
}

bool policy_set(const SabaccTable *table, int seat, const SabaccOffers *offers,
                const HandEstimator *estimator, SabaccAction *action) {
    static const uint8_t verbs[] = {
        [SET_ENDS] = SABACC_VERB_END, [SET_STANDS] = SABACC_VERB_STAND, [SET_PLAYS] = SABACC_VERB_PLAY};
    if (choose_main(table, seat, offers, estimator, action)) return true;
    if (choices_offer(offers, SABACC_VERB_END) == NULL) return false;
    CardPlay best = best_play(table, seat, offers);
    SetStep step = step_of(table, seat, estimator, best.total);
    *action = (SabaccAction){.seat = (int8_t)seat, .verb = verbs[step]};
    if (step != SET_PLAYS) return true;
    action->card = best.card;
    action->sign = best.sign;
    return true;
}
