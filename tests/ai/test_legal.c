/* The opponents' actions are legal in every game, with all seat counts, options and presets, and with nearly
 * empty stacks. With the argument `brief`, as under the sanitizers, every fourth game is played. */
#include "ai_support.h"

#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>
#include <string.h>

static bool is_brief;

static void play_game(const SabaccSetup *setup, int hands, AiLevel level, int effort, uint64_t seed) {
    enum { MAX_ACTIONS = 5000, BRIEF = 4 };
    static int asked;
    if (is_brief && asked++ % BRIEF != 0) return;
    Rng rng = rng_of(seed, 11);
    SabaccState state;
    sabacc_start(&state, setup, NULL);
    int actions = 0;
    for (; support_to_seat(&state, &rng) && state.table.hand <= hands && actions < MAX_ACTIONS; actions++) {
        SabaccAction action = support_decide(&state, level, effort, seed + (uint64_t)actions);
        support_apply(&state, &action);
    }
    assert_true(actions < MAX_ACTIONS);
}

/* Every level in every game, with every number of seats; where a game has many, each level meets every other
 * number. */
static void test_always_legal(void **unused) {
    (void)unused;
    static const int efforts[AI_LEVELS] = {[AI_NOVICE] = 2, [AI_REGULAR] = 3};
    for (int game = 0; game < support_games(); game++) {
        int fewest = support_game(game)->min_seats, most = support_game(game)->max_seats;
        for (int level = 0; level < AI_LEVELS; level++)
            for (int seats = fewest + (most > fewest && level % 2 != 0); seats <= most; seats += 2) {
                SabaccSetup setup = support_setup(support_game(game), seats);
                play_game(&setup, 1, (AiLevel)level, efforts[level], (uint64_t)(game * 100 + seats));
            }
    }
}

/* Every form of every option with which a game can begin; forms that fit few others are tried in presets. Of
 * the games that have it, every other one tries it. Those who study a table and those who do not take turns.
 */
static void try_value(const SabaccGame *game, const char *key, const char *value) {
    static int tried;
    char bytes[256];
    Text why = text_over(bytes, sizeof bytes);
    SabaccSetup setup = support_setup(game, 3), usual = setup;
    assert_true(sabacc_option_set(&setup, key, value, &why));
    if (memcmp(&setup, &usual, sizeof setup) == 0) return; /* played above */
    if (!sabacc_setup_check(&setup, &why) || !sabacc_setup_can_begin(&setup, &why)) return;
    play_game(&setup, 1, tried++ % 2 == 0 ? AI_REGULAR : AI_NOVICE, 2, 77);
}

static void form_with(const char *form, size_t length, int number, Text *out) {
    for (size_t i = 0; i < length; i++) {
        if (form[i] == 'N' || form[i] == 'M')
            text_add_int(out, number);
        else
            text_add_char(out, form[i]);
    }
}

static void try_option(const SabaccGame *game, SabaccOptionId id) {
    enum { MAX_FORMS = 32 };
    static int games_with[SABACC_OPTIONS][MAX_FORMS];
    const SabaccOptionSpec *spec = sabacc_option_spec(id);
    int index = 0;
    for (const char *form = spec->forms; *form != '\0'; index++) {
        char value[64];
        Text words = text_over(value, sizeof value);
        size_t length = strcspn(form, "|");
        int number = spec->min > 3 ? spec->min : spec->max < 3 ? spec->max : 3;
        form_with(form, length, number, &words);
        if (sabacc_game_has_form(game, id, index) && games_with[id][index]++ % 2 == 0)
            try_value(game, spec->key, value);
        form += length + (form[length] == '|');
    }
}

static void test_legal_with_every_option(void **unused) {
    (void)unused;
    for (int game = 0; game < support_games(); game++)
        for (int i = 0; i < support_game(game)->option_count; i++)
            try_option(support_game(game), support_game(game)->options[i].id);
}

static void test_legal_with_every_preset(void **unused) {
    (void)unused;
    char bytes[256];
    for (int game = 0; game < support_games(); game++)
        for (int i = 0; i < support_game(game)->preset_count; i++) {
            Text why = text_over(bytes, sizeof bytes);
            SabaccSetup setup = support_setup(support_game(game), 3);
            for (int seat = 0; seat < setup.seats; seat++) setup.credits[seat] = 2000;
            assert_true(sabacc_preset_apply(&setup, support_game(game)->presets[i].id, &why));
            assert_true(sabacc_setup_check(&setup, &why) && sabacc_setup_can_begin(&setup, &why));
            play_game(&setup, 1, AI_REGULAR, 2, 77);
        }
}

/* A seat with one credit, one with none to bet, a rich one. */
static void test_legal_with_short_stacks(void **unused) {
    (void)unused;
    for (int game = 0; game < support_games(); game++)
        for (uint64_t seed = 1; seed <= 2; seed++) {
            SabaccSetup setup = support_setup(support_game(game), 4);
            static const int32_t credits[] = {3, 2, SABACC_MAX_CREDITS / 2, 7};
            memcpy(setup.credits, credits, sizeof credits);
            play_game(&setup, 2, AI_REGULAR, 3, seed);
        }
}

int main(int argc, char **argv) {
    is_brief = argc > 1 && strcmp(argv[1], "brief") == 0;
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_always_legal),
        cmocka_unit_test(test_legal_with_every_option),
        cmocka_unit_test(test_legal_with_every_preset),
        cmocka_unit_test(test_legal_with_short_stacks),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
