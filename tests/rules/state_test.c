/* States as bytes, refusals in the order of docs/record.md, texts, and samples. */
#include "rules_support.h"

#include <stdio.h>
#include <string.h>

#include "base/hash.h"
#include "rules/private.h"

/* Three seats, dealer 0, each with two cards; seat 1 improves first. */
static SabaccState dealt(const char *options) {
    SabaccSetup setup = setup_of("corellian-spike", 3, 100, options);
    SabaccState state = start_of(&setup);
    play(&state, "* deal ci+1, * deal tr+1, * deal sq+1, * deal ci+2, * deal tr+2, * deal sq+2, * deal sq+5");
    return state;
}

static SabaccState betting(const char *options) {
    SabaccState state = dealt(options);
    coast_to(&state, SABACC_PHASE_BET);
    return state;
}

/* ---- bytes ---- */

static SabaccState redealt(const char *first, const char *then) {
    SabaccSetup setup = setup_of("corellian-spike", 2, 100, "");
    SabaccState state;
    memset(&state, 0xa5, sizeof state); /* sabacc_start leaves nothing of what was there */
    sabacc_start(&state, &setup, NULL);
    play(&state, first);
    play(&state, "* deal tr+7, 1 stand, 0 stand, 1 check, 0 check, * roll 4 4");
    play(&state, then);
    return state;
}

/* Other cards, in another order, gone back into the deck: the same bytes. */
static void test_equal_states_are_equal_bytes(void **unused) {
    (void)unused;
    static const char *const then = "* deal sq-1, * deal sq-2, * deal sylop, * deal sq-4";
    SabaccState one = redealt("* deal ci+1, * deal ci+2, * deal sylop, * deal sylop", then);
    SabaccState other = redealt("* deal sylop, * deal sq-4, * deal ci-9, * deal sq-1", then);
    assert_memory_equal(&one, &other, sizeof one);
    assert_true(hash_bytes(&one, sizeof one) == hash_bytes(&other, sizeof other));
    SabaccState third = redealt("* deal ci+1, * deal ci+2, * deal sylop, * deal sylop",
                                "* deal sq-2, * deal sq-1, * deal sylop, * deal sq-4");
    assert_true(hash_bytes(&one, sizeof one) != hash_bytes(&third, sizeof third)); /* DK-8: order received */
}

/* ---- refusals ---- */

typedef struct Refused {
    const char *action, *error;
} Refused;

static void expect_refusals(const SabaccState *state, const Refused *rows, size_t count) {
    for (size_t i = 0; i < count; i++) {
        SabaccState copy = *state;
        SabaccAction action = action_of(rows[i].action);
        const char *error = sabacc_error_word(sabacc_apply(&copy, &action, NULL));
        if (strcmp(error, rows[i].error) != 0)
            fail_msg("'%s' is answered %s, not %s", rows[i].action, error, rows[i].error);
        if (strcmp(error, "ok") != 0) assert_memory_equal(&copy, state, sizeof copy);
    }
}

#define EXPECT_REFUSALS(state, rows) expect_refusals((state), (rows), sizeof(rows) / sizeof((rows)[0]))

static void test_refusals_without_a_bet(void **unused) {
    (void)unused;
    static const Refused rows[] = {
        {"1 check", "ok"},
        {"1 bet 98", "ok"},
        {"1 deal ci+1", "illegal-verb"},
        {"* check", "illegal-verb"},
        {"0 check", "not-your-turn"},
        {"2 bet 5", "not-your-turn"},
        {"0 bet x", "not-your-turn"},
        {"7 fold", "not-your-turn"},
        {"0 match", "not-now"},
        {"1 match", "not-now"},
        {"1 raise 5", "not-now"},
        {"1 raise x", "not-now"},
        {"0 draw deck", "not-now"},
        {"1 stand", "not-now"},
        {"* deal ci+1", "not-now"},
        {"* roll 1 2", "not-now"},
        {"* dealer 1", "not-now"},
        {"1 bet", "bad-argument"},
        {"1 bet x", "bad-argument"},
        {"1 bet 5 5", "bad-argument"},
        {"1 bet 5 ", "bad-argument"},
        {"1 bet +5", "bad-argument"},
        {"1 check 5", "bad-argument"},
        {"1 fold now", "bad-argument"},
        {"1 bet 0", "under-limit"},
        {"1 bet -1", "under-limit"},
        {"1 bet 99", "not-enough-credits"},
        {"1 bet 99999999999", "not-enough-credits"},
    };
    SabaccState state = betting("");
    EXPECT_REFUSALS(&state, rows);
}

