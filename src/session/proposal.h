#ifndef SABACC_SESSION_PROPOSAL_H
#define SABACC_SESSION_PROPOSAL_H

/* What the setup proposes where more than one person sits down: that seats may sit out hands (ST-6) and buy
 * in again twice (ST-7), where the game has these options. What the player has chosen about them is left
 * alone, and with one person a proposal that is still as it was made is taken back. */

#include "match/match.h"

enum { PROPOSAL_SIT_OUT = 1, PROPOSAL_REBUY = 2 };

typedef struct Proposal {
    uint8_t made;   /* bits of the above: set by the proposal, and unchanged since */
    uint8_t chosen; /* those that the player has chosen */
} Proposal;

/* After any change of the people, the game or its options: makes the proposal, or takes it back. */
void proposal_follow(Proposal *proposal, MatchSetup *setup);

/* The player has set that option ("rebuy", "rebuy:n"), or with NULL all of them; others are ignored. */
void proposal_choose(Proposal *proposal, const char *key);

/* The option of that key was read from a setup played before: it was proposed, if that is what would be, or
 * chosen. To be called when all of the setup is read. */
void proposal_recall(Proposal *proposal, const MatchSetup *setup, const char *key);

/* Sets what was proposed back to the game's defaults: the setup as the player has chosen it. */
void proposal_remove(const Proposal *proposal, MatchSetup *setup);

/* A sentence about what was proposed, translated; "" if nothing was. */
void proposal_words(const Proposal *proposal, char *words, size_t size);

#endif
