/* Pictures: upright ones by copying what is opaque, or where they are scaled by mixing rows and columns,
   turned ones and those that lie by one bilinear sampler. */

#include "render/paint.h"

#include <math.h>
#include <stddef.h>
#include <string.h>

#include "render/paint_run.h"

static int clamp_int(int value, int low, int high) { return value < low ? low : value > high ? high : value; }

/* from, to: the part of the row inside the clip, in the picture's columns. */
static void blit_row(Pixel *under, const Pixel *top, const RowSpan *span, int from, int to) {
    int first = clamp_int(span->first, from, to), end = clamp_int(span->end, from, to);
    int solid = clamp_int(span->solid, first, end), solid_end = clamp_int(span->solid_end, solid, end);
    run_blend(under + first, top + first, solid - first, 256);
    if (solid_end > solid) memcpy(under + solid, top + solid, (size_t)(solid_end - solid) * sizeof *under);
    run_blend(under + solid_end, top + solid_end, end - solid_end, 256);
}

void paint_pixmap(Target target, const Pixmap *pixmap, int x, int y, uint32_t opacity) {
    PixelRect area = pixel_rect_meet((PixelRect){x, y, pixmap->width, pixmap->height}, target.clip);
    for (int row = 0; row < area.height; row++) {
        int source = area.y + row - y;
        const Pixel *top = pixmap->pixels + (ptrdiff_t)source * pixmap->stride;
        Pixel *under = target.pixels + (ptrdiff_t)(area.y + row) * target.stride + x;
        int from = area.x - x, to = from + area.width;
        if (opacity == 256 && pixmap->is_solid) {
            memcpy(under + from, top + from, (size_t)(to - from) * sizeof *under);
        } else if (opacity == 256 && pixmap->spans) {
            blit_row(under, top, &pixmap->spans[source], from, to);
        } else {
            run_blend(under + from, top + from, to - from, opacity);
        }
    }
}

/* The position of a screen pixel in the picture, in 1/65536 of its pixels: at + x·by_x + y·by_y, relative to
 * the corner of the placement's bounds, so that its pixels are the same in any part of the picture. */
typedef struct Mapping {
    int64_t u, u_by_x, u_by_y;
    int64_t v, v_by_x, v_by_y;
} Mapping;

static int64_t fixed(double value) {
    double scaled = value * 65536;
    return (int64_t)(scaled < 0 ? scaled - 0.5 : scaled + 0.5);
}

static Mapping mapping_of(const Pixmap *pixmap, const Placement *placement, PixelRect bounds) {
    double cosine = cos(placement->angle), sine = sin(placement->angle);
    double scale_u = pixmap->width / (double)placement->width,
           scale_v = pixmap->height / (double)placement->height;
    double skewed = (double)placement->skew / (double)placement->height;
    double u_by_x = (cosine + skewed * sine) * scale_u, u_by_y = (sine - skewed * cosine) * scale_u;
    double v_by_x = -sine * scale_v, v_by_y = cosine * scale_v;
    double dx = bounds.x - (double)placement->centre_x + 0.5,
           dy = bounds.y - (double)placement->centre_y + 0.5;
    return (Mapping){
        .u = fixed(u_by_x * dx + u_by_y * dy + pixmap->width / 2.0 - 0.5),
        .u_by_x = fixed(u_by_x),
        .u_by_y = fixed(u_by_y),
        .v = fixed(v_by_x * dx + v_by_y * dy + pixmap->height / 2.0 - 0.5),
        .v_by_x = fixed(v_by_x),
        .v_by_y = fixed(v_by_y),
    };
}

static int64_t floor_divide(int64_t a, int64_t b) {
    int64_t quotient = a / b;
    return a % b != 0 && (a < 0) != (b < 0) ? quotient - 1 : quotient;
}

/* Narrows [from, to) to the x with low ≤ start + x·step ≤ high. */
static void narrow(int *from, int *to, int64_t start, int64_t step, int64_t low, int64_t high) {
    if (step == 0) {
        if (start < low || start > high) *to = *from;
        return;
    }
    int64_t one = step > 0 ? low - start : high - start, other = step > 0 ? high - start : low - start;
    int64_t min = -floor_divide(-one, step), max = floor_divide(other, step);
    if (min > *from) *from = min > *to ? *to : (int)min;
    if (max + 1 < *to) *to = max + 1 < *from ? *from : (int)(max + 1);
}

