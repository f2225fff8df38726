/* What the setup proposes where more than one person sits down: sitting out (ST-6), and rebuys (ST-7). */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/files.h"
#include "scenes/setup/options.h"
#include "scenes/setup/summary.h"
#include "session/last_setup.h"

static GamePlan plan_of(const char *game) {
    GamePlan plan;
    game_plan_usual(&plan);
    game_plan_set_game(&plan, sabacc_game_find(game));
    proposal_follow(&plan.proposal, &plan.setup);
    return plan;
}

static void seat(GamePlan *plan, int at, const char *agent) {
    game_plan_set_agent(plan, at, agent);
    proposal_follow(&plan->proposal, &plan->setup);
}

static void set(GamePlan *plan, const char *key, const char *value) {
    char words[256];
    Text why = text_over(words, sizeof words);
    assert_true(sabacc_option_set(&plan->setup.rules, key, value, &why));
}

/* As the setup does when the player has changed an option. */
static void choose(GamePlan *plan, const char *key, const char *value) {
    set(plan, key, value);
    proposal_choose(&plan->proposal, key);
    proposal_follow(&plan->proposal, &plan->setup);
}

static void assert_options(const GamePlan *plan, const char *sit_out, const char *rebuy) {
    static const SabaccOptionId ids[] = {SABACC_OPTION_SIT_OUT, SABACC_OPTION_REBUY};
    const char *wanted[] = {sit_out, rebuy};
    for (int i = 0; i < 2; i++) {
        char words[32];
        Text text = text_over(words, sizeof words);
        sabacc_option_format(&plan->setup.rules, ids[i], &text);
        assert_string_equal(words, wanted[i]);
    }
}

static void assert_says(const GamePlan *plan, const char *part, const char *other) {
    char words[256];
    proposal_words(&plan->proposal, words, sizeof words);
    if (!part) assert_string_equal(words, "");
    if (part) assert_non_null(strstr(words, part));
    if (other) assert_null(strstr(words, other));
}

static void test_second_person(void **unused) {
    (void)unused;
    GamePlan plan = plan_of("classic");
    assert_options(&plan, "off", "off");
    assert_says(&plan, NULL, NULL);
    seat(&plan, 2, "human");
    assert_options(&plan, "on", "2");
    assert_says(&plan, "sit out", NULL);
    assert_says(&plan, "buy in", NULL);
    seat(&plan, 3, "human");
    assert_options(&plan, "on", "2");
    seat(&plan, 3, "ai:novice");
    assert_options(&plan, "on", "2");
    seat(&plan, 2, "ai:novice");
    assert_options(&plan, "off", "off");
    assert_says(&plan, NULL, NULL);
}

/* Fewer seats than people leave one of them. */
static void test_seats_go(void **unused) {
    (void)unused;
    GamePlan plan = plan_of("swag");
    seat(&plan, 3, "human");
    assert_options(&plan, "on", "2");
    game_plan_set_seats(&plan, 3);
    proposal_follow(&plan.proposal, &plan.setup);
    assert_options(&plan, "off", "off");
}

static void test_what_the_player_chooses_stays(void **unused) {
    (void)unused;
    GamePlan plan = plan_of("classic");
    choose(&plan, "sit-out", "on");
    seat(&plan, 1, "human");
    assert_options(&plan, "on", "2");
    assert_says(&plan, "buy in", "sit out");
    choose(&plan, "rebuy", "5");
    assert_says(&plan, NULL, NULL);
    seat(&plan, 1, "ai:novice");
    assert_options(&plan, "on", "5");
    choose(&plan, "rebuy", "off");
    choose(&plan, "sit-out", "off");
    seat(&plan, 1, "human");
    assert_options(&plan, "off", "off");
}

/* After the only hand nobody buys in again, and the setup says so: then nothing else is proposed. */
static void test_nobody_buys_in_after_the_only_hand(void **unused) {
    (void)unused;
    char words[256];
    GamePlan plan = plan_of("classic");
    seat(&plan, 1, "human");
    set(&plan, "end", "hands 1");
    proposal_follow(&plan.proposal, &plan.setup);
    assert_options(&plan, "on", "off");
    assert_says(&plan, "sit out", "buy in");
    setup_rebuy_words(&plan.setup.rules, words, sizeof words);
    assert_non_null(strstr(words, "nobody buys in"));
    set(&plan, "end", "hands 2");
    proposal_follow(&plan.proposal, &plan.setup);
    assert_options(&plan, "on", "2");
    setup_rebuy_words(&plan.setup.rules, words, sizeof words);
    assert_non_null(strstr(words, "may buy in again"));
}

/* It is a proposal of the game's options: another game, and another way of playing it, get their own. */
static void test_other_rules(void **unused) {
    (void)unused;
    char words[256];
    Text why = text_over(words, sizeof words);
    GamePlan plan = plan_of("classic");
    seat(&plan, 1, "human");
    choose(&plan, "rebuy", "off");
    game_plan_set_game(&plan, sabacc_game_find("kessel")); /* nobody sits out there */
    proposal_follow(&plan.proposal, &plan.setup);
    assert_int_equal(plan.setup.rules.options[SABACC_OPTION_REBUY].n, 2);
    assert_int_equal(plan.proposal.made, PROPOSAL_REBUY);
    assert_says(&plan, "buy in", "sit out");
    game_plan_set_game(&plan, sabacc_game_find("pazaak"));
    proposal_follow(&plan.proposal, &plan.setup);
    assert_int_equal(plan.proposal.made, 0);
    game_plan_set_game(&plan, sabacc_game_find("classic"));
    assert_true(sabacc_preset_apply(&plan.setup.rules, "low-stakes", &why));
    proposal_follow(&plan.proposal, &plan.setup);
    assert_options(&plan, "on", "2");
    assert_int_equal(plan.setup.rules.options[SABACC_OPTION_ANTE].n, 3);
    MatchSetup without = plan.setup;
    proposal_remove(&plan.proposal, &without);
    assert_true(without.rules.options[SABACC_OPTION_SIT_OUT].form != 0);
    assert_int_equal(without.rules.options[SABACC_OPTION_ANTE].n, 3);
}

