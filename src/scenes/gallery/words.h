#ifndef SABACC_SCENES_GALLERY_WORDS_H
#define SABACC_SCENES_GALLERY_WORDS_H

/* What is told of a card: its name, other names it bears (DK-2a), what it means and where that is from.
   Translated. The words stand in words.def; what cards are worth, worth.h tells. */

#include "base/text.h"
#include "rules/sabacc.h"

enum { GALLERY_NAME = 96 };

/* "Commander of Flasks"; the face's own word for a card that the rules do not know. */
void gallery_name(SabaccCard card, const char *face, char words[GALLERY_NAME]);
/* "Staffs, Pikes"; nothing added where there is none. */
void gallery_other_names(SabaccCard card, Text *words);
void gallery_meaning(SabaccCard card, Text *words);
/* "" where nothing is known. */
const char *gallery_source(SabaccCard card);
/* How much of a figure it is: 2 with a name of its own, 1 an office or a side card, 0 a number. */
int gallery_standing(SabaccCard card);
/* True of a side card of Pazaak (PZ-1). */
bool gallery_is_side(SabaccCard card);
/* Whether all that was typed stands in the card's name or other names, big or small letters alike. */
bool gallery_matches(SabaccCard card, const char *face, const char *typed);

#endif