/* The same to those that are seen of `side` pixels from `first` on, or mixed of one of them and what is
 * beside. */
static void narrow_to(int *from, int *to, int64_t start, int64_t step, int first, int side) {
    narrow(from, to, start, step, ((int64_t)first << 16) - 65535, ((int64_t)(first + side) << 16) - 1);
}

static inline Pixel texel(const Pixmap *pixmap, int64_t x, int64_t y) {
    if (x < 0 || y < 0 || x >= pixmap->width || y >= pixmap->height) return 0;
    return pixmap->pixels[y * pixmap->stride + x];
}

static inline Pixel sample_at_rim(const Pixmap *pixmap, int64_t u, int64_t v) {
    int64_t x = u >> 16, y = v >> 16;
    return run_bilinear(texel(pixmap, x, y), texel(pixmap, x + 1, y), texel(pixmap, x, y + 1),
                        texel(pixmap, x + 1, y + 1), (uint32_t)(u >> 8) & 255, (uint32_t)(v >> 8) & 255);
}

typedef struct Row {
    Pixel *pixels;
    int64_t u, v; /* at x = 0 */
    uint32_t opacity;
} Row;

static void lay_rim(const Row *row, int from, int to, const Pixmap *pixmap, const Mapping *map) {
    for (int x = from; x < to; x++) {
        run_lay(&row->pixels[x], sample_at_rim(pixmap, row->u + x * map->u_by_x, row->v + x * map->v_by_x),
                row->opacity);
    }
}

/* All four neighbours of each point are in the picture; positions fit 32 bits since sides are below 16384. */
static void lay_inside(const Row *row, int from, int to, const Pixmap *pixmap, const Mapping *map) {
    run_sample(row->pixels + from, to - from,
               &(SampleRun){.pixels = pixmap->pixels,
                            .stride = pixmap->stride,
                            .u = (int32_t)(row->u + from * map->u_by_x),
                            .v = (int32_t)(row->v + from * map->v_by_x),
                            .u_step = (int32_t)map->u_by_x,
                            .v_step = (int32_t)map->v_by_x,
                            .opacity = row->opacity});
}

static void sample_row(Pixel *pixels, int from, int to, const Pixmap *pixmap, const Mapping *map, int y,
                       uint32_t opacity) {
    Row row = {pixels, map->u + y * map->u_by_y, map->v + y * map->v_by_y, opacity};
    narrow_to(&from, &to, row.u, map->u_by_x, pixmap->ink.x, pixmap->ink.width);
    narrow_to(&from, &to, row.v, map->v_by_x, pixmap->ink.y, pixmap->ink.height);
    int inner = from, inner_end = to;
    narrow(&inner, &inner_end, row.u, map->u_by_x, 0, ((int64_t)(pixmap->width - 1) << 16) - 1);
    narrow(&inner, &inner_end, row.v, map->v_by_x, 0, ((int64_t)(pixmap->height - 1) << 16) - 1);
    if (inner_end <= inner) inner = inner_end = to;
    lay_rim(&row, from, inner, pixmap, map);
    lay_inside(&row, inner, inner_end, pixmap, map);
    lay_rim(&row, inner_end, to, pixmap, map);
}

/* ---- scaled, not turned ---- */

/* The position of a point along one side: between the pixel `first` and the next, with their weights. Outside
 * the picture there is nothing. */
typedef struct Tap {
    int first;
    uint32_t weight, next_weight;
} Tap;

static Tap tap_at(int64_t place, int side) {
    int first = (int)(place >> 16);
    uint32_t share = (uint32_t)(place >> 8) & 255;
    if (first < 0) return (Tap){0, share, 0};
    if (first >= side - 1) return (Tap){side - 2, 0, 256 - share};
    return (Tap){first, 256 - share, share};
}

static void fill_taps(Taps *taps, int64_t u, int64_t step, int count, int side) {
    for (int i = 0; i < count; i++) {
        Tap tap = tap_at(u + i * step, side);
        taps->left[i] = tap.first;
        for (int c = 0; c < 4; c++) {
            taps->weights[i][c] = (uint16_t)tap.weight;
            taps->weights[i][4 + c] = (uint16_t)tap.next_weight;
        }
    }
    run_group_taps(taps, count, side);
}

