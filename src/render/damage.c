/* The differences of two lists. Items of the longest common subsequence look the same wherever nothing else
 * is over or under them; all others damage their bounds in the old and the new picture. */

#include "render/display_list.h"

#include "base/memory.h"

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

typedef struct Stretch {
    int before, before_end, after, after_end;
} Stretch;

static void damage_items(Damage *damage, const DisplayList *list, int from, int to) {
    for (int i = from; i < to; i++) damage_add(damage, list->items[i].bounds);
}

/* lengths[i][j]: of the longest common subsequence of the old list from i and the new one from j. */
static void common_lengths(const DisplayList *before, const DisplayList *after, Stretch s, uint16_t *lengths,
                           int columns) {
    for (int i = s.before_end - s.before; i >= 0; i--) {
        for (int j = s.after_end - s.after; j >= 0; j--) {
            uint16_t *cell = lengths + i * columns + j;
            if (i == s.before_end - s.before || j == s.after_end - s.after) {
                *cell = 0;
            } else if (before->hashes[s.before + i] == after->hashes[s.after + j]) {
                *cell = (uint16_t)(cell[columns + 1] + 1);
            } else {
                *cell = cell[columns] > cell[1] ? cell[columns] : cell[1];
            }
        }
    }
}

static void damage_stretch(const DisplayList *before, const DisplayList *after, Stretch s, Damage *damage) {
    int rows = s.before_end - s.before + 1, columns = s.after_end - s.after + 1;
    uint16_t *lengths = NULL;
    if (rows <= DAMAGE_TABLE_SIDE && columns <= DAMAGE_TABLE_SIDE && rows > 1 && columns > 1) {
        lengths = memory_alloc((size_t)rows * (size_t)columns * sizeof *lengths);
    }
    if (!lengths) { /* a new scene, or nothing in common: everything */
        damage_items(damage, before, s.before, s.before_end);
        damage_items(damage, after, s.after, s.after_end);
        return;
    }
    common_lengths(before, after, s, lengths, columns);
    int i = 0, j = 0;
    while (i < rows - 1 || j < columns - 1) {
        const uint16_t *cell = lengths + i * columns + j;
        if (i < rows - 1 && j < columns - 1 && before->hashes[s.before + i] == after->hashes[s.after + j]) {
            i++, j++;
        } else if (j == columns - 1 || (i < rows - 1 && cell[columns] >= cell[1])) {
            damage_add(damage, before->items[s.before + i++].bounds);
        } else {
            damage_add(damage, after->items[s.after + j++].bounds);
        }
    }
    free(lengths);
}

void damage_between(const DisplayList *before, const DisplayList *after, Damage *damage) {
    Stretch s = {0, before->count, 0, after->count};
    while (s.before < s.before_end && s.after < s.after_end &&
           before->hashes[s.before] == after->hashes[s.after]) {
        s.before++, s.after++;
    }
    while (s.before < s.before_end && s.after < s.after_end &&
           before->hashes[s.before_end - 1] == after->hashes[s.after_end - 1]) {
        s.before_end--, s.after_end--;
    }
    damage_stretch(before, after, s, damage);
}
