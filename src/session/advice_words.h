#ifndef SABACC_SESSION_ADVICE_WORDS_H
#define SABACC_SESSION_ADVICE_WORDS_H

/* The adviser's report in words: the same in the window and in sabacc-lab. */

#include "ai/adviser.h"

/* Why a choice of the report is as good as it is: a sentence or two. `table` is the seat's view, `names`
 * those of the seats. */
void advice_reason(const AdviserReport *report, int index, const SabaccTable *table,
                   const char *const names[SABACC_MAX_SEATS], Text *words);

/* The same where the chance to win stands beside it: it is not told again. */
void advice_reason_beside_chance(const AdviserReport *report, int index, const SabaccTable *table,
                                 const char *const names[SABACC_MAX_SEATS], Text *words);

/* The same in one short sentence, which does not repeat advice_chance: of the first choice. */
void advice_reason_short(const AdviserReport *report, Text *words);

/* What stands at a choice below its numbers where they show more than those of the first: that it is
 * about as good, where the difference may be chance or is too little to matter, or that the best opponents
 * still prefer the first. NULL if they do not. */
const char *advice_outshining(const AdviserReport *report, int index);

/* "31": hundredths rounded to a whole percent. */
int advice_percent(int share);

/* "+1.3", "−0.2 %": what a choice is worth, by its unit, with one decimal. */
void advice_worth(const AdviserReport *report, int64_t worth, Text *words);

/* "wins the hand 31 %"; in games for chips or sets, where advice_worth is that chance, "wins the game 56.8
 * %", "wins the match 56.8 %". The one figure of a choice where there is room for one. */
void advice_chance(const AdviserReport *report, const Advice *advice, Text *words);

/* What advice_worth and the chance beside it are, of all choices: a heading for both. */
const char *advice_columns(const AdviserReport *report);

/* A kind of hand of the report, translated: "Sabacc"; "Bombed out". */
const char *advice_kind(const AdviserKind *kind);

/* What the hand becomes, as rows to be shown. */
typedef struct AdviceRow {
    const char *words; /* translated */
    bool is_bombed;
    int share;   /* in ADVISER_WHOLE, never 0 */
    int percent; /* of all rows together 100; 0: less than one */
} AdviceRow;
/* The report's kinds, the most frequent first, in at most `max` rows (2 or more): where there are more kinds,
 * the last row stands for all others. Returns how many; 0 if nothing is known. */
int advice_rows(const AdviserReport *report, AdviceRow *rows, int max);
/* "31 %", "<1 %". */
void advice_percent_words(int percent, Text *words);

#endif
