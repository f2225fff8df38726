/* The file system calls that the layer watches, and the journal that it keeps of them.
 *
 * A journal is a file of entries in the order in which the calls were made. Each entry is one line of words
 * separated by tabs, followed by `size` bytes of data and a line break where the call carries data:
 *
 *     SERIAL  CALL  FLAGS  OFFSET  SIZE  PATH  PATH2  FAULT  INODE
 *
 * SERIAL counts the calls below the data directory from 1; a mark has the serial of the call before it. CALL
 * is a name of calls.def. FLAGS are open's flags, in hexadecimal. OFFSET is the byte at which a write lands,
 * or -1 for the end of the file; of a truncation it is the new length. PATH and PATH2 are relative to the
 * data directory, "." being the directory itself, and "-" where there is none. FAULT is what was made of the
 * call: "-", or "failed:ERRNO", "short:BYTES", "killed". INODE is that of a call on a descriptor, which may
 * have no name any more, else 0. No path of a data directory holds a tab or a line break. */
#ifndef SABACC_TESTS_FAULTS_CALLS_H
#define SABACC_TESTS_FAULTS_CALLS_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

enum { CALL_PATH = 1024 };

typedef enum CallKind {
#define CALL(kind, name) CALL_##kind,
#include "calls.def"
#undef CALL
    CALL_KINDS
} CallKind;

extern const char *const call_names[CALL_KINDS];

typedef struct Call {
    CallKind kind;
    long serial;
    unsigned flags;
    int64_t offset; /* -1: at the end of the file */
    uint64_t size;
    uint8_t *data; /* heap, `size` bytes; NULL where the call carries none */
    char path[CALL_PATH], path2[CALL_PATH];
    char fault[32]; /* empty where the call was let through */
    uint64_t inode; /* of a call on a descriptor; else 0 */
    bool is_there;  /* the file to be opened exists already; not in the journal */
} Call;

void call_write(FILE *journal, const Call *call);

/* The next entry; the caller frees `data`. False at the end and where an entry is cut off or malformed, told
 * apart by feof. */
bool call_read(FILE *journal, Call *call);

/* The kind of that name; CALL_KINDS where there is none. */
CallKind call_named(const char *name);

#endif
