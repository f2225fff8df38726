/* The JSON object of a game as it is played; match_json and `show` are made of it. */
#ifndef SABACC_MATCH_JSON_PLAYTHROUGH_H
#define SABACC_MATCH_JSON_PLAYTHROUGH_H

#include "match/json/table.h"
#include "match/playthrough.h"

/* As match_json (match/truth.h). */
json_t *play_json(const Playthrough *play, int viewer);

#endif
