/* The glossary: its terms are found as whole words, the longest first; every kind of hand, phase, pot and
 * verb that players see has one, and none is of a word that the game never says. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "rules/sabacc.h"
#include "session/languages.h"
#include "ui/prompts/private.h"
#include "ui/terms.h"
#include "words/token_words.h"

static int set_up(void **state) {
    *state = terms_create();
    return 0;
}

static int tear_down(void **state) {
    terms_free(*state);
    return 0;
}

/* ---- finding ---- */

/* What is found in a text: "[words] title; " for each. */
static void assert_found(const Terms *terms, const char *text, const char *wanted) {
    char words[1000] = "";
    TermFound found;
    for (size_t at = 0; terms_find(terms, text, at, &found); at = found.from + found.length)
        snprintf(words + strlen(words), sizeof words - strlen(words), "[%.*s] %s; ", (int)found.length,
                 text + found.from, term_title(terms, found.term));
    assert_string_equal(words, wanted);
}

static void test_whole_words_only(void **state) {
    assert_found(*state, "an ante", "[ante] Ante; ");
    assert_found(*state, "anteroom, elegante, panted", "");
    assert_found(*state, "(ante)", "[ante] Ante; ");
    assert_found(*state, "“Ante”, ante.", "[Ante] Ante; [ante] Ante; ");
    assert_found(*state, "\xc3\xa9nte ante\xc3\xa9", "");
    assert_found(*state,
                 "\xee\x80\x80 ante\xe2\x88\x92"
                 "3",
                 "[ante] Ante; ");
    assert_found(*state, "house-ante, ante-sabacc", "");
    assert_found(*state, "", "");
}

static void test_plurals_and_capitals(void **state) {
    assert_found(*state, "Antes and SIDE POTS", "[Antes] Ante; [SIDE POTS] Side pot; ");
    assert_found(*state, "Vex folds; folding costs", "[folds] Fold; [folding] Fold; ");
}

/* Capitals and words of other alphabets, and those of a language without blanks. */
static void test_other_languages(void **state) {
    (void)state;
    setenv("SABACC_LOCALES", TEST_CATALOGUES, 1);
    Languages *languages = languages_open("");
    assert_true(languages_choose(languages, "de"));
    Terms *terms = terms_create();
    assert_found(terms, "ÖL, öl", "[ÖL] Probe: Einsatz; [öl] Probe: Einsatz; ");
    assert_found(terms, "Ставка: СТАВКА", "[Ставка] Probe: Einsatz; [СТАВКА] Probe: Einsatz; ");
    assert_found(terms, "Żeton ŻETON", "[Żeton] Probe: Einsatz; [ŻETON] Probe: Einsatz; ");
    assert_found(terms, "ставками, доставка", "");
    assert_found(terms, "この賭け金は、", "[賭け金] Probe: Einsatz; ");
    terms_free(terms);
    languages_close(languages);
}

static void test_the_longest_fits(void **state) {
    assert_found(*state, "the sabacc pot", "[sabacc pot] Sabacc pot; ");
    assert_found(*state, "Sabacc Shift", "[Sabacc Shift] Sabacc Shift; ");
    assert_found(*state, "a shift token", "[shift token] Shift token; ");
    assert_found(*state, "the Idiot's Array", "[Idiot's Array] Idiot\u2019s Array; ");
    assert_found(*state, "a bombed-out hand", "[bombed-out] Bombed out; ");
    assert_found(*state, "the open discard pile", "[open discard pile] Discard pile; ");
}

static void test_apostrophes_and_line_ends(void **state) {
    assert_found(*state, "Idiot\u2019s Array", "[Idiot\u2019s Array] Idiot\u2019s Array; ");
    assert_found(*state, "into the side\npot.", "[side\npot] Side pot; ");
}

static void test_labels_stand_alone(void **state) {
    assert_found(*state, "Match", "[Match] Match; ");
    assert_found(*state, "Vex matches 20", "[matches 20] Match; ");
    assert_found(*state, "the dice match", "");
    assert_found(*state, "Fleet", "[Fleet] Fleet; ");
    assert_found(*state, "Deal number (empty: new cards)", "");
    assert_found(*state, "Vex: Fleet \u00b7 +0", "[Fleet] Fleet; ");
    assert_found(*state, "a fleet of ships", "");
    assert_found(*state, "side 2", "[side] Side pot; ");
    assert_found(*state, "beside 2, on the side", "");
    assert_found(*state, "Side pots", "[Side pots] Side pot; ");
    assert_found(*state, "Classic Sabacc", "");
    assert_found(*state, "Rim: one card of each", "[Rim] Rim shift; ");
    assert_found(*state, "Take \u22129", "[Take] Take; ");
}

