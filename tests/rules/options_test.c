/* Options as players write them, presets, setups: every form is read and written back, every refusal says
 * what would be valid. */
#include "rules_support.h"

#include <stdio.h>
#include <string.h>

static SabaccSetup spike(void) { return setup_of("corellian-spike", 4, 100, ""); }

typedef struct Reading {
    const char *key, *value, *written; /* written: as sabacc_option_format has it */
    int form, n, m;
} Reading;

static const Reading readings[] = {
    {"ante", "1", "1", 0, 1, 0},
    {"ante", "100000", "100000", 0, 100000, 0},
    {"ante-sabacc", "ante", "ante", 0, 0, 0},
    {"ante-sabacc", "0", "0", 1, 0, 0},
    {"ante-sabacc", "7", "7", 1, 7, 0},
    {"open-discard", "on", "on", 0, 0, 0},
    {"open-discard", "off", "off", 1, 0, 0},
    {"open-discard", "true", "on", 0, 0, 0},
    {"open-discard", "false", "off", 1, 0, 0},
    {"dice-before-bet", "on", "on", 0, 0, 0},
    {"may-stand", "off", "off", 1, 0, 0},
    {"max-cards", "none", "none", 0, 0, 0},
    {"max-cards", "3", "3", 1, 0, 0},
    {"max-cards", "4", "4", 2, 0, 0},
    {"prime-hand", "on", "on", 0, 0, 0},
    {"limit", "none", "none", 0, 0, 0},
    {"limit", "casino", "casino", 1, 0, 0},
    {"limit", "cap 3", "cap 3", 2, 3, 0},
    {"limit", "fixed 3", "fixed 3", 3, 3, 0},
    {"limit", "fixed 3 6", "fixed 3 6", 4, 3, 6},
    {"limit", "fixed 1000000 1", "fixed 1000000 1", 4, 1000000, 1},
    {"min-bet", "5", "5", 0, 5, 0},
    {"side-pots", "off", "off", 1, 0, 0},
    {"fold-penalty", "0", "0", 0, 0, 0},
    {"house-dealer", "on", "on", 0, 0, 0},
    {"end", "last-standing", "last-standing", 0, 0, 0},
    {"end", "hands 12", "hands 12", 1, 12, 0},
    {"end", "dealer-cycles 2", "dealer-cycles 2", 2, 2, 0},
    {"end", "sabacc-won", "sabacc-won", 3, 0, 0},
};

static SabaccOptionId option_named(const char *key) {
    for (int id = 0; id < SABACC_OPTIONS; id++)
        if (strcmp(sabacc_option_spec((SabaccOptionId)id)->key, key) == 0) return (SabaccOptionId)id;
    fail_msg("there is no option %s", key);
    return SABACC_OPTIONS;
}

static void test_every_form_is_read_and_written(void **unused) {
    (void)unused;
    for (size_t i = 0; i < sizeof readings / sizeof readings[0]; i++) {
        const Reading *row = &readings[i];
        SabaccSetup setup = spike();
        char said[1024], written[64];
        Text why = text_over(said, sizeof said), out = text_over(written, sizeof written);
        if (!sabacc_option_set(&setup, row->key, row->value, &why)) fail_msg("%s", said);
        assert_string_equal(said, "");
        SabaccValue value = setup.options[option_named(row->key)];
        assert_int_equal(value.form, row->form);
        assert_int_equal(value.n, row->n);
        assert_int_equal(value.m, row->m);
        sabacc_option_format(&setup, option_named(row->key), &out);
        assert_string_equal(written, row->written);
    }
}

typedef struct Refusal {
    const char *key, *value, *why;
} Refusal;

