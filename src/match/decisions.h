/* The decisions of a record, one after the other, as each seat was asked: for a look back at a game. */
#ifndef SABACC_MATCH_DECISIONS_H
#define SABACC_MATCH_DECISIONS_H

#include "match/record/record.h"

typedef struct MatchDecision {
    int line;     /* of the record's file */
    int32_t hand; /* from 1 */
    int seat;
    uint32_t serial; /* of the need */
    uint64_t
        seed; /* as the seat's driver got it (MatchQuestion); of a record without a seed that of seed 0 */
    SabaccView view; /* what the seat knew */
    SabaccOffers offers;
    SabaccAction action; /* what it did */
} MatchDecision;

/* Called for every decision of a seat that was asked; false ends the walk. */
typedef bool MatchDecisionVisitor(void *context, const MatchDecision *decision);

/* Plays the record, calling `visit` before each action of a
 * seat that must act. `end`, if not NULL, gets the open table after it. False with "FILE:LINE what is wrong"
 * if an action is refused; true also if the visitor ended it. */
bool match_decisions(const Record *record, MatchDecisionVisitor *visit, void *context, SabaccTable *end,
                     Text *why);

/* The question after the actions up to and including that line (0: all), as match_decisions has it, without
 * `action`. Chance that is due first comes from the stack or the seed. False with a sentence if a line is
 * refused, or nobody is to act there. */
bool match_decision_after(const Record *record, int last_line, MatchDecision *decision, Text *why);

/* Whether all cards of the record may be shown: its game is over, or no person plays it. */
bool match_record_is_open(const Record *record, const SabaccTable *end);

#endif