static void test_refusals_facing_a_bet(void **unused) {
    (void)unused;
    static const Refused rows[] = {
        {"2 raise 8", "ok"},
        {"2 raise 10", "ok"},
        {"2 match", "ok"},
        {"2 fold", "ok"},
        {"2 check", "not-now"},
        {"2 bet 9", "not-now"},
        {"1 match", "not-your-turn"},
        {"2 raise 5", "under-limit"},
        {"2 raise 4", "under-limit"},
        {"2 raise 7", "under-limit"},
        {"2 raise 11", "over-limit"},
        {"2 raise 99", "not-enough-credits"},
        {"2 raise 0", "under-limit"},
        {"2 raise", "bad-argument"},
    };
    SabaccState state = betting("limit=fixed 5;min-bet=3");
    play(&state, "1 bet 5");
    EXPECT_REFUSALS(&state, rows);
}

static void test_refusals_of_an_improvement(void **unused) {
    (void)unused;
    static const Refused rows[] = {
        {"1 draw", "ok"},
        {"1 draw discard", "ok"},
        {"1 trade ci+1", "ok"},
        {"1 trade ci+2 discard", "ok"},
        {"1 check", "not-now"},
        {"2 draw deck", "not-your-turn"},
        {"1 draw pile", "bad-argument"},
        {"1 draw deck deck", "bad-argument"},
        {"1 draw  deck", "bad-argument"},
        {"1 trade", "bad-argument"},
        {"1 trade deck", "bad-argument"},
        {"1 trade ci+1 deck now", "bad-argument"},
        {"1 trade sq+9", "no-such-card"},
        {"1 trade tr+1 deck", "no-such-card"},
        {"1 trade sq+5 discard", "no-such-card"},
    };
    SabaccState state = dealt("");
    EXPECT_REFUSALS(&state, rows);
    static const Refused bound[] = {{"1 stand", "illegal-verb"}, {"2 stand", "illegal-verb"}};
    state = dealt("may-stand=off");
    EXPECT_REFUSALS(&state, bound);
    static const Refused full[] = {
        {"1 draw deck", "not-now"}, {"1 draw discard", "not-now"}, {"1 trade ci+1", "ok"}};
    state = dealt("max-cards=3");
    play(&state, "1 draw discard, 2 stand, 0 stand, 1 check, 2 check, 0 check, * roll 1 2");
    EXPECT_REFUSALS(&state, full);
}

static void test_refusals_of_the_croupier(void **unused) {
    (void)unused;
    SabaccSetup setup = setup_of("corellian-spike", 3, 100, "");
    setup.dealer = SABACC_NOBODY;
    SabaccState state = start_of(&setup);
    static const Refused dealer[] = {{"* dealer 2", "ok"},          {"* dealer 3", "bad-target"},
                                     {"* dealer -1", "bad-target"}, {"* dealer x", "bad-argument"},
                                     {"* deal ci+1", "not-now"},    {"0 check", "not-now"}};
    EXPECT_REFUSALS(&state, dealer);
    play(&state, "* dealer 2, * deal ci+1");
    static const Refused deal[] = {{"* deal ci+2", "ok"},
                                   {"* deal ci+1", "no-such-card"},
                                   {"* deal", "bad-argument"},
                                   {"* deal ?", "bad-argument"},
                                   {"* deal ci+2 ci+3", "bad-argument"},
                                   {"* roll 1 2", "not-now"},
                                   {"1 deal ci+2", "illegal-verb"},
                                   {"1 stand", "not-now"}};
    EXPECT_REFUSALS(&state, deal);
    state = betting("");
    play(&state, "1 check, 2 check, 0 check");
    static const Refused roll[] = {{"* roll 1 6", "ok"},           {"* roll 0 6", "bad-argument"},
                                   {"* roll 1 7", "bad-argument"}, {"* roll 1", "bad-argument"},
                                   {"* roll", "bad-argument"},     {"* roll 1 2 3", "bad-argument"},
                                   {"* deal ci+3", "not-now"}};
    EXPECT_REFUSALS(&state, roll);
}

