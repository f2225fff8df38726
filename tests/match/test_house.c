/* House rules as files: written and read back completely, errors located, nothing half-applied. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include "match/json/options.h"
#include "session/house_rules.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { SENTENCE = 1024 };

static bool read_words(const char *words, HouseRules *rules, char *said) {
    Text why = text_over(said, SENTENCE);
    return house_rules_read_bytes("house", words, strlen(words), rules, &why);
}

static void set(SabaccSetup *setup, const char *key, const char *value) {
    char said[SENTENCE];
    Text why = text_over(said, sizeof said);
    if (!sabacc_option_set(setup, key, value, &why)) fail_msg("%s", said);
}

#define HEAD "{\"sabacc-house-rules\": 1, \"name\": \"Friday\", \"game\": \"classic\""

static void test_unnamed_options_are_the_game_s_own(void **unused) {
    (void)unused;
    HouseRules rules;
    char said[SENTENCE];
    SabaccSetup setup, standard;
    if (!read_words(HEAD ", \"options\": {\"ante\": 5, \"limit\": \"fixed 3 6\", \"side-pots\": false}}",
                    &rules, said))
        fail_msg("%s", said);
    assert_string_equal(rules.name, "Friday");
    assert_string_equal(rules.game->id, "classic");
    sabacc_setup_init(&standard, sabacc_game_find("classic"), 4, 100);
    sabacc_setup_init(&setup, sabacc_game_find("classic"), 4, 100);
    set(&setup, "star", "-10"); /* said before: gone afterwards */
    Text why = text_over(said, sizeof said);
    assert_true(house_rules_apply(&rules, &setup, &why));
    set(&standard, "ante", "5");
    set(&standard, "limit", "fixed 3 6");
    set(&standard, "side-pots", "off");
    assert_memory_equal(&setup, &standard, sizeof setup);
    assert_true(house_rules_are_set(&rules, &setup));
    set(&setup, "ante", "6");
    assert_false(house_rules_are_set(&rules, &setup));
}

static void test_of_another_game_nothing_is_set(void **unused) {
    (void)unused;
    HouseRules rules;
    SabaccSetup setup, before;
    char said[SENTENCE];
    assert_true(read_words(HEAD ", \"options\": {}}", &rules, said));
    sabacc_setup_init(&setup, sabacc_game_find("swag"), 4, 100);
    before = setup;
    Text why = text_over(said, sizeof said);
    assert_false(house_rules_apply(&rules, &setup, &why));
    assert_string_equal(said, "the house rules 'Friday' are of classic, not of swag");
    assert_memory_equal(&setup, &before, sizeof setup);
}

