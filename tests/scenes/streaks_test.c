#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "session/last_setup.h"
#include "session/streaks.h"

static char data[PLAN_PATH];

static int make_data(void **unused) {
    (void)unused;
    snprintf(data, sizeof data, "/tmp/sabacc-streaks-XXXXXX");
    return mkdtemp(data) == NULL;
}

static void path_of(char path[PLAN_PATH + 32]) { snprintf(path, PLAN_PATH + 32, "%s/streaks.json", data); }

static int remove_data(void **unused) {
    (void)unused;
    char path[PLAN_PATH + 32];
    path_of(path);
    remove(path);
    snprintf(path, sizeof path, "%s/setup.json", data);
    remove(path);
    snprintf(path, sizeof path, "%s/.lock", data);
    remove(path);
    return rmdir(data);
}

static StreakHand hand(StreakEnd end, const char *first, SabaccRank rank, int32_t total) {
    StreakHand made = {.end = end, .count = 2, .rank = (uint8_t)rank, .total = total, .day = "2026-11-21"};
    made.cards[0] = sabacc_card_parse(first, strlen(first));
    made.cards[1] = sabacc_card_parse("co2", 3);
    return made;
}

static void keep(const StreakHand *made) {
    char words[512] = "";
    Text why = text_over(words, sizeof words);
    if (!streaks_add(data, streaks_game(), made, &why)) fail_msg("%s", words);
}

static Streaks read_all(void) {
    char words[512] = "";
    Text why = text_over(words, sizeof words);
    Streaks streaks;
    if (!streaks_read(data, streaks_game(), &streaks, &why)) fail_msg("%s", words);
    return streaks;
}

static void test_counts_and_rows(void **unused) {
    (void)unused;
    static const StreakEnd ends[] = {STREAK_WON, STREAK_WON,  STREAK_DRAWN,
                                     STREAK_WON, STREAK_LOST, STREAK_WON};
    static const int rows[] = {1, 2, 2, 3, 0, 1};
    Streaks streaks = read_all();
    assert_int_equal(streaks.hands[STREAK_WON] + streaks.longest + streaks.best_count, 0);
    for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) {
        StreakHand made = hand(ends[i], "co9", SABACC_RANK_TOTAL, 11);
        keep(&made);
        assert_int_equal(read_all().streak, rows[i]);
    }
    streaks = read_all();
    assert_int_equal(streaks.longest, 3);
    assert_int_equal(streaks.hands[STREAK_WON], 4);
    assert_int_equal(streaks.hands[STREAK_LOST], 1);
    assert_int_equal(streaks.hands[STREAK_DRAWN], 1);
    assert_int_equal(streaks.best_count, 4);
}

/* By kind, then by total; only hands won, and no more than are kept. */
static void test_best_hands(void **unused) {
    (void)unused;
    StreakHand lost = hand(STREAK_LOST, "co9", SABACC_RANK_PURE_23, 23);
    StreakHand array = hand(STREAK_WON, "idiot", SABACC_RANK_IDIOTS_ARRAY, 5);
    StreakHand low = hand(STREAK_WON, "co3", SABACC_RANK_TOTAL, 5);
    StreakHand high = hand(STREAK_WON, "fl9", SABACC_RANK_TOTAL, 22);
    keep(&low);
    keep(&lost);
    keep(&high);
    keep(&array);
    Streaks streaks = read_all();
    assert_int_equal(streaks.best_count, 3);
    assert_int_equal(streaks.best[0].rank, SABACC_RANK_IDIOTS_ARRAY);
    assert_int_equal(streaks.best[1].total, 22);
    assert_memory_equal(streaks.best[1].cards, high.cards, 2);
    assert_int_equal(streaks.best[2].total, 5);
    assert_string_equal(streaks.best[2].day, "2026-11-21");
    for (int i = 0; i < STREAKS_BEST; i++) keep(&high);
    streaks = read_all();
    assert_int_equal(streaks.best_count, STREAKS_BEST);
    assert_int_equal(streaks.best[STREAKS_BEST - 1].total, 22);
    assert_int_equal(streaks.best[0].rank, SABACC_RANK_IDIOTS_ARRAY);
}

