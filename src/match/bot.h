/* Outside bots (docs/bots.md): a command that is given the state as its seat may see
 * it, one JSON object a line on its standard input, whenever it must act, and answers with one line
 * {"do":"match"}, without a seat. A late, malformed or illegal answer is played as the mildest legal action
 * and counted. */
#ifndef SABACC_MATCH_BOT_H
#define SABACC_MATCH_BOT_H

#include "match/match.h"

typedef struct Bot Bot;

/* Starts `command` by the shell; its standard error stays ours. It has `milliseconds` for each answer. NULL
 * with a sentence in `why` where no process can be started; a command that is not there shows only in its
 * faults. The caller owns the bot, which may play many matches one after another. */
Bot *bot_start(const char *command, int milliseconds, Text *why);

/* Closes its input, and ends the process where it has not gone within a second. NULL is allowed. */
void bot_stop(Bot *bot);

/* The driver by which it plays a seat of `match`, one match and one seat at a time. With `waits` match_step
 * lasts until the answer is there or too late (simulations); without, it says MATCH_WAITING meanwhile
 * (windows). */
MatchDriver bot_driver(Bot *bot, const Match *match, bool waits);

/* Answers that were late, malformed or illegal so far. */
int bot_faults(const Bot *bot);

/* What was wrong with the last of them: a sentence, empty where none was. */
const char *bot_last_fault(const Bot *bot);

#endif
