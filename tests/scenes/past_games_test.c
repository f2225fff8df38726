#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include <errno.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/files.h"
#include "session/past_games_export.h"
#include "session/past_games_job.h"

static char data[PLAN_PATH];

/* The first hand of a game, to be closed by the lines that follow: Bex's pair of ones beats four sevens. */
static const char header[] =
    "{\"sabacc-record\": 1, \"game\": \"corellian-spike\", \"options\": {\"end\": \"hands 1\"}, \"seats\": "
    "[{\"name\": \"Ana\", \"credits\": 100, \"agent\": \"human\"}, {\"name\": \"Bex\", \"credits\": 100, "
    "\"agent\": \"ai:sharp\"}], \"dealer\": 0, \"stack\": {\"deal\": [\"ci+1\", \"ci+7\", \"sq+1\", "
    "\"sq+7\", "
    "\"tr-9\", \"tr+7\", \"ci-7\"], \"roll\": [[1, 2], [3, 4], [5, 6]]}}\n";
static const char begun[] =
    "{\"do\": \"1 stand\"}\n{\"do\": \"0 draw deck\"}\n{\"do\": \"1 check\"}\n{\"do\": \"0 check\"}\n"
    "{\"do\": \"1 stand\"}\n{\"do\": \"0 draw deck\"}\n{\"do\": \"1 bet 10\"}\n{\"do\": \"0 match\"}\n";
static const char ended[] =
    "{\"do\": \"1 stand\"}\n{\"do\": \"0 stand\"}\n{\"do\": \"1 check\"}\n{\"do\": \"0 check\"}\n";

/* ---- the directory ---- */

static void path_of(const char *name, char path[PLAN_PATH + 64]) {
    snprintf(path, PLAN_PATH + 64, "%s/%s", data, name);
}

static void write_file(const char *name, const char *first, const char *second, const char *third) {
    char path[PLAN_PATH + 64], words[4096];
    path_of(name, path);
    snprintf(words, sizeof words, "%s%s%s", first, second, third);
    assert_true(file_write(path, words, strlen(words), FILE_QUICK));
}

static char *read_index(void) {
    char path[PLAN_PATH + 64];
    path_of("past-games.jsonl", path);
    return file_read(path, 1 << 28, NULL);
}

static void remove_file(const char *name) {
    char path[PLAN_PATH + 64];
    path_of(name, path);
    assert_true(file_remove(path));
}

static int make_data(void **unused) {
    (void)unused;
    char games[PLAN_PATH + 64];
    snprintf(data, sizeof data, "/tmp/sabacc-past-games-XXXXXX");
    if (!mkdtemp(data)) return -1;
    path_of("games", games);
    return file_make_folder(games) ? 0 : -1;
}

static int remove_data(void **unused) {
    (void)unused;
    char games[PLAN_PATH + 64], path[2 * PLAN_PATH];
    FileList names;
    path_of("games", games);
    if (!file_list(&names, games, 1 << 17)) return -1;
    for (size_t i = 0; i < names.count; i++) {
        snprintf(path, sizeof path, "%s/%s", games, names.names[i]);
        if (!file_remove(path)) return -1;
    }
    file_list_free(&names);
    remove_file("past-games.jsonl");
    return file_remove(games) && file_remove(data) ? 0 : -1;
}

/* Reads the games and digests all that are not yet; returns how many had to be. */
static int read_all(PastGames *games) {
    past_games_read(games, data);
    int left = games->left;
    for (int i = 0; i < games->count; i++) {
        GameDigest digest;
        if (games->list[i].is_digested) continue;
        past_games_digest(data, games->list[i].file, &digest);
        past_games_set(games, i, &digest);
    }
    assert_int_equal(games->left, 0);
    return left;
}

static const PastGame *game_of(const PastGames *games, const char *file) {
    for (int i = 0; i < games->count; i++)
        if (strcmp(games->list[i].file, file) == 0) return &games->list[i];
    fail_msg("%s is not listed", file);
    return NULL;
}

/* ---- figures ---- */

