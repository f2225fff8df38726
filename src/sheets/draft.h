/* A file in the making: written to a neighbour, renamed when whole. Private to src/sheets. */
#ifndef SABACC_SHEETS_DRAFT_H
#define SABACC_SHEETS_DRAFT_H

#include <cairo.h>
#include <stdbool.h>
#include <stdio.h>

typedef struct Draft {
    const char *path; /* the caller's */
    char *neighbour;  /* heap */
    FILE *file;
} Draft;

/* Opens PATH.part. False, `error` telling why, where it cannot, or where something lies at `path` that is no
 * file. Every draft that was begun is to be ended once. */
bool draft_begin(Draft *draft, const char *path, char *error, size_t size);

/* For cairo's writers; `closure` is the Draft. */
cairo_status_t draft_write(void *closure, const unsigned char *data, unsigned int length);

/* Closes it; renamed into place if `is_good` and everything has arrived, else removed. False, `error` telling
 * why, where writing failed; left alone where is_good was false. */
bool draft_end(Draft *draft, bool is_good, char *error, size_t size);

#endif
