/* One game of the lab, played at full speed. */
#ifndef SABACC_LAB_PLAY_H
#define SABACC_LAB_PLAY_H

#include "lab/agents.h"
#include "lab/tally.h"

/* To what chance and the agents' seeds are tied. */
typedef enum PlayChance {
    PLAY_BY_SERIAL, /* the action's serial number, as a match with a seed: a record replays it */
    PLAY_BY_PLACE,  /* the place in the hand (ai/luck.h), so that other actions change little of it */
} PlayChance;

typedef struct PlayOrder {
    SabaccSetup setup;
    const Agent *agents;
    AgentBots *bots;                  /* of those agents; NULL if none is a bot */
    AiMemory *memory;                 /* of the thread that plays, or NULL */
    uint8_t sitter[SABACC_MAX_SEATS]; /* the number of the agent at each seat */
    int64_t seed;                     /* below 2^53: a record's seed is a JSON number */
    PlayChance chance;
    int64_t max_hands;       /* the game is left after so many; 0: it is played to its end */
    const char *record_path; /* where its record is written, or NULL; only with PLAY_BY_SERIAL */
    const char *preset;      /* for the record; NULL if not given */
} PlayOrder;

/* Plays the game, and adds its results to the tally. False with a sentence in `why` if the record cannot be
 * written. Any number of threads may play at once, each with its own bots. */
bool play_game(const PlayOrder *order, Tally *tally, Text *why);

/* The seed of a game of a series. The seeds are spread widely, so that series with neighbouring seeds share
 * no game. */
int64_t play_seed(int64_t seed, int64_t game);

#endif
