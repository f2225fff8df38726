#include "press/picture.h"

#include "base/files.h"
#include "base/memory.h"

#include <assert.h>
#include <SDL.h>
#include <SDL_image.h>
#include <stb/stb_image_write.h>
#include <stdlib.h>
#include <string.h>

Picture picture_new(int width, int height, uint32_t color) {
    Picture picture = {.width = width, .height = height};
    picture.pixels = memory_alloc((size_t)width * (size_t)height * 4);
    for (size_t i = 0; i < (size_t)width * (size_t)height; i++)
        for (size_t c = 0; c < 4; c++) picture.pixels[i * 4 + c] = (uint8_t)(color >> (24 - 8 * c));
    return picture;
}

static Picture take_surface(SDL_Surface *surface) {
    SDL_Surface *plain = surface ? SDL_ConvertSurfaceFormat(surface, SDL_PIXELFORMAT_RGBA32, 0) : NULL;
    SDL_FreeSurface(surface);
    if (!plain) return (Picture){0};
    Picture picture = picture_new(plain->w, plain->h, 0);
    size_t row = (size_t)plain->w * 4;
    for (int y = 0; y < plain->h; y++)
        memcpy(picture.pixels + (size_t)y * row, (const uint8_t *)plain->pixels + (ptrdiff_t)y * plain->pitch,
               row);
    SDL_FreeSurface(plain);
    return picture;
}

Picture picture_from_svg(const char *svg, int width, int height) {
    SDL_RWops *stream = SDL_RWFromConstMem(svg, (int)strlen(svg));
    Picture picture = take_surface(IMG_LoadSizedSVG_RW(stream, width, height));
    SDL_RWclose(stream);
    return picture;
}

static SDL_Surface *scaled_to(SDL_Surface *surface, int width, int height) {
    SDL_Surface *scaled = SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, SDL_PIXELFORMAT_RGBA32);
    SDL_Surface *same = surface ? SDL_ConvertSurfaceFormat(surface, SDL_PIXELFORMAT_RGBA32, 0) : NULL;
    bool is_good = scaled && same && SDL_SoftStretchLinear(same, NULL, scaled, NULL) == 0;
    SDL_FreeSurface(same);
    if (is_good) return scaled;
    SDL_FreeSurface(scaled);
    return NULL;
}

Picture picture_from_photo(const char *bytes, size_t length, int width, int height) {
    SDL_Surface *photo = IMG_Load_RW(SDL_RWFromConstMem(bytes, (int)length), 1);
    Picture picture = take_surface(scaled_to(photo, width, height));
    SDL_FreeSurface(photo);
    return picture;
}

Picture picture_from_png(const char *path) {
    enum { PNG_MAX = 1 << 28 };
    size_t size;
    char *bytes = file_read(path, PNG_MAX, &size);
    if (!bytes) return (Picture){0};
    Picture picture = take_surface(IMG_Load_RW(SDL_RWFromConstMem(bytes, (int)size), 1));
    free(bytes);
    return picture;
}

static void lay_pixel(uint8_t *under, const uint8_t *over) {
    int alpha = over[3], below = under[3] * (255 - alpha) / 255, sum = alpha + below;
    for (int c = 0; c < 3 && sum; c++)
        under[c] = (uint8_t)((over[c] * alpha + under[c] * below + sum / 2) / sum);
    under[3] = (uint8_t)sum;
}

void picture_lay(Picture *bottom, const Picture *top, int x, int y) {
    for (int row = 0; row < top->height; row++) {
        for (int column = 0; column < top->width; column++) {
            int to_x = x + column, to_y = y + row;
            if (to_x < 0 || to_y < 0 || to_x >= bottom->width || to_y >= bottom->height) continue;
            lay_pixel(bottom->pixels + ((size_t)to_y * (size_t)bottom->width + (size_t)to_x) * 4,
                      top->pixels + ((size_t)row * (size_t)top->width + (size_t)column) * 4);
        }
    }
}

/* The draft keeps the error. */
static void put(void *draft, void *bytes, int size) { file_draft_put(draft, bytes, (size_t)size); }

bool picture_write_png(const Picture *picture, const char *path) {
    FileDraft draft;
    if (!file_draft_begin(&draft, path)) return false;
    bool is_put = stbi_write_png_to_func(put, &draft, picture->width, picture->height, 4, picture->pixels,
                                         picture->width * 4) != 0;
    return file_draft_end(&draft, is_put, FILE_QUICK);
}

void picture_free(Picture *picture) {
    free(picture->pixels);
    *picture = (Picture){0};
}

void picture_as_seen(BlindKind kind, Picture *picture) {
    blind_bytes(kind, picture->pixels, (size_t)picture->width * (size_t)picture->height);
}
