#ifndef SABACC_SESSION_STAKES_H
#define SABACC_SESSION_STAKES_H

/* Higher stakes for the next game at the same table: a step of two. Every option that counts credits is
 * doubled, and so is what each seat sits down with, so that the game itself stays what it was. Knows no game:
 * the options say what is at stake. */

#include <stddef.h>

#include "match/match.h"

/* The next step of the setup. False, and no change, if the game is played for no credits, or a number would
 * be above what an option or a stack can be. A preset whose options change is no longer named. */
bool stakes_raise(MatchSetup *setup);

/* What is at stake, in translated words within a sentence: "an ante of 10, 200 credits each"; "" if the game
 * is played for no credits. */
void stakes_words(const MatchSetup *setup, char *words, size_t size);

/* Whether anybody can come to buy in again: the game has it, something can be lost, and it does not end after
 * its first hand, after which nobody buys in (ST-7). */
bool stakes_may_rebuy(const SabaccSetup *rules);

#endif
