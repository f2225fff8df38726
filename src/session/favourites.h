#ifndef SABACC_SESSION_FAVOURITES_H
#define SABACC_SESSION_FAVOURITES_H

/* The games that a player has marked as favourites, stored in DATA/favourites.json (session/kept_json.h): a
 * boolean for each game by its id, {"kessel": true}. Each is changed by itself, so that two programs keep
 * each other's, and games of a newer version stay in the file. */

#include <stdint.h>

#include "base/text.h"
#include "rules/sabacc.h"

/* Bits by the index of sabacc_game_at. */
typedef uint32_t Favourites;

bool favourites_has(Favourites favourites, const SabaccGame *game);
/* The same favourites with that game among them, or without it. */
Favourites favourites_with(Favourites favourites, const SabaccGame *game, bool is_favourite);

/* None if there is no file. If it cannot be read, none with a sentence in `why`. */
Favourites favourites_read(const char *data, Text *why);

/* Marks one game, or unmarks it. False with errno and a sentence if it is not saved; also adds a sentence if
 * a broken file was put aside. */
bool favourites_keep(const char *data, const SabaccGame *game, bool is_favourite, Text *why);

#endif
