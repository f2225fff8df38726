#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include <string.h>

#include "app/command_line.h"

#define NAME_64 "1234567890123456789012345678901234567890123456789012345678901234"

static bool parse(CommandLine *line, char *error, size_t size, int count, const char *const *words) {
    char *argv[24] = {(char *)"sabacc"};
    for (int i = 0; i < count; i++) argv[i + 1] = (char *)words[i];
    return command_line_parse(line, count + 1, argv, error, size);
}

static void test_every_kind_of_option_is_understood(void **state) {
    (void)state;
    static const char *const words[] = {"--game",
                                        "corellian-spike",
                                        "--option",
                                        "blind=5",
                                        "--option=raise-limit=3",
                                        "--seed",
                                        "18446744073709551615",
                                        "--size",
                                        "1280x720",
                                        "--shots",
                                        "out",
                                        "--shot-at",
                                        "500,2000.5",
                                        "--demo",
                                        "--run-for",
                                        "5000",
                                        "--credits",
                                        "250"};
    CommandLine line;
    char error[300];
    assert_true(parse(&line, error, sizeof error, sizeof words / sizeof *words, words));
    assert_string_equal(line.start.game, "corellian-spike");
    assert_int_equal(line.start.option_count, 2);
    assert_string_equal(line.start.options[1], "raise-limit=3");
    assert_true(line.start.has_seed && line.start.seed == UINT64_MAX);
    assert_int_equal(line.width, 1280);
    assert_int_equal(line.shot_count, 2);
    assert_float_equal(line.shot_at[1], 2000.5, 0);
    assert_true(line.start.is_demo && !line.start.is_resumed);
    assert_float_equal(line.run_for_ms, 5000, 0);
    assert_int_equal(line.start.credits, 250);
}

static void test_a_file_is_opened_by_itself(void **state) {
    (void)state;
    CommandLine line;
    char error[300];
    static const char *const words[] = {"--mute", "game.sabacc", "--seed", "3"};
    assert_true(parse(&line, error, sizeof error, 4, words));
    assert_string_equal(line.file, "game.sabacc");
    assert_true(parse(&line, error, sizeof error, 2, (const char *const[]){"--", "--mute"}));
    assert_string_equal(line.file, "--mute");
    assert_true(parse(&line, error, sizeof error, 1, (const char *const[]){"--mute"}));
    assert_null(line.file);
    static const char *const others[] = {"--game=classic", "--replay=x",      "--resume",
                                         "--demo",         "--scene=gallery", "--seats=human"};
    for (size_t i = 0; i < sizeof others / sizeof *others; i++) {
        assert_false(parse(&line, error, sizeof error, 2, (const char *const[]){"game.sabacc", others[i]}));
        assert_non_null(strstr(error, "game.sabacc: a file is opened by itself"));
    }
    assert_false(parse(&line, error, sizeof error, 2, (const char *const[]){"one", "two"}));
    assert_non_null(strstr(error, "two: unexpected"));
}

static void test_what_is_not_understood_is_said(void **state) {
    (void)state;
    static const struct {
        const char *words[2], *says;
    } rows[] = {
        {{"--data", ""}, "--data \"\": give the name of a file or directory"},
        {{"--seed", "x"}, "--seed x: give a whole number"},
        {{"--seats", "human:A\nna"}, "--seats human:A\nna: give names in UTF-8"},
        {{"--seats", "human:\xff,ai:regular"}, "--seats human:\xff,ai:regular: give names in UTF-8"},
        {{"--seats", "human,ai:regular:" NAME_64}, "--seats human,ai:regular:" NAME_64 ": give names"},
        {{"--seed", "18446744073709551616"}, "--seed 18446744073709551616: give"},
        {{"--size", "100x100"}, "--size 100x100: give WIDTHxHEIGHT"},
        {{"--size", "1280x720q"}, "--size 1280x720q: give WIDTHxHEIGHT"},
        {{"--credits", "0"}, "--credits 0: give"},
        {{"--option", "=5"}, "--option =5: give KEY=VALUE"},
        {{"--shot-at", "5,3"}, "--shot-at 5,3: give"},
        {{"--run-for", "soon"}, "--run-for soon: give"},
        {{"--scene", "moon"}, "--scene moon: give title"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        CommandLine line;
        char error[300] = "";
        assert_false(parse(&line, error, sizeof error, 2, rows[i].words));
        if (strncmp(error, rows[i].says, strlen(rows[i].says)) != 0) fail_msg("said %s", error);
    }
}

static void test_a_long_value_leaves_room_for_what_is_wanted(void **state) {
    (void)state;
    static const char *const words[] = {"--seats", "human:" NAME_64 NAME_64 NAME_64 NAME_64};
    CommandLine line;
    char error[300];
    assert_false(parse(&line, error, sizeof error, 2, words));
    assert_non_null(
        strstr(error, ": give names in UTF-8, of at most 63 bytes and without control characters"));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_kind_of_option_is_understood),
        cmocka_unit_test(test_a_file_is_opened_by_itself),
        cmocka_unit_test(test_what_is_not_understood_is_said),
        cmocka_unit_test(test_a_long_value_leaves_room_for_what_is_wanted),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
