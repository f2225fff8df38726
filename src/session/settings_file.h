#ifndef SABACC_SESSION_SETTINGS_FILE_H
#define SABACC_SESSION_SETTINGS_FILE_H

/* The settings as a JSON object, one key per row of session/settings.def; docs/design.md lists the others.
 *
 * {"version": 1, "music": 40, "player": "Ana", "decks": {"classic": {"back": "back-2"}}, "keys": {"b": "n"}}
 *
 * It contains only what was chosen. Programs of several versions may share it: unknown keys are kept, and a
 * value that this version does not understand is kept until the player chooses another. */

#include <stddef.h>

#include "base/text.h"
#include "session/settings.h"

enum { SETTINGS_VERSION = 1 };

/* Fills in the file's values and defaults for the rest. A missing file is not an error. False with a
 * sentence in `why` for each fault if it cannot be read, is of a newer version or has an invalid value. */
bool settings_file_read(const char *path, Settings *settings, Text *why);

/* The same from its bytes; `path` is for messages. */
bool settings_file_read_bytes(const char *path, const char *bytes, size_t size, Settings *settings,
                              Text *why);

/* Writes the differences between the two into the file, and nothing else (session/kept_json.h). False with a
 * sentence on failure; also adds a sentence if a broken file was put aside. */
bool settings_file_change(const char *path, const Settings *before, const Settings *after, Text *why);

/* Creates the file from the settings file of version 0.1.0. The old file stays for that version and is not
 * read any more. Does nothing if `path` exists, if `old` does not, or if it cannot be read, which `why` then
 * says. False with a sentence if the new file cannot be written. */
bool settings_file_carry_over(const char *old, const char *path, Text *why);

#endif
