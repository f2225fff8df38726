/* What a seat brings to the table or takes for itself before play, by its own taste and not by search: side
 * decks (side_decks.def) and shift tokens (token_tastes.def). Private to ai/. */
#ifndef SABACC_AI_TASTE_H
#define SABACC_AI_TASTE_H

#include "rules/sabacc.h"

/* Answers `side` and `take`; false where neither is offered. A `name` that has a side deck of its own brings
 * that; everybody else, NULL too, one of those there are. */
bool taste_choose(const SabaccTable *table, const SabaccOffers *offers, const char *name, Rng *rng,
                  SabaccAction *action);

#endif