/* ---- sentences ---- */

static void sentence_of(const Terms *terms, const char *title, TermScope scope, char words[TERM_WORDS]) {
    int term = term_named(terms, title);
    if (term < 0) fail_msg("no term %s", title);
    term_sentence(terms, term, scope, words);
}

static TermScope scope_of_game(const char *id) {
    static SabaccState state;
    SabaccSetup setup;
    const SabaccGame *game = sabacc_game_find(id);
    assert_non_null(game);
    sabacc_setup_init(&setup, game, game->min_seats, 1);
    sabacc_start(&state, &setup, NULL);
    return term_scope_of(&state.table);
}

/* AP-1, CS-5, KE-5: a pair, a total, two equal cards. */
static void test_kinds_of_one_title(void **state) {
    char words[TERM_WORDS];
    sentence_of(*state, "Sabacc", scope_of_game("corellian-spike"), words);
    assert_string_equal(words, "A kind of hand. One pair in a hand of 0.");
    sentence_of(*state, "Sabacc", scope_of_game("kessel"), words);
    assert_string_equal(
        words, "A kind of hand. Two equal values, the lower the better; a Sylop counts as the other card, an "
               "Impostor as a die.");
    sentence_of(*state, "Sabacc", (TermScope){0}, words);
    assert_non_null(strstr(words, "One pair in a hand of 0; or a total of"));
}

/* A kind of another game is explained too. */
static void test_kind_of_another_game(void **state) {
    char words[TERM_WORDS];
    sentence_of(*state, "rhylet", scope_of_game("classic"), words);
    assert_string_equal(words, "A kind of hand. Three of a kind and a pair, together 0.");
}

static void test_every_term_is_a_sentence(void **state) {
    const Terms *terms = *state;
    assert_true(terms_count(terms) > 100);
    for (int term = 0; term < terms_count(terms); term++) {
        char words[TERM_WORDS];
        term_sentence(terms, term, (TermScope){0}, words);
        size_t length = strlen(words);
        if (length < 12 || length > 450 || words[length - 1] != '.' || words[0] < 'A' || words[0] > 'Z')
            fail_msg("%s: %s", term_title(terms, term), words);
        assert_int_equal(term_named(terms, term_title(terms, term)), term);
    }
}

static void test_titles_are_in_order(void **state) {
    const Terms *terms = *state;
    assert_true(term_named(terms, "All in") < term_named(terms, "junk"));
    assert_true(term_named(terms, "junk") < term_named(terms, "keep"));
    assert_true(term_named(terms, "Yee-Haa") < term_named(terms, "Zero"));
    assert_int_equal(term_named(terms, "no such term"), TERM_NONE);
}

/* ---- nothing is left out ---- */

static void assert_explained(const Terms *terms, const char *words, const char *whose) {
    TermFound found;
    if (!terms_find(terms, words, 0, &found)) fail_msg("%s of %s has no term", words, whose);
}

/* Of the title as a whole, not of a word in it. */
static void assert_titled(const Terms *terms, const char *words, const char *whose) {
    TermFound found;
    bool is_found = terms_find(terms, words, 0, &found);
    if (!is_found || found.from != 0 || found.length != strlen(words))
        fail_msg("%s of %s has no term", words, whose);
}

static void test_every_rank_phase_and_token(void **state) {
    for (int rank = 0; rank < SABACC_RANKS; rank++)
        assert_titled(*state, sabacc_rank_title((SabaccRank)rank), "ranks.def");
    for (int phase = 0; phase < SABACC_PHASES; phase++)
        assert_titled(*state, sabacc_phase_title((SabaccPhase)phase), "phases.def");
    for (int token = 0; token < TOKEN_KINDS; token++)
        assert_titled(*state, token_title(token_at(token)), "token_words.def");
}

/* But "Done", which other pages say of themselves. */
static void test_every_verb(void **state) {
    for (int verb = SABACC_VERB_CHECK; verb < SABACC_VERBS; verb++) {
        if (verb == SABACC_VERB_DONE) continue;
        assert_explained(*state, verb_label(verb), sabacc_verb_word((SabaccVerb)verb));
        assert_explained(*state, verb_label_with_amount(verb), sabacc_verb_word((SabaccVerb)verb));
    }
}

