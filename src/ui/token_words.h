#ifndef SABACC_UI_TOKEN_WORDS_H
#define SABACC_UI_TOKEN_WORDS_H

/* What each shift token is called and does, in plain translated words (KE-8), for whoever explains it where
   it is chosen, played or looked up. The words stand in token_words.def. */

#include "rules/sabacc.h"

/* "" for a card that is no token, or one that is hidden. */
const char *token_title(SabaccCard token);   /* "Major Fraud" */
const char *token_effect(SabaccCard token);  /* what it does, a sentence */
const char *token_touches(SabaccCard token); /* whom: "everybody, immune or not" */
const char *token_lasts(SabaccCard token);   /* how long: "holds to the end of this hand" */

/* All tokens in the rulebook's order: index 0 … TOKEN_KINDS−1. */
enum { TOKEN_KINDS = 16 };
SabaccCard token_at(int index);

#endif
