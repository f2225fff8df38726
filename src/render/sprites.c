#include "render/sprites.h"
#include "base/hash.h"

#include <assert.h>
#include <SDL.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "render/packed.h"
#include "render/plaque.h"
#include "render/raster.h"
#include "render/raster_cache.h"

enum {
    SPRITE_NAME_BYTES = 64,
    SPRITE_BUCKETS = 1024,
    SPRITE_QUEUE = 512,
    SPRITE_BUDGET_BYTES = 20 << 20,
    SPRITE_SMALL_BYTES = 6 << 20, /* of small copies, beside the budget */
    /* So many have been dropped when the heap is looked at: on a large screen it is larger than that. */
    SPRITE_DROPPED_BYTES = 8 << 20,
    SPRITE_HEAP_BYTES = 52 << 20,
    SPRITE_USUAL_PIXELS = 1920 * 1080,
    SPRITE_BYTES_BEYOND = 1,     /* more budget for each pixel that a screen has beyond those */
    SPRITE_DISK_BYTES_EACH = 32, /* on the disk, for each pixel of the screen: 64 MiB of a usual one */
    SPRITE_SMALLER = 4,          /* drafts and small copies, each way */
    SPRITE_DRAFT_PIXELS = 1 << 20 /* from which on a draft is drawn first */,
    SPRITE_BLANK_WIDTH = 100,
    SPRITE_BLANK_HEIGHT = 140
};

typedef enum EntryState { ENTRY_ORDERED, ENTRY_READY, ENTRY_MISSING } EntryState;

typedef struct SpriteKey {
    char asset[SPRITE_NAME_BYTES];
    int width, height;
    SpriteEffect effect;
} SpriteKey;

typedef struct Entry {
    struct Entry *next; /* entries of one asset share a bucket, whatever their size */
    SpriteKey key;
    EntryState state;
    Pixmap *pixmap;
    uint32_t serial, last_used; /* last_used: the frame */
    bool is_small;              /* a copy of what was dropped */
} Entry;

typedef struct Job {
    SpriteKey key;
    Pixmap *pixmap; /* set when done */
    bool is_draft;  /* of one SPRITE_SMALLER times as wide and high, and not needed where that is kept */
} Job;

struct Sprites {
    SpriteSource source;
    RasterCache cache; /* used by the worker only */
    Entry *buckets[SPRITE_BUCKETS];
    Pixmap *blank;
    size_t bytes, small_bytes, budget, dropped_bytes; /* dropped: since the heap was looked at */
    uint32_t serial, frame;
    int pending, missing;
    char first_missing[SPRITE_NAME_BYTES];
    /* Shared with the worker, under the lock. */
    SDL_Thread *worker;
    SDL_mutex *lock;
    SDL_cond *ordered, *finished;
    size_t disk_limit; /* 0: the cache's default */
    Job orders[SPRITE_QUEUE], results[SPRITE_QUEUE];
    int order_count, result_count; /* orders: the oldest first */
    bool is_closing, is_working;
};

/* Of the document and of the part that is meant. */
static uint64_t hash_of(const PictureDocument *document) {
    return hash_more(hash_bytes(document->bytes, document->length), &document->part, sizeof document->part);
}

static Pixmap *drawn(const SpriteKey *key, const PictureDocument *document) {
    return raster_apply(
        raster_draw(document->bytes, document->length, &document->part, key->width, key->height),
        key->effect);
}

static Pixmap *raster_made(RasterCache *cache, const SpriteKey *key, const PictureDocument *document) {
    uint64_t hash = hash_of(document);
    Pixmap *pixmap = raster_cache_read(cache, hash, key->width, key->height, key->effect);
    if (pixmap) return pixmap;
    pixmap = drawn(key, document);
    if (pixmap) raster_cache_write(cache, hash, key->width, key->height, key->effect, pixmap);
    return pixmap;
}

static Pixmap *draft_made(RasterCache *cache, const SpriteKey *key, const PictureDocument *document) {
    int width = key->width * SPRITE_SMALLER, height = key->height * SPRITE_SMALLER;
    if (raster_cache_has(cache, hash_of(document), width, height, key->effect)) return NULL;
    return drawn(key, document);
}

