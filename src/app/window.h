#ifndef SABACC_APP_WINDOW_H
#define SABACC_APP_WINDOW_H

/* The window: opens it, shows what the canvas painted, and turns SDL's events into the program's. SDL's video
   is started and stopped here. */

#include <SDL.h>

#include "render/canvas.h"
#include "ui/ui.h"

typedef struct Window Window;

/* width, height 0: four fifths of the screen. NULL when no window can be had; `error` says what to do. */
Window *window_open(int width, int height, bool is_fullscreen, char *error, size_t error_size);
void window_close(Window *window);

/* True when nobody can see the window (SDL_VIDEODRIVER=dummy or offscreen): time need not be kept. */
bool window_is_unseen(const Window *window);
/* True while it is minimised or hidden: it takes no look. */
bool window_is_hidden(const Window *window);
/* True where dragging a border holds the program until the drag ends: draw as events arrive (SDL's watch). */
bool window_holds_loop(const Window *window);
Layout window_layout(Window *window);
/* Ends the canvas's frame: paints into the window and shows the parts that changed. True when anything was.
 */
bool window_show(Window *window, Canvas *canvas);
/* True when the event tells that the picture was lost (resized, uncovered, GPU reset): draw a frame. */
bool window_is_lost(Window *window, const SDL_Event *event);
/* For title bars and task lists; copied. Wayland takes it from the desktop file instead. */
void window_set_icon(Window *window, const Pixmap *icon);
void window_set_fullscreen(Window *window, bool is_fullscreen);
bool window_is_fullscreen(const Window *window);
/* Game pads; called after the first frame, since looking for them takes time. */
void window_open_pads(Window *window);
/* An SDL event as an input; false when it is none. `from_pad` tells the device. */
bool window_input(Window *window, const SDL_Event *event, UiInput *input, bool *from_pad);
/* Takes text input while a text field is being edited. */
void window_set_typing(Window *window, bool is_typing);

/* Names as scripts write them: `Return`, `b`, `F11`; `a`, `dpad-left`, `start`. False when there is none. */
bool window_key_named(const char *name, UiInput *input);
bool window_pad_named(const char *name, UiInput *input);

#endif
