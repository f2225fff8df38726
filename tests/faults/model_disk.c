#define _DEFAULT_SOURCE /* DT_DIR */
#include "model_private.h"

#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

typedef struct Bytes {
    uint8_t *data; /* owned */
    uint64_t size;
} Bytes;

static bool complain(const char *path, const char *what) {
    fprintf(stderr, "faults: %s: %s\n", path, what);
    return false;
}

/* ---- reading a directory ---- */

static bool read_file(const char *path, Bytes *bytes) {
    struct stat about;
    FILE *file = fopen(path, "rb");
    if (!file || fstat(fileno(file), &about) != 0) {
        if (file) fclose(file);
        return complain(path, strerror(errno));
    }
    bytes->size = (uint64_t)about.st_size;
    bytes->data = model_memory(NULL, bytes->size);
    bool is_read = fread(bytes->data, 1, bytes->size, file) == bytes->size;
    fclose(file);
    return is_read || complain(path, "cannot be read");
}

typedef bool (*Visit)(void *user, const char *path, const char *relative, bool is_directory);

static bool is_skipped(const char *relative, const char *const *skips) {
    for (; skips && *skips; skips++)
        if (strcmp(relative, *skips) == 0) return true;
    return false;
}

/* Every file and directory below, a directory before what is in it; links to directories are not followed. */
static bool walk(const char *directory, const char *prefix, const char *const *skips, Visit visit,
                 void *user) {
    char path[2 * CALL_PATH], relative[CALL_PATH];
    DIR *stream = opendir(directory);
    if (!stream) return complain(directory, strerror(errno));
    bool is_good = true;
    for (struct dirent *entry = readdir(stream); entry && is_good; entry = readdir(stream)) {
        if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0) continue;
        snprintf(relative, sizeof relative, "%s%s", prefix, entry->d_name);
        snprintf(path, sizeof path, "%s/%s", directory, entry->d_name);
        struct stat about;
        if (is_skipped(relative, skips) || lstat(path, &about) != 0 || S_ISLNK(about.st_mode)) continue;
        is_good = visit(user, path, relative, S_ISDIR(about.st_mode));
        if (!is_good || !S_ISDIR(about.st_mode)) continue;
        size_t length = strlen(relative);
        snprintf(relative + length, sizeof relative - length, "/");
        is_good = walk(path, relative, skips, visit, user);
    }
    closedir(stream);
    return is_good;
}

static bool take_file(void *user, const char *path, const char *relative, bool is_directory) {
    Model *model = user;
    Bytes bytes = {0};
    File *file = model_new_file(model, is_directory);
    model_change(model, CHANGE_MAKE, relative, "", file);
    if (is_directory) return true;
    bool is_read = read_file(path, &bytes);
    if (is_read) model_write(file, 0, bytes.data, bytes.size);
    free(bytes.data);
    file->synced = file->edit_count;
    return is_read;
}

Model *model_of(const char *directory, const char *const *skips) {
    Model *model = model_memory(NULL, sizeof *model);
    *model = (Model){0};
    if (!walk(directory, "", skips, take_file, model)) {
        model_free(model);
        return NULL;
    }
    for (int i = 0; i < model->change_count; i++)
        model->changes[i].is_from_synced = model->changes[i].is_to_synced = true;
    return model;
}

/* ---- what survives ---- */

/* A number that depends on the seed and on what it is for. */
static uint64_t draw(uint64_t seed, uint64_t what, uint64_t below) {
    uint64_t x = seed * 0x9e3779b97f4a7c15U + what * 0xbf58476d1ce4e5b9U + 0x94d049bb133111ebU;
    x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9U;
    x = (x ^ x >> 27) * 0x94d049bb133111ebU;
    return below > 0 ? (x ^ x >> 31) % below : 0;
}

static void set_size(Bytes *bytes, uint64_t size) {
    bytes->data = model_memory(bytes->data, size);
    if (size > bytes->size) memset(bytes->data + bytes->size, 0, size - bytes->size);
    bytes->size = size;
}

static void edit_bytes(Bytes *bytes, const Edit *edit, uint64_t arriving) {
    if (edit->is_truncate) {
        set_size(bytes, edit->offset);
    } else if (arriving > 0) {
        if (edit->offset + arriving > bytes->size) set_size(bytes, edit->offset + arriving);
        memcpy(bytes->data + edit->offset, edit->data, arriving);
    }
}

