#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "scenes/ladder.h"
#include "scenes/saves.h"
#include "scenes/setup_options.h"

static void test_usual_plan_can_begin(void **unused) {
    (void)unused;
    GamePlan plan;
    char words[256];
    Text why = text_over(words, sizeof words);
    game_plan_usual(&plan);
    assert_true(game_plan_check(&plan, &why));
    assert_int_equal(plan.setup.rules.seats, PLAN_SEATS);
    for (int seats = 2; seats <= 8; seats++) { /* nobody sits twice, however many come and go */
        game_plan_set_seats(&plan, seats);
        assert_true(game_plan_check(&plan, &why));
    }
}

static void test_command_line(void **unused) {
    (void)unused;
    static const struct {
        StartOptions start;
        const char *says; /* NULL: it can be played */
    } rows[] = {
        {{.game = "corellian-spike", .seats = "human:Ana,ai:novice:Bo,random"}, NULL},
        {{.is_demo = true, .options = {"end=hands 1"}, .option_count = 1}, NULL},
        {{.preset = "casino-betting", .has_seed = true, .seed = 4}, NULL},
        {{.game = "chess"}, "corellian-spike"},
        {{.preset = "nothing"}, "nothing"},
        {{.options = {"ante=0"}, .option_count = 1}, "ante"},
        {{.options = {"colour=red"}, .option_count = 1}, "colour"},
        {{.seats = "ai:genius"}, "ai:regular"},
        {{.seats = "human"}, "2"},
        {{.seats = "human,human,human,human,human,human,human,human,human"}, "at most 8"},
        {{.seats = "human:Bo,ai:novice:Bo"}, "Bo sits twice"},
        {{.credits = 1}, "ante"},
        {{.is_resumed = true}, "no game was left unfinished"},
        {{.replay = "/nowhere/game.sabacc"}, "/nowhere/game.sabacc"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        GamePlan plan;
        char words[512] = "";
        Text why = text_over(words, sizeof words);
        bool is_good = game_plan_from_start(&plan, &rows[i].start, "/nowhere", &why);
        if (is_good != (rows[i].says == NULL)) fail_msg("row %zu: %s", i, words);
        if (rows[i].says && !strstr(words, rows[i].says)) fail_msg("row %zu: %s", i, words);
    }
}

static void test_seats_of_the_command_line(void **unused) {
    (void)unused;
    GamePlan plan;
    char words[256];
    Text why = text_over(words, sizeof words);
    StartOptions start = {.seats = "human,ai:novice:Bo,ai:regular,human", .credits = 40};
    assert_true(game_plan_from_start(&plan, &start, "", &why));
    assert_string_equal(plan.setup.seat[0].name, "Player");
    assert_string_equal(plan.setup.seat[1].name, "Bo");
    assert_string_equal(plan.setup.seat[1].agent, "ai:novice");
    assert_true(plan.setup.seat[2].name[0] != '\0');
    assert_string_equal(plan.setup.seat[3].name, "Player 2");
    for (int seat = 0; seat < 4; seat++) assert_int_equal(plan.setup.rules.credits[seat], 40);
}

static UiEvent change(const char *key, const char *part, int value) {
    UiEvent event = {.kind = UI_EVENT_CHANGE, .value = value};
    snprintf(event.name, sizeof event.name, "option:%s%s", key, part);
    return event;
}

/* Every form of every option of every game can be reached by its widgets, and every number stays in range. */
static void test_options_by_widgets(void **unused) {
    (void)unused;
    for (int g = 0; g < sabacc_game_count(); g++) {
        MatchSetup setup;
        const SabaccGame *game = sabacc_game_at(g);
        match_setup_init(&setup, game, game->least_seats, 1000);
        for (int i = 0; i < game->option_count; i++) {
            const SabaccOptionSpec *spec = sabacc_option_spec(game->options[i].id);
            const SabaccValue *value = &setup.rules.options[game->options[i].id];
            bool is_switch = strcmp(spec->forms, "on|off") == 0, is_number = strcmp(spec->forms, "N") == 0;
            int forms = 1;
            for (const char *c = spec->forms; *c; c++) forms += *c == '|';
            for (int form = 0; form < forms && !is_number; form++) {
                UiEvent event = change(spec->key, "", is_switch ? form == 0 : form);
                assert_true(setup_options_take(&setup, &event));
                assert_int_equal(value->form, form);
            }
            for (int place = 0; is_number && place < nice_count(value->n, spec->least, spec->most); place++) {
                int32_t wanted = nice_at(place, value->n, spec->least, spec->most);
                UiEvent event = change(spec->key, "", place);
                assert_true(setup_options_take(&setup, &event));
                assert_int_equal(value->n, wanted);
                assert_true(wanted >= spec->least && wanted <= spec->most);
            }
        }
    }
}

static void test_presets(void **unused) {
    (void)unused;
    MatchSetup setup;
    match_setup_init(&setup, sabacc_game_at(0), 2, 1000);
    assert_int_equal(setup_preset_index(&setup), 0);
    for (int i = 0; i <= sabacc_game_at(0)->preset_count; i++) {
        setup_preset_choose(&setup, i);
        assert_int_equal(setup_preset_index(&setup), i);
    }
    UiEvent event = change("ante", "", 5);
    assert_true(setup_options_take(&setup, &event));
    assert_int_equal(setup_preset_index(&setup), -1);
    setup_preset_choose(&setup, 0);
    assert_int_equal(setup_preset_index(&setup), 0);
}

static void test_nice_numbers(void **unused) {
    (void)unused;
    static const int32_t values[] = {1, 7, 100, 101, 99999, 100000};
    for (size_t i = 0; i < sizeof values / sizeof *values; i++) {
        int place = nice_index(values[i], 1, 100000), count = nice_count(values[i], 1, 100000);
        assert_int_equal(nice_at(place, values[i], 1, 100000), values[i]);
        for (int k = 1; k < count; k++) {
            assert_true(nice_at(k, values[i], 1, 100000) > nice_at(k - 1, values[i], 1, 100000));
        }
        assert_int_equal(nice_at(0, values[i], 1, 100000), 1);
        assert_int_equal(nice_at(count - 1, values[i], 1, 100000), 100000);
    }
}

/* Each example on the page of kinds of hand is what it is said to be, in the game whose page it is on. */
static void test_ladder_tells_the_truth(void **unused) {
    (void)unused;
    for (int g = 0; g < sabacc_game_count(); g++) {
        const SabaccGame *game = sabacc_game_at(g);
        SabaccSetup setup;
        SabaccState state;
        char words[128];
        Text why = text_over(words, sizeof words);
        sabacc_setup_init(&setup, game, game->least_seats, 1000);
        sabacc_option_set(&setup, "prime-hand", "on", &why);
        sabacc_start(&state, &setup, NULL);
        for (int i = 0; i < game->ladder_count; i++) {
            LadderExample example;
            assert_true(ladder_example((SabaccRank)game->ladder[i], &example));
            for (int c = 0; c < example.count; c++) assert_int_not_equal(example.cards[c], SABACC_CARD_NONE);
            SabaccWorth worth = sabacc_worth(&state.table, 0, example.cards, example.count);
            assert_string_equal(sabacc_rank_word((SabaccRank)worth.rank),
                                sabacc_rank_word((SabaccRank)game->ladder[i]));
        }
    }
}

static void test_setup_comes_back(void **unused) {
    (void)unused;
    char directory[] = "/tmp/sabacc-saves-XXXXXX", path[64], words[256];
    Text why = text_over(words, sizeof words);
    assert_non_null(mkdtemp(directory));
    GamePlan plan, read;
    game_plan_usual(&plan);
    game_plan_set_seats(&plan, 6);
    game_plan_set_agent(&plan, 3, "ai:novice");
    snprintf(plan.setup.seat[0].name, MATCH_WORDS, "Zoë");
    plan.setup.rules.dealer = 2;
    plan.setup.allow_undo = false;
    assert_true(sabacc_option_set(&plan.setup.rules, "limit", "fixed 3 6", &why));
    saves_keep_setup(directory, &plan);
    game_plan_usual(&read);
    assert_true(saves_last_setup(directory, &read));
    assert_memory_equal(&read.setup.rules, &plan.setup.rules, sizeof plan.setup.rules);
    assert_string_equal(read.setup.seat[0].name, "Zoë");
    assert_string_equal(read.setup.seat[3].agent, "ai:novice");
    assert_false(read.setup.allow_undo);
    snprintf(path, sizeof path, "%s/setup.json", directory);
    FILE *file = fopen(path, "w");
    fputs("{\"game\": \"chess\"", file);
    fclose(file);
    assert_false(saves_last_setup(directory, &read)); /* a broken file is as good as none */
    assert_string_equal(read.setup.seat[0].name, "Zoë");
    remove(path);
    rmdir(directory);
}

static void test_unfinished_game(void **unused) {
    (void)unused;
    char directory[] = "/tmp/sabacc-saves-XXXXXX", path[PLAN_PATH], games[64];
    assert_non_null(mkdtemp(directory));
    GamePlan plan;
    assert_false(saves_unfinished(directory, &plan));
    assert_true(saves_new_path(directory, "some-game", path));
    saves_note(directory, path, true);
    assert_false(saves_unfinished(directory, &plan)); /* noted, but the record is not there */
    FILE *file = fopen(path, "w");
    fclose(file);
    assert_true(saves_unfinished(directory, &plan));
    assert_string_equal(plan.path, path);
    assert_true(plan.setup.allow_undo);
    char other[PLAN_PATH];
    assert_true(saves_new_path(directory, "some-game", other));
    assert_string_not_equal(other, path);
    saves_note(directory, NULL, false);
    assert_false(saves_unfinished(directory, &plan));
    remove(path);
    snprintf(games, sizeof games, "%s/games", directory);
    rmdir(games);
    rmdir(directory);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_usual_plan_can_begin),
        cmocka_unit_test(test_command_line),
        cmocka_unit_test(test_seats_of_the_command_line),
        cmocka_unit_test(test_options_by_widgets),
        cmocka_unit_test(test_presets),
        cmocka_unit_test(test_nice_numbers),
        cmocka_unit_test(test_ladder_tells_the_truth),
        cmocka_unit_test(test_setup_comes_back),
        cmocka_unit_test(test_unfinished_game),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
