/* Opponents: a seat's decision from what that seat may know.
 *
 * An opponent is given a SabaccView, never a state, and the offers made to its seat; it plays any game that
 * the core can play and asks for none by its id. Its effort is a number of play-outs, not a time: the same
 * view, offers, level, effort and seed give the same action on every machine (the reckoning is in whole
 * numbers). It keeps nothing between decisions and owns no memory, so any number of threads may ask at once.
 */
#ifndef SABACC_AI_AI_H
#define SABACC_AI_AI_H

#include "rules/sabacc.h"

#include <stdatomic.h>

typedef enum AiLevel {
    AI_RANDOM,  /* each offer equally likely, and each choice in it */
    AI_NOVICE,  /* keeps a hand that looks right, pays to see, seldom leads */
    AI_REGULAR, /* plays every choice out on cards that fit what it saw, and takes the best */
    AI_LEVELS
} AiLevel;

/* What the decision is for: how much effort may be spent on it. */
typedef enum AiPace {
    AI_PACE_SIMULATION, /* thousands of hands: about 5 ms a decision */
    AI_PACE_WINDOW,     /* a person waits: at most 150 ms a decision on one core */
    AI_PACES
} AiPace;

/* The level's word of a seat list: "random", "ai:novice", "ai:regular". */
const char *ai_level_word(AiLevel level);

/* Reads a level's word; false where it is none, and then *level is unchanged. */
bool ai_level_parse(const char *word, AiLevel *level);

/* The usual effort of a level, in play-outs; 0 for a level that needs none. */
int ai_effort(AiLevel level, AiPace pace);

/* What is asked. All pointers last only for the call. */
typedef struct AiQuestion {
    const SabaccView *view;     /* of the seat that must act */
    const SabaccOffers *offers; /* to that seat: sabacc_view_legal; at least one */
    AiLevel level;
    const char *name;        /* of the seat, where it has a manner of its own (side_decks.def), or NULL */
    int effort;              /* play-outs, 0 or more; fewer play worse, never wrongly */
    uint64_t seed;           /* of this decision */
    const atomic_bool *stop; /* set by another thread to have no answer at once; may be NULL */
} AiQuestion;

/* Chooses an action inside the offers. False where *stop was set before it was done: then there is no answer,
 * and *action is not to be used. */
bool ai_decide(const AiQuestion *question, SabaccAction *action);

#endif
