#ifndef SABACC_WORDS_ITEM_WORDS_H
#define SABACC_WORDS_ITEM_WORDS_H

/* Items that may be staked (PL-2) in words, translated. */

#include "rules/sabacc.h"

const char *item_title(SabaccItem item);   /* "Speeder" */
const char *item_words(SabaccItem item);   /* in a sentence: "the speeder" */
const char *item_subject(SabaccItem item); /* where a sentence begins: "The speeder" */
const char *item_sign(SabaccItem item);    /* its glyph of the symbol font */

/* A list of titles, "Ring, Deed"; "" for none. `items`: bits of SabaccItem. */
void item_list(uint32_t items, char *words, size_t size);

/* The house's price for each item at that ante: "Ring 50, Blaster 100 …". */
void item_prices(int32_t ante, Text *out);

#endif