/* Without any document; quicker than to be read. */
static Pixmap *grown(const SpriteKey *key) {
    return raster_apply(pixmap_create_unset(key->width, key->height), key->effect);
}

static Pixmap *work_on(Sprites *sprites, const Job *job) {
    if (sprite_effect_kind(job->key.effect) == SPRITE_WOOD) return grown(&job->key);
    if (sprite_effect_is_plaque(job->key.effect))
        return plaque_draw(job->key.width, job->key.height, job->key.effect);
    PictureDocument document = sprites->source.document(sprites->source.user, job->key.asset);
    if (!document.bytes) return NULL;
    Pixmap *pixmap = job->is_draft ? draft_made(&sprites->cache, &job->key, &document)
                                   : raster_made(&sprites->cache, &job->key, &document);
    free(document.bytes);
    return pixmap;
}

static long pixels_of(const SpriteKey *key) { return (long)key->width * key->height; }

/* The smallest, and of equal ones the oldest: a table's cards come before its cloth. */
static Job take_order(Sprites *sprites) {
    int best = 0;
    for (int i = 1; i < sprites->order_count; i++)
        if (pixels_of(&sprites->orders[i].key) < pixels_of(&sprites->orders[best].key)) best = i;
    Job job = sprites->orders[best];
    sprites->order_count--;
    memmove(&sprites->orders[best], &sprites->orders[best + 1],
            (size_t)(sprites->order_count - best) * sizeof job);
    return job;
}

static int worker_run(void *data) {
    Sprites *sprites = data;
    SDL_LockMutex(sprites->lock);
    for (;;) {
        while (sprites->order_count == 0 && !sprites->is_closing)
            SDL_CondWait(sprites->ordered, sprites->lock);
        if (sprites->is_closing) break;
        Job job = take_order(sprites);
        sprites->cache.limit_bytes = sprites->disk_limit;
        sprites->is_working = true;
        SDL_UnlockMutex(sprites->lock);
        job.pixmap = work_on(sprites, &job);
        if (job.pixmap) pixmap_pack(job.pixmap);
        SDL_LockMutex(sprites->lock);
        sprites->is_working = false;
        sprites->results[sprites->result_count++] = job;
        SDL_CondSignal(sprites->finished);
        if (sprites->source.wake) sprites->source.wake(sprites->source.wake_user);
    }
    SDL_UnlockMutex(sprites->lock);
    return 0;
}

static Pixmap *blank_card(void) {
    Pixmap *blank = pixmap_create(SPRITE_BLANK_WIDTH, SPRITE_BLANK_HEIGHT);
    for (int i = 0; i < SPRITE_BLANK_WIDTH * SPRITE_BLANK_HEIGHT; i++) blank->pixels[i] = 0xff1b2530u;
    return blank;
}

Sprites *sprites_create(SpriteSource source) {
    assert(source.document);
    Sprites *sprites = memory_calloc(1, sizeof *sprites);
    sprites->source = source;
    sprites->cache = (RasterCache){.directory = source.cache_directory};
    sprites->disk_limit = source.cache_limit_bytes;
    sprites->budget = source.budget_bytes ? source.budget_bytes : SPRITE_BUDGET_BYTES;
    sprites->blank = blank_card();
    sprites->lock = SDL_CreateMutex();
    sprites->ordered = SDL_CreateCond();
    sprites->finished = SDL_CreateCond();
    sprites->worker = SDL_CreateThread(worker_run, "sprites", sprites);
    if (!sprites->blank || !sprites->lock || !sprites->ordered || !sprites->finished || !sprites->worker) {
        sprites_close(sprites);
        return NULL;
    }
    return sprites;
}

static void drop_pixmap(Sprites *sprites, Entry *entry) {
    size_t *bytes = entry->is_small ? &sprites->small_bytes : &sprites->bytes;
    size_t held = entry->pixmap ? pixmap_bytes(entry->pixmap) : 0;
    *bytes -= held;
    sprites->dropped_bytes += held;
    pixmap_free(entry->pixmap);
    entry->pixmap = NULL;
}

static void set_pixmap(Sprites *sprites, Entry *entry, Pixmap *pixmap, bool is_small) {
    drop_pixmap(sprites, entry);
    entry->state = ENTRY_READY;
    entry->is_small = is_small;
    entry->pixmap = pixmap;
    entry->serial = ++sprites->serial;
    *(is_small ? &sprites->small_bytes : &sprites->bytes) += pixmap_bytes(pixmap);
}

