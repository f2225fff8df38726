/* The differences of two lists. Items of the longest common subsequence look the same wherever nothing else
 * is over or under them; one that has only bent damages the rows that have moved; all others damage their
 * bounds in the old and the new picture, except where an opaque item of that subsequence lies over them in
 * both. */

#include "render/display_list.h"

#include "base/memory.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { DAMAGE_TABLE_SIDE = 256 };

static long area(PixelRect r) { return (long)r.width * r.height; }

/* Pixels painted unnecessarily if two rectangles are merged. */
static long waste(PixelRect a, PixelRect b) {
    return area(pixel_rect_join(a, b)) - area(a) - area(b) + area(pixel_rect_meet(a, b));
}

static void join_cheapest(Damage *damage, long allowed) {
    int best_a = -1, best_b = -1;
    long best = allowed;
    for (int a = 0; a < damage->count; a++) {
        for (int b = a + 1; b < damage->count; b++) {
            long cost = waste(damage->rects[a], damage->rects[b]);
            if (cost <= best) best = cost, best_a = a, best_b = b;
        }
    }
    if (best_a < 0) return;
    damage->rects[best_a] = pixel_rect_join(damage->rects[best_a], damage->rects[best_b]);
    damage->rects[best_b] = damage->rects[--damage->count];
}

void damage_add(Damage *damage, PixelRect rect) {
    if (pixel_rect_is_empty(rect)) return;
    for (int i = 0; i < damage->count; i++) {
        PixelRect other = damage->rects[i];
        if (waste(rect, other) * 4 > area(rect) + area(other)) continue;
        damage->rects[i] = damage->rects[--damage->count];
        damage_add(damage, pixel_rect_join(rect, other));
        return;
    }
    if (damage->count == DAMAGE_MAX) join_cheapest(damage, (long)1 << 40);
    damage->rects[damage->count++] = rect;
}

/* What is opaque above the place where the lists are being compared, and is in both: the largest of it. */
enum { COVERS_MAX = 6, COVER_WORTH_IT = 128 * 128 };

typedef struct Covers {
    PixelRect rects[COVERS_MAX];
    int count;
} Covers;

static void add_cover(Covers *covers, PixelRect core) {
    int least = 0;
    if (area(core) < COVER_WORTH_IT) return;
    if (covers->count < COVERS_MAX) {
        covers->rects[covers->count++] = core;
        return;
    }
    for (int i = 1; i < COVERS_MAX; i++)
        if (area(covers->rects[i]) < area(covers->rects[least])) least = i;
    if (area(core) > area(covers->rects[least])) covers->rects[least] = core;
}

/* Two sides of a rectangle, at `from` and `from + length`, without the part that a cover hides at an end. */
static void cut_side(int *from, int *length, int cover_from, int cover_end) {
    int end = *from + *length;
    if (cover_from <= *from && cover_end > *from) *from = cover_end < end ? cover_end : end;
    if (cover_end >= end && cover_from < end) end = cover_from > *from ? cover_from : *from;
    *length = end - *from;
}

/* The smallest rectangle around what of it is seen beside the cover. */
static PixelRect beside(PixelRect rect, PixelRect cover) {
    PixelRect hidden = pixel_rect_meet(rect, cover);
    if (pixel_rect_is_empty(hidden)) return rect;
    if (hidden.height == rect.height) cut_side(&rect.x, &rect.width, cover.x, cover.x + cover.width);
    if (hidden.width == rect.width) cut_side(&rect.y, &rect.height, cover.y, cover.y + cover.height);
    return rect;
}

static void damage_seen(Damage *damage, const Covers *covers, PixelRect rect) {
    for (int i = 0; i < covers->count; i++) rect = beside(rect, covers->rects[i]);
    damage_add(damage, rect);
}

/* ---- what changes of something ---- */

static bool is_rect_same(PixelRect a, PixelRect b) {
    return a.x == b.x && a.y == b.y && a.width == b.width && a.height == b.height;
}

static bool is_whole(const Item *item) {
    return is_rect_same(item->bounds, placement_bounds(&item->as.placement));
}

