/* Sums that parts are added up by, and the chance that duels share: against figures reckoned by hand. */
#include "ai/luck.h"
#include "lab/shard.h"
#include "lab/sums.h"
#include "lab/tally.h"

#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

/* ---- streaks ---- */

/* Hands won and lost, as letters. */
static Streak streak_of(const char *hands) {
    Streak streak = {0};
    for (; *hands != '\0'; hands++) {
        int64_t won = *hands == 'w';
        streak_join(&streak, &(Streak){.hands = 1, .first = won, .latest = won, .longest = won});
    }
    return streak;
}

static void assert_streak(Streak streak, int hands, int first, int latest, int longest) {
    assert_int_equal(streak.hands, hands);
    assert_int_equal(streak.first, first);
    assert_int_equal(streak.latest, latest);
    assert_int_equal(streak.longest, longest);
}

static void test_streaks(void **unused) {
    (void)unused;
    assert_streak(streak_of(""), 0, 0, 0, 0);
    assert_streak(streak_of("wwlwwwlw"), 8, 2, 1, 3);
    Streak left = streak_of("lww"), right = streak_of("wwlw");
    streak_join(&left, &right);
    assert_streak(left, 7, 0, 1, 4);
    Streak all = streak_of("www"), more = streak_of("ww");
    streak_join(&all, &more);
    assert_streak(all, 5, 5, 5, 5);
    Streak none = {0};
    streak_join(&all, &none);
    assert_streak(all, 5, 5, 5, 5);
}

/* ---- statistics ---- */

static const SumRow stats_row = {.key = "stats", .offset = 0, .is_stats = true};
static const SumRows rows = {&stats_row, 1};

/* 2 * 10^9 squared is 4 * 10^18; ten of them do not fit into 64 bits. */
static void test_large_sums(void **unused) {
    (void)unused;
    Stats stats = {0}, half = {0}, read = {0};
    for (int i = 0; i < 5; i++) stats_add(&half, -2000000000);
    stats_join(&stats, &half);
    stats_join(&stats, &half);
    json_t *json = sums_json(&rows, &stats);
    const json_t *object = json_object_get(json, "stats");
    assert_string_equal(json_string_value(json_object_get(object, "squares")), "40000000000000000000");
    assert_int_equal(json_integer_value(json_object_get(object, "sum")), -20000000000);
    assert_true(sums_read(json, &rows, &read));
    assert_true(read.count == 10 && read.sum == stats.sum && read.squares == stats.squares);
    assert_true(stats_ci95(&read) == 0);
    json_decref(json);
}

static void assert_unreadable(const char *words) {
    Stats stats;
    json_t *json = json_loads(words, 0, NULL);
    assert_non_null(json);
    assert_false(sums_read(json, &rows, &stats));
    json_decref(json);
}

static void test_sums_that_are_none(void **unused) {
    (void)unused;
    assert_unreadable("{}");
    assert_unreadable("{\"stats\":{\"count\":1,\"sum\":1}}");
    assert_unreadable("{\"stats\":{\"count\":1,\"sum\":1.5,\"squares\":\"1\"}}");
    assert_unreadable("{\"stats\":{\"count\":1,\"sum\":1,\"squares\":\"\"}}");
    assert_unreadable("{\"stats\":{\"count\":1,\"sum\":1,\"squares\":\"-1\"}}");
    /* 2^127 */
    assert_unreadable("{\"stats\":{\"count\":1,\"sum\":1,\"squares\":"
                      "\"170141183460469231731687303715884105728\"}}");
}

/* Of 1 … 40 in any order. */
static void test_percentiles(void **unused) {
    (void)unused;
    double values[40];
    for (int i = 0; i < 40; i++) values[i] = 1 + (i * 7) % 40;
    assert_true(stats_percentile(values, 40, 95) == 38);
    assert_true(stats_percentile(values, 40, 100) == 40);
    assert_true(stats_percentile(values, 40, 1) == 1);
    assert_true(stats_percentile(values, 1, 95) == 1);
}

/* ---- shards ---- */

static void test_shards(void **unused) {
    (void)unused;
    Shard first = shard_of(1, 3), third = shard_of(3, 3);
    assert_true(shard_has(&first, 0) && shard_has(&first, 3) && !shard_has(&first, 2));
    assert_true(shard_has(&third, 2) && shard_has(&third, 5));
    assert_int_equal(shard_both(&first, &third), 0);
    shard_join(&first, &third);
    assert_int_equal(shard_both(&first, &third), 3);
    assert_false(shard_is_whole(&first));
    Shard second = shard_of(2, 3);
    shard_join(&second, &first);
    assert_true(shard_is_whole(&second));
    assert_int_equal(shard_first(&second), 1);
    assert_int_equal(shard_first(&third), 3);
    assert_int_equal(shard_count(&third, 2), 0); /* piece 2 would be the first */
    assert_int_equal(shard_count(&third, 7), 2); /* 2 and 5 */
    assert_int_equal(shard_count(&first, 7), 5); /* 0, 3, 6, and those */
}

