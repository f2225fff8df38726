/* A bounded text buffer: the core writes text only into memory that its caller owns. Text that does not fit
 * is truncated after a whole character and `cut` is set; the text is always terminated. */
#ifndef SABACC_BASE_TEXT_H
#define SABACC_BASE_TEXT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct Text {
    char *bytes;
    size_t size; /* of the memory behind bytes, at least 1 */
    size_t used; /* without the terminating zero */
    bool cut;    /* true if something did not fit */
} Text;

/* An empty text over `size` bytes at `bytes`; size at least 1. The memory stays the caller's. */
Text text_over(char *bytes, size_t size);

void text_add(Text *text, const char *words);
void text_add_bytes(Text *text, const char *bytes, size_t count);
void text_add_char(Text *text, char c);
/* The blank before the next sentence; none where the last one ends with 。, which brings its own room. */
void text_add_blank(Text *text);

/* A character of Unicode, in UTF-8. */
void text_add_unicode(Text *text, uint32_t character);

/* Appends decimal digits as programs read them, with a hyphen before them if the number is negative: "3",
 * "-3". */
void text_add_int(Text *text, int64_t number);

/* As text_add_int, with a plus sign if the number is positive: "+3", "0", "-3". */
void text_add_signed(Text *text, int64_t number);

/* The same two for players, with a true minus (U+2212): "3", "−3"; "+3", "0", "−3". */
void text_add_shown(Text *text, int64_t number);
void text_add_shown_signed(Text *text, int64_t number);

/* True if the two words are equal; `length` is that of `bytes`, which need not be terminated. */
bool text_is(const char *bytes, size_t length, const char *word);

/* Reads a whole decimal number with an optional leading '-'. Numbers beyond 32 bits are read as INT32_MAX or
 * INT32_MIN. False if the bytes are anything else; *number is then unchanged. */
bool text_read_int(const char *bytes, size_t length, int32_t *number);

#endif