/* Whether one is the other, bent otherwise, and no clip cuts the two in different places. */
static bool is_bent_anew(const Item *was, const Item *is) {
    Item straight = *was;
    if (was->kind != ITEM_PLACED || is->kind != ITEM_PLACED || was->content != is->content) return false;
    if (!placement_bends(&was->as.placement) || !placement_bends(&is->as.placement)) return false;
    straight.bounds = is->bounds;
    straight.as.placement.crown_x = is->as.placement.crown_x;
    straight.as.placement.neck_x = is->as.placement.neck_x;
    straight.as.placement.neck_y = is->as.placement.neck_y;
    if (memcmp(&straight, is, sizeof straight) != 0) return false;
    return is_rect_same(was->bounds, is->bounds) || (is_whole(was) && is_whole(is));
}

static PixelRect bent_anew(const Item *was, const Item *is, const Pixmap *pixmap) {
    PixelRect changed = placement_bent_anew(pixmap, &was->as.placement, &is->as.placement);
    return pixel_rect_meet(changed, pixel_rect_join(was->bounds, is->bounds));
}

/* Whether one dark around a pool is the other, with its pool elsewhere. */
static bool is_pool_moved(const Item *was, const Item *is) {
    if (was->kind != ITEM_GLOW || is->kind != ITEM_GLOW || !was->as.glow.is_around || !is->as.glow.is_around)
        return false;
    return was->as.glow.colour == is->as.glow.colour && is_rect_same(was->bounds, is->bounds);
}

/* The pool and its edge: beyond, the dark is whole. */
static PixelRect pool_of(const Item *item) {
    const GlowShape *glow = &item->as.glow;
    float by = glow->spread + 1;
    int left = (int)floorf(glow->x - by), top = (int)floorf(glow->y - by);
    PixelRect pool = {left, top, (int)ceilf(glow->x + glow->width + by) - left,
                      (int)ceilf(glow->y + glow->height + by) - top};
    return pixel_rect_meet(pool, item->bounds);
}

/* Where one differs from the other, if it is the same but for that. */
static bool has_changed_in_part(const DisplayList *before, const DisplayList *after, int old, int new,
                                PixelRect *changed) {
    const Item *was = &before->items[old], *is = &after->items[new];
    if (is_bent_anew(was, is))
        *changed = bent_anew(was, is, after->sources[new].pixmap);
    else if (is_pool_moved(was, is))
        *changed = pixel_rect_join(pool_of(was), pool_of(is));
    else
        return false;
    return true;
}

typedef struct Stretch {
    int before, before_end, after, after_end;
} Stretch;

static void damage_items(Damage *damage, const Covers *covers, const DisplayList *list, int from, int to) {
    for (int i = from; i < to; i++) damage_seen(damage, covers, list->items[i].bounds);
}

/* lengths[i][j]: of the longest common subsequence of the first i of the old list and the first j of the new.
 */
static void common_lengths(const DisplayList *before, const DisplayList *after, Stretch s, uint16_t *lengths,
                           int columns) {
    for (int i = 0; i <= s.before_end - s.before; i++) {
        for (int j = 0; j <= s.after_end - s.after; j++) {
            uint16_t *cell = lengths + i * columns + j;
            if (i == 0 || j == 0) {
                *cell = 0;
            } else if (before->hashes[s.before + i - 1] == after->hashes[s.after + j - 1]) {
                *cell = (uint16_t)(cell[-columns - 1] + 1);
            } else {
                *cell = cell[-columns] > cell[-1] ? cell[-columns] : cell[-1];
            }
        }
    }
}

/* Mostly the same items in the same order, some of them changed: then each is compared with what was in its
 * place, which takes less than the longest common subsequence and comes to as much. */
static bool is_in_order(const DisplayList *before, const DisplayList *after, Stretch s) {
    int count = s.before_end - s.before, same = 0;
    if (count != s.after_end - s.after) return false;
    for (int i = 0; i < count; i++) same += before->hashes[s.before + i] == after->hashes[s.after + i];
    return same * 4 >= count * 3;
}

static void damage_pair(const DisplayList *before, const DisplayList *after, int old, int new, Covers *covers,
                        Damage *damage) {
    PixelRect changed;
    if (before->hashes[old] == after->hashes[new]) {
        add_cover(covers, after->cores[new]);
    } else if (has_changed_in_part(before, after, old, new, &changed)) {
        damage_seen(damage, covers, changed);
    } else {
        damage_seen(damage, covers, before->items[old].bounds);
        damage_seen(damage, covers, after->items[new].bounds);
    }
}

