#ifndef SABACC_SCENES_RULES_TOKENS_H
#define SABACC_SCENES_RULES_TOKENS_H

/* The page of shift tokens (KE-8): each with its face, what it does, whom it touches and how long it holds.
 */

#include "rules/sabacc.h"
#include "ui/ui.h"

/* True of games that have tokens, where this page is one of those of the rules. */
bool rules_has_tokens(const SabaccGame *game);
void rules_tokens_draw(Ui *ui, Box box, const SabaccGame *game);

#endif
