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
        if (strpbrk(text, "`[]#") || strstr(text, "**") || strstr(text, "not built"))
            fail_msg("%s: %s", clause_texts[i].id, text);
        assert_true(strlen(text) > 20);
    }
    assert_string_equal(clause_text("SH-6"), "Fielded cards are never shifted. Folded seats take no part.");
    assert_null(clause_text("SH-60"));
    assert_null(clause_text("ST-6")); /* not built */
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
    assert_named("UTF-8, ISO-8859-1, A-1, SH-, sh-1, SH-1ab, CO-1234567", "");
    assert_named("", "");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_option_has_its_clauses),
        cmocka_unit_test(test_every_clause_of_the_core_has_a_text),
        cmocka_unit_test(test_texts_are_plain),
        cmocka_unit_test(test_ids_in_words),
    };
    return cmocka_run_group_tests_name("clauses", tests, NULL, NULL);
}
