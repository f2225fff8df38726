#include "app/window.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "base/memory.h"
#include "render/presenter.h"

typedef struct Pad {
    SDL_GameController *handle; /* NULL: none is plugged in here */
    UiKey stick;                /* the direction in which the stick is held */
    UiKey trigger;              /* the trigger being held */
} Pad;

struct Window {
    SDL_Window *handle;
    Presenter *presenter;
    Pad pads[UI_PADS];
    bool is_typing;
    float foot;
};

static void default_size(int *width, int *height) {
    SDL_Rect usable = {0, 0, 1600, 900};
    SDL_GetDisplayUsableBounds(0, &usable);
    *width = usable.w * 4 / 5;
    *height = usable.h * 4 / 5;
}

/* SDL falls back to a driver that shows nothing; that is only accepted if requested by name. */
static bool has_display(void) {
    return !window_is_unseen(NULL) || SDL_GetHint(SDL_HINT_VIDEODRIVER) || SDL_getenv("SDL_VIDEODRIVER");
}

static bool explain_no_display(const char *what, char *error, size_t error_size) {
    snprintf(
        error, error_size,
        _("no display to open a window on (%s); start it in a desktop, set DISPLAY or WAYLAND_DISPLAY, or "
          "play unseen with SDL_VIDEODRIVER=offscreen"),
        what);
    return false;
}

/* Before video starts: real pixels on Windows too, and no screen saver inhibition. */
static void set_hints(void) {
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1");
#ifdef SDL_HINT_WINDOWS_DPI_AWARENESS
    SDL_SetHint(SDL_HINT_WINDOWS_DPI_AWARENESS, "permonitorv2");
#endif
}

/* For tests, which run both presenters. */
static const char *wanted_presenter(void) {
    const char *wanted = SDL_getenv("SABACC_PRESENTER");
    return wanted ? wanted : "";
}

static bool check_presenter(char *error, size_t error_size) {
    if (presenter_is_known(wanted_presenter())) return true;
    snprintf(error, error_size, _("SABACC_PRESENTER=%s: give surface or texture, or leave it unset"),
             wanted_presenter());
    return false;
}

static bool open_video(char *error, size_t error_size) {
    set_hints();
    if (SDL_Init(SDL_INIT_VIDEO) != 0) return explain_no_display(SDL_GetError(), error, error_size);
    if (has_display()) return true;
    SDL_QuitSubSystem(SDL_INIT_VIDEO);
    return explain_no_display(_("neither DISPLAY nor WAYLAND_DISPLAY leads to one"), error, error_size);
}

/* The other drivers that SDL was built with, as in "x11, wayland". */
static void other_drivers(char *names, size_t size) {
    const char *current = SDL_GetCurrentVideoDriver();
    names[0] = '\0';
    for (int i = 0; i < SDL_GetNumVideoDrivers(); i++) {
        const char *name = SDL_GetVideoDriver(i);
        if (current && strcmp(name, current) == 0) continue;
        if (names[0]) SDL_strlcat(names, ", ", size);
        SDL_strlcat(names, name, size);
    }
}

static void explain_no_window(const char *why, char *error, size_t error_size) {
    char names[200];
    other_drivers(names, sizeof names);
    snprintf(error, error_size,
             _("the window cannot be opened by the video driver %s: %s; try SDL_VIDEODRIVER= one of %s"),
             SDL_GetCurrentVideoDriver(), why, names);
}

/* Hidden until there is a presenter, which may recreate it. */
static SDL_Window *create_hidden(int width, int height, bool is_fullscreen) {
    if (!width) default_size(&width, &height);
    uint32_t flags = SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI | SDL_WINDOW_HIDDEN;
    if (is_fullscreen) flags |= SDL_WINDOW_FULLSCREEN_DESKTOP;
    return SDL_CreateWindow("Sabacc", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, width, height, flags);
}

static bool open_hidden(Window *window, int width, int height, bool is_fullscreen, char *why,
                        size_t why_size) {
    window->handle = create_hidden(width, height, is_fullscreen);
    if (!window->handle) {
        snprintf(why, why_size, "%s", SDL_GetError());
        return false;
    }
    window->presenter = presenter_open(window->handle, wanted_presenter(), why, why_size);
    return window->presenter != NULL;
}

