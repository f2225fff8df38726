/* Growing text, private to the deck loader.
 * Knows nothing of decks. Numbers are written the same in every locale: SVG wants a point, a player's locale
 * may not.
 */
#ifndef SABACC_DECKS_TEXT_H
#define SABACC_DECKS_TEXT_H

#include <stdbool.h>
#include <stddef.h>

/* Zero-initialise. `bytes` is always ended by a NUL once anything was added; the owner frees it. */
typedef struct DeckText {
    char *bytes;
    size_t length, capacity;
} DeckText;

/* Appends. */
void deck_text_add(DeckText *text, const char *bytes, size_t count);
void deck_text_add_string(DeckText *text, const char *string);

/* Appends `number` rounded to a thousandth, without trailing zeros. |number| < 1e12. */
void deck_text_add_number(DeckText *text, double number);

/* The whole file as a heap string the caller frees; NULL where it cannot be read, holds a NUL, is more than
 * 16 MiB or no file at all. */
char *deck_text_read_file(const char *path);

/* Line of the byte at `offset`, from 1. */
int deck_text_line_at(const char *bytes, size_t offset);

#endif
