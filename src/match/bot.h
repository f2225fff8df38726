/* Outside bots (docs/bots.md): a command that is given the state as its seat may see
 * it, one JSON object a line on its standard input, whenever it must act, and answers with one line
 * {"do":"match"}, without a seat. A late, malformed or illegal answer is played as the mildest legal action
 * and counted. A bot that goes, says too much or is late too often is dropped: its process is ended with all
 * its children (match/bot_process.h), and its seat is played mildly from then on. */
#ifndef SABACC_MATCH_BOT_H
#define SABACC_MATCH_BOT_H

#include "match/match.h"

typedef struct Bot Bot;

enum {
    BOT_LATE_IN_ROW = 3,  /* so many late answers one after another, */
    BOT_LATE_IN_ALL = 10, /* or so many in all, and the bot is dropped */
    /* Some choices can be taken back without end (CS-2). After so many actions with no other seat's and no
     * chance between, or so many in one hand, the seat is played mildly until somebody else acts, or the hand
     * ends. */
    BOT_ACTIONS_IN_ROW = 100,
    BOT_ACTIONS_IN_HAND = 1000
};

/* Starts `command` by the shell; what it writes to its standard error goes to ours, up to a bound. It has
 * `milliseconds` for each answer. NULL with a sentence in `why` where no process can be started; a command
 * that is not there shows only when it is asked. The caller owns the bot, which may play many matches one
 * after another. */
Bot *bot_start(const char *command, int milliseconds, Text *why);

/* Ends the process and its children, which takes at most two seconds, and frees the bot. NULL is allowed. */
void bot_stop(Bot *bot);

/* The driver by which it plays a seat of `match`, one match and one seat at a time. With `waits` match_step
 * lasts until the answer is there or too late (simulations); without, it says MATCH_WAITING meanwhile
 * (windows). */
MatchDriver bot_driver(Bot *bot, const Match *match, bool waits);

/* Actions that were played for it, by reason. */
typedef struct BotTally {
    int late, malformed, illegal; /* its answers */
    int endless;                  /* too many actions in one turn: it was not asked */
    int missing;                  /* it is gone or was dropped */
} BotTally;

const BotTally *bot_tally(const Bot *bot);
int bot_faults(const Bot *bot); /* the sum */

/* What was wrong with its last bad answer: a sentence, empty where there was none. */
const char *bot_last_fault(const Bot *bot);

/* Why it is no longer asked: a sentence that lasts as long as the bot; NULL while it is asked. */
const char *bot_dropped(const Bot *bot);

#endif
