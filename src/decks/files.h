/* Files of a deck that is not the house's: what may be read, how much of it, and what is said otherwise.
 *
 * Such a folder may come from anywhere. A path is taken only within it: no `..`, nothing from the root, and
 * no link on the way (the folder itself may be one, so that an artist can keep it elsewhere); nothing but
 * plain files is opened. Knows nothing of decks.
 */
#ifndef SABACC_DECKS_FILES_H
#define SABACC_DECKS_FILES_H

#include <stdbool.h>
#include <stddef.h>

enum { DECK_TEXT_MAX = 1 << 20, DECK_PNG_MAX = 16 << 20, DECK_PNG_SIDE_MIN = 16, DECK_PNG_SIDE_MAX = 4096 };

/* The bytes of DIR/PATH on the heap with a NUL behind them, their number in *length. NULL otherwise; *why
 * then is a clause for the player ("is larger than …"). */
char *deck_file_read(const char *dir, const char *path, size_t limit, size_t *length, const char **why);

/* Whether the bytes are a whole PNG within the limits above, and its pixels across and down; *why as above.
 */
bool deck_png_check(const char *bytes, size_t length, int *width, int *height, const char **why);

#endif
