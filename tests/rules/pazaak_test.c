/* Pazaak where records cannot show it: what the other seat knows of side decks and hands, and what is sampled
 * of them. */
#include "rules_support.h"

#include <stdlib.h>
#include <string.h>

#include "rules/games/pazaak/pazaak.h"
#include "rules/private.h"

enum { SEEDS = 200 };

static void deal(SabaccState *state, const char *words) {
    SabaccCard cards[SABACC_MAX_HAND];
    int count = cards_of(words, cards);
    for (int i = 0; i < count; i++) {
        SabaccAction action = {.seat = SABACC_CROUPIER, .verb = SABACC_VERB_DEAL, .card = cards[i]};
        assert_int_equal(sabacc_apply(state, &action, NULL), SABACC_OK);
    }
}

static SabaccState begun(const char *options) {
    SabaccSetup setup = setup_of("pazaak", 2, 100, "starter=first-seat");
    set_options(&setup, options);
    return start_of(&setup);
}

/* Side decks picked, hands and the first main card dealt. */
static SabaccState dealt(void) {
    SabaccState state = begun("");
    play(&state, "0 side +1 +1 +2 +2 +3 +3 double double tiebreaker tiebreaker");
    play(&state, "1 side -1 -1 -2 -2 -3 -3 \u00b14 \u00b14 2&4 3&6");
    deal(&state, "+1 +1 double double");
    deal(&state, "-1 -2 \u00b14 \u00b14");
    deal(&state, "7");
    return state;
}

/* ---- what it is played for ---- */

/* Of equal hands each set is a toss, and a match goes to whoever is first to its sets: by how many tosses
 * still to win each seat's chance is that of Pascal's triangle; and both chances together are certain. */
static void test_the_chance_of_a_match(void **unused) {
    (void)unused;
    enum { MOST = 6 };
    double chance[MOST + 1][MOST + 1];
    const int64_t rounding = SABACC_WHOLE_SCORE / 1000;
    for (int own = 0; own <= MOST; own++)
        for (int other = 0; other <= MOST; other++)
            chance[own][other] = own == 0     ? 1
                                 : other == 0 ? 0
                                              : (chance[own - 1][other] + chance[own][other - 1]) / 2;
    for (int sets = 1; sets <= MOST; sets++)
        for (int own = 0; own < sets; own++)
            for (int other = 0; other < sets; other++) {
                SabaccState state = begun("");
                state.table.options[SABACC_OPTION_SETS].n = sets;
                state.table.seat[0].sets = (uint8_t)own;
                state.table.seat[1].sets = (uint8_t)other;
                int64_t score = pazaak_score(&state.table, 0), others = pazaak_score(&state.table, 1);
                double wanted = chance[sets - own][sets - other] * (double)SABACC_WHOLE_SCORE;
                assert_true(llabs(score - (int64_t)wanted) <= rounding);
                assert_true(llabs(score + others - SABACC_WHOLE_SCORE) <= rounding);
            }
}

/* A card more in hand is worth something, unless hands are dealt anew for each set. */
static void test_the_worth_of_a_card_in_hand(void **unused) {
    (void)unused;
    SabaccState state = begun("");
    int64_t even = pazaak_score(&state.table, 0);
    state.table.seat[0].hand_count = 1;
    assert_true(pazaak_score(&state.table, 0) > even);
    assert_true(pazaak_score(&state.table, 1) < even);
    state.table.options[SABACC_OPTION_HAND_CARDS].form = SABACC_HAND_CARDS_SET;
    assert_int_equal(pazaak_score(&state.table, 0), even);
}

/* ---- seats (PZ-1) ---- */

static void test_two_seats_and_no_others(void **unused) {
    (void)unused;
    char said[SABACC_TEXT];
    for (int seats = 1; seats <= 4; seats++) {
        SabaccSetup setup = setup_of("pazaak", 2, 100, "");
        Text why = text_over(said, sizeof said);
        setup.seats = seats;
        assert_int_equal(sabacc_setup_check(&setup, &why), seats == 2);
    }
}

