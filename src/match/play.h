/* A game as it is played: the state, how it came about, and what has been told of it. Matches and records
 * share it. It knows no queue, no driver and no file. */
#ifndef SABACC_MATCH_PLAY_H
#define SABACC_MATCH_PLAY_H

#include "match/match.h"

/* Where an action came from. */
typedef enum PlaySource { PLAY_RECORD, PLAY_QUEUE, PLAY_DRIVER, PLAY_STACK, PLAY_SEED } PlaySource;

typedef struct PlayEntry {
    SabaccAction action;
    uint8_t source; /* PlaySource */
    size_t start;   /* byte of the record file at which its line begins; 0 where it has none */
} PlayEntry;

/* Stacked chance used so far. */
typedef struct PlayCursors {
    int deal, roll, dealer, pick, shift;
} PlayCursors;

typedef struct Play {
    MatchSetup setup;
    MatchStack *stack; /* owned; NULL for none */
    PlayCursors used;
    SabaccState state;
    SabaccEvents events; /* of the last action, or of the beginning */
    PlayEntry *history;  /* owned */
    size_t history_count, history_room;
    int32_t seat_actions; /* in the history, for the stack's timer shifts */
    SabaccEvent *log;     /* owned: told events, the last MATCH_LOG at most */
    int log_count;
    int since[SABACC_MAX_SEATS], since_any; /* where in the log each seat, and anybody, last acted */
} Play;

/* Begins the game of a setup that passes sabacc_setup_check; the stack is copied. play_free gives it back. */
void play_begin(Play *play, const MatchSetup *setup, const MatchStack *stack);
void play_free(Play *play);

/* Takes the first `count` entries of the history again from the beginning and forgets the others. */
void play_rewind(Play *play, size_t count);

/* Applies the action, remembers it and its events. A refused one changes nothing. */
SabaccError play_apply(Play *play, const SabaccAction *action, PlaySource source, size_t start);

/* The stacked chance that is due; false where none is due or its list has run out. */
bool play_stacked(const Play *play, SabaccAction *action);

/* The chance that is due, by the setup's seed; false where none is due or there is no seed. */
bool play_seeded(const Play *play, SabaccAction *action);

/* The timer's shift (SH-1) before the action of the seat to act, by the setup's seed; false where none comes.
 */
bool play_timer(const Play *play, SabaccAction *action);

/* Entries of the stack not used yet. */
int play_stack_left(const Play *play);

/* The last entry of the history that is a decision of `seat`; false where there is none. */
bool play_last_decision(const Play *play, int seat, size_t *index);

/* As match_events_since. */
int play_events_since(const Play *play, int seat, SabaccEvent *events, int most);

/* malloc and realloc that never fail: without memory the program ends with a sentence. */
void *play_memory(void *old, size_t size);

#endif