/* Each number once, for each set of options that makes other cards or other hands. */
static void test_numbered_deals(void **unused) {
    (void)unused;
    char words[512] = "";
    Text why = text_over(words, sizeof words);
    SabaccSetup rules;
    StreakDeal deal;
    sabacc_setup_init(&rules, streaks_game(), 1, 100);
    StreakHand won = hand(STREAK_WON, "co9", SABACC_RANK_TOTAL, 11),
               lost = hand(STREAK_LOST, "co9", SABACC_RANK_BOMB, 30);
    assert_false(streaks_deal(data, &rules, 77, &deal));
    assert_true(streaks_keep_deal(data, &rules, 77, &won, &why));
    assert_true(streaks_keep_deal(data, &rules, 77, &lost, &why)); /* it stays as it was */
    assert_string_equal(words, "");
    assert_true(streaks_deal(data, &rules, 77, &deal));
    assert_int_equal(deal.end, STREAK_WON);
    assert_int_equal(deal.total, 11);
    assert_true(sabacc_option_set(&rules, "stake", "5", &why) &&
                sabacc_option_set(&rules, "end", "hands 1", &why));
    assert_true(streaks_deal(data, &rules, 77, &deal));
    assert_true(sabacc_option_set(&rules, "moves", "6", &why));
    assert_false(streaks_deal(data, &rules, 77, &deal));
    assert_true(streaks_keep_deal(data, &rules, 77, &lost, &why));
    assert_false(streaks_deal(data, &rules, 78, &deal));
    assert_int_equal(read_all().deal_count, 2);
    assert_int_equal(read_all().deals[0].end, STREAK_LOST); /* the latest first */
}

static void test_note_is_of_its_record(void **unused) {
    (void)unused;
    char words[512];
    Text why = text_over(words, sizeof words);
    assert_true(streaks_keep_note(data, streaks_game(), "/here/one",
                                  (StreakNote){.undone = 3, .deal = 20261121}, &why));
    StreakNote note = streaks_note(data, streaks_game(), "/moved/one");
    assert_int_equal(note.undone, 3);
    assert_int_equal(note.deal, 20261121);
    note = streaks_note(data, streaks_game(), "/two");
    assert_int_equal(note.undone + (int)note.deal, 0);
}

static void write_file(const char *words) {
    char path[PLAN_PATH + 32];
    path_of(path);
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    fputs(words, file);
    fclose(file);
}

/* A bad file is reported with what is wrong and where. It is copied aside before the next result is saved. */
static void test_bad_files_are_put_aside(void **unused) {
    (void)unused;
    static const char *const bad[] = {
        "{",
        "[]",
        "{\"solitaire\": 3}",
        "{\"solitaire\": {\"won\": \"many\"}}",
        "{\"solitaire\": {\"won\": -1}}",
        "{\"solitaire\": {\"lost\": 2147483647}}",
        "{\"solitaire\": {\"streak\": 4294967297}}",
        "{\"solitaire\": {\"best\": [{\"cards\": \"sand1 +3\", \"total\": 4, \"rank\": \"total\", \"day\": "
        "\"\"}]}}",
        "{\"solitaire\": {\"best\": [{\"cards\": \"joker\", \"total\": 1, \"rank\": \"total\", \"day\": "
        "\"\"}]}}",
        "{\"solitaire\": {\"deals\": [{\"number\": 1, \"end\": \"eaten\", \"total\": 1, \"rank\": "
        "\"total\"}]}}",
    };
    StreakHand won = hand(STREAK_WON, "co9", SABACC_RANK_TOTAL, 11);
    SabaccSetup rules;
    sabacc_setup_init(&rules, streaks_game(), 1, 100);
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        char words[512] = "", path[PLAN_PATH + 32], left[512] = "";
        Text why = text_over(words, sizeof words);
        Streaks streaks;
        write_file(bad[i]);
        assert_false(streaks_read(data, streaks_game(), &streaks, &why));
        if (!strstr(words, "streaks.json")) fail_msg("file %zu: %s", i, words);
        assert_int_equal(streaks.best_count + streaks.hands[STREAK_WON], 0);
        why = text_over(words, sizeof words);
        assert_true(i % 2 ? streaks_add(data, streaks_game(), &won, &why)
                          : streaks_keep_deal(data, &rules, 5, &won, &why));
        if (!strstr(words, "streaks.json.bak: ")) fail_msg("file %zu: %s", i, words);
        streaks = read_all();
        assert_int_equal(streaks.hands[STREAK_WON], i % 2);
        assert_int_equal(streaks.deal_count, (i + 1) % 2);
        path_of(path);
        strcat(path, ".bak");
        FILE *file = fopen(path, "r");
        assert_non_null(file);
        assert_true(fread(left, 1, sizeof left - 1, file) > 0);
        fclose(file);
        remove(path);
        assert_string_equal(left, bad[i]);
    }
}

