/* A directory in memory, rebuilt from the journal of the calls that changed it: what a killed process, or a
 * power cut, would have left at any point.
 *
 * For every file it keeps all writes in their order and how many of them have been synced, and all changes of
 * names with whether their directory has been synced since. What has not been synced may be lost, in whole or
 * in part. */
#ifndef SABACC_TESTS_FAULTS_MODEL_H
#define SABACC_TESTS_FAULTS_MODEL_H

#include <stdbool.h>

#include "calls.h"

/* What outlives the end. Names: files made, renamed, linked and removed. */
typedef enum CutKind {
    CUT_KILL,     /* the process died: everything that was called has happened */
    CUT_ALL_LOST, /* power cut: nothing that was not synced */
    CUT_NAMES,    /* names, but no data: the files are as long as was synced */
    CUT_ZEROS,    /* names and lengths, but zeros in the place of the data */
    CUT_DATA,     /* data, but no names */
    CUT_MIXED,    /* of the names an early part, of each file's data an early part, the last write torn: by a
                     seed */
    CUT_KINDS
} CutKind;

extern const char *const cut_names[CUT_KINDS];

typedef struct Model Model;

/* The directory as it lies on the disk, all of it synced; SKIPs (relative, NULL at the end) left out. NULL
 * with a sentence on stderr where it cannot be read. */
Model *model_of(const char *directory, const char *const *skips);
void model_free(Model *model);

/* What the call does. False, with a sentence on stderr, where the model does not know such a call. A call
 * with a fault does nothing, or as much as its fault says. */
bool model_apply(Model *model, const Call *call);

/* Only the first `bytes` bytes of a write: it was under way when the end came. */
bool model_apply_torn(Model *model, const Call *call, uint64_t bytes);

/* Writes what outlives the end into the directory, which must be there and empty. False with a sentence on
 * stderr. */
bool model_put(const Model *model, CutKind cut, uint64_t seed, const char *directory);

/* Whether the directory on the disk is as the model has it (CUT_KILL); says on stderr what differs. */
bool model_is_like(const Model *model, const char *directory, const char *const *skips);

#endif
