#ifndef SABACC_SCENES_GALLERY_HAND_H
#define SABACC_SCENES_GALLERY_HAND_H

/* A hand in which a card counts: the best one of few cards that it makes with others of its deck, as the
 * rules of the first game that has it say. */

#include "scenes/gallery/decks.h"

enum { GALLERY_HAND = 3 };

typedef struct GalleryHand {
    int faces[GALLERY_HAND], count; /* the card's own first; count 0: no game compares hands with it */
    const char *game, *kind;        /* translated */
} GalleryHand;

/* Tries some thousand hands: for a card that is opened, not for every frame. */
GalleryHand gallery_hand(const GalleryDeck *deck, int face);

#endif
