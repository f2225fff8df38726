/* The lessons of assets/lessons (docs/lesson.md): each is played through its match as a learner would, with
 * what its steps mean, and with what else they accept; and is as short as it must be. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "match/record/record.h"
#include "scenes/play/private.h"
#include "session/lesson.h"
#include "session/lessons_done.h"

enum { STEPS_OF_MATCH = 2000 };

static Lesson *read_lesson(const SabaccGame *game) {
    char words[512] = "";
    Text why = text_over(words, sizeof words);
    GamePlan plan;
    if (!lesson_plan(ASSETS, game, &plan)) fail_msg("%s has no lesson", game->id);
    assert_int_equal(plan.kind, PLAN_LESSON);
    Lesson *lesson = lesson_read(plan.path, &why);
    if (!lesson) fail_msg("%s", words);
    return lesson;
}

/* Steps the match until the learner must act, or nothing is left to happen. Returns how many actions of seats
 * it took. */
static int run(Match *match, const char *game) {
    int acted = 0;
    for (int i = 0; i < STEPS_OF_MATCH; i++) {
        if (match_to_act(match) == 0) return acted;
        MatchStep step = match_step(match);
        if (step.outcome == MATCH_WAITING || step.outcome == MATCH_OVER) return acted;
        if (step.outcome != MATCH_APPLIED) fail_msg("%s: an opponent's action is refused", game);
        acted += step.action.seat >= 0;
    }
    fail_msg("%s: the match does not end", game);
    return 0;
}

static void post(Match *match, const SabaccAction *action, const char *game, int index) {
    assert_true(match_post(match, match_serial(match), action));
    MatchStep step = match_step(match);
    if (step.outcome != MATCH_APPLIED)
        fail_msg("%s, step %d: refused, error %d", game, index + 1, (int)step.error);
}

/* Plays the lesson; in step `other` the action of that number is taken. */
static void play_lesson(const Lesson *lesson, const char *game, int other, int number) {
    char words[512] = "";
    Text why = text_over(words, sizeof words);
    Match *match = lesson_begin(lesson, "Ana", &why);
    if (!match) fail_msg("%s: %s", game, words);
    assert_string_equal(match_setup(match)->seat[0].name, "Ana");
    int acted = run(match, game);
    for (int i = 0; i < lesson_step_count(lesson); i++) {
        const LessonStep *step = lesson_step(lesson, i);
        if (step->after > acted)
            fail_msg("%s, step %d: %d actions, wanted %d", game, i + 1, acted, step->after);
        if (step->is_read) continue;
        if (match_to_act(match) != 0) fail_msg("%s, step %d: nobody asks the learner", game, i + 1);
        if (step->after != acted) fail_msg("%s, step %d: asked too late", game, i + 1);
        const SabaccAction *action = &step->actions[i == other ? number : 0];
        assert_true(lesson_accepts(step, action));
        post(match, action, game, i);
        acted += 1 + run(match, game);
    }
    match_free(match);
}

static void test_every_game_has_a_lesson_that_plays(void **unused) {
    (void)unused;
    for (int i = 0; i < sabacc_game_count(); i++) {
        const SabaccGame *game = sabacc_game_at(i);
        Lesson *lesson = read_lesson(game);
        play_lesson(lesson, game->id, -1, 0);
        for (int step = 0; step < lesson_step_count(lesson); step++)
            for (int number = 1; number < lesson_step(lesson, step)->action_count; number++)
                play_lesson(lesson, game->id, step, number);
        lesson_free(lesson);
    }
}

/* One idea at a time, and something to do within the first three. */
static void check_shape(const Lesson *lesson, const char *game) {
    enum { WORDS_OF_STEP = 32, FIRST_DEED = 3, LEAST_DEEDS = 2 };
    int deeds = 0, first = 0, read_in_row = 0;
    for (int i = 0; i < lesson_step_count(lesson); i++) {
        const LessonStep *step = lesson_step(lesson, i);
        int words = 1;
        for (const char *at = step->say; *at; at++) words += *at == ' ';
        if (words > WORDS_OF_STEP) fail_msg("%s, step %d: %d words", game, i + 1, words);
        read_in_row = step->is_read ? read_in_row + 1 : 0;
        if (read_in_row > FIRST_DEED) fail_msg("%s, step %d: too much to read before a deed", game, i + 1);
        if (step->is_read) continue;
        if (step->point_count == 0) fail_msg("%s, step %d points to nothing", game, i + 1);
        if (!step->wrong) fail_msg("%s, step %d has nothing for a wrong move", game, i + 1);
        if (deeds++ == 0) first = i;
    }
    if (deeds < LEAST_DEEDS || first > FIRST_DEED) fail_msg("%s: too little to do", game);
    if (!lesson_end(lesson)[0]) fail_msg("%s has no end", game);
}