/* Rows of the picture scaled to the screen's width; the last ones are cached, because the next row needs the
 * same two or the next. */
typedef struct WideRows {
    const Pixmap *pixmap;
    Taps taps;
    int count, held[2]; /* held: the row that lies there, or -1 */
    int same_from;      /* a picture as wide as on the screen: its column that comes first; else -1 */
    Pixel rows[2][RUN_TAPS];
} WideRows;

static void wide_begin(WideRows *wide, const Pixmap *pixmap, int64_t u, int64_t step, int count) {
    int64_t first = u >> 16;
    bool is_same = step == 1 << 16 && (u >> 8 & 255) == 0 && first >= 0 && first + count <= pixmap->width;
    wide->pixmap = pixmap, wide->count = count;
    wide->held[0] = wide->held[1] = -1;
    wide->same_from = is_same ? (int)first : -1;
    if (!is_same) fill_taps(&wide->taps, u, step, count, pixmap->width);
}

static const Pixel *wide_row(WideRows *wide, int y) {
    const Pixel *shown = wide->pixmap->pixels + (ptrdiff_t)y * wide->pixmap->stride;
    if (wide->same_from >= 0) return shown + wide->same_from;
    Pixel *row = wide->rows[y & 1];
    if (wide->held[y & 1] != y) run_across(row, shown, wide->count, &wide->taps);
    wide->held[y & 1] = y;
    return row;
}

/* Its pixels `first` to `end`, at that of the screen where its first one would be. Where it is one row of the
 * picture, its opaque part is copied. */
static void lay_wide(Pixel *under, int first, int end, WideRows *wide, Tap tap, uint32_t opacity) {
    const Pixmap *pixmap = wide->pixmap;
    int single = tap.weight == 256 ? tap.first : tap.next_weight == 256 ? tap.first + 1 : -1;
    if (single >= 0 && wide->same_from >= 0 && opacity == 256 && pixmap->spans) {
        const Pixel *shown = pixmap->pixels + (ptrdiff_t)single * pixmap->stride;
        blit_row(under - wide->same_from, shown, &pixmap->spans[single], wide->same_from + first,
                 wide->same_from + end);
        return;
    }
    if (single >= 0) {
        run_blend(under + first, wide_row(wide, single) + first, end - first, opacity);
        return;
    }
    RowPair rows = {wide_row(wide, tap.first) + first, wide_row(wide, tap.first + 1) + first, tap.weight,
                    tap.next_weight};
    run_between(under + first, end - first, &rows, opacity);
}

/* `area` counts from the corner of the placement's bounds, which is at `corner`. */
static void lay_columns(Pixel *corner, int stride, PixelRect area, const Pixmap *pixmap, const Mapping *map,
                        uint32_t opacity) {
    WideRows wide;
    wide_begin(&wide, pixmap, map->u + area.x * map->u_by_x, map->u_by_x, area.width);
    for (int y = area.y; y < area.y + area.height; y++) {
        Tap tap = tap_at(map->v + y * map->v_by_y, pixmap->height);
        lay_wide(corner + (ptrdiff_t)y * stride + area.x, 0, area.width, &wide, tap, opacity);
    }
}

static bool is_upright(const Pixmap *pixmap, const Mapping *map) {
    return map->u_by_y == 0 && map->v_by_x == 0 && map->u_by_x != 0 && map->v_by_y != 0 &&
           pixmap->width > 1 && pixmap->height > 1;
}

static void lay_upright(Pixel *corner, int stride, PixelRect area, const Pixmap *pixmap, const Mapping *map,
                        uint32_t opacity) {
    int left = area.x, right = area.x + area.width, top = area.y, bottom = area.y + area.height;
    narrow_to(&left, &right, map->u, map->u_by_x, pixmap->ink.x, pixmap->ink.width);
    narrow_to(&top, &bottom, map->v, map->v_by_y, pixmap->ink.y, pixmap->ink.height);
    for (int x = left; x < right && top < bottom; x += RUN_TAPS) {
        int width = right - x < RUN_TAPS ? right - x : RUN_TAPS;
        lay_columns(corner, stride, (PixelRect){x, top, width, bottom - top}, pixmap, map, opacity);
    }
}

/* ---- bent ---- */

