#include "render/display_list.h"
#include "base/hash.h"

#include "base/memory.h"
#include "render/paint_run.h"

#include <math.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

void item_clear(Item *item, ItemKind kind) {
    memset(item, 0, sizeof *item);
    item->kind = kind;
}

static uint64_t hash_item(const Item *item) {
    const unsigned char *bytes = (const unsigned char *)item;
    uint64_t hash = HASH_START;
    for (size_t i = 0; i + 4 <= sizeof *item; i += 4) {
        uint32_t word;
        memcpy(&word, bytes + i, 4);
        hash = hash_step(hash, word);
        hash ^= hash >> 29;
    }
    return hash;
}

/* ---- opaque parts ---- */

static bool is_opaque(Colour colour) { return colour >> 24 == 255; }

static PixelRect panel_core(const PanelShape *panel) {
    bool is_whole = is_opaque(panel->top) && is_opaque(panel->bottom) &&
                    (panel->edge_width <= 0 || is_opaque(panel->edge));
    if (!is_whole) return (PixelRect){0};
    float inset = panel->radius > 0 ? panel->radius + 1 : 0;
    int x = (int)ceilf(panel->x + inset), y = (int)ceilf(panel->y + inset);
    return (PixelRect){x, y, (int)floorf(panel->x + panel->width - inset) - x,
                       (int)floorf(panel->y + panel->height - inset) - y};
}

/* The largest upright rectangle in one of that size, turned by an angle about the same centre. */
static void upright_within(float angle, float *width, float *height) {
    float sine = fabsf(sinf(angle)), cosine = fabsf(cosf(angle));
    float shorter = fminf(*width, *height), longer = fmaxf(*width, *height);
    if (shorter <= 2 * sine * cosine * longer) { /* two of its corners lie on the longer sides */
        float by_sine = shorter / 2 / sine, by_cosine = shorter / 2 / cosine;
        bool is_wide = *width > *height;
        *width = is_wide ? by_sine : by_cosine;
        *height = is_wide ? by_cosine : by_sine;
        return;
    }
    float twice = cosine * cosine - sine * sine, across = *width;
    *width = (across * cosine - *height * sine) / twice;
    *height = (*height * cosine - across * sine) / twice;
}

/* Within its rim by as much as two of the picture's pixels take, or two of the screen's. */
static PixelRect placed_core(const Placement *placement, const Pixmap *pixmap) {
    bool is_whole = placement->opacity >= 256 && placement->width > 0 && placement->height > 0 &&
                    !placement_bends(placement) && placement->skew == 0;
    if (!is_whole || pixel_rect_is_empty(pixmap->core)) return (PixelRect){0};
    float across = placement->width / (float)pixmap->width, down = placement->height / (float)pixmap->height;
    PixelRect core = pixmap->core;
    float width = (float)core.width * across - fmaxf(across, 1) * 4,
          height = (float)core.height * down - fmaxf(down, 1) * 4;
    float from_x = ((float)core.x + (float)core.width / 2 - (float)pixmap->width / 2) * across,
          from_y = ((float)core.y + (float)core.height / 2 - (float)pixmap->height / 2) * down;
    if (width <= 0 || height <= 0) return (PixelRect){0};
    float cosine = cosf(placement->angle), sine = sinf(placement->angle);
    float centre_x = placement->centre_x + from_x * cosine - from_y * sine,
          centre_y = placement->centre_y + from_x * sine + from_y * cosine;
    if (placement->angle != 0) upright_within(placement->angle, &width, &height);
    int x = (int)ceilf(centre_x - width / 2), y = (int)ceilf(centre_y - height / 2);
    int right = (int)floorf(centre_x + width / 2), bottom = (int)floorf(centre_y + height / 2);
    return (PixelRect){x, y, right - x, bottom - y};
}

/* The same of one that lies: its sides are straight, so that what is between them at both ends of some rows
 * is between them in all. */
