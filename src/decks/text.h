/* A growing text, private to the deck loader. Knows nothing of decks. Numbers are written the same in every
 * locale: SVG needs a decimal point. */
#ifndef SABACC_DECKS_TEXT_H
#define SABACC_DECKS_TEXT_H

#include <stdbool.h>
#include <stddef.h>

/* Zero-initialise. `bytes` is always NUL-terminated once anything was added; the owner frees it. */
typedef struct DeckText {
    char *bytes;
    size_t length, capacity;
} DeckText;

/* Appends. */
void deck_text_add(DeckText *text, const char *bytes, size_t count);
void deck_text_add_string(DeckText *text, const char *string);

/* Appends `number` rounded to a thousandth, without trailing zeros. |number| < 1e12. */
void deck_text_add_number(DeckText *text, double number);

/* The whole file as a heap string that the caller frees; NULL if it cannot be read, contains a NUL, is larger
 * than 16 MiB or is not a regular file. */
char *deck_text_read_file(const char *path);

/* Line of the byte at `offset`, from 1. */
int deck_text_line_at(const char *bytes, size_t offset);

#endif
