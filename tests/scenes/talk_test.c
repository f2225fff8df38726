/* What opponents say: the lines, when one comes, and that it is the same whoever looks on. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "session/characters.h"
#include "session/talk.h"

enum { SAID = 400, GAMES = 60, ACTIONS = 1500 };

static const char *const all_talk[SABACC_MAX_SEATS] = {"Ishk", "Moluu", "Tally", "Brass", "", "", "", ""};

static int letters(const char *words) {
    int count = 0;
    for (const char *at = words; *at; at++) count += ((unsigned char)*at & 0xC0) != 0x80;
    return count;
}

static int line_of(const char *words) {
    for (int i = 0; i < TALK_LINES; i++)
        if (strcmp(talk_words(i), words) == 0) return i;
    fail_msg("%s is not in talk.def", words);
    return -1;
}

/* ---- the lines ---- */

static void test_lines(void **unused) {
    (void)unused;
    for (int i = 0; i < TALK_LINES; i++) {
        assert_non_null(character_of(talk_speaker(i)));
        assert_in_range(letters(talk_words(i)), 4, TALK_LETTERS);
        assert_null(strchr(talk_words(i), '!'));
        assert_int_equal(line_of(talk_words(i)), i); /* nobody says what another says */
    }
    for (int i = 0; i < character_count(); i++) {
        int count = 0, of[TALK_OCCASIONS] = {0};
        for (int line = 0; line < TALK_LINES; line++) {
            if (strcmp(talk_speaker(line), character_at(i)->name) != 0) continue;
            count++;
            of[talk_occasion(line)]++;
        }
        assert_in_range(count, 8, 12);
        for (int occasion = 0; occasion < TALK_OCCASIONS; occasion++) assert_true(of[occasion] > 0);
    }
}

/* ---- an evening ---- */

typedef struct Said {
    int hand, line, seat; /* hand: the evening's */
} Said;
typedef struct Evening {
    Said said[SAID];
    int count, hands;
} Evening;

static void tell(Evening *evening, Talk *talk, SabaccView *view, const SabaccEvent *event) {
    SabaccEvent seen;
    sabacc_redact(event, view->table.viewer, &seen);
    sabacc_absorb(view, &seen);
    evening->hands += event->type == SABACC_EVENT_HAND || event->type == SABACC_EVENT_SET;
    TalkLine line = talk_hear(talk, &view->table, all_talk, &seen, false);
    if (!line.words) return;
    assert_true(evening->count < SAID);
    evening->said[evening->count++] = (Said){evening->hands, line_of(line.words), line.seat};
}

static void play_game(Evening *evening, Talk *talk, const char *game, int viewer, uint64_t seed) {
    SabaccSetup setup;
    SabaccState state;
    SabaccEvents events;
    SabaccView view;
    Rng rng = rng_of(seed, 3);
    const SabaccGame *played = sabacc_game_find(game);
    sabacc_setup_init(&setup, played, played->max_seats < 4 ? played->max_seats : 4, 100);
    sabacc_start(&state, &setup, &events);
    sabacc_view(&state, viewer, &view);
    talk_begin(talk, seed);
    for (int i = 0; i < ACTIONS && !state.table.over; i++) {
        SabaccAction action;
        sabacc_random_action(&state, &rng, &action);
        assert_int_equal(sabacc_apply(&state, &action, &events), SABACC_OK);
        for (int e = 0; e < events.count; e++) tell(evening, talk, &view, &events.list[e]);
    }
}

static void play_evening(Evening *evening, const char *game, int viewer, uint64_t seed) {
    Talk talk = {0};
    *evening = (Evening){.count = 0};
    for (int i = 0; i < GAMES; i++) play_game(evening, &talk, game, viewer, seed + (uint64_t)i);
}

static bool ends_game(const Said *said) { return talk_occasion(said->line) == TALK_GAME; }

