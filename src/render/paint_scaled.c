/* Pictures that are scaled: their rows are made as wide as on the screen, and two of them are mixed. */

#include "render/paint_scaled.h"

#include <math.h>
#include <stddef.h>
#include <string.h>

#include "render/ease.h"
#include "render/paint_run.h"

/* The position of a point along one side: between the pixel `first` and the next, with their weights. Outside
 * the picture there is nothing. */
typedef struct Tap {
    int first;
    uint32_t weight, next_weight;
} Tap;

static inline Tap tap_at(int64_t place, int side) {
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
 * same two or the next. A picture as wide as on the screen needs no taps: it is moved by whole pixels and the
 * same part of one everywhere. */
typedef struct WideRows {
    const Pixmap *pixmap;
    Taps taps;
    int count, held[2]; /* held: the row that lies there, or -1 */
    bool is_moved;      /* as wide as on the screen … */
    int first;          /* … its column that comes first, from −1 on … */
    uint32_t share;     /* … and by how much of the next one, in 1/256 */
    Pixel rows[2][RUN_TAPS];
} WideRows;

static void wide_begin(WideRows *wide, const Pixmap *pixmap, int64_t u, int64_t step, int count) {
    wide->pixmap = pixmap, wide->count = count;
    wide->held[0] = wide->held[1] = -1;
    wide->is_moved = step == 1 << 16;
    wide->first = (int)(u >> 16);
    wide->share = (uint32_t)(u >> 8) & 255;
    if (!wide->is_moved) fill_taps(&wide->taps, u, step, count, pixmap->width);
}

static bool is_whole(const WideRows *wide) {
    return wide->is_moved && wide->share == 0 && wide->first >= 0 &&
           wide->first + wide->count <= wide->pixmap->width;
}

/* Pixels `from` to `end` of a moved row, over `under`. Beyond its ends there is nothing. */
static void lay_moved(Pixel *under, const WideRows *wide, const Pixel *shown, int from, int end,
                      uint32_t opacity) {
    int last = wide->pixmap->width - 1, column = wide->first + from;
    uint32_t share = wide->share;
    if (from < end && column < 0)
        run_lay(&under[from++], run_weigh(shown[0], shown[1], share, 0), opacity), column++;
    int inner = end - from < last - column ? end - from : last - column;
    if (inner > 0) {
        RowPair pair = {shown + column, shown + column + 1, 256 - share, share};
        run_between(under + from, inner, &pair, opacity);
        from += inner;
    }
    if (from < end) run_lay(&under[from], run_weigh(shown[last - 1], shown[last], 0, 256 - share), opacity);
}

static const Pixel *wide_row(WideRows *wide, int y) {
    const Pixel *shown = wide->pixmap->pixels + (ptrdiff_t)y * wide->pixmap->stride;
    if (is_whole(wide)) return shown + wide->first;
    Pixel *row = wide->rows[y & 1];
    if (wide->held[y & 1] == y) return row;
    wide->held[y & 1] = y;
    if (wide->is_moved) {
        memset(row, 0, (size_t)wide->count * sizeof *row);
        lay_moved(row, wide, shown, 0, wide->count, 256);
    } else {
        run_across(row, shown, wide->count, &wide->taps);
    }
    return row;
}

/* One row of the picture, not mixed. */
static void lay_single(Pixel *under, int first, int end, WideRows *wide, int y, uint32_t opacity) {
    const Pixmap *pixmap = wide->pixmap;
    const Pixel *shown = pixmap->pixels + (ptrdiff_t)y * pixmap->stride;
    if (is_whole(wide) && opacity == 256 && pixmap->spans)
        run_spanned(under - wide->first, shown, &pixmap->spans[y], wide->first + first, wide->first + end);
    else if (wide->is_moved)
        lay_moved(under, wide, shown, first, end, opacity);
    else
        run_blend(under + first, wide_row(wide, y) + first, end - first, opacity);
}

/* Its pixels `first` to `end`, at that of the screen where its first one would be. */
static void lay_wide(Pixel *under, int first, int end, WideRows *wide, Tap tap, uint32_t opacity) {
    int single = tap.weight == 256 ? tap.first : tap.next_weight == 256 ? tap.first + 1 : -1;
    if (single >= 0) {
        lay_single(under, first, end, wide, single, opacity);
        return;
    }
    RowPair rows = {wide_row(wide, tap.first) + first, wide_row(wide, tap.first + 1) + first, tap.weight,
                    tap.next_weight};
    run_between(under + first, end - first, &rows, opacity);
}

static void lay_columns(Pixel *corner, int stride, PixelRect area, const Pixmap *pixmap, const Mapping *map,
                        uint32_t opacity) {
    WideRows wide;
    wide_begin(&wide, pixmap, map->u + area.x * map->u_by_x, map->u_by_x, area.width);
    for (int y = area.y; y < area.y + area.height; y++) {
        Tap tap = tap_at(map->v + y * map->v_by_y, pixmap->height);
        lay_wide(corner + (ptrdiff_t)y * stride + area.x, 0, area.width, &wide, tap, opacity);
    }
}

/* ---- narrow ---- */

/* Two pixels, and their channels beside each other. */
typedef Pixel Pair __attribute__((vector_size(8)));
typedef uint8_t PairBytes __attribute__((vector_size(8)));
typedef uint16_t Channels __attribute__((vector_size(16)));

static inline Channels channels_of(Pixel first, Pixel second) {
    return __builtin_convertvector((PairBytes)(Pair){first, second}, Channels);
}

static inline Channels weights_of(uint32_t first, uint32_t second) {
    uint16_t a = (uint16_t)first, b = (uint16_t)second;
    return (Channels){a, a, a, a, b, b, b, b};
}

/* Two columns, or one, of a picture; the slices of a card that turns over have no more. */
typedef struct TwoColumns {
    int left[2], count;
    Channels weights, next_weights;
} TwoColumns;

static TwoColumns two_columns(const Pixmap *pixmap, const Mapping *map, int x, int count) {
    Tap first = tap_at(map->u + x * map->u_by_x, pixmap->width),
        last = tap_at(map->u + (x + count - 1) * map->u_by_x, pixmap->width);
    return (TwoColumns){.left = {first.first, last.first},
                        .count = count,
                        .weights = weights_of(first.weight, last.weight),
                        .next_weights = weights_of(first.next_weight, last.next_weight)};
}

static inline Channels two_across(const Pixel *row, const TwoColumns *columns) {
    const Pixel *first = row + columns->left[0], *last = row + columns->left[1];
    return (channels_of(first[0], last[0]) * columns->weights +
            channels_of(first[1], last[1]) * columns->next_weights + 128) >>
           8;
}

static void lay_two(Pixel *corner, int stride, PixelRect area, const Pixmap *pixmap, const Mapping *map,
                    uint32_t opacity) {
    TwoColumns columns = two_columns(pixmap, map, area.x, area.width);
    for (int y = area.y; y < area.y + area.height; y++) {
        Tap tap = tap_at(map->v + y * map->v_by_y, pixmap->height);
        const Pixel *upper = pixmap->pixels + (ptrdiff_t)tap.first * pixmap->stride;
        Pixel *under = corner + (ptrdiff_t)y * stride + area.x;
        Channels mixed = (two_across(upper, &columns) * (uint16_t)tap.weight +
                          two_across(upper + pixmap->stride, &columns) * (uint16_t)tap.next_weight + 128) >>
                         8;
        Pair top = (Pair) __builtin_convertvector(mixed, PairBytes);
        for (int i = 0; i < columns.count; i++) run_lay(&under[i], top[i], opacity);
    }
}

/* Without the rows of lay_columns, which take longer to begin than so few columns. */
static void lay_narrow(Pixel *corner, int stride, PixelRect area, const Pixmap *pixmap, const Mapping *map,
                       uint32_t opacity) {
    for (int x = area.x, end = area.x + area.width; x < end; x += 2) {
        PixelRect two = {x, area.y, end - x < 2 ? 1 : 2, area.height};
        lay_two(corner, stride, two, pixmap, map, opacity);
    }
}

bool paint_is_scaled(const Pixmap *pixmap, const Mapping *map) {
    return map->u_by_y == 0 && map->v_by_x == 0 && map->u_by_x != 0 && map->v_by_y != 0 &&
           pixmap->width > 1 && pixmap->height > 1;
}

void paint_scaled(Pixel *corner, int stride, PixelRect area, const Pixmap *pixmap, const Mapping *map,
                  uint32_t opacity) {
    enum { NARROW = 6 };
    int left = area.x, right = area.x + area.width, top = area.y, bottom = area.y + area.height;
    mapping_narrow_to(&left, &right, map->u, map->u_by_x, pixmap->ink.x, pixmap->ink.width);
    mapping_narrow_to(&top, &bottom, map->v, map->v_by_y, pixmap->ink.y, pixmap->ink.height);
    if (left >= right || top >= bottom) return;
    if (right - left <= NARROW) {
        lay_narrow(corner, stride, (PixelRect){left, top, right - left, bottom - top}, pixmap, map, opacity);
        return;
    }
    for (int x = left; x < right; x += RUN_TAPS) {
        int width = right - x < RUN_TAPS ? right - x : RUN_TAPS;
        lay_columns(corner, stride, (PixelRect){x, top, width, bottom - top}, pixmap, map, opacity);
    }
}

/* ---- bent ---- */

/* 1 above the neck … 0 below the foot. */
static float bent_share(const Placement *placement, float row) {
    float along = (row - placement->neck) / (placement->foot - placement->neck);
    if (along <= 0) return 1;
    return along >= 1 ? 0 : 1 - ease_soft(along);
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

/* What is seen in a row of the bounds: where in the picture, and how far that has moved to the right: whole
 * pixels and parts of one, so that no upright edge is seen to step. */
typedef struct BentRow {
    int64_t v;
    int aside, part;
} BentRow;
enum { PARTS = 4 };

static BentRow bent_row(const Placement *placement, PixelRect bounds, const Mapping *map, int y) {
    float row = (float)(bounds.y + y) + 0.5f, before = row_before(placement, row);
    int64_t moved = mapping_fixed((double)((before - row) * (float)map->v_by_y / 65536));
    int aside = (int)lroundf(placement_bent_x(placement, before) * PARTS), part = aside & (PARTS - 1);
    return (BentRow){map->v + y * map->v_by_y + moved, (aside - part) / PARTS, part};
}

/* Those of the picture's rows, one after the other from `from` on, that have moved by the same part of a
 * pixel. */
typedef struct BentRows {
    const BentRow *rows;
    int from, count, least_aside, most_aside;
} BentRows;

static BentRows rows_alike(const BentRow *rows, int from, int count) {
    BentRows alike = {rows, from, 1, rows->aside, rows->aside};
    for (; alike.count < count && rows[alike.count].part == rows->part; alike.count++) {
        int aside = rows[alike.count].aside;
        if (aside < alike.least_aside) alike.least_aside = aside;
        if (aside > alike.most_aside) alike.most_aside = aside;
    }
    return alike;
}

/* The columns `from` … `to` of the screen, as far as they show those of `wide`, which begin at `left`. */
static void lay_bent_row(Pixel *pixels, int from, int to, WideRows *wide, int left, Tap tap,
                         uint32_t opacity) {
    int first = clamp_int(left, from, to), end = clamp_int(left + wide->count, first, to);
    if (first < end) lay_wide(pixels + left, first - left, end - left, wide, tap, opacity);
}

/* Columns from … to: of the screen, counted from the corner of the bounds. */
static void lay_bent_rows(Pixel *corner, int stride, int from, int to, const BentRows *alike,
                          const Pixmap *pixmap, const Mapping *map, uint32_t opacity) {
    PixelRect ink = pixmap->ink;
    int64_t seen_from = ((int64_t)ink.y << 16) - 65535, seen_to = (int64_t)(ink.y + ink.height) << 16;
    int64_t u = map->u - map->u_by_x * alike->rows->part / PARTS;
    int left = from - alike->most_aside, right = to - alike->least_aside;
    mapping_narrow_to(&left, &right, u, map->u_by_x, ink.x, ink.width);
    for (int x = left; x < right; x += RUN_TAPS) {
        WideRows wide;
        wide_begin(&wide, pixmap, u + x * map->u_by_x, map->u_by_x,
                   right - x < RUN_TAPS ? right - x : RUN_TAPS);
        for (int i = 0; i < alike->count; i++) {
            const BentRow *row = &alike->rows[i];
            if (row->v < seen_from || row->v >= seen_to) continue;
            lay_bent_row(corner + (ptrdiff_t)(alike->from + i) * stride, from, to, &wide, x + row->aside,
                         tap_at(row->v, pixmap->height), opacity);
        }
    }
}

void paint_bent(Pixel *corner, int stride, PixelRect bounds, PixelRect area, const Pixmap *pixmap,
                const Placement *placement, const Mapping *map) {
    enum { AT_ONCE = 64 };
    BentRow rows[AT_ONCE];
    for (int y = area.y, bottom = area.y + area.height; y < bottom; y += AT_ONCE) {
        int count = bottom - y < AT_ONCE ? bottom - y : AT_ONCE;
        for (int i = 0; i < count; i++) rows[i] = bent_row(placement, bounds, map, y + i);
        for (int i = 0; i < count;) {
            BentRows alike = rows_alike(rows + i, y + i, count - i);
            lay_bent_rows(corner, stride, area.x, area.x + area.width, &alike, pixmap, map,
                          placement->opacity);
            i += alike.count;
        }
    }
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
    mapping_narrow_to(&left, &right, bent->map.u, bent->map.u_by_x, pixmap->ink.x, pixmap->ink.width);
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
