#include "render/paint.h"

#include <assert.h>
#include <math.h>
#include <stddef.h>
#include <string.h>

#include "render/ease.h"
#include "render/paint_run.h"

Target target_of(Pixmap *pixmap) {
    return (Target){.pixels = pixmap->pixels,
                    .width = pixmap->width,
                    .height = pixmap->height,
                    .stride = pixmap->stride,
                    .clip = {0, 0, pixmap->width, pixmap->height}};
}

/* Loops that the compiler does several steps of at a time are compiled twice, from one text (ALIKE): for
 * every processor, and for those with AVX2 (WIDER), which do twice as many. */
#define ALIKE static inline __attribute__((always_inline))
#ifdef RUN_MAY_BE_WIDE
#define WIDER __attribute__((target("avx2")))
static bool can_be_wider(void) { return run_is_wide(); }
#else
#define WIDER
static bool can_be_wider(void) { return false; }
#endif

static inline float larger(float a, float b) { return a > b ? a : b; } /* in place, unlike fmaxf */
static inline float clamp_unit(float value) { return value < 0 ? 0 : value > 1 ? 1 : value; }
static inline Pixel *row_of(Target target, int y) { return target.pixels + (ptrdiff_t)y * target.stride; }

static PixelRect rect_around(float left, float top, float right, float bottom) {
    int x = (int)floorf(left), y = (int)floorf(top);
    return (PixelRect){x, y, (int)ceilf(right) - x, (int)ceilf(bottom) - y};
}

/* Signed distance to a rounded corner's edge, from how far a point is beyond its centre. */
static inline float round_distance(float qx, float qy, float radius) {
    float inner = larger(qx, qy);
    float outer = sqrtf(qx * qx + qy * qy);
    return (qx > 0 && qy > 0 ? outer : inner) - radius;
}

/* Signed distance of a point, relative to the centre of a box, to its edge: negative inside. */
static float box_distance(float x, float y, float half_width, float half_height, float radius, bool is_cut) {
    float dx = fabsf(x) - half_width, dy = fabsf(y) - half_height;
    if (!is_cut) return round_distance(dx + radius, dy + radius, radius);
    float corner = (dx + dy + radius) * 0.70710678f;
    return larger(larger(dx, dy), corner);
}

typedef struct PanelRow {
    const PanelShape *shape;
    float half_width, half_height, y;
    Pixel fill, edge;
} PanelRow;

static Pixel panel_pixel(const PanelRow *row, float x) {
    const PanelShape *shape = row->shape;
    float distance = box_distance(x, row->y, row->half_width, row->half_height, shape->radius, shape->is_cut);
    float whole = clamp_unit(0.5f - distance);
    float inner = shape->edge_width > 0 ? clamp_unit(0.5f - distance - shape->edge_width) : whole;
    if (whole <= 0) return 0;
    return pixel_scale(pixel_mix(row->edge, row->fill, (uint32_t)(inner / whole * 256)),
                       (uint32_t)(whole * 256));
}

static Colour panel_fill_at(const PanelShape *panel, float y) {
    float share = clamp_unit((y - panel->y) / panel->height);
    return pixel_mix(panel->top, panel->bottom, (uint32_t)(share * 256));
}

/* How far from its ends a row is the same everywhere: where it is deeper inside than the corners and the edge
 * reach, that is as far as the edge reaches; a cut corner's line is 1.5 times as far off, along the row. */
static float panel_margin(const PanelRow *row) {
    const PanelShape *shape = row->shape;
    float reach = fmaxf(shape->radius, shape->edge_width) + 2, depth = row->half_height - fabsf(row->y);
    return depth > reach ? fminf(reach, (shape->edge_width + 2) * 1.5f) : reach;
}

/* Only the ends of a row need a distance per pixel: between them it does not depend on x. */
static void panel_row(Target target, const PanelRow *row, int y, PixelRect area) {
    const PanelShape *shape = row->shape;
    float centre = shape->x + row->half_width;
    float margin = panel_margin(row);
    int right = area.x + area.width;
    int from = (int)ceilf(shape->x + margin), to = (int)floorf(shape->x + shape->width - margin);
    if (from > to) from = to = right;
    if (from < area.x) from = area.x;
    if (from > right) from = right;
    if (to > right) to = right;
    if (to < from) to = from;
    Pixel *pixels = row_of(target, y);
    for (int x = area.x; x < from; x++) {
        pixels[x] = pixel_over(pixels[x], panel_pixel(row, (float)x + 0.5f - centre));
    }
    if (to > from) run_fill(pixels + from, to - from, panel_pixel(row, 0));
    for (int x = to; x < right; x++) {
        pixels[x] = pixel_over(pixels[x], panel_pixel(row, (float)x + 0.5f - centre));
    }
}

