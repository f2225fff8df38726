/* The opponents' promises: the same answer to the same question, nothing hidden used, always a legal action,
 * and an end to thinking when it is no longer wanted. */
#include "ai_support.h"

#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>
#include <pthread.h>
#include <string.h>

static void test_words(void **unused) {
    (void)unused;
    for (int i = 0; i < AI_LEVELS; i++) {
        AiLevel level = AI_LEVELS;
        assert_true(ai_level_parse(ai_level_word((AiLevel)i), &level));
        assert_int_equal(level, i);
    }
    AiLevel level = AI_NOVICE;
    assert_false(ai_level_parse("ai:", &level));
    assert_false(ai_level_parse("novice", &level));
    assert_false(ai_level_parse("ai:novice ", &level));
    assert_int_equal(level, AI_NOVICE);
    assert_string_equal(ai_level_word(AI_REGULAR), "ai:regular");
}

/* Positions of random games, one decision in three. */
typedef void (*OnPosition)(const SabaccState *state, uint64_t seed);

static void visit_positions(const SabaccGame *game, int seats, uint64_t seed, int positions,
                            OnPosition visit) {
    SabaccSetup setup = support_setup(game, seats);
    Rng rng = rng_of(seed, 9);
    SabaccState state;
    sabacc_start(&state, &setup, NULL);
    for (int i = 0; i < 3 * positions && support_to_seat(&state, &rng); i++) {
        if (i % 3 == 0) visit(&state, seed + (uint64_t)i);
        SabaccAction action;
        sabacc_random_action(&state, &rng, &action);
        support_apply(&state, &action);
    }
}

static void visit_games(int positions, OnPosition visit) {
    for (int game = 0; game < support_games(); game++)
        for (int seats = 2; seats <= 5; seats++)
            for (uint64_t seed = 1; seed <= 3; seed++)
                visit_positions(support_game(game), seats, seed * 1000, positions, visit);
}

static void same_answer_twice(const SabaccState *state, uint64_t seed) {
    for (int level = 0; level < AI_LEVELS; level++) {
        SabaccAction first = support_decide(state, (AiLevel)level, 12, seed);
        SabaccAction second = support_decide(state, (AiLevel)level, 12, seed);
        assert_true(support_same_action(&first, &second));
    }
}

static void test_same_seed_same_answer(void **unused) {
    (void)unused;
    visit_games(3, same_answer_twice);
}

static void test_seeds_differ(void **unused) {
    (void)unused;
    SabaccSetup setup = support_setup(sabacc_game_at(0), 3);
    Rng rng = rng_of(4, 9);
    SabaccState state;
    sabacc_start(&state, &setup, NULL);
    assert_true(support_to_seat(&state, &rng));
    SabaccAction first = support_decide(&state, AI_RANDOM, 0, 0);
    int others = 0;
    for (uint64_t seed = 1; seed <= 40; seed++) {
        SabaccAction action = support_decide(&state, AI_RANDOM, 0, seed);
        others += !support_same_action(&first, &action);
    }
    assert_true(others > 10);
}

/* Deals all that the seat cannot see anew: to the seat it is the same table, so it must act the same. */
static void hidden_cards_do_not_matter(const SabaccState *state, uint64_t seed) {
    SabaccView view;
    SabaccState other;
    int seat = sabacc_need(state);
    sabacc_view(state, seat, &view);
    Rng rng = rng_of(seed, 10);
    sabacc_sample(&view, &rng, &other);
    for (int level = 0; level < AI_LEVELS; level++) {
        SabaccAction here = support_decide(state, (AiLevel)level, 12, seed);
        SabaccAction there = support_decide(&other, (AiLevel)level, 12, seed);
        assert_true(support_same_action(&here, &there));
    }
}

static void test_nothing_hidden_is_used(void **unused) {
    (void)unused;
    visit_games(3, hidden_cards_do_not_matter);
}

/* The test above would prove nothing if the cards stayed where they were. */
static void test_sampling_moves_cards(void **unused) {
    (void)unused;
    SabaccSetup setup = support_setup(sabacc_game_at(0), 4);
    Rng rng = rng_of(5, 9);
    SabaccState state, other;
    SabaccView view;
    sabacc_start(&state, &setup, NULL);
    assert_true(support_to_seat(&state, &rng));
    sabacc_view(&state, sabacc_need(&state), &view);
    sabacc_sample(&view, &rng, &other);
    assert_memory_not_equal(&state, &other, sizeof state);
}

/* ---- legal, whatever is played ---- */

static void play_game(const SabaccSetup *setup, int hands, AiLevel level, int effort, uint64_t seed) {
    enum { MOST_ACTIONS = 5000 };
    Rng rng = rng_of(seed, 11);
    SabaccState state;
    sabacc_start(&state, setup, NULL);
    int actions = 0;
    for (; support_to_seat(&state, &rng) && state.table.hand <= hands && actions < MOST_ACTIONS; actions++) {
        SabaccAction action = support_decide(&state, level, effort, seed + (uint64_t)actions);
        support_apply(&state, &action);
    }
    assert_true(actions < MOST_ACTIONS);
}