/* 1 above the neck … 0 below the foot. */
static float bent_share(const Placement *placement, float row) {
    float along = (row - placement->neck) / (placement->foot - placement->neck);
    if (along <= 0) return 1;
    return along >= 1 ? 0 : 1 - along * along * (3 - 2 * along);
}

float placement_bent_x(const Placement *placement, float row) {
    float up = fmaxf((placement->neck - row) / (placement->neck - placement->crown), 0);
    return placement->neck_x * bent_share(placement, row) + placement->crown_x * up;
}

float placement_bent_y(const Placement *placement, float row) {
    return placement->neck_y * bent_share(placement, row);
}

/* The row that has moved to that one. */
static float row_before(const Placement *placement, float row) {
    enum { TRIES = 8 };
    float before = row;
    if (row >= placement->foot) return row;
    if (row <= placement->neck + placement->neck_y) return row - placement->neck_y;
    for (int i = 0; i < TRIES; i++) before = row - placement_bent_y(placement, before);
    return before;
}

/* The columns of one row of the placement's bounds: its pixels `from` … `to` on the screen, which show those
 * of the row that are so far to the left. */
static void lay_bent_row(Pixel *pixels, int from, int to, WideRows *wide, int left, Tap tap,
                         uint32_t opacity) {
    int first = clamp_int(left, from, to), end = clamp_int(left + wide->count, first, to);
    if (first < end) lay_wide(pixels + left, first - left, end - left, wide, tap, opacity);
}

/* What is seen in a row of the bounds: where in the picture, and how far that has moved to the right: whole
 * pixels and parts of one, so that no upright edge is seen to step. */
typedef struct BentRow {
    int64_t v;
    int aside, part;
} BentRow;
enum { PARTS = 4 };

static BentRow bent_row(const Placement *placement, PixelRect bounds, const Mapping *map, int y) {
    float row = (float)(bounds.y + y) + 0.5f, before = row_before(placement, row);
    int64_t moved = fixed((double)((before - row) * (float)map->v_by_y / 65536));
    int aside = (int)lroundf(placement_bent_x(placement, before) * PARTS), part = aside & (PARTS - 1);
    return (BentRow){map->v + y * map->v_by_y + moved, (aside - part) / PARTS, part};
}

/* `area`: rows that have moved by the same part of a pixel, counted from the corner of the bounds. */
static void lay_bent_alike(Pixel *corner, int stride, PixelRect bounds, PixelRect area, const Pixmap *pixmap,
                           const Placement *placement, const Mapping *map, int part) {
    int left = 0, right = bounds.width;
    PixelRect ink = pixmap->ink;
    int64_t seen_from = ((int64_t)ink.y << 16) - 65535, seen_to = (int64_t)(ink.y + ink.height) << 16;
    int64_t u = map->u - map->u_by_x * part / PARTS;
    narrow_to(&left, &right, u, map->u_by_x, ink.x, ink.width);
    for (int x = left; x < right; x += RUN_TAPS) {
        WideRows wide;
        wide_begin(&wide, pixmap, u + x * map->u_by_x, map->u_by_x,
                   right - x < RUN_TAPS ? right - x : RUN_TAPS);
        for (int y = area.y; y < area.y + area.height; y++) {
            BentRow row = bent_row(placement, bounds, map, y);
            if (row.v < seen_from || row.v >= seen_to) continue;
            lay_bent_row(corner + (ptrdiff_t)y * stride, area.x, area.x + area.width, &wide, x + row.aside,
                         tap_at(row.v, pixmap->height), placement->opacity);
        }
    }
}

static void lay_bent(Pixel *corner, int stride, PixelRect bounds, PixelRect area, const Pixmap *pixmap,
                     const Placement *placement, const Mapping *map) {
    for (int y = area.y, next; y < area.y + area.height; y = next) {
        int part = bent_row(placement, bounds, map, y).part;
        next = y + 1;
        while (next < area.y + area.height && bent_row(placement, bounds, map, next).part == part) next++;
        PixelRect rows = {area.x, y, area.width, next - y};
        lay_bent_alike(corner, stride, bounds, rows, pixmap, placement, map, part);
    }
}

/* ---- lying ---- */

/* What all rows of one that lies have in common. */
typedef struct Lying {
    const Placement *placement;
    double cosine, sine, standing, scale_u, scale_v, half_u, half_v;
    PixelRect bounds;
} Lying;