void paint_panel(Target target, const PanelShape *panel) {
    PixelRect all =
        rect_around(panel->x - 1, panel->y - 1, panel->x + panel->width + 1, panel->y + panel->height + 1);
    PixelRect area = pixel_rect_meet(all, target.clip);
    PanelRow row = {.shape = panel,
                    .half_width = panel->width / 2,
                    .half_height = panel->height / 2,
                    .edge = pixel_from_colour(panel->edge)};
    for (int y = area.y; y < area.y + area.height; y++) {
        row.y = (float)y + 0.5f - panel->y - row.half_height;
        row.fill = pixel_from_colour(panel_fill_at(panel, (float)y + 0.5f));
        panel_row(target, &row, y, area);
    }
}

/* In 1/256. By way of int, which processors convert several of at a time. */
static inline uint32_t glow_strength(float distance, float spread) {
    float share = clamp_unit(1 - distance / spread);
    return (uint32_t)(int)(ease_soft(share) * 256);
}

typedef struct GlowRow {
    const GlowShape *shape;
    float half_width, half_height, y; /* y relative to the centre */
    Pixel colour;
} GlowRow;

ALIKE void glow_shares(const GlowRow *row, uint32_t *shares, int from, int count) {
    const GlowShape *glow = row->shape;
    float qy = fabsf(row->y) - row->half_height + glow->radius;
    float least = glow->is_hollow ? -1 : -INFINITY;
    for (int i = 0; i < count; i++) {
        float dx = (float)(from + i) + 0.5f - glow->x - row->half_width;
        float distance = round_distance(fabsf(dx) - row->half_width + glow->radius, qy, glow->radius);
        uint32_t share = glow_strength(distance, glow->spread);
        share = distance < least ? 0 : share;
        shares[i] = glow->is_around ? 256 - share : share;
    }
}

static void glow_shares_usual(const GlowRow *row, uint32_t *shares, int from, int count) {
    glow_shares(row, shares, from, count);
}

WIDER static void glow_shares_wide(const GlowRow *row, uint32_t *shares, int from, int count) {
    glow_shares(row, shares, from, count);
}

/* Of a wide glow the strength is computed at every fourth column, and changes evenly in between: no share is
 * off by more than a step. */
enum { GLOW_APART = 4, GLOW_POINTS = 64 };
static const float GLOW_WIDE = 64;

static bool is_glow_wide(const GlowShape *glow) { return glow->spread >= GLOW_WIDE && !glow->is_hollow; }

/* The shares of `count` ≤ GLOW_POINTS stretches, the first of which begins at the column `from`. */
ALIKE void glow_stretches(const GlowRow *row, uint32_t *shares, int from, int count) {
    const GlowShape *glow = row->shape;
    float qy = fabsf(row->y) - row->half_height + glow->radius, middle = glow->x + row->half_width;
    float points[GLOW_POINTS + 1];
    for (int i = 0; i <= count; i++) {
        float dx = (float)(from + i * GLOW_APART) + 0.5f - middle;
        float distance = round_distance(fabsf(dx) - row->half_width + glow->radius, qy, glow->radius);
        float share = clamp_unit(1 - distance / glow->spread);
        points[i] = ease_soft(share) * 256;
    }
    for (int i = 0; i < count; i++)
        for (int k = 0; k < GLOW_APART; k++) {
            float share = points[i] + (points[i + 1] - points[i]) * ((float)k / GLOW_APART);
            shares[i * GLOW_APART + k] = (uint32_t)(int)(glow->is_around ? 256 - share : share);
        }
}

static void glow_stretches_usual(const GlowRow *row, uint32_t *shares, int from, int count) {
    glow_stretches(row, shares, from, count);
}

WIDER static void glow_stretches_wide(const GlowRow *row, uint32_t *shares, int from, int count) {
    glow_stretches(row, shares, from, count);
}

/* Stretches begin in the same columns whatever part of the row is painted. */
static void glow_by_stretches(const GlowRow *row, uint32_t *shares, int from, int count) {
    uint32_t some[GLOW_POINTS * GLOW_APART];
    int end = from + count, x = from - (from & (GLOW_APART - 1));
    for (; x < end; x += GLOW_POINTS * GLOW_APART) {
        int first = x < from ? from : x, until = x + GLOW_POINTS * GLOW_APART;
        if (until > end) until = end;
        (can_be_wider() ? glow_stretches_wide
                        : glow_stretches_usual)(row, some, x, (until - x + GLOW_APART - 1) / GLOW_APART);
        memcpy(shares + (first - from), some + (first - x), (size_t)(until - first) * sizeof *shares);
    }
}

