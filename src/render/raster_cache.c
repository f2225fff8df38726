#include "render/raster_cache.h"

#include "base/files.h"
#include "base/memory.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    CACHE_LIMIT_BYTES = 64 << 20,
    CACHE_NAME_BYTES = 80,
    CACHE_PATH_BYTES = 1024,
    CACHE_SIDE_MAX = 16384,
    CACHE_FILES_MAX = 1 << 17
};

/* Names end in .raster. Temporary files left by a killed program are removed. */
typedef struct CachedFile {
    char name[CACHE_NAME_BYTES];
    size_t bytes;
    int64_t used; /* seconds since the epoch, */
    int32_t used_ns;
} CachedFile;

typedef struct Listing {
    CachedFile *files;
    size_t count, capacity, bytes;
} Listing;

static bool path_in(const RasterCache *cache, const char *name, char path[CACHE_PATH_BYTES]) {
    return snprintf(path, CACHE_PATH_BYTES, "%s/%s", cache->directory, name) < CACHE_PATH_BYTES;
}

static bool path_of(const RasterCache *cache, uint64_t hash, int width, int height, SpriteEffect effect,
                    char path[CACHE_PATH_BYTES]) {
    char name[CACHE_NAME_BYTES];
    if (!cache->directory) return false;
    snprintf(name, sizeof name, "%016llx-%dx%d-%x.raster", (unsigned long long)hash, width, height,
             (unsigned)effect);
    return path_in(cache, name, path);
}

/* Followed by the rows of pixels, in this machine's byte order: files are not portable. */
typedef struct FileHead {
    char mark[8];
    int32_t width, height;
} FileHead;

static FileHead head_of(int width, int height) {
    return (FileHead){.mark = "sabacc1", .width = width, .height = height};
}

static bool is_sound(const FileHead *head) {
    FileHead right = head_of(head->width, head->height);
    return memcmp(head, &right, sizeof right) == 0 && head->width > 0 && head->width <= CACHE_SIDE_MAX &&
           head->height > 0 && head->height <= CACHE_SIDE_MAX;
}

/* Shadows are larger than the requested size, so a file contains its own size. */
static Pixmap *read_file(FileReader *file, uint64_t length) {
    FileHead head;
    if (!file_reader_take(file, &head, sizeof head) || !is_sound(&head)) return NULL;
    size_t count = (size_t)head.width * (size_t)head.height;
    if (length != sizeof head + count * sizeof(Pixel)) return NULL;
    Pixmap *pixmap = pixmap_create_unset(head.width, head.height);
    if (file_reader_take(file, pixmap->pixels, count * sizeof(Pixel)) && file_reader_is_at_end(file))
        return pixmap;
    pixmap_free(pixmap);
    return NULL;
}

Pixmap *raster_cache_read(RasterCache *cache, uint64_t hash, int width, int height, SpriteEffect effect) {
    char path[CACHE_PATH_BYTES];
    FileReader file;
    if (!path_of(cache, hash, width, height, effect, path) || !file_reader_open(&file, path)) return NULL;
    Pixmap *pixmap = read_file(&file, file_facts(path).size);
    file_reader_close(&file);
    if (!pixmap) return NULL;
    pixmap_measure(pixmap);
    file_touch(path);
    return pixmap;
}

bool raster_cache_has(const RasterCache *cache, uint64_t hash, int width, int height, SpriteEffect effect) {
    char path[CACHE_PATH_BYTES];
    return path_of(cache, hash, width, height, effect, path) && file_is_plain(path);
}

static bool write_file(const char *path, const Pixmap *pixmap) {
    FileHead head = head_of(pixmap->width, pixmap->height);
    FileDraft draft;
    if (!file_draft_begin(&draft, path)) return false;
    file_draft_put(&draft, &head, sizeof head);
    for (int y = 0; y < pixmap->height; y++) {
        const Pixel *row = pixmap->pixels + (size_t)y * (size_t)pixmap->stride;
        file_draft_put(&draft, row, (size_t)pixmap->width * sizeof *row);
    }
    return file_draft_end(&draft, true, FILE_QUICK);
}

static bool ends_in(const char *name, const char *ending) {
    size_t length = strlen(name), tail = strlen(ending);
    return length >= tail && strcmp(name + length - tail, ending) == 0;
}

static bool is_ours(const char *name) { return strlen(name) < CACHE_NAME_BYTES && ends_in(name, ".raster"); }

static void list_file(Listing *listing, const RasterCache *cache, const char *name) {
    char path[CACHE_PATH_BYTES];
    if (!is_ours(name) || !path_in(cache, name, path)) return;
    FileFacts found = file_facts(path);
    if (found.kind != FILE_PLAIN) return;
    if (listing->count == listing->capacity) {
        size_t capacity = listing->capacity ? listing->capacity * 2 : 256;
        CachedFile *files = memory_realloc(listing->files, capacity, sizeof *files);
        listing->files = files;
        listing->capacity = capacity;
    }
    CachedFile *file = &listing->files[listing->count++];
    *file = (CachedFile){.bytes = (size_t)found.size, .used = found.changed, .used_ns = found.changed_ns};
    memcpy(file->name, name, strlen(name) + 1);
    listing->bytes += file->bytes;
}

static Listing list_files(const RasterCache *cache) {
    Listing listing = {0};
    FileList names;
    file_sweep(cache->directory, ".part");
    if (!file_list(&names, cache->directory, CACHE_FILES_MAX)) return listing;
    for (size_t i = 0; i < names.count; i++) list_file(&listing, cache, names.names[i]);
    file_list_free(&names);
    return listing;
}

static int compare_use(const void *a, const void *b) {
    const CachedFile *first = a, *second = b;
    if (first->used != second->used) return first->used < second->used ? -1 : 1;
    return (first->used_ns > second->used_ns) - (first->used_ns < second->used_ns);
}

/* Removes a quarter more than necessary, so that it is not done again for the next file. */
static void drop_oldest(const RasterCache *cache, Listing *listing, size_t limit) {
    if (listing->count > 0) qsort(listing->files, listing->count, sizeof *listing->files, compare_use);
    for (size_t i = 0; i < listing->count && listing->bytes > limit / 4 * 3; i++) {
        char path[CACHE_PATH_BYTES];
        if (path_in(cache, listing->files[i].name, path) && file_remove(path))
            listing->bytes -= listing->files[i].bytes;
    }
}

/* The directory is scanned at the first write and whenever it seems full: a start that finds everything never
 * scans it. */
static void keep_limit(RasterCache *cache) {
    size_t limit = cache->limit_bytes ? cache->limit_bytes : CACHE_LIMIT_BYTES;
    if (cache->is_counted && cache->bytes <= limit) return;
    Listing listing = list_files(cache);
    if (listing.bytes > limit) drop_oldest(cache, &listing, limit);
    cache->bytes = listing.bytes;
    cache->is_counted = true;
    free(listing.files);
}

void raster_cache_write(RasterCache *cache, uint64_t hash, int width, int height, SpriteEffect effect,
                        const Pixmap *pixmap) {
    char path[CACHE_PATH_BYTES];
    if (!path_of(cache, hash, width, height, effect, path) || !write_file(path, pixmap)) return;
    if (cache->is_counted) cache->bytes += (size_t)file_facts(path).size;
    keep_limit(cache);
}
