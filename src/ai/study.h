/* What a table teaches before its first bet: whole hands are rehearsed, all seats playing their cards and
 * none betting, and of every worth of a hand it is learnt how often it beats another seat's in the end, at
 * each place where bets are made. The same setup always gives the same study. Private to ai/ and to the
 * makers of its tables. */
#ifndef SABACC_AI_STUDY_H
#define SABACC_AI_STUDY_H

#include "ai/ai.h"
#include "ai/hand_estimator.h"
#include "ai/playout.h"

enum {
    STUDY_PLACES = 6,     /* places of betting distinguished: rows of the game in its rounds */
    STUDY_ROUNDS = 3,     /* of its rounds; later ones count as the last of these */
    STUDY_BINS = 48,      /* classes of worths at a place */
    STUDY_STRENGTHS = 16, /* equal shares of all hands at a place, from the weakest to the strongest */
    STUDY_HANDS = 640,    /* hands rehearsed */
    STUDY_PRICES = 8,     /* steps of what a seat has paid in a hand, by antes */
};

/* Strengths of hands at one place. */
typedef struct StudyPlace {
    uint16_t at; /* row and round */
    int bins;
    uint64_t upto[STUDY_BINS];  /* the greatest key of each bin, ascending */
    uint16_t share[STUDY_BINS]; /* how many of the rivals such a hand beats in the end, in 1024ths */
    uint8_t strength[STUDY_BINS];
} StudyPlace;

/* What distinguishes the betting of one table from that of another; in 1024ths. */
typedef struct StudyShape {
    int32_t places;               /* betting rounds in a hand, in 1024ths of one */
    int32_t on_turn;              /* rounds that only the player on turn may open (CL-3) */
    int32_t spread[STUDY_PLACES]; /* standard deviation of the share of rivals beaten, by place */
    int32_t bombed;               /* hands that bomb out at the showdown */
    int32_t sabacc;               /* hands that would take the sabacc pot */
    int32_t fold;                 /* the price of folding, in antes (BR-6) */
} StudyShape;

typedef struct Study {
    uint64_t hash; /* of the setup that it is about; 0 before anything is learnt */
    HandEstimator estimator;
    int place_count;
    StudyPlace place[STUDY_PLACES];
    StudyShape shape;
    const struct BettingTable
        *bets;       /* the trained table nearest to its shape (ai/betting), or NULL; set by study_of */
    int bets_places; /* how many places that table has */
    /* How much more likely a seat that has paid so much holds such a hand, in 1024ths (ai/belief); only with
     * `bets`. */
    uint16_t belief[STUDY_PLACES][STUDY_PRICES][STUDY_STRENGTHS];
    uint16_t folds[SABACC_PRICES]; /* how often the trained bets give way to a bet, in 1024ths (ai/recall) */
} Study;

/* One hand as rehearsed. */
enum { STUDY_STEPS = 24 /* betting rounds kept of a hand */ };

typedef struct StudyHand {
    int seats, steps;
    struct {
        uint8_t place;                      /* index into Study.place */
        uint8_t round;                      /* of the hand */
        int8_t first;                       /* the seat asked first */
        bool on_turn;                       /* only that one may open */
        uint64_t key[SABACC_MAX_SEATS];     /* of each seat's hand when it was asked */
        uint8_t strength[SABACC_MAX_SEATS]; /* 0 … STUDY_STRENGTHS-1 */
    } step[STUDY_STEPS];
    uint64_t key[SABACC_MAX_SEATS];    /* at the showdown; 0: bombed out */
    SeatMask takes;                    /* seats whose hand would take the sabacc pot */
    int32_t penalty[SABACC_MAX_SEATS]; /* paid at the showdown, in 1024ths of the hand pot */
} StudyHand;

/* The setup of this table, as it was before the first hand, with fresh stacks. */
void study_setup(const SabaccTable *table, SabaccSetup *setup);

/* A number that is the same only for setups that give the same study, which it seeds. It counts the options
 * of all games, those too that this one lacks: a new row of options.def gives every game other studies, and
 * what is kept of trained opponents must be kept anew. */
uint64_t study_hash(const SabaccSetup *setup);

/* Learns from STUDY_HANDS rehearsals. */
void study_learn(Study *study, const SabaccSetup *setup);

/* Studies kept between decisions, so that only the first at a table takes the tens of milliseconds of
 * learning. */
struct AiMemory {
    Study kept[2];
    int oldest;
};

/* The study of this table: the same whether it was kept or is learnt now. */
const Study *study_of(AiMemory *memory, const SabaccTable *table);

/* Rehearses one hand more, by what has been learnt. False if it had no betting, or was not shown. */
bool study_rehearse(const Study *study, const SabaccSetup *setup, uint64_t seed, StudyHand *hand);

/* The index of the table's present place; of later rounds the last. */
int study_place(const Study *study, const SabaccTable *table);

/* The strength of a worth there, 0 … STUDY_STRENGTHS-1, and the share of rivals that it beats, in 1024ths. */
int study_strength(const Study *study, int place, uint64_t key);
int study_share(const Study *study, int place, uint64_t key);

#endif