static void test_faults_are_named_by_place(void **unused) {
    (void)unused;
    static const char *const rows[][2] = {
        {"", "house:1:1: no JSON: "},
        {"[]", "house:1:1: a line must be one JSON object"},
        {"{\n  \"name\": \"x\"\n}\n", "house:1:1: no house rules: they have \"sabacc-house-rules\": 1"},
        {"{\n  \"sabacc-house-rules\": 2\n}", "house:2:3: 'sabacc-house-rules' must be 1"},
        {"{\"sabacc-house-rules\": 1,\n\n   \"game\": \"chess\"}", "house:3:4: there is no game 'chess'"},
        {"{\"sabacc-house-rules\": 1, \"game\": 5}", "house:1:27: 'game' must be a text"},
        {HEAD ", \"options\": {},\n\"table\": 3}",
         "house:2:1: unknown key 'table'; known are sabacc-house-rules, name"},
        {HEAD ",\n \"options\": {\n  \"ante\": 5,\n  \"ante\": 6}}", "house:4:"},
        {HEAD ",\n \"options\": {\n  \"ante\": 0}}", "house:3:3: '0' is no value of ante"},
        {HEAD ",\n \"options\": {\n  \"ante\": \"5\"}}", "house:3:3: 'ante' must be a whole number"},
        {HEAD ",\n \"options\": {\"ante\": 5,\n  \"side-pots\": \"perhaps\"}}",
         "house:3:3: 'side-pots' must be true"},
        {HEAD ",\n \"options\": {\"ante\": 5,\n  \"prime-hand\": true}}",
         "house:3:3: there is no option 'prime-hand'"},
        {HEAD ",\n \"options\": []}", "house:2:2: 'options' must be an object"},
        {HEAD "}", "house:1:1: 'options' must be an object"},
        {HEAD ",\n \"options\": {\"shift\": \"by-symbol\", \"shift-on\": \"d12 3\"}}",
         "house:2:2: a shift by symbol goes"},
        {HEAD ",\n \"options\": {\"ante\": 5}", "house:2:24: no JSON"},
        {"{\"sabacc-house-rules\": 1, \"game\": \"classic\", \"options\": {}, \"name\": \"\"}",
         "house:1:61: house rules need a name"},
        {"{\"sabacc-house-rules\": 1, \"game\": \"classic\", \"options\": {}, \"name\": \" x\"}",
         "house:1:61: a name neither begins nor ends with a space"},
        {"{\"sabacc-house-rules\": 1, \"game\": \"classic\", \"options\": {}, \"name\": \"a\\nb\"}",
         "house:1:61: a name is of letters"},
        {"{\"sabacc-house-rules\": 1, \"game\": \"classic\", \"options\": {}}",
         "house:1:1: 'name' must be a text"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        HouseRules rules = {.name = "kept"};
        char said[SENTENCE] = "";
        if (read_words(rows[i][0], &rules, said)) fail_msg("row %zu was read", i);
        if (strncmp(said, rows[i][1], strlen(rows[i][1])) != 0) fail_msg("row %zu: %s", i, said);
        assert_null(strchr(said, '\n'));
        assert_string_equal(rules.name, "kept"); /* nothing half-applied */
        assert_null(rules.game);
    }
}

static void test_paths_and_ids(void **unused) {
    (void)unused;
    static const char *const paths[] = {"./wookiee", "/tmp/x", "a/b", "friday.json", "friday.sabacc-rules"};
    static const char *const ids[] = {"wookiee", "low-stakes", ".json", ".sabacc-rules", "json", ""};
    for (size_t i = 0; i < sizeof paths / sizeof *paths; i++) assert_true(house_rules_is_path(paths[i]));
    for (size_t i = 0; i < sizeof ids / sizeof *ids; i++) assert_false(house_rules_is_path(ids[i]));
}

static void test_names(void **unused) {
    (void)unused;
    static const struct {
        const char *name, *file; /* NULL: no name */
    } rows[] = {
        {"Friday night", "friday-night.sabacc-rules"},
        {"  x", NULL},
        {"x ", NULL},
        {"", NULL},
        {"a\tb", NULL},
        {"\xff", NULL},
        {"../../etc/passwd", "etc-passwd.sabacc-rules"},
        {"Zoë's 2nd -- table!", "zo-s-2nd-table.sabacc-rules"},
        {"札", "house-rules.sabacc-rules"},
        {"123456789012345678901234567890123456789012345678901234567890123",
         "123456789012345678901234567890123456789012345678901234567890123.sabacc-rules"},
        {"1234567890123456789012345678901234567890123456789012345678901234", NULL},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        char said[SENTENCE], file[SENTENCE];
        Text why = text_over(said, sizeof said), name = text_over(file, sizeof file);
        if (house_rules_name_check(rows[i].name, &why) != (rows[i].file != NULL))
            fail_msg("row %zu: %s", i, said);
        assert_int_equal(said[0] == '\0', rows[i].file != NULL);
        house_rules_file_name(rows[i].name, &name);
        if (rows[i].file) assert_string_equal(file, rows[i].file);
        assert_null(strchr(file, '/'));
    }
}

/* Every game, with options drawn at random, comes back from its file as it was. */
static void test_files_hold_every_option(void **unused) {
    (void)unused;
    char directory[] = "/tmp/sabacc-house-XXXXXX", path[64], said[SENTENCE];
    assert_non_null(mkdtemp(directory));
    snprintf(path, sizeof path, "%s/friday.sabacc-rules", directory);
    for (int g = 0; g < sabacc_game_count(); g++) {
        const SabaccGame *game = sabacc_game_at(g);
        for (int p = 0; p < game->preset_count; p++) {
            SabaccSetup setup, back;
            Text why = text_over(said, sizeof said);
            sabacc_setup_init(&setup, game, 2, 0);
            sabacc_setup_init(&back, game, 2, 0);
            if (!sabacc_preset_apply(&setup, game->presets[p].id, &why)) fail_msg("%s", said);
            HouseRules rules = house_rules_of(&setup, "Zoë's \"table\" \\ 2"), read;
            if (!house_rules_write(path, &rules, &why) || !house_rules_read(path, &read, &why))
                fail_msg("%s", said);
            assert_string_equal(read.name, rules.name);
            assert_true(house_rules_apply(&read, &back, &why));
            assert_memory_equal(&back, &setup, sizeof back);
        }
    }
    assert_int_equal(unlink(path), 0);
    assert_int_equal(rmdir(directory), 0); /* no draft is left behind */
}

static void test_files_that_cannot_be(void **unused) {
    (void)unused;
    char directory[] = "/tmp/sabacc-house-XXXXXX", path[80], said[SENTENCE];
    SabaccSetup setup;
    HouseRules read = {.name = "kept"};
    sabacc_setup_init(&setup, sabacc_game_at(0), 2, 0);
    HouseRules rules = house_rules_of(&setup, "x");
    Text why = text_over(said, sizeof said);
    assert_non_null(mkdtemp(directory));
    snprintf(path, sizeof path, "%s/none/x.sabacc-rules", directory);
    assert_false(house_rules_write(path, &rules, &why));
    assert_non_null(strstr(said, "No such file"));
    why = text_over(said, sizeof said);
    assert_false(house_rules_read(path, &read, &why));
    assert_non_null(strstr(said, "No such file"));
    why = text_over(said, sizeof said);
    assert_false(house_rules_read(directory, &read, &why));
    assert_non_null(strstr(said, "Is a directory"));
    snprintf(path, sizeof path, "%s/large.sabacc-rules", directory);
    FILE *file = fopen(path, "w");
    for (int i = 0; i <= HOUSE_RULES_MOST_BYTES; i++) fputc(' ', file);
    fclose(file);
    why = text_over(said, sizeof said);
    assert_false(house_rules_read(path, &read, &why));
    assert_non_null(strstr(said, "too large for house rules"));
    assert_string_equal(read.name, "kept");
    /* A directory in the way: the old thing stays, the draft goes. */
    unlink(path);
    assert_int_equal(mkdir(path, 0755), 0);
    why = text_over(said, sizeof said);
    assert_false(house_rules_write(path, &rules, &why));
    assert_int_equal(rmdir(path), 0);
    assert_int_equal(rmdir(directory), 0);
}

/* A record of a game by house rules names all options and no preset, so that it plays without the file. */
static void test_records_hold_the_options(void **unused) {
    (void)unused;
    MatchSetup match;
    HouseRules rules;
    char said[SENTENCE];
    assert_true(read_words(HEAD ", \"options\": {\"ante\": 7}}", &rules, said));
    match_setup_init(&match, rules.game, 2, 100);
    Text why = text_over(said, sizeof said);
    assert_true(house_rules_apply(&rules, &match.rules, &why));
    json_t *options = json_of_options(&match.rules);
    assert_int_equal(json_object_size(options), rules.game->option_count);
    assert_int_equal(json_integer_value(json_object_get(options, "ante")), 7);
    assert_string_equal(match.preset, "");
    json_decref(options);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_unnamed_options_are_the_game_s_own),
        cmocka_unit_test(test_of_another_game_nothing_is_set),
        cmocka_unit_test(test_faults_are_named_by_place),
        cmocka_unit_test(test_paths_and_ids),
        cmocka_unit_test(test_names),
        cmocka_unit_test(test_files_hold_every_option),
        cmocka_unit_test(test_files_that_cannot_be),
        cmocka_unit_test(test_records_hold_the_options),
    };
    return cmocka_run_group_tests_name("house rules", tests, NULL, NULL);
}
