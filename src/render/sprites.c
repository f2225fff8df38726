#include "render/sprites.h"

#include <assert.h>
#include <SDL.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "render/raster.h"
#include "render/raster_cache.h"

enum {
    SPRITE_NAME_BYTES = 64,
    SPRITE_BUCKETS = 1024,
    SPRITE_QUEUE = 512,
    SPRITE_BUDGET_BYTES = 24 << 20,
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
    uint32_t serial, last_used;
} Entry;

typedef struct Job {
    SpriteKey key;
    Pixmap *pixmap; /* set when finished */
} Job;

struct Sprites {
    SpriteSource source;
    RasterCache cache; /* used by the worker only */
    Entry *buckets[SPRITE_BUCKETS];
    Pixmap *blank;
    size_t bytes;
    uint32_t serial, generation;
    int pending, missing;
    char first_missing[SPRITE_NAME_BYTES];
    /* Shared with the worker, under the lock: a ring of requests and a ring of results. */
    SDL_Thread *worker;
    SDL_mutex *lock;
    SDL_cond *ordered, *finished;
    Job orders[SPRITE_QUEUE], results[SPRITE_QUEUE];
    int order_first, order_count, result_count;
    bool is_closing;
};

static uint64_t hash_bytes(const char *bytes, size_t length) {
    uint64_t hash = 14695981039346656037u;
    for (size_t i = 0; i < length; i++) hash = (hash ^ (unsigned char)bytes[i]) * 1099511628211u;
    return hash;
}

static Pixmap *raster_made(RasterCache *cache, const SpriteKey *key, const char *document, size_t length) {
    uint64_t hash = hash_bytes(document, length);
    Pixmap *pixmap = raster_cache_read(cache, hash, key->width, key->height, key->effect);
    if (pixmap) return pixmap;
    pixmap = raster_apply(raster_draw(document, length, key->width, key->height), key->effect);
    if (pixmap) raster_cache_write(cache, hash, key->width, key->height, key->effect, pixmap);
    return pixmap;
}

static Pixmap *work_on(Sprites *sprites, const SpriteKey *key) {
    size_t length = 0;
    char *document = sprites->source.document(sprites->source.user, key->asset, &length);
    if (!document) return NULL;
    Pixmap *pixmap = raster_made(&sprites->cache, key, document, length);
    free(document);
    return pixmap;
}