static Lying lying_of(const Pixmap *pixmap, const Placement *placement, PixelRect bounds) {
    bool is_turned = placement->angle != 0;
    double standing = (double)(placement->standing > 0 ? placement->standing : placement->height);
    return (Lying){.placement = placement,
                   .cosine = is_turned ? cos(placement->angle) : 1,
                   .sine = is_turned ? sin(placement->angle) : 0,
                   .standing = standing,
                   .scale_u = pixmap->width / (double)placement->width,
                   .scale_v = pixmap->height / standing,
                   .half_u = pixmap->width / 2.0 - 0.5,
                   .half_v = pixmap->height / 2.0 - 0.5,
                   .bounds = bounds};
}

/* The line across the picture that is seen in that row of the screen: as near as it is wide. */
static Mapping line_of(const Lying *lying, int row) {
    const Placement *placement = lying->placement;
    double down =
        0.5 + (lying->bounds.y + row + 0.5 - (double)placement->centre_y) / (double)placement->height;
    double nearness = 1 - (double)placement->narrower * (1 - down), farness = 1 / nearness;
    double middle = (double)placement->centre_x + (double)placement->lean * (0.5 - down);
    double across = (lying->bounds.x + 0.5 - middle) * farness,
           along = lying->standing * (down * farness - 0.5);
    double cosine = lying->cosine, sine = lying->sine;
    return (Mapping){.u = fixed((cosine * across + sine * along) * lying->scale_u + lying->half_u),
                     .u_by_x = fixed(cosine * farness * lying->scale_u),
                     .v = fixed((cosine * along - sine * across) * lying->scale_v + lying->half_v),
                     .v_by_x = sine == 0 ? 0 : fixed(-sine * farness * lying->scale_v)};
}

/* All that it may take, however it is turned. */
static void lying_half(const Placement *placement, double *half_width, double *half_height) {
    double standing = (double)(placement->standing > 0 ? placement->standing : placement->height);
    double width = (double)placement->width, height = (double)placement->height;
    double reach = hypot(width, standing) / 2 * (1 + (double)placement->narrower);
    if (placement->angle == 0) reach = width / 2;
    *half_width = reach + fabs((double)placement->lean) + 2;
    *half_height = (placement->angle == 0 ? height / 2 : height * reach / standing * 1.3) + 2;
}

PixelRect placement_bounds(const Placement *placement) {
    float cosine = fabsf(cosf(placement->angle)), sine = fabsf(sinf(placement->angle));
    float width = fabsf(placement->width) + fabsf(placement->skew), height = fabsf(placement->height);
    double half_width = (double)((width * cosine + height * sine) / 2 + 2);
    double half_height = (double)((width * sine + height * cosine) / 2 + 2);
    if (placement_lies(placement)) lying_half(placement, &half_width, &half_height);
    if (placement_bends(placement)) {
        float crown = placement_bent_x(placement, placement->centre_y - height / 2);
        half_width += (double)fmaxf(fabsf(placement->neck_x), fabsf(crown)) + 1;
        half_height += (double)fabsf(placement->neck_y) + 1;
    }
    double left = (double)placement->centre_x - half_width, top = (double)placement->centre_y - half_height;
    int x = (int)floor(left), y = (int)floor(top);
    return (PixelRect){x, y, (int)ceil(left + 2 * half_width) - x, (int)ceil(top + 2 * half_height) - y};
}

/* ---- bent anew ---- */

typedef struct Bent {
    const Placement *placement;
    PixelRect bounds;
    Mapping map;
} Bent;

static Bent bent_of(const Pixmap *pixmap, const Placement *placement) {
    PixelRect bounds = placement_bounds(placement);
    return (Bent){placement, bounds, mapping_of(pixmap, placement, bounds)};
}

static bool is_alike(const Bent *a, const Bent *b, int row) {
    BentRow of_a = bent_row(a->placement, a->bounds, &a->map, row - a->bounds.y),
            of_b = bent_row(b->placement, b->bounds, &b->map, row - b->bounds.y);
    return of_a.v == of_b.v && of_a.aside == of_b.aside && of_a.part == of_b.part;
}

