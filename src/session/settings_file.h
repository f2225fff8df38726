#ifndef SABACC_SESSION_SETTINGS_FILE_H
#define SABACC_SESSION_SETTINGS_FILE_H

/* Settings as a JSON object, one key a row of session/settings.def. */

#include <stddef.h>

#include "session/settings.h"

/* Fills in what the file has and the usual for the rest. A missing file is no error. False when the file
   cannot be understood or a value is out of range; `warning` says which, and the usual stands in its place.
 */
bool settings_file_read(const char *path, Settings *settings, char *warning, size_t warning_size);
/* Replaces the file as a whole or leaves the old one. */
bool settings_file_write(const char *path, const Settings *settings);

#endif
