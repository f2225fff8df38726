/* A game as it is played: the state, how it came about, and what has been told of it. Matches and records
 * share it. It knows no queue, no driver and no file. */
#ifndef SABACC_MATCH_PLAYTHROUGH_H
#define SABACC_MATCH_PLAYTHROUGH_H

#include "match/match.h"

/* Where an action came from. */
typedef enum PlaythroughSource {
    PLAYTHROUGH_RECORD,
    PLAYTHROUGH_QUEUE,
    PLAYTHROUGH_DRIVER,
    PLAYTHROUGH_STACK,
    PLAYTHROUGH_SEED
} PlaythroughSource;

typedef struct PlaythroughEntry {
    SabaccAction action;
    uint8_t source; /* PlaythroughSource */
    size_t start;   /* byte of the record file at which its line begins; 0 where it has none */
} PlaythroughEntry;

/* Stacked chance used so far. */
typedef struct PlaythroughCursors {
    int deal, roll, dealer, pick, shift;
} PlaythroughCursors;

typedef struct Playthrough {
    MatchSetup setup;
    MatchStack *stack; /* owned; NULL for none */
    PlaythroughCursors used;
    SabaccState state;
    SabaccEvents events;       /* of the last action, or of the beginning */
    PlaythroughEntry *history; /* owned */
    size_t history_count, history_room;
    int32_t seat_actions; /* in the history, for the stack's timer shifts */
    SabaccEvent *log;     /* owned: told events, the last MATCH_LOG at most */
    int log_count;
    int since[SABACC_MAX_SEATS], since_any; /* where in the log each seat, and anybody, last acted */
} Playthrough;

/* Begins the game of a setup that passes sabacc_setup_check; the stack is copied. playthrough_free gives it
 * back. */
void playthrough_begin(Playthrough *play, const MatchSetup *setup, const MatchStack *stack);
void playthrough_free(Playthrough *play);

/* Takes the first `count` entries of the history again from the beginning and forgets the others. */
void playthrough_rewind(Playthrough *play, size_t count);

/* Applies the action, remembers it and its events. A refused one changes nothing. */
SabaccError playthrough_apply(Playthrough *play, const SabaccAction *action, PlaythroughSource source,
                              size_t start);

/* The stacked chance that is due; false where none is due or its list has run out. */
bool playthrough_stacked(const Playthrough *play, SabaccAction *action);

/* The chance that is due, by the setup's seed; false where none is due or there is no seed. */
bool playthrough_seeded(const Playthrough *play, SabaccAction *action);

/* The timer's shift (SH-1) before the action of the seat to act, by the setup's seed; false where none comes.
 */
bool playthrough_timer(const Playthrough *play, SabaccAction *action);

/* Entries of the stack not used yet. */
int playthrough_stack_left(const Playthrough *play);

/* The last entry of the history that is a decision of `seat`; false where there is none. */
bool playthrough_last_decision(const Playthrough *play, int seat, size_t *index);

/* As match_events_since. */
int play_events_since(const Playthrough *play, int viewer, SabaccEvent *events, int max);

#endif