/* Without what both begin and end with. */
static Stretch trimmed(const DisplayList *before, const DisplayList *after, Stretch s, Covers *covers) {
    while (s.before < s.before_end && s.after < s.after_end &&
           before->hashes[s.before] == after->hashes[s.after]) {
        s.before++, s.after++;
    }
    while (s.before < s.before_end && s.after < s.after_end &&
           before->hashes[s.before_end - 1] == after->hashes[s.after_end - 1]) {
        s.before_end--, s.after_end--;
        add_cover(covers, after->cores[s.after_end]);
    }
    return s;
}

/* The place of an old item in the new list, if it is there and has not moved far; else -1. */
static int found_near(const DisplayList *before, const DisplayList *after, Stretch s, int old) {
    enum { FAR = 64 };
    int same = s.after + old - s.before;
    int from = same - FAR > s.after ? same - FAR : s.after;
    int to = same + FAR < s.after_end ? same + FAR : s.after_end;
    for (int new = from; new < to; new ++)
        if (before->hashes[old] == after->hashes[new]) return new;
    return -1;
}

/* Whether both have an item near the middle of the old list, at which they are then parted. */
static bool find_common(const DisplayList *before, const DisplayList *after, Stretch s, int *old, int *new) {
    int middle = (s.before + s.before_end) / 2, most = (s.before_end - s.before) / 4;
    for (int away = 0; away < most; away++) {
        *old = middle + (away & 1 ? -(away + 1) / 2 : away / 2);
        *new = found_near(before, after, s, *old);
        if (*new >= 0) return true;
    }
    return false;
}

static void damage_everything(const DisplayList *before, const DisplayList *after, Stretch s,
                              const Covers *covers, Damage *damage) {
    damage_items(damage, covers, before, s.before, s.before_end);
    damage_items(damage, covers, after, s.after, s.after_end);
}

/* From the top of the picture down, so that what covers is known before what it hides. */
static void damage_stretch(const DisplayList *before, const DisplayList *after, Stretch s, Covers *covers,
                           Damage *damage) {
    s = trimmed(before, after, s, covers);
    int rows = s.before_end - s.before + 1, columns = s.after_end - s.after + 1;
    int old, new;
    if (is_in_order(before, after, s)) {
        for (int i = rows - 2; i >= 0; i--)
            damage_pair(before, after, s.before + i, s.after + i, covers, damage);
        return;
    }
    if (rows == 1 || columns == 1) {
        damage_everything(before, after, s, covers, damage);
        return;
    }
    if (rows > DAMAGE_TABLE_SIDE || columns > DAMAGE_TABLE_SIDE) {
        if (find_common(before, after, s, &old, &new)) {
            damage_stretch(before, after, (Stretch){old + 1, s.before_end, new + 1, s.after_end}, covers,
                           damage);
            damage_stretch(before, after, (Stretch){s.before, old + 1, s.after, new + 1}, covers, damage);
        } else { /* a new scene */
            damage_everything(before, after, s, covers, damage);
        }
        return;
    }
    uint16_t *lengths = memory_alloc((size_t)rows * (size_t)columns * sizeof *lengths);
    common_lengths(before, after, s, lengths, columns);
    int i = rows - 1, j = columns - 1;
    while (i > 0 || j > 0) {
        const uint16_t *cell = lengths + i * columns + j;
        PixelRect changed;
        old = s.before + i - 1, new = s.after + j - 1;
        if (i > 0 && j > 0 && before->hashes[old] == after->hashes[new]) {
            add_cover(covers, after->cores[new]);
            i--, j--;
        } else if (i > 0 && j > 0 && has_changed_in_part(before, after, old, new, &changed)) {
            damage_seen(damage, covers, changed);
            i--, j--;
        } else if (j == 0 || (i > 0 && cell[-columns] >= cell[-1])) {
            damage_seen(damage, covers, before->items[old].bounds);
            i--;
        } else {
            damage_seen(damage, covers, after->items[new].bounds);
            j--;
        }
    }
    free(lengths);
}

void damage_between(const DisplayList *before, const DisplayList *after, Damage *damage) {
    Covers covers = {.count = 0};
    damage_stretch(before, after, (Stretch){0, before->count, 0, after->count}, &covers, damage);
}
