/* What the games of one player against the house have in common: whose seat is whose, the deals, and how two
 * hands are judged. The house's seat has no stack; it pays from the house's account (rules/engine/view.c). */
#ifndef SABACC_RULES_GAMES_HOUSE_H
#define SABACC_RULES_GAMES_HOUSE_H

#include "rules/private.h"

enum { PLAYER, HOUSE }; /* seats (CS-1) */

/* Deals row->n cards to the player or to the house (DK-8); open ones lie face up. */
typedef enum HouseDealHow { DEAL_TO_PLAYER, DEAL_TO_HOUSE, DEAL_OPEN_TO_HOUSE } HouseDealHow;
extern const Phase phase_house_deal;

/* The better of the hands that are not bombed out; both where they are equal. Nothing is drawn for it. */
SeatMask house_best(const SabaccTable *table, SeatMask seats, SeatMask *wants);

/* Everything that was put into this hand pot returns to who paid it. */
void house_return_bets(Engine *engine, SabaccClause clause);

#endif
