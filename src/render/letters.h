#ifndef SABACC_RENDER_LETTERS_H
#define SABACC_RENDER_LETTERS_H

/* What a line of text is made of: single characters of UTF-8, and what is known of each without a font. */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The character at the beginning of a text that is not empty, and how many bytes it has. A byte that is none
 * of UTF-8 is U+FFFD. */
size_t letter_at(const char *text, uint32_t *letter);

/* Of the project's own symbols, U+E000…U+F8FF. */
bool letter_is_symbol(uint32_t letter);

/* It is part of what stands before it, or not seen at all: accents, joiners, marks of direction. */
bool letter_joins(uint32_t letter);

/* It is not seen, but takes room. */
bool letter_is_blank(uint32_t letter);

/* The script of a letter that is written from right to left, by its name of four letters; NULL for others. */
const char *letter_leftward_script(uint32_t letter);

/* Whether a line may end between the two without a blank, as in Chinese and Japanese: but no line begins with
 * a full stop, or ends with a bracket that opens. */
bool letter_may_break(uint32_t before, uint32_t letter);

#endif
