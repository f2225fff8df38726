#ifndef SABACC_APP_WINDOW_H
#define SABACC_APP_WINDOW_H

/* The window: opens it, shows what the canvas painted, and converts SDL's events to input. SDL's video is
 * started and stopped here. */

#include <SDL.h>

#include "render/canvas.h"
#include "ui/ui.h"

typedef struct Window Window;

/* width, height 0: four fifths of the screen. NULL if no window can be opened; `error` says what to do. */
Window *window_open(int width, int height, bool is_fullscreen, char *error, size_t error_size);
void window_close(Window *window);

/* True if the window is not visible (SDL_VIDEODRIVER=dummy or offscreen): real time need not be kept. */
bool window_is_unseen(const Window *window);
/* True while it is minimised or hidden. */
bool window_is_hidden(const Window *window);
/* True if dragging a border blocks the program until the drag ends: draw as events arrive (SDL's watch). */
bool window_holds_loop(const Window *window);
/* How often the screen that it is on shows another picture each second; 0 if that is not known. */
int window_refresh_hz(const Window *window);
Layout window_layout(Window *window);
/* The strip that its layout leaves below the screen, in logical units. */
void window_set_foot(Window *window, float foot);
/* Ends the canvas's frame: paints into the window and shows the changed parts. True if there were any. */
bool window_show(Window *window, Canvas *canvas);
/* True if the event means that the picture was lost (resized, uncovered, GPU reset): draw a frame. */
bool window_is_lost(Window *window, const SDL_Event *event);
/* For title bars and task lists; copied. Wayland uses the desktop file instead. */
void window_set_icon(Window *window, const Pixmap *icon);
void window_set_fullscreen(Window *window, bool is_fullscreen);
bool window_is_fullscreen(const Window *window);
/* Opens game pads; called after the first frame, because detection takes time. */
void window_open_pads(Window *window);
/* An SDL event as an input; false when it is none. `from_pad`: a pad was used, as opposed to plugged in. */
bool window_input(Window *window, const SDL_Event *event, UiInput *input, bool *from_pad);
/* Accepts text input while a text field is being edited. */
void window_set_typing(Window *window, bool is_typing);

/* Names as in scripts: `Return`, `b`, `F11`; `a`, `dpad-left`, `start`. False if there is none. */
bool window_key_named(const char *name, UiInput *input);
bool window_pad_named(const char *name, UiInput *input);

#endif