static void find_shares(const GlowRow *row, uint32_t *shares, int from, int count) {
    if (is_glow_wide(row->shape))
        glow_by_stretches(row, shares, from, count);
    else
        (can_be_wider() ? glow_shares_wide : glow_shares_usual)(row, shares, from, count);
}

/* Between the corners all rows are alike: what is beside the box is computed for the first and kept. */
enum { GLOW_KEPT = 1024 };
typedef struct GlowSide {
    bool is_known;
    uint32_t shares[GLOW_KEPT];
} GlowSide;

static void glow_side(const GlowRow *row, Pixel *pixels, int from, int to, GlowSide *side) {
    if (!side->is_known) find_shares(row, side->shares, from, to - from);
    side->is_known = true;
    run_tint(pixels + from, side->shares, to - from, row->colour);
}

/* Computed in one loop and laid in another, so that both are done several pixels at a time. */
static void glow_part(const GlowRow *row, Pixel *pixels, int from, int to) {
    enum { AT_ONCE = 256 };
    uint32_t shares[AT_ONCE];
    for (; from < to; from += AT_ONCE) {
        int count = to - from < AT_ONCE ? to - from : AT_ONCE;
        find_shares(row, shares, from, count);
        run_tint(pixels + from, shares, count, row->colour);
    }
}

/* The pixels of a row between the corners, or inside: all at the same distance from the edge, or full. Most
 * of a glow is there. */
static void glow_middle(const GlowRow *row, Pixel *pixels, int from, int to) {
    const GlowShape *glow = row->shape;
    float below_corner = fabsf(row->y) - row->half_height + glow->radius,
          distance = below_corner - glow->radius;
    bool is_inside = below_corner <= 0;
    if (glow->is_around) {
        uint32_t strength = is_inside ? 0 : 256 - glow_strength(distance, glow->spread);
        if (strength > 0) run_fill(pixels + from, to - from, pixel_scale(row->colour, strength));
        return;
    }
    if (distance >= glow->spread || (glow->is_hollow && distance < -1)) return;
    if (is_inside && glow->is_hollow)
        glow_part(row, pixels, from, to);
    else
        run_fill(pixels + from, to - from,
                 pixel_scale(row->colour, is_inside ? 256 : glow_strength(distance, glow->spread)));
}

static void glow_row(const GlowRow *row, Pixel *pixels, int left, int right, GlowSide sides[2]) {
    static const float SAFE = 2; /* maximum rounding error */
    const GlowShape *glow = row->shape;
    bool is_inside = fabsf(row->y) - row->half_height + glow->radius <= 0;
    float alike = row->half_width - SAFE - (is_inside ? 0 : glow->radius), middle = glow->x + row->half_width;
    int from = alike > 0 ? (int)ceilf(middle - alike) : right,
        to = alike > 0 ? (int)floorf(middle + alike) : right;
    from = from < left ? left : from > right ? right : from;
    to = to < from ? from : to > right ? right : to;
    glow_middle(row, pixels, from, to);
    if (is_inside && !glow->is_hollow && from - left <= GLOW_KEPT && right - to <= GLOW_KEPT) {
        glow_side(row, pixels, left, from, &sides[0]);
        glow_side(row, pixels, to, right, &sides[1]);
        return;
    }
    glow_part(row, pixels, left, from);
    glow_part(row, pixels, to, right);
}

/* How far from its edge a glow changes a pixel at all: a faint one is less than a step of every channel long
 * before it is nothing. */
static float glow_reach(const GlowShape *glow) {
    Pixel colour = pixel_from_colour(glow->colour);
    float nothing = glow->spread, something = 0;
    while (nothing - something > 0.5f) {
        float middle = (nothing + something) / 2;
        bool is_nothing = pixel_scale(colour, glow_strength(middle, glow->spread)) == 0;
        *(is_nothing ? &nothing : &something) = middle;
    }
    return nothing;
}

/* What is beyond the spread at the ends of a row is all alike. */
static void around_row(const GlowRow *row, Pixel *pixels, int left, int right, GlowSide sides[2]) {
    const GlowShape *glow = row->shape;
    bool is_beyond = fabsf(row->y) - row->half_height >= glow->spread;
    int from = is_beyond ? right : (int)floorf(glow->x - glow->spread) - 1;
    int to = is_beyond ? right : (int)ceilf(glow->x + glow->width + glow->spread) + 1;
    from = from < left ? left : from > right ? right : from;
    to = to < from ? from : to > right ? right : to;
    run_fill(pixels + left, from - left, row->colour);
    if (from < to) glow_row(row, pixels, from, to, sides);
    run_fill(pixels + to, right - to, row->colour);
}