static void check_figures(const GameDigest *digest) {
    const DigestSeat *ana = &digest->seat[0], *bex = &digest->seat[1];
    assert_null(digest->fault);
    assert_string_equal(digest->game->id, "corellian-spike");
    assert_true(digest->is_over);
    assert_true(digest->has_house_rules); /* one hand */
    assert_true(digest->plays_for_credits);
    assert_int_equal(digest->seats, 2);
    assert_string_equal(ana->name, "Ana");
    assert_string_equal(bex->agent, "ai:sharp");
    assert_int_equal(digest->hands, 1);
    assert_int_equal(digest->champions, 2);
    /* One credit of ante to each pot, the bet of 10 and its match; the sabacc pot is left over (ST-3). */
    assert_int_equal(ana->credits, -12);
    assert_int_equal(bex->credits, 12);
    assert_int_equal(bex->result, bex->credits);
    assert_int_equal(bex->hands, 1);
    assert_int_equal(bex->hands_won, 1);
    assert_int_equal(ana->hands_won, 0);
    assert_int_equal(ana->shown, 1);
    assert_int_equal(ana->shown_won, 0);
    assert_int_equal(bex->shown_won, 1);
    assert_int_equal(digest->pot, 24);
    assert_int_equal(digest->pot_seat, 1);
    assert_int_equal(digest->pot_hand, 1);
    assert_int_equal(bex->best.rank, SABACC_RANK_NULRHEK);
    assert_int_equal(bex->best.total, 2);
    assert_int_equal(bex->best.count, 2);
    assert_int_equal(ana->best.total, 14);
    assert_int_equal(ana->best.count, 4);
    assert_true(bex->best.key > ana->best.key);
    assert_int_equal(digest->course_count, 1);
    assert_int_equal(digest->course[0], ana->result);
}

static void test_digest_counts_a_game(void **unused) {
    (void)unused;
    PastGames games;
    write_file("games/20261103-201500-corellian-spike.sabacc", header, begun, ended);
    assert_int_equal(read_all(&games), 1);
    check_figures(&games.list[0].digest);
    assert_true(past_games_write(&games));
    past_games_free(&games);
}

static void expect_credits(const char *hands, const char *lines, int played, int ana, int bex) {
    char path[PLAN_PATH + 64], words[sizeof header];
    GameDigest digest;
    snprintf(words, sizeof words, "%s", header);
    memcpy(strstr(words, "hands 1"), hands, strlen(hands));
    write_file("open.sabacc", words, begun, lines);
    path_of("open.sabacc", path);
    game_digest_read(path, &digest);
    assert_null(digest.fault);
    assert_false(digest.is_over);
    assert_int_equal(digest.hands, played);
    assert_int_equal(digest.seat[0].hands, played);
    assert_int_equal(digest.seat[0].credits, ana);
    assert_int_equal(digest.seat[1].credits, bex);
    assert_int_equal(digest.seat[1].result, bex);
    assert_int_equal(digest.course_count, played);
    if (played > 0) assert_int_equal(digest.course[played - 1], ana);
    game_digest_free(&digest);
    remove_file("open.sabacc");
}

/* Nor the antes of the second hand, which begins where the first has ended. */
static void test_stakes_of_an_open_hand_are_not_lost(void **unused) {
    (void)unused;
    expect_credits("hands 1", "", 0, 0, 0);
    expect_credits("hands 2", ended, 1, -12, 10);
}

/* Nor the buy-in of Kessel while one has chips (KE-7), but those that a hand has cost. */
static void test_buy_in_is_not_lost_before_the_end(void **unused) {
    (void)unused;
    static const char kessel[] = "{\"sabacc-record\": 1, \"game\": \"kessel\", \"seats\": [{\"name\": "
                                 "\"Ana\", \"credits\": 100, \"agent\": "
                                 "\"human\"}, {\"name\": \"Bex\", \"credits\": 100, \"agent\": "
                                 "\"ai:sharp\"}], \"dealer\": 0, \"seed\": 8}\n";
    static const char turn[] = "{\"do\": \"1 stand\"}\n{\"do\": \"0 stand\"}\n";
    char path[PLAN_PATH + 64], turns[3 * sizeof turn];
    GameDigest digest;
    snprintf(turns, sizeof turns, "%s%s%s", turn, turn, turn);
    write_file("open.sabacc", kessel, turns, "");
    path_of("open.sabacc", path);
    game_digest_read(path, &digest);
    assert_null(digest.fault);
    assert_int_equal(digest.hands, 1);
    assert_int_equal(digest.seat[0].credits, 0);
    assert_int_equal(digest.seat[1].credits, 0);
    assert_int_equal(digest.seat[0].result, -4);
    assert_int_equal(digest.course_count, 1);
    assert_int_equal(digest.course[0], -4);
    assert_int_equal(digest.seat[1].result, 0);
    game_digest_free(&digest);
    remove_file("open.sabacc");
}

static void test_file_gives_the_same_figures(void **unused) {
    (void)unused;
    PastGames games;
    assert_int_equal(read_all(&games), 0);
    assert_false(games.is_changed);
    check_figures(&games.list[0].digest);
    assert_false(games.list[0].is_unfinished);
    past_games_free(&games);
}

