#ifndef SABACC_SCENES_GALLERY_WORDS_H
#define SABACC_SCENES_GALLERY_WORDS_H

/* The description of a card: its name, other names (DK-2a), its meaning and source. Translated. The words are
 * in words.def; worth.h has the cards' values. */

#include "base/text.h"
#include "rules/sabacc.h"

enum { GALLERY_NAME = 96 };

/* "Commander of Flasks"; the face's own word for a card that the rules do not know. */
void gallery_name(SabaccCard card, const char *face, char words[GALLERY_NAME]);
/* "Coins", "Arcana", "Main deck": its suit or family, or what it is one of; "" for a card that the rules do
 * not know. */
const char *gallery_family(SabaccCard card);
/* "Staffs, Pikes"; adds nothing if there is none. */
void gallery_other_names(SabaccCard card, Text *words);
void gallery_meaning(SabaccCard card, Text *words);
/* "" if unknown. */
const char *gallery_source(SabaccCard card);
/* The prominence of a figure: 2 with a name of its own, 1 an office or a side card, 0 a number. */
int gallery_standing(SabaccCard card);
/* True of a side card of Pazaak (PZ-1). */
bool gallery_is_side(SabaccCard card);
/* Whether everything typed occurs in the card's name or other names, ignoring case. */
bool gallery_matches(SabaccCard card, const char *face, const char *typed);

#endif