static void paint_around(Target target, const GlowShape *glow) {
    GlowRow row = {.shape = glow,
                   .half_width = glow->width / 2,
                   .half_height = glow->height / 2,
                   .colour = pixel_from_colour(glow->colour)};
    PixelRect area = target.clip;
    GlowSide sides[2];
    sides[0].is_known = sides[1].is_known = false;
    for (int y = area.y; y < area.y + area.height; y++) {
        row.y = (float)y + 0.5f - glow->y - row.half_height;
        around_row(&row, row_of(target, y), area.x, area.x + area.width, sides);
    }
}

void paint_glow(Target target, const GlowShape *glow) {
    if (glow->is_around) {
        paint_around(target, glow);
        return;
    }
    float reach = glow_reach(glow);
    PixelRect all = rect_around(glow->x - reach, glow->y - reach, glow->x + glow->width + reach,
                                glow->y + glow->height + reach);
    PixelRect area = pixel_rect_meet(all, target.clip);
    GlowRow row = {.shape = glow,
                   .half_width = glow->width / 2,
                   .half_height = glow->height / 2,
                   .colour = pixel_from_colour(glow->colour)};
    GlowSide sides[2];
    sides[0].is_known = sides[1].is_known = false;
    for (int y = area.y; y < area.y + area.height; y++) {
        row.y = (float)y + 0.5f - glow->y - row.half_height;
        glow_row(&row, row_of(target, y), area.x, area.x + area.width, sides);
    }
}

static float segment_distance(const LineShape *line, float x, float y) {
    float dx = line->x2 - line->x1, dy = line->y2 - line->y1;
    float length = dx * dx + dy * dy;
    float along = length > 0 ? clamp_unit(((x - line->x1) * dx + (y - line->y1) * dy) / length) : 0;
    float px = x - line->x1 - along * dx, py = y - line->y1 - along * dy;
    return sqrtf(px * px + py * py);
}

/* Narrows [from, to) to what of a row may be within reach of the line, were it endless: of the box around a
 * slanted one that is little. */
static void near_line(const LineShape *line, float reach, float y, int *from, int *to) {
    float dx = line->x2 - line->x1, dy = line->y2 - line->y1;
    if (fabsf(dy) < 1) return;
    float middle = line->x1 + (y - line->y1) * dx / dy, half = reach * sqrtf(dx * dx + dy * dy) / fabsf(dy);
    float left = floorf(middle - half) - 1, right = ceilf(middle + half) + 1;
    if (left > (float)*from) *from = left < (float)*to ? (int)left : *to;
    if (right < (float)*to) *to = right > (float)*from ? (int)right : *from;
}

void paint_line(Target target, const LineShape *line) {
    float reach = line->width / 2 + 1;
    PixelRect all = rect_around(fminf(line->x1, line->x2) - reach, fminf(line->y1, line->y2) - reach,
                                fmaxf(line->x1, line->x2) + reach, fmaxf(line->y1, line->y2) + reach);
    PixelRect area = pixel_rect_meet(all, target.clip);
    Pixel colour = pixel_from_colour(line->colour);
    for (int y = area.y; y < area.y + area.height; y++) {
        Pixel *pixels = row_of(target, y);
        int from = area.x, to = area.x + area.width;
        near_line(line, reach, (float)y + 0.5f, &from, &to);
        for (int x = from; x < to; x++) {
            float distance = segment_distance(line, (float)x + 0.5f, (float)y + 0.5f);
            float share = clamp_unit(0.5f + line->width / 2 - distance);
            if (share > 0) pixels[x] = pixel_over(pixels[x], pixel_scale(colour, (uint32_t)(share * 256)));
        }
    }
}

void paint_mask(Target target, const Mask *mask, int x, int y, Colour colour) {
    PixelRect area = pixel_rect_meet((PixelRect){x, y, mask->width, mask->height}, target.clip);
    Pixel ink = pixel_from_colour(colour);
    for (int row = area.y; row < area.y + area.height; row++) {
        const uint8_t *alpha = mask->alpha + (ptrdiff_t)(row - y) * mask->width - x;
        Pixel *pixels = row_of(target, row);
        run_mask(pixels + area.x, alpha + area.x, area.width, ink);
    }
}