Window *window_open(int width, int height, bool is_fullscreen, char *error, size_t error_size) {
    char why[256];
    Window *window = memory_calloc(1, sizeof *window);
    if (!check_presenter(error, error_size) || !open_video(error, error_size)) {
        free(window);
        return NULL;
    }
    if (!open_hidden(window, width, height, is_fullscreen, why, sizeof why)) {
        explain_no_window(why, error, error_size);
        window_close(window);
        return NULL;
    }
    SDL_SetWindowMinimumSize(window->handle, 320, 320);
    SDL_ShowWindow(window->handle);
    SDL_StopTextInput();
    return window;
}

void window_close(Window *window) {
    if (!window) return;
    for (int i = 0; i < UI_PADS; i++) {
        if (window->pads[i].handle) SDL_GameControllerClose(window->pads[i].handle);
    }
    presenter_close(window->presenter);
    if (window->handle) SDL_DestroyWindow(window->handle);
    SDL_QuitSubSystem(SDL_INIT_VIDEO);
    free(window);
}

bool window_is_unseen(const Window *window) {
    (void)window;
    const char *driver = SDL_GetCurrentVideoDriver();
    return driver && (strcmp(driver, "dummy") == 0 || strcmp(driver, "offscreen") == 0);
}

bool window_holds_loop(const Window *window) {
    (void)window;
    const char *driver = SDL_GetCurrentVideoDriver();
    return driver && (strcmp(driver, "windows") == 0 || strcmp(driver, "cocoa") == 0);
}

bool window_is_hidden(const Window *window) {
    return (SDL_GetWindowFlags(window->handle) & (SDL_WINDOW_MINIMIZED | SDL_WINDOW_HIDDEN)) != 0;
}

int window_refresh_hz(const Window *window) {
    SDL_DisplayMode mode = {0};
    int screen = SDL_GetWindowDisplayIndex(window->handle);
    return screen >= 0 && SDL_GetCurrentDisplayMode(screen, &mode) == 0 ? mode.refresh_rate : 0;
}

Layout window_layout(Window *window) {
    int width, height;
    presenter_size(window->presenter, &width, &height);
    return layout_with_foot(width, height, window->foot);
}

void window_set_foot(Window *window, float foot) { window->foot = foot; }

bool window_show(Window *window, Canvas *canvas) {
    Target target;
    PixelRect damage[CANVAS_DAMAGE_MAX];
    bool is_blank;
    if (!presenter_begin(window->presenter, &target, &is_blank)) return false;
    if (is_blank) canvas_invalidate(canvas);
    int count = canvas_end(canvas, target, damage);
    return presenter_show(window->presenter, damage, count);
}

bool window_is_lost(Window *window, const SDL_Event *event) {
    bool is_window = event->type == SDL_WINDOWEVENT;
    bool is_resized = is_window && event->window.event == SDL_WINDOWEVENT_SIZE_CHANGED;
    bool is_exposed = is_window && event->window.event == SDL_WINDOWEVENT_EXPOSED;
    bool is_reset = event->type == SDL_RENDER_TARGETS_RESET || event->type == SDL_RENDER_DEVICE_RESET;
    if (is_resized || is_reset) presenter_reset(window->presenter);
    if (is_exposed) presenter_expose(window->presenter);
    return is_resized || is_reset || is_exposed;
}

void window_set_icon(Window *window, const Pixmap *icon) {
    SDL_Surface *surface =
        SDL_CreateRGBSurfaceWithFormatFrom(icon->pixels, icon->width, icon->height, 32,
                                           icon->stride * (int)sizeof(Pixel), SDL_PIXELFORMAT_ARGB8888);
    if (surface) SDL_SetWindowIcon(window->handle, surface);
    SDL_FreeSurface(surface);
}

void window_set_fullscreen(Window *window, bool is_fullscreen) {
    SDL_SetWindowFullscreen(window->handle, is_fullscreen ? SDL_WINDOW_FULLSCREEN_DESKTOP : 0);
}

bool window_is_fullscreen(const Window *window) {
    return (SDL_GetWindowFlags(window->handle) & SDL_WINDOW_FULLSCREEN_DESKTOP) != 0;
}

void window_set_typing(Window *window, bool is_typing) {
    if (window->is_typing == is_typing) return;
    window->is_typing = is_typing;
    if (is_typing) {
        SDL_StartTextInput();
    } else {
        SDL_StopTextInput();
    }
}

void window_open_pads(Window *window) {
    if (SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER) != 0) return;
    (void)window; /* each pad is reported by an event */
}

/* ---- events to inputs ---- */

typedef struct KeyRow {
    SDL_Keycode code;
    UiKey key;
} KeyRow;