static void check_limits(const Evening *evening) {
    for (int i = 0; i < evening->count; i++) {
        const Said *now = &evening->said[i], *before = i > 0 ? now - 1 : NULL;
        assert_true(now->hand >= TALK_FIRST);
        assert_string_equal(talk_speaker(now->line), all_talk[now->seat]);
        if (before) assert_true(now->hand - before->hand >= (ends_game(now) ? 1 : TALK_APART));
        for (int other = i - 1; other >= 0 && other >= i - TALK_AGAIN; other--)
            assert_int_not_equal(evening->said[other].line, now->line);
    }
}

static const char *const games[] = {"corellian-spike", "classic", "standard", "kessel", "pazaak", "local"};
enum { PLAYED = sizeof games / sizeof *games };

static void test_lines_are_few_and_not_repeated(void **unused) {
    (void)unused;
    for (int i = 0; i < PLAYED; i++) {
        Evening evening;
        play_evening(&evening, games[i], SABACC_NOBODY, 11);
        check_limits(&evening);
        assert_true(evening.count >= 5); /* they do talk */
        assert_true(evening.count * 3 <= evening.hands + 3 * GAMES);
    }
}

/* Nothing depends on cards that only some can see, nor on anything else than events and key. */
static void test_all_hear_the_same(void **unused) {
    (void)unused;
    for (int i = 0; i < PLAYED; i++) {
        Evening everybody, owner, open, others;
        play_evening(&everybody, games[i], SABACC_NOBODY, 21);
        play_evening(&owner, games[i], 1, 21);
        play_evening(&open, games[i], SABACC_OPEN, 21);
        assert_memory_equal(&everybody, &owner, sizeof owner);
        assert_memory_equal(&everybody, &open, sizeof open);
        play_evening(&others, games[i], SABACC_NOBODY, 4021);
        assert_memory_not_equal(&everybody, &others, sizeof others);
    }
}

/* The rarer the longer the evening. */
static void test_a_long_evening_grows_quiet(void **unused) {
    (void)unused;
    Evening evening;
    play_evening(&evening, "classic", SABACC_NOBODY, 5);
    int late = TALK_GROWS_AFTER * (TALK_APART_MAX - TALK_APART);
    assert_true(evening.count > late + 5);
    for (int i = late + 1; i < evening.count; i++)
        if (!ends_game(&evening.said[i]))
            assert_true(evening.said[i].hand - evening.said[i - 1].hand >= TALK_APART_MAX);
}

/* ---- occasions ---- */

/* Seat 0 is Ishk, who takes every occasion; the second hand has begun. */
typedef struct Bench {
    SabaccState state;
    Talk talk;
} Bench;

static SabaccTable *open_bench(Bench *bench, const char *game) {
    SabaccSetup setup;
    SabaccEvents events;
    sabacc_setup_init(&setup, sabacc_game_find(game), 4, 100);
    sabacc_start(&bench->state, &setup, &events);
    bench->talk = (Talk){.key = 7, .hands = TALK_FIRST};
    return &bench->state.table;
}

static TalkLine hear(Bench *bench, SabaccEvent event) {
    return talk_hear(&bench->talk, &bench->state.table, all_talk, &event, false);
}

static void expect(TalkLine line, TalkOccasion occasion, int seat) {
    assert_non_null(line.words);
    assert_int_equal(talk_occasion(line_of(line.words)), occasion);
    assert_int_equal(line.seat, seat);
}

static void test_folds_to_a_large_bet(void **unused) {
    (void)unused;
    Bench bench;
    SabaccTable *table = open_bench(&bench, "corellian-spike");
    table->seat[0].credits = 80;
    table->seat[0].bet = 5;
    table->turn.level = 24; /* 19 of 80 */
    assert_null(hear(&bench, (SabaccEvent){.type = SABACC_EVENT_FOLD, .seat = 0}).words);
    table->turn.level = 25; /* 20 of 80 */
    expect(hear(&bench, (SabaccEvent){.type = SABACC_EVENT_FOLD, .seat = 0}), TALK_FOLDS, 0);
}