/* An 8×8 ordered dither, values 0..63: each channel is raised by less than one step, to avoid banding. */
static uint32_t dither_at(int x, int y) {
    uint32_t a = (uint32_t)(x ^ y) & 7, b = (uint32_t)x & 7;
    return ((a & 1) << 5) | ((b & 1) << 4) | ((a & 2) << 2) | ((b & 2) << 1) | ((a & 4) >> 1) |
           ((b & 4) >> 2);
}

static float channel(Colour colour, int shift) { return (float)((colour >> shift) & 255); }

enum { BACKDROP_STRETCH = 16, BACKDROP_POINTS = 65 };

/* Points of a row, BACKDROP_STRETCH apart: red, green and blue in 1/65536 of a step of 255. */
typedef struct BackdropRow {
    const BackdropShape *shape;
    float width, aspect, y; /* of the whole picture; y as a share of its height */
    int32_t colours[3][BACKDROP_POINTS];
} BackdropRow;

/* A loop without branches or calls for each step, so that several points are computed at a time. */
ALIKE void backdrop_points(BackdropRow *row, int from) {
    const BackdropShape *shape = row->shape;
    float y = row->y, strength = channel(shape->light, 24), lights[BACKDROP_POINTS], shades[BACKDROP_POINTS];
    for (int i = 0; i < BACKDROP_POINTS; i++) {
        float x = ((float)(from + i * BACKDROP_STRETCH) + 0.5f) / row->width;
        float dx = (x - shape->light_x) * row->aspect, dy = y - shape->light_y;
        float near = clamp_unit(1 - sqrtf(dx * dx + dy * dy) / shape->light_reach);
        float rim = (2 * x - 1) * (2 * x - 1) * 0.5f + (2 * y - 1) * (2 * y - 1) * 0.5f;
        float shade = 1 - shape->vignette * rim;
        lights[i] = ease_soft(near) * strength / 255;
        shades[i] = shade > 0 ? shade : 0;
    }
    for (int c = 0; c < 3; c++) {
        int shift = 16 - 8 * c;
        float ground = channel(shape->top, shift) * (1 - y) + channel(shape->bottom, shift) * y;
        float glare = channel(shape->light, shift) - ground;
        for (int i = 0; i < BACKDROP_POINTS; i++) {
            float lit = (ground + glare * lights[i]) * shades[i];
            row->colours[c][i] = (int32_t)((lit < 254 ? lit : 254) * 65536);
        }
    }
}

static void backdrop_points_usual(BackdropRow *row, int from) { backdrop_points(row, from); }
WIDER static void backdrop_points_wide(BackdropRow *row, int from) { backdrop_points(row, from); }

/* The light changes slowly: it is computed at the ends of short segments, at the same positions whatever the
 * clip, and interpolated linearly. */
static void backdrop_stretch(Pixel *pixels, int x, int from, int to, const BackdropRow *row, int point,
                             const int32_t dither[8]) {
    GradientRun run = {.dither = dither, .phase = x + from};
    for (int c = 0; c < 3; c++) {
        const int32_t *ends = &row->colours[c][point];
        run.step[c] = (ends[1] - ends[0]) / BACKDROP_STRETCH;
        run.from[c] = ends[0] + run.step[c] * from;
    }
    run_gradient(pixels + x + from, to - from, &run);
}

static inline int min(int a, int b) { return a < b ? a : b; }
static inline int max(int a, int b) { return a > b ? a : b; }

void paint_backdrop(Target target, const BackdropShape *backdrop) {
    float width = (float)target.width, height = (float)target.height;
    BackdropRow row = {.shape = backdrop, .width = width, .aspect = width / height};
    int left = target.clip.x, first = left / BACKDROP_STRETCH * BACKDROP_STRETCH,
        end = left + target.clip.width;
    for (int y = target.clip.y; y < target.clip.y + target.clip.height; y++) {
        int32_t dither[8];
        row.y = ((float)y + 0.5f) / height;
        for (int x = 0; x < 8; x++) dither[x] = (int32_t)(dither_at(x, y) * 1024 + 512);
        for (int x = first, point = 0; x < end; x += BACKDROP_STRETCH, point++) {
            if (point == BACKDROP_POINTS - 1) point = 0;
            if (point == 0) (can_be_wider() ? backdrop_points_wide : backdrop_points_usual)(&row, x);
            backdrop_stretch(row_of(target, y), x, max(left - x, 0), min(end - x, BACKDROP_STRETCH), &row,
                             point, dither);
        }
    }
}
