#ifndef SABACC_RENDER_DISPLAY_LIST_H
#define SABACC_RENDER_DISPLAY_LIST_H

/* Private to the canvas: the display list in pixels, its comparison and its painting. */

#include "render/paint.h"
#include "render/transcript.h"
#include "render/turned.h"

typedef enum ItemKind {
    ITEM_BACKDROP,
    ITEM_PANEL,
    ITEM_GLOW,
    ITEM_LINE,
    ITEM_PIXMAP,
    ITEM_PLACED,
    ITEM_MASK
} ItemKind;

/* Compared byte by byte, so create it with item_clear and fill it field by field. */
typedef struct Item {
    uint32_t kind;
    uint32_t content; /* serial of the shown raster or text */
    PixelRect bounds; /* all pixels it may touch, within its clip */
    union {
        BackdropShape backdrop;
        PanelShape panel;
        GlowShape glow;
        LineShape line;
        Placement placement;
        struct {
            int x, y;
            uint32_t opacity;
            Colour colour;
        } upright;
    } as;
} Item;

/* The picture behind an item, borrowed: not compared, `content` identifies it. */
typedef union ItemSource {
    const Pixmap *pixmap;
    const Mask *mask;
} ItemSource;

typedef struct DisplayList {
    Item *items;
    ItemSource *sources;
    uint64_t *hashes;
    PixelRect *cores; /* what of each item lies opaque over all that is below it */
    int count, capacity;
} DisplayList;

void item_clear(Item *item, ItemKind kind);
/* Items with empty bounds are dropped. */
void list_add(DisplayList *list, const Item *item, ItemSource source);
void list_free(DisplayList *list);
/* Paints within the target's clip, one item over the other; `ground` is the cached backdrop or NULL to
 * compute it. */
void list_paint(const DisplayList *list, Target target, const Pixmap *ground);

/* Optional caches for painting the same pixels with less work. */
typedef struct ListHelp {
    const Pixmap *ground; /* the cached backdrop, or NULL */
    Turned *turned;       /* caches rotated pictures, or NULL */
    const Pixmap *under;  /* the first `under_count` items, painted; NULL: not available */
    int under_count;
} ListHelp;
/* Paints the first `end` items like list_paint, but leaves out what opaque items hide. */
void list_paint_quick(const DisplayList *list, int end, Target target, const ListHelp *help);
/* Hash of the first `count` items: equal for equal pictures. */
uint64_t list_hash(const DisplayList *list, int count);
/* A line for each item, in order: its kind and shape, places in quarters of a pixel, colours in hexadecimal,
 * the size of its picture or text but not which it is, and its bounds in pixels; then one for each text and
 * picture of the transcript, if there is one. The caller frees it. */
char *list_describe(const DisplayList *list, const Transcript *transcript);

enum { DAMAGE_MAX = 12 };

typedef struct Damage {
    PixelRect rects[DAMAGE_MAX];
    int count;
} Damage;

/* Merges rectangles while that costs little; never more than DAMAGE_MAX. */
void damage_add(Damage *damage, PixelRect rect);
/* Every pixel that may differ between the two pictures is in one of the rectangles. */
void damage_between(const DisplayList *before, const DisplayList *after, Damage *damage);

#endif
