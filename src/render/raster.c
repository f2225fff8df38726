#include "render/raster.h"

#include "base/files.h"
#include "base/memory.h"
#include "render/relight.h"

#include <math.h>
#include <SDL_image.h>
#include <stb/stb_image.h>
#include <stb/stb_image_write.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static Pixmap *pixmap_from_surface(SDL_Surface *surface) {
    SDL_Surface *straight = SDL_ConvertSurfaceFormat(surface, SDL_PIXELFORMAT_ARGB8888, 0);
    if (!straight) return NULL;
    Pixmap *pixmap = pixmap_create_unset(straight->w, straight->h);
    for (int y = 0; y < straight->h; y++) {
        const uint32_t *row = (const uint32_t *)((const char *)straight->pixels + y * straight->pitch);
        for (int x = 0; x < straight->w; x++)
            pixmap->pixels[y * pixmap->stride + x] = pixel_from_colour(row[x]);
    }
    SDL_FreeSurface(straight);
    return pixmap;
}

/* The weight of source pixels for one pixel of the result, along one side. */
typedef struct Span {
    int first, count;
    float head, tail; /* weights of the first and the last */
} Span;

static Span span_of(int index, int from, int to) {
    double start = (double)index * from / to, end = (double)(index + 1) * from / to;
    int first = (int)start, last = (int)ceil(end) - 1;
    if (last >= from) last = from - 1;
    double head = first == last ? end - start : first + 1 - start;
    return (Span){first, last - first + 1, (float)head, (float)(end - last)};
}

static float share_of(const Span *span, int index) {
    if (index == 0) return span->head;
    return index + 1 == span->count ? span->tail : 1;
}

enum { CHANNELS = sizeof(Pixel) };

/* Adds to the channels of a row of sums those of a row of pixels, weighed. */
static void add_row(float *restrict sums, const Pixel *row, size_t width, float share) {
    const uint8_t *channels = (const uint8_t *)row;
    for (size_t i = 0; i < width * CHANNELS; i++) sums[i] += share * (float)channels[i];
}

/* The pixel that a span of the sums comes to, whose weights add up to `weight`. */
static Pixel average(const float *sums, const Span *across, float weight) {
    float sum[CHANNELS] = {0};
    for (int x = 0; x < across->count; x++) {
        const float *source = sums + (size_t)(across->first + x) * CHANNELS;
        float share = share_of(across, x);
        for (size_t i = 0; i < CHANNELS; i++) sum[i] += share * source[i];
    }
    uint8_t channels[CHANNELS];
    for (size_t i = 0; i < CHANNELS; i++) channels[i] = (uint8_t)(sum[i] / weight + 0.5f);
    Pixel pixel;
    memcpy(&pixel, channels, sizeof pixel);
    return pixel;
}

/* Area averaging, first down and then across: a photograph shrunk to a card in a hand does not flicker. */
static Pixmap *shrunk(const Pixmap *pixmap, int width, int height) {
    Pixmap *small = pixmap_create_unset(width, height);
    Span *across = memory_calloc((size_t)width, sizeof *across);
    float *sums = memory_calloc((size_t)pixmap->width * CHANNELS, sizeof *sums);
    float weight = (float)((double)pixmap->width / width * ((double)pixmap->height / height));
    for (int x = 0; x < width; x++) across[x] = span_of(x, pixmap->width, width);
    for (int y = 0; y < height; y++) {
        Span down = span_of(y, pixmap->height, height);
        memset(sums, 0, (size_t)pixmap->width * CHANNELS * sizeof *sums);
        for (int i = 0; i < down.count; i++) {
            const Pixel *row = pixmap->pixels + (size_t)(down.first + i) * (size_t)pixmap->stride;
            add_row(sums, row, (size_t)pixmap->width, share_of(&down, i));
        }
        Pixel *row = small->pixels + (size_t)y * (size_t)small->stride;
        for (int x = 0; x < width; x++) row[x] = average(sums, &across[x], weight);
    }
    free(sums);
    free(across);
    return small;
}

static Pixmap *shrunk_surface(SDL_Surface *surface, int width, int height) {
    Pixmap *whole = pixmap_from_surface(surface);
    Pixmap *small = whole ? shrunk(whole, width, height) : NULL;
    pixmap_free(whole);
    return small;
}

