#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include <math.h>
#include <string.h>

#include "app/script.h"
#include "app/shortcuts.h"
#include "app/window.h"

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

static void test_a_drop_and_keys_of_the_program(void **state) {
    (void)state;
    char error[300];
    Script *script = parse("{\"drop\":\"/a/game.sabacc\"}\n{\"key\":\"Alt+Return\"}\n{\"key\":\"Ctrl+V\"}\n",
                           error, sizeof error);
    assert_non_null(script);
    const ScriptEvent *drop = script_take(script, 0, true);
    assert_int_equal(drop->kind, SCRIPT_DROP);
    assert_string_equal(drop->expected, "/a/game.sabacc");
    assert_int_equal(shortcut_named(script_take(script, 0, true)->text), SHORTCUT_FILL_NOW);
    assert_int_equal(shortcut_named(script_take(script, 0, true)->text), SHORTCUT_PASTE);
    script_free(script);
    assert_null(parse("{\"drop\":\"\"}", error, sizeof error));
    assert_null(parse("{\"drop\":5}", error, sizeof error));
}

static SDL_Event pressed(SDL_Keycode sym, SDL_Scancode scancode, Uint16 mod) {
    return (SDL_Event){
        .key = {.type = SDL_KEYDOWN, .keysym = {.sym = sym, .scancode = scancode, .mod = mod}}};
}

/* Those of the program, which are the same whatever locks are on and whatever letters the keyboard has; and
 * those of the desktop, which are nobody's here. */
static void test_shortcuts(void **state) {
    (void)state;
    static const SDL_Keycode CYRILLIC_ES = 0x441;
    static const struct {
        SDL_Keycode sym;
        SDL_Scancode scancode;
        Uint16 mod;
        Shortcut shortcut;
    } rows[] = {{SDLK_RETURN, SDL_SCANCODE_RETURN, KMOD_LALT | KMOD_NUM, SHORTCUT_FILL_NOW},
                {SDLK_RETURN, SDL_SCANCODE_RETURN, 0, SHORTCUT_NONE},
                {SDLK_F11, SDL_SCANCODE_F11, KMOD_CAPS, SHORTCUT_FULLSCREEN},
                {SDLK_F11, SDL_SCANCODE_F11, KMOD_LALT, SHORTCUT_NONE},
                {SDLK_c, SDL_SCANCODE_C, KMOD_RCTRL, SHORTCUT_COPY},
                {SDLK_c, SDL_SCANCODE_C, KMOD_LCTRL | KMOD_LSHIFT, SHORTCUT_NONE},
                {SDLK_c, SDL_SCANCODE_I, KMOD_LCTRL, SHORTCUT_COPY}, /* Dvorak */
                {CYRILLIC_ES, SDL_SCANCODE_C, KMOD_LCTRL, SHORTCUT_COPY},
                {SDLK_INSERT, SDL_SCANCODE_INSERT, KMOD_LSHIFT, SHORTCUT_PASTE},
                {SDLK_F4, SDL_SCANCODE_F4, KMOD_LALT, SHORTCUT_NONE}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        SDL_Event event = pressed(rows[i].sym, rows[i].scancode, rows[i].mod);
        assert_int_equal(shortcut_of(&event), rows[i].shortcut);
        event.key.repeat = 1;
        assert_int_equal(shortcut_of(&event), SHORTCUT_NONE);
    }
}

/* Alt+Return, Alt+F4 and the like are no keys of scenes; letting them go still is, lest one seems to be held.
 */
static void test_keys_with_alt_are_the_desktops(void **state) {
    (void)state;
    static const SDL_Keycode keys[] = {SDLK_RETURN, SDLK_F4, SDLK_TAB, SDLK_ESCAPE, SDLK_LEFT, SDLK_F1};
    UiInput input;
    bool from_pad;
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
        SDL_Event event = pressed(keys[i], SDL_GetScancodeFromKey(keys[i]), 0);
        assert_true(window_input(NULL, &event, &input, &from_pad));
        event.key.keysym.mod = KMOD_LALT;
        assert_false(window_input(NULL, &event, &input, &from_pad));
        event.key.keysym.mod = KMOD_LGUI;
        assert_false(window_input(NULL, &event, &input, &from_pad));
        event.type = SDL_KEYUP;
        assert_true(window_input(NULL, &event, &input, &from_pad));
        assert_int_equal(input.kind, UI_RELEASE);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_wrong_lines_name_their_place),
        cmocka_unit_test(test_events_wait_for_their_time),
        cmocka_unit_test(test_a_click_on_a_widget),
        cmocka_unit_test(test_pointing_and_the_right_stick),
        cmocka_unit_test(test_a_drop_and_keys_of_the_program),
        cmocka_unit_test(test_shortcuts),
        cmocka_unit_test(test_keys_with_alt_are_the_desktops),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
