/* The JSON object of a game in progress, used by match_json and `show`. */
#ifndef SABACC_MATCH_JSON_PLAYTHROUGH_H
#define SABACC_MATCH_JSON_PLAYTHROUGH_H

#include "match/json/table.h"
#include "match/playthrough.h"

/* As match_json (match/truth.h). */
json_t *play_json(const Playthrough *play, int viewer);

#endif
