#ifndef SABACC_SCENES_GALLERY_DECKS_H
#define SABACC_SCENES_GALLERY_DECKS_H

/* The decks of render/deck_shelf.h as the gallery shows them: which faces and backs each holds, how they are
   cut, and what an asset is called. Knows words of cards only as far as a back goes with them. */

#include <stddef.h>
#include <stdint.h>

#include "render/deck_shelf.h"
#include "rules/sabacc.h"

enum {
    GALLERY_DECKS = SHELF_DECKS,
    GALLERY_FACES = SHELF_FACES,
    GALLERY_BACKS = 4,
    GALLERY_ID = SHELF_ID,
    GALLERY_ASSET = 64
};

/* A deck as the shelf has it. `deck` is NULL while it is being opened and where it cannot be; `fault` then
   says where and why. A deck with a fault may still have one: it is shown as it last was whole. */
typedef ShelfEntry GalleryDeck;

/* The shelf's decks, borrowed from the last gallery_decks_take that said true to the next. */
typedef struct GalleryDecks {
    const GalleryDeck *list;
    int count;
} GalleryDecks;

/* Takes over what the shelf has; true when anything has changed. */
bool gallery_decks_take(GalleryDecks *decks, DeckShelf *shelf);

/* Its name, translated; its folder's where it is not open. */
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
