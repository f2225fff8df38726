#include "model_private.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char *const cut_names[CUT_KINDS] = {
    [CUT_KILL] = "kill",   [CUT_ALL_LOST] = "all-lost", [CUT_NAMES] = "names",
    [CUT_ZEROS] = "zeros", [CUT_DATA] = "data",         [CUT_MIXED] = "mixed"};

/* ---- memory ---- */

void *model_memory(void *old, size_t size) {
    void *memory = realloc(old, size > 0 ? size : 1);
    if (memory) return memory;
    fprintf(stderr, "faults: out of memory\n");
    exit(125);
}

/* Room for one more element; the capacity is a power of two that follows from the count. */
static void *grow(void *list, int count, size_t size) {
    bool is_full = count == 0 || (count & (count - 1)) == 0;
    return is_full ? model_memory(list, (size_t)(count > 0 ? 2 * count : 1) * size) : list;
}

static char *copy_text(const char *text) {
    size_t size = strlen(text) + 1;
    return memcpy(model_memory(NULL, size), text, size);
}

File *model_new_file(Model *model, bool is_directory) {
    File *file = model_memory(NULL, sizeof *file);
    *file = (File){.is_directory = is_directory, .number = model->file_count};
    model->files = grow(model->files, model->file_count, sizeof *model->files);
    model->files[model->file_count++] = file;
    return file;
}

void model_free(Model *model) {
    if (!model) return;
    for (int i = 0; i < model->file_count; i++) {
        for (int k = 0; k < model->files[i]->edit_count; k++) free(model->files[i]->edits[k].data);
        free(model->files[i]->edits);
        free(model->files[i]);
    }
    for (int i = 0; i < model->change_count; i++) {
        free(model->changes[i].path);
        free(model->changes[i].path2);
    }
    free(model->files);
    free(model->changes);
    names_free(&model->now);
    free(model);
}

/* ---- names ---- */

File *names_find(const Names *names, const char *path) {
    for (int i = 0; i < names->count; i++)
        if (strcmp(names->list[i].path, path) == 0) return names->list[i].file;
    return NULL;
}

bool names_have_folder_of(const Names *names, const char *path) {
    char directory[CALL_PATH];
    snprintf(directory, sizeof directory, "%s", path);
    char *slash = strrchr(directory, '/');
    if (!slash) return true;
    *slash = '\0';
    return names_find(names, directory) && names_have_folder_of(names, directory);
}

static void names_remove(Names *names, const char *path) {
    for (int i = 0; i < names->count; i++) {
        if (strcmp(names->list[i].path, path) != 0) continue;
        free(names->list[i].path);
        names->list[i] = names->list[--names->count];
        return;
    }
}

static void names_put(Names *names, const char *path, File *file) {
    names_remove(names, path);
    Name *larger = model_memory(names->list, (size_t)(names->count + 1) * sizeof *larger);
    names->list = larger;
    names->list[names->count++] = (Name){copy_text(path), file};
}

void names_free(Names *names) {
    for (int i = 0; i < names->count; i++) free(names->list[i].path);
    free(names->list);
    *names = (Names){0};
}

/* A name whose file was lost with an earlier change cannot be changed any more. */
void names_change(Names *names, const Change *change) {
    File *file = change->kind == CHANGE_MAKE ? change->file : names_find(names, change->path);
    if (!file) return;
    if (change->kind == CHANGE_REMOVE || change->kind == CHANGE_RENAME) names_remove(names, change->path);
    if (change->kind == CHANGE_MAKE) names_put(names, change->path, file);
    if (change->kind == CHANGE_RENAME || change->kind == CHANGE_LINK) names_put(names, change->path2, file);
}

void model_change(Model *model, ChangeKind kind, const char *path, const char *path2, File *file) {
    Change *change;
    model->changes = grow(model->changes, model->change_count, sizeof *model->changes);
    change = &model->changes[model->change_count++];
    *change = (Change){.kind = kind, .path = copy_text(path), .path2 = copy_text(path2), .file = file};
    names_change(&model->now, change);
}

static bool is_in(const char *path, const char *directory) {
    const char *slash = strrchr(path, '/');
    if (!slash) return strcmp(directory, ".") == 0;
    size_t length = (size_t)(slash - path);
    return strlen(directory) == length && strncmp(path, directory, length) == 0;
}

static void sync_directory(Model *model, const char *directory) {
    for (int i = 0; i < model->change_count; i++) {
        Change *change = &model->changes[i];
        change->is_from_synced |= is_in(change->path, directory);
        change->is_to_synced |= is_in(change->path2[0] ? change->path2 : change->path, directory);
    }
}

/* ---- data ---- */