/* ---- luck ---- */

/* Deals by luck until a seat is to act; the cards in their order. */
static int deal_on(SabaccState *state, FamilyLuck *luck, SabaccCard *cards) {
    int count = 0;
    while (sabacc_need(state) == SABACC_CROUPIER) {
        SabaccAction action;
        luck_family_chance(state, luck, &action);
        if (action.verb == SABACC_VERB_DEAL) cards[count++] = action.card;
        assert_int_equal(sabacc_apply(state, &action, NULL), SABACC_OK);
    }
    return count;
}

static void say(SabaccState *state, const char *words) {
    char bytes[256];
    Text why = text_over(bytes, sizeof bytes);
    SabaccAction action;
    assert_true(sabacc_action_parse(words, &action, &why));
    assert_int_equal(sabacc_apply(state, &action, NULL), SABACC_OK);
}

/* Corellian Spike: two each and one open. The card that seat 1 leaves is the one that seat 0 draws. */
static void test_luck_is_tied_to_its_place(void **unused) {
    (void)unused;
    SabaccSetup setup;
    SabaccState draws;
    SabaccCard dealt[8], first[8], second[8], other[8];
    sabacc_setup_init(&setup, sabacc_game_find("corellian-spike"), 2, 100);
    setup.dealer = 0;
    sabacc_start(&draws, &setup, NULL);
    FamilyLuck luck = luck_of_families(7);
    assert_int_equal(deal_on(&draws, &luck, dealt), 5);
    SabaccState stands = draws;
    FamilyLuck same = luck;
    say(&draws, "1 draw deck");
    assert_int_equal(deal_on(&draws, &luck, first), 1);
    say(&draws, "0 draw deck");
    assert_int_equal(deal_on(&draws, &luck, second), 1);
    say(&stands, "1 stand");
    say(&stands, "0 draw deck");
    assert_int_equal(deal_on(&stands, &same, other), 1);
    assert_int_equal(other[0], first[0]);
    assert_int_not_equal(luck.of[SABACC_NO_FAMILY].deals, same.of[SABACC_NO_FAMILY].deals);
}

/* Kessel: a Sand card that seat 1 draws leaves the next Blood card as it was (KE-2). */
static void test_luck_of_families(void **unused) {
    (void)unused;
    SabaccSetup setup;
    SabaccState draws;
    SabaccAction discard;
    SabaccCard cards[64], first[8], second[8];
    char bytes[256];
    Text why = text_over(bytes, sizeof bytes);
    sabacc_setup_init(&setup, sabacc_game_find("kessel"), 2, 100);
    setup.dealer = 0;
    assert_true(sabacc_option_set(&setup, "tokens", "none", &why));
    sabacc_start(&draws, &setup, NULL);
    FamilyLuck luck = luck_of_families(7);
    deal_on(&draws, &luck, cards);
    SabaccState stands = draws;
    FamilyLuck same = luck;
    Rng rng = rng_of(1, 0);
    say(&draws, "1 draw sand deck");
    assert_int_equal(deal_on(&draws, &luck, cards), 1);
    sabacc_random_action(&draws, &rng, &discard);
    assert_int_equal(discard.verb, SABACC_VERB_DISCARD);
    assert_int_equal(sabacc_apply(&draws, &discard, NULL), SABACC_OK);
    say(&draws, "0 draw blood deck");
    assert_int_equal(deal_on(&draws, &luck, first), 1);
    say(&stands, "1 stand");
    say(&stands, "0 draw blood deck");
    assert_int_equal(deal_on(&stands, &same, second), 1);
    assert_int_equal(first[0], second[0]);
    assert_int_equal(luck.of[SABACC_SAND].deals, same.of[SABACC_SAND].deals + 1);
    assert_int_equal(luck.of[SABACC_BLOOD].deals, same.of[SABACC_BLOOD].deals);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_streaks),
        cmocka_unit_test(test_large_sums),
        cmocka_unit_test(test_sums_that_are_none),
        cmocka_unit_test(test_percentiles),
        cmocka_unit_test(test_shards),
        cmocka_unit_test(test_luck_is_tied_to_its_place),
        cmocka_unit_test(test_luck_of_families),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
