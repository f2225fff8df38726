/* The coach's grades (session/grades.h). */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/files.h"
#include "session/grades.h"

static char data[64], path[128];

static int make_data(void **unused) {
    (void)unused;
    snprintf(data, sizeof data, "/tmp/sabacc-grades-XXXXXX");
    if (!mkdtemp(data)) return -1;
    snprintf(path, sizeof path, "%s/grades.json", data);
    return 0;
}

static int remove_data(void **unused) {
    (void)unused;
    char other[160];
    bool is_gone = file_remove(path);
    snprintf(other, sizeof other, "%s/.lock", data);
    is_gone &= file_remove(other);
    snprintf(other, sizeof other, "%s/grades.json.bak", data);
    return is_gone && file_remove(other) && file_remove(data) ? 0 : -1;
}

static void keep(const char *record, const char *game, const char *day, const char *person, int decisions,
                 int64_t shares) {
    char words[512] = "";
    Text why = text_over(words, sizeof words);
    Grade grade = {.game = sabacc_game_find(game), .decisions = decisions, .shares = shares};
    snprintf(grade.record, sizeof grade.record, "%s", record);
    snprintf(grade.person, sizeof grade.person, "%s", person);
    snprintf(grade.day, sizeof grade.day, "%s", day);
    if (!grades_keep(data, &grade, &why)) fail_msg("%s", words);
}

static Grades read_all(void) {
    char words[512] = "";
    Text why = text_over(words, sizeof words);
    Grades grades;
    if (!grades_read(data, &grades, &why)) fail_msg("%s", words);
    return grades;
}

static void test_sums_of_games(void **state) {
    (void)state;
    Grades none = read_all();
    assert_int_equal(none.count, 0);
    assert_int_equal(grades_of(&none, NULL, NULL, NULL), -1);
    grades_free(&none);
    keep("b.sabacc", "classic", "2026-11-02", "Ana", 10, 8000);
    keep("a.sabacc", "classic", "2026-10-30", "Ana", 10, 0);
    keep("a.sabacc", "classic", "2026-10-30", "Ben", 10, 4000);
    keep("c.sabacc", "pazaak", "2026-11-03", "Ana", 10, 4000);
    keep("b.sabacc", "classic", "2026-11-02", "Ana", 10, 4000); /* looked at again: replaced */
    Grades grades = read_all();
    const SabaccGame *classic = sabacc_game_find("classic");
    assert_int_equal(grades.count, 4);
    assert_string_equal(grades.list[0].record, "a.sabacc");
    assert_int_equal(grades_of(&grades, "Ben", NULL, NULL), 50);
    assert_int_equal(grades_of(&grades, "Ana", classic, "2026-10"), 100);
    assert_int_equal(grades_of(&grades, "Ana", classic, "2026-11"), 50);
    assert_int_equal(grades_of(&grades, "Ana", classic, NULL), 67); /* 400 / 600 */
    assert_int_equal(grades_of(&grades, "Cleo", NULL, NULL), -1);
    grades_free(&grades);
}

/* What a newer version has written stays, and is passed over. */
static void test_an_unknown_game_is_passed_over(void **state) {
    (void)state;
    const char *text =
        "{\"games\": {\"x.sabacc\": {\"game\": \"new-game\", \"people\": {\"Ana\": {\"decisions\": 3}}}}}";
    assert_true(file_write(path, text, strlen(text), FILE_QUICK));
    keep("y.sabacc", "classic", "2026-11-02", "Ana", 5, 100);
    Grades grades = read_all();
    assert_int_equal(grades.count, 1);
    grades_free(&grades);
    char *kept = file_read(path, 1 << 16, NULL);
    assert_non_null(strstr(kept, "new-game"));
    free(kept);
}

static void test_a_bad_file_is_told_and_copied(void **state) {
    (void)state;
    char words[512] = "", copy[160];
    Text why = text_over(words, sizeof words);
    Grades grades;
    assert_true(file_write(path, "{\"games\"", 8, FILE_QUICK));
    assert_false(grades_read(data, &grades, &why));
    assert_int_equal(grades.count, 0);
    assert_non_null(strstr(words, "grades.json"));
    keep("y.sabacc", "classic", "2026-11-02", "Ana", 5, 100);
    snprintf(copy, sizeof copy, "%s.bak", path);
    char *kept = file_read(copy, 1 << 16, NULL);
    assert_string_equal(kept, "{\"games\"");
    free(kept);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_sums_of_games, make_data, remove_data),
        cmocka_unit_test_setup_teardown(test_an_unknown_game_is_passed_over, make_data, remove_data),
        cmocka_unit_test_setup_teardown(test_a_bad_file_is_told_and_copied, make_data, remove_data),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
