/* Choices made by preference instead of search, before play: side decks (side_decks.def) and shift tokens
 * (token_tastes.def). Private to ai/. */
#ifndef SABACC_AI_TASTE_H
#define SABACC_AI_TASTE_H

#include "rules/sabacc.h"

/* Answers `side` and `take`; false if neither is offered. A `name` with a side deck of its own uses that; any
 * other, also NULL, a random one. */
bool taste_choose(const SabaccTable *table, const SabaccOffers *offers, const char *name, Rng *rng,
                  SabaccAction *action);

#endif