static void test_refusals_when_the_game_is_over(void **unused) {
    (void)unused;
    SabaccState state = betting("end=hands 1");
    play(&state, "1 fold, 2 fold");
    static const Refused rows[] = {{"1 check", "game-over"},
                                   {"1 bet x", "game-over"},
                                   {"* deal ci+3", "game-over"},
                                   {"1 deal ci+3", "game-over"},
                                   {"* check", "game-over"}};
    assert_int_equal(state.table.over, 1);
    EXPECT_REFUSALS(&state, rows);
}

/* The contract: every action inside an offer is accepted, all others are refused. An invalid pile is inside
 * no offer. */
static void test_a_pile_that_is_none_is_refused(void **unused) {
    (void)unused;
    SabaccState state = dealt("");
    SabaccAction action = action_of("1 draw deck");
    action.pile = 7;
    assert_int_equal(sabacc_check(&state, &action), SABACC_ERROR_BAD_ARGUMENT);
    action = action_of("1 trade ci+1 deck");
    action.pile = SABACC_PILE_DISCARD + 1;
    assert_int_equal(sabacc_check(&state, &action), SABACC_ERROR_BAD_ARGUMENT);
}

/* ---- bookkeeping ---- */

/* BR-2: turn.level is the bet to match in this betting round. In a new hand nobody has bet yet. */
static void test_br_2_a_new_hand_knows_no_bet(void **unused) {
    (void)unused;
    SabaccState state = betting("");
    play(&state, "1 bet 30, 2 fold, 0 fold");
    assert_int_equal(state.table.hand, 2);
    for (int seat = 0; seat < 3; seat++) assert_int_equal(state.table.seat[seat].bet, 0);
    assert_int_equal(state.table.turn.level, 0);
}

/* SK-3: the trading seat puts the card on the pile after the draw. */
static void test_sk_3_the_trader_discards(void **unused) {
    (void)unused;
    SabaccState state = dealt("");
    play(&state, "1 stand, 2 trade tr+2 deck");
    SabaccEvents events;
    SabaccAction action = action_of("* deal sylop");
    assert_int_equal(sabacc_apply(&state, &action, &events), SABACC_OK);
    int discards = 0;
    for (int i = 0; i < events.count; i++) {
        if (events.list[i].type != SABACC_EVENT_DISCARD) continue;
        discards++;
        assert_int_equal(events.list[i].seat, 2);
    }
    assert_int_equal(discards, 1);
}

/* A refused or a stale action does not move the serial; an accepted one moves it by one. */
static void test_serials(void **unused) {
    (void)unused;
    SabaccState state = betting("");
    uint32_t serial = state.table.turn.serial;
    SabaccAction action = action_of("1 bet 0");
    assert_int_equal(sabacc_apply(&state, &action, NULL), SABACC_ERROR_UNDER_LIMIT);
    assert_int_equal(state.table.turn.serial, serial);
    play(&state, "1 bet 1");
    assert_int_equal(state.table.turn.serial, serial + 1);
}

/* ---- text ---- */

