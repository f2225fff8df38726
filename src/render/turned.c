#include "render/turned.h"

#include "base/memory.h"

#include <stdlib.h>

enum {
    TURNED_SLOTS = 256,
    TURNED_WAYS = 8,
    TURNED_BYTES = 8 << 20,
    TURNED_MAX_BYTES = TURNED_BYTES / 8, /* of one: a close-up would take all of the room */
    TURNED_STALE_FRAMES = 120,
    TURNED_SPARED_FRAMES = 8, /* what was painted so lately makes no room for others */
    TURNED_WORTH_IT = 2       /* as often as that it has been painted: what moves is not kept at every step */
};

typedef struct TurnedPicture {
    uint64_t key;
    Pixmap *pixmap; /* NULL until it is worth it */
    int x, y;
    long painted;                   /* pixels, until then */
    uint32_t first_used, last_used; /* frames, from 1; 0 for a free slot */
} TurnedPicture;

struct Turned {
    TurnedPicture slots[TURNED_SLOTS];
    size_t bytes;
    uint32_t frame;
};

Turned *turned_create(void) { return memory_calloc(1, sizeof(Turned)); }

static void drop(Turned *turned, TurnedPicture *picture) {
    if (picture->pixmap) turned->bytes -= pixmap_bytes(picture->pixmap);
    pixmap_free(picture->pixmap);
    *picture = (TurnedPicture){0};
}

void turned_free(Turned *turned) {
    if (!turned) return;
    for (int i = 0; i < TURNED_SLOTS; i++) drop(turned, &turned->slots[i]);
    free(turned);
}

static bool is_stale(const Turned *turned, const TurnedPicture *picture) {
    return turned->frame - picture->last_used > TURNED_STALE_FRAMES;
}

void turned_begin(Turned *turned) {
    if (!turned) return;
    turned->frame++;
    for (int i = 0; i < TURNED_SLOTS; i++)
        if (turned->slots[i].pixmap && is_stale(turned, &turned->slots[i])) drop(turned, &turned->slots[i]);
}

static TurnedPicture *row_of(Turned *turned, uint64_t key) {
    return &turned->slots[key % (TURNED_SLOTS / TURNED_WAYS) * TURNED_WAYS];
}

bool turned_has(Turned *turned, uint64_t key) {
    TurnedPicture *row = row_of(turned, key);
    for (int i = 0; i < TURNED_WAYS; i++)
        if (row[i].last_used && row[i].key == key) return row[i].pixmap != NULL;
    return false;
}

/* The picture's slot, or the least recently used one of its row, emptied. */
static TurnedPicture *find(Turned *turned, uint64_t key) {
    TurnedPicture *row = row_of(turned, key), *oldest = row;
    for (int i = 0; i < TURNED_WAYS; i++) {
        if (row[i].last_used && row[i].key == key) return &row[i];
        if (row[i].last_used < oldest->last_used) oldest = &row[i];
    }
    drop(turned, oldest);
    *oldest = (TurnedPicture){.key = key, .first_used = turned->frame};
    return oldest;
}

static TurnedPicture *least_recent(Turned *turned) {
    TurnedPicture *found = NULL;
    for (int i = 0; i < TURNED_SLOTS; i++) {
        TurnedPicture *picture = &turned->slots[i];
        if (picture->pixmap && (!found || picture->last_used < found->last_used)) found = picture;
    }
    return found;
}

static bool make_room(Turned *turned, size_t bytes) {
    if (bytes > TURNED_MAX_BYTES) return false;
    while (turned->bytes + bytes > TURNED_BYTES) {
        TurnedPicture *picture = least_recent(turned);
        if (!picture || turned->frame - picture->last_used <= TURNED_SPARED_FRAMES) return false;
        drop(turned, picture);
    }
    return true;
}

/* Blended over nothing, a picture is unchanged: so what is copied later is what would be sampled then. */
static void keep(Turned *turned, TurnedPicture *picture, const Pixmap *pixmap, const Placement *placement) {
    PixelRect bounds = placement_bounds(placement);
    picture->last_used = turned->frame;
    if (picture->painted < TURNED_WORTH_IT * pixel_rect_area(bounds)) return;
    if (!make_room(turned, (size_t)bounds.width * (size_t)bounds.height * sizeof(Pixel))) return;
    picture->pixmap = pixmap_create(bounds.width, bounds.height);
    paint_placed_from(target_of(picture->pixmap), bounds.x, bounds.y, pixmap, placement);
    pixmap_measure(picture->pixmap);
    picture->x = bounds.x, picture->y = bounds.y;
    turned->bytes += pixmap_bytes(picture->pixmap);
}

void turned_paint(Turned *turned, uint64_t key, Target target, const Pixmap *pixmap,
                  const Placement *placement, const PaintCovers *covers) {
    TurnedPicture *picture = turned ? find(turned, key) : NULL;
    if (picture && !picture->pixmap && picture->first_used != turned->frame)
        keep(turned, picture, pixmap, placement);
    if (picture) picture->last_used = turned->frame;
    if (picture && picture->pixmap) {
        paint_pixmap(target, picture->pixmap, picture->x, picture->y, 256);
    } else {
        if (picture) picture->painted += pixel_rect_area(target.clip);
        paint_placed_beneath(target, pixmap, placement, covers);
    }
}
