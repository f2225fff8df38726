#ifndef SABACC_SCENES_GALLERY_DECKS_H
#define SABACC_SCENES_GALLERY_DECKS_H

/* What stands on the gallery's shelf: the decks of decks/library.h, and between the house's and the
   player's own the table's other pieces. Which faces and backs each holds, how they are cut, and what an
   asset is called. Knows words of cards only as far as a back goes with them. */

#include <stddef.h>
#include <stdint.h>

#include "decks/library.h"
#include "rules/sabacc.h"
#include "scenes/gallery/pieces.h"

enum {
    GALLERY_DECKS = LIBRARY_DECKS + GALLERY_BAYS,
    GALLERY_FACES = LIBRARY_FACES,
    GALLERY_BACKS = 4,
    GALLERY_ID = LIBRARY_ID,
    GALLERY_ASSET = 64
};

/* Cards have backs, can be fanned, shifted, exported and played with; pieces are looked at. */
typedef enum GalleryKind { GALLERY_CARDS, GALLERY_PIECES } GalleryKind;

/* A deck as the shelf has it, or a bay of pieces. Of cards `deck` is NULL while it is being opened and where
   it cannot be; `fault` then says where and why. A deck with a fault may still have one: it is shown as it
   last was whole. */
typedef struct GalleryDeck {
    GalleryKind kind;
    const char *id, *name, *fault;
    bool is_own;
    const LibraryEntry *entry; /* of cards */
    const Deck *deck;          /* of cards */
    const GalleryBay *bay;     /* of pieces */
    const char *const *faces;
    int face_count;
} GalleryDeck;

/* What stands on the shelf; it points at what the shelf has from the last gallery_decks_take that said true
   to the next. */
typedef struct GalleryDecks {
    GalleryDeck list[GALLERY_DECKS];
    int count;
} GalleryDecks;

/* Takes over what the shelf has; true when anything has changed. */
bool gallery_decks_take(GalleryDecks *decks, DeckLibrary *library);

/* Its index by its id; -1: it does not stand there. */
int gallery_decks_find(const GalleryDecks *decks, const char *id);

/* Whether its faces can be drawn. */
bool gallery_deck_is_open(const GalleryDeck *deck);
/* Its name, translated; its folder's where it is not open. */
const char *gallery_deck_name(const GalleryDeck *deck);
/* Width by height of its cards, and of the place that a piece is given. */
float gallery_deck_shape(const GalleryDeck *deck);
/* Of that face's picture: a card's is its deck's. */
float gallery_face_shape(const GalleryDeck *deck, int face);
/* The card of that face, SABACC_CARD_NONE where the rules know none. */
SabaccCard gallery_card(const GalleryDeck *deck, int face);
void gallery_face_asset(const GalleryDeck *deck, int face, char asset[GALLERY_ASSET]);
/* How many backs there are for that face; the `back`-th of them, 0 the usual one. A piece has none, and is
   the same from behind. */
int gallery_back_count(const GalleryDeck *deck, int face);
void gallery_back_asset(const GalleryDeck *deck, int face, int back, char asset[GALLERY_ASSET]);

#endif
