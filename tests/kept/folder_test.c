/* A data folder whose name leaves no room for that of a file: nothing is read there, and what is to be kept
 * is refused with a sentence and leaves no file under a name that was cut short. */
#define _DEFAULT_SOURCE /* mkdtemp */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "session/circuit.h"
#include "session/daily.h"
#include "session/drills.h"
#include "session/favourites.h"
#include "session/feats.h"
#include "session/grades.h"
#include "session/kept_json.h"
#include "session/last_setup.h"
#include "session/lessons_done.h"
#include "session/marks.h"
#include "session/players.h"
#include "session/streaks.h"

static char folder[32], data[KEPT_PATH];

/* The folder by a name of KEPT_PATH - 8 bytes: "/tmp/…/././.". */
static int make_folder(void **state) {
    (void)state;
    strcpy(folder, "/tmp/sabacc-kept-XXXXXX");
    if (!mkdtemp(folder)) return -1;
    size_t length = strlen(folder);
    memcpy(data, folder, length);
    for (; length < KEPT_PATH - 8; length++) data[length] = (length - strlen(folder)) % 2 == 0 ? '/' : '.';
    data[length] = '\0';
    return access(data, W_OK);
}

static int remove_folder(void **state) {
    (void)state;
    return rmdir(folder); /* only an empty one */
}

static const SabaccGame *game(void) { return sabacc_game_at(0); }

static SabaccSetup rules(void) {
    SabaccSetup setup;
    sabacc_setup_init(&setup, game(), game()->min_seats, 100);
    return setup;
}

static bool keep_setup(Text *why) {
    static GamePlan plan;
    plan.setup.rules = rules();
    return last_setup_keep(data, &plan, why);
}

static bool keep_drill(Text *why) {
    static Drill drill;
    return drills_keep(data, &drill, true, why);
}

static bool keep_stay(Text *why) { return circuit_add(data, 0, 5, why); }

static bool keep_grade(Text *why) {
    Grade grade = {.game = game()};
    return grades_keep(data, &grade, why);
}

static bool keep_face(Text *why) { return players_keep(data, "Ana", 0, why); }
static bool forget_player(Text *why) { return players_forget(data, "Ana", why); }
static bool keep_favourite(Text *why) { return favourites_keep(data, game(), true, why); }
static bool keep_mark(Text *why) { return marks_keep(data, game()->id, 3, why); }
static bool keep_lesson(Text *why) { return lessons_keep_done(data, game()->id, why); }
static bool keep_feats(Text *why) { return feats_keep(data, 1, game(), 20000, why); }
static bool keep_begun(Text *why) { return daily_keep_begun(data, 20000, 0, "a.sabacc", 20000, why); }
static bool keep_end(Text *why) { return daily_keep_end(data, 20000, 0, (DailyScore){0}, "1.0", why); }
static bool keep_master(Text *why) { return daily_keep_master(data, 20000, 0, (DailyScore){0}, why); }

static bool keep_hand(Text *why) {
    StreakHand hand = {0};
    return streaks_add(data, game(), &hand, why);
}

static bool keep_deal(Text *why) {
    SabaccSetup setup = rules();
    StreakHand hand = {0};
    return streaks_keep_deal(data, &setup, 7, &hand, why);
}

static bool keep_note(Text *why) { return streaks_keep_note(data, game(), "a.sabacc", (StreakNote){0}, why); }

static void test_nothing_is_kept(void **state) {
    (void)state;
    static bool (*const keeps[])(Text * why) = {keep_setup,  keep_drill,    keep_stay,      keep_grade,
                                                keep_face,   forget_player, keep_favourite, keep_mark,
                                                keep_lesson, keep_feats,    keep_begun,     keep_end,
                                                keep_master, keep_hand,     keep_deal,      keep_note};
    for (size_t i = 0; i < sizeof keeps / sizeof *keeps; i++) {
        char words[KEPT_PATH + 256] = "";
        Text why = text_over(words, sizeof words);
        errno = 0;
        if (keeps[i](&why)) fail_msg("%zu is kept", i);
        assert_int_equal(errno, ENAMETOOLONG);
        assert_non_null(strstr(words, strerror(ENAMETOOLONG)));
    }
}

static void test_nothing_is_read(void **state) {
    (void)state;
    char words[KEPT_PATH + 256];
    Text why = text_over(words, sizeof words);
    static GamePlan plan;
    Drills drills;
    Circuit circuit;
    Grades grades;
    Streaks streaks;
    FeatBook book;
    assert_false(last_setup_read(data, &plan, &why));
    assert_false(drills_read(data, &drills, &why));
    assert_false(circuit_read(data, &circuit, &why));
    assert_false(grades_read(data, &grades, &why));
    assert_false(streaks_read(data, game(), &streaks, &why));
    assert_false(feats_read(data, &book, &why));
    assert_false(lessons_is_done(data, game()->id));
    assert_int_equal(players_read(data, &why).count, 0);
    assert_int_equal(favourites_read(data, &why), 0);
    assert_int_equal(marks_read(data, game()->id), 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_nothing_is_kept),
                                       cmocka_unit_test(test_nothing_is_read)};
    return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