static Pixmap *scaled_surface(SDL_Surface *surface, int width, int height) {
    if (surface->w == width && surface->h == height) return pixmap_from_surface(surface);
    if (surface->w >= width && surface->h >= height) return shrunk_surface(surface, width, height);
    SDL_Surface *scaled = SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, SDL_PIXELFORMAT_ARGB8888);
    if (!scaled) return NULL;
    SDL_SetSurfaceBlendMode(surface, SDL_BLENDMODE_NONE);
    SDL_Surface *same = SDL_ConvertSurfaceFormat(surface, SDL_PIXELFORMAT_ARGB8888, 0);
    Pixmap *pixmap = NULL;
    if (same && SDL_SoftStretchLinear(same, NULL, scaled, NULL) == 0) pixmap = pixmap_from_surface(scaled);
    SDL_FreeSurface(same);
    SDL_FreeSurface(scaled);
    return pixmap;
}

/* The part alone, copied out of `whole`, which is freed. */
static SDL_Surface *cut_out(SDL_Surface *whole, const PicturePart *part) {
    int left = whole->w * part->column / part->columns, top = whole->h * part->row / part->rows;
    SDL_Rect box = {left, top, whole->w * (part->column + 1) / part->columns - left,
                    whole->h * (part->row + 1) / part->rows - top};
    SDL_Surface *cut = NULL;
    if (box.w > 0 && box.h > 0)
        cut = SDL_CreateRGBSurfaceWithFormat(0, box.w, box.h, 32, SDL_PIXELFORMAT_RGBA32);
    SDL_SetSurfaceBlendMode(whole, SDL_BLENDMODE_NONE);
    if (cut && SDL_BlitSurface(whole, &box, cut, NULL) != 0) {
        SDL_FreeSurface(cut);
        cut = NULL;
    }
    SDL_FreeSurface(whole);
    return cut;
}

Pixmap *raster_draw(const char *document, size_t length, const PicturePart *part, int width, int height) {
    SDL_RWops *memory = SDL_RWFromConstMem(document, (int)length);
    if (!memory) return NULL;
    SDL_Surface *surface =
        IMG_isSVG(memory) ? IMG_LoadSizedSVG_RW(memory, width, height) : IMG_Load_RW(memory, 0);
    SDL_RWclose(memory);
    if (surface && part && part->columns) surface = cut_out(surface, part);
    if (!surface) return NULL;
    Pixmap *pixmap = scaled_surface(surface, width, height);
    SDL_FreeSurface(surface);
    if (pixmap) pixmap_measure(pixmap);
    return pixmap;
}

/* A card is out of play at eleven sixteenths of the way to grey and seven sixteenths of its light. */
static void dim(Pixmap *pixmap) {
    static const uint32_t FLATNESS = 176, LIGHT = 112;
    size_t count = (size_t)pixmap->stride * (size_t)pixmap->height;
    for (size_t i = 0; i < count; i++) {
        Pixel p = pixmap->pixels[i];
        uint32_t grey = (((p >> 16) & 255) * 77 + ((p >> 8) & 255) * 151 + (p & 255) * 28) >> 8;
        Pixel flat = (p & 0xff000000u) | grey << 16 | grey << 8 | grey, mixed = pixel_mix(p, flat, FLATNESS);
        pixmap->pixels[i] = (p & 0xff000000u) | ((mixed >> 16 & 255) * LIGHT >> 8) << 16 |
                            ((mixed >> 8 & 255) * LIGHT >> 8) << 8 | (mixed & 255) * LIGHT >> 8;
    }
}

static Pixel shaded(Pixel pixel, int shift, float grey, float keeps) {
    static const float RICHER = 1.16f;
    float alpha = (float)(pixel >> 24), value = (float)(pixel >> shift & 255);
    value = (grey + (value - grey) * RICHER) * keeps;
    return (Pixel)(fminf(fmaxf(value, 0), alpha) + 0.5f) << shift;
}

/* A shadow falls over a person. What catches light keeps most of it and what is dark loses most, so that the
 * form stays; the colours stay too, a little warmer and richer. */
