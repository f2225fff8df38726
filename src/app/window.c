#include "app/window.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "base/memory.h"

enum { PAD_MAX = 4 };

struct Window {
    SDL_Window *handle;
    Pixmap *shadow; /* only when the window's own pixels are of another kind */
    SDL_GameController *pads[PAD_MAX];
    UiKey stick;   /* the direction the stick is held in */
    UiKey trigger; /* the trigger that is held */
    bool is_typing;
};

static void default_size(int *width, int *height) {
    SDL_Rect usable = {0, 0, 1600, 900};
    SDL_GetDisplayUsableBounds(0, &usable);
    *width = usable.w * 4 / 5;
    *height = usable.h * 4 / 5;
}

/* SDL falls back by itself to a driver that shows nothing; only who asked for one by name wants that. */
static bool has_display(void) {
    const char *driver = SDL_GetCurrentVideoDriver();
    bool is_unseen = driver && (strcmp(driver, "dummy") == 0 || strcmp(driver, "offscreen") == 0);
    return !is_unseen || SDL_GetHint(SDL_HINT_VIDEODRIVER) || SDL_getenv("SDL_VIDEODRIVER");
}

static bool say_no_display(const char *what, char *error, size_t error_size) {
    snprintf(
        error, error_size,
        _("no display to open a window on (%s); start it in a desktop, or set SDL_VIDEODRIVER=offscreen"),
        what);
    return false;
}

static bool open_video(char *error, size_t error_size) {
    if (SDL_Init(SDL_INIT_VIDEO) != 0) return say_no_display(SDL_GetError(), error, error_size);
    if (has_display()) return true;
    SDL_QuitSubSystem(SDL_INIT_VIDEO);
    return say_no_display(_("neither DISPLAY nor WAYLAND_DISPLAY leads to one"), error, error_size);
}

Window *window_open(int width, int height, bool is_fullscreen, char *error, size_t error_size) {
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1");
    Window *window = memory_calloc(1, sizeof *window);
    if (!open_video(error, error_size)) {
        free(window);
        return NULL;
    }
    if (!width) default_size(&width, &height);
    uint32_t flags = SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI;
    if (is_fullscreen) flags |= SDL_WINDOW_FULLSCREEN_DESKTOP;
    window->handle =
        SDL_CreateWindow("Sabacc", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, width, height, flags);
    if (!window->handle || !SDL_GetWindowSurface(window->handle)) {
        snprintf(error, error_size, _("the window cannot be opened: %s"), SDL_GetError());
        window_close(window);
        return NULL;
    }
    SDL_SetWindowMinimumSize(window->handle, 320, 320);
    SDL_StopTextInput();
    return window;
}

void window_close(Window *window) {
    if (!window) return;
    for (int i = 0; i < PAD_MAX; i++) {
        if (window->pads[i]) SDL_GameControllerClose(window->pads[i]);
    }
    if (window->handle) SDL_DestroyWindow(window->handle);
    pixmap_free(window->shadow);
    SDL_QuitSubSystem(SDL_INIT_VIDEO);
    free(window);
}

bool window_is_unseen(const Window *window) {
    (void)window;
    const char *driver = SDL_GetCurrentVideoDriver();
    return driver && (strcmp(driver, "dummy") == 0 || strcmp(driver, "offscreen") == 0);
}

bool window_is_hidden(const Window *window) {
    return (SDL_GetWindowFlags(window->handle) & (SDL_WINDOW_MINIMIZED | SDL_WINDOW_HIDDEN)) != 0;
}

Layout window_layout(Window *window) {
    const SDL_Surface *surface = SDL_GetWindowSurface(window->handle);
    return surface ? layout_for(surface->w, surface->h) : layout_for(1280, 720);
}

static bool is_direct(const SDL_Surface *surface) {
    const SDL_PixelFormat *format = surface->format;
    return format->BytesPerPixel == 4 && format->Rmask == 0xff0000u && format->Gmask == 0xff00u &&
           format->Bmask == 0xffu && !SDL_MUSTLOCK(surface);
}

