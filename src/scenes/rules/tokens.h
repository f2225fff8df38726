#ifndef SABACC_SCENES_RULES_TOKENS_H
#define SABACC_SCENES_RULES_TOKENS_H

/* The page of shift tokens (KE-8): each with its face, effect, targets and duration. */

#include "rules/sabacc.h"
#include "ui/ui.h"

/* True for games with tokens, whose rules have this page. */
bool rules_has_tokens(const SabaccGame *game);
void rules_tokens_draw(Ui *ui, Box box, const SabaccGame *game);

#endif