/* Columns are read from the corner of the bounds on, by steps that are rounded. */
static bool reads_alike(const Bent *a, const Bent *b) {
    return a->map.u_by_x == b->map.u_by_x &&
           a->map.u + (b->bounds.x - a->bounds.x) * a->map.u_by_x == b->map.u;
}

/* As wide as what is seen of the picture, however far it has moved. */
static PixelRect seen_columns(const Bent *bent, const Pixmap *pixmap) {
    const Placement *placement = bent->placement;
    float crown = placement_bent_x(placement, placement->centre_y - placement->height / 2 - 2);
    int far = (int)ceilf(fmaxf(fabsf(placement->neck_x), fabsf(crown))) + 1;
    int left = 0, right = bent->bounds.width;
    narrow_to(&left, &right, bent->map.u, bent->map.u_by_x, pixmap->ink.x, pixmap->ink.width);
    PixelRect columns = bent->bounds;
    columns.x += left - far;
    columns.width = right - left + 2 * far;
    return pixel_rect_meet(columns, bent->bounds);
}

PixelRect placement_bent_anew(const Pixmap *pixmap, const Placement *a, const Placement *b) {
    Bent was = bent_of(pixmap, a), is = bent_of(pixmap, b);
    PixelRect both = pixel_rect_join(seen_columns(&was, pixmap), seen_columns(&is, pixmap));
    int top = both.y, bottom = both.y + both.height;
    if (!reads_alike(&was, &is)) return both;
    while (top < bottom && is_alike(&was, &is, top)) top++;
    while (bottom > top && is_alike(&was, &is, bottom - 1)) bottom--;
    return (PixelRect){both.x, top, both.width, bottom - top};
}

/* ---- beneath others ---- */

/* A side of what is opaque of a picture: u · across + v · down is at least that there, u and v in its pixels.
 */
typedef struct Side {
    double across, down, least;
} Side;

typedef struct Hiding {
    PixelRect within, bounds;
    Side sides[8];
    int side_count; /* 0: all of `within` is hidden */
    Mapping map;
    Lying lying;
    bool lies;
} Hiding;

/* Columns from … to: of the screen. */
typedef struct Columns {
    int from, to;
} Columns;

/* Of the points all four of whose neighbours are opaque. */
static void add_sides(Hiding *hiding, const Pixmap *pixmap) {
    PixelRect core = pixmap->core;
    double cut = (double)pixmap->cut;
    int beyond = pixmap->beyond, left = core.x, right = core.x + core.width - 1;
    int top = core.y, bottom = core.y + core.height - 1;
    const Side sides[] = {{1, 0, left},
                          {-1, 0, 1 - right},
                          {0, 1, top - beyond},
                          {0, -1, 1 - bottom - beyond},
                          {1, cut, left + 1 + cut * (top + 1)},
                          {-1, cut, 1 - right + cut * (top + 1)},
                          {1, -cut, left + 1 - cut * (bottom - 1)},
                          {-1, -cut, 1 - right - cut * (bottom - 1)}};
    hiding->side_count = beyond > 0 ? 8 : 4;
    memcpy(hiding->sides, sides, sizeof sides);
}

static Hiding hiding_of(const PaintCover *cover) {
    Hiding hiding = {.within = cover->within};
    if (!cover->pixmap) return hiding;
    add_sides(&hiding, cover->pixmap);
    hiding.bounds = placement_bounds(&cover->placement);
    hiding.lies = placement_lies(&cover->placement);
    if (hiding.lies)
        hiding.lying = lying_of(cover->pixmap, &cover->placement, hiding.bounds);
    else
        hiding.map = mapping_of(cover->pixmap, &cover->placement, hiding.bounds);
    return hiding;
}

