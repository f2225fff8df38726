/* A streaming texture of the window's size in pixels: the CPU paints into its own memory, the painted parts
 * are uploaded, and a renderer draws all of it. */
#include "render/presenter_private.h"

#include <stdlib.h>
#include <string.h>

#include "base/memory.h"

typedef struct TextureWay {
    SDL_Renderer *renderer;
    SDL_Texture *texture;
    Pixmap *pixels; /* of the texture's size, because a texture cannot be read back */
} TextureWay;

static void drop_texture(TextureWay *way) {
    if (way->texture) SDL_DestroyTexture(way->texture);
    pixmap_free(way->pixels);
    way->texture = NULL;
    way->pixels = NULL;
}

static void texture_close(void *data) {
    TextureWay *way = data;
    drop_texture(way);
    if (way->renderer) SDL_DestroyRenderer(way->renderer);
    free(way);
}

/* SDL reports every OpenGL as accelerated; the renderer's name tells. */
static bool is_software_gl(const SDL_RendererInfo *info) {
    enum { GL_RENDERER_NAME = 0x1F01 };
    typedef const unsigned char *(SDLCALL * GetString)(unsigned name);
    if (strncmp(info->name, "opengl", 6) != 0) return false;
    void *function = SDL_GL_GetProcAddress("glGetString");
    GetString get_string;
    memcpy(&get_string, &function, sizeof get_string);
    const unsigned char *name = get_string ? get_string(GL_RENDERER_NAME) : NULL;
    return name && presenter_is_software_gl((const char *)name);
}

static bool is_accelerated(SDL_Renderer *renderer) {
    SDL_RendererInfo info;
    if (SDL_GetRendererInfo(renderer, &info) != 0) return false;
    return info.flags & SDL_RENDERER_ACCELERATED && !is_software_gl(&info);
}

static void *texture_open(SDL_Window *window, bool needs_gpu) {
    TextureWay *way = memory_calloc(1, sizeof *way);
    way->renderer = SDL_CreateRenderer(window, -1, SDL_RENDERER_PRESENTVSYNC);
    if (way->renderer && (!needs_gpu || is_accelerated(way->renderer))) return way;
    if (way->renderer) SDL_SetError("no renderer is accelerated");
    texture_close(way);
    return NULL;
}

static void texture_size(void *data, int *width, int *height) {
    const TextureWay *way = data;
    if (SDL_GetRendererOutputSize(way->renderer, width, height) != 0) *width = *height = 1;
}

static bool make_texture(TextureWay *way, int width, int height) {
    drop_texture(way);
    way->texture = SDL_CreateTexture(way->renderer, SDL_PIXELFORMAT_ARGB8888, SDL_TEXTUREACCESS_STREAMING,
                                     width, height);
    way->pixels = way->texture ? pixmap_create(width, height) : NULL;
    if (way->pixels && SDL_SetTextureBlendMode(way->texture, SDL_BLENDMODE_NONE) == 0) return true;
    drop_texture(way);
    return false;
}

static bool texture_begin(void *data, Target *target, bool *is_blank) {
    TextureWay *way = data;
    int width, height;
    texture_size(way, &width, &height);
    if (!way->texture || way->pixels->width != width || way->pixels->height != height) {
        if (!make_texture(way, width, height)) return false;
        *is_blank = true;
    }
    *target = target_of(way->pixels);
    return true;
}

static void texture_show(void *data, const PixelRect *damage, int count) {
    TextureWay *way = data;
    const Pixmap *pixels = way->pixels;
    if (!way->texture) return;
    for (int i = 0; i < count; i++) {
        SDL_Rect rect = presenter_sdl_rect(damage[i]);
        SDL_UpdateTexture(way->texture, &rect, pixels->pixels + (ptrdiff_t)rect.y * pixels->stride + rect.x,
                          pixels->stride * (int)sizeof(Pixel));
    }
    SDL_RenderCopy(way->renderer, way->texture, NULL, NULL);
    SDL_RenderPresent(way->renderer);
}

static void texture_reset(void *data) { drop_texture(data); }

const PresenterWay presenter_texture = {.name = "texture",
                                        .open = texture_open,
                                        .close = texture_close,
                                        .size = texture_size,
                                        .begin = texture_begin,
                                        .show = texture_show,
                                        .reset = texture_reset};