static const Refusal refusals[] = {
    {"ante", "0", "'0' is no value of ante; it takes N with numbers from 1 to 100000"},
    {"ante", "100001", "'100001' is no value of ante; it takes N with numbers from 1 to 100000"},
    {"ante", "99999999999", "'99999999999' is no value of ante; it takes N with numbers from 1 to 100000"},
    {"ante", "-1", "'-1' is no value of ante; it takes N with numbers from 1 to 100000"},
    {"ante", "N", "'N' is no value of ante; it takes N with numbers from 1 to 100000"},
    {"ante", "", "'' is no value of ante; it takes N with numbers from 1 to 100000"},
    {"ante", "1 2", "'1 2' is no value of ante; it takes N with numbers from 1 to 100000"},
    {"ante-sabacc", "antes",
     "'antes' is no value of ante-sabacc; it takes ante | N with numbers from 0 to 100000"},
    {"open-discard", "yes", "'yes' is no value of open-discard; it takes on | off"},
    {"open-discard", "on|off", "'on|off' is no value of open-discard; it takes on | off"},
    {"open-discard", "On", "'On' is no value of open-discard; it takes on | off"},
    {"max-cards", "1", "'1' is no value of max-cards; it takes none | 3 | 4"},
    {"max-cards", "true", "'true' is no value of max-cards; it takes none | 3 | 4"},
    {"limit", "fixed",
     "'fixed' is no value of limit; it takes none | casino | cap N | fixed N | fixed N M with numbers from 1 "
     "to 1000000"},
    {"limit", "fixed 0",
     "'fixed 0' is no value of limit; it takes none | casino | cap N | fixed N | fixed N M with numbers from "
     "1 to 1000000"},
    {"limit", "fixed 1 2 3",
     "'fixed 1 2 3' is no value of limit; it takes none | casino | cap N | fixed N | fixed N M with numbers "
     "from 1 to 1000000"},
    {"limit", "cap",
     "'cap' is no value of limit; it takes none | casino | cap N | fixed N | fixed N M with numbers from 1 "
     "to 1000000"},
    {"limit", "casino 5",
     "'casino 5' is no value of limit; it takes none | casino | cap N | fixed N | fixed N M with numbers "
     "from 1 to 1000000"},
    {"end", "hands",
     "'hands' is no value of end; it takes last-standing | hands N | dealer-cycles N | sabacc-won with "
     "numbers from 1 to 100000"},
    {"end", "hands 0",
     "'hands 0' is no value of end; it takes last-standing | hands N | dealer-cycles N | sabacc-won with "
     "numbers from 1 to 100000"},
    {"field", "off",
     "there is no option 'field' in corellian-spike; its options are ante, ante-sabacc, house-ante, "
     "open-discard, "
     "dice-before-bet, may-stand, "
     "max-cards, prime-hand, limit, min-bet, side-pots, fold-penalty, house-dealer, stakes, sit-out, "
     "rebuy, end"},
    {"", "1",
     "there is no option '' in corellian-spike; its options are ante, ante-sabacc, house-ante, open-discard, "
     "dice-before-bet, may-stand, "
     "max-cards, prime-hand, limit, min-bet, side-pots, fold-penalty, house-dealer, stakes, sit-out, "
     "rebuy, end"},
};

static void test_every_refusal_says_what_is_allowed(void **unused) {
    (void)unused;
    for (size_t i = 0; i < sizeof refusals / sizeof refusals[0]; i++) {
        SabaccSetup setup = spike(), before = setup;
        char said[1024];
        Text why = text_over(said, sizeof said);
        assert_false(sabacc_option_set(&setup, refusals[i].key, refusals[i].value, &why));
        assert_string_equal(said, refusals[i].why);
        assert_memory_equal(setup.options, before.options, sizeof setup.options);
    }
}

static void test_an_option_of_another_game(void **unused) {
    (void)unused;
    SabaccSetup setup = setup_of("null", 2, 100, "limit=cap 5");
    char said[1024];
    Text why = text_over(said, sizeof said);
    assert_false(sabacc_option_set(&setup, "max-cards", "3", &why));
    assert_non_null(strstr(said, "there is no option 'max-cards' in null"));
}

