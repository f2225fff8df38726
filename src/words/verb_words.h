#ifndef SABACC_WORDS_VERB_WORDS_H
#define SABACC_WORDS_VERB_WORDS_H

/* What a seat may do, in the words of the buttons; translated. */

#include "rules/sabacc.h"

const char *verb_label(int verb); /* "Bet…": the ellipsis says that something is still to be chosen */
const char *verb_label_with_amount(int verb); /* "Bet" */
const char *verb_label_with_card(int verb);   /* "Put it away" */
const char *verb_prompt_for_card(int verb);   /* the question while the card is missing */

#endif