/* ---- the effect of a side card (PZ-4) ---- */

static int with(const SabaccState *state, const char *word, int sign) {
    return sabacc_table_total_with(&state->table, 0, sabacc_card_parse(word, strlen(word)), sign);
}

/* The predicted effect of a card is what playing it gives, and asking changes nothing. */
static void test_what_a_card_would_make(void **unused) {
    (void)unused;
    SabaccState state = begun("tiebreaker=1");
    play(&state, "0 side 2&4 3&6 double tiebreaker +1 +1 +2 +2 -3 -3");
    play(&state, "1 side -1 -1 -2 -2 -3 -3 \u00b14 \u00b14 2&4 3&6");
    deal(&state, "2&4 double tiebreaker -3");
    deal(&state, "-1 -2 \u00b14 \u00b14");
    assert_int_equal(sabacc_set_starter(&state.table), 0);
    deal(&state, "4");
    SabaccState before = state;
    assert_int_equal(with(&state, "2&4", 0), -4);
    assert_int_equal(with(&state, "double", 0), 8);
    assert_int_equal(with(&state, "-3", 0), 1);
    assert_int_equal(with(&state, "tiebreaker", 1), 5);
    assert_int_equal(with(&state, "tiebreaker", -1), 3);
    assert_memory_equal(&state, &before, sizeof state);
    assert_false(sabacc_breaks_ties(&state.table, 0));
    play(&state, "0 play tiebreaker -");
    assert_int_equal(sabacc_table_total(&state.table, 0), 3);
    assert_true(sabacc_breaks_ties(&state.table, 0));
}

/* The default side deck is legal, with every kind of side cards. */
static void test_the_usual_side_deck_is_legal(void **unused) {
    (void)unused;
    static const char *const options[] = {"side-cards=plus-6", "side-cards=plus-10", "side-cards=full",
                                          "side-cards=full-10"};
    for (size_t i = 0; i < sizeof options / sizeof *options; i++) {
        SabaccState state = begun(options[i]);
        SabaccAction action = {.seat = 0, .verb = SABACC_VERB_SIDE, .card_count = SABACC_SIDE_DECK};
        assert_int_equal(sabacc_set_starter(&state.table), SABACC_NOBODY);
        sabacc_side_usual(&state.table, action.cards);
        assert_int_equal(sabacc_check(&state, &action), SABACC_OK);
    }
}

/* ---- what the other seat sees (PZ-1) ---- */

static int known_cards(const SabaccCard *cards, int count) {
    int known = 0;
    for (int i = 0; i < count; i++) known += cards[i] != SABACC_CARD_HIDDEN;
    return known;
}

static void test_hands_and_side_decks_are_hidden(void **unused) {
    (void)unused;
    SabaccState state = dealt();
    SabaccView view;
    sabacc_view(&state, 1, &view);
    assert_int_equal(view.table.seat[0].side_count, 6);
    assert_int_equal(known_cards(view.table.seat[0].side, 6), 0);
    assert_int_equal(known_cards(view.table.seat[0].hand, 4), 0);
    assert_int_equal(known_cards(view.table.seat[1].side, 6), 6);
    assert_int_equal(known_cards(view.table.seat[1].hand, 4), 4);
    assert_int_equal(sabacc_table_total(&view.table, 0), 7);
}

static void test_the_pick_is_told_without_its_cards(void **unused) {
    (void)unused;
    SabaccState state = begun("");
    SabaccEvents events;
    SabaccAction action = action_of("0 side +1 +1 +2 +2 +3 +3 double double tiebreaker tiebreaker");
    assert_int_equal(sabacc_apply(&state, &action, &events), SABACC_OK);
    assert_int_equal(events.list[0].type, SABACC_EVENT_TAKE);
    SabaccEvent seen;
    sabacc_redact(&events.list[0], 1, &seen);
    assert_int_equal(seen.count, SABACC_SIDE_DECK);
    assert_int_equal(known_cards(seen.cards, seen.count), 0);
    sabacc_redact(&events.list[0], 0, &seen);
    assert_int_equal(known_cards(seen.cards, seen.count), SABACC_SIDE_DECK);
}