/* House rules are all chosen. */
static void test_house_rules(void **unused) {
    (void)unused;
    GamePlan plan = plan_of("classic");
    proposal_choose(&plan.proposal, NULL);
    seat(&plan, 1, "human");
    assert_options(&plan, "off", "off");
}

static void write_setup(const char *directory, const char *seats, const char *options) {
    char path[128];
    snprintf(path, sizeof path, "%s/setup.json", directory);
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    fprintf(file,
            "{\"game\": \"classic\", \"preset\": \"\", \"dealer\": %d, \"undo\": true, \"seats\": [%s], "
            "\"options\": {%s}}",
            SABACC_NOBODY, seats, options);
    fclose(file);
}

#define HUMAN(name) "{\"name\": \"" name "\", \"agent\": \"human\", \"credits\": 100, \"items\": 0}"
#define AI(name)    "{\"name\": \"" name "\", \"agent\": \"ai:novice\", \"credits\": 100, \"items\": 0}"

/* A setup played before: proposed, chosen otherwise, or of a version that did not know of it. */
static void test_read_again(void **unused) {
    (void)unused;
    static const char two[] = HUMAN("Ana") ", " HUMAN("Ben"), one[] = HUMAN("Ana") ", " AI("Bo");
    static const struct {
        const char *seats, *options, *sit_out, *rebuy; /* those once the setup has followed */
        uint8_t made;
    } rows[] = {
        {two, "", "on", "2", PROPOSAL_SIT_OUT | PROPOSAL_REBUY},
        {two, "\"sit-out\": \"on\", \"rebuy\": \"2\"", "on", "2", PROPOSAL_SIT_OUT | PROPOSAL_REBUY},
        {two, "\"sit-out\": \"off\", \"rebuy\": \"3\"", "off", "3", 0},
        {one, "\"sit-out\": \"off\", \"rebuy\": \"2\"", "off", "2", 0},
    };
    char directory[] = "/tmp/sabacc-proposal-XXXXXX", path[64];
    assert_non_null(mkdtemp(directory));
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        char words[MATCH_MESSAGE] = "";
        Text why = text_over(words, sizeof words);
        GamePlan plan;
        game_plan_usual(&plan);
        write_setup(directory, rows[i].seats, rows[i].options);
        if (!last_setup_read(directory, &plan, &why)) fail_msg("row %zu: %s", i, words);
        proposal_follow(&plan.proposal, &plan.setup);
        assert_options(&plan, rows[i].sit_out, rows[i].rebuy);
        assert_int_equal(plan.proposal.made, rows[i].made);
    }
    snprintf(path, sizeof path, "%s/setup.json", directory);
    remove(path);
    assert_int_equal(rmdir(directory), 0);
}

/* PL-2: `stakes` was `on` once, which is now `house`. Such a file is understood: nothing is put aside. */
static void test_stakes_of_an_older_version(void **unused) {
    (void)unused;
    char directory[] = "/tmp/sabacc-proposal-XXXXXX", words[MATCH_MESSAGE] = "", path[64];
    Text why = text_over(words, sizeof words);
    GamePlan plan;
    assert_non_null(mkdtemp(directory));
    for (int i = 0; i < 2; i++) {
        game_plan_usual(&plan);
        write_setup(directory, HUMAN("Ana") ", " AI("Bo"),
                    i == 0 ? "\"stakes\": \"on\"" : "\"stakes\": \"true\"");
        assert_true(last_setup_read(directory, &plan, &why));
        char value[16];
        Text text = text_over(value, sizeof value);
        sabacc_option_format(&plan.setup.rules, SABACC_OPTION_STAKES, &text);
        assert_string_equal(value, "house");
        assert_true(last_setup_keep(directory, &plan, &why));
        assert_string_equal(words, "");
        snprintf(path, sizeof path, "%s/setup.json.bak", directory);
        assert_false(file_is_plain(path));
    }
    static const char *const names[] = {"setup.json", ".lock"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        snprintf(path, sizeof path, "%s/%s", directory, names[i]);
        remove(path);
    }
    assert_int_equal(rmdir(directory), 0);
}

/* PL-2: stakes that are turned on lie beside the pot; the next step gives them to the house. */
static void test_stakes_begin_beside_the_pot(void **unused) {
    (void)unused;
    GamePlan plan = plan_of("classic");
    static const char *const values[] = {"off", "pot", "house"};
    for (int place = 0; place < 3; place++) {
        char words[16];
        Text text = text_over(words, sizeof words);
        UiEvent event = {.kind = UI_EVENT_CHANGE, .name = "option:stakes", .value = place};
        assert_true(setup_options_take(&plan.setup, &event));
        sabacc_option_format(&plan.setup.rules, SABACC_OPTION_STAKES, &text);
        assert_string_equal(words, values[place]);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_second_person),
        cmocka_unit_test(test_seats_go),
        cmocka_unit_test(test_nobody_buys_in_after_the_only_hand),
        cmocka_unit_test(test_what_the_player_chooses_stays),
        cmocka_unit_test(test_other_rules),
        cmocka_unit_test(test_house_rules),
        cmocka_unit_test(test_read_again),
        cmocka_unit_test(test_stakes_of_an_older_version),
        cmocka_unit_test(test_stakes_begin_beside_the_pot),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