static void entry_free(Sprites *sprites, Entry *entry) {
    drop_pixmap(sprites, entry);
    free(entry);
}

void sprites_close(Sprites *sprites) {
    if (!sprites) return;
    if (sprites->worker) {
        SDL_LockMutex(sprites->lock);
        sprites->is_closing = true;
        SDL_CondSignal(sprites->ordered);
        SDL_UnlockMutex(sprites->lock);
        SDL_WaitThread(sprites->worker, NULL);
    }
    for (int i = 0; i < sprites->result_count; i++) pixmap_free(sprites->results[i].pixmap);
    for (int bucket = 0; bucket < SPRITE_BUCKETS; bucket++) {
        while (sprites->buckets[bucket]) {
            Entry *entry = sprites->buckets[bucket];
            sprites->buckets[bucket] = entry->next;
            entry_free(sprites, entry);
        }
    }
    if (sprites->finished) SDL_DestroyCond(sprites->finished);
    if (sprites->ordered) SDL_DestroyCond(sprites->ordered);
    if (sprites->lock) SDL_DestroyMutex(sprites->lock);
    pixmap_free(sprites->blank);
    free(sprites);
}

static Entry **bucket_of(Sprites *sprites, const char *asset) {
    return &sprites->buckets[hash_bytes(asset, strlen(asset)) % SPRITE_BUCKETS];
}

static bool key_is(const SpriteKey *a, const SpriteKey *b) {
    return a->width == b->width && a->height == b->height && a->effect == b->effect &&
           strcmp(a->asset, b->asset) == 0;
}

static Entry *entry_find(Sprites *sprites, const SpriteKey *key) {
    Entry *entry = *bucket_of(sprites, key->asset);
    while (entry && !key_is(&entry->key, key)) entry = entry->next;
    return entry;
}

/* A full queue is not an error: whoever still wants the picture asks again in the next frame. */
static bool order(Sprites *sprites, const SpriteKey *key, bool is_draft) {
    if (sprites->pending >= SPRITE_QUEUE) return false;
    sprites->pending++;
    SDL_LockMutex(sprites->lock);
    sprites->orders[sprites->order_count++] = (Job){.key = *key, .is_draft = is_draft};
    SDL_CondSignal(sprites->ordered);
    SDL_UnlockMutex(sprites->lock);
    return true;
}

static Entry *entry_order(Sprites *sprites, const SpriteKey *key, bool is_draft) {
    if (sprites->pending >= SPRITE_QUEUE) return NULL;
    Entry *entry = memory_calloc(1, sizeof *entry);
    entry->key = *key;
    entry->last_used = sprites->frame;
    Entry **bucket = bucket_of(sprites, key->asset);
    entry->next = *bucket;
    *bucket = entry;
    order(sprites, key, is_draft);
    return entry;
}

static Entry *entry_nearest(Sprites *sprites, const SpriteKey *key) {
    Entry *best = NULL;
    for (Entry *entry = *bucket_of(sprites, key->asset); entry; entry = entry->next) {
        if (entry->state != ENTRY_READY || entry->key.effect != key->effect) continue;
        if (strcmp(entry->key.asset, key->asset) != 0) continue;
        if (!best || abs(entry->key.height - key->height) < abs(best->key.height - key->height)) best = entry;
    }
    return best;
}

static SpriteKey smaller(SpriteKey key) {
    key.width = (key.width + SPRITE_SMALLER - 1) / SPRITE_SMALLER;
    key.height = (key.height + SPRITE_SMALLER - 1) / SPRITE_SMALLER;
    return key;
}

/* Of a large picture of which nothing can be shown yet. Only sizes that are whole multiples of the draft's.
 */
static void order_draft(Sprites *sprites, const SpriteKey *key) {
    bool is_whole = key->width % SPRITE_SMALLER == 0 && key->height % SPRITE_SMALLER == 0;
    if (!is_whole || pixels_of(key) < SPRITE_DRAFT_PIXELS || entry_nearest(sprites, key)) return;
    SpriteKey draft = smaller(*key);
    if (!entry_find(sprites, &draft)) entry_order(sprites, &draft, true);
}

