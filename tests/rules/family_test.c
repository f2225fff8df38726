/* The 76-card family beyond single cases: the sums of the decks, the bound on a hand's rounds, and the best
 * choice of a hold'em field against every possible choice, and who knows of a device. */
#include "rules_support.h"

#include <stdio.h>
#include <string.h>

#include "rules/private.h"

static const char *const family[] = {"classic", "brockley", "force", "swag", "standard", "low-tech", "local"};
enum { FAMILY = sizeof family / sizeof family[0] };

/* ---- decks by figures reckoned by hand ---- */

static int deck_sum(const char *game, const char *options, SabaccAlignment alignment) {
    SabaccSetup setup = setup_of(game, 2, 100, options);
    SabaccState state = start_of(&setup);
    SabaccCard cards[SABACC_MAX_PILE];
    uint8_t copies[SABACC_MAX_PILE];
    int kinds = sabacc_deck_list(setup.game, cards, copies), sum = 0;
    state.table.seat[0].alignment = (uint8_t)alignment;
    for (int i = 0; i < kinds; i++) sum += copies[i] * sabacc_card_value(&state.table, 0, cards[i]);
    return sum;
}

/* Four suits of 1 + … + 15 = 120 are 480. The arcana, twice each: 0 −2 −8 −11 −13 −14 −15 −17 = −80, that is
 * −160. */
static void test_deck_of_classic(void **unused) {
    (void)unused;
    assert_int_equal(deck_sum("classic", "", SABACC_UNALIGNED), 480 - 160);
    assert_int_equal(deck_sum("standard", "moderation=-13", SABACC_UNALIGNED), 480 - 158);
    assert_int_equal(deck_sum("swag", "star=-10", SABACC_UNALIGNED), 480 - 146);
    assert_int_equal(deck_sum("low-tech", "moderation=-13;star=-10", SABACC_UNALIGNED), 480 - 144);
}

/* FO-2: two suits up and two down cancel; the arcana remain, turned over for Dark. */
static void test_deck_of_force(void **unused) {
    (void)unused;
    assert_int_equal(deck_sum("force", "", SABACC_LIGHT), -160);
    assert_int_equal(deck_sum("force", "", SABACC_DARK), 160);
}

/* LT-2: the seven values of every table add up to 30, twice each 60: 7+3+4+12−10+5+9, 7+15−9+3+4+7+3 … */
static void test_decks_of_local_tables(void **unused) {
    static const char *const tables[] = {
        "table=force-array",       "table=sith-array",   "table=smugglers-array", "table=republic-array",
        "table=partnership-array", "table=hunted-array", "table=temporal-array"};
    (void)unused;
    for (size_t i = 0; i < sizeof tables / sizeof tables[0]; i++)
        assert_int_equal(deck_sum("local", tables[i], SABACC_UNALIGNED), 480 + 60);
}

/* ---- no hand is longer than its round limit (CA-2) ---- */

static void play_within(const char *game, int seats, int limit, uint64_t seed) {
    char options[64];
    snprintf(options, sizeof options, "round-limit=%d;end=hands 6", limit);
    SabaccSetup setup = setup_of(game, seats, 200, options);
    SabaccState state = start_of(&setup);
    Rng rng = rng_of(seed, (uint64_t)limit);
    int longest = 0;
    while (!state.table.over) {
        SabaccAction action;
        sabacc_random_action(&state, &rng, &action);
        if (action.verb == SABACC_VERB_FOLD || action.verb == SABACC_VERB_CALL) /* so that hands last */
            sabacc_random_action(&state, &rng, &action);
        assert_int_equal(sabacc_apply(&state, &action, NULL), SABACC_OK);
        if (state.table.round > longest) longest = state.table.round;
    }
    assert_in_range(longest, 1, limit);
}

static void test_rounds_are_bounded(void **unused) {
    (void)unused;
    for (int game = 0; game < FAMILY; game++)
        for (int seats = 2; seats <= 8; seats += 3)
            for (int limit = 1; limit <= 20; limit += limit < 3 ? 1 : 17)
                for (uint64_t seed = 1; seed <= 4; seed++) play_within(family[game], seats, limit, seed);
}

/* ---- the hold'em field against every choice (FD-5) ---- */

/* A shown table: seat 0 has `own`, the others `fields` cards each in their fields, at random. */
static void random_show(SabaccState *state, Rng *rng, int own, int fields) {
    SabaccTable *table = &state->table;
    const Deck *deck = deck_of(table);
    SabaccSet left = deck_all(deck);
    table->shown = table->in_game;
    for (int seat = 0; seat < table->seats; seat++) {
        SabaccSeat *hand = &table->seat[seat];
        hand->hand_count = (uint8_t)(seat == 0 ? own : fields);
        hand->fielded = seat == 0 ? 0 : hand_slots(hand);
        for (int i = 0; i < hand->hand_count; i++) {
            hand->hand[i] = set_random(deck, &left, rng);
            set_remove(deck, &left, hand->hand[i]);
        }
    }
}

