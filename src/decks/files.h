/* Files of a player's deck: what may be read, how much, and the error messages.
 *
 * Such a folder may come from anywhere. A path must stay inside it: no `..`, no absolute path, and no link on
 * the way (the folder itself may be one, so that an artist can keep it elsewhere). Only regular files are
 * opened. Knows nothing of decks. */
#ifndef SABACC_DECKS_FILES_H
#define SABACC_DECKS_FILES_H

#include <stdbool.h>
#include <stddef.h>

enum { DECK_TEXT_MAX = 1 << 20, DECK_PNG_MAX = 16 << 20, DECK_PNG_SIDE_MIN = 16, DECK_PNG_SIDE_MAX = 4096 };

/* Reads DIR/PATH: a heap block with a terminating NUL, its size in *length. NULL on failure; *why then is a
 * clause for the player ("is larger than …"). */
char *deck_file_read(const char *dir, const char *path, size_t limit, size_t *length, const char **why);

/* True if the bytes are a complete PNG within the limits above; stores its width and height in pixels. *why
 * as above. */
bool deck_png_check(const char *bytes, size_t length, int *width, int *height, const char **why);

#endif
