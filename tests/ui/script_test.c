#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include <math.h>
#include <string.h>

#include "app/script.h"

static Script *parse(const char *text, char *error, size_t size) {
    return script_parse("in.jsonl", text, strlen(text), error, size);
}

static void test_wrong_lines_name_their_place(void **state) {
    (void)state;
    static const struct {
        const char *text, *error;
    } rows[] = {
        {"{\"press\":\"a\"}\n{\"at\":5,\"pres\":\"b\"}", "in.jsonl:2:9: unknown"},
        {"{\"press\":}", "in.jsonl:1:10:"},
        {"\n# words\n[1]", "in.jsonl:3:1: must be an object"},
        {"{\"at\":1e308,\"press\":\"a\"}", "in.jsonl:1:2: must be a time"},
        {"{\"wheel\":1e300}", "in.jsonl:1:2: must be a number of steps"},
        {"{\"click\":[1e308,0]}", "in.jsonl:1:2: must be"},
        {"{\"at\":-1,\"press\":\"a\"}", "in.jsonl:1:2: must be a time"},
        {"{\"when\":\"later\",\"press\":\"a\"}", "in.jsonl:1:2: must be \"idle\""},
        {"{\"at\":1,\"when\":\"idle\",\"press\":\"a\"}", "in.jsonl:1:9: give either"},
        {"{\"at\":1}", "in.jsonl:1:1: must say exactly one"},
        {"{\"press\":\"a\",\"key\":\"b\"}", "in.jsonl:1:1: must say exactly one"},
        {"{\"key\":\"Hyper\"}", "in.jsonl:1:2: no such key"},
        {"{\"pad\":\"z\"}", "in.jsonl:1:2: no such button"},
        {"{\"pad\":\"a\",\"of\":9}", "in.jsonl:1:12: must be the number of a pad"},
        {"{\"key\":\"a\",\"of\":2}", "in.jsonl:1:12: goes with pad or release"},
        {"{\"release\":\"Hyper\"}", "in.jsonl:1:2: no such key"},
        {"{\"down\":[1]}", "in.jsonl:1:2: must be [X, Y]"},
        {"{\"click\":[1]}", "in.jsonl:1:2: must be [X, Y]"},
        {"{\"point\":\"call\"}", "in.jsonl:1:2: must be [X, Y]"},
        {"{\"click\":\"\"}", "in.jsonl:1:2: must be a text"},
        {"{\"shot\":\"a/b\"}", "in.jsonl:1:2: must be a name without slashes"},
        {"{\"perf\":\"end\"}", "in.jsonl:1:2: must be \"begin\""},
        {"{\"press\":\"\"}", "in.jsonl:1:2: must be a text"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        char error[300] = "";
        assert_null(parse(rows[i].text, error, sizeof error));
        if (strncmp(error, rows[i].error, strlen(rows[i].error)) != 0)
            fail_msg("%s\nsaid %s", rows[i].text, error);
    }
}

static void test_events_wait_for_their_time(void **state) {
    (void)state;
    char error[300];
    Script *script =
        parse("{\"at\":100,\"press\":\"bet\"}\n{\"key\":\"Return\"}\n{\"at\":50,\"click\":[960,900]}\n",
              error, sizeof error);
    assert_non_null(script);
    assert_int_equal(script_count(script), 3);
    assert_null(script_take(script, 99, true));
    assert_float_equal(script_next_at(script), 100, 0);
    assert_string_equal(script_take(script, 100, false)->text, "bet");
    assert_true(script_waits_for_idle(script));
    assert_true(isinf(script_next_at(script)));
    assert_null(script_take(script, 100, false));
    assert_int_equal(script_take(script, 100, true)->input.key, UI_KEY_ACCEPT);
    const ScriptEvent *click = script_take(script, 100, false);
    assert_float_equal(click->x, 960, 0);
    assert_int_equal(click->line, 3);
    assert_true(script_is_over(script));
    assert_null(script_take(script, 1e9, true));
    script_free(script);
}

static void test_a_click_on_a_widget(void **state) {
    (void)state;
    char error[300];
    Script *script = parse("{\"click\":\"call\"}", error, sizeof error);
    assert_non_null(script);
    const ScriptEvent *click = script_take(script, 0, true);
    assert_int_equal(click->kind, SCRIPT_CLICK);
    assert_string_equal(click->text, "call");
    script_free(script);
}

static void test_pointing_and_the_right_stick(void **state) {
    (void)state;
    char error[300];
    Script *script = parse("{\"point\":[12,34]}\n{\"pad\":\"rs\"}\n", error, sizeof error);
    assert_non_null(script);
    const ScriptEvent *point = script_take(script, 0, true);
    assert_int_equal(point->kind, SCRIPT_POINT);
    assert_float_equal(point->y, 34, 0);
    assert_int_equal(script_take(script, 0, true)->input.key, UI_KEY_EXPLAIN);
    script_free(script);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_wrong_lines_name_their_place),
        cmocka_unit_test(test_events_wait_for_their_time),
        cmocka_unit_test(test_a_click_on_a_widget),
        cmocka_unit_test(test_pointing_and_the_right_stick),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
