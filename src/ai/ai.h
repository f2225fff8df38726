/* Opponents: a seat's decision from what that seat may know.
 *
 * An opponent gets a SabaccView, never a state, and the offers to its seat; it plays any game of the core and
 * does not depend on game ids. Its effort is a number of play-outs, not a time: the same view, offers, level,
 * effort and seed give the same action on every machine (it computes in integers). What it
 * keeps between decisions lies with the caller, and it allocates no memory, so any number of threads may call
 * it at once. */
#ifndef SABACC_AI_AI_H
#define SABACC_AI_AI_H

#include "rules/sabacc.h"

#include <stdatomic.h>

typedef enum AiLevel {
    AI_RANDOM,  /* each offer and each choice in it equally likely */
    AI_NOVICE,  /* keeps good-looking hands, matches bets, seldom leads */
    AI_REGULAR, /* plays out choices of cards, bets by the trained tables, but misjudges its hand in bets and
                   reads nothing from those of others */
    AI_SHARP,   /* seldom misjudges it, and by little, guesses at hidden hands by their bets, remembers who
                   hardly folds, and plays small games nearly exactly */
    AI_MASTER,  /* does not misjudge it, plays out the most hands, and plays small games exactly */
    AI_LEVELS
} AiLevel;

/* The level's word of a seat list: "random", "ai:novice", … "ai:master". */
const char *ai_level_word(AiLevel level);

/* Reads a level's word; false where it is none, and then *level is unchanged. */
bool ai_level_parse(const char *word, AiLevel *level);

/* The effort of a level, in play-outs; 0 for a level that needs none. It is the same wherever the level
 * plays, so that a seed gives the same game in the window and in the lab. */
int ai_effort(AiLevel level);

/* What opponents have learnt of tables by playing hands to themselves: kept by the caller for one thread,
 * only to save time. Answers do not depend on it. */
typedef struct AiMemory AiMemory;

/* Its size in bytes. It begins as zeros. */
size_t ai_memory_size(void);

/* How a decision came about, for ai/explain.h. */
typedef struct AiTrace AiTrace;

/* The question. All pointers are valid only during the call. */
typedef struct AiQuestion {
    const SabaccView *view;     /* of the seat that must act */
    const SabaccOffers *offers; /* for that seat: sabacc_view_legal; at least one */
    AiLevel level;
    const char *name;        /* of the seat, if it has its own side deck (side_decks.def), or NULL */
    int effort;              /* play-outs, 0 or more; fewer play worse, never illegally */
    uint64_t seed;           /* of this decision */
    AiMemory *memory;        /* or NULL: then each decision learns anew */
    const atomic_bool *stop; /* set by another thread to cancel; may be NULL */
    AiTrace *trace;          /* filled in if not NULL; the decision does not depend on it */
} AiQuestion;

/* Chooses an action inside the offers. False if *stop was set before it was done: then *action is undefined.
 */
bool ai_decide(const AiQuestion *question, SabaccAction *action);

#endif
