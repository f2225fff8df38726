/* A numbered series of games or deals, as `sim` and `duel` play it: one table and its agents, again and
 * again, on several threads; or a part of it (lab/shard.h). It knows nothing of the results. */
#ifndef SABACC_LAB_SERIES_H
#define SABACC_LAB_SERIES_H

#include "lab/agent_faults.h"
#include "lab/jobs.h"
#include "lab/play.h"
#include "lab/shard.h"

typedef struct Series {
    const char *command; /* "sim", "duel" */
    SabaccSetup setup;   /* of every game; the first dealer rotates from piece to piece */
    Agent agent[SABACC_MAX_SEATS];
    int agents;
    int64_t seed;   /* 0 or more: the same seed gives the same pieces */
    int64_t pieces; /* games or deals in the whole series, numbered from 0; 0: until no more are wanted */
    Shard shard;    /* the part of them that is played */
    int threads;    /* 0: one */
    AgentCrew crew; /* the outside bots */
    char *memories; /* of opponents, one for each thread, while it runs */

    AgentFaults faults[SABACC_MAX_SEATS];
    double seconds; /* how long it ran */
} Series;

/* Starts the outside bots among the agents. False after an error message: then there is nothing to stop. */
bool series_start(Series *series, BotTime time);
void series_stop(Series *series);

/* How a game of the piece of that number is played by that thread, the agents sitting in their order. A
 * thread below 0 stands for none: then opponents keep nothing in memory. */
PlayOrder series_order(const Series *series, int thread, int64_t number);

/* Plays the pieces. Of `jobs` its size, self, work and take are needed; the numbers and threads are the
 * series'. Only the seconds depend on the number of threads, unless bots learn. Returns the faults of
 * outside bots. */
int64_t series_run(Series *series, JobsPlan jobs);

/* Adds what other parts of the same series have of bots' faults, parts and seconds. */
void series_join(Series *series, const Series *more);

#endif