/* As table/pots.c and the variants name them. */
static void test_every_pot(void **state) {
    static const char *const pots[] = {"Hand pot", "Sabacc pot", "Prize", "The wagers",
                                       "main",     "side 1",     "side 7"};
    for (size_t i = 0; i < sizeof pots / sizeof *pots; i++) assert_explained(*state, pots[i], "the table");
}

/* ---- every term is said ---- */

static char *read_catalogue(void) {
    FILE *file = fopen(getenv("SABACC_CATALOGUE"), "rb");
    assert_non_null(file);
    static char bytes[2000000];
    size_t size = fread(bytes, 1, sizeof bytes - 1, file);
    fclose(file);
    bytes[size] = '\0';
    assert_true(size > 100000 && size < sizeof bytes - 1);
    return bytes;
}

/* Numbers as they are filled in, and line ends as they are drawn. */
static void fill_in(const char *message, char *words, size_t size) {
    static const struct {
        const char *mark, *shown;
    } marks[] = {{"%d", "5"}, {"{N}", "5"}, {"%s", "Vex"}, {"\\n", "\n"}, {"\\\"", "\""}};
    size_t used = 0;
    while (*message && used + 8 < size) {
        size_t i = 0;
        while (i < sizeof marks / sizeof *marks &&
               strncmp(message, marks[i].mark, strlen(marks[i].mark)) != 0)
            i++;
        bool is_mark = i < sizeof marks / sizeof *marks;
        used += (size_t)snprintf(words + used, size - used, "%.*s", is_mark ? 8 : 1,
                                 is_mark ? marks[i].shown : message);
        message += is_mark ? strlen(marks[i].mark) : 1;
    }
}

static void hear(const Terms *terms, const char *message, bool is_said[TERM_MAX]) {
    char words[4000];
    TermFound found;
    fill_in(message, words, sizeof words);
    for (size_t at = 0; terms_find(terms, words, at, &found); at = found.from + found.length)
        is_said[found.term] = true;
}

/* A line of a message without its quotes, after those before. */
static void add_line(const char *line, char *message, size_t size) {
    size_t used = strlen(message);
    snprintf(message + used, size - used, "%.*s", (int)strlen(line) - 2, line + 1);
}

/* po/sabacc.pot without what the glossary itself says. */
static void test_every_term_is_said(void **state) {
    bool is_said[TERM_MAX] = {false}, is_message = false;
    char message[4000] = "", sources[4000] = "";
    for (char *line = strtok(read_catalogue(), "\n"); line; line = strtok(NULL, "\n")) {
        bool is_source = strncmp(line, "#: ", 3) == 0 && !strstr(line, "#: src/ui/terms.def");
        if (is_source) snprintf(sources, sizeof sources, "%s", line);
        if (strncmp(line, "msgid \"", 7) == 0) message[0] = '\0', is_message = true, line += 6;
        if (strncmp(line, "msgstr", 6) == 0) {
            if (sources[0]) hear(*state, message, is_said);
            sources[0] = '\0';
            is_message = false;
        }
        if (is_message && line[0] == '"') add_line(line, message, sizeof message);
    }
    for (int term = 0; term < terms_count(*state); term++)
        if (!is_said[term])
            fail_msg("no text of po/sabacc.pot says %s; if that is old, build the target pot",
                     term_title(*state, term));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_whole_words_only),
        cmocka_unit_test(test_other_languages),
        cmocka_unit_test(test_plurals_and_capitals),
        cmocka_unit_test(test_the_longest_fits),
        cmocka_unit_test(test_apostrophes_and_line_ends),
        cmocka_unit_test(test_labels_stand_alone),
        cmocka_unit_test(test_kinds_of_one_title),
        cmocka_unit_test(test_kind_of_another_game),
        cmocka_unit_test(test_every_term_is_a_sentence),
        cmocka_unit_test(test_titles_are_in_order),
        cmocka_unit_test(test_every_rank_phase_and_token),
        cmocka_unit_test(test_every_verb),
        cmocka_unit_test(test_every_pot),
        cmocka_unit_test(test_every_term_is_said),
    };
    return cmocka_run_group_tests_name("terms", tests, set_up, tear_down);
}
