#include "render/presenter_private.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/files.h"
#include "base/i18n.h"
#include "base/memory.h"

struct Presenter {
    SDL_Window *window;
    const PresenterWay *way;
    void *data;
    bool is_exposed;
};

bool presenter_is_software_gl(const char *gl_renderer) {
    static const char *const names[] = {"llvmpipe",    "softpipe",    "swrast",
                                        "lavapipe",    "SwiftShader", "Software",
                                        "GDI Generic", "OpenSWR",     "Microsoft Basic Render"};
    for (size_t i = 0; i < SDL_arraysize(names); i++) {
        if (strstr(gl_renderer, names[i])) return true;
    }
    return false;
}

/* Linux has a device file for a GPU. Asking OpenGL without one would load a software renderer: some 90 ms and
 * 40 MiB for nothing. */
static bool may_have_gpu(void) {
#ifdef __linux__
    static const char *const devices[] = {"/dev/dri/renderD128", "/dev/dri/renderD129", "/dev/dri/renderD130",
                                          "/dev/nvidiactl",      "/dev/mali0",          "/dev/dxg"};
    for (size_t i = 0; i < SDL_arraysize(devices); i++) {
        if (file_facts(devices[i]).kind != FILE_NONE) return true;
    }
    return false;
#else
    return true;
#endif
}

/* Video drivers of tests and servers: SDL would draw a texture in software there. */
static bool is_unseen(void) {
    const char *driver = SDL_GetCurrentVideoDriver();
    return driver && (strcmp(driver, "dummy") == 0 || strcmp(driver, "offscreen") == 0);
}

typedef struct Choice {
    const PresenterWay *way;
    bool needs_gpu;
} Choice;

static bool open_way(Presenter *presenter, Choice choice) {
    SDL_ClearError();
    presenter->way = choice.way;
    presenter->data = choice.way->open(presenter->window, choice.needs_gpu);
    return presenter->data != NULL;
}

static bool open_best(Presenter *presenter) {
    const Choice choices[] = {
        {&presenter_texture, true}, {&presenter_surface, false}, {&presenter_texture, false}};
    for (size_t i = is_unseen() || !may_have_gpu(); i < SDL_arraysize(choices); i++) {
        if (open_way(presenter, choices[i])) return true;
    }
    return false;
}

static bool open_wanted(Presenter *presenter, const char *wanted) {
    if (!*wanted) return open_best(presenter);
    const PresenterWay *way = strcmp(wanted, "surface") == 0 ? &presenter_surface : &presenter_texture;
    return open_way(presenter, (Choice){way, false});
}

bool presenter_is_known(const char *wanted) {
    return !*wanted || strcmp(wanted, presenter_surface.name) == 0 ||
           strcmp(wanted, presenter_texture.name) == 0;
}

Presenter *presenter_open(SDL_Window *window, const char *wanted, char *error, size_t error_size) {
    Presenter *presenter = memory_calloc(1, sizeof *presenter);
    presenter->window = window;
    if (open_wanted(presenter, wanted)) return presenter;
    snprintf(error, error_size, "%s", *SDL_GetError() ? SDL_GetError() : _("SDL gave no reason"));
    free(presenter);
    return NULL;
}

void presenter_close(Presenter *presenter) {
    if (!presenter) return;
    if (presenter->data) presenter->way->close(presenter->data);
    free(presenter);
}

const char *presenter_name(const Presenter *presenter) { return presenter->way->name; }

void presenter_size(Presenter *presenter, int *width, int *height) {
    *width = *height = 1;
    if (presenter->data) presenter->way->size(presenter->data, width, height);
    *width = SDL_max(*width, 1);
    *height = SDL_max(*height, 1);
}

/* A window may become larger than the largest texture, or the GPU be lost permanently. */
static bool fall_back(Presenter *presenter) {
    if (presenter->way == &presenter_surface) return false;
    presenter->way->close(presenter->data);
    return open_way(presenter, (Choice){&presenter_surface, false}) ||
           open_way(presenter, (Choice){&presenter_texture, false});
}

bool presenter_begin(Presenter *presenter, Target *target, bool *is_blank) {
    *is_blank = false;
    if (!presenter->data) return false;
    if (presenter->way->begin(presenter->data, target, is_blank)) return true;
    if (!fall_back(presenter)) return false;
    presenter->way->reset(presenter->data);
    return presenter->way->begin(presenter->data, target, is_blank);
}

bool presenter_show(Presenter *presenter, const PixelRect *damage, int count) {
    PixelRect whole = {0, 0, 0, 0};
    if (presenter->is_exposed) {
        presenter_size(presenter, &whole.width, &whole.height);
        damage = &whole;
        count = 1;
    }
    presenter->is_exposed = false;
    if (count == 0 || !presenter->data) return false;
    presenter->way->show(presenter->data, damage, count);
    return true;
}

void presenter_expose(Presenter *presenter) { presenter->is_exposed = true; }
void presenter_reset(Presenter *presenter) {
    if (presenter->data) presenter->way->reset(presenter->data);
}
