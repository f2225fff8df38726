/* Languages: which there are, that each speaks whatever the system's locale is, plurals by every rule, and
 * catalogues that are damaged. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/files.h"
#include "base/i18n.h"
#include "base/plural_rule.h"
#include "session/languages.h"
#include "session/sentence.h"

static void set_locale(const char *all, const char *language) {
    setenv("LC_ALL", all, 1);
    setenv("LANGUAGE", language, 1);
}

static int set_up(void **state) {
    setenv("SABACC_LOCALES", TEST_CATALOGUES, 1);
    set_locale("C", "");
    *state = languages_open("");
    return 0;
}

static int tear_down(void **state) {
    languages_close(*state);
    return 0;
}

/* ---- which there are ---- */

static void test_those_with_a_catalogue_are_listed(void **state) {
    char words[100];
    Text list = text_over(words, sizeof words);
    languages_list(*state, &list);
    assert_string_equal(words, "en, de, pl, pt_BR");
    assert_string_equal(languages_at(*state, 0)->name, "English");
    assert_string_equal(languages_at(*state, 3)->name, "Português (Brasil)");
}

static void test_english_alone_without_a_list(void **state) {
    (void)state;
    setenv("SABACC_LOCALES", TEST_CATALOGUES "/de", 1);
    Languages *none = languages_open(TEST_CATALOGUES);
    assert_int_equal(languages_count(none), 1);
    assert_false(languages_choose(none, "de"));
    languages_close(none);
}

static void test_a_wide_full_stop_brings_its_own_room(void **state) {
    (void)state;
    char words[100];
    Text text = text_over(words, sizeof words);
    sentence_add(&text, "%s", "One.");
    sentence_add(&text, "%s", "Two.");
    assert_string_equal(words, "One. Two.");
    text = text_over(words, sizeof words);
    sentence_add(&text, "%s", "一。");
    sentence_add(&text, "%s", "二。");
    assert_string_equal(words, "一。二。");
}

/* ---- choosing ---- */

static void test_chosen_where_the_locale_is_c(void **state) {
    assert_string_equal(_("Settings"), "Settings");
    assert_true(languages_choose(*state, "de"));
    assert_string_equal(_("Settings"), "Probe: Einstellungen");
    assert_string_equal(_("Done"), "Done");
    assert_string_equal(_("Nothing of this catalogue"), "Nothing of this catalogue");
    assert_string_equal(_(""), "");
    assert_true(languages_choose(*state, "en"));
    assert_string_equal(_("Settings"), "Settings");
}

static void test_texts_stay_when_another_is_chosen(void **state) {
    assert_true(languages_choose(*state, "de"));
    const char *before = _("Settings");
    assert_true(languages_choose(*state, "pt_BR"));
    assert_string_equal(before, "Probe: Einstellungen");
    assert_string_equal(_("Settings"), "Configurações");
    assert_true(languages_choose(*state, "de"));
    assert_ptr_equal(_("Settings"), before);
}

static void test_contexts(void **state) {
    assert_string_equal(C_("of a card", "Back"), "Back");
    assert_true(languages_choose(*state, "de"));
    assert_string_equal(C_("of a card", "Back"), "Probe: Rückseite");
    assert_string_equal(C_("of a chair", "Back"), "Back");
    assert_string_equal(_("Back"), "Probe: Zurück");
}

static void assert_speaks(Languages *languages, const char *wanted, const char *settings) {
    assert_true(languages_choose(languages, "pl"));
    assert_true(languages_choose(languages, wanted));
    assert_string_equal(_("Settings"), settings);
}

static void test_names_of_locales(void **state) {
    assert_speaks(*state, "de_AT.UTF-8", "Probe: Einstellungen");
    assert_speaks(*state, "de@euro", "Probe: Einstellungen");
    assert_speaks(*state, "pt-BR", "Configurações");
    assert_speaks(*state, "pt_PT", "Configurações");
    assert_speaks(*state, "pt", "Configurações");
    assert_speaks(*state, "en_GB", "Settings");
}

static void test_what_is_not_there_changes_nothing(void **state) {
    assert_true(languages_choose(*state, "de"));
    assert_false(languages_choose(*state, "fr"));
    assert_false(languages_choose(*state, "d"));
    assert_false(languages_choose(*state, "den"));
    assert_false(languages_choose(*state, "_"));
    assert_string_equal(_("Settings"), "Probe: Einstellungen");
}

static void assert_system(Languages *languages, const char *all, const char *language, const char *settings) {
    set_locale(all, language);
    assert_speaks(languages, "", settings);
}

static void test_that_of_the_system(void **state) {
    assert_system(*state, "C", "de", "Settings");
    assert_system(*state, "C.UTF-8", "de", "Settings");
    assert_system(*state, "POSIX", "de", "Settings");
    assert_system(*state, "de_DE.UTF-8", "", "Probe: Einstellungen");
    assert_system(*state, "fr_FR.UTF-8", "", "Settings");
    assert_system(*state, "fr_FR.UTF-8", "fr:pt_BR:de", "Configurações");
    assert_system(*state, "de_DE.UTF-8", "en:pt_BR", "Settings");
    assert_system(*state, "de_DE.UTF-8", "::fr:", "Probe: Einstellungen");
    unsetenv("LC_ALL");
    setenv("LC_MESSAGES", "pt_BR.UTF-8", 1);
    setenv("LANG", "de_DE.UTF-8", 1);
    assert_speaks(*state, "", "Configurações");
    unsetenv("LC_MESSAGES");
    assert_speaks(*state, "", "Probe: Einstellungen");
}

/* ---- plurals ---- */

static void assert_cards(int count, const char *wanted) {
    char words[32];
    snprintf(words, sizeof words, ngettext_("%d card", "%d cards", count), count);
    assert_string_equal(words, wanted);
}

