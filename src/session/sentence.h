#ifndef SABACC_SESSION_SENTENCE_H
#define SABACC_SESSION_SENTENCE_H

/* Sentences joined by spaces. */

#include "base/text.h"

/* Adds a sentence, at most 319 bytes of it. */
void sentence_add(Text *words, const char *format, ...) __attribute__((format(printf, 2, 3)));

#endif