static void test_lessons_are_short(void **unused) {
    (void)unused;
    for (int i = 0; i < sabacc_game_count(); i++) {
        const SabaccGame *game = sabacc_game_at(i);
        Lesson *lesson = read_lesson(game);
        int words = lesson_words(lesson), presses = lesson_presses(lesson);
        print_message("%s: %d words, %d presses, %d steps\n", game->id, words, presses,
                      lesson_step_count(lesson));
        check_shape(lesson, game->id);
        if (words > LESSON_WORDS_MAX || words == 0) fail_msg("%s: %d words", game->id, words);
        if (presses > LESSON_PRESSES_MAX || presses == 0) fail_msg("%s: %d presses", game->id, presses);
        lesson_free(lesson);
    }
}

/* A newcomer must know where a bet goes, and that not every 0 is a Sabacc. */
static void test_the_first_lesson_names_pot_and_sabacc(void **unused) {
    (void)unused;
    Lesson *lesson = read_lesson(sabacc_game_find("corellian-spike"));
    bool says_pot = false, says_sabacc = false;
    for (int i = 0; i < lesson_step_count(lesson); i++) {
        const LessonStep *step = lesson_step(lesson, i);
        bool is_bet = step->action_count > 0 && step->actions[0].verb == SABACC_VERB_BET;
        says_pot |= is_bet && strstr(step->say, "into the hand pot");
        says_sabacc |= strstr(step->say, "with a pair is a Sabacc") != NULL;
    }
    lesson_free(lesson);
    assert_true(says_pot);
    assert_true(says_sabacc);
}

/* Every line of its record plays too: sabacc-lab takes it as it is. */
static void test_another_action_is_not_meant(void **unused) {
    (void)unused;
    Lesson *lesson = read_lesson(sabacc_game_find("corellian-spike"));
    char words[256];
    Text why = text_over(words, sizeof words);
    SabaccAction fold, draw;
    assert_true(sabacc_action_parse("0 fold", &fold, &why));
    assert_true(sabacc_action_parse("0 draw deck", &draw, &why));
    for (int i = 0; i < lesson_step_count(lesson); i++)
        assert_false(lesson_accepts(lesson_step(lesson, i), &fold));
    int drawn = 0;
    while (lesson_step(lesson, drawn)->is_read) drawn++;
    assert_true(lesson_accepts(lesson_step(lesson, drawn), &draw));
    lesson_free(lesson);
}

/* ---- broken lessons ---- */

#define HEADER                                                                                               \
    "{\"sabacc-record\": 1, \"game\": \"corellian-spike\", \"options\": {\"end\": \"hands 1\"}, \"seats\": " \
    "[{\"name\": \"Ana\", \"credits\": 50}, {\"name\": \"Bex\", \"credits\": 50}], \"dealer\": 1}\n"

static void expect_fault(const char *lines, const char *fault) {
    char path[] = "/tmp/sabacc-lesson-XXXXXX", words[512] = "";
    Text why = text_over(words, sizeof words);
    int file = mkstemp(path);
    assert_true(file >= 0);
    assert_true(write(file, HEADER, strlen(HEADER)) > 0 && write(file, lines, strlen(lines)) >= 0);
    close(file);
    Lesson *lesson = lesson_read(path, &why);
    unlink(path);
    assert_null(lesson);
    if (!strstr(words, fault)) fail_msg("\"%s\" does not say \"%s\"", words, fault);
}