/* ---- sampling ---- */

static int count_of(const SabaccCard *cards, int count, SabaccCard card) {
    int found = 0;
    for (int i = 0; i < count; i++) found += cards[i] == card;
    return found;
}

/* Each kind at most twice among hand, side deck and `spent`, which have been played. */
static void has_a_side_deck(const SabaccTable *table, int number, const SabaccCard *spent, int spent_count) {
    const SabaccSeat *seat = &table->seat[number];
    SabaccCard kinds[SABACC_MAX_PILE];
    int total = spent_count, count = sabacc_side_list(table, kinds);
    for (int i = 0; i < count; i++) {
        int copies = count_of(seat->hand, seat->hand_count, kinds[i]) +
                     count_of(seat->side, seat->side_count, kinds[i]);
        assert_in_range(copies + count_of(spent, spent_count, kinds[i]), 0, 2);
        total += copies;
    }
    assert_int_equal(total, SABACC_SIDE_DECK);
}

/* Cards played in a set that is over still count among the ten. */
static void test_guesses_are_side_decks(void **unused) {
    (void)unused;
    SabaccState state = dealt(), guess;
    SabaccView view;
    SabaccCard spent[SABACC_MAX_HAND];
    play(&state, "0 play double, 0 stand, * deal 9, 1 stand, * deal 5, 0 play double, 0 end");
    int count = cards_of("double double", spent);
    sabacc_view(&state, 1, &view);
    bool met_tiebreaker = false;
    for (uint64_t seed = 1; seed <= SEEDS; seed++) {
        Rng rng = rng_of(seed, 1);
        sabacc_sample(&view, &rng, &guess);
        has_a_side_deck(&guess.table, 0, spent, count);
        assert_memory_equal(guess.table.seat[1].hand, state.table.seat[1].hand, 4);
        met_tiebreaker |= count_of(guess.table.seat[0].hand, 2, CARD_TIEBREAKER) > 0;
    }
    assert_true(met_tiebreaker);
}

/* PZ-6: one of each for both, hands, table and what is left of the special deck together. */
static void test_guesses_of_the_special_deck(void **unused) {
    (void)unused;
    SabaccState state = begun("side-cards=shared"), guess;
    SabaccView view;
    SabaccCard kinds[SABACC_MAX_PILE];
    deal(&state, "+1 -1 \u00b11 double +2 -2 \u00b12 tiebreaker 7");
    play(&state, "0 play double, 0 end");
    sabacc_view(&state, 1, &view);
    assert_int_equal(view.table.pool_count, 14);
    for (uint64_t seed = 1; seed <= SEEDS; seed++) {
        Rng rng = rng_of(seed, 1);
        sabacc_sample(&view, &rng, &guess);
        int count = sabacc_side_list(&guess.table, kinds);
        for (int i = 0; i < count; i++) {
            int copies = set_copies(&deck_side, &guess.table.pool, kinds[i]) + (kinds[i] == CARD_DOUBLE);
            for (int seat = 0; seat < 2; seat++)
                copies += count_of(guess.table.seat[seat].hand, guess.table.seat[seat].hand_count, kinds[i]);
            assert_int_equal(copies, 1);
        }
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_chance_of_a_match),
        cmocka_unit_test(test_the_worth_of_a_card_in_hand),
        cmocka_unit_test(test_what_a_card_would_make),
        cmocka_unit_test(test_the_usual_side_deck_is_legal),
        cmocka_unit_test(test_two_seats_and_no_others),
        cmocka_unit_test(test_hands_and_side_decks_are_hidden),
        cmocka_unit_test(test_the_pick_is_told_without_its_cards),
        cmocka_unit_test(test_guesses_are_side_decks),
        cmocka_unit_test(test_guesses_of_the_special_deck),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
