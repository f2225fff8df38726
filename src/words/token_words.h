#ifndef SABACC_WORDS_TOKEN_WORDS_H
#define SABACC_WORDS_TOKEN_WORDS_H

/* The name and effect of each shift token in translated words (KE-8), for explanations. The words are in
 * token_words.def. */

#include "rules/sabacc.h"

/* "" for a card that is not a token, or a hidden one. */
const char *token_title(SabaccCard token);   /* "Major Fraud" */
const char *token_effect(SabaccCard token);  /* what it does, a sentence */
const char *token_touches(SabaccCard token); /* targets: "everybody, immune or not" */
const char *token_lasts(SabaccCard token);   /* duration: "holds to the end of this hand" */

/* All tokens in the rulebook's order: index 0 … TOKEN_KINDS−1. */
enum { TOKEN_KINDS = 16 };
SabaccCard token_at(int index);

#endif
