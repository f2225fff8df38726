#ifndef SABACC_SCENES_GALLERY_WORTH_H
#define SABACC_SCENES_GALLERY_WORTH_H

/* The value of a card in every game, as computed by the rules: by default, by the options that change it, and
 * for either side if players choose sides. Translated. */

#include "rules/sabacc.h"

enum { GALLERY_SIGNED = 16, GALLERY_WORTHS = 16, GALLERY_WHEN = 160 };

typedef struct GalleryWorth {
    char value[24]; /* "−17", or a description */
    /* "Classic Sabacc, Brockley Sabacc": the games with that value; "" for all of the first line */
    char games[1000];
    char when[GALLERY_WHEN]; /* the option or declaration required for that value; "" for the default */
} GalleryWorth;

/* Games with the same value under the same condition share a line; returns how many lines there are. */
int gallery_worths(SabaccCard card, GalleryWorth worths[GALLERY_WORTHS]);

/* "+5", "−17", "0". */
void gallery_signed(int number, char words[GALLERY_SIGNED]);
/* A table of that game with default options, before its first hand; and whether its deck has the card. */
void gallery_table(const SabaccGame *game, SabaccTable *table);
bool gallery_table_has(const SabaccTable *table, SabaccCard card);

#endif
