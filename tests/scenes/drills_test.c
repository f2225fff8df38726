/* Drills (session/drills.h): what a look back leaves, and how they come and go. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/files.h"
#include "session/drills.h"

enum { TODAY = 20261121 };
static char data[64], path[128], record[160];
static const char name[] = "20261121-201500-spike.sabacc";

static void write_text(const char *where, const char *text) {
    assert_true(file_write(where, text, strlen(text), FILE_QUICK));
}

static int make_data(void **unused) {
    (void)unused;
    char games[128];
    snprintf(data, sizeof data, "/tmp/sabacc-drills-XXXXXX");
    if (!mkdtemp(data)) return -1;
    snprintf(path, sizeof path, "%s/drills.json", data);
    snprintf(games, sizeof games, "%s/games", data);
    snprintf(record, sizeof record, "%s/%s", games, name);
    if (!file_make_folders(games)) return -1;
    write_text(record, "{}\n");
    return 0;
}

static int remove_data(void **unused) {
    (void)unused;
    static const char *const others[] = {".lock", "drills.json", "drills.json.bak", "games"};
    char other[160];
    bool is_gone = file_remove(record);
    for (size_t i = 0; i < sizeof others / sizeof *others; i++) {
        snprintf(other, sizeof other, "%s/%s", data, others[i]);
        is_gone &= file_remove(other);
    }
    return is_gone && file_remove(data) ? 0 : -1;
}

static Drills read_all(void) {
    char words[512] = "";
    Text why = text_over(words, sizeof words);
    Drills drills;
    if (!drills_read(data, &drills, &why)) fail_msg("%s", words);
    return drills;
}

static void keep(const Drill *drill, bool is_found) {
    char words[512] = "";
    Text why = text_over(words, sizeof words);
    if (!drills_keep(data, drill, is_found, &why)) fail_msg("%s", words);
}

static Drill drill_of(uint32_t serial, int64_t lost, int share) {
    Drill drill = {.serial = serial,
                   .game = sabacc_game_find("corellian-spike"),
                   .seat = 1,
                   .hand = 2,
                   .lost = lost,
                   .share = share,
                   .due = TODAY};
    snprintf(drill.record, sizeof drill.record, "%s", name);
    snprintf(drill.person, sizeof drill.person, "%s", "Ana");
    return drill;
}

static void test_the_dearest_first(void **state) {
    (void)state;
    Drills drills = read_all();
    assert_int_equal(drills.count, 0);
    assert_int_equal(drills_next(&drills, TODAY, NULL), -1);
    Drill small = drill_of(7, 500, 900), dear = drill_of(90, 400, 4000), later = drill_of(12, 900, 1000);
    later.due = TODAY + 1;
    keep(&small, true);
    keep(&dear, true);
    keep(&later, true);
    drills = read_all();
    assert_int_equal(drills.count, 3);
    assert_int_equal(drills.list[0].serial, 90);
    assert_int_equal(drills.list[1].serial, 12);
    assert_string_equal(drills.list[0].person, "Ana");
    assert_true(drills.list[0].lost == 400 && drills.list[0].hand == 2 && drills.list[0].seat == 1);
    assert_int_equal(drills_due(&drills, TODAY), 2);
    assert_int_equal(drills_next(&drills, TODAY, NULL), 0);
    assert_int_equal(drills_next(&drills, TODAY, &dear), 2);
    assert_int_equal(drills_next(&drills, TODAY + 1, &dear), 1);
    drills_free(&drills);
}

/* Solved twice on different days it leaves; a second time on one day does not count, a failure begins again.
 */
static void test_solved_on_two_days(void **state) {
    (void)state;
    Drill drill = drill_of(7, 500, 900);
    drill_tried(&drill, true, TODAY);
    assert_true(drill.solved == 1 && drill.due == TODAY + DRILL_DAYS);
    drill_tried(&drill, true, TODAY);
    assert_true(drill.solved == 1 && drill.due == TODAY + DRILL_DAYS);
    keep(&drill, false);
    Drills drills = read_all();
    assert_true(drills.count == 1 && drills.list[0].solved == 1);
    assert_int_equal(drills_due(&drills, TODAY), 0);
    assert_int_equal(drills_due(&drills, TODAY + DRILL_DAYS), 1);
    drills_free(&drills);
    Drill failed = drill;
    drill_tried(&failed, false, TODAY + 1);
    assert_true(failed.solved == 0 && failed.due == TODAY + 1);
    drill_tried(&drill, true, TODAY + DRILL_DAYS);
    assert_int_equal(drill.solved, DRILL_SOLVED);
    keep(&drill, false);
    drills = read_all();
    assert_int_equal(drills.count, 0);
    drills_free(&drills);
    Drill again = drill_of(7, 500, 900); /* a second look back does not bring it again */
    keep(&again, true);
    drills = read_all();
    assert_int_equal(drills.count, 0);
    assert_false(drills_find(data, &again));
    drills_free(&drills);
}

static void test_a_deleted_game_takes_its_drills(void **state) {
    (void)state;
    Drill drill = drill_of(7, 500, 900), asked = {.serial = 7};
    keep(&drill, true);
    snprintf(asked.record, sizeof asked.record, "%s", name);
    assert_true(drills_find(data, &asked));
    assert_true(asked.lost == 500);
    assert_true(file_remove(record));
    Drills drills = read_all();
    assert_int_equal(drills.count, 0);
    drills_free(&drills);
}

static void test_a_bad_file_is_told(void **state) {
    (void)state;
    char words[512] = "";
    Text why = text_over(words, sizeof words);
    Drills drills;
    write_text(path, "{\"drills\"");
    assert_false(drills_read(data, &drills, &why));
    assert_non_null(strstr(words, "drills.json"));
    drills_free(&drills);
}

/* At two hands worked by hand: Ana's fold of a Sabacc is the dearest. */
static void test_what_a_game_leaves(void **state) {
    (void)state;
    char words[512] = "";
    Text why = text_over(words, sizeof words);
    Review review;
    Drill drills[DRILLS_A_GAME];
    Record *two = record_read(FIXTURE, NULL, &why);
    if (!two || !review_record(two, 3, NULL, NULL, NULL, &review, &why)) fail_msg("%s", words);
    int count = drills_of(&review, &two->setup, seat_bit(0), name, TODAY, drills);
    assert_true(count >= 1 && count <= DRILLS_A_GAME);
    for (int i = 0; i < count; i++) assert_int_equal(drills[i].seat, 0);
    assert_int_equal(drills[0].serial, review.list[review.count - 1].serial);
    assert_true(drills[0].due == TODAY && drills[0].solved == 0);
    assert_int_equal(drills_of(&review, &two->setup, 0, name, TODAY, drills), 0);
    review_free(&review);
    record_free(two);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_the_dearest_first, make_data, remove_data),
        cmocka_unit_test_setup_teardown(test_solved_on_two_days, make_data, remove_data),
        cmocka_unit_test_setup_teardown(test_a_deleted_game_takes_its_drills, make_data, remove_data),
        cmocka_unit_test_setup_teardown(test_a_bad_file_is_told, make_data, remove_data),
        cmocka_unit_test(test_what_a_game_leaves),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
