#ifndef SABACC_SESSION_HAND_HISTORY_H
#define SABACC_SESSION_HAND_HISTORY_H

/* A record as people read it: hand by hand what happened, in sentences and with the cards' words of
 * docs/record.md; or in figures. All cards are open if all of them may be seen (match_is_open), otherwise
 * only those that everybody saw. */

#include "match/match.h"

typedef enum HistoryForm { HISTORY_TEXT, HISTORY_MARKDOWN, HISTORY_FIGURES } HistoryForm;

/* The history of that record; heap string, the caller frees it. NULL with "FILE:LINE:COLUMN: …" in `why` if
 * it is no record of a valid game. HISTORY_FIGURES: lines of CSV, a line for each seat of each hand:
 * record,game,hand,seat,name,agent,change,credits,won,shown,rank,total,cards; the first record's with the
 * heading, if `has_heading`. A dropped last line is mentioned in `warning`, which may be NULL. */
char *hand_history(const char *record, HistoryForm form, bool has_heading, Text *warning, Text *why);

#endif
