/* A file in the making (base/files.h) as cairo's writers want it, and the sentence where it fails. Private to
 * src/sheets. */
#ifndef SABACC_SHEETS_DRAFT_H
#define SABACC_SHEETS_DRAFT_H

#include <cairo.h>

#include "base/files.h"

/* False, `error` telling why, where it cannot be begun, or where something lies at `path` that is no file. */
bool draft_begin(FileDraft *draft, const char *path, char *error, size_t size);

/* For cairo's writers; `closure` is the FileDraft. */
cairo_status_t draft_write(void *closure, const unsigned char *data, unsigned int length);

/* As file_draft_end; `error` tells why where writing failed, and is left alone where is_good was false for
 * another reason. */
bool draft_end(FileDraft *draft, bool is_good, char *error, size_t size);

#endif
