#ifndef SABACC_SESSION_PAST_GAMES_EXPORT_H
#define SABACC_SESSION_PAST_GAMES_EXPORT_H

/* A past game for others: a copy of its record, and its history to be read (session/hand_history.h), in
 * DATA/export. */

#include "session/past_games.h"

/* Writes both under the record's name, replacing what was exported before. `where` gets the path of the
 * history, or of the record where it cannot be played. False with a sentence. */
bool past_games_export(const PastGames *games, int index, char where[PLAN_PATH], Text *why);

#endif
