/* The window's own surface: the CPU paints, and the window system copies the painted parts. */
#include "render/presenter_private.h"

#include <stdlib.h>

#include "base/memory.h"

typedef struct SurfaceWay {
    SDL_Window *window;
    Pixmap *shadow; /* only if the surface has another pixel format */
    SDL_Thread *touching;
    bool is_reset;
} SurfaceWay;

/* ---- the first touch ---- */

/* A page of memory costs a fault when it is first written. Those of the first surface are taken while the
 * program still opens its files. */
static int touch_pages(void *data) {
    enum { PAGE = 4096 };
    const SDL_Surface *surface = data;
    volatile char *bytes = surface->pixels;
    size_t size = (size_t)surface->h * (size_t)surface->pitch;
    for (size_t at = 0; at < size; at += PAGE) bytes[at] = 0;
    return 0;
}

/* Without a thread the painter touches them. */
static void begin_touching(SurfaceWay *way, SDL_Surface *surface) {
    if (!SDL_MUSTLOCK(surface)) way->touching = SDL_CreateThread(touch_pages, "first touch", surface);
}

/* The window's surface as it is now. SDL may have put another in place of the last. */
static SDL_Surface *surface_of(SurfaceWay *way) {
    if (way->touching) SDL_WaitThread(way->touching, NULL);
    way->touching = NULL;
    return SDL_GetWindowSurface(way->window);
}

/* ---- the implementation ---- */

static void surface_close(void *data) {
    SurfaceWay *way = data;
    if (way->touching) SDL_WaitThread(way->touching, NULL);
    pixmap_free(way->shadow);
    free(way);
}

/* SDL's substitute for a missing surface is a texture that is copied completely, in window units instead of
 * pixels; the texture implementation is better. */
static void *surface_open(SDL_Window *window, bool needs_gpu) {
    (void)needs_gpu;
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
    SDL_Surface *surface = SDL_GetWindowSurface(window);
    if (!surface) {
        if (!*SDL_GetError())
            SDL_SetError("the video driver %s has no window surface", SDL_GetCurrentVideoDriver());
        return NULL;
    }
    SurfaceWay *way = memory_calloc(1, sizeof *way);
    way->window = window;
    begin_touching(way, surface);
    return way;
}

static void surface_size(void *data, int *width, int *height) {
    const SDL_Surface *surface = surface_of(data);
    *width = surface ? surface->w : 1;
    *height = surface ? surface->h : 1;
}

static bool is_direct(const SDL_Surface *surface) {
    const SDL_PixelFormat *format = surface->format;
    return format->BytesPerPixel == 4 && format->Rmask == 0xff0000u && format->Gmask == 0xff00u &&
           format->Bmask == 0xffu && !SDL_MUSTLOCK(surface);
}

static bool begin_direct(SurfaceWay *way, const SDL_Surface *surface, Target *target) {
    pixmap_free(way->shadow);
    way->shadow = NULL;
    *target = (Target){.pixels = surface->pixels,
                       .width = surface->w,
                       .height = surface->h,
                       .stride = surface->pitch / 4,
                       .clip = {0, 0, surface->w, surface->h}};
    return true;
}

static bool begin_shadow(SurfaceWay *way, const SDL_Surface *surface, Target *target, bool *is_blank) {
    if (!way->shadow || way->shadow->width != surface->w || way->shadow->height != surface->h) {
        pixmap_free(way->shadow);
        way->shadow = pixmap_create(surface->w, surface->h);
        *is_blank = true;
    }
    if (!way->shadow) return false;
    *target = target_of(way->shadow);
    return true;
}

static bool surface_begin(void *data, Target *target, bool *is_blank) {
    SurfaceWay *way = data;
    const SDL_Surface *surface = surface_of(way);
    if (!surface) return false;
    *is_blank = way->is_reset;
    way->is_reset = false;
    return is_direct(surface) ? begin_direct(way, surface, target)
                              : begin_shadow(way, surface, target, is_blank);
}

static void copy_shadow(const Pixmap *shadow, SDL_Surface *surface, const PixelRect *damage, int count) {
    SDL_Surface *view = SDL_CreateRGBSurfaceWithFormatFrom(shadow->pixels, shadow->width, shadow->height, 32,
                                                           shadow->stride * 4, SDL_PIXELFORMAT_RGB888);
    for (int i = 0; view && i < count; i++) {
        SDL_Rect from = presenter_sdl_rect(damage[i]), to = from;
        SDL_BlitSurface(view, &from, surface, &to);
    }
    SDL_FreeSurface(view);
}

static void surface_show(void *data, const PixelRect *damage, int count) {
    SurfaceWay *way = data;
    enum { RECTS_MAX = 16 };
    SDL_Rect rects[RECTS_MAX];
    SDL_Surface *surface = surface_of(way);
    if (!surface) return;
    if (way->shadow) copy_shadow(way->shadow, surface, damage, count);
    if (count > RECTS_MAX) {
        SDL_UpdateWindowSurface(way->window);
        return;
    }
    for (int i = 0; i < count; i++) rects[i] = presenter_sdl_rect(damage[i]);
    SDL_UpdateWindowSurfaceRects(way->window, rects, count);
}

static void surface_reset(void *data) {
    SurfaceWay *way = data;
    way->is_reset = true;
}

const PresenterWay presenter_surface = {.name = "surface",
                                        .open = surface_open,
                                        .close = surface_close,
                                        .size = surface_size,
                                        .begin = surface_begin,
                                        .show = surface_show,
                                        .reset = surface_reset};