static PixelRect lying_core(const Placement *placement, const Pixmap *pixmap) {
    static const float INSET = 2;
    PixelRect core = pixmap->core;
    float narrower = placement->narrower, height = (float)pixmap->height;
    bool is_whole = placement->opacity >= 256 && placement->angle == 0 && placement->skew == 0 &&
                    placement->width > 0 && placement->height > 0;
    if (!is_whole || pixel_rect_is_empty(core)) return (PixelRect){0};
    float across = placement->width / (float)pixmap->width;
    float inset_x = INSET * fmaxf(1, 1 / (across * (1 - narrower))),
          inset_y = INSET * fmaxf(1, height / (placement->height * (1 - narrower)));
    float sides[] = {(float)core.x + inset_x, (float)(core.x + core.width) - inset_x};
    float rows[] = {((float)core.y + inset_y) / height, ((float)(core.y + core.height) - inset_y) / height};
    float x[2] = {-INFINITY, INFINITY}, y[2];
    for (int i = 0; i < 2; i++) {
        float down = rows[i] * (1 - narrower) / (1 - rows[i] * narrower);
        float nearness = (1 - narrower * (1 - down)) * across;
        float middle = placement->centre_x + placement->lean * (0.5f - down);
        y[i] = placement->centre_y + (down - 0.5f) * placement->height;
        x[0] = fmaxf(x[0], middle + (sides[0] - (float)pixmap->width / 2) * nearness);
        x[1] = fminf(x[1], middle + (sides[1] - (float)pixmap->width / 2) * nearness);
    }
    if (x[0] >= x[1] || y[0] >= y[1]) return (PixelRect){0};
    int left = (int)ceilf(x[0]), top = (int)ceilf(y[0]);
    return (PixelRect){left, top, (int)floorf(x[1]) - left, (int)floorf(y[1]) - top};
}

static PixelRect core_of(const Item *item, ItemSource source) {
    PixelRect core = {0};
    switch ((ItemKind)item->kind) {
    case ITEM_BACKDROP: return item->bounds;
    case ITEM_PANEL: return panel_core(&item->as.panel);
    case ITEM_PIXMAP:
        core = source.pixmap->core;
        core.x += item->as.upright.x, core.y += item->as.upright.y;
        return item->as.upright.opacity == 256 ? core : (PixelRect){0};
    case ITEM_PLACED:
        if (placement_lies(&item->as.placement)) return lying_core(&item->as.placement, source.pixmap);
        return placed_core(&item->as.placement, source.pixmap);
    case ITEM_GLOW:
    case ITEM_LINE:
    case ITEM_MASK: break;
    }
    return core;
}

static void list_grow(DisplayList *list) {
    list->capacity = list->capacity ? list->capacity * 2 : 256;
    list->items = memory_realloc(list->items, (size_t)list->capacity, sizeof *list->items);
    list->sources = memory_realloc(list->sources, (size_t)list->capacity, sizeof *list->sources);
    list->hashes = memory_realloc(list->hashes, (size_t)list->capacity, sizeof *list->hashes);
    list->cores = memory_realloc(list->cores, (size_t)list->capacity, sizeof *list->cores);
}

void list_add(DisplayList *list, const Item *item, ItemSource source) {
    if (pixel_rect_is_empty(item->bounds)) return;
    if (list->count == list->capacity) list_grow(list);
    list->items[list->count] = *item;
    list->sources[list->count] = source;
    list->hashes[list->count] = hash_item(item);
    list->cores[list->count] = pixel_rect_meet(core_of(item, source), item->bounds);
    list->count++;
}

void list_free(DisplayList *list) {
    free(list->items);
    free(list->sources);
    free(list->hashes);
    free(list->cores);
    *list = (DisplayList){0};
}

static void item_paint(const DisplayList *list, int index, Target target, const ListHelp *help,
                       const PaintCovers *covers) {
    const Pixmap *ground = help->ground;
    const Item *item = &list->items[index];
    ItemSource source = list->sources[index];
    switch ((ItemKind)item->kind) {
    case ITEM_BACKDROP:
        if (ground) {
            paint_pixmap(target, ground, 0, 0, 256);
        } else {
            paint_backdrop(target, &item->as.backdrop);
        }
        break;
    case ITEM_PANEL: paint_panel(target, &item->as.panel); break;
    case ITEM_GLOW: paint_glow(target, &item->as.glow); break;
    case ITEM_LINE: paint_line(target, &item->as.line); break;
    case ITEM_PIXMAP:
        paint_pixmap(target, source.pixmap, item->as.upright.x, item->as.upright.y, item->as.upright.opacity);
        break;
    case ITEM_PLACED:
        turned_paint(help->turned, list->hashes[index], target, source.pixmap, &item->as.placement, covers);
        break;
    case ITEM_MASK:
        paint_mask(target, source.mask, item->as.upright.x, item->as.upright.y, item->as.upright.colour);
        break;
    }
}

