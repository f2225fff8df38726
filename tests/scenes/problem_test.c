/* What cannot be saved stands until it is, is tried again, and says why and what to do. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/files.h"
#include "scenes/problem.h"

typedef struct Disk {
    int fault, tries, saved, released; /* fault: errno; 0 where saving succeeds */
} Disk;

static bool save(void *user) {
    Disk *disk = user;
    disk->tries++;
    errno = disk->fault;
    disk->saved += disk->fault == 0;
    return disk->fault == 0;
}

static void release(void *user) { ((Disk *)user)->released++; }

static Keeping of(Disk *disk, const char *what) {
    return (Keeping){.what = what, .save = save, .release = release, .user = disk};
}

static void expect_said(const Problems *problems, const char *expected) {
    char words[1000];
    Text text = text_over(words, sizeof words);
    problems_say(problems, &text);
    assert_string_equal(words, expected);
}

static void test_saved_at_once(void **state) {
    (void)state;
    Disk disk = {0};
    Problems *problems = problems_create("/data");
    assert_true(problems_keep(problems, "settings", &(Keeping){"your settings", save, release, &disk}, 0));
    assert_int_equal(disk.released, 1);
    assert_true(isinf(problems_retry_at(problems)));
    expect_said(problems, "");
    problems_free(problems);
}

static void test_stands_until_saved(void **state) {
    (void)state;
    Disk disk = {.fault = ENOSPC};
    Keeping keeping = of(&disk, "your settings");
    Problems *problems = problems_create("/data");
    assert_false(problems_keep(problems, "settings", &keeping, 100));
    assert_true(problems_stands(problems, "settings"));
    assert_true(problems_retry_at(problems) == 100 + PROBLEM_RETRY_MS);
    expect_said(problems,
                "Not saved: your settings (No space left on device). Make room on the disk that holds "
                "/data; saving is tried again by itself.");
    assert_false(problems_retry(problems, 3100));
    assert_true(problems_retry_at(problems) == 3100 + PROBLEM_RETRY_MS);
    disk.fault = EACCES;
    assert_true(problems_retry(problems, 6100)); /* for another reason now */
    disk.fault = 0;
    assert_true(problems_retry(problems, 9100));
    assert_int_equal(disk.saved, 1);
    assert_int_equal(disk.released, 1);
    assert_false(problems_stands(problems, "settings"));
    assert_true(isinf(problems_retry_at(problems)));
    expect_said(problems, "");
    problems_free(problems);
}

static void test_newer_takes_the_place(void **state) {
    (void)state;
    Disk older = {.fault = EIO}, newer = {.fault = EIO};
    Keeping first = of(&older, "your settings"), second = of(&newer, "your settings");
    Problems *problems = problems_create("/data");
    problems_keep(problems, "settings", &first, 0);
    problems_keep(problems, "settings", &second, 0);
    assert_int_equal(older.released, 1);
    assert_int_equal(newer.released, 0);
    newer.fault = 0;
    problems_retry(problems, 3000);
    assert_int_equal(older.tries, 1); /* what was replaced is never written over what came after */
    assert_int_equal(newer.saved, 1);
    problems_free(problems);
}

/* When one thing has been saved the rest is tried at once. */
static void test_success_tries_the_rest(void **state) {
    (void)state;
    Disk game = {.fault = ENOSPC}, settings = {.fault = 0};
    Keeping one = of(&game, "this game"), other = of(&settings, "your settings");
    Problems *problems = problems_create("/data");
    problems_keep(problems, "game", &one, 0);
    game.fault = 0;
    assert_true(problems_keep(problems, "settings", &other, 10));
    assert_int_equal(game.saved, 1);
    expect_said(problems, "");
    problems_free(problems);
}

/* The disk comes back between the first try and the second. */
typedef struct Mended {
    Disk *first, *second;
} Mended;

static bool save_and_mend(void *user) {
    const Mended *mended = user;
    bool is_saved = save(mended->second);
    if (is_saved) mended->first->fault = 0;
    return is_saved;
}

static void test_what_failed_before_a_success_is_tried_again(void **state) {
    (void)state;
    Disk setup = {.fault = EIO}, game = {.fault = EIO};
    Mended mended = {&setup, &game};
    Problems *problems = problems_create("/data");
    Keeping of_setup = of(&setup, "the last setup");
    problems_keep(problems, "setup", &of_setup, 0);
    problems_keep(problems, "game", &(Keeping){"this game", save_and_mend, NULL, &mended}, 0);
    assert_false(problems_retry(problems, 3000));
    assert_int_equal(setup.tries + game.tries, 4); /* nothing was saved: each is tried once */
    game.fault = 0;
    assert_true(problems_retry(problems, 6000));
    assert_int_equal(setup.saved, 1);
    assert_int_equal(game.saved, 1);
    expect_said(problems, "");
    problems_free(problems);
}

static void test_says_each_cause_once(void **state) {
    (void)state;
    Disk full = {.fault = ENOSPC}, locked = {.fault = FILE_IS_HELD};
    Keeping game = of(&full, "a game"), settings = of(&full, "your settings"),
            row = of(&locked, "your streaks");
    Problems *problems = problems_create("/data");
    problems_keep(problems, "game:1", &game, 0);
    problems_keep(problems, "game:2", &game, 0);
    problems_keep(problems, "streaks", &row, 0);
    problems_warn(problems, "copy", "Another program plays this game.");
    problems_keep(problems, "settings", &settings, 0);
    expect_said(
        problems,
        "Not saved: a game, your settings (No space left on device). Make room on the disk that holds "
        "/data; saving is tried again by itself.\n"
        "Not saved: your streaks (another program is using it). Close the other program that uses /data; "
        "saving is tried again by itself.\n"
        "Another program plays this game.");
    problems_end(problems, "copy");
    problems_end(problems, "streaks");
    assert_int_equal(locked.released, 1);
    problems_free(problems);
    assert_int_equal(full.released, 3);
}

/* A sentence alone is not tried, and nothing is woken for it. */
static void test_warning_waits_for_nothing(void **state) {
    (void)state;
    Problems *problems = problems_create("/data");
    problems_warn(problems, "copy", "Another program plays this game.");
    assert_true(isinf(problems_retry_at(problems)));
    assert_false(problems_retry(problems, 0));
    expect_said(problems, "Another program plays this game.");
    problems_free(problems);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_saved_at_once),
        cmocka_unit_test(test_stands_until_saved),
        cmocka_unit_test(test_newer_takes_the_place),
        cmocka_unit_test(test_success_tries_the_rest),
        cmocka_unit_test(test_what_failed_before_a_success_is_tried_again),
        cmocka_unit_test(test_says_each_cause_once),
        cmocka_unit_test(test_warning_waits_for_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
