/* A game in progress: the state, its history, and the log of public events. Shared by matches and records. It
 * knows no queue, driver or file. */
#ifndef SABACC_MATCH_PLAYTHROUGH_H
#define SABACC_MATCH_PLAYTHROUGH_H

#include "match/match.h"
#include "match/place.h"
#include "match/seen.h"

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
    SeenNews news;  /* what it has shown */
    size_t start;   /* offset of its line in the record file; 0 if it has none */
} PlaythroughEntry;

/* The used part of the stacked chance. */
typedef struct PlaythroughCursors {
    int deal, roll, dealer, pick, shift;
} PlaythroughCursors;

typedef struct Playthrough {
    MatchSetup setup;
    MatchStack *stack; /* owned; NULL for none */
    PlaythroughCursors used;
    MatchPlace place;
    SabaccState state;
    SabaccEvents events;       /* of the last action, or of the start */
    PlaythroughEntry *history; /* owned */
    size_t history_count, history_room;
    int32_t seat_actions; /* in the history, to number the stack's timer shifts */
    SabaccEvent *log;     /* owned: public events, the last MATCH_LOG at most */
    int log_count;
    int since[SABACC_MAX_SEATS], since_any; /* log positions where each seat, and any seat, last acted */
} Playthrough;

/* Begins the game of a setup that passes sabacc_setup_check; the stack is copied. Free it with
 * playthrough_free. */
void playthrough_begin(Playthrough *play, const MatchSetup *setup, const MatchStack *stack);
void playthrough_free(Playthrough *play);

/* Replays the first `count` entries of the history and drops the others. */
void playthrough_rewind(Playthrough *play, size_t count);

/* Applies the action and stores it and its events. A refused one changes nothing. */
SabaccError playthrough_apply(Playthrough *play, const SabaccAction *action, PlaythroughSource source,
                              size_t start);

/* The stacked chance that is due; false if none is due or its list has run out. */
bool playthrough_stacked(const Playthrough *play, SabaccAction *action);

/* The chance that is due, from the setup's seed; false if none is due or there is no seed. */
bool playthrough_seeded(const Playthrough *play, SabaccAction *action);

/* The generator of a random choice of the seat that is to act. */
Rng playthrough_mind(const Playthrough *play, int seat);

/* The timer's shift (SH-1) before the action of the seat to act, from the setup's seed; false if there is
 * none. */
bool playthrough_timer(const Playthrough *play, SabaccAction *action);

/* Whether it says something of sitting out that may be said now, whatever is due (ST-6). */
bool playthrough_is_saying(const Playthrough *play, const SabaccAction *action);

/* Entries of the stack not used yet. */
int playthrough_stack_left(const Playthrough *play);

/* The last entry of the history that is a decision of `seat`; false where there is none. */
bool playthrough_last_decision(const Playthrough *play, int seat, size_t *index);

/* As match_events_since. */
int play_events_since(const Playthrough *play, int viewer, SabaccEvent *events, int max);

#endif
