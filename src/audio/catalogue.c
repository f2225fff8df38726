#include "audio/catalogue.h"

#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/files.h"

typedef struct Shelf {
    const char *key;
    CatalogueEntry *entries;
    int count;
    const char *(*name)(int index);
} Shelf;

static const char *sound_name(int index) { return audio_sound_name((AudioSound)index); }
static const char *music_name(int index) { return audio_music_name((AudioMusic)index); }
static const char *layer_name(int index) { return audio_layer_name((AudioLayer)index); }

static CatalogueEntry *find_entry(const Shelf *shelf, const char *name) {
    for (int n = 0; n < shelf->count; n++)
        if (strcmp(shelf->name(n), name) == 0) return &shelf->entries[n];
    return NULL;
}

static bool copy_text(char *to, size_t size, const json_t *from) {
    const char *text = json_string_value(from);
    if (!text || !*text || strlen(text) >= size) return false;
    memcpy(to, text, strlen(text) + 1);
    return true;
}

static bool read_files(CatalogueEntry *entry, const json_t *row) {
    const json_t *one = json_object_get(row, "file"), *many = json_object_get(row, "files");
    if (one) {
        entry->variants = 1;
        return !many && copy_text(entry->files[0], CATALOGUE_FILE, one);
    }
    const size_t count = json_array_size(many);
    if (count < 1 || count > CATALOGUE_VARIANTS) return false;
    entry->variants = (int)count;
    for (size_t n = 0; n < count; n++)
        if (!copy_text(entry->files[n], CATALOGUE_FILE, json_array_get(many, n))) return false;
    return true;
}

static bool read_entry(CatalogueEntry *entry, const json_t *row) {
    const json_t *gain = json_object_get(row, "gain"), *group = json_object_get(row, "class");
    const json_t *duck = json_object_get(row, "duck");
    entry->gain = json_number_value(gain);
    if (!json_is_number(gain) || entry->gain < 0 || entry->gain > 1) return false;
    entry->duck = json_number_value(duck);
    if (duck && (!json_is_number(duck) || entry->duck < 0 || entry->duck > 1)) return false;
    if (group && !copy_text(entry->group, CATALOGUE_CLASS, group)) return false;
    return read_files(entry, row);
}

static bool read_shelf(const Shelf *shelf, const json_t *root, const char *path, char *error, size_t size) {
    json_t *rows = json_object_get(root, shelf->key);
    const char *name;
    json_t *row;
    if (!json_is_object(rows)) {
        snprintf(error, size, "%s has no object \"%s\".", path, shelf->key);
        return false;
    }
    json_object_foreach(rows, name, row) {
        CatalogueEntry *entry = find_entry(shelf, name);
        if (entry && read_entry(entry, row)) continue;
        snprintf(error, size,
                 entry ? "%s: \"%s\" wants a gain of 0 to 1, a duck of 0 to 1 if any, and 1 to %d files."
                       : "%s: \"%s\" is no sound of this game.",
                 path, name, CATALOGUE_VARIANTS);
        return false;
    }
    return true;
}

enum { CATALOGUE_BYTES = 1 << 20 };

bool catalogue_read(SoundCatalogue *catalogue, const char *directory, char *error, size_t size) {
    char path[4096];
    json_error_t where;
    *catalogue = (SoundCatalogue){0};
    const int length = snprintf(path, sizeof path, "%s/sounds.json", directory);
    size_t bytes = 0;
    char *words = length < (int)sizeof path ? file_read(path, CATALOGUE_BYTES, &bytes) : NULL;
    const char *why = length < (int)sizeof path ? file_words(errno) : "the path is too long";
    json_t *root = words ? json_loadb(words, bytes, JSON_REJECT_DUPLICATES, &where) : NULL;
    free(words);
    if (!root) {
        if (!words) snprintf(where.text, sizeof where.text, "%s", why);
        snprintf(error, size, "No sounds: %.200s/sounds.json: %s.", directory, where.text);
        return false;
    }
    const Shelf shelves[] = {
        {"sounds", catalogue->sounds, AUDIO_SOUNDS, sound_name},
        {"music", catalogue->music, AUDIO_MUSICS, music_name},
        {"layers", catalogue->layers, AUDIO_LAYERS, layer_name},
    };
    bool is_read = true;
    for (size_t n = 0; n < sizeof shelves / sizeof *shelves && is_read; n++)
        is_read = read_shelf(&shelves[n], root, path, error, size);
    json_decref(root);
    if (!is_read) *catalogue = (SoundCatalogue){0};
    return is_read;
}
