/* Short cuts of play-outs against the long way round: the same standing as by counting the whole scale, the
 * same change of a hand as by weighing all of them to the end. */
#include "ai/playout.h"
#include "ai/policy.h"
#include "ai_support.h"

#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>
#include <string.h>

/* ---- the scale ---- */

static int counted_standing(const uint64_t *keys, int count, uint64_t key) {
    int below = 0, equal = 0;
    for (int i = 0; i < count; i++) {
        below += keys[i] < key;
        equal += keys[i] == key;
    }
    return equal > 0 ? (2 * below + equal) * CHANCE_ONE / (2 * count) : below * CHANCE_ONE / count;
}

/* Below, on and between all keys, of scales that end in every place of the search. */
static void test_standings_are_counts_of_the_scale(void **unused) {
    (void)unused;
    enum { APART = 3 };
    static const uint32_t kinds[] = {1, 40, 1000000};
    Rng rng = rng_of(11, 1);
    for (int count = 1; count <= ESTIMATOR_KEYS; count++)
        for (size_t kind = 0; kind < sizeof kinds / sizeof *kinds; kind++) {
            HandEstimator estimator = {.key_count = 0};
            uint64_t keys[ESTIMATOR_KEYS], sorted[ESTIMATOR_KEYS];
            for (int i = 0; i < count; i++) keys[i] = APART * (1 + rng_below(&rng, kinds[kind]));
            memcpy(sorted, keys, sizeof keys);
            estimator_set_scale(&estimator, sorted, count);
            for (int i = 0; i < count; i++)
                for (uint64_t key = keys[i] - 1; key <= keys[i] + 1; key++)
                    assert_int_equal(estimator_standing(&estimator, key), counted_standing(keys, count, key));
        }
}

/* ---- changes of a hand ---- */

enum { LOOKS = 3 };

typedef struct Weighed {
    const SabaccTable *table;
    const HandEstimator *estimator;
    SabaccCard looks[LOOKS];
    int best;
    SabaccAction action;
} Weighed;

static int standing_of(const Weighed *weighed, int slot, SabaccCard card) {
    const SabaccTable *table = weighed->table;
    int seat = table->turn.to_act, count = 0;
    SabaccCard cards[SABACC_MAX_HAND + 1];
    for (int i = 0; i < table->seat[seat].hand_count; i++)
        if (i != slot) cards[count++] = table->seat[seat].hand[i];
    if (card != SABACC_CARD_NONE) cards[count++] = card;
    SabaccWorth worth = sabacc_worth(table, seat, cards, count);
    if (worth.rank != SABACC_RANK_BOMB) return estimator_standing(weighed->estimator, worth.key);
    int off = worth.total < 0 ? -worth.total : worth.total;
    return -policy_price(table, SABACC_OPTION_BOMB_PENALTY) / 2 - off;
}

static void weigh(Weighed *weighed, const SabaccOffer *offer, int slot) {
    const SabaccTable *table = weighed->table;
    bool takes = offer->verb == SABACC_VERB_DRAW || offer->verb == SABACC_VERB_TRADE;
    int standing = 0;
    if (!takes)
        standing = standing_of(weighed, slot, SABACC_CARD_NONE);
    else if (offer->pile == SABACC_PILE_DISCARD)
        standing = standing_of(weighed, slot, table->discard[table->discard_count - 1]);
    else
        for (int i = 0; i < LOOKS; i++) standing += standing_of(weighed, slot, weighed->looks[i]);
    if (takes && offer->pile != SABACC_PILE_DISCARD) standing /= LOOKS;
    if (standing <= weighed->best) return;
    weighed->best = standing;
    weighed->action.verb = offer->verb;
    weighed->action.pile = offer->pile;
    weighed->action.card = slot < 0 ? SABACC_CARD_NONE : table->seat[table->turn.to_act].hand[slot];
}

/* All of them to the end, in the order of the offers. */
static SabaccAction weigh_all(const SabaccTable *table, const SabaccOffers *offers,
                              const HandEstimator *estimator, Rng rng) {
    Weighed weighed = {
        .table = table, .estimator = estimator, .best = INT32_MIN, .action = {.seat = table->turn.to_act}};
    for (int i = 0; i < LOOKS; i++)
        weighed.looks[i] = estimator->pool[rng_below(&rng, (uint32_t)estimator->pool_count)];
    for (int i = 0; i < offers->count; i++) {
        const SabaccOffer *offer = &offers->list[i];
        if (offer->verb == SABACC_VERB_FIELD || offer->verb == SABACC_VERB_UNFIELD) continue;
        uint32_t slots = offer->kind == SABACC_OFFER_CARD ? offer->cards : 0;
        if (slots == 0) weigh(&weighed, offer, -1);
        for (; slots != 0; slots &= slots - 1) weigh(&weighed, offer, __builtin_ctz(slots));
    }
    return weighed.action;
}

/* What the test itself can weigh, beside cards that may be fielded, which changes nothing. */
static bool is_change(const SabaccOffers *offers) {
    static const uint64_t known = CHOICES_BIT(DRAW) | CHOICES_BIT(TRADE) | CHOICES_BIT(DISCARD) |
                                  CHOICES_BIT(STAND) | CHOICES_BIT(FIELD) | CHOICES_BIT(UNFIELD);
    return choices_offer(offers, SABACC_VERB_STAND) != NULL && (choices_verbs(offers) & ~known) == 0;
}

static int compare_changes(const char *game, uint64_t seed) {
    SabaccSetup setup = support_setup(sabacc_game_find(game), 3);
    SabaccState state;
    Rng rng = rng_of(seed, 2);
    int compared = 0;
    sabacc_start(&state, &setup, NULL);
    while (support_to_seat(&state, &rng)) {
        SabaccView view;
        SabaccOffers offers;
        SabaccAction action;
        HandEstimator estimator;
        int seat = sabacc_need(&state);
        sabacc_view(&state, seat, &view);
        sabacc_legal(&state, seat, &offers);
        if (is_change(&offers)) {
            Lesson lesson = {.view = &view, .rehearsals = 8, .seed = seed};
            playout_learn(&estimator, &lesson);
            SabaccAction expected = weigh_all(&state.table, &offers, &estimator, rng);
            assert_true(policy_improve(&state.table, seat, &offers, &estimator, LOOKS, &rng, &action));
            assert_true(support_same_action(&action, &expected));
            compared++;
        }
        sabacc_random_action(&state, &rng, &action);
        support_apply(&state, &action);
    }
    return compared;
}

static void test_the_best_change_is_found(void **unused) {
    (void)unused;
    static const char *const games[] = {"corellian-spike", "classic", "low-tech"};
    for (size_t game = 0; game < sizeof games / sizeof *games; game++) {
        int compared = 0;
        for (uint64_t seed = 1; seed <= 40; seed++) compared += compare_changes(games[game], seed);
        assert_true(compared > 40);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_standings_are_counts_of_the_scale),
        cmocka_unit_test(test_the_best_change_is_found),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
