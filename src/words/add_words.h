#ifndef SABACC_WORDS_ADD_WORDS_H
#define SABACC_WORDS_ADD_WORDS_H

#include "base/text.h"

/* Adds what printf would write, at most 511 bytes of it. */
void add_words(Text *out, const char *format, ...) __attribute__((format(printf, 2, 3)));

#endif
