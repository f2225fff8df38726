#include "press/raster.h"

#include <assert.h>
#include <SDL.h>
#include <SDL_image.h>
#include <stdlib.h>
#include <string.h>

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wconversion"
#pragma GCC diagnostic ignored "-Wsign-conversion"
#pragma GCC diagnostic ignored "-Wmissing-field-initializers"
#define STB_IMAGE_WRITE_IMPLEMENTATION
#define STB_IMAGE_WRITE_STATIC
#include <stb/stb_image_write.h>
#pragma GCC diagnostic pop

Raster raster_new(int width, int height, uint32_t color) {
    Raster raster = {.width = width, .height = height};
    raster.pixels = malloc((size_t)width * (size_t)height * 4);
    assert(raster.pixels && "out of memory");
    for (size_t i = 0; i < (size_t)width * (size_t)height; i++)
        for (size_t c = 0; c < 4; c++) raster.pixels[i * 4 + c] = (uint8_t)(color >> (24 - 8 * c));
    return raster;
}

static Raster take_surface(SDL_Surface *surface) {
    SDL_Surface *plain = surface ? SDL_ConvertSurfaceFormat(surface, SDL_PIXELFORMAT_RGBA32, 0) : NULL;
    SDL_FreeSurface(surface);
    if (!plain) return (Raster){0};
    Raster raster = raster_new(plain->w, plain->h, 0);
    size_t row = (size_t)plain->w * 4;
    for (int y = 0; y < plain->h; y++)
        memcpy(raster.pixels + (size_t)y * row, (const uint8_t *)plain->pixels + (ptrdiff_t)y * plain->pitch,
               row);
    SDL_FreeSurface(plain);
    return raster;
}

Raster raster_from_svg(const char *svg, int width, int height) {
    SDL_RWops *stream = SDL_RWFromConstMem(svg, (int)strlen(svg));
    Raster raster = take_surface(IMG_LoadSizedSVG_RW(stream, width, height));
    SDL_RWclose(stream);
    return raster;
}

Raster raster_from_png(const char *path) { return take_surface(IMG_Load(path)); }

static void lay_pixel(uint8_t *under, const uint8_t *over) {
    int alpha = over[3], below = under[3] * (255 - alpha) / 255, sum = alpha + below;
    for (int c = 0; c < 3 && sum; c++)
        under[c] = (uint8_t)((over[c] * alpha + under[c] * below + sum / 2) / sum);
    under[3] = (uint8_t)sum;
}

void raster_lay(Raster *bottom, const Raster *top, int x, int y) {
    for (int row = 0; row < top->height; row++) {
        for (int column = 0; column < top->width; column++) {
            int to_x = x + column, to_y = y + row;
            if (to_x < 0 || to_y < 0 || to_x >= bottom->width || to_y >= bottom->height) continue;
            lay_pixel(bottom->pixels + ((size_t)to_y * (size_t)bottom->width + (size_t)to_x) * 4,
                      top->pixels + ((size_t)row * (size_t)top->width + (size_t)column) * 4);
        }
    }
}

bool raster_write_png(const Raster *raster, const char *path) {
    return stbi_write_png(path, raster->width, raster->height, 4, raster->pixels, raster->width * 4) != 0;
}

void raster_free(Raster *raster) {
    free(raster->pixels);
    *raster = (Raster){0};
}