static Target shadow_target(Window *window, const SDL_Surface *surface, Canvas *canvas) {
    if (!window->shadow || window->shadow->width != surface->w || window->shadow->height != surface->h) {
        pixmap_free(window->shadow);
        window->shadow = pixmap_create(surface->w, surface->h);
        canvas_invalidate(canvas);
    }
    return target_of(window->shadow);
}

static void copy_out(Window *window, SDL_Surface *surface, const SDL_Rect *rects, int count) {
    const Pixmap *shadow = window->shadow;
    SDL_Surface *view = SDL_CreateRGBSurfaceWithFormatFrom(shadow->pixels, shadow->width, shadow->height, 32,
                                                           shadow->stride * 4, SDL_PIXELFORMAT_RGB888);
    for (int i = 0; view && i < count; i++) {
        SDL_Rect place = rects[i];
        SDL_BlitSurface(view, &rects[i], surface, &place);
    }
    SDL_FreeSurface(view);
}

bool window_show(Window *window, Canvas *canvas) {
    SDL_Surface *surface = SDL_GetWindowSurface(window->handle);
    if (!surface) return false;
    bool direct = is_direct(surface);
    Target target = direct ? (Target){.pixels = surface->pixels,
                                      .width = surface->w,
                                      .height = surface->h,
                                      .stride = surface->pitch / 4,
                                      .clip = {0, 0, surface->w, surface->h}}
                           : shadow_target(window, surface, canvas);
    PixelRect damage[CANVAS_DAMAGE_MAX];
    SDL_Rect rects[CANVAS_DAMAGE_MAX];
    int count = canvas_end(canvas, target, damage);
    for (int i = 0; i < count; i++)
        rects[i] = (SDL_Rect){damage[i].x, damage[i].y, damage[i].width, damage[i].height};
    if (count == 0) return false;
    if (!direct) copy_out(window, surface, rects, count);
    SDL_UpdateWindowSurfaceRects(window->handle, rects, count);
    return true;
}

void window_refresh(Window *window, Canvas *canvas) {
    (void)window;
    canvas_invalidate(canvas);
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
    (void)window; /* each pad announces itself with an event */
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
    {SDL_CONTROLLER_BUTTON_BACK, UI_KEY_BACK, "back"},
    {SDL_CONTROLLER_BUTTON_DPAD_LEFT, UI_KEY_LEFT, "dpad-left"},
    {SDL_CONTROLLER_BUTTON_DPAD_RIGHT, UI_KEY_RIGHT, "dpad-right"},
    {SDL_CONTROLLER_BUTTON_DPAD_UP, UI_KEY_UP, "dpad-up"},
    {SDL_CONTROLLER_BUTTON_DPAD_DOWN, UI_KEY_DOWN, "dpad-down"},
};

static bool key_input(SDL_Keysym sym, UiInput *input) {
    *input = (UiInput){.kind = UI_KEY};
    if (sym.sym == SDLK_TAB && (sym.mod & KMOD_SHIFT)) {
        input->key = UI_KEY_PREVIOUS;
        return true;
    }
    if (sym.sym == SDLK_F1) { /* help, wherever the layout keeps its question mark */
        *input = (UiInput){.kind = UI_KEY, .key = UI_KEY_CHARACTER, .character = '?'};
        return true;
    }
    for (size_t i = 0; i < SDL_arraysize(key_rows); i++) {
        if (key_rows[i].code != sym.sym) continue;
        input->key = key_rows[i].key;
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
        return true;
    }
    return false;
}

/* The left stick steps like the d-pad: once each time it is pushed out. */
static bool stick_input(Window *window, const SDL_ControllerAxisEvent *axis, UiInput *input) {
    enum { PUSHED = 20000, RELEASED = 9000 };
    bool is_level = axis->axis == SDL_CONTROLLER_AXIS_LEFTX;
    if (!is_level && axis->axis != SDL_CONTROLLER_AXIS_LEFTY) return false;
    UiKey less = is_level ? UI_KEY_LEFT : UI_KEY_UP, more = is_level ? UI_KEY_RIGHT : UI_KEY_DOWN;
    int value = axis->value;
    if (abs(value) < RELEASED && (window->stick == less || window->stick == more))
        window->stick = UI_KEY_NONE;
    if (abs(value) < PUSHED || window->stick != UI_KEY_NONE) return false;
    window->stick = value < 0 ? less : more;
    *input = (UiInput){.kind = UI_KEY, .key = window->stick};
    return true;
}