/* ST-3: without a sabacc pot no game ends when that is won. */
static void test_a_form_without_a_meaning_is_refused(void **unused) {
    (void)unused;
    static const struct {
        const char *game;
        bool has_pot;
    } games[] = {{"kessel", false},
                 {"solitaire", false},
                 {"casino", true},
                 {"classic", true},
                 {"bespin-yarith", true}};
    for (size_t i = 0; i < sizeof games / sizeof *games; i++) {
        SabaccSetup setup = setup_of(games[i].game, sabacc_game_find(games[i].game)->min_seats, 100, ""),
                    before = setup;
        char said[1024];
        Text why = text_over(said, sizeof said);
        assert_int_equal(sabacc_game_has_form(setup.game, SABACC_OPTION_END, 3), games[i].has_pot);
        assert_int_equal(sabacc_option_set(&setup, "end", "sabacc-won", &why), games[i].has_pot);
        if (games[i].has_pot) continue;
        assert_string_equal(
            said, "'sabacc-won' is no value of end; it takes last-standing | hands N | dealer-cycles N "
                  "with numbers from 1 to 100000");
        assert_memory_equal(&setup, &before, sizeof setup);
    }
}

/* Rulebook: the defaults of Corellian Spike (SK, ST-3, BR). */
/* Forms with ranges of their own say them: a die has faces. */
static void test_a_form_says_its_own_range(void **unused) {
    (void)unused;
    SabaccSetup setup;
    char said[512];
    Text why = text_over(said, sizeof said);
    sabacc_setup_init(&setup, sabacc_game_find("classic"), 2, 100);
    assert_false(sabacc_option_set(&setup, "shift-on", "d12 13", &why));
    assert_string_equal(said,
                        "'d12 13' is no value of shift-on; it takes doubles | spikes | d6 N-M (1 to 6) | "
                        "d12 N (1 to 12) | d20 N (1 to 20) | timer N (2 to 1000) | never");
}

static void test_defaults(void **unused) {
    (void)unused;
    static const char *const defaults[][2] = {
        {"ante", "1"},           {"ante-sabacc", "ante"},    {"house-ante", "off"},
        {"open-discard", "on"},  {"dice-before-bet", "off"}, {"may-stand", "on"},
        {"max-cards", "none"},   {"prime-hand", "off"},      {"limit", "none"},
        {"min-bet", "1"},        {"side-pots", "on"},        {"fold-penalty", "0"},
        {"house-dealer", "off"}, {"stakes", "off"},          {"sit-out", "off"},
        {"rebuy", "off"},        {"end", "dealer-cycles 1"},
    };
    SabaccSetup setup = spike();
    assert_int_equal(setup.game->option_count, sizeof defaults / sizeof defaults[0]);
    for (size_t i = 0; i < sizeof defaults / sizeof defaults[0]; i++) {
        char bytes[64];
        Text out = text_over(bytes, sizeof bytes);
        sabacc_option_format(&setup, option_named(defaults[i][0]), &out);
        assert_string_equal(bytes, defaults[i][1]);
    }
}

