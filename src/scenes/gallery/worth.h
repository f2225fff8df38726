#ifndef SABACC_SCENES_GALLERY_WORTH_H
#define SABACC_SCENES_GALLERY_WORTH_H

/* What a card counts at every game's table, as the rules reckon it: as usual, by the options that change it,
   and for either side where players take sides. Translated. */

#include "rules/sabacc.h"

enum { GALLERY_SIGNED = 16, GALLERY_WORTHS = 16, GALLERY_WHEN = 160 };

typedef struct GalleryWorth {
    char value[24];  /* "−17", or in words how it counts */
    char games[400]; /* "Classic Sabacc, Brockley Sabacc": those in which it counts so; "" for all of the
                        first line */
    char when[GALLERY_WHEN]; /* what has to be agreed on, or declared, for that; "" as usual */
} GalleryWorth;

/* Games in which it counts the same under the same condition share a line; returns how many lines there are.
 */
int gallery_worths(SabaccCard card, GalleryWorth worths[GALLERY_WORTHS]);

/* "+5", "−17", "0". */
void gallery_signed(int number, char words[GALLERY_SIGNED]);
/* A table of that game, as usual, before its first hand; and whether its deck has the card. */
void gallery_table(const SabaccGame *game, SabaccTable *table);
bool gallery_table_has(const SabaccTable *table, SabaccCard card);

#endif
