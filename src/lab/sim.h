/* Many games played at full speed, with results per seat. */
#ifndef SABACC_LAB_SIM_H
#define SABACC_LAB_SIM_H

#include "lab/agent_faults.h"
#include "lab/play.h"
#include "lab/shard.h"

/* The hands won in each game, for each seat of the table. */
typedef struct SimStreaks {
    size_t count, room;
    Streak *list;
} SimStreaks;

/* The input and the results. Fill in the first part, zero the rest. */
typedef struct Sim {
    SabaccSetup setup;             /* of every game; the first dealer rotates from game to game */
    const char *preset;            /* for records; NULL if not given */
    Agent agent[SABACC_MAX_SEATS]; /* of the setup's seats */
    AgentBots *bots;               /* for each thread; owned by the caller; NULL if no agent is one */
    int64_t hands, games;          /* how many of one; the other is 0 */
    int64_t seed;                  /* 0 or more: the same seed gives the same games */
    Shard shard;                   /* with `games`: the part of them that is played */
    const char *record_dir;        /* where each game's record is written, or NULL */
    int threads;                   /* 0: one; more only if it is parallel */
    char *memories;                /* of the opponents, one for each thread, while it runs */

    Tally tally; /* its errors include the faults of outside bots */
    AgentFaults faults[SABACC_MAX_SEATS];
    SimStreaks streaks; /* of each game in order; only of a shard */
    double seconds;
} Sim;

/* Whether nothing was refused or at fault, and everything conserved. */
bool sim_is_good(const Sim *sim);

/* Frees what a simulation has allocated. */
void sim_free(Sim *sim);

void sim_streaks_add(SimStreaks *streaks, const Streak *streak);

/* Whether its games can be played at the same time. A simulation of so many hands ends within a game that is
 * known only then: games beyond it would leave records, or take answers of bots; and a game without an end
 * takes all hands. */
bool sim_is_parallel(const Sim *sim);

/* Plays. False with a sentence in `why` if a record cannot be written. Only the seconds depend on the number
 * of threads, unless bots learn. */
bool sim_run(Sim *sim, Text *why);

#endif
