/* Agents compared by duplicate deals: every deal is played once for each rotation of the agents over the
 * seats, with the same chance, so that the luck of the cards cancels. */
#ifndef SABACC_LAB_DUEL_H
#define SABACC_LAB_DUEL_H

#include "lab/series.h"
#include "lab/stats.h"

/* An agent's results. Each value is the sum over the games that it played of one deal. */
typedef struct DuelAgent {
    Stats credits; /* won and lost */
    Stats wins;    /* hands, matches or games won */
    /* The same less the mean of all agents, times their number: what it is ahead by, whatever goes to pots
     * that stay on the table and to the house. */
    Stats credits_ahead, wins_ahead;
} DuelAgent;

typedef struct DuelResult {
    int64_t deals, actions, errors, not_conserved;
    DuelAgent agent[SABACC_MAX_SEATS];
} DuelResult;

/* A table for one plays each agent by itself; at others there are as many seats as agents. */
typedef struct Duel {
    Series series;     /* of deals */
    DuelResult result; /* zero before; its errors include the faults of outside bots */
} Duel;

/* Plays. Only the seconds depend on the number of threads, unless bots learn. */
void duel_run(Duel *duel);

/* The games that each agent plays of a deal. */
int duel_games_per_deal(const Duel *duel);

/* Whether the unit is a game: what is won is not decided before its end (SabaccPlayedFor). Otherwise it is a
 * hand. */
bool duel_is_by_games(const SabaccGame *game);

/* Whether nothing was refused or at fault, and everything conserved. */
bool duel_is_good(const Duel *duel);

/* ---- shards (lab/series_json.h) ---- */

/* What the JSON of a shard has beside that of a whole. The caller owns it. */
json_t *duel_shard_json(const Duel *duel);

/* Reads it, of a series that is read. False if it is malformed. */
bool duel_shard_read(const json_t *json, const Series *series, Duel *duel);

/* Adds the results of other parts of the same series. */
void duel_shard_join(Duel *duel, const Duel *more);

#endif
