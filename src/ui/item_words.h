#ifndef SABACC_UI_ITEM_WORDS_H
#define SABACC_UI_ITEM_WORDS_H

/* Items that may be staked (PL-2) in words, translated. */

#include "rules/sabacc.h"

const char *item_title(SabaccItem item); /* "Speeder" */
const char *item_words(SabaccItem item); /* in a sentence: "the speeder" */

/* A list of titles, "Ring, Deed"; "" for none. `items`: bits of SabaccItem. */
void item_list(uint32_t items, char *words, size_t size);

#endif