static void test_name_says_when_it_began(void **unused) {
    (void)unused;
    PastGames games;
    read_all(&games);
    PastGame game = games.list[0];
    assert_true(game.begun > 0);
    game.changed = game.begun + 25 * 60;
    assert_int_equal(past_game_minutes(&game), 25);
    game.changed = game.begun + 5;
    assert_int_equal(past_game_minutes(&game), 1);
    game.changed = game.begun + 30 * 3600; /* left overnight */
    assert_int_equal(past_game_minutes(&game), 0);
    game.begun = 0;
    assert_int_equal(past_game_minutes(&game), 0);
    past_games_free(&games);
}

static void test_changed_record_is_played_again(void **unused) {
    (void)unused;
    PastGames games;
    const char *name = "20261104-201500-corellian-spike.sabacc";
    write_file("games/20261104-201500-corellian-spike.sabacc", header, begun, "");
    write_file("games/20261104-201500-corellian-spike.unfinished", "{\"undo\": true}\n", "", "");
    assert_int_equal(read_all(&games), 1);
    assert_true(game_of(&games, name)->is_unfinished);
    assert_false(game_of(&games, name)->digest.is_over);
    assert_int_equal(game_of(&games, name)->digest.hands, 0);
    assert_int_equal(game_of(&games, name)->digest.seat[1].best.key, 0); /* nothing was shown */
    assert_true(past_games_write(&games));
    past_games_free(&games);

    write_file("games/20261104-201500-corellian-spike.sabacc", header, begun, ended);
    remove_file("games/20261104-201500-corellian-spike.unfinished");
    assert_int_equal(read_all(&games), 1);
    assert_false(game_of(&games, name)->is_unfinished);
    check_figures(&game_of(&games, name)->digest);
    past_games_free(&games);
}

static void test_records_that_cannot_be_played(void **unused) {
    (void)unused;
    PastGames games;
    write_file("games/bad.sabacc", "this is no record\n", "", "");
    write_file("games/wrong.sabacc", header, begun, "{\"do\": \"0 bet 7\"}\n");
    write_file("games/other.txt", "not listed", "", "");
    assert_int_equal(read_all(&games), 3);
    assert_int_equal(games.count, 4);
    for (int round = 0; round < 2; round++) {
        const GameDigest *bad = &game_of(&games, "bad.sabacc")->digest,
                         *wrong = &game_of(&games, "wrong.sabacc")->digest;
        assert_null(bad->game);
        assert_non_null(strstr(bad->fault, "bad.sabacc:1:"));
        assert_non_null(wrong->game);
        assert_non_null(wrong->fault);
        assert_string_equal(wrong->seat[0].name, "Ana");
        assert_true(past_games_write(&games));
        past_games_free(&games);
        assert_int_equal(read_all(&games), 0); /* and the same from the file */
    }
    past_games_free(&games);
}

/* ---- the file ---- */

static void check_rebuilt(const char *contents) {
    PastGames games;
    write_file("past-games.jsonl", contents, "", "");
    assert_int_equal(read_all(&games), 4);
    assert_true(past_games_write(&games));
    past_games_free(&games);
    assert_int_equal(read_all(&games), 0);
    past_games_free(&games);
}

static void test_broken_file_is_made_anew(void **unused) {
    (void)unused;
    check_rebuilt("");
    check_rebuilt("\n");
    check_rebuilt("[1, 2]\n");
    check_rebuilt("{\"past-games\": 99}\n");
    check_rebuilt("{\"past-games\": 4}\n{\"file\": 3}\n");
    check_rebuilt("{\"past-games\": 4}\n{\"file\": \"bad.sabacc\", \"size\": 18, \"changed\": [0, 0]}\n");
    remove_file("past-games.jsonl");
    PastGames games;
    assert_int_equal(read_all(&games), 4);
    assert_true(past_games_write(&games));
    past_games_free(&games);
}

/* Of a former version nothing is read. */
static void test_former_file_is_made_anew(void **unused) {
    (void)unused;
    PastGames games;
    char *whole = read_index();
    char *version = strstr(whole, "{\"past-games\":4}");
    assert_non_null(version);
    version[strlen("{\"past-games\":")] = '3';
    write_file("past-games.jsonl", whole, "", "");
    free(whole);
    assert_int_equal(read_all(&games), 4);
    check_figures(&game_of(&games, "20261104-201500-corellian-spike.sabacc")->digest);
    assert_true(past_games_write(&games));
    past_games_free(&games);
    assert_int_equal(read_all(&games), 0);
    past_games_free(&games);
}