static void test_goes_all_in(void **unused) {
    (void)unused;
    Bench bench;
    SabaccTable *table = open_bench(&bench, "corellian-spike");
    table->seat[0].credits = 1;
    assert_null(hear(&bench, (SabaccEvent){.type = SABACC_EVENT_RAISE, .seat = 0}).words);
    table->seat[0].credits = 0;
    expect(hear(&bench, (SabaccEvent){.type = SABACC_EVENT_RAISE, .seat = 0}), TALK_ALL_IN, 0);
}

/* The sabacc pot, a bomb, a large pot, a lost showdown, in this order. */
static void test_end_of_a_hand(void **unused) {
    (void)unused;
    const SabaccEvent won = {.type = SABACC_EVENT_HAND_END, .seat = SABACC_CROUPIER, .amount = 1};
    const SabaccEvent lost = {.type = SABACC_EVENT_HAND_END, .seat = SABACC_CROUPIER, .amount = 16};
    Bench bench;
    SabaccTable *table = open_bench(&bench, "corellian-spike");
    assert_null(hear(&bench, won).words); /* of a small pot */
    table->seat[0].won_of[1] = 120;
    expect(hear(&bench, won), TALK_WINS, 0);
    table = open_bench(&bench, "corellian-spike");
    table->sabacc_won = 1;
    SabaccEvent sabacc = won;
    sabacc.second = 1;
    expect(hear(&bench, sabacc), TALK_SABACC, 0);
    table = open_bench(&bench, "corellian-spike");
    assert_null(hear(&bench, lost).words); /* it did not show its hand */
    table->shown = 1;
    expect(hear(&bench, lost), TALK_LOSES, 0);
    table = open_bench(&bench, "corellian-spike");
    table->shown = table->bombed = 1;
    expect(hear(&bench, lost), TALK_BOMBED, 0);
}

static void test_comes_and_goes(void **unused) {
    (void)unused;
    static const struct {
        uint8_t event;
        TalkOccasion occasion;
    } rows[] = {
        {SABACC_EVENT_OUT, TALK_OUT}, {SABACC_EVENT_SIT_IN, TALK_BACK}, {SABACC_EVENT_REBUY, TALK_BACK}};
    Bench bench;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        open_bench(&bench, "classic");
        expect(hear(&bench, (SabaccEvent){.type = rows[i].event, .seat = 0}), rows[i].occasion, 0);
    }
    open_bench(&bench, "classic");
    SabaccEvent end = {.type = SABACC_EVENT_GAME_END, .seat = SABACC_CROUPIER, .amount = 1};
    bench.talk.lines = 1, bench.talk.last = TALK_FIRST;
    assert_null(hear(&bench, end).words); /* something was said in this hand */
    bench.talk.last = TALK_FIRST - 1;
    expect(hear(&bench, end), TALK_GAME, 0);
}

/* Seat 4 is a person; and what is hushed is not said later. */
static void test_silence(void **unused) {
    (void)unused;
    Bench bench;
    open_bench(&bench, "classic");
    assert_null(hear(&bench, (SabaccEvent){.type = SABACC_EVENT_OUT, .seat = 4}).words);
    SabaccEvent out = {.type = SABACC_EVENT_OUT, .seat = 0};
    assert_null(talk_hear(&bench.talk, &bench.state.table, all_talk, &out, true).words);
    assert_int_equal(bench.talk.lines, 0);
    assert_null(hear(&bench, (SabaccEvent){.type = SABACC_EVENT_ROUND, .seat = 0}).words);
    bench.talk.hands = TALK_FIRST - 1;
    assert_null(hear(&bench, out).words);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_lines),
        cmocka_unit_test(test_lines_are_few_and_not_repeated),
        cmocka_unit_test(test_all_hear_the_same),
        cmocka_unit_test(test_a_long_evening_grows_quiet),
        cmocka_unit_test(test_folds_to_a_large_bet),
        cmocka_unit_test(test_goes_all_in),
        cmocka_unit_test(test_end_of_a_hand),
        cmocka_unit_test(test_comes_and_goes),
        cmocka_unit_test(test_silence),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
