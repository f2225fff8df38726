#ifndef SABACC_APP_SHORTCUTS_H
#define SABACC_APP_SHORTCUTS_H

/* Keys of the program itself, the same in every scene, whatever the player has put elsewhere. */

#include <SDL.h>
#include <stdbool.h>

typedef enum Shortcut {
    SHORTCUT_NONE,
    SHORTCUT_FULLSCREEN, /* F11: also kept in the settings */
    SHORTCUT_FILL_NOW,   /* Alt+Return: the whole screen, or no longer, until the program ends */
    SHORTCUT_MUTE,       /* Ctrl+M */
    SHORTCUT_COPY,       /* Ctrl+C, Ctrl+Insert */
    SHORTCUT_CUT,        /* Ctrl+X, Shift+Delete */
    SHORTCUT_PASTE       /* Ctrl+V, Shift+Insert */
} Shortcut;

/* That of an event of a key that was pressed; SHORTCUT_NONE for any other event, and while a key is held.
 * Where a keyboard has no Latin letters, its keys count as those in their place on an English one. */
Shortcut shortcut_of(const SDL_Event *event);
/* By its name in scripts, the first of those above: "Alt+Return". */
Shortcut shortcut_named(const char *name);

#endif
