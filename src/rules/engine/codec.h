/* Words that the text forms of actions and offers share. */
#ifndef SABACC_RULES_ENGINE_CODEC_H
#define SABACC_RULES_ENGINE_CODEC_H

#include "rules/private.h"

/* A space and the card's word, or the number. */
void codec_add_card(Text *out, SabaccCard card);
void codec_add_int(Text *out, int32_t number);

#endif
