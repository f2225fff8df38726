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

/* In sentences the history of a match that stands at its beginning (match_replay, match_past) and is played
 * to its end: of one hand, from 1, below the game's name, or with 0 of all, with the heading that `title`
 * stands in. Where not all cards may be seen, those of `viewer` are open too if it is a person's seat
 * (match_may_watch). Heap string, the caller frees it; a hand that was not played has the game's name alone.
 */
char *hand_history_of_match(Match *match, const char *title, int32_t hand, int viewer);

#endif
