#include "ai/policy.h"

/* How a seat chooses its field against the house, where dice may take every card outside it (CS-2). */

enum { LOOKS = 8, STRIDE = 5 }; /* over the possible cards, which are sorted */

/* The expected value of the two cards with random others: computed the same way whenever it is asked in a
 * round, so that no card moves back and forth. */
static int prospect(const SabaccTable *table, int seat, const HandEstimator *estimator, uint32_t pair) {
    enum { BOMBED = -8, SABACC = 32 };
    const SabaccSeat *own = &table->seat[seat];
    int sum = 0, next = 0; /* copies of a card are equivalent: they are replaced alike */
    for (int look = 0; look < LOOKS; look++) {
        SabaccCard cards[SABACC_MAX_HAND];
        for (int i = 0; i < own->hand_count; i++)
            cards[i] =
                pair >> i & 1 ? own->hand[i] : estimator->pool[next++ * STRIDE % estimator->pool_count];
        SabaccWorth worth = sabacc_worth(table, seat, cards, own->hand_count);
        sum += worth.rank == SABACC_RANK_BOMB ? BOMBED : worth.takes_sabacc_pot ? SABACC : worth.total;
    }
    return sum;
}

bool policy_faces_house(const SabaccTable *table) {
    return sabacc_house_seat(table) != SABACC_NOBODY && sabacc_uses(table, SABACC_VERB_FIELD);
}

/* The house calls with 19 or more, and bombs out oftener than it gets there: 8 is enough to stop with. */
bool policy_calls_house(const SabaccTable *table, int seat) {
    enum { ENOUGH = 8 };
    SabaccWorth worth;
    if (!sabacc_seat_worth(table, seat, &worth) || worth.rank == SABACC_RANK_BOMB) return false;
    return worth.takes_sabacc_pot || worth.total >= ENOUGH;
}

uint32_t policy_pair(const SabaccTable *table, int seat, const HandEstimator *estimator) {
    const SabaccSeat *own = &table->seat[seat];
    uint32_t best_pair = 0;
    int best = INT32_MIN;
    if (!policy_faces_house(table) || estimator->pool_count == 0) return 0;
    for (int one = 0; one < own->hand_count; one++)
        for (int other = one + 1; other < own->hand_count; other++) {
            uint32_t pair = UINT32_C(1) << one | UINT32_C(1) << other;
            int value = prospect(table, seat, estimator, pair);
            if (value <= best) continue;
            best = value;
            best_pair = pair;
        }
    return best_pair;
}

static bool move(const SabaccTable *table, int seat, const SabaccOffer *offer, uint32_t slots,
                 SabaccAction *action) {
    if (offer == NULL || (offer->cards & slots) == 0) return false;
    *action = (SabaccAction){.seat = (int8_t)seat,
                             .verb = offer->verb,
                             .card = table->seat[seat].hand[__builtin_ctz(offer->cards & slots)]};
    return true;
}

bool policy_pair_up(const SabaccTable *table, int seat, const SabaccOffers *offers,
                    const HandEstimator *estimator, SabaccAction *action) {
    if (choices_offer(offers, SABACC_VERB_DONE) == NULL) return false;
    uint32_t pair = policy_pair(table, seat, estimator);
    if (pair == 0) return false;
    if (move(table, seat, choices_offer(offers, SABACC_VERB_UNFIELD), ~pair, action)) return true;
    if (move(table, seat, choices_offer(offers, SABACC_VERB_FIELD), pair, action)) return true;
    *action = (SabaccAction){.seat = (int8_t)seat, .verb = SABACC_VERB_DONE};
    return true;
}
