/* Which system calls the layer watches, and what each would do to the files below one directory. */
#ifndef SABACC_TESTS_FAULTS_WATCH_H
#define SABACC_TESTS_FAULTS_WATCH_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

#include "calls.h"

/* A system call that a thread waits in. */
typedef struct Request {
    uint64_t id; /* of the mechanism that caught it */
    pid_t pid;   /* of the thread */
    int number;  /* of the system call */
    uint64_t args[6];
} Request;

enum { WATCH_SKIPS = 4, WATCH_CONDITIONS = 2, WATCH_ROWS = 48 };

typedef struct Watch {
    const char *below;              /* absolute, without links and without a last slash */
    const char *skips[WATCH_SKIPS]; /* directories in it that do not count, relative */
    int skip_count;
    const char *mark; /* absolute path of the file of marks, or NULL */
    bool with_reads;
} Watch;

/* A system call to be caught: always, or only where every condition's argument has one of the bits of its
 * mask. */
typedef struct WatchRow {
    int number;
    int condition_count;
    struct {
        int arg;
        uint32_t mask;
    } conditions[WATCH_CONDITIONS];
} WatchRow;

int watch_rows(const Watch *watch, WatchRow rows[WATCH_ROWS]);

/* Fills `call` (without its serial) and returns true where the request concerns the directory or is a mark.
 * The caller frees call->data. */
bool watch_describe(const Watch *watch, const Request *request, Call *call);

/* The descriptor that a write, a sync or a close is made on. */
int watch_descriptor(const Request *request);

#endif