typedef struct Best {
    uint64_t key;
    bool positive;
    int count;
} Best;

static bool is_better(Best one, Best other) {
    if (one.key != other.key) return one.key > other.key;
    if (one.positive != other.positive) return one.positive;
    return one.count < other.count;
}

static Best best_of_all(const SabaccTable *table) {
    SabaccCard field[16], cards[32];
    int fielded = 0, own = table->seat[0].hand_count;
    for (int seat = 1; seat < table->seats; seat++)
        for (int i = 0; i < table->seat[seat].hand_count; i++) field[fielded++] = table->seat[seat].hand[i];
    Best best = {0};
    for (uint32_t choice = 0; choice < UINT32_C(1) << fielded; choice++) {
        int count = own;
        memcpy(cards, table->seat[0].hand, (size_t)own);
        for (int i = 0; i < fielded; i++)
            if (choice >> i & 1) cards[count++] = field[i];
        SabaccWorth worth = sabacc_worth(table, 0, cards, count);
        Best tried = {.key = worth.key, .positive = worth.total > 0, .count = count};
        if (choice == 0 || is_better(tried, best)) best = tried;
    }
    return best;
}

static void holdem_is_best(const char *game, const char *options, uint64_t seed) {
    Rng rng = rng_of(seed, 5);
    SabaccSetup setup = setup_of(game, 4, 100, options);
    SabaccState state = start_of(&setup);
    for (int seat = 0; seat < 4; seat++)
        state.table.seat[seat].alignment = (uint8_t)(1 + rng_below(&rng, 2)); /* of force alone */
    random_show(&state, &rng, 2 + (int)rng_below(&rng, 3), 1 + (int)rng_below(&rng, 3));
    SabaccCard cards[SABACC_MAX_COUNTED];
    int8_t from[SABACC_MAX_COUNTED];
    int count = sabacc_counted(&state.table, 0, cards, from);
    SabaccWorth worth = sabacc_worth(&state.table, 0, cards, count);
    Best found = {.key = worth.key, .positive = worth.total > 0, .count = count};
    Best best = best_of_all(&state.table);
    if (is_better(best, found) || is_better(found, best))
        fail_msg("%s, seed %d: expected key %d with %d cards, found %d with %d", game, (int)seed,
                 (int)best.key, best.count, (int)found.key, found.count);
    for (int i = 0; i < count; i++) assert_true((from[i] == 0) == (i < state.table.seat[0].hand_count));
}

static void test_holdem_chooses_best(void **unused) {
    (void)unused;
    for (uint64_t seed = 1; seed <= 60; seed++) {
        holdem_is_best("classic", "holdem-field=on", seed);
        holdem_is_best("force", "holdem-field=on", seed);
        holdem_is_best("standard", "holdem-field=on;arrays=on", seed);
        holdem_is_best("swag", "holdem-field=on;field=free;negative-23=plain", seed);
        holdem_is_best("local", "holdem-field=on;field=free;table=temporal-array", seed);
    }
}

/* ---- devices (PL-3) ---- */

static void sees_device(const SabaccState *state, int viewer, int slot, SabaccCard card) {
    SabaccView view;
    sabacc_view(state, viewer, &view);
    assert_int_equal(view.table.seat[1].device_slot, slot);
    assert_int_equal(view.table.seat[1].device_card, card);
}

static void test_devices_are_their_owners_until_the_showdown(void **unused) {
    (void)unused;
    SabaccSetup setup = setup_of("classic", 3, 100, "devices=allowed");
    SabaccState state = start_of(&setup);
    SabaccCard cards[SABACC_MAX_HAND];
    assert_int_equal(cards_of("co15", cards), 1);
    SabaccCard counts_as = cards[0];
    state.table.seat[1].device_slot = 1;
    state.table.seat[1].device_card = counts_as;
    sees_device(&state, 1, 1, counts_as);
    sees_device(&state, 0, -1, SABACC_CARD_NONE);
    state.table.shown = 1u << 0 | 1u << 2;
    sees_device(&state, 0, -1, SABACC_CARD_NONE);
    state.table.shown = 1u << 1;
    sees_device(&state, 0, 1, counts_as);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_deck_of_classic),
        cmocka_unit_test(test_deck_of_force),
        cmocka_unit_test(test_decks_of_local_tables),
        cmocka_unit_test(test_rounds_are_bounded),
        cmocka_unit_test(test_holdem_chooses_best),
        cmocka_unit_test(test_devices_are_their_owners_until_the_showdown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
