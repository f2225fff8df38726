/* Private to the rules: how the engine, its phases and the games fit together. It includes
 *
 *     engine/game.h    the parts of a game               engine/engine.h  what a phase can request and do
 *     hands/deck.h     decks, sets, faces                hands/hands.h    what hands are worth
 *     phases/phases.h  the phases that games share       forms.h          the forms of options
 *     facts.h          what is written of a table in some games */
#ifndef SABACC_RULES_PRIVATE_H
#define SABACC_RULES_PRIVATE_H

#include "rules/engine/engine.h"
#include "rules/engine/game.h"
#include "rules/facts.h"
#include "rules/forms.h"
#include "rules/hands/deck.h"
#include "rules/hands/hands.h"
#include "rules/phases/phases.h"
#include "rules/sabacc.h"

#include <assert.h>
#include <string.h>

#endif
