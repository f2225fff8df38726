/* The core's public contract: the only header of the rules that other modules include. It gathers smaller
 * ones:
 *
 *     limits  maxima, and the numbers that mean "no seat"       words  the registries and their words
 *     card    cards and sets of them                            game   the games, their options and presets
 *     setup   what fixes a game before its first action         table  seats, turn, table; state and view
 *     query   queries on a table                                hand   worths, ranks and verdicts
 *     ladder  the kinds of hand, as they rank
 *     fact    what is written of some games' tables only        played_for  what a game is played for
 *     action  actions, offers, and both as text                 event  what happened
 *     guide   how a game goes, in sentences
 *     play    start, need, legal, check, apply; view, redact, absorb, sample
 *
 * A game of the Sabacc family is a pure function of its setup and the actions applied to it. Chance is an
 * action too: the croupier (SABACC_CROUPIER) deals and rolls on the same queue on which the seats bet and
 * draw. The core has no random generator, deck order, clock, file or heap: a SabaccState is plain bytes, so
 * that a copy is a memcpy and equality a memcmp.
 *
 *     sabacc_start → sabacc_need → sabacc_legal → sabacc_check → sabacc_apply → sabacc_need → …
 *
 * Two types share one layout, SabaccTable. A SabaccState is the table with every card open; only match/ and
 * searches hold one. A SabaccView is the table as one seat may know it; opponents and screens hold those.
 *
 * Units: credits are whole numbers and never negative. Seats are 0 … seats-1 clockwise. Cards are one-byte
 * words. Bad input returns a SabaccError and changes nothing; a violated precondition fails an assert. */
#ifndef SABACC_RULES_SABACC_H
#define SABACC_RULES_SABACC_H

#include "rules/action.h"
#include "rules/card.h"
#include "rules/event.h"
#include "rules/fact.h"
#include "rules/game.h"
#include "rules/guide.h"
#include "rules/hand.h"
#include "rules/ladder.h"
#include "rules/limits.h"
#include "rules/play.h"
#include "rules/played_for.h"
#include "rules/query.h"
#include "rules/setup.h"
#include "rules/table.h"
#include "rules/words.h"

#endif
