#ifndef SABACC_SESSION_LAST_SETUP_H
#define SABACC_SESSION_LAST_SETUP_H

/* The last setup played, kept in DATA/setup.json: what the next game begins with. */

#include "session/game_plan.h"

/* Fills in the setup; false, nothing changed, where there is none that still fits. */
bool last_setup_read(const char *data, GamePlan *plan);
bool last_setup_keep(const char *data, const GamePlan *plan);

#endif