static void shade(Pixmap *pixmap) {
    static const float DARK = 0.42f, LIGHT = 0.78f, RED = 1.04f, BLUE = 0.9f;
    size_t count = (size_t)pixmap->stride * (size_t)pixmap->height;
    for (size_t i = 0; i < count; i++) {
        Pixel p = pixmap->pixels[i];
        if (p >> 24 == 0) continue;
        float grey = 0.3f * (float)(p >> 16 & 255) + 0.59f * (float)(p >> 8 & 255) + 0.11f * (float)(p & 255);
        float keeps = DARK + (LIGHT - DARK) * sqrtf(fminf(grey / (float)(p >> 24), 1));
        pixmap->pixels[i] = (p & 0xff000000u) | shaded(p, 16, grey, keeps * RED) | shaded(p, 8, grey, keeps) |
                            shaded(p, 0, grey, keeps * BLUE);
    }
}

/* One pass of a box blur over alpha, along rows or columns. */
static void blur_alpha(const uint8_t *from, uint8_t *to, int lines, int length, int line_step, int step,
                       int reach) {
    for (int line = 0; line < lines; line++) {
        const uint8_t *source = from + line * line_step;
        uint8_t *target = to + line * line_step;
        int sum = 0, window = 2 * reach + 1;
        for (int i = 0; i < reach && i < length; i++) sum += source[i * step];
        for (int i = 0; i < length; i++) {
            if (i + reach < length) sum += source[(i + reach) * step];
            target[i * step] = (uint8_t)(sum / window);
            if (i - reach >= 0) sum -= source[(i - reach) * step];
        }
    }
}

/* The outline blurred, in the colour of each degree of it. */
static Pixmap *outline_of(const Pixmap *plain, Pixel (*colour)(uint8_t alpha)) {
    int margin = (int)((float)plain->width * SPRITE_SHADOW_SHARE + 0.5f);
    int width = plain->width + 2 * margin, height = plain->height + 2 * margin, reach = margin / 3;
    Pixmap *outline = pixmap_create_unset(width, height);
    size_t count = (size_t)width * (size_t)height;
    uint8_t *alpha = memory_calloc(count, 1), *other = memory_calloc(count, 1);
    for (int y = 0; y < plain->height; y++) {
        for (int x = 0; x < plain->width; x++) {
            alpha[(y + margin) * width + x + margin] = (uint8_t)(plain->pixels[y * plain->stride + x] >> 24);
        }
    }
    for (int pass = 0; pass < 3; pass++) {
        blur_alpha(alpha, other, height, width, width, 1, reach);
        blur_alpha(other, alpha, width, height, 1, width, reach);
    }
    for (size_t i = 0; i < count; i++) outline->pixels[i] = colour(alpha[i]);
    free(alpha);
    free(other);
    return outline;
}

static Pixel of_shadow(uint8_t alpha) { return (Pixel)alpha << 24; }

/* Whole to two fifths of the blur's reach beyond the outline, and soft only at its edge. */
static Pixel of_rim(uint8_t alpha) {
    enum { NONE = 26, STEEPNESS = 8, AMBER = 0xfff0b04a };
    int opaque = alpha <= NONE ? 0 : (alpha - NONE) * STEEPNESS;
    return pixel_scale(AMBER, (uint32_t)(opaque < 256 ? opaque : 256));
}

/* One of the two lights of sprite_lit. */
static Colour light_in(uint32_t effect, int shift) {
    uint32_t steps = effect >> shift & 0xfff;
    return ((steps & 0xf00) << 8 | (steps & 0xf0) << 4 | (steps & 0xf)) * 17;
}

/* The draft of a picture is shown for a moment only, and has none of what is too fine for it. */
static void finish_painted(Pixmap *painted, uint32_t wanted) {
    enum { DRAFT_WIDE = 700, KINDS = 15 };
    bool is_strip = painted->width > 8 * painted->height;
    if (painted->width < DRAFT_WIDE && !is_strip) return;
    painted_finish(painted, wanted >> 8 & KINDS, wanted >> 12 & KINDS, wanted >> 16 & KINDS);
}

static void grow_wood(Pixmap *pixmap, uint32_t wanted) {
    int boards = (int)(wanted >> 8 & 255);
    wood_draw(pixmap, &(Wood){.boards = boards > 0 ? boards : 1,
                              .is_upright = wanted >> 16 & 1,
                              .is_nailed = wanted >> 17 & 1});
}

