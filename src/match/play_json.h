/* The JSON object of a game as it is played; match_json and `show` are made of it. */
#ifndef SABACC_MATCH_PLAY_JSON_H
#define SABACC_MATCH_PLAY_JSON_H

#include "match/play.h"
#include "match/table_json.h"

/* As match_json. */
json_t *play_json(const Play *play, int viewer);

#endif
