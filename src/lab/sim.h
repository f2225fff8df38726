/* Many games played at full speed, with results per seat. */
#ifndef SABACC_LAB_SIM_H
#define SABACC_LAB_SIM_H

#include "ai/ai.h"
#include "lab/stats.h"
#include "match/bot.h"

/* A seat of a simulation. */
typedef struct SimSeat {
    char agent[256];          /* as given on the command line */
    AiLevel level;            /* if there is no bot */
    Bot *bot;                 /* an outside bot (exec:COMMAND), owned by the caller, or NULL */
    bool is_drop_reported;    /* that it was dropped has been reported */
    Stats change;             /* of its stack per hand it was dealt into, in credits */
    int64_t hands_won;        /* it won or shared the main pot; in Pazaak the match */
    int64_t run, longest_run; /* consecutive hands won: the current run, and the longest */
    int64_t games_won;        /* alone or with others */
    int64_t prize;            /* sets won (PZ-5), or chips lost by tax and tokens (KE-6, KE-8) */
} SimSeat;

/* How a hand ended. */
typedef enum SimEnd {
    SIM_END_FOLDED, /* all but one seat folded, and no hand was shown (BR-7) */
    SIM_END_CALLED, /* shown after a seat called (CA-1) */
    SIM_END_HOUSE,  /* shown after the house called at the round limit (CA-2) */
    SIM_END_PLAYED, /* without a call: all rounds or sets were played, or a pot reached its cap */
    SIM_ENDS
} SimEnd;

/* The input and the results. Fill in the first part, zero the rest. */
typedef struct Sim {
    SabaccSetup setup;              /* of every game; the first dealer rotates from game to game */
    const char *preset;             /* for records; NULL if not given */
    SimSeat seat[SABACC_MAX_SEATS]; /* after the setup's seats comes the house's, in games where it plays */
    int64_t hands, games;           /* how many of one; the other is 0 */
    int64_t seed;                   /* 0 or more: the same seed gives the same games */
    const char *record_dir;         /* where each game's record is written, or NULL */

    int64_t hands_played, games_played, actions;
    int64_t ends[SIM_ENDS]; /* hands by how they ended */
    int64_t rounds;         /* total over all hands; a begun round counts as a whole one */
    int64_t won_by_none;    /* hands without a winner: drawn, or all bombed out */
    int64_t shown, bombed;  /* hands shown, and how many of those bombed out */
    int64_t sets_tied;      /* sets won by no one (PZ-3) */
    int64_t errors;         /* actions of opponents refused by the rules, and faults of outside bots */
    /* true if after every action stacks, pots and the house's account had the same sum (ST-5), and the chips
     * too except for those lost */
    bool is_conserved;
    double seconds;
} Sim;

/* Plays. False with a sentence in `why` if a record cannot be written. */
bool sim_run(Sim *sim, Text *why);

#endif
