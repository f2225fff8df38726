/* Many games played at full speed, and what came of them for each seat. */
#ifndef SABACC_LAB_SIM_H
#define SABACC_LAB_SIM_H

#include "ai/ai.h"
#include "lab/stats.h"
#include "match/bot.h"

/* A seat of a simulation. */
typedef struct SimSeat {
    char agent[256];          /* as it was asked for */
    AiLevel level;            /* where there is no bot */
    Bot *bot;                 /* an outside bot (exec:COMMAND), owned by who asked for it, or NULL */
    bool is_told;             /* that it was dropped */
    Stats change;             /* of its stack over each hand it was dealt into, in credits */
    int64_t hands_won;        /* it took or shared the main pot; in Pazaak the match */
    int64_t run, longest_run; /* of hands won one after another: the one that lasts, and the longest */
    int64_t games_won;        /* alone or with others */
    int64_t sets_won;         /* where there are sets (PZ-5) */
    int64_t chips_lost;       /* where there are chips: by tax and tokens (KE-6, KE-8) */
} SimSeat;

/* How hands end. */
typedef enum SimEnd {
    SIM_END_FOLDED, /* all but one seat folded, and no hand was shown (BR-7) */
    SIM_END_CALLED, /* shown after a seat called (CA-1) */
    SIM_END_HOUSE,  /* shown after the house called at the round limit (CA-2) */
    SIM_END_PLAYED, /* without a call: all rounds or sets were played, or a pot reached its cap */
    SIM_ENDS
} SimEnd;

/* What to play, and what was seen. Fill in the first part, the rest zero. */
typedef struct Sim {
    SabaccSetup setup;              /* of every game; the first dealer moves on from game to game */
    const char *preset;             /* for records, NULL where none was named */
    SimSeat seat[SABACC_MAX_SEATS]; /* behind those of the setup the house's, where it plays */
    int64_t hands, games;           /* how many of one of them, the other 0 */
    int64_t seed;                   /* 0 or more: the same seed, the same games */
    const char *record_dir;         /* where each game's record is written, or NULL */

    int64_t hands_played, games_played, actions;
    int64_t ends[SIM_ENDS]; /* hands by how they ended */
    int64_t rounds;         /* of all hands together, the last of each counted whole */
    int64_t won_by_none;    /* hands without a winner: drawn, or all bombed out */
    int64_t shown, bombed;  /* hands of seats: shown, and of those bombed out */
    int64_t sets_tied;      /* sets that count for no one (PZ-3) */
    int64_t errors;         /* actions of opponents that the rules refused, and faults of outside bots */
    bool is_conserved; /* after every action stacks, pots and the house's account added up to the same (ST-5),
                        * and chips to as many as before, but for those that were lost */
    double seconds;
} Sim;

/* Plays. False with a sentence in `why` where a record cannot be written. */
bool sim_run(Sim *sim, Text *why);

#endif
