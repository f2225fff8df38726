/* Outside bots (docs/bots.md): a command that is given the state as its seat may see it, one JSON object a
 * line on its standard input, whenever it must act, and answers with one line {"do":"match"}, without a seat.
 * A late, malformed or illegal answer is replaced by the mildest legal action and counted. A bot that exits,
 * writes too much, is late too often or has used up its time is dropped: its process and all its children are
 * ended (match/bot_process.h), and its seat is played by the mildest actions from then on. */
#ifndef SABACC_MATCH_BOT_H
#define SABACC_MATCH_BOT_H

#include "match/match.h"

#include <jansson.h>

typedef struct Bot Bot;

enum {
    BOT_LATE_IN_ROW = 3,  /* consecutive late answers, */
    BOT_LATE_IN_ALL = 10, /* or late answers in all, after which the bot is dropped */
    /* Some choices can be undone without end (CS-2). After this many actions with no other seat's and no
     * chance between, or this many in one hand, the seat is played by the mildest actions until another seat
     * acts, or the hand ends. */
    BOT_ACTIONS_IN_ROW = 100,
    BOT_ACTIONS_IN_HAND = 1000
};

/* The time that a bot has, in milliseconds. */
typedef struct BotTime {
    int answer;    /* for each answer */
    int64_t total; /* for all answers; 0: no limit. With it used up the bot is dropped */
} BotTime;

/* Starts `command` in the shell; its standard error is passed on to ours, up to a limit. NULL with a sentence
 * in `why` if no process can be started; a missing command shows only when the bot is first asked. The caller
 * owns the bot, which may play many matches one after another. */
Bot *bot_start(const char *command, BotTime time, Text *why);

/* Ends the process and its children, which takes at most two seconds, and frees the bot. NULL is allowed. */
void bot_stop(Bot *bot);

/* The driver by which it plays a seat of `match`, one match and one seat at a time. With `waits` match_step
 * blocks until the answer is there or too late (simulations); otherwise it returns MATCH_WAITING meanwhile
 * (windows). */
MatchDriver bot_driver(Bot *bot, const Match *match, bool waits);

/* Actions played in its place, by reason. */
typedef struct BotTally {
    int late, malformed, illegal; /* its answers */
    int endless;                  /* too many actions in one turn: it was not asked */
    int missing;                  /* it has exited or was dropped */
    int64_t asked;                /* questions that it was given; no fault */
} BotTally;

const BotTally *bot_tally(const Bot *bot);
int bot_faults(const Bot *bot); /* the sum of the faults */

/* The fault of its last bad answer: a sentence, empty if there was none. */
const char *bot_last_fault(const Bot *bot);

/* Why it is no longer asked: a sentence that lives as long as the bot; NULL while it is asked. */
const char *bot_dropped(const Bot *bot);

/* What was wrong, as it happens. */
typedef struct BotFault {
    const char *kind;       /* "late", "malformed", "illegal", "endless", "dropped" */
    const char *answer;     /* as plain ASCII, cut if it is long; empty if there is none */
    const char *why;        /* the rules' word for an illegal answer, else a sentence */
    const json_t *question; /* the state that it was to answer */
} BotFault;
typedef void BotWatcher(void *self, const BotFault *fault);

/* Has the watcher called for every fault; NULL: no longer. */
void bot_watch(Bot *bot, BotWatcher *watcher, void *self);

/* Reads one line of a bot, without its line break: {"do": "raise 20"} and nothing else, as an action of that
 * seat. False where it is none; whether it is legal is not asked. */
bool bot_read_answer(const char *line, size_t length, int seat, SabaccAction *action);

#endif