/* Every byte cut off, and every byte changed: never a crash, and the figures are right again. */
static void test_damaged_file(void **unused) {
    (void)unused;
    char *whole = read_index();
    size_t size = strlen(whole);
    char path[PLAN_PATH + 64];
    path_of("past-games.jsonl", path);
    for (size_t i = 0; i < size; i += 7) {
        PastGames games;
        char *changed = malloc(size);
        memcpy(changed, whole, size);
        changed[i] = (char)(changed[i] ^ 1 << i % 7);
        assert_true(file_write(path, changed, i % 2 ? size : i, FILE_QUICK));
        free(changed);
        past_games_read(&games, data);
        assert_int_equal(games.count, 4);
        past_games_free(&games);
    }
    assert_true(file_write(path, whole, size, FILE_QUICK));
    free(whole);
}

static void test_removed_record_leaves_the_file(void **unused) {
    (void)unused;
    PastGames games;
    remove_file("games/wrong.sabacc");
    assert_int_equal(read_all(&games), 0);
    assert_int_equal(games.count, 3);
    assert_true(past_games_write(&games));
    past_games_free(&games);
    char *words = read_index();
    assert_null(strstr(words, "wrong.sabacc"));
    free(words);
}

static void test_delete(void **unused) {
    (void)unused;
    PastGames games;
    FileLog log;
    char path[PLAN_PATH + 64];
    path_of("games/bad.sabacc", path);
    write_file("games/bad.unfinished", "{\"undo\": true}\n", "", "");
    assert_int_equal(read_all(&games), 0);
    int index = (int)(game_of(&games, "bad.sabacc") - games.list);
    assert_true(file_log_open(&log, path)); /* as a program does that is playing it */
    assert_false(past_games_delete(&games, index));
    assert_int_equal(errno, FILE_IS_HELD);
    assert_int_equal(games.count, 3);
    file_log_drop(&log);
    assert_true(past_games_delete(&games, index));
    assert_int_equal(games.count, 2);
    assert_false(file_is_plain(path));
    path_of("games/bad.unfinished", path);
    assert_false(file_is_plain(path));
    past_games_free(&games);
    assert_int_equal(read_all(&games), 0);
    assert_int_equal(games.count, 2);
    past_games_free(&games);
}

/* ---- export ---- */

/* The size of an exported file; 0 if there is none. Removes it. */
static size_t take_export(const char *name) {
    char path[PLAN_PATH + 64];
    size_t size = 0;
    path_of(name, path);
    char *bytes = file_read(path, 1 << 20, &size);
    free(bytes);
    if (bytes) assert_true(file_remove(path));
    return size;
}

static void test_export(void **unused) {
    (void)unused;
    PastGames games;
    char where[PLAN_PATH], expected[PLAN_PATH + 64], words[512] = "";
    Text why = text_over(words, sizeof words);
    remove_file("past-games.jsonl"); /* nothing is known of any record */
    past_games_read(&games, data);
    int good = (int)(game_of(&games, "20261104-201500-corellian-spike.sabacc") - games.list);
    int wrong = (int)(game_of(&games, "wrong.sabacc") - games.list);
    assert_true(past_games_export(&games, good, where, &why));
    path_of("export/20261104-201500-corellian-spike.md", expected);
    assert_string_equal(where, expected);
    assert_int_equal(take_export("export/20261104-201500-corellian-spike.sabacc"), games.list[good].size);
    assert_true(take_export("export/20261104-201500-corellian-spike.md") > 200);

    assert_false(past_games_export(&games, wrong, where, &why)); /* not yet known to be wrong */
    assert_non_null(strstr(words, "wrong.sabacc"));
    assert_int_equal(take_export("export/wrong.md"), 0);
    take_export("export/wrong.sabacc");
    past_games_free(&games);

    words[0] = '\0';
    why = text_over(words, sizeof words);
    read_all(&games);
    assert_true(past_games_export(&games, wrong, where, &why)); /* its record alone */
    assert_string_equal(words, "");
    path_of("export/wrong.sabacc", expected);
    assert_string_equal(where, expected);
    assert_int_equal(take_export("export/wrong.sabacc"), games.list[wrong].size);
    assert_int_equal(take_export("export/wrong.md"), 0);

    remove_file("export");
    write_file("export", "no folder", "", "");
    assert_false(past_games_export(&games, good, where, &why));
    path_of("export", expected);
    assert_ptr_equal(strstr(words, expected), words);
    remove_file("export");
    past_games_free(&games);
}