/* What another version has written there, of this game and of others. */
static void test_unknown_keys_stay(void **unused) {
    (void)unused;
    char path[PLAN_PATH + 32], left[4096] = "", words[512];
    Text why = text_over(words, sizeof words);
    SabaccSetup rules;
    sabacc_setup_init(&rules, streaks_game(), 1, 100);
    StreakHand won = hand(STREAK_WON, "co9", SABACC_RANK_TOTAL, 11);
    write_file("{\"chess\": {\"won\": \"all\"}, \"solitaire\": {\"mood\": 5, \"won\": 3}}");
    keep(&won);
    assert_true(streaks_keep_deal(data, &rules, 5, &won, &why));
    assert_true(streaks_keep_note(data, streaks_game(), "/one", (StreakNote){.undone = 1}, &why));
    assert_string_equal(words, "");
    assert_int_equal(read_all().hands[STREAK_WON], 4);
    path_of(path);
    FILE *file = fopen(path, "r");
    assert_non_null(file);
    assert_true(fread(left, 1, sizeof left - 1, file) > 0);
    fclose(file);
    assert_non_null(strstr(left, "\"won\": \"all\""));
    assert_non_null(strstr(left, "\"mood\": 5"));
}

/* Neither a pipe nor a folder is waited for or written over. */
static void test_what_is_no_file_is_left_alone(void **unused) {
    (void)unused;
    StreakHand won = hand(STREAK_WON, "co9", SABACC_RANK_TOTAL, 11);
    for (int is_pipe = 0; is_pipe <= 1; is_pipe++) {
        char path[PLAN_PATH + 32], words[512];
        Text why = text_over(words, sizeof words);
        Streaks streaks;
        path_of(path);
        assert_int_equal(is_pipe ? mkfifo(path, 0600) : mkdir(path, 0700), 0);
        alarm(10);
        assert_false(streaks_read(data, streaks_game(), &streaks, &why));
        assert_false(streaks_add(data, streaks_game(), &won, &why));
        assert_false(streaks_keep_note(data, streaks_game(), "/one", (StreakNote){.undone = 1}, &why));
        alarm(0);
        assert_int_equal(remove(path), 0);
    }
}

static void test_plans_of_one_seat(void **unused) {
    (void)unused;
    GamePlan plan, read;
    char words[256] = "";
    Text why = text_over(words, sizeof words);
    game_plan_usual(&plan);
    game_plan_set_agent(&plan, 0, "ai:regular"); /* with one seat a person has it */
    game_plan_set_game(&plan, streaks_game());
    game_plan_name_seats(&plan, "Ana");
    assert_int_equal(plan.setup.rules.seats, 1);
    assert_true(agent_is_human(plan.setup.seat[0].agent));
    char said[512];
    Text problem = text_over(said, sizeof said);
    assert_true(last_setup_keep(data, &plan, &problem));
    game_plan_usual(&read);
    assert_true(last_setup_read(data, &read, &problem));
    assert_ptr_equal(read.setup.rules.game, streaks_game());
    assert_string_equal(read.setup.seat[0].name, "Ana");
    game_plan_set_game(&read, sabacc_game_at(0)); /* the others come back */
    assert_int_equal(read.setup.rules.seats, PLAN_SEATS);
    streaks_plan_deal(&plan, 77);
    assert_true(game_plan_check(&plan, &why));
    assert_int_equal(plan.setup.seed, 77);
    assert_false(plan.setup.allow_undo);
    streaks_plan_cards(&plan);
    assert_int_equal(plan.deal, 0);
    assert_true(sabacc_setup_can_begin(&plan.setup.rules, &why));
}

static void test_days(void **unused) {
    (void)unused;
    char day[CALENDAR_WORDS];
    calendar_format(20261121, day);
    assert_string_equal(day, "2026-11-21");
    calendar_format(77, day);
    assert_string_equal(day, "");
    calendar_format(20261321, day);
    assert_string_equal(day, "");
    calendar_format(calendar_today(), day);
    assert_int_equal(strlen(day), 10);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_counts_and_rows, make_data, remove_data),
        cmocka_unit_test_setup_teardown(test_best_hands, make_data, remove_data),
        cmocka_unit_test_setup_teardown(test_numbered_deals, make_data, remove_data),
        cmocka_unit_test_setup_teardown(test_note_is_of_its_record, make_data, remove_data),
        cmocka_unit_test_setup_teardown(test_bad_files_are_put_aside, make_data, remove_data),
        cmocka_unit_test_setup_teardown(test_unknown_keys_stay, make_data, remove_data),
        cmocka_unit_test_setup_teardown(test_what_is_no_file_is_left_alone, make_data, remove_data),
        cmocka_unit_test_setup_teardown(test_plans_of_one_seat, make_data, remove_data),
        cmocka_unit_test(test_days),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
