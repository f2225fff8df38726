/* A file draft (base/files.h) as an output stream for cairo, with error sentences. Private to src/sheets. */
#ifndef SABACC_SHEETS_DRAFT_H
#define SABACC_SHEETS_DRAFT_H

#include <cairo.h>

#include "base/files.h"

/* False with a sentence in `error` if it cannot be created, or if something at `path` is not a file. */
bool draft_begin(FileDraft *draft, const char *path, char *error, size_t size);

/* A cairo write function; `closure` is the FileDraft. */
cairo_status_t draft_write(void *closure, const unsigned char *data, unsigned int length);

/* As file_draft_end. `error` gets the reason if writing failed; it is unchanged if is_good was false. */
bool draft_end(FileDraft *draft, bool is_good, char *error, size_t size);

#endif
