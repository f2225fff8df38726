#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include <stdio.h>
#include <string.h>

#include "session/deck_choice.h"
#include "session/settings_file.h"

static const char path[] = "settings_file_test.json";

static void write_file(const char *text) {
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    fputs(text, file);
    fclose(file);
}

static void test_what_is_written_is_read(void **state) {
    (void)state;
    Settings settings = settings_usual(), read;
    char warning[300] = "";
    settings.values[SETTING_MUSIC] = 15;
    settings.values[SETTING_PACE] = PACE_INSTANT;
    snprintf(settings.player, sizeof settings.player, "Zoë \"Ace\"");
    assert_true(deck_choice_read_deck(&settings, DECK_SPIKE, "own:ember 2"));
    assert_true(deck_choice_read_back(&settings, DECK_KESSEL, "back-3"));
    deck_choice_use_cloth(&settings, 2);
    assert_true(settings_file_write(path, &settings));
    assert_true(settings_file_read(path, &read, warning, sizeof warning));
    assert_memory_equal(settings.values, read.values, sizeof settings.values);
    assert_string_equal(read.player, settings.player);
    assert_string_equal(read.decks[DECK_SPIKE].deck, "own:ember 2");
    assert_string_equal(deck_choice_deck_word(&read, DECK_KESSEL), "kessel");
    assert_string_equal(deck_choice_back_word(&read, DECK_KESSEL), "back-3");
    assert_string_equal(deck_choice_back_word(&read, DECK_SPIKE), "back");
    assert_int_equal(deck_choice_cloth(&read), 2);
    remove(path);
}

static void test_a_missing_file_gives_the_usual(void **state) {
    (void)state;
    Settings settings;
    char warning[300] = "";
    remove(path);
    assert_true(settings_file_read(path, &settings, warning, sizeof warning));
    assert_int_equal(settings.values[SETTING_MUSIC], setting_rows[SETTING_MUSIC].usual);
    assert_string_equal(warning, "");
}

static void test_bad_files_are_told_and_replaced_by_the_usual(void **state) {
    (void)state;
    static const struct {
        const char *text, *says;
    } rows[] = {
        {"{\"music\": 101, \"pace\": 4}", "\"music\" must be a number from 0 to 100"},
        {"{\"music\": \"loud\"}", "\"music\" must be a number"},
        {"{\"music\": 5", ":1:"},
        {"[]", "not an object"},
        {"{\"language\": 5}", "must be short texts"},
        {"{\"decks\": []}", "\"decks\" must be an object"},
        {"{\"decks\": {\"tarot\": {}}}", "\"decks\" has no \"tarot\""},
        {"{\"decks\": {\"spike\": {\"deck\": \"kessel\"}}}", "\"spike\": \"kessel\" is none"},
        {"{\"decks\": {\"spike\": {\"deck\": \"own:../../etc\"}}}", "\"own:../../etc\" is none"},
        {"{\"decks\": {\"spike\": {\"deck\": \"own:.hidden\"}}}", "\"own:.hidden\" is none"},
        {"{\"decks\": {\"spike\": {\"deck\": \"own:0123456789012345678901234\"}}}", "is none"},
        {"{\"decks\": {\"spike\": {\"deck\": 5}}}", "\"spike\": \"\" is none"},
        {"{\"decks\": {\"spike\": {\"back\": \"front\"}}}", "\"spike\": \"front\" is none"},
        {"{\"decks\": {\"spike\": {\"back\": \"back-\"}}}", "\"back-\" is none"},
        {"{\"cloth\": \"cloth-9\"}", "there is no \"cloth\" \"cloth-9\""},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        Settings settings;
        char warning[300] = "";
        write_file(rows[i].text);
        assert_false(settings_file_read(path, &settings, warning, sizeof warning));
        if (!strstr(warning, rows[i].says)) fail_msg("%s\nsaid %s", rows[i].text, warning);
        assert_int_equal(settings.values[SETTING_MUSIC], setting_rows[SETTING_MUSIC].usual);
    }
    remove(path);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_what_is_written_is_read),
        cmocka_unit_test(test_a_missing_file_gives_the_usual),
        cmocka_unit_test(test_bad_files_are_told_and_replaced_by_the_usual),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