static int worker_run(void *data) {
    Sprites *sprites = data;
    SDL_LockMutex(sprites->lock);
    for (;;) {
        while (sprites->order_count == 0 && !sprites->is_closing)
            SDL_CondWait(sprites->ordered, sprites->lock);
        if (sprites->is_closing) break;
        Job job = sprites->orders[sprites->order_first];
        SDL_UnlockMutex(sprites->lock);
        job.pixmap = work_on(sprites, &job.key);
        SDL_LockMutex(sprites->lock);
        sprites->order_first = (sprites->order_first + 1) % SPRITE_QUEUE;
        sprites->order_count--;
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
    sprites->cache =
        (RasterCache){.directory = source.cache_directory, .limit_bytes = source.cache_limit_bytes};
    if (!sprites->source.budget_bytes) sprites->source.budget_bytes = SPRITE_BUDGET_BYTES;
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

static void entry_free(Sprites *sprites, Entry *entry) {
    if (entry->pixmap) sprites->bytes -= pixmap_bytes(entry->pixmap);
    pixmap_free(entry->pixmap);
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

/* A full queue is not an error: the picture is requested again in the next frame. */
static bool order(Sprites *sprites, const SpriteKey *key) {
    if (sprites->pending >= SPRITE_QUEUE) return false;
    sprites->pending++;
    SDL_LockMutex(sprites->lock);
    sprites->orders[(sprites->order_first + sprites->order_count++) % SPRITE_QUEUE] = (Job){.key = *key};
    SDL_CondSignal(sprites->ordered);
    SDL_UnlockMutex(sprites->lock);
    return true;
}

static Entry *entry_order(Sprites *sprites, const SpriteKey *key) {
    if (sprites->pending >= SPRITE_QUEUE) return NULL;
    Entry *entry = memory_calloc(1, sizeof *entry);
    entry->key = *key;
    Entry **bucket = bucket_of(sprites, key->asset);
    entry->next = *bucket;
    *bucket = entry;
    order(sprites, key);
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

static SpriteKey key_make(const char *asset, int width, int height, SpriteEffect effect) {
    assert(width > 0 && height > 0 && strlen(asset) < SPRITE_NAME_BYTES);
    SpriteKey key = {.width = width, .height = height, .effect = effect};
    snprintf(key.asset, sizeof key.asset, "%s", asset);
    return key;
}

SpriteRaster sprites_get(Sprites *sprites, const char *asset, int width, int height, SpriteEffect effect) {
    SpriteKey key = key_make(asset, width, height, effect);
    Entry *entry = entry_find(sprites, &key);
    if (!entry) entry = entry_order(sprites, &key);
    if (entry) entry->last_used = sprites->generation;
    bool is_exact = entry && entry->state == ENTRY_READY;
    if (!is_exact) entry = entry_nearest(sprites, &key);
    if (!entry) return (SpriteRaster){.pixmap = sprites->blank};
    entry->last_used = sprites->generation;
    return (SpriteRaster){.pixmap = entry->pixmap, .serial = entry->serial, .is_exact = is_exact};
}

bool sprites_is_missing(Sprites *sprites, const char *asset) {
    Entry *entry = *bucket_of(sprites, asset);
    while (entry && !(entry->state == ENTRY_MISSING && strcmp(entry->key.asset, asset) == 0))
        entry = entry->next;
    return entry != NULL;
}

static void take_result(Sprites *sprites, const Job *job) {
    sprites->pending--;
    Entry *entry = entry_find(sprites, &job->key);
    if (!entry) { /* dropped meanwhile */
        pixmap_free(job->pixmap);
        return;
    }
    if (!job->pixmap) {
        entry->state = ENTRY_MISSING;
        if (sprites->missing++ == 0) memcpy(sprites->first_missing, job->key.asset, sizeof job->key.asset);
        return;
    }
    if (entry->pixmap) { /* requested again after being dropped: the later raster counts */
        sprites->bytes -= pixmap_bytes(entry->pixmap);
        pixmap_free(entry->pixmap);
    }
    entry->state = ENTRY_READY;
    entry->pixmap = job->pixmap;
    entry->serial = ++sprites->serial;
    sprites->bytes += pixmap_bytes(job->pixmap);
}

static bool remove_oldest(Sprites *sprites) {
    Entry **oldest = NULL;
    for (int bucket = 0; bucket < SPRITE_BUCKETS; bucket++) {
        for (Entry **link = &sprites->buckets[bucket]; *link; link = &(*link)->next) {
            if ((*link)->state != ENTRY_READY || sprites->generation - (*link)->last_used < 2) continue;
            if (!oldest || (*link)->last_used < (*oldest)->last_used) oldest = link;
        }
    }
    if (!oldest) return false;
    Entry *entry = *oldest;
    *oldest = entry->next;
    entry_free(sprites, entry);
    return true;
}

bool sprites_collect(Sprites *sprites) {
    SDL_LockMutex(sprites->lock);
    int count = sprites->result_count;
    for (int i = 0; i < count; i++) take_result(sprites, &sprites->results[i]);
    sprites->result_count = 0;
    SDL_UnlockMutex(sprites->lock);
    while (sprites->bytes > sprites->source.budget_bytes && remove_oldest(sprites)) continue;
    sprites->generation++;
    return count > 0;
}

void sprites_settle(Sprites *sprites) {
    SDL_LockMutex(sprites->lock);
    while (sprites->order_count > 0) SDL_CondWait(sprites->finished, sprites->lock);
    SDL_UnlockMutex(sprites->lock);
}

int sprites_pending(const Sprites *sprites) { return sprites->pending; }
size_t sprites_bytes(const Sprites *sprites) { return sprites->bytes; }

int sprites_missing(Sprites *sprites, char *asset, size_t asset_size) {
    int count = sprites->missing;
    if (asset_size > 0) snprintf(asset, asset_size, "%s", sprites->first_missing);
    sprites->missing = 0;
    sprites->first_missing[0] = '\0';
    return count;
}

/* Whether the entry may stay until its new raster is finished. */
static bool order_again(Sprites *sprites, const Entry *entry) {
    bool is_shown = entry->state != ENTRY_MISSING && sprites->generation - entry->last_used < 2;
    return is_shown && order(sprites, &entry->key);
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
