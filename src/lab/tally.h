/* What came of games: counts and exact sums, so that parts add up to the whole. */
#ifndef SABACC_LAB_TALLY_H
#define SABACC_LAB_TALLY_H

#include "lab/sums.h"
#include "rules/sabacc.h"

/* Hands won one after another, in a sequence of hands. */
typedef struct Streak {
    int64_t hands;         /* all of the sequence */
    int64_t first, latest; /* won at its beginning and at its end */
    int64_t longest;
} Streak;

/* The hands of `more` come after those of `streak`. */
void streak_join(Streak *streak, const Streak *more);

typedef struct TallySeat {
    Stats change;      /* of its stack per hand it was dealt into, in credits */
    Streak streak;     /* of hands that it won */
    int64_t hands_won; /* it won or shared the main pot; in Pazaak the match */
    int64_t games_won; /* alone or with others */
    int64_t prize;     /* sets won (PZ-5), or chips lost by tax and tokens (KE-6, KE-8) */
} TallySeat;

/* How a hand ended. */
typedef enum TallyEnd {
    TALLY_FOLDED, /* all but one seat folded, and no hand was shown (BR-7) */
    TALLY_CALLED, /* shown after a seat called (CA-1) */
    TALLY_HOUSE,  /* shown after the house called at the round limit (CA-2) */
    TALLY_PLAYED, /* without a call: all rounds or sets were played, or a pot reached its cap */
    TALLY_ENDS
} TallyEnd;

typedef struct Tally {
    int64_t hands, games, actions;
    int64_t ends[TALLY_ENDS]; /* hands by how they ended */
    int64_t rounds;           /* total over all hands; a begun round counts as a whole one */
    int64_t won_by_none;      /* hands without a winner: drawn, or all bombed out */
    int64_t shown, bombed;    /* hands shown, and how many of those bombed out */
    int64_t sets_tied;        /* sets won by no one (PZ-3) */
    int64_t errors;           /* actions of opponents refused by the rules */
    /* Actions after which stacks, pots and the house's account had another sum (ST-5), or the chips, except
     * for those lost. */
    int64_t not_conserved;
    TallySeat seat[SABACC_MAX_SEATS]; /* after the setup's seats comes the house's, where it plays */
} Tally;

/* All of it but the streaks. */
extern const SumTable tally_sums;

/* Adds the results of games played after those of `tally`. */
void tally_join(Tally *tally, const Tally *more);

/* ---- booking a game ---- */

/* What is kept of a running game. */
typedef struct TallyGame {
    int seats;                        /* of players, without the house's */
    int64_t wealth;                   /* sum of all credits */
    int64_t items;                    /* all that are owned, staked or kept */
    int64_t chips;                    /* chips not lost yet */
    int64_t chips_lost;               /* in the last action */
    int32_t before[SABACC_MAX_SEATS]; /* stacks before this hand's antes */
    SeatMask dealt;                   /* seats dealt into this hand */
    int rounds;                       /* of this hand, including begun ones */
    TallyEnd call;                    /* who called it; TALLY_PLAYED if nobody has */
    bool is_shown, is_folded;         /* hands have been shown; some seat has folded */
    bool has_bought;                  /* chips in again: they are about to come (ST-7) */
} TallyGame;

/* Begins with a game of this setup that has just begun. */
void tally_begin(TallyGame *game, const SabaccSetup *setup, const SabaccTable *table);

/* Books the results of an action: its events, and the table after it. */
void tally_book(Tally *tally, TallyGame *game, const SabaccTable *table, const SabaccEvents *events);

#endif
