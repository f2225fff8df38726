/* A game pad as seen by the window: a virtual one, because test machines have none. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include "app/window.h"

/* The next input that comes of a pad; false when none does within 10 ms a try. */
static bool next_input(Window *window, UiInput *input, int tries) {
    for (; tries > 0; tries--) {
        SDL_Event event;
        bool from_pad;
        SDL_JoystickUpdate();
        while (SDL_PollEvent(&event)) {
            if (window_input(window, &event, input, &from_pad) && input->pad > 0) return true;
        }
        SDL_Delay(10);
    }
    return false;
}

static void press(SDL_Joystick *pad, SDL_GameControllerButton button, Uint8 state) {
    SDL_JoystickSetVirtualButton(pad, button, state);
}

/* Another one has a number of its own, and gives it back. */
static void test_second_pad(Window *window) {
    UiInput input;
    int index = SDL_JoystickAttachVirtual(SDL_JOYSTICK_TYPE_GAMECONTROLLER, SDL_CONTROLLER_AXIS_MAX,
                                          SDL_CONTROLLER_BUTTON_MAX, 0);
    assert_true(index >= 0);
    SDL_Joystick *pad = SDL_JoystickOpen(index);
    assert_true(next_input(window, &input, 100));
    assert_int_equal(input.kind, UI_PAD_IN);
    assert_int_equal(input.pad, 2);
    press(pad, SDL_CONTROLLER_BUTTON_A, 1);
    assert_true(next_input(window, &input, 100));
    assert_int_equal(input.key, UI_KEY_ACCEPT);
    assert_int_equal(input.pad, 2);
    press(pad, SDL_CONTROLLER_BUTTON_A, 0);
    assert_true(next_input(window, &input, 100));
    SDL_JoystickClose(pad);
    SDL_JoystickDetachVirtual(index);
    assert_true(next_input(window, &input, 100));
    assert_int_equal(input.kind, UI_PAD_OUT);
    assert_int_equal(input.pad, 2);
}

static void test_virtual_pad(void **unused) {
    (void)unused;
    static const struct {
        SDL_GameControllerButton button;
        UiKey key;
    } rows[] = {{SDL_CONTROLLER_BUTTON_A, UI_KEY_ACCEPT},
                {SDL_CONTROLLER_BUTTON_B, UI_KEY_BACK},
                {SDL_CONTROLLER_BUTTON_START, UI_KEY_MENU},
                {SDL_CONTROLLER_BUTTON_DPAD_LEFT, UI_KEY_LEFT}};
    char error[300];
    UiInput input;
    Window *window = window_open(640, 480, false, error, sizeof error);
    assert_non_null(window);
    window_open_pads(window);
    int index = SDL_JoystickAttachVirtual(SDL_JOYSTICK_TYPE_GAMECONTROLLER, SDL_CONTROLLER_AXIS_MAX,
                                          SDL_CONTROLLER_BUTTON_MAX, 0);
    assert_true(index >= 0);
    SDL_Joystick *pad = SDL_JoystickOpen(index);
    assert_non_null(pad);
    assert_true(next_input(window, &input, 100)); /* it announces itself, and is opened */
    assert_int_equal(input.kind, UI_PAD_IN);
    assert_int_equal(input.pad, 1);
    assert_false(next_input(window, &input, 5)); /* once */
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        press(pad, rows[i].button, 1);
        assert_true(next_input(window, &input, 100));
        assert_int_equal(input.kind, UI_KEY);
        assert_int_equal(input.key, rows[i].key);
        assert_int_equal(input.pad, 1);
        press(pad, rows[i].button, 0);
        assert_true(next_input(window, &input, 100));
        assert_int_equal(input.kind, UI_RELEASE);
        assert_int_equal(input.key, rows[i].key);
    }
    SDL_JoystickSetVirtualAxis(pad, SDL_CONTROLLER_AXIS_LEFTY, 32000);
    assert_true(next_input(window, &input, 100));
    assert_int_equal(input.key, UI_KEY_DOWN);
    SDL_JoystickSetVirtualAxis(pad, SDL_CONTROLLER_AXIS_TRIGGERLEFT, 32000);
    assert_true(next_input(window, &input, 100));
    assert_int_equal(input.kind, UI_KEY);
    assert_int_equal(input.key, UI_KEY_PAGE_DOWN);
    SDL_JoystickSetVirtualAxis(pad, SDL_CONTROLLER_AXIS_TRIGGERLEFT, -32000);
    assert_true(next_input(window, &input, 100));
    assert_int_equal(input.kind, UI_RELEASE);
    assert_int_equal(input.key, UI_KEY_PAGE_DOWN);
    SDL_JoystickClose(pad);
    test_second_pad(window);
    SDL_JoystickDetachVirtual(index);
    assert_true(next_input(window, &input, 100));
    assert_int_equal(input.kind, UI_PAD_OUT);
    assert_int_equal(input.pad, 1);
    window_close(window);
    SDL_Quit();
}

/* Where the layout has its question mark on the slash with Shift, as an English one, and elsewhere. */
static void test_question_mark(void **unused) {
    (void)unused;
    static const struct {
        SDL_Keycode key;
        Uint16 mod;
        uint32_t character;
    } rows[] = {{SDLK_SLASH, KMOD_LSHIFT, '?'},
                {SDLK_SLASH, KMOD_NONE, '/'},
                {SDLK_COMMA, KMOD_RSHIFT, '?'},
                {(SDL_Keycode)0xdf, KMOD_LSHIFT, '?'},
                {SDLK_F1, KMOD_NONE, '?'}};
    char error[300];
    Window *window = window_open(640, 480, false, error, sizeof error);
    assert_non_null(window);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        SDL_Event event = {.key = {.type = SDL_KEYDOWN, .keysym = {.sym = rows[i].key, .mod = rows[i].mod}}};
        UiInput input;
        bool from_pad;
        assert_true(window_input(window, &event, &input, &from_pad));
        assert_int_equal(input.key, UI_KEY_CHARACTER);
        assert_int_equal(input.character, rows[i].character);
    }
    window_close(window);
    SDL_Quit();
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_virtual_pad),
                                       cmocka_unit_test(test_question_mark)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
