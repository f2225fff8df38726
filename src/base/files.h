/* Small files as wholes: read at once, and written to a neighbour that takes their place when it is whole, so
 * that nobody ever meets half of one.
 *
 * This room must not know what is in the files. Nothing here is kept between calls: any function may be
 * called on any thread. What fails says why by errno; the sentence is for whoever knows what the file is for.
 */
#ifndef SABACC_BASE_FILES_H
#define SABACC_BASE_FILES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

/* All of the file, and a zero byte behind it. A heap string, the caller frees it; `*size` (may be NULL)
 * without that zero. NULL with errno where it cannot be read; EFBIG where it has more than `most` bytes. */
char *file_read(const char *path, size_t max, size_t *size);

typedef enum FileCare {
    FILE_QUICK, /* whole for every program, but a power cut may cost it: what can be made again */
    FILE_SAFE   /* on the disk before it takes the old one's place: what a player has made */
} FileCare;

/* A file in the making. Every draft that was begun is to be ended once. */
typedef struct FileDraft {
    FILE *stream;           /* to be written to */
    char *path, *neighbour; /* heap, given back by file_draft_end */
} FileDraft;

/* Opens the neighbour, PATH.part. False with errno, nothing held, where it cannot; EEXIST where the neighbour
 * is something else than a file. */
bool file_draft_begin(FileDraft *draft, const char *path);

/* Closes it, and gives it the file's name if `is_good` and everything written has arrived; else it is removed
 * and whatever lay at the path stays as it was. True where the new file is there; false with errno where it
 * should be and is not. */
bool file_draft_end(FileDraft *draft, bool is_good, FileCare care);

/* The same in one: these bytes are the file. */
bool file_write(const char *path, const void *bytes, size_t size, FileCare care);

#endif