static void test_texts_that_are_no_action(void **unused) {
    (void)unused;
    static const char *const rows[][2] = {
        {"", "'' does not begin with a seat (0 to 7) or *"},
        {"check", "'check' does not begin with a seat (0 to 7) or *"},
        {"8 check", "'8 check' does not begin with a seat (0 to 7) or *"},
        {"-1 check", "'-1 check' does not begin with a seat (0 to 7) or *"},
        {" 1 check", "' 1 check' does not begin with a seat (0 to 7) or *"},
        {"1", "'1' has no known verb after the seat"},
        {"1 ", "'1 ' has no known verb after the seat"},
        {"1 dance", "'1 dance' has no known verb after the seat"},
        {"1  check", "'1  check' has no known verb after the seat"},
        {"1 Check", "'1 Check' has no known verb after the seat"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        char said[128];
        Text why = text_over(said, sizeof said);
        SabaccAction action = {.seat = 5, .verb = 3}, before = action;
        assert_false(sabacc_action_parse(rows[i][0], &action, &why));
        assert_string_equal(said, rows[i][1]);
        assert_memory_equal(&action, &before, sizeof action);
    }
}

/* Dice have up to twenty faces, and one of them negative ones; which of them can be rolled is asked later. */
static void test_dice_that_no_game_has_are_malformed(void **unused) {
    (void)unused;
    static const char *const known[] = {"* roll 20", "* roll -10", "* roll 6 6", "* roll 5 square"};
    static const char *const unknown[] = {"* roll 21", "* roll -11", "* roll 6 21", "* roll star"};
    for (size_t i = 0; i < sizeof known / sizeof *known; i++) assert_false(action_of(known[i]).malformed);
    for (size_t i = 0; i < sizeof unknown / sizeof *unknown; i++)
        assert_true(action_of(unknown[i]).malformed);
}

static void test_texts_of_actions(void **unused) {
    (void)unused;
    static const char *const rows[] = {"0 bet 5",        "7 raise 2147483647", "1 match",       "1 draw",
                                       "1 draw discard", "2 trade sylop deck", "2 trade tr-10", "* deal ci+3",
                                       "* roll 3 3",     "* dealer 0",         "3 fold",        "0 bet -5"};
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        char bytes[SABACC_TEXT];
        Text out = text_over(bytes, sizeof bytes);
        SabaccAction action = action_of(rows[i]);
        assert_int_equal(action.malformed, 0);
        sabacc_action_format(&action, true, &out);
        assert_string_equal(bytes, rows[i]);
        out = text_over(bytes, sizeof bytes);
        sabacc_action_format(&action, false, &out);
        assert_string_equal(bytes, rows[i] + 2);
    }
}

static void collect(void *context, const char *words) {
    Text *text = context;
    if (text->used > 0) text_add(text, ", ");
    text_add(text, words);
}

static void expect_offers(const SabaccState *state, const char *expected) {
    char bytes[512];
    Text text = text_over(bytes, sizeof bytes);
    SabaccOffers offers;
    int seat = sabacc_need(state);
    sabacc_legal(state, seat, &offers);
    for (int i = 0; i < offers.count; i++)
        sabacc_offer_format(&state->table, seat, &offers.list[i], collect, &text);
    assert_string_equal(bytes, expected);
}

static void test_texts_of_offers(void **unused) {
    (void)unused;
    SabaccState state = dealt("");
    expect_offers(&state, "draw deck, trade ci+1 deck, trade ci+2 deck, draw discard, trade ci+1 discard, "
                          "trade ci+2 discard, stand");
    state = betting("");
    expect_offers(&state, "check, bet 1..98, fold");
    play(&state, "1 bet 98");
    expect_offers(&state, "match, fold");
    state = betting("limit=cap 1");
    expect_offers(&state, "check, bet 1, fold");
}

/* Two Sylops in a hand are one choice. */
static void test_equal_cards_are_one_choice(void **unused) {
    (void)unused;
    SabaccSetup setup = setup_of("corellian-spike", 2, 100, "may-stand=off;open-discard=off");
    SabaccState state = start_of(&setup);
    play(&state, "* deal sylop, * deal ci+1, * deal sylop, * deal ci+2");
    expect_offers(&state, "draw deck, trade sylop deck");
}

/* ---- samples ---- */

/* Seat 1's first card, sampled for seat 0, which knows three cards: 57 faces once and the Sylop twice, each
 * card equally likely. 23,600 samples, 400 a card; 57 degrees of freedom, over 103.4 hardly once in 10,000.
 */