/* Options of a few games are refused by all others. */
static void test_options_are_of_their_games(void **unused) {
    (void)unused;
    static const struct {
        SabaccOptionId id;
        const char *games;
    } rows[] = {
        {SABACC_OPTION_HOUSE_ANTE, /* ST-2a: those with a sabacc pot but casino */
         " classic brockley force swag standard low-tech local corellian-spike bespin-yarith "
         "coruscant-shift "},
        {SABACC_OPTION_MIN_ROUNDS, " classic brockley force swag standard low-tech local "}, /* CL-5 */
        {SABACC_OPTION_ON_SPIKE, " classic brockley force swag standard low-tech local "},   /* SH-2 */
        {SABACC_OPTION_CHECKING, " swag "},                                                  /* SW-2 */
        {SABACC_OPTION_CARDS, " low-tech "},                                                 /* LT-0 */
        {SABACC_OPTION_BETS_INTO, " casino "},                                               /* CS-3 */
        {SABACC_OPTION_HAND_CARDS, " pazaak "},                                              /* PZ-6 */
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
        for (int game = 0; game < sabacc_game_count(); game++) {
            char word[40];
            snprintf(word, sizeof word, " %s ", sabacc_game_at(game)->id);
            bool is_of_it = strstr(rows[i].games, word) != NULL;
            if (sabacc_game_has(sabacc_game_at(game), rows[i].id) != is_of_it)
                fail_msg("%s: %s", word, sabacc_option_spec(rows[i].id)->key);
        }
}

/* SH-2: symbols matter only where they decide. */
static void test_symbols_matter_by_symbol(void **unused) {
    (void)unused;
    SabaccSetup setup;
    char said[256];
    Text why = text_over(said, sizeof said);
    sabacc_setup_init(&setup, sabacc_game_find("classic"), 4, 100);
    for (int id = SABACC_OPTION_ON_SPIKE; id <= SABACC_OPTION_ON_SUN; id++)
        assert_false(sabacc_option_matters(&setup, (SabaccOptionId)id));
    assert_true(sabacc_option_matters(&setup, SABACC_OPTION_SHIFT));
    assert_true(sabacc_option_matters(&setup, SABACC_OPTION_FIELD));
    assert_true(sabacc_preset_apply(&setup, "symbol-spike", &why));
    for (int id = SABACC_OPTION_SHIFT; id <= SABACC_OPTION_FIELD; id++)
        assert_true(sabacc_option_matters(&setup, (SabaccOptionId)id));
}

static void test_presets(void **unused) {
    (void)unused;
    static const struct {
        const char *id, *ante, *limit;
    } presets[] = {
        {"wookiee", "1", "none"},
        {"casino-betting", "1", "casino"},
        {"low-stakes", "3", "fixed 5 10"},
        {"mid-stakes", "20", "fixed 50 100"},
        {"high-stakes", "200", "fixed 500 1000"},
    };
    assert_int_equal(spike().game->preset_count, sizeof presets / sizeof presets[0]);
    for (size_t i = 0; i < sizeof presets / sizeof presets[0]; i++) {
        SabaccSetup setup = setup_of("corellian-spike", 2, 100, "limit=cap 9;min-bet=4");
        char said[256], bytes[64];
        Text why = text_over(said, sizeof said), out = text_over(bytes, sizeof bytes);
        if (!sabacc_preset_apply(&setup, presets[i].id, &why)) fail_msg("%s", said);
        sabacc_option_format(&setup, SABACC_OPTION_ANTE, &out);
        assert_string_equal(bytes, presets[i].ante);
        out = text_over(bytes, sizeof bytes);
        sabacc_option_format(&setup, SABACC_OPTION_LIMIT, &out);
        assert_string_equal(bytes, presets[i].limit);
        assert_int_equal(setup.options[SABACC_OPTION_MIN_BET].n, 4); /* a preset leaves the rest alone */
    }
}

static void test_no_such_preset(void **unused) {
    (void)unused;
    SabaccSetup setup = spike(), before = setup;
    char said[256];
    Text why = text_over(said, sizeof said);
    assert_false(sabacc_preset_apply(&setup, "rebel", &why));
    assert_string_equal(said, "there is no preset 'rebel' of corellian-spike; its presets are wookiee, "
                              "casino-betting, low-stakes, mid-stakes, high-stakes");
    assert_memory_equal(setup.options, before.options, sizeof setup.options);
}

typedef struct Check {
    int seats, dealer;
    int32_t first, second;
    const char *why; /* "" where the setup is good */
} Check;

static const Check checks[] = {
    {2, SABACC_NOBODY, 100, 100, ""},
    {8, 7, 100, 100, ""},
    {2, 1, 0, 0, ""},
    {2, 0, 999999999, 1, ""},
    {1, 0, 100, 100, "seats must be 2 to 8"},
    {0, 0, 100, 100, "seats must be 2 to 8"},
    {9, 0, 100, 100, "seats must be 2 to 8"},
    {-3, 0, 100, 100, "seats must be 2 to 8"},
    {2, 2, 100, 100, "dealer must be 0 to 1"},
    {2, SABACC_CROUPIER, 100, 100, "dealer must be 0 to 1"},
    {2, 0, -1, 100, "credits of a seat must be 0 to 1000000000"},
    {2, 0, 1000000001, 100, "credits of a seat must be 0 to 1000000000"},
    {2, 0, 1000000000, 1, "credits of all seats together must be 0 to 1000000000"},
};

static void test_setup_check(void **unused) {
    (void)unused;
    for (size_t i = 0; i < sizeof checks / sizeof checks[0]; i++) {
        SabaccSetup setup = setup_of("corellian-spike", 2, 10, "");
        setup.seats = checks[i].seats;
        setup.dealer = checks[i].dealer;
        for (int seat = 2; seat < SABACC_MAX_SEATS; seat++) setup.credits[seat] = 10;
        setup.credits[0] = checks[i].first;
        setup.credits[1] = checks[i].second;
        char said[256];
        Text why = text_over(said, sizeof said);
        assert_int_equal(sabacc_setup_check(&setup, &why), checks[i].why[0] == '\0');
        assert_string_equal(said, checks[i].why);
    }
}

/* ST-2: the whole ante, into both pots, of two seats. */
static void test_setup_can_begin(void **unused) {
    (void)unused;
    SabaccSetup setup = setup_of("corellian-spike", 3, 100, "ante=5;ante-sabacc=2");
    char said[256];
    Text why = text_over(said, sizeof said);
    setup.credits[0] = 7, setup.credits[1] = 6, setup.credits[2] = 7;
    assert_true(sabacc_setup_can_begin(&setup, &why));
    setup.credits[2] = 6;
    assert_false(sabacc_setup_can_begin(&setup, &why));
    assert_non_null(strstr(said, "fewer than two seats can pay the ante"));
    SabaccState state = start_of(&setup);
    assert_int_equal(state.table.over, 1);
    assert_int_equal(state.table.champions, seat_bit(0));
}

/* KE-1: a game that nobody could buy into would be over as it begins. */
static void test_buy_in_is_paid(void **unused) {
    (void)unused;
    SabaccSetup setup = setup_of("kessel", 3, 100, "buy-in=101");
    char said[256];
    Text why = text_over(said, sizeof said);
    setup.credits[2] = 101;
    assert_false(sabacc_setup_can_begin(&setup, &why));
    assert_non_null(strstr(said, "fewer than two seats can pay the buy-in"));
    setup.credits[0] = 101;
    assert_true(sabacc_setup_can_begin(&setup, &why));
}

/* A stack suits whatever a game is played for. */
static void test_usual_credits(void **unused) {
    (void)unused;
    static const struct {
        const char *game, *options;
        int32_t credits;
    } stacks[] = {{"classic", "ante=1", 100},    {"classic", "ante=20", 2000},
                  {"kessel", "buy-in=50", 100},  {"kessel", "buy-in=101", 202},
                  {"solitaire", "stake=0", 100}, {"solitaire", "stake=7", 700},
                  {"pazaak", "wager=20", 100},   {"pazaak", "wager=1000000", 5000000}};
    for (size_t i = 0; i < sizeof stacks / sizeof *stacks; i++) {
        SabaccSetup setup = setup_of(stacks[i].game, strcmp(stacks[i].game, "solitaire") == 0 ? 1 : 2, 100,
                                     stacks[i].options);
        assert_int_equal(sabacc_usual_credits(&setup), stacks[i].credits);
    }
}

static void test_games_are_found(void **unused) {
    (void)unused;
    for (int i = 0; i < sabacc_game_count(); i++) {
        const SabaccGame *game = sabacc_game_at(i);
        assert_ptr_equal(sabacc_game_find(game->id), game);
        assert_string_not_equal(game->id, "null");
    }
    assert_non_null(sabacc_game_find("null"));
    assert_null(sabacc_game_find("whist"));
    assert_null(sabacc_game_find(""));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_form_is_read_and_written),
        cmocka_unit_test(test_every_refusal_says_what_is_allowed),
        cmocka_unit_test(test_an_option_of_another_game),
        cmocka_unit_test(test_a_form_says_its_own_range),
        cmocka_unit_test(test_a_form_without_a_meaning_is_refused),
        cmocka_unit_test(test_defaults),
        cmocka_unit_test(test_options_are_of_their_games),
        cmocka_unit_test(test_symbols_matter_by_symbol),
        cmocka_unit_test(test_presets),
        cmocka_unit_test(test_no_such_preset),
        cmocka_unit_test(test_setup_check),
        cmocka_unit_test(test_setup_can_begin),
        cmocka_unit_test(test_buy_in_is_paid),
        cmocka_unit_test(test_usual_credits),
        cmocka_unit_test(test_games_are_found),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