static SpriteKey key_make(const char *asset, int width, int height, SpriteEffect effect) {
    size_t length = strlen(asset);
    assert(width > 0 && height > 0 && length < SPRITE_NAME_BYTES);
    SpriteKey key = {.width = width, .height = height, .effect = effect};
    memcpy(key.asset, asset, length + 1);
    return key;
}

SpriteRaster sprites_get(Sprites *sprites, const char *asset, int width, int height, SpriteEffect effect) {
    SpriteKey key = key_make(asset, width, height, effect);
    Entry *entry = entry_find(sprites, &key);
    if (!entry) {
        order_draft(sprites, &key);
        entry = entry_order(sprites, &key, false);
    }
    if (entry) entry->last_used = sprites->frame;
    bool is_exact = entry && entry->state == ENTRY_READY;
    if (!is_exact) entry = entry_nearest(sprites, &key);
    if (!entry) return (SpriteRaster){.pixmap = sprites->blank};
    entry->last_used = sprites->frame;
    return (SpriteRaster){.pixmap = entry->pixmap, .serial = entry->serial, .is_exact = is_exact};
}

bool sprites_is_missing(Sprites *sprites, const char *asset) {
    Entry *entry = *bucket_of(sprites, asset);
    while (entry && !(entry->state == ENTRY_MISSING && strcmp(entry->key.asset, asset) == 0))
        entry = entry->next;
    return entry != NULL;
}

static void entry_remove(Sprites *sprites, Entry *entry) {
    Entry **link = bucket_of(sprites, entry->key.asset);
    while (*link != entry) link = &(*link)->next;
    *link = entry->next;
    entry_free(sprites, entry);
}

/* What was shown stays to be seen, though its file can be read no more. */
static void note_missing(Sprites *sprites, Entry *entry) {
    if (!entry->pixmap) entry->state = ENTRY_MISSING;
    if (sprites->missing++ == 0) memcpy(sprites->first_missing, entry->key.asset, sizeof entry->key.asset);
}

static void take_result(Sprites *sprites, const Job *job) {
    sprites->pending--;
    Entry *entry = entry_find(sprites, &job->key);
    if (!entry) /* forgotten meanwhile */
        pixmap_free(job->pixmap);
    else if (job->pixmap) /* of what was ordered again after being forgotten the later drawing counts */
        set_pixmap(sprites, entry, job->pixmap, false);
    else if (job->is_draft && !entry->pixmap)
        entry_remove(sprites, entry);
    else if (!job->is_draft)
        note_missing(sprites, entry);
}

/* The last frame's pictures are those to be seen now. */
static bool is_shown(const Sprites *sprites, const Entry *entry) {
    return sprites->frame - entry->last_used < 2;
}

static Entry *oldest_of(Sprites *sprites, bool is_small) {
    Entry *oldest = NULL;
    for (int bucket = 0; bucket < SPRITE_BUCKETS; bucket++) {
        for (Entry *entry = sprites->buckets[bucket]; entry; entry = entry->next) {
            if (entry->state != ENTRY_READY || entry->is_small != is_small || is_shown(sprites, entry))
                continue;
            if (!oldest || entry->last_used < oldest->last_used) oldest = entry;
        }
    }
    return oldest;
}

static bool has_another(Sprites *sprites, const Entry *entry) {
    for (Entry *other = *bucket_of(sprites, entry->key.asset); other; other = other->next)
        if (other != entry && other->state == ENTRY_READY && other->key.effect == entry->key.effect &&
            strcmp(other->key.asset, entry->key.asset) == 0)
            return true;
    return false;
}

/* Rough, but cheap in memory and time: shown until the picture is read again. */
static Pixmap *small_copy(const Pixmap *pixmap) {
    if (pixmap->packed) {
        Pixmap *whole = pixmap_unpacked(pixmap), *copy = small_copy(whole);
        pixmap_free(whole);
        return copy;
    }
    int width = (pixmap->width + SPRITE_SMALLER - 1) / SPRITE_SMALLER,
        height = (pixmap->height + SPRITE_SMALLER - 1) / SPRITE_SMALLER;
    Pixmap *copy = pixmap_create_unset(width, height);
    for (int y = 0; y < height; y++)
        for (int x = 0; x < width; x++)
            copy->pixels[y * width + x] =
                pixmap->pixels[y * SPRITE_SMALLER * pixmap->stride + x * SPRITE_SMALLER];
    pixmap_measure(copy);
    return copy;
}