/* ---- many ---- */

static void test_ten_thousand(void **unused) {
    (void)unused;
    enum { MANY = 10000 };
    PastGames games;
    for (int i = 0; i < MANY; i++) {
        char name[64];
        snprintf(name, sizeof name, "games/20251103-201500-corellian-spike-%d.sabacc", i);
        write_file(name, header, begun, ended);
    }
    assert_int_equal(read_all(&games), MANY);
    assert_int_equal(games.count, MANY + 2);
    assert_true(past_games_write(&games));
    past_games_free(&games);
    past_games_read(&games, data);
    assert_int_equal(games.left, 0);
    for (int i = 1; i < games.count; i++) assert_true(games.list[i - 1].changed >= games.list[i].changed);
    check_figures(&games.list[MANY / 2].digest);
    past_games_free(&games);
}

/* ---- on a thread ---- */

static void count_wake(void *user) { atomic_fetch_add((atomic_int *)user, 1); }

static void wait_for(PastGamesJob *job) {
    for (int i = 0; i < 30000 && !past_games_job_is_done(job); i++)
        nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
    assert_true(past_games_job_is_done(job));
}

static void test_job_digests_and_writes(void **unused) {
    (void)unused;
    atomic_int woken = 0;
    remove_file("past-games.jsonl");
    PastGamesJob *job = past_games_job_start(data, false, count_wake, &woken);
    wait_for(job);
    assert_true(past_games_job_version(job) > 0);
    const PastGames *games = past_games_job_lock(job);
    assert_int_equal(games->left, 0);
    assert_true(games->count > 0);
    for (int i = 0; i < games->count; i++) assert_true(games->list[i].is_digested);
    past_games_job_unlock(job);
    past_games_job_free(job);
    assert_true(atomic_load(&woken) >= 2); /* the list, and its end: it is woken when all is done, so later */
    PastGames again;
    assert_int_equal(read_all(&again), 0);
    past_games_free(&again);
}

static void test_job_at_once(void **unused) {
    (void)unused;
    atomic_int woken = 0;
    remove_file("past-games.jsonl");
    PastGamesJob *job = past_games_job_start(data, true, count_wake, &woken);
    assert_true(past_games_job_is_done(job));
    assert_int_equal(past_games_job_lock(job)->left, 0);
    past_games_job_unlock(job);
    past_games_job_free(job);
}

/* Games are deleted while the thread is at them, and it is left before it is done. */
static void test_job_while_games_are_deleted(void **unused) {
    (void)unused;
    atomic_int woken = 0;
    remove_file("past-games.jsonl");
    PastGamesJob *job = past_games_job_start(data, false, count_wake, &woken);
    int deleted = 0, count = 0;
    while (deleted < 20 && !past_games_job_is_done(job)) {
        PastGames *games = past_games_job_lock(job);
        if (games->count > 40) deleted += past_games_delete(games, deleted * 7 % games->count);
        count = games->count;
        past_games_job_unlock(job);
    }
    past_games_job_free(job);
    PastGames again;
    past_games_read(&again, data);
    assert_true(deleted > 0);
    assert_int_equal(again.count, count);
    past_games_free(&again);
    past_games_job_free(NULL);
}

static void test_no_directory(void **unused) {
    (void)unused;
    PastGames games;
    past_games_read(&games, "/nonexistent/sabacc");
    assert_int_equal(games.count, 0);
    past_games_free(&games);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_digest_counts_a_game),
        cmocka_unit_test(test_stakes_of_an_open_hand_are_not_lost),
        cmocka_unit_test(test_buy_in_is_not_lost_before_the_end),
        cmocka_unit_test(test_file_gives_the_same_figures),
        cmocka_unit_test(test_name_says_when_it_began),
        cmocka_unit_test(test_changed_record_is_played_again),
        cmocka_unit_test(test_records_that_cannot_be_played),
        cmocka_unit_test(test_export),
        cmocka_unit_test(test_broken_file_is_made_anew),
        cmocka_unit_test(test_former_file_is_made_anew),
        cmocka_unit_test(test_damaged_file),
        cmocka_unit_test(test_removed_record_leaves_the_file),
        cmocka_unit_test(test_delete),
        cmocka_unit_test(test_job_digests_and_writes),
        cmocka_unit_test(test_job_at_once),
        cmocka_unit_test(test_ten_thousand),

        cmocka_unit_test(test_job_while_games_are_deleted),
        cmocka_unit_test(test_no_directory),
    };
    return cmocka_run_group_tests(tests, make_data, remove_data);
}
