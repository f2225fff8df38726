#ifndef SABACC_SESSION_TALK_H
#define SABACC_SESSION_TALK_H

/* What opponents say in the course of an evening (talk.def): few lines, on public events alone. What is said
 * is determined by the game's key, the events as everybody sees them, and what was said before; nothing of it
 * reaches the match, its record or its seeds. An evening is the games played at one table without leaving it.
 */

#include "rules/sabacc.h"

/* When something may be said; the words are those of talk.def. */
typedef enum TalkOccasion {
    TALK_SABACC, /* it has won the sabacc pot by its hand */
    TALK_BOMBED, /* it was bombed out */
    TALK_WINS,   /* it has won much of a game for credits, or else the hand or the set */
    TALK_LOSES,  /* its hand was shown and lost */
    TALK_FOLDS,  /* it has folded where a quarter of its credits or more was asked for */
    TALK_ALL_IN, /* it has put in the last of its credits */
    TALK_OUT,    /* it is out of the game */
    TALK_BACK,   /* it sits in again or has bought in again */
    TALK_GAME,   /* it has won the game */
    TALK_OCCASIONS
} TalkOccasion;

enum {
    TALK_LINES = 96,      /* of talk.def */
    TALK_LETTERS = 44,    /* of a line, at most */
    TALK_FIRST = 2,       /* the hand of an evening in which the first line may come */
    TALK_APART = 3,       /* hands from a line to the next, at least */
    TALK_APART_MAX = 8,   /* the same after a long evening: */
    TALK_GROWS_AFTER = 4, /* one hand more after so many lines */
    TALK_AGAIN = 24       /* lines before the same one may come again */
};

/* What was said in an evening; all zero at its beginning. A hand counts from its deal, a set from its end. */
typedef struct Talk {
    uint64_t key;
    int hands;            /* begun in this evening */
    int lines, last;      /* said in this evening, and the hand of the last one */
    int said[TALK_LINES]; /* the number of the last time that line was said, from 1; 0: never */
} Talk;

/* A game begins; `key` varies what is said from game to game. */
void talk_begin(Talk *talk, uint64_t key);

/* A line, to be translated, and the seat that says it. */
typedef struct TalkLine {
    const char *words; /* NULL: nobody says anything */
    int seat;
} TalkLine;

/* The event has just happened at this table, which has absorbed it. `names`: of the characters' seats, ""
 * for all others. All events are to be told, also those on which nothing may be said because a person must
 * read (`is_hushed`). */
TalkLine talk_hear(Talk *talk, const SabaccTable *table, const char *const names[SABACC_MAX_SEATS],
                   const SabaccEvent *event, bool is_hushed);

/* The rows of talk.def, 0 ≤ index < TALK_LINES. */
const char *talk_words(int index);
const char *talk_speaker(int index);
TalkOccasion talk_occasion(int index);

#endif