static void test_plurals(void **state) {
    assert_cards(1, "1 card");
    assert_cards(0, "0 cards");
    assert_true(languages_choose(*state, "de"));
    assert_cards(2, "2 cards");
    assert_true(languages_choose(*state, "pl"));
    assert_cards(1, "1 karta");
    assert_cards(3, "3 karty");
    assert_cards(12, "12 kart");
    assert_cards(22, "22 karty");
    assert_cards(0, "0 kart");
    assert_true(languages_choose(*state, "pt_BR"));
    assert_cards(0, "0 carta");
    assert_cards(2, "2 cartas");
}

static void test_rules(void **state) {
    (void)state;
    static const struct {
        const char *rule;
        unsigned long n, form;
    } good[] = {{"0", 5, 0},
                {"n", 5, 5},
                {"n != 1;", 1, 0},
                {"(n!=1)\n rest", 2, 1},
                {"!n", 0, 1},
                {"!!n", 7, 1},
                {"n-1 == 2 || n/0", 3, 1},
                {"n/0", 3, 0},
                {"n%0", 3, 0},
                {"1 + 2*n", 3, 7},
                {"n>=3 && n<=4", 4, 1},
                {"n<3 ? n>1 ? 5 : 6 : 7", 2, 5},
                {"n<3 ? n>1 ? 5 : 6 : 7", 1, 6},
                {"n<3 ? n>1 ? 5 : 6 : 7", 3, 7}};
    static const char *const bad[] = {"",    ";", "n ==",     "n ? 1", "(n",   "n)",
                                      "n n", "m", "1 ? 2 : ", "n = 1", "n % x"};
    for (size_t i = 0; i < sizeof good / sizeof *good; i++) {
        assert_true(plural_rule_is_good(good[i].rule));
        assert_int_equal(plural_rule_form(good[i].rule, good[i].n), good[i].form);
    }
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) assert_false(plural_rule_is_good(bad[i]));
}

static void test_rules_are_not_too_deep(void **state) {
    (void)state;
    static char brackets[10001], conditions[20001];
    memset(brackets, '(', sizeof brackets - 1);
    assert_false(plural_rule_is_good(brackets));
    for (size_t i = 0; i + 1 < sizeof conditions; i++) conditions[i] = i % 2 ? '?' : 'n';
    assert_false(plural_rule_is_good(conditions));
}

/* ---- damage ---- */

static char *read_catalogue(const char *language, size_t *size) {
    char path[4096];
    snprintf(path, sizeof path, "%s/%s/LC_MESSAGES/sabacc.mo", TEST_CATALOGUES, language);
    char *bytes = file_read(path, 1 << 20, size);
    assert_non_null(bytes);
    return bytes;
}

/* Looks up whatever can be looked up. */
static void use(const Catalogue *catalogue) {
    (void)catalogue_text(catalogue, "Settings");
    (void)catalogue_plural(catalogue, "%d card", 5);
}

static void test_half_a_catalogue_is_refused(void **state) {
    (void)state;
    size_t size;
    char *bytes = read_catalogue("pl", &size);
    for (size_t part = 0; part < size; part++) {
        char *half = malloc(part + 1); /* of that size, so that a sanitizer sees what is read behind it */
        Catalogue catalogue;
        memcpy(half, bytes, part);
        half = realloc(half, part ? part : 1);
        assert_false(catalogue_open(&catalogue, half, part));
        free(half);
    }
    free(bytes);
}

static void test_no_damage_is_read_beyond(void **state) {
    (void)state;
    size_t size;
    char *bytes = read_catalogue("pl", &size);
    for (size_t at = 0; at < size; at++)
        for (int bit = 0; bit < 8; bit++) {
            Catalogue catalogue;
            bytes[at] = (char)(bytes[at] ^ 1 << bit);
            if (catalogue_open(&catalogue, bytes, size)) use(&catalogue);
            bytes[at] = (char)(bytes[at] ^ 1 << bit);
        }
    free(bytes);
}

/* What a machine of the other byte order wrote: all of its numbers, which stand before its texts, turned. */
static void test_the_other_byte_order(void **state) {
    (void)state;
    size_t size;
    char *bytes = read_catalogue("de", &size);
    Catalogue catalogue;
    assert_true(catalogue_open(&catalogue, bytes, size));
    uint32_t hash_size, hash_at;
    memcpy(&hash_size, bytes + 20, 4);
    memcpy(&hash_at, bytes + 24, 4);
    size_t numbers = hash_at + 4 * (size_t)hash_size;
    for (size_t at = 0; at < numbers; at += 4) {
        char turned[4] = {bytes[at + 3], bytes[at + 2], bytes[at + 1], bytes[at]};
        memcpy(bytes + at, turned, 4);
    }
    assert_true(catalogue_open(&catalogue, bytes, size));
    assert_string_equal(catalogue_text(&catalogue, "Ante"), "Probe: Einsatz");
    free(bytes);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_those_with_a_catalogue_are_listed, set_up, tear_down),
        cmocka_unit_test(test_english_alone_without_a_list),
        cmocka_unit_test(test_a_wide_full_stop_brings_its_own_room),
        cmocka_unit_test_setup_teardown(test_chosen_where_the_locale_is_c, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_texts_stay_when_another_is_chosen, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_contexts, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_names_of_locales, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_what_is_not_there_changes_nothing, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_that_of_the_system, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_plurals, set_up, tear_down),
        cmocka_unit_test(test_rules),
        cmocka_unit_test(test_rules_are_not_too_deep),
        cmocka_unit_test(test_half_a_catalogue_is_refused),
        cmocka_unit_test(test_no_damage_is_read_beyond),
        cmocka_unit_test(test_the_other_byte_order),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