static const KeyRow key_rows[] = {
    {SDLK_LEFT, UI_KEY_LEFT},      {SDLK_RIGHT, UI_KEY_RIGHT},        {SDLK_UP, UI_KEY_UP},
    {SDLK_DOWN, UI_KEY_DOWN},      {SDLK_RETURN, UI_KEY_ACCEPT},      {SDLK_KP_ENTER, UI_KEY_ACCEPT},
    {SDLK_ESCAPE, UI_KEY_BACK},    {SDLK_TAB, UI_KEY_NEXT},           {SDLK_F10, UI_KEY_MENU},
    {SDLK_PAGEUP, UI_KEY_PAGE_UP}, {SDLK_PAGEDOWN, UI_KEY_PAGE_DOWN}, {SDLK_BACKSPACE, UI_KEY_DELETE},
    {SDLK_HOME, UI_KEY_FIRST},     {SDLK_END, UI_KEY_LAST},
};

static const struct {
    SDL_GameControllerButton button;
    UiKey key;
    const char *name;
} pad_rows[] = {
    {SDL_CONTROLLER_BUTTON_A, UI_KEY_ACCEPT, "a"},
    {SDL_CONTROLLER_BUTTON_B, UI_KEY_BACK, "b"},
    {SDL_CONTROLLER_BUTTON_X, UI_KEY_PAD_X, "x"},
    {SDL_CONTROLLER_BUTTON_Y, UI_KEY_PAD_Y, "y"},
    {SDL_CONTROLLER_BUTTON_LEFTSHOULDER, UI_KEY_PREVIOUS, "lb"},
    {SDL_CONTROLLER_BUTTON_RIGHTSHOULDER, UI_KEY_NEXT, "rb"},
    {SDL_CONTROLLER_BUTTON_START, UI_KEY_MENU, "start"},
    {SDL_CONTROLLER_BUTTON_BACK, UI_KEY_SAY, "back"},
    {SDL_CONTROLLER_BUTTON_RIGHTSTICK, UI_KEY_EXPLAIN, "rs"},
    {SDL_CONTROLLER_BUTTON_LEFTSTICK, UI_KEY_CHARACTER, "ls"}, /* as F2 */
    {SDL_CONTROLLER_BUTTON_DPAD_LEFT, UI_KEY_LEFT, "dpad-left"},
    {SDL_CONTROLLER_BUTTON_DPAD_RIGHT, UI_KEY_RIGHT, "dpad-right"},
    {SDL_CONTROLLER_BUTTON_DPAD_UP, UI_KEY_UP, "dpad-up"},
    {SDL_CONTROLLER_BUTTON_DPAD_DOWN, UI_KEY_DOWN, "dpad-down"},
};

/* SDL names a key by what it is without Shift; with it these are the question mark, by the layout. */
static bool is_question_mark(SDL_Keysym sym) {
    static const SDL_Keycode keys[] = {SDLK_SLASH,         /* English, Japanese */
                                       SDLK_COMMA,         /* French */
                                       SDLK_QUOTE,         /* Italian, Portuguese, Spanish */
                                       SDLK_PLUS,          /* Nordic */
                                       (SDL_Keycode)0xdf}; /* German */
    for (size_t i = 0; i < SDL_arraysize(keys); i++)
        if (keys[i] == sym.sym && (sym.mod & KMOD_SHIFT)) return true;
    return false;
}

static bool key_input(SDL_Keysym sym, UiInput *input) {
    *input = (UiInput){.kind = UI_KEY};
    if (sym.sym == SDLK_TAB && (sym.mod & KMOD_SHIFT)) {
        input->key = UI_KEY_PREVIOUS;
        return true;
    }
    if (sym.sym == SDLK_F1 || is_question_mark(sym)) { /* help */
        *input = (UiInput){.kind = UI_KEY, .key = UI_KEY_CHARACTER, .character = '?'};
        return true;
    }
    if (sym.sym == SDLK_F2 || sym.sym == SDLK_F4) {
        uint32_t character = sym.sym == SDLK_F2 ? UI_CHARACTER_F2 : UI_CHARACTER_F4;
        *input = (UiInput){.kind = UI_KEY, .key = UI_KEY_CHARACTER, .character = character};
        return true;
    }
    for (size_t i = 0; i < SDL_arraysize(key_rows); i++) {
        if (key_rows[i].code != sym.sym) continue;
        input->key = key_rows[i].key;
        return true;
    }
    bool is_of_function = sym.sym >= SDLK_F3 && sym.sym <= SDLK_F12;
    if ((is_of_function || sym.sym == SDLK_INSERT) && !(sym.mod & (KMOD_CTRL | KMOD_ALT | KMOD_GUI))) {
        *input = (UiInput){.kind = UI_KEY, .key = UI_KEY_CHARACTER, .character = UI_CHARACTER_OTHER};
        return true;
    }
    if (sym.sym == SDLK_KP_PLUS) sym.sym = SDLK_PLUS;
    if (sym.sym == SDLK_KP_MINUS) sym.sym = SDLK_MINUS;
    if (sym.sym >= SDLK_KP_1 && sym.sym <= SDLK_KP_0) {
        sym.sym = sym.sym == SDLK_KP_0 ? SDLK_0 : SDLK_1 + (sym.sym - SDLK_KP_1);
    }
    if (sym.sym & SDLK_SCANCODE_MASK || sym.mod & (KMOD_CTRL | KMOD_ALT | KMOD_GUI)) return false;
    input->key = UI_KEY_CHARACTER;
    input->character = (uint32_t)sym.sym;
    return true;
}

