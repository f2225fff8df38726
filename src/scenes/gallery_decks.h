#ifndef SABACC_SCENES_GALLERY_DECKS_H
#define SABACC_SCENES_GALLERY_DECKS_H

/* The decks on the gallery's shelf, as their deck.json has them: which faces and backs each holds, how they
   are cut, and what an asset is called. Knows words of cards only as far as a back goes with them. */

#include <stddef.h>
#include <stdint.h>

#include "render/deck.h"
#include "rules/sabacc.h"

enum { GALLERY_DECKS = 16, GALLERY_FACES = 96, GALLERY_BACKS = 4, GALLERY_ID = 32, GALLERY_ASSET = 64 };

typedef struct GalleryDeck {
    char id[GALLERY_ID]; /* its folder: what assets begin with */
    Deck *deck;          /* NULL: could not be opened, `error` says where and why */
    char error[256];
    const char *faces[GALLERY_FACES]; /* words, owned by the deck; without the backs */
    int face_count;
} GalleryDeck;

typedef struct GalleryDecks {
    GalleryDeck list[GALLERY_DECKS];
    int count;
} GalleryDecks;

/* Opens the house's decks of cards in `assets`/cards. Close it, whatever was opened. */
void gallery_decks_open(GalleryDecks *decks, const char *assets);
void gallery_decks_close(GalleryDecks *decks);

/* Its name, translated; its folder's where it could not be opened. */
const char *gallery_deck_name(const GalleryDeck *deck);
/* Width by height of its cards. */
float gallery_deck_shape(const GalleryDeck *deck);
/* The card of that face, SABACC_CARD_NONE where the rules know none. */
SabaccCard gallery_card(const GalleryDeck *deck, int face);
void gallery_face_asset(const GalleryDeck *deck, int face, char asset[GALLERY_ASSET]);
/* How many backs there are for that face; the `back`-th of them, 0 the usual one. */
int gallery_back_count(const GalleryDeck *deck, int face);
void gallery_back_asset(const GalleryDeck *deck, int face, int back, char asset[GALLERY_ASSET]);

#endif
