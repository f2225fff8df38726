/* What the parts of the model share: model.c applies calls to it, model_disk.c reads and writes directories.
 */
#ifndef SABACC_TESTS_FAULTS_MODEL_PRIVATE_H
#define SABACC_TESTS_FAULTS_MODEL_PRIVATE_H

#include <stddef.h>

#include "model.h"

/* One change of a file's bytes. */
typedef struct Edit {
    bool is_truncate;
    uint64_t offset, size; /* of a truncation: the new length, 0 */
    uint8_t *data;         /* owned */
} Edit;

typedef struct File {
    bool is_directory;
    int number;
    uint64_t inode; /* as far as calls on descriptors have told it; 0 before */
    Edit *edits;
    int edit_count, synced; /* so many of the edits are on the disk for certain */
    uint64_t size;          /* with all of them */
} File;

typedef struct Name {
    char *path; /* relative; owned */
    File *file;
} Name;

typedef struct Names {
    Name *list;
    int count;
} Names;

typedef enum ChangeKind { CHANGE_MAKE, CHANGE_RENAME, CHANGE_LINK, CHANGE_REMOVE } ChangeKind;

/* One change of names, and whether the directories of its two paths have been synced since. */
typedef struct Change {
    ChangeKind kind;
    char *path, *path2; /* owned; path2 "" where there is none */
    File *file;         /* of CHANGE_MAKE */
    bool is_from_synced, is_to_synced;
} Change;

struct Model {
    File **files; /* all there ever were; owned */
    int file_count;
    Change *changes;
    int change_count;
    Names now; /* with all changes */
};

void *model_memory(void *old, size_t size);
File *model_new_file(Model *model, bool is_directory);
void model_change(Model *model, ChangeKind kind, const char *path, const char *path2, File *file);
void model_write(File *file, uint64_t offset, const uint8_t *data, uint64_t size);

File *names_find(const Names *names, const char *path);
/* Whether the folder that the path lies in is there, and those above it. */
bool names_have_folder_of(const Names *names, const char *path);
void names_change(Names *names, const Change *change);
void names_free(Names *names);

#endif