static void clear(Target target) {
    PixelRect clip = target.clip;
    for (int y = clip.y; y < clip.y + clip.height; y++) {
        memset(target.pixels + (ptrdiff_t)y * target.stride + clip.x, 0, (size_t)clip.width * sizeof(Pixel));
    }
}

void list_paint(const DisplayList *list, Target target, const Pixmap *ground) {
    PixelRect clip = target.clip;
    ListHelp help = {.ground = ground};
    if (list->count == 0 || list->items[0].kind != ITEM_BACKDROP) clear(target);
    for (int i = 0; i < list->count; i++) {
        target.clip = pixel_rect_meet(clip, list->items[i].bounds);
        if (!pixel_rect_is_empty(target.clip)) item_paint(list, i, target, &help, NULL);
    }
}

/* ---- painting only what is seen ---- */

typedef struct Quick {
    const DisplayList *list;
    const ListHelp *help;
    int end;
} Quick;

/* A panel of one colour over all of the target. */
static bool is_veil(const Item *item, PixelRect clip) {
    const PanelShape *panel = &item->as.panel;
    PixelRect common = pixel_rect_meet(item->bounds, clip);
    bool is_flat = item->kind == ITEM_PANEL && panel->top == panel->bottom && panel->radius <= 0 &&
                   panel->edge_width <= 0;
    return is_flat && pixel_rect_area(common) == pixel_rect_area(clip) && panel->x <= (float)clip.x &&
           panel->y <= (float)clip.y && panel->x + panel->width >= (float)(clip.x + clip.width) &&
           panel->y + panel->height >= (float)(clip.y + clip.height);
}

static void lay_under(const Pixmap *under, Target target, Pixel veil) {
    PixelRect clip = target.clip;
    for (int y = clip.y; y < clip.y + clip.height; y++) {
        Pixel *to = target.pixels + (ptrdiff_t)y * target.stride + clip.x;
        const Pixel *from = under->pixels + (ptrdiff_t)y * under->stride + clip.x;
        if (veil == 0)
            memcpy(to, from, (size_t)clip.width * sizeof *to);
        else
            run_veil(to, from, clip.width, veil);
    }
}

/* Everything below the items that are still to be painted; returns the first of these. */
static int begin_clip(const Quick *quick, Target target) {
    const DisplayList *list = quick->list;
    const ListHelp *help = quick->help;
    if (help->under) {
        const Item *next = help->under_count < quick->end ? &list->items[help->under_count] : NULL;
        bool is_veiled = next && is_veil(next, target.clip);
        lay_under(help->under, target, is_veiled ? pixel_from_colour(next->as.panel.top) : 0);
        return help->under_count + is_veiled;
    }
    if (quick->end == 0 || list->items[0].kind != ITEM_BACKDROP) clear(target);
    return 0;
}

/* The parts of `clip` above, below, left and right of the hole. */
static int parts_around(PixelRect clip, PixelRect hole, PixelRect parts[4]) {
    int right = hole.x + hole.width, bottom = hole.y + hole.height, count = 0;
    const PixelRect around[] = {{clip.x, clip.y, clip.width, hole.y - clip.y},
                                {clip.x, bottom, clip.width, clip.y + clip.height - bottom},
                                {clip.x, hole.y, hole.x - clip.x, hole.height},
                                {right, hole.y, clip.x + clip.width - right, hole.height}};
    for (int i = 0; i < 4; i++)
        if (!pixel_rect_is_empty(around[i])) parts[count++] = around[i];
    return count;
}

/* What of it is opaque, as the painter knows it. */
static PaintCover cover_of(const DisplayList *list, int index) {
    const Item *item = &list->items[index];
    if (item->kind != ITEM_PLACED) return (PaintCover){.within = list->cores[index]};
    return (PaintCover){list->sources[index].pixmap, item->as.placement, item->bounds};
}

/* Of the items soon above one, those that may hide most of it in that clip: more of a turned one is opaque
 * than its core. */
