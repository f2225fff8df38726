/* Shared by the games of one player against the house: the seats, the deals, and the comparison of the two
 * hands. The house's seat has no stack; it pays from the house's account (rules/engine/view.c). */
#ifndef SABACC_RULES_GAMES_HOUSE_H
#define SABACC_RULES_GAMES_HOUSE_H

#include "rules/private.h"

enum { PLAYER, HOUSE }; /* seats (CS-1) */

/* Deals row->n cards to the player or to the house (DK-8); open ones are face up. */
typedef enum HouseDealHow { DEAL_TO_PLAYER, DEAL_TO_HOUSE, DEAL_OPEN_TO_HOUSE } HouseDealHow;
extern const Phase phase_house_deal;

/* The better of the hands that are not bombed out; both if they are equal. No card is drawn to break the tie.
 */
SeatMask house_best(const SabaccTable *table, SeatMask seats, SeatMask *wants);

/* Returns all antes and bets of this hand to the seats that paid them, from the pots they lie in. */
void house_return_bets(Engine *engine, SabaccClause clause);

#endif