/* Of an asset's last picture a small copy stays. */
static void entry_drop(Sprites *sprites, Entry *entry) {
    SpriteKey key = smaller(entry->key);
    if (has_another(sprites, entry) || entry_find(sprites, &key)) {
        entry_remove(sprites, entry);
        return;
    }
    set_pixmap(sprites, entry, small_copy(entry->pixmap), true);
    entry->key = key;
}

static void keep_budget(Sprites *sprites) {
    Entry *oldest;
    while (sprites->bytes > sprites->budget && (oldest = oldest_of(sprites, false)))
        entry_drop(sprites, oldest);
    while (sprites->small_bytes > SPRITE_SMALL_BYTES && (oldest = oldest_of(sprites, true)))
        entry_remove(sprites, oldest);
}

/* One room of a large screen takes half of what is enough for a usual one. */
static void set_disk_limit(Sprites *sprites, long beyond) {
    size_t limit = beyond > 0 ? (size_t)(beyond + SPRITE_USUAL_PIXELS) * SPRITE_DISK_BYTES_EACH : 0;
    if (sprites->source.cache_limit_bytes || limit == sprites->disk_limit) return;
    SDL_LockMutex(sprites->lock);
    sprites->disk_limit = limit;
    SDL_UnlockMutex(sprites->lock);
}

void sprites_begin_frame(Sprites *sprites, int width, int height) {
    long beyond = (long)width * height - SPRITE_USUAL_PIXELS;
    sprites->frame++;
    set_disk_limit(sprites, beyond);
    if (!sprites->source.budget_bytes)
        sprites->budget = SPRITE_BUDGET_BYTES + (beyond > 0 ? (size_t)beyond * SPRITE_BYTES_BEYOND : 0);
}

/* Pictures of other sizes come into the place of those that were dropped: some of it stays free. */
static void give_back(Sprites *sprites) {
    if (sprites->pending > 0 || sprites->dropped_bytes < SPRITE_DROPPED_BYTES) return;
    sprites->dropped_bytes = 0;
    memory_give_back(SPRITE_HEAP_BYTES);
}

bool sprites_collect(Sprites *sprites) {
    SDL_LockMutex(sprites->lock);
    int count = sprites->result_count;
    for (int i = 0; i < count; i++) take_result(sprites, &sprites->results[i]);
    sprites->result_count = 0;
    SDL_UnlockMutex(sprites->lock);
    keep_budget(sprites);
    give_back(sprites);
    return count > 0;
}

void sprites_settle(Sprites *sprites) {
    SDL_LockMutex(sprites->lock);
    while (sprites->order_count > 0 || sprites->is_working) SDL_CondWait(sprites->finished, sprites->lock);
    SDL_UnlockMutex(sprites->lock);
}

int sprites_pending(const Sprites *sprites) { return sprites->pending; }
size_t sprites_bytes(const Sprites *sprites) { return sprites->bytes + sprites->small_bytes; }

int sprites_missing(Sprites *sprites, char *asset, size_t asset_size) {
    int count = sprites->missing;
    if (asset_size > 0) snprintf(asset, asset_size, "%s", sprites->first_missing);
    sprites->missing = 0;
    sprites->first_missing[0] = '\0';
    return count;
}

/* Whether the entry may stay until its new raster is finished. */
static bool order_again(Sprites *sprites, const Entry *entry) {
    return entry->state != ENTRY_MISSING && is_shown(sprites, entry) && order(sprites, &entry->key, false);
}

void sprites_redraw(Sprites *sprites, const char *prefix) {
    size_t length = strlen(prefix);
    for (int bucket = 0; bucket < SPRITE_BUCKETS; bucket++) {
        for (Entry **link = &sprites->buckets[bucket]; *link;) {
            Entry *entry = *link;
            bool stays = strncmp(entry->key.asset, prefix, length) != 0 || order_again(sprites, entry);
            if (stays) {
                link = &entry->next;
                continue;
            }
            *link = entry->next;
            entry_free(sprites, entry);
        }
    }
}