static bool pad_input(SDL_GameControllerButton button, UiInput *input) {
    for (size_t i = 0; i < SDL_arraysize(pad_rows); i++) {
        if (pad_rows[i].button != button) continue;
        *input = (UiInput){.kind = UI_KEY, .key = pad_rows[i].key};
        if (pad_rows[i].key == UI_KEY_CHARACTER) input->character = UI_CHARACTER_F2;
        return true;
    }
    return false;
}

/* The left stick acts like the d-pad: once each time it is pushed. */
static bool stick_input(Pad *pad, const SDL_ControllerAxisEvent *axis, UiInput *input) {
    enum { PUSHED = 20000, RELEASED = 9000 };
    bool is_level = axis->axis == SDL_CONTROLLER_AXIS_LEFTX;
    if (!is_level && axis->axis != SDL_CONTROLLER_AXIS_LEFTY) return false;
    UiKey less = is_level ? UI_KEY_LEFT : UI_KEY_UP, more = is_level ? UI_KEY_RIGHT : UI_KEY_DOWN;
    int value = axis->value;
    if (abs(value) < RELEASED && (pad->stick == less || pad->stick == more)) pad->stick = UI_KEY_NONE;
    if (abs(value) < PUSHED || pad->stick != UI_KEY_NONE) return false;
    pad->stick = value < 0 ? less : more;
    *input = (UiInput){.kind = UI_KEY, .key = pad->stick};
    return true;
}

/* The triggers step values up and down, once per pull, and are let go. */
static const struct {
    uint8_t axis;
    UiKey key;
    const char *name;
} trigger_rows[] = {{SDL_CONTROLLER_AXIS_TRIGGERLEFT, UI_KEY_PAGE_DOWN, "lt"},
                    {SDL_CONTROLLER_AXIS_TRIGGERRIGHT, UI_KEY_PAGE_UP, "rt"}};

static bool trigger_input(Pad *pad, const SDL_ControllerAxisEvent *axis, UiInput *input) {
    enum { PULLED = 16000, RELEASED = 6000 };
    for (size_t i = 0; i < SDL_arraysize(trigger_rows); i++) {
        if (trigger_rows[i].axis != axis->axis) continue;
        UiKey key = trigger_rows[i].key;
        bool is_let_go = axis->value < RELEASED && pad->trigger == key;
        bool is_pulled = axis->value >= PULLED && pad->trigger == UI_KEY_NONE;
        if (is_let_go) pad->trigger = UI_KEY_NONE;
        if (is_pulled) pad->trigger = key;
        *input = (UiInput){.kind = is_let_go ? UI_RELEASE : UI_KEY, .key = key};
        return is_let_go || is_pulled;
    }
    return false;
}

/* Where the pad is kept; −1 if it is not. */
static int pad_of(const Window *window, SDL_JoystickID id) {
    for (int i = 0; i < UI_PADS; i++) {
        SDL_GameController *handle = window->pads[i].handle;
        if (handle && SDL_JoystickInstanceID(SDL_GameControllerGetJoystick(handle)) == id) return i;
    }
    return -1;
}

/* In the first free place: a pad that comes back gets its own again. False if there is none. */
static bool pad_added(Window *window, int index, UiInput *input) {
    if (pad_of(window, SDL_JoystickGetDeviceInstanceID(index)) >= 0) return false;
    for (int i = 0; i < UI_PADS; i++) {
        if (window->pads[i].handle) continue;
        window->pads[i] = (Pad){.handle = SDL_GameControllerOpen(index)};
        *input = (UiInput){.kind = UI_PAD_IN, .pad = i + 1};
        return window->pads[i].handle != NULL;
    }
    return false;
}

