#ifndef SABACC_RENDER_PRESENTER_H
#define SABACC_RENDER_PRESENTER_H

/* Shows the painted pixels on the screen. There are two implementations: a streaming texture drawn by an
 * SDL_Renderer (with vsync, and in real pixels on a HiDPI screen), and the window's own surface. The texture
 * is chosen if a renderer is accelerated by a GPU, the surface if none is and the video driver has one, and
 * otherwise a texture drawn in software. Nothing outside knows which. For the main thread. */

#include <SDL.h>

#include "render/paint.h"

typedef struct Presenter Presenter;

/* For `window`, which must outlive it; SDL may recreate it meanwhile, so show it afterwards. `wanted` is
 * "surface", "texture", or "" for the best available. NULL on failure, with the reason in `error`. */
Presenter *presenter_open(SDL_Window *window, const char *wanted, char *error, size_t error_size);
bool presenter_is_known(const char *wanted);
void presenter_close(Presenter *presenter);

/* "surface" or "texture". */
const char *presenter_name(const Presenter *presenter);

/* Size of the picture in real pixels, each at least 1. On a HiDPI screen it is larger than the window's. */
void presenter_size(Presenter *presenter, int *width, int *height);

/* The target for painting the next frame, borrowed until presenter_show. The pixels contain the last frame,
 *  unless is_blank says that everything must be painted. False if there is no target. */
bool presenter_begin(Presenter *presenter, Target *target, bool *is_blank);
/* Shows the frame, of which `damage` was painted. True if the screen was changed. */
bool presenter_show(Presenter *presenter, const PixelRect *damage, int count);

/* The screen lost the picture (uncovered): the next presenter_show shows everything, painted or not. */
void presenter_expose(Presenter *presenter);
/* The pixels are lost too (resized, GPU reset): the next frame is blank. */
void presenter_reset(Presenter *presenter);

/* True for the name of an OpenGL renderer that works on the CPU. */
bool presenter_is_software_gl(const char *gl_renderer);

#endif
