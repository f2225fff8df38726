/* Pictures: upright ones by copying what is opaque, scaled and bent ones by paint_scaled.h, turned ones and
   those that lie by one bilinear sampler. */

#include "render/paint_scaled.h"

#include <math.h>
#include <stddef.h>
#include <string.h>

#include "render/packed.h"
#include "render/paint_run.h"

void paint_pixmap(Target target, const Pixmap *pixmap, int x, int y, uint32_t opacity) {
    if (pixmap->packed) {
        paint_packed(target, pixmap, x, y, opacity);
        return;
    }
    PixelRect area = pixel_rect_meet((PixelRect){x, y, pixmap->width, pixmap->height}, target.clip);
    for (int row = 0; row < area.height; row++) {
        int source = area.y + row - y;
        const Pixel *top = pixmap->pixels + (ptrdiff_t)source * pixmap->stride;
        Pixel *under = target.pixels + (ptrdiff_t)(area.y + row) * target.stride + x;
        int from = area.x - x, to = from + area.width;
        if (opacity == 256 && pixmap->is_solid) {
            memcpy(under + from, top + from, (size_t)(to - from) * sizeof *under);
        } else if (opacity == 256 && pixmap->spans) {
            run_spanned(under, top, &pixmap->spans[source], from, to);
        } else {
            run_blend(under + from, top + from, to - from, opacity);
        }
    }
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
    mapping_narrow_to(&from, &to, row.u, map->u_by_x, pixmap->ink.x, pixmap->ink.width);
    mapping_narrow_to(&from, &to, row.v, map->v_by_x, pixmap->ink.y, pixmap->ink.height);
    int inner = from, inner_end = to;
    mapping_narrow(&inner, &inner_end, row.u, map->u_by_x, 0, ((int64_t)(pixmap->width - 1) << 16) - 1);
    mapping_narrow(&inner, &inner_end, row.v, map->v_by_x, 0, ((int64_t)(pixmap->height - 1) << 16) - 1);
    if (inner_end <= inner) inner = inner_end = to;
    lay_rim(&row, from, inner, pixmap, map);
    lay_inside(&row, inner, inner_end, pixmap, map);
    lay_rim(&row, inner_end, to, pixmap, map);
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
    return (Mapping){.u = mapping_fixed((cosine * across + sine * along) * lying->scale_u + lying->half_u),
                     .u_by_x = mapping_fixed(cosine * farness * lying->scale_u),
                     .v = mapping_fixed((cosine * along - sine * across) * lying->scale_v + lying->half_v),
                     .v_by_x = sine == 0 ? 0 : mapping_fixed(-sine * farness * lying->scale_v)};
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

/* ---- beneath others ---- */

/* A side of what is opaque of a picture: u · across + v · down is at least that there, u and v in its pixels.
 */
typedef struct Side {
    double across, down, least;
} Side;

enum { SIDES = 8 };
typedef struct Hiding {
    PixelRect within, bounds;
    Side sides[SIDES];
    double columns[SIDES]; /* of the screen, for each by which a row is further within that side; 0: level */
    int side_count;        /* 0: all of `within` is hidden */
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

static const double UNIT = 65536; /* of a mapping, of a pixel */

static void find_columns(double columns[SIDES], const Hiding *hiding, const Mapping *map) {
    static const double LEVEL = 1e-9;
    for (int i = 0; i < hiding->side_count; i++) {
        const Side *side = &hiding->sides[i];
        double step = (side->across * (double)map->u_by_x + side->down * (double)map->v_by_x) / UNIT;
        columns[i] = fabs(step) < LEVEL ? 0 : 1 / step;
    }
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
    if (!hiding.lies) find_columns(hiding.columns, &hiding, &hiding.map);
    return hiding;
}

static Columns hidden_columns(const Hiding *hiding, int row) {
    static const double INSET = 1e-3;
    PixelRect within = hiding->within;
    if (row < within.y || row >= within.y + within.height) return (Columns){0, 0};
    int below = row - hiding->bounds.y, corner = hiding->bounds.x;
    Mapping map = hiding->lies ? line_of(&hiding->lying, below) : hiding->map;
    int64_t down = hiding->lies ? 0 : below;
    double u = (double)(map.u + down * map.u_by_y) / UNIT, v = (double)(map.v + down * map.v_by_y) / UNIT;
    double of_line[SIDES];
    const double *columns = hiding->lies ? of_line : hiding->columns;
    if (hiding->lies) find_columns(of_line, hiding, &map);
    double from = within.x - corner - INSET, to = within.x + within.width - corner - 1 + INSET;
    for (int i = 0; i < hiding->side_count; i++) {
        const Side *side = &hiding->sides[i];
        double inside = side->across * u + side->down * v - side->least, column = -inside * columns[i];
        if (columns[i] == 0 && inside < 0) return (Columns){0, 0};
        if (columns[i] > 0 && column + INSET > from) from = column + INSET;
        if (columns[i] < 0 && column - INSET < to) to = column - INSET;
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
    if (pixmap->packed) { /* at another size, until it is there at this one */
        Pixmap *whole = pixmap_unpacked(pixmap);
        paint_under(target, x, y, whole, placement, covers);
        pixmap_free(whole);
        return;
    }
    PixelRect bounds = placement_bounds(placement), place = bounds;
    place.x -= x, place.y -= y;
    PixelRect area = pixel_rect_meet(place, target.clip);
    Mapping map = mapping_of(pixmap, placement, bounds);
    bool lies = placement_lies(placement);
    if (!lies && paint_is_scaled(pixmap, &map)) {
        Pixel *corner = target.pixels + (ptrdiff_t)place.y * target.stride + place.x;
        PixelRect within = {area.x - place.x, area.y - place.y, area.width, area.height};
        if (placement_bends(placement))
            paint_bent(corner, target.stride, bounds, within, pixmap, placement, &map);
        else
            paint_scaled(corner, target.stride, within, pixmap, &map, placement->opacity);
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