static bool pad_removed(Window *window, SDL_JoystickID id, UiInput *input) {
    int at = pad_of(window, id);
    if (at < 0) return false;
    SDL_GameControllerClose(window->pads[at].handle);
    window->pads[at] = (Pad){0};
    *input = (UiInput){.kind = UI_PAD_OUT, .pad = at + 1};
    return true;
}

static bool pad_button(int at, const SDL_ControllerButtonEvent *button, UiInput *input) {
    if (at < 0 || !pad_input((SDL_GameControllerButton)button->button, input)) return false;
    if (button->state == SDL_RELEASED) input->kind = UI_RELEASE;
    input->pad = at + 1;
    return true;
}

static bool pad_axis(Window *window, int at, const SDL_ControllerAxisEvent *axis, UiInput *input) {
    if (at < 0) return false;
    Pad *pad = &window->pads[at];
    bool is_input = stick_input(pad, axis, input) || trigger_input(pad, axis, input);
    if (is_input) input->pad = at + 1;
    return is_input;
}

static void pointer_place(Window *window, int x, int y, UiInput *input) {
    int width = 1, height = 1;
    SDL_GetWindowSize(window->handle, &width, &height);
    Layout layout = window_layout(window);
    input->x = (float)x / (float)width * layout.screen.width;
    input->y = (float)y / (float)height * (layout.screen.height + layout.foot);
}

/* SDL makes a mouse of a finger, with a name of its own. */
static bool pointer_input(Window *window, UiInputKind kind, int x, int y, bool is_touch, UiInput *input) {
    *input = (UiInput){.kind = kind, .is_touch = is_touch};
    pointer_place(window, x, y, input);
    return true;
}

bool window_input(Window *window, const SDL_Event *event, UiInput *input, bool *from_pad) {
    *from_pad = false;
    switch (event->type) {
    case SDL_MOUSEMOTION:
        return pointer_input(window, UI_POINTER_MOVE, event->motion.x, event->motion.y,
                             event->motion.which == SDL_TOUCH_MOUSEID, input);
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP:
        if (event->button.button != SDL_BUTTON_LEFT) return false;
        return pointer_input(window, event->type == SDL_MOUSEBUTTONDOWN ? UI_POINTER_DOWN : UI_POINTER_UP,
                             event->button.x, event->button.y, event->button.which == SDL_TOUCH_MOUSEID,
                             input);
    case SDL_MOUSEWHEEL: *input = (UiInput){.kind = UI_WHEEL, .y = event->wheel.preciseY}; return true;
    case SDL_KEYDOWN:
        /* the desktop's, as Alt+F4 */
        if (event->key.keysym.mod & (KMOD_ALT | KMOD_GUI)) return false;
        if (!key_input(event->key.keysym, input)) return false;
        input->is_repeat = event->key.repeat != 0;
        return true;
    case SDL_KEYUP:
        if (!key_input(event->key.keysym, input)) return false;
        input->kind = UI_RELEASE;
        return true;
    case SDL_TEXTINPUT:
        *input = (UiInput){.kind = UI_TEXT};
        snprintf(input->text, sizeof input->text, "%s", event->text.text);
        return true;
    case SDL_CONTROLLERDEVICEADDED: return pad_added(window, event->cdevice.which, input);
    case SDL_CONTROLLERDEVICEREMOVED: return pad_removed(window, event->cdevice.which, input);
    case SDL_CONTROLLERBUTTONDOWN:
    case SDL_CONTROLLERBUTTONUP:
        *from_pad = true;
        return pad_button(pad_of(window, event->cbutton.which), &event->cbutton, input);
    case SDL_CONTROLLERAXISMOTION:
        *from_pad = true;
        return pad_axis(window, pad_of(window, event->caxis.which), &event->caxis, input);
    default: return false;
    }
}

bool window_key_named(const char *name, UiInput *input) {
    SDL_Keysym sym = {.sym = SDL_GetKeyFromName(name)};
    return sym.sym != SDLK_UNKNOWN && key_input(sym, input);
}

bool window_pad_named(const char *name, UiInput *input) {
    for (size_t i = 0; i < SDL_arraysize(pad_rows); i++) {
        if (strcmp(pad_rows[i].name, name) == 0) return pad_input(pad_rows[i].button, input);
    }
    for (size_t i = 0; i < SDL_arraysize(trigger_rows); i++) {
        if (strcmp(trigger_rows[i].name, name) != 0) continue;
        *input = (UiInput){.kind = UI_KEY, .key = trigger_rows[i].key};
        return true;
    }
    return false;
}