static PaintCovers covers_of(const DisplayList *list, int index, int end, PixelRect clip) {
    enum { FAR = 24, WORTH_IT = 24 * 24 };
    long areas[PAINT_COVERS];
    PaintCovers covers = {.count = 0};
    if (end > index + 1 + FAR) end = index + 1 + FAR;
    for (int i = index + 1; i < end; i++) {
        bool is_turned = list->items[i].kind == ITEM_PLACED;
        PixelRect most = is_turned ? list->items[i].bounds : list->cores[i];
        long area = pixel_rect_area(pixel_rect_meet(most, clip));
        int place = covers.count;
        if (area < WORTH_IT || pixel_rect_is_empty(list->cores[i])) continue;
        while (place > 0 && areas[place - 1] < area) place--;
        if (place == PAINT_COVERS) continue;
        if (covers.count < PAINT_COVERS) covers.count++;
        for (int k = covers.count - 1; k > place; k--)
            covers.list[k] = covers.list[k - 1], areas[k] = areas[k - 1];
        covers.list[place] = cover_of(list, i);
        areas[place] = area;
    }
    return covers;
}

/* What the next item hides of a copied picture is left out where it is enough for that. */
static void copy_seen(const DisplayList *list, int index, int end, Target target, const ListHelp *help) {
    enum { WORTH_IT = 32 * 32 };
    PixelRect parts[4], hidden = {0};
    if (index + 1 < end) hidden = pixel_rect_meet(list->cores[index + 1], target.clip);
    if (pixel_rect_area(hidden) < WORTH_IT) {
        item_paint(list, index, target, help, NULL);
        return;
    }
    int count = parts_around(target.clip, hidden, parts);
    for (int i = 0; i < count; i++) {
        target.clip = parts[i];
        item_paint(list, index, target, help, NULL);
    }
}

/* Without what items above hide of it, as a card its shadow and a deck's upper layers the lower ones. */
static void paint_seen(const DisplayList *list, int index, int end, Target target, const ListHelp *help) {
    const Item *item = &list->items[index];
    bool is_sampled = item->kind == ITEM_PLACED && !placement_bends(&item->as.placement) &&
                      (item->as.placement.angle != 0 || placement_lies(&item->as.placement) ||
                       item->as.placement.skew != 0);
    if (item->kind != ITEM_PLACED) {
        item_paint(list, index, target, help, NULL);
    } else if (is_sampled && !(help->turned && turned_has(help->turned, list->hashes[index]))) {
        PaintCovers covers = covers_of(list, index, end, target.clip);
        item_paint(list, index, target, help, &covers);
    } else {
        copy_seen(list, index, end, target, help);
    }
}

static void paint_all_seen(const Quick *quick, int from, Target target) {
    const DisplayList *list = quick->list;
    PixelRect clip = target.clip;
    for (int i = from; i < quick->end; i++) {
        target.clip = pixel_rect_meet(clip, list->items[i].bounds);
        if (!pixel_rect_is_empty(target.clip)) paint_seen(list, i, quick->end, target, quick->help);
    }
}

/* From `above` on, the item that hides most of the clip; -1 where none hides enough to be worth a cut. */
static int best_cover(const Quick *quick, int above, PixelRect clip) {
    enum { WORTH_IT = 96 * 96 };
    int best = -1;
    long most = WORTH_IT - 1;
    for (int i = quick->end - 1; i >= above; i--) {
        long area = pixel_rect_area(pixel_rect_meet(quick->list->cores[i], clip));
        if (area > most) most = area, best = i;
    }
    return best;
}

/* `cover` is the item that hides all below it in this clip, or -1. */
static void paint_clip(const Quick *quick, int cover, Target target, int cuts) {
    int above = cover >= 0 ? cover + 1 : quick->help->under ? quick->help->under_count : 0;
    int next = cuts > 0 ? best_cover(quick, above, target.clip) : -1;
    if (next < 0) {
        int from = cover >= 0 ? cover : begin_clip(quick, target);
        paint_all_seen(quick, from, target);
        return;
    }
    PixelRect clip = target.clip, parts[4];
    target.clip = pixel_rect_meet(quick->list->cores[next], clip);
    int count = parts_around(clip, target.clip, parts);
    paint_clip(quick, next, target, cuts - 1);
    for (int i = 0; i < count; i++) {
        target.clip = parts[i];
        paint_clip(quick, cover, target, cuts - 1);
    }
}

void list_paint_quick(const DisplayList *list, int end, Target target, const ListHelp *help) {
    enum { CUTS = 6 };
    if (!pixel_rect_is_empty(target.clip)) paint_clip(&(Quick){list, help, end}, -1, target, CUTS);
}

uint64_t list_hash(const DisplayList *list, int count) {
    uint64_t hash = (uint64_t)count;
    for (int i = 0; i < count; i++) {
        hash = hash_step(hash, list->hashes[i]);
        hash ^= hash >> 31;
    }
    return hash;
}
