/* The forms of an option ("none", "cap N", "d6 N-M") and the ranges of their numbers, for lists and pages. */
#ifndef SABACC_LAB_FORMS_H
#define SABACC_LAB_FORMS_H

#include "rules/sabacc.h"

enum { FORM_BYTES = 64 };

/* How many forms an option has. */
int form_count(SabaccOptionId id);

/* The form of that index, as options.def writes it. Returns how many numbers it takes: 0, 1 or 2. */
int form_at(SabaccOptionId id, int index, char form[FORM_BYTES]);

/* The least range that holds those of all forms; false where no form takes a number. */
bool form_hull(SabaccOptionId id, SabaccRange *hull);

/* Writes the forms that the game has, with `between` between them: "none|cap N|fixed N", and their ranges:
 * once at the end where they are all the same, else behind each form. */
void form_list(const SabaccGame *game, SabaccOptionId id, const char *between, Text *out);

#endif