static float side_in(SpriteEffect wanted, SpriteEffect left, SpriteEffect right) {
    return wanted & left ? -1.0f : wanted & right ? 1.0f : 0;
}

static void relight_as(Pixmap *plain, SpriteEffect wanted) {
    relight(plain, &(Relight){.room = light_in(wanted, 20),
                              .lamp = light_in(wanted, 8),
                              .side = side_in(wanted, SPRITE_FROM_LEFT, SPRITE_FROM_RIGHT),
                              .lies = side_in(wanted, SPRITE_ON_LEFT, SPRITE_ON_RIGHT),
                              .is_part = wanted & SPRITE_PART});
}

Pixmap *raster_apply(Pixmap *plain, SpriteEffect wanted) {
    SpriteEffect effect = sprite_effect_kind(wanted);
    if (plain && effect == SPRITE_WOOD) {
        grow_wood(plain, wanted);
        return plain;
    }
    if (plain && effect == SPRITE_PAINTED) {
        finish_painted(plain, wanted);
        return plain;
    }
    if (plain && wanted >> 8 != 0) relight_as(plain, wanted);
    if (!plain || effect == SPRITE_PLAIN) return plain;
    if (effect == SPRITE_DIM || effect == SPRITE_AWAY) {
        (effect == SPRITE_DIM ? dim : shade)(plain);
        return plain;
    }
    Pixmap *outline = outline_of(plain, effect == SPRITE_RIM ? of_rim : of_shadow);
    pixmap_free(plain);
    pixmap_measure(outline);
    return outline;
}

Pixmap *raster_read(const char *path) {
    enum { PNG_MAX = 1 << 28 };
    int width, height, channels;
    size_t size;
    char *file = file_read(path, PNG_MAX, &size);
    stbi_uc *bytes =
        file ? stbi_load_from_memory((const stbi_uc *)file, (int)size, &width, &height, &channels, 4) : NULL;
    free(file);
    if (!bytes) return NULL;
    Pixmap *pixmap = pixmap_create_unset(width, height);
    for (int i = 0; i < width * height; i++) {
        const stbi_uc *p = bytes + (size_t)i * 4;
        pixmap->pixels[i] =
            pixel_from_colour((Colour)p[3] << 24 | (Colour)p[0] << 16 | (Colour)p[1] << 8 | (Colour)p[2]);
    }
    stbi_image_free(bytes);
    pixmap_measure(pixmap);
    return pixmap;
}

static void straighten(Pixel p, uint8_t *out) {
    uint32_t alpha = p >> 24;
    for (int i = 0; i < 3; i++) {
        uint32_t value = (p >> (16 - 8 * i)) & 255;
        uint32_t straight = alpha ? (value * 255 + alpha / 2) / alpha : 0;
        out[i] = (uint8_t)(straight > 255 ? 255 : straight);
    }
}

/* The draft keeps the error. */
static void put(void *draft, void *bytes, int size) { file_draft_put(draft, bytes, (size_t)size); }

bool raster_write(const char *path, const Pixmap *pixmap, bool is_opaque) {
    size_t channels = is_opaque ? 3 : 4;
    size_t row_bytes = (size_t)pixmap->width * channels;
    uint8_t *bytes = memory_alloc(row_bytes * (size_t)pixmap->height);
    FileDraft draft;
    if (!file_draft_begin(&draft, path)) {
        free(bytes);
        return false;
    }
    /* Quickly rather than small: one filter instead of the best of five for each row, the shortest search. */
    stbi_write_force_png_filter = 1;
    stbi_write_png_compression_level = 1;
    for (int y = 0; y < pixmap->height; y++) {
        for (int x = 0; x < pixmap->width; x++) {
            Pixel p = pixmap->pixels[y * pixmap->stride + x];
            uint8_t *out = bytes + (size_t)y * row_bytes + (size_t)x * channels;
            straighten(is_opaque ? p | 0xff000000u : p, out);
            if (!is_opaque) out[3] = (uint8_t)(p >> 24);
        }
    }
    bool is_put = stbi_write_png_to_func(put, &draft, pixmap->width, pixmap->height, (int)channels, bytes,
                                         (int)row_bytes) != 0;
    free(bytes);
    return file_draft_end(&draft, is_put, FILE_QUICK);
}
