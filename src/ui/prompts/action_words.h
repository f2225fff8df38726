#ifndef SABACC_UI_PROMPTS_ACTION_WORDS_H
#define SABACC_UI_PROMPTS_ACTION_WORDS_H

/* An action in the words of its button: "Match 10", "Trade ●+8 for a new card", "Keep ▲+3 ■−8". */

#include "rules/sabacc.h"

enum { ACTION_WORDS = 400 };

/* `table` is the view of the seat that acts; `names` those of the seats, which a token or an owner may need.
 */
void action_words(const SabaccTable *table, const SabaccAction *action,
                  const char *const names[SABACC_MAX_SEATS], char words[ACTION_WORDS]);

#endif