/* The file is as long as it should be, and what was not synced of it is zeros. */
static void lengthen(Bytes *bytes, const Edit *edit) {
    if (edit->is_truncate)
        set_size(bytes, edit->offset);
    else if (edit->offset + edit->size > bytes->size)
        set_size(bytes, edit->offset + edit->size);
}

static Bytes bytes_of(const File *file, CutKind cut, uint64_t seed) {
    Bytes bytes = {0};
    int pending = file->edit_count - file->synced, whole = file->synced;
    uint64_t what = 2 * (uint64_t)file->number;
    if (cut == CUT_KILL || cut == CUT_DATA) whole = file->edit_count;
    if (cut == CUT_MIXED) whole += (int)draw(seed, what, (uint64_t)pending + 1);
    set_size(&bytes, 0);
    for (int i = 0; i < whole; i++) edit_bytes(&bytes, &file->edits[i], file->edits[i].size);
    if (cut == CUT_MIXED && whole < file->edit_count)
        edit_bytes(&bytes, &file->edits[whole], draw(seed, what + 1, file->edits[whole].size));
    for (int i = whole; cut == CUT_ZEROS && i < file->edit_count; i++) lengthen(&bytes, &file->edits[i]);
    return bytes;
}

static bool is_synced(const Change *change) { return change->is_from_synced && change->is_to_synced; }

static Names names_of(const Model *model, CutKind cut, uint64_t seed) {
    Names names = {0};
    int pending = 0, kept;
    for (int i = 0; i < model->change_count; i++) pending += !is_synced(&model->changes[i]);
    kept = cut == CUT_ALL_LOST || cut == CUT_DATA ? 0 : pending;
    if (cut == CUT_MIXED) kept = (int)draw(seed, 1U << 20, (uint64_t)pending + 1);
    for (int i = 0; i < model->change_count; i++) {
        bool is_kept = is_synced(&model->changes[i]) || kept-- > 0;
        if (is_kept) names_change(&names, &model->changes[i]);
    }
    return names;
}

/* ---- writing a directory ---- */

static int by_path(const void *a, const void *b) {
    return strcmp(((const Name *)a)->path, ((const Name *)b)->path);
}

static bool write_file(const char *path, const Bytes *bytes) {
    FILE *file = fopen(path, "wb");
    if (!file) return complain(path, strerror(errno));
    bool is_written = fwrite(bytes->data, 1, bytes->size, file) == bytes->size;
    return (fclose(file) == 0 && is_written) || complain(path, strerror(errno));
}

static bool put_name(const Names *names, const Name *name, CutKind cut, uint64_t seed,
                     const char *directory) {
    char path[2 * CALL_PATH];
    if (!names_have_folder_of(names, name->path)) return true;
    snprintf(path, sizeof path, "%s/%s", directory, name->path);
    if (name->file->is_directory) return mkdir(path, 0777) == 0 || complain(path, strerror(errno));
    Bytes bytes = bytes_of(name->file, cut, seed);
    bool is_written = write_file(path, &bytes);
    free(bytes.data);
    return is_written;
}

bool model_put(const Model *model, CutKind cut, uint64_t seed, const char *directory) {
    Names names = names_of(model, cut, seed);
    bool is_good = true;
    if (names.count > 0) qsort(names.list, (size_t)names.count, sizeof *names.list, by_path);
    for (int i = 0; i < names.count && is_good; i++)
        is_good = put_name(&names, &names.list[i], cut, seed, directory);
    names_free(&names);
    return is_good;
}

/* ---- holding the model true ---- */

typedef struct Comparison {
    const Model *model;
    int found;
} Comparison;

static bool compare_file(void *user, const char *path, const char *relative, bool is_directory) {
    Comparison *comparison = user;
    const File *file = names_find(&comparison->model->now, relative);
    comparison->found++;
    if (!file || file->is_directory != is_directory)
        return complain(relative, "on the disk, and not in the model");
    if (is_directory) return true;
    Bytes found = {0}, wanted = bytes_of(file, CUT_KILL, 0);
    bool is_same = read_file(path, &found) && found.size == wanted.size &&
                   memcmp(found.data, wanted.data, found.size) == 0;
    free(found.data);
    free(wanted.data);
    return is_same || complain(relative, "other bytes on the disk than in the model");
}

bool model_is_like(const Model *model, const char *directory, const char *const *skips) {
    Comparison comparison = {model, 0};
    if (!walk(directory, "", skips, compare_file, &comparison)) return false;
    return comparison.found == model->now.count ||
           complain(directory, "fewer files on the disk than in the model");
}