/* The triggers are for what grows and shrinks, once each time one is pulled. */
static const struct {
    uint8_t axis;
    UiKey key;
    const char *name;
} trigger_rows[] = {{SDL_CONTROLLER_AXIS_TRIGGERLEFT, UI_KEY_PAGE_DOWN, "lt"},
                    {SDL_CONTROLLER_AXIS_TRIGGERRIGHT, UI_KEY_PAGE_UP, "rt"}};

static bool trigger_input(Window *window, const SDL_ControllerAxisEvent *axis, UiInput *input) {
    enum { PULLED = 16000, RELEASED = 6000 };
    for (size_t i = 0; i < SDL_arraysize(trigger_rows); i++) {
        if (trigger_rows[i].axis != axis->axis) continue;
        UiKey key = trigger_rows[i].key;
        if (axis->value < RELEASED && window->trigger == key) window->trigger = UI_KEY_NONE;
        if (axis->value < PULLED || window->trigger != UI_KEY_NONE) return false;
        window->trigger = key;
        *input = (UiInput){.kind = UI_KEY, .key = key};
        return true;
    }
    return false;
}

static void pad_added(Window *window, int index) {
    for (int i = 0; i < PAD_MAX; i++) {
        if (window->pads[i]) continue;
        window->pads[i] = SDL_GameControllerOpen(index);
        return;
    }
}

static void pad_removed(Window *window, SDL_JoystickID id) {
    for (int i = 0; i < PAD_MAX; i++) {
        if (!window->pads[i] || SDL_JoystickInstanceID(SDL_GameControllerGetJoystick(window->pads[i])) != id)
            continue;
        SDL_GameControllerClose(window->pads[i]);
        window->pads[i] = NULL;
    }
}

static void pointer_place(Window *window, int x, int y, UiInput *input) {
    int width = 1, height = 1;
    SDL_GetWindowSize(window->handle, &width, &height);
    Layout layout = window_layout(window);
    input->x = (float)x / (float)width * layout.screen.width;
    input->y = (float)y / (float)height * layout.screen.height;
}

static bool pointer_input(Window *window, UiInputKind kind, int x, int y, UiInput *input) {
    *input = (UiInput){.kind = kind};
    pointer_place(window, x, y, input);
    return true;
}

bool window_input(Window *window, const SDL_Event *event, UiInput *input, bool *from_pad) {
    *from_pad = false;
    switch (event->type) {
    case SDL_MOUSEMOTION:
        return pointer_input(window, UI_POINTER_MOVE, event->motion.x, event->motion.y, input);
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP:
        if (event->button.button != SDL_BUTTON_LEFT) return false;
        return pointer_input(window, event->type == SDL_MOUSEBUTTONDOWN ? UI_POINTER_DOWN : UI_POINTER_UP,
                             event->button.x, event->button.y, input);
    case SDL_MOUSEWHEEL: *input = (UiInput){.kind = UI_WHEEL, .y = event->wheel.preciseY}; return true;
    case SDL_KEYDOWN:
        if (!key_input(event->key.keysym, input)) return false;
        input->is_repeat = event->key.repeat != 0;
        return true;
    case SDL_TEXTINPUT:
        *input = (UiInput){.kind = UI_TEXT};
        snprintf(input->text, sizeof input->text, "%s", event->text.text);
        return true;
    case SDL_CONTROLLERDEVICEADDED: pad_added(window, event->cdevice.which); return false;
    case SDL_CONTROLLERDEVICEREMOVED: pad_removed(window, event->cdevice.which); return false;
    case SDL_CONTROLLERBUTTONDOWN:
        *from_pad = true;
        return pad_input((SDL_GameControllerButton)event->cbutton.button, input);
    case SDL_CONTROLLERAXISMOTION:
        *from_pad = true;
        return stick_input(window, &event->caxis, input) || trigger_input(window, &event->caxis, input);
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
