#include "app/shortcuts.h"

#include <string.h>

static const struct {
    const char *name; /* in scripts; NULL for a second key of the same */
    SDL_Keycode code;
    unsigned modifiers; /* of these one of each; no others but locks */
    Shortcut shortcut;
} shortcut_rows[] = {
    {"F11", SDLK_F11, 0, SHORTCUT_FULLSCREEN},
    {"Alt+Return", SDLK_RETURN, KMOD_ALT, SHORTCUT_FILL_NOW},
    {NULL, SDLK_KP_ENTER, KMOD_ALT, SHORTCUT_FILL_NOW},
    {"Ctrl+M", SDLK_m, KMOD_CTRL, SHORTCUT_MUTE},
    {"Ctrl+C", SDLK_c, KMOD_CTRL, SHORTCUT_COPY},
    {NULL, SDLK_INSERT, KMOD_CTRL, SHORTCUT_COPY},
    {"Ctrl+X", SDLK_x, KMOD_CTRL, SHORTCUT_CUT},
    {NULL, SDLK_DELETE, KMOD_SHIFT, SHORTCUT_CUT},
    {"Ctrl+V", SDLK_v, KMOD_CTRL, SHORTCUT_PASTE},
    {NULL, SDLK_INSERT, KMOD_SHIFT, SHORTCUT_PASTE},
};

static SDL_Keycode latin(SDL_Keysym sym) {
    enum { ASCII = 0x80 };
    bool is_letter = sym.scancode >= SDL_SCANCODE_A && sym.scancode <= SDL_SCANCODE_Z;
    bool is_other = sym.sym >= ASCII && !(sym.sym & SDLK_SCANCODE_MASK);
    return is_letter && is_other ? SDLK_a + (SDL_Keycode)(sym.scancode - SDL_SCANCODE_A) : sym.sym;
}

/* Exactly these are held. */
static bool are_held(unsigned modifiers, Uint16 held) {
    static const unsigned kinds[] = {KMOD_CTRL, KMOD_ALT, KMOD_SHIFT, KMOD_GUI};
    for (size_t i = 0; i < SDL_arraysize(kinds); i++)
        if (((held & kinds[i]) != 0) != ((modifiers & kinds[i]) != 0)) return false;
    return true;
}

Shortcut shortcut_of(const SDL_Event *event) {
    if (event->type != SDL_KEYDOWN || event->key.repeat) return SHORTCUT_NONE;
    SDL_Keycode code = latin(event->key.keysym);
    for (size_t i = 0; i < SDL_arraysize(shortcut_rows); i++)
        if (shortcut_rows[i].code == code && are_held(shortcut_rows[i].modifiers, event->key.keysym.mod))
            return shortcut_rows[i].shortcut;
    return SHORTCUT_NONE;
}

Shortcut shortcut_named(const char *name) {
    for (size_t i = 0; i < SDL_arraysize(shortcut_rows); i++)
        if (shortcut_rows[i].name && strcmp(shortcut_rows[i].name, name) == 0)
            return shortcut_rows[i].shortcut;
    return SHORTCUT_NONE;
}