static void test_faults_are_told_with_their_line(void **unused) {
    (void)unused;
    expect_fault("{\"note\": \"hello\"}\n", ":2: a note begins with");
    expect_fault("{\"note\": \"point: deck\"}\n", ":2: point");
    expect_fault("{\"note\": \"say: A\"}\n{\"note\": \"point: a  b\"}\n", ":3: point");
    expect_fault("{\"note\": \"wrong: no\"}\n", ":2: wrong");
    expect_fault("{\"note\": \"say: A\"}\n{\"note\": \"wrong: no\"}\n{\"do\": \"1 check\"}\n", ":4: wrong");
    expect_fault("{\"note\": \"say: A\"}\n{\"note\": \"or: 1 check\"}\n", ":3: or");
    expect_fault("{\"note\": \"say: A\"}\n{\"note\": \"or: 0 check\"}\n{\"note\": \"say: B\"}\n",
                 ":4: wrong or or");
    expect_fault("{\"do\": \"0 check\"}\n", ":2: an action of seat 0");
    expect_fault("{\"do\": \"* deal ci+1\"}\n", ":2: chance");
    expect_fault("{\"no\": 1}\n", ":2:");
}

/* ---- at the table ---- */

/* The panel of a hand leads on while there is something left to be done, and to the lesson's end from there.
 */
static void test_it_is_through_after_the_last_action(void **unused) {
    (void)unused;
    static PlayScene play;
    assert_false(play_lesson_is_through(&play));
    for (int i = 0; i < sabacc_game_count(); i++) {
        Lesson *lesson = read_lesson(sabacc_game_at(i));
        int count = lesson_step_count(lesson), last = -1;
        for (int step = 0; step < count; step++)
            if (!lesson_step(lesson, step)->is_read) last = step;
        play.lesson.lesson = lesson;
        for (play.lesson.step = 0; play.lesson.step <= count; play.lesson.step++)
            assert_int_equal(play_lesson_is_through(&play), play.lesson.step > last);
        lesson_free(lesson);
    }
}

static void test_one_that_cannot_be_read_is_not_begun(void **unused) {
    (void)unused;
    static PlayScene play;
    static Settings settings;
    char words[512] = "";
    Text why = text_over(words, sizeof words);
    play.scene.stage = stage_create(&(StageServices){.settings = &settings});
    snprintf(play.plan.path, sizeof play.plan.path, "%s", ASSETS "/lessons/none.sabacc");
    assert_false(play_lesson_open(&play, &why));
    assert_non_null(strstr(words, "none.sabacc"));
    assert_null(play.game.match);
    play_lesson_close(&play);
    stage_free(play.scene.stage);
}

/* ---- what was learnt ---- */

static void test_what_is_done_is_kept(void **unused) {
    (void)unused;
    char data[] = "/tmp/sabacc-lessons-XXXXXX", path[64], words[512] = "";
    Text why = text_over(words, sizeof words);
    assert_non_null(mkdtemp(data));
    assert_false(lessons_is_done(data, "classic"));
    assert_true(lessons_keep_done(data, "classic", &why));
    assert_true(lessons_keep_done(data, "kessel", &why));
    assert_true(lessons_is_done(data, "classic") && lessons_is_done(data, "kessel"));
    assert_false(lessons_is_done(data, "pazaak"));
    snprintf(path, sizeof path, "%s/lessons.json", data);
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    fputs("{broken", file);
    fclose(file);
    assert_false(lessons_is_done(data, "classic"));
    assert_true(lessons_keep_done(data, "pazaak", &why));
    assert_true(lessons_is_done(data, "pazaak"));
    assert_true(strstr(words, "lessons.json.bak") != NULL); /* the broken file was put aside */
    char command[128];
    snprintf(command, sizeof command, "rm -r %s", data);
    assert_int_equal(system(command), 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_game_has_a_lesson_that_plays),
        cmocka_unit_test(test_lessons_are_short),
        cmocka_unit_test(test_the_first_lesson_names_pot_and_sabacc),
        cmocka_unit_test(test_another_action_is_not_meant),
        cmocka_unit_test(test_faults_are_told_with_their_line),
        cmocka_unit_test(test_it_is_through_after_the_last_action),
        cmocka_unit_test(test_one_that_cannot_be_read_is_not_begun),
        cmocka_unit_test(test_what_is_done_is_kept),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