static void test_samples_are_uniform(void **unused) {
    (void)unused;
    SabaccSetup setup = setup_of("corellian-spike", 2, 100, "");
    SabaccState state = start_of(&setup);
    play(&state, "* deal ci+1, * deal tr+1, * deal ci+2, * deal tr+2, * deal sq+5");
    SabaccView view;
    sabacc_view(&state, 0, &view);
    int32_t seen[CARD_CLASSIC] = {0};
    Rng rng = rng_of(5, 59);
    for (int i = 0; i < 23600; i++) {
        SabaccState sampled;
        sabacc_sample(&view, &rng, &sampled);
        seen[sampled.table.seat[1].hand[0]]++;
    }
    SabaccCard known[SABACC_MAX_HAND];
    for (int i = cards_of("tr+1 tr+2 sq+5", known) - 1; i >= 0; i--) assert_int_equal(seen[known[i]], 0);
    int64_t squares = 0;
    for (int card = CARD_SPIKE; card < CARD_CLASSIC; card++) {
        if (card == known[0] || card == known[1] || card == known[2]) continue;
        int32_t expected = card == CARD_SPIKE_SYLOP ? 800 : 400, off = seen[card] - expected;
        squares += (int64_t)off * off * (800 / expected);
    }
    assert_true(squares < 82720); /* 103.4 times 800 */
}

/* ST-1: the first dealer is reported once, chosen by the croupier or by the setup. */
static void test_the_first_dealer_is_told_once(void **unused) {
    (void)unused;
    for (int i = 0; i < sabacc_game_count(); i++) {
        const SabaccGame *game = sabacc_game_at(i);
        if (game->no_token) continue;
        for (int dealer = 0; dealer < 3; dealer++) {
            SabaccSetup setup = setup_of(game->id, 2, 100, "");
            SabaccState state;
            SabaccEvents events;
            setup.dealer = dealer < 2 ? dealer : SABACC_NOBODY;
            sabacc_start(&state, &setup, &events);
            SabaccAction chosen = action_of("* dealer 1");
            if (dealer == 2 && sabacc_apply(&state, &chosen, &events) != SABACC_OK) fail_msg("%s", game->id);
            int told = 0;
            for (int at = 0; at < events.count; at++) told += events.list[at].type == SABACC_EVENT_DEALER;
            if (told != 1) fail_msg("%s tells its dealer %d times", game->id, told);
        }
    }
}

/* The kind of table fits the game: a house, families of cards, laid cards. */
static void test_the_kind_of_table_fits_the_game(void **unused) {
    (void)unused;
    for (int i = 0; i < sabacc_game_count(); i++) {
        const SabaccGame *game = sabacc_game_at(i);
        SabaccSetup setup = setup_of(game->id, game->min_seats, 100, "");
        SabaccState state;
        sabacc_start(&state, &setup, NULL);
        SabaccCard cards[SABACC_MAX_PILE];
        bool has_families = sabacc_card_family(game_of(&state.table)->deck->run[0].first) != SABACC_NO_FAMILY;
        bool has_sides = sabacc_side_list(&state.table, cards) > 0;
        bool has_house = sabacc_house_seat(&state.table) != SABACC_NOBODY;
        if (has_families != (game->table == SABACC_TABLE_FAMILIES)) fail_msg("%s: families", game->id);
        if (has_sides != (game->table == SABACC_TABLE_BOARDS)) fail_msg("%s: boards", game->id);
        if (has_house != (game->table == SABACC_TABLE_HOUSE)) fail_msg("%s: house", game->id);
    }
}

/* KE-8: dealt tokens are of one pack, so no sample gives another seat what the viewer holds, nor two the
 * same. */
static void test_sampled_tokens_are_of_one_pack(void **unused) {
    (void)unused;
    SabaccSetup setup = setup_of("kessel", 3, 100, "token-count=1;end=hands 1");
    SabaccState state = start_of(&setup), sample;
    play(&state,
         "* deal exhaustion, * deal refund, * deal free-draw, * deal sand3, * deal sand5, * deal sand1, "
         "* deal blood4, * deal blood6, * deal blood2, * deal sand5, * deal blood6");
    SabaccView view;
    sabacc_view(&state, 1, &view);
    Rng rng = rng_of(1, 1);
    SabaccCard own = state.table.seat[1].tokens[0];
    bool has_varied = false;
    for (int i = 0; i < 400; i++) {
        sabacc_sample(&view, &rng, &sample);
        const SabaccSeat *seats = sample.table.seat;
        assert_int_equal(seats[1].tokens[0], own);
        assert_int_not_equal(seats[0].tokens[0], own);
        assert_int_not_equal(seats[2].tokens[0], own);
        assert_int_not_equal(seats[0].tokens[0], seats[2].tokens[0]);
        if (seats[0].tokens[0] != state.table.seat[0].tokens[0]) has_varied = true;
    }
    assert_true(has_varied);
}

