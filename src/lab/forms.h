/* The forms of an option ("none", "cap N", "d6 N-M") and the ranges of their numbers, for lists and pages. */
#ifndef SABACC_LAB_FORMS_H
#define SABACC_LAB_FORMS_H

#include "rules/sabacc.h"

enum { FORM_BYTES = 64 };

/* The number of forms of an option. */
int form_count(SabaccOptionId id);

/* The form at that index, as options.def writes it. Returns how many numbers it takes: 0, 1 or 2. */
int form_at(SabaccOptionId id, int index, char form[FORM_BYTES]);

/* The smallest range that contains those of all forms; false if no form takes a number. */
bool form_hull(SabaccOptionId id, SabaccRange *hull);

/* Writes the forms that the game has, separated by `between`: "none|cap N|fixed N", and their ranges: once at
 * the end if they are equal, otherwise after each form. */
void form_list(const SabaccGame *game, SabaccOptionId id, const char *between, Text *out);

#endif
