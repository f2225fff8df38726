#ifndef SABACC_RENDER_PRESENTER_PRIVATE_H
#define SABACC_RENDER_PRESENTER_PRIVATE_H

/* Shared by presenter.c, which chooses, and the implementations only. */

#include "render/presenter.h"

typedef struct PresenterWay {
    const char *name;
    /* Returns the implementation's data, or NULL with a reason in SDL_GetError. */
    void *(*open)(SDL_Window *window, bool needs_gpu);
    void (*close)(void *way);
    void (*size)(void *way, int *width, int *height);
    bool (*begin)(void *way, Target *target, bool *is_blank);
    void (*show)(void *way, const PixelRect *damage, int count);
    void (*reset)(void *way);
} PresenterWay;

extern const PresenterWay presenter_surface, presenter_texture;

static inline SDL_Rect presenter_sdl_rect(PixelRect r) { return (SDL_Rect){r.x, r.y, r.width, r.height}; }

#endif