static void add_edit(File *file, Edit edit) {
    file->edits = grow(file->edits, file->edit_count, sizeof *file->edits);
    file->edits[file->edit_count++] = edit;
    uint64_t end = edit.offset + edit.size;
    if (edit.is_truncate)
        file->size = edit.offset;
    else if (end > file->size)
        file->size = end;
}

void model_write(File *file, uint64_t offset, const uint8_t *data, uint64_t size) {
    if (size == 0) return;
    add_edit(file,
             (Edit){.offset = offset, .size = size, .data = memcpy(model_memory(NULL, size), data, size)});
}

static void truncate_file(File *file, uint64_t length) {
    if (length != file->size) add_edit(file, (Edit){.is_truncate = true, .offset = length});
}

/* ---- calls ---- */

static bool refuse(const Call *call, const char *what) {
    fprintf(stderr, "faults: call %ld, %s of %s: %s\n", call->serial, call_names[call->kind], call->path,
            what);
    return false;
}

static bool apply_open(Model *model, const Call *call) {
    File *file = names_find(&model->now, call->path);
    if (!file && (call->flags & O_CREAT) && names_have_folder_of(&model->now, call->path))
        model_change(model, CHANGE_MAKE, call->path, "", model_new_file(model, false));
    if (file && (call->flags & O_EXCL) && (call->flags & O_CREAT)) return true;
    if (file && (call->flags & O_TRUNC)) truncate_file(file, 0);
    return true;
}

/* An inode can be given to a new file once the old one is gone. */
static void bind_inode(Model *model, File *file, uint64_t inode) {
    for (int i = 0; i < model->file_count; i++)
        if (model->files[i]->inode == inode) model->files[i]->inode = 0;
    file->inode = inode;
}

/* The file of a call on a descriptor: by the name it was opened by, and where that is gone, as that of a file
 * which goes on under another link, by its inode. NULL where nobody can see it any more. */
static File *find_open(Model *model, const Call *call) {
    File *file = names_find(&model->now, call->path);
    if (call->inode == 0) return file;
    if (file && file->inode != call->inode) bind_inode(model, file, call->inode);
    for (int i = 0; i < model->file_count && !file; i++)
        if (model->files[i]->inode == call->inode) file = model->files[i];
    return file;
}

static bool apply_write(Model *model, const Call *call, uint64_t bytes) {
    File *file = find_open(model, call);
    if (file) model_write(file, call->offset < 0 ? file->size : (uint64_t)call->offset, call->data, bytes);
    return true;
}

static bool is_empty(const Names *names, const char *directory) {
    for (int i = 0; i < names->count; i++)
        if (is_in(names->list[i].path, directory)) return false;
    return true;
}

static bool apply_names(Model *model, const Call *call, ChangeKind kind) {
    File *file = names_find(&model->now, call->path);
    bool is_taken = call->path2[0] && names_find(&model->now, call->path2);
    if (!file) return true; /* it failed */
    if (kind == CHANGE_RENAME && file->is_directory)
        return refuse(call, "the model does not rename directories");
    if (is_taken && (kind == CHANGE_LINK || call->flags != 0)) return true;
    if (call->path2[0] && !names_have_folder_of(&model->now, call->path2)) return true;
    model_change(model, kind, call->path, call->path2, file);
    return true;
}

static bool apply_whole(Model *model, const Call *call) {
    File *file = find_open(model, call);
    switch (call->kind) {
    case CALL_OPEN: return apply_open(model, call);
    case CALL_WRITE: return apply_write(model, call, call->size);
    case CALL_TRUNCATE:
        if (file) truncate_file(file, (uint64_t)call->offset);
        return true;
    case CALL_SYNC:
        if (file) file->synced = file->edit_count;
        return true;
    case CALL_SYNC_DIR: sync_directory(model, call->path); return true;
    case CALL_RENAME: return apply_names(model, call, CHANGE_RENAME);
    case CALL_LINK: return apply_names(model, call, CHANGE_LINK);
    case CALL_UNLINK: return apply_names(model, call, CHANGE_REMOVE);
    case CALL_RMDIR: return !is_empty(&model->now, call->path) || apply_names(model, call, CHANGE_REMOVE);
    case CALL_MKDIR:
        if (!file && names_have_folder_of(&model->now, call->path))
            model_change(model, CHANGE_MAKE, call->path, "", model_new_file(model, true));
        return true;
    case CALL_FOREIGN: return refuse(call, "the model has no such call");
    default: return true;
    }
}

bool model_apply(Model *model, const Call *call) {
    unsigned long bytes;
    if (!call->fault[0]) return apply_whole(model, call);
    if (sscanf(call->fault, "short:%lu", &bytes) == 1) return apply_write(model, call, bytes);
    return true;
}

bool model_apply_torn(Model *model, const Call *call, uint64_t bytes) {
    return call->kind != CALL_WRITE || apply_write(model, call, bytes < call->size ? bytes : call->size);
}
