/* Many games played at full speed, with results per seat. */
#ifndef SABACC_LAB_SIM_H
#define SABACC_LAB_SIM_H

#include "lab/series.h"
#include "lab/tally.h"

/* The hands won in each game, for each seat of the table. */
typedef struct SimStreaks {
    size_t count, room;
    Streak *list;
} SimStreaks;

typedef struct Sim {
    Series series;          /* of games: 0 pieces with `hands`; several threads only if it is parallel */
    int64_t hands;          /* 0 if games are counted */
    const char *preset;     /* for records; NULL if not given */
    const char *record_dir; /* where each game's record is written, or NULL */

    Tally tally;        /* zero before; its errors include the faults of outside bots */
    SimStreaks streaks; /* of each game in order; only of a shard */
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
