/* Clauses for players: every clause named somewhere has a text. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "rules/sabacc.h"
#include "ui/clause_texts.h"

static void assert_texts(const char *words, const char *whose) {
    char id[CLAUSE_ID_BYTES];
    int count = 0;
    for (; clause_next(&words, id); count++)
        if (clause_text(id) == NULL) fail_msg("%s names %s, which has no text", whose, id);
    if (count == 0) fail_msg("%s names no clause", whose);
}

static void test_every_option_has_its_clauses(void **state) {
    (void)state;
    for (int i = 0; i < sabacc_game_count(); i++) {
        const SabaccGame *game = sabacc_game_at(i);
        for (int k = 0; k < game->option_count; k++)
            assert_texts(game->options[k].clauses, sabacc_option_spec(game->options[k].id)->key);
        if (game->policy_in_full) assert_texts(game->policy_in_full, game->id);
    }
}

static void test_every_clause_of_the_core_has_a_text(void **state) {
    (void)state;
    for (int clause = SABACC_CLAUSE_NONE + 1; clause < SABACC_CLAUSES; clause++)
        assert_texts(sabacc_clause_word((SabaccClause)clause), "the core");
    for (int rank = 0; rank < SABACC_RANKS; rank++)
        assert_texts(sabacc_clause_word(sabacc_rank_clause((SabaccRank)rank)),
                     sabacc_rank_word((SabaccRank)rank));
}

static void test_texts_are_plain(void **state) {
    (void)state;
    assert_true(clause_text_count > 140);
    for (int i = 0; i < clause_text_count; i++) {
        const char *text = clause_texts[i].text;
        if (strpbrk(text, "`#") || strstr(text, "](") || strstr(text, "**") || strstr(text, "not built"))
            fail_msg("%s: %s", clause_texts[i].id, text);
        assert_true(strlen(text) > (clause_texts[i].id[2] == '-' ? 20 : 15)); /* a source's is a title */
    }
    assert_string_equal(clause_text("SH-6"), "Fielded cards are never shifted. Folded seats take no part.");
    assert_null(clause_text("SH-60"));
}

static void test_every_source_has_a_text(void **state) {
    (void)state;
    for (int i = 0; i < sabacc_game_count(); i++) {
        const SabaccGame *game = sabacc_game_at(i);
        assert_texts(game->source, game->id);
        for (int k = 0; k < game->preset_count; k++) assert_texts(game->presets[k].help, game->presets[k].id);
    }
    assert_string_equal(clause_text("S1"), "Sabacc the SWAG Way");
    assert_null(clause_text("S5"));
}

static void assert_named(const char *words, const char *wanted) {
    char id[CLAUSE_ID_BYTES], found[128] = "";
    while (clause_next(&words, id)) {
        strcat(found, id);
        strcat(found, " ");
    }
    assert_string_equal(found, wanted);
}

static void test_ids_in_words(void **state) {
    (void)state;
    assert_named("SK-4, BR-4", "SK-4 BR-4 ");
    assert_named("it matches every bet (CS-2, CS-3).", "CS-2 CS-3 ");
    assert_named("DK-2a", "DK-2a ");
    assert_named("(S1, S4), S0; AP-1", "S1 S4 S0 AP-1 ");
    assert_named("S10, S, SWAG, S3a, S1-2, PS4", "");
    assert_named("UTF-8, ISO-8859-1, A-1, SH-, sh-1, SH-1ab, CO-1234567", "");
    assert_named("", "");
}

static void test_list_of_ids(void **state) {
    (void)state;
    char list[16];
    clause_list("takes 4 (CL-7), 2 (SP-1), in all (CL-7)", list, sizeof list);
    assert_string_equal(list, "CL-7, SP-1");
    clause_list("nothing", list, sizeof list);
    assert_string_equal(list, "");
    clause_list("CL-7, SP-1, KE-8a, S0", list, sizeof list); /* KE-8a does not fit */
    assert_string_equal(list, "CL-7, SP-1, S0");
}

static void assert_without(const char *words, const char *wanted) {
    char plain[96];
    clause_words_without(words, plain, sizeof plain);
    assert_string_equal(plain, wanted);
    snprintf(plain, sizeof plain, "%s", words); /* in place */
    clause_words_without(plain, plain, sizeof plain);
    assert_string_equal(plain, wanted);
}

static void test_words_without_ids(void **state) {
    (void)state;
    assert_without("it matches every bet (CS-2, CS-3).", "it matches every bet.");
    assert_without("takes 4 (CL-7), 2 (SP-1)", "takes 4, 2");
    assert_without("No betting limit (S1, S4)", "No betting limit");
    assert_without("(CS-2) at the beginning", " at the beginning");
    assert_without("6 of Flasks (6), Ana (KE), (CS-2 or more), (CS-2",
                   "6 of Flasks (6), Ana (KE), (CS-2 or more), (CS-2");
    assert_without("a (DK-2a)(S3) b", "a b");
    assert_without("", "");
}

static void test_words_without_ids_are_cut(void **state) {
    (void)state;
    char plain[6];
    clause_words_without("abc (S3) defgh", plain, sizeof plain);
    assert_string_equal(plain, "abc d");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_option_has_its_clauses),
        cmocka_unit_test(test_every_clause_of_the_core_has_a_text),
        cmocka_unit_test(test_texts_are_plain),
        cmocka_unit_test(test_every_source_has_a_text),
        cmocka_unit_test(test_ids_in_words),
        cmocka_unit_test(test_list_of_ids),
        cmocka_unit_test(test_words_without_ids),
        cmocka_unit_test(test_words_without_ids_are_cut),
    };
    return cmocka_run_group_tests_name("clauses", tests, NULL, NULL);
}
