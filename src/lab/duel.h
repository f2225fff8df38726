/* Agents compared by duplicate deals: every deal is played once for each rotation of the agents over the
 * seats, with the same chance, so that the luck of the cards cancels. */
#ifndef SABACC_LAB_DUEL_H
#define SABACC_LAB_DUEL_H

#include "lab/agent_faults.h"
#include "lab/play.h"
#include "lab/shard.h"

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

typedef struct Duel {
    /* Of every game. A table for one plays each agent by itself; at others there are as many seats as agents.
     */
    SabaccSetup setup;
    Agent agent[SABACC_MAX_SEATS];
    int agents;
    AgentBots *bots; /* for each thread; owned by the caller; NULL if no agent is one */
    int64_t seed;    /* 0 or more: the same seed gives the same deals */
    int64_t deals;   /* numbered from 0 */
    Shard shard;     /* the part of them that is played */
    int threads;
    char *memories; /* of the opponents, one for each thread, while it runs */

    DuelResult result; /* zero before; its errors include the faults of outside bots */
    AgentFaults faults[SABACC_MAX_SEATS];
    double seconds;
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

void duel_result_join(DuelResult *result, const DuelResult *more);

#endif
