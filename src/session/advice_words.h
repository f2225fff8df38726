#ifndef SABACC_SESSION_ADVICE_WORDS_H
#define SABACC_SESSION_ADVICE_WORDS_H

/* The adviser's report in words: the same in the window and in sabacc-lab. */

#include "ai/adviser.h"

/* Why a choice of the report is as good as it is: a sentence or two. `table` is the seat's view, `names`
 * those of the seats. */
void advice_reason(const AdviserReport *report, int index, const SabaccTable *table,
                   const char *const names[SABACC_MAX_SEATS], Text *words);

/* "31": hundredths rounded to a whole percent. */
int advice_percent(int share);

/* "+1.3", "−0.2 %": what a choice is worth, by its unit, with one decimal. */
void advice_worth(const AdviserReport *report, int64_t worth, Text *words);

/* A kind of hand of the report, translated: "Sabacc"; "Bombed out". */
const char *advice_kind(const AdviserKind *kind);

#endif
