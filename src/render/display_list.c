#include "render/display_list.h"

#include "base/memory.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

void item_clear(Item *item, ItemKind kind) {
    memset(item, 0, sizeof *item);
    item->kind = kind;
}

static uint64_t hash_item(const Item *item) {
    const unsigned char *bytes = (const unsigned char *)item;
    uint64_t hash = 14695981039346656037u;
    for (size_t i = 0; i + 4 <= sizeof *item; i += 4) {
        uint32_t word;
        memcpy(&word, bytes + i, 4);
        hash = (hash ^ word) * 1099511628211u;
        hash ^= hash >> 29;
    }
    return hash;
}

static void list_grow(DisplayList *list) {
    list->capacity = list->capacity ? list->capacity * 2 : 256;
    list->items = memory_realloc(list->items, (size_t)list->capacity, sizeof *list->items);
    list->sources = memory_realloc(list->sources, (size_t)list->capacity, sizeof *list->sources);
    list->hashes = memory_realloc(list->hashes, (size_t)list->capacity, sizeof *list->hashes);
}

void list_add(DisplayList *list, const Item *item, ItemSource source) {
    if (pixel_rect_is_empty(item->bounds)) return;
    if (list->count == list->capacity) list_grow(list);
    list->items[list->count] = *item;
    list->sources[list->count] = source;
    list->hashes[list->count] = hash_item(item);
    list->count++;
}

void list_free(DisplayList *list) {
    free(list->items);
    free(list->sources);
    free(list->hashes);
    *list = (DisplayList){0};
}

static void item_paint(const DisplayList *list, int index, Target target, const Pixmap *ground,
                       Turned *turned) {
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
        turned_paint(turned, list->hashes[index], target, source.pixmap, &item->as.placement);
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

void list_paint_part(const DisplayList *list, int from, int end, Target target, const Pixmap *ground,
                     Turned *turned) {
    PixelRect clip = target.clip;
    if (from == 0 && (end == 0 || list->items[0].kind != ITEM_BACKDROP)) clear(target);
    for (int i = from; i < end; i++) {
        target.clip = pixel_rect_meet(clip, list->items[i].bounds);
        if (pixel_rect_is_empty(target.clip)) continue;
        item_paint(list, i, target, ground, turned);
    }
}

void list_paint(const DisplayList *list, Target target, const Pixmap *ground, Turned *turned) {
    list_paint_part(list, 0, list->count, target, ground, turned);
}

uint64_t list_hash(const DisplayList *list, int count) {
    uint64_t hash = (uint64_t)count;
    for (int i = 0; i < count; i++) {
        hash = (hash ^ list->hashes[i]) * 1099511628211u;
        hash ^= hash >> 31;
    }
    return hash;
}
