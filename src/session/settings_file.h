#ifndef SABACC_SESSION_SETTINGS_FILE_H
#define SABACC_SESSION_SETTINGS_FILE_H

/* The settings as a JSON object, one key a row of session/settings.def; docs/design.md lists the others.

       {"version": 1, "music": 40, "player": "Ana", "decks": {"classic": {"back": "back-2"}}, "keys": {"b":
   "n"}}

   Only what somebody has chosen is in it. Programs of several versions may share it: unknown keys stay, and a
   value that this version cannot understand stays until the player chooses another. */

#include <stddef.h>

#include "base/text.h"
#include "session/settings.h"

enum { SETTINGS_VERSION = 1 };

/* Fills in what the file has and the usual for the rest. A missing file is no error. False with the first
   sentence in `why` where it cannot be read, is of a newer version or has a value that is none. */
bool settings_file_read(const char *path, Settings *settings, Text *why);

/* The same from its bytes; `path` is for messages. */
bool settings_file_read_bytes(const char *path, const char *bytes, size_t size, Settings *settings,
                              Text *why);

/* Writes into the file whatever differs between the two, and nothing else (session/kept_json.h). False with a
   sentence where that fails; a sentence is added as well where a broken file was put aside. */
bool settings_file_change(const char *path, const Settings *before, const Settings *after, Text *why);

/* Makes the file from the one in which version 0.1.0 kept the settings. That one stays as it is, for a
   version of that time, and is not read any more. Nothing is done where `path` is there already, where `old`
   is not, or where it cannot be read, which `why` then says. False with a sentence where the new file cannot
   be written. */
bool settings_file_carry_over(const char *old, const char *path, Text *why);

#endif