static void test_always_legal(void **unused) {
    (void)unused;
    static const int efforts[AI_LEVELS] = {[AI_NOVICE] = 4, [AI_REGULAR] = 6};
    for (int game = 0; game < support_games(); game++)
        for (int seats = support_game(game)->least_seats; seats <= support_game(game)->most_seats; seats++)
            for (int level = 0; level < AI_LEVELS; level++) {
                SabaccSetup setup = support_setup(support_game(game), seats);
                play_game(&setup, 1, (AiLevel)level, efforts[level], (uint64_t)(game * 100 + seats));
            }
}

static void try_setup(const SabaccSetup *setup) { play_game(setup, 1, AI_REGULAR, 4, 77); }

/* Every form of every option that a game can begin with; what goes with few others is tried in presets. */
static void try_value(const SabaccGame *game, const char *key, const char *value) {
    char bytes[256];
    Text why = text_over(bytes, sizeof bytes);
    SabaccSetup setup = support_setup(game, 3);
    assert_true(sabacc_option_set(&setup, key, value, &why));
    if (sabacc_setup_check(&setup, &why) && sabacc_setup_can_begin(&setup, &why)) try_setup(&setup);
}

static void form_with(const char *form, size_t length, int number, Text *out) {
    for (size_t i = 0; i < length; i++) {
        if (form[i] == 'N' || form[i] == 'M')
            text_add_int(out, number);
        else
            text_add_char(out, form[i]);
    }
}

static void try_option(const SabaccGame *game, const SabaccOptionSpec *spec) {
    for (const char *form = spec->forms; *form != '\0';) {
        char value[64];
        Text words = text_over(value, sizeof value);
        size_t length = strcspn(form, "|");
        form_with(form, length, spec->least > 3 ? spec->least : 3, &words);
        try_value(game, spec->key, value);
        form += length + (form[length] == '|');
    }
}

static void test_legal_with_every_option(void **unused) {
    (void)unused;
    for (int game = 0; game < support_games(); game++)
        for (int i = 0; i < support_game(game)->option_count; i++)
            try_option(support_game(game), sabacc_option_spec(support_game(game)->options[i].id));
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
            try_setup(&setup);
        }
}

/* A seat with one credit, one with none to bet, a rich one. */
static void test_legal_with_short_stacks(void **unused) {
    (void)unused;
    for (int game = 0; game < support_games(); game++)
        for (uint64_t seed = 1; seed <= 4; seed++) {
            SabaccSetup setup = support_setup(support_game(game), 4);
            static const int32_t credits[] = {3, 2, SABACC_MAX_CREDITS / 2, 7};
            memcpy(setup.credits, credits, sizeof credits);
            play_game(&setup, 2, AI_REGULAR, 6, seed);
        }
}

/* ---- leaving ---- */

typedef struct Thinker {
    SabaccView view;
    SabaccOffers offers;
    atomic_bool stop, began;
    bool has_answered;
} Thinker;

static void *think(void *context) {
    Thinker *thinker = context;
    SabaccAction action;
    AiQuestion question = {.view = &thinker->view,
                           .offers = &thinker->offers,
                           .level = AI_REGULAR,
                           .effort = INT32_MAX, /* hours */
                           .seed = 1,
                           .stop = &thinker->stop};
    atomic_store(&thinker->began, true);
    thinker->has_answered = ai_decide(&question, &action);
    return NULL;
}

static void test_thinking_can_be_stopped(void **unused) {
    (void)unused;
    SabaccSetup setup = support_setup(sabacc_game_at(0), 8);
    Rng rng = rng_of(6, 9);
    SabaccState state;
    sabacc_start(&state, &setup, NULL);
    assert_true(support_to_seat(&state, &rng));
    static const Thinker fresh;
    Thinker thinker = fresh;
    sabacc_view(&state, sabacc_need(&state), &thinker.view);
    sabacc_view_legal(&thinker.view, &thinker.offers);
    thinker.has_answered = true;
    pthread_t thread;
    assert_int_equal(pthread_create(&thread, NULL, think, &thinker), 0);
    while (!atomic_load(&thinker.began)) continue;
    atomic_store(&thinker.stop, true);
    assert_int_equal(pthread_join(thread, NULL), 0);
    assert_false(thinker.has_answered);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_words),
        cmocka_unit_test(test_same_seed_same_answer),
        cmocka_unit_test(test_seeds_differ),
        cmocka_unit_test(test_nothing_hidden_is_used),
        cmocka_unit_test(test_sampling_moves_cards),
        cmocka_unit_test(test_always_legal),
        cmocka_unit_test(test_legal_with_every_option),
        cmocka_unit_test(test_legal_with_every_preset),
        cmocka_unit_test(test_legal_with_short_stacks),
        cmocka_unit_test(test_thinking_can_be_stopped),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