static Columns hidden_columns(const Hiding *hiding, int row) {
    static const double UNIT = 65536, LEVEL = 1e-9, INSET = 1e-3;
    PixelRect within = hiding->within;
    if (row < within.y || row >= within.y + within.height) return (Columns){0, 0};
    int below = row - hiding->bounds.y, corner = hiding->bounds.x;
    Mapping map = hiding->lies ? line_of(&hiding->lying, below) : hiding->map;
    int64_t down = hiding->lies ? 0 : below;
    double u = (double)(map.u + down * map.u_by_y) / UNIT, v = (double)(map.v + down * map.v_by_y) / UNIT;
    double u_step = (double)map.u_by_x / UNIT, v_step = (double)map.v_by_x / UNIT;
    double from = within.x - corner - INSET, to = within.x + within.width - corner - 1 + INSET;
    for (int i = 0; i < hiding->side_count; i++) {
        const Side *side = &hiding->sides[i];
        double inside = side->across * u + side->down * v - side->least;
        double step = side->across * u_step + side->down * v_step;
        if (fabs(step) < LEVEL) {
            if (inside < 0) return (Columns){0, 0};
        } else if (step > 0) {
            from = fmax(from, INSET - inside / step);
        } else {
            to = fmin(to, -inside / step - INSET);
        }
    }
    if (to < from) return (Columns){0, 0};
    return (Columns){corner + (int)ceil(from), corner + (int)floor(to) + 1};
}

/* A row of a picture that is turned or lies; `left` is the column of the target at which it begins. */
typedef struct SampledRow {
    Pixel *pixels;
    const Pixmap *pixmap;
    const Mapping *map;
    int left, below; /* below: in the picture's bounds, of which the mapping is */
    uint32_t opacity;
    const Hiding *hidings;
    int hiding_count, row;
} SampledRow;

/* Columns of the target, but for those that the covers from `next` on hide. */
static void sample_seen(const SampledRow *row, int from, int to, int next) {
    if (from >= to) return;
    if (next == row->hiding_count) {
        sample_row(row->pixels, from - row->left, to - row->left, row->pixmap, row->map, row->below,
                   row->opacity);
        return;
    }
    Columns hidden = hidden_columns(&row->hidings[next], row->row);
    hidden.from = clamp_int(hidden.from, from, to);
    hidden.to = clamp_int(hidden.to, hidden.from, to);
    if (hidden.from == hidden.to) hidden = (Columns){to, to};
    sample_seen(row, from, hidden.from, next + 1);
    sample_seen(row, hidden.to, to, next + 1);
}

/* The target's corner is the pixel (x, y) of the picture in which the covers are. */
static void paint_under(Target target, int x, int y, const Pixmap *pixmap, const Placement *placement,
                        const PaintCovers *covers) {
    if (fabsf(placement->width) < 0.5f || fabsf(placement->height) < 0.5f) return;
    PixelRect bounds = placement_bounds(placement), place = bounds;
    place.x -= x, place.y -= y;
    PixelRect area = pixel_rect_meet(place, target.clip);
    Mapping map = mapping_of(pixmap, placement, bounds);
    bool lies = placement_lies(placement);
    if (!lies && is_upright(pixmap, &map)) {
        Pixel *corner = target.pixels + (ptrdiff_t)place.y * target.stride + place.x;
        PixelRect within = {area.x - place.x, area.y - place.y, area.width, area.height};
        if (placement_bends(placement)) {
            lay_bent(corner, target.stride, bounds, within, pixmap, placement, &map);
            return;
        }
        lay_upright(corner, target.stride, within, pixmap, &map, placement->opacity);
        return;
    }
    Lying lying = lies ? lying_of(pixmap, placement, bounds) : (Lying){0};
    Hiding hidings[PAINT_COVERS];
    int count = covers ? covers->count : 0;
    for (int i = 0; i < count; i++) hidings[i] = hiding_of(&covers->list[i]);
    for (int row = area.y; row < area.y + area.height; row++) {
        int below = row - place.y;
        if (lies) map = line_of(&lying, below);
        SampledRow sampled = {.pixels = target.pixels + (ptrdiff_t)row * target.stride + place.x,
                              .pixmap = pixmap,
                              .map = &map,
                              .left = place.x,
                              .below = lies ? 0 : below,
                              .opacity = placement->opacity,
                              .hidings = hidings,
                              .hiding_count = count,
                              .row = row};
        sample_seen(&sampled, area.x, area.x + area.width, 0);
    }
}

void paint_placed_from(Target target, int x, int y, const Pixmap *pixmap, const Placement *placement) {
    paint_under(target, x, y, pixmap, placement, NULL);
}

void paint_placed_beneath(Target target, const Pixmap *pixmap, const Placement *placement,
                          const PaintCovers *covers) {
    paint_under(target, 0, 0, pixmap, placement, covers);
}

void paint_placed(Target target, const Pixmap *pixmap, const Placement *placement) {
    paint_under(target, 0, 0, pixmap, placement, NULL);
}