/* Only sets are decided without hands being opened (PZ-3). */
static void test_games_with_a_showdown(void **unused) {
    (void)unused;
    for (int i = 0; i < sabacc_game_count(); i++) {
        const SabaccGame *game = sabacc_game_at(i);
        SabaccSetup setup = setup_of(game->id, game->min_seats, 100, "");
        SabaccState state = start_of(&setup);
        assert_int_equal(sabacc_has_showdown(&state.table), strcmp(game->id, "pazaak") != 0);
    }
}

static void test_a_seat_is_left_alone(void **unused) {
    (void)unused;
    SabaccTable table = {.seats = 3, .dealt = 7};
    assert_false(sabacc_is_left_alone(&table, 1));
    table.folded = 1;
    assert_false(sabacc_is_left_alone(&table, 1));
    table.folded = 5;
    assert_true(sabacc_is_left_alone(&table, 1));
    table.dealt = 3, table.folded = 1; /* seat 2 sits out */
    assert_true(sabacc_is_left_alone(&table, 1));
}

/* ---- actions in words ---- */

/* Of words that are no arguments of their verb nothing is kept but who does what. */
static void test_wrong_arguments_leave_nothing(void **unused) {
    static const char *const arguments[] = {
        "7 x",     "-3 x",    "co3 x",   "sand x",    "blood deck x", "sand deck discard x",
        "1 2 3 4", "light x", "co3 + x", "ship ship", "co3 co3 x",    "free-draw 1 x"};
    (void)unused;
    int malformed = 0;
    for (int verb = 0; verb < SABACC_VERBS; verb++)
        for (size_t i = 0; i < sizeof arguments / sizeof *arguments; i++) {
            char words[80], nothing[40], bytes[200] = "";
            Text why = text_over(bytes, sizeof bytes);
            SabaccAction read, bare;
            snprintf(words, sizeof words, "1 %s %s", sabacc_verb_word((SabaccVerb)verb), arguments[i]);
            if (!sabacc_action_parse(words, &read, &why) || !read.malformed) continue;
            snprintf(nothing, sizeof nothing, "1 %s ?", sabacc_verb_word((SabaccVerb)verb));
            assert_true(sabacc_action_parse(nothing, &bare, &why));
            if (memcmp(&read, &bare, sizeof bare) != 0) fail_msg("something is kept of '%s'", words);
            malformed++;
        }
    assert_true(malformed > SABACC_VERBS);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_wrong_arguments_leave_nothing),
        cmocka_unit_test(test_equal_states_are_equal_bytes),
        cmocka_unit_test(test_games_with_a_showdown),
        cmocka_unit_test(test_a_seat_is_left_alone),
        cmocka_unit_test(test_refusals_without_a_bet),
        cmocka_unit_test(test_refusals_facing_a_bet),
        cmocka_unit_test(test_refusals_of_an_improvement),
        cmocka_unit_test(test_refusals_of_the_croupier),
        cmocka_unit_test(test_refusals_when_the_game_is_over),
        cmocka_unit_test(test_a_pile_that_is_none_is_refused),
        cmocka_unit_test(test_br_2_a_new_hand_knows_no_bet),
        cmocka_unit_test(test_sk_3_the_trader_discards),
        cmocka_unit_test(test_serials),
        cmocka_unit_test(test_texts_that_are_no_action),
        cmocka_unit_test(test_dice_that_no_game_has_are_malformed),
        cmocka_unit_test(test_texts_of_actions),
        cmocka_unit_test(test_texts_of_offers),
        cmocka_unit_test(test_equal_cards_are_one_choice),
        cmocka_unit_test(test_samples_are_uniform),
        cmocka_unit_test(test_sampled_tokens_are_of_one_pack),
        cmocka_unit_test(test_the_first_dealer_is_told_once),
        cmocka_unit_test(test_the_kind_of_table_fits_the_game),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
