#ifndef SABACC_DECKS_LIBRARY_H
#define SABACC_DECKS_LIBRARY_H

/* The list of decks: built-in ones, then the player's, opened on a background thread and shared by all users.
 * Other pictures kept as decks (dice, chips, cloths) are opened when first drawn and are not listed. Knows
 * folders and names of assets, not what cards mean.
 *
 * An asset is DECK/FACE. `spike/ci+3` comes from the deck chosen for that family, and `spike/back` is the
 * chosen back: tables and pages need not know of the choice. `spike:ember/ci+3` is that face of the player's
 * deck in the folder `ember`, which stands in for `spike`, and `spike:/ci+3` the built-in one. If a player's
 * deck cannot be opened, or stands in for another family, the built-in face is drawn. */

#include "decks/deck.h"
#include "decks/families.h"

#include <stdint.h>

typedef struct DeckLibrary DeckLibrary;

enum {
    LIBRARY_DECKS = 32, /* decks listed at once; further ones are reported on stderr and left out */
    LIBRARY_ID = DECK_ID,
    LIBRARY_ASSET = 64,
    LIBRARY_FAULT = 400,
    LIBRARY_FACES = 128,
    LIBRARY_BACKS = 16
};

typedef enum LibraryState {
    LIBRARY_OPENING,
    LIBRARY_OPEN,
    LIBRARY_BROKEN /* `fault` says where and why */
} LibraryState;

typedef struct LibraryEntry {
    char id[LIBRARY_ID]; /* `spike`; `own:FOLDER` for a player's deck. Stable: settings store it */
    bool is_own;
    LibraryState state;
    DeckFamily family; /* the built-in deck it stands in for; DECK_FAMILIES while unknown */
    const char *path;  /* the folder that contains deck.json; owned by the library */
    const char *house; /* the folder of the built-in decks, for deck_open_any; owned by the library */
    /* "file:line: what is wrong, what to do", the path starting at `own`; "" unless broken */
    char fault[LIBRARY_FAULT];
    const Deck *deck; /* NULL while opening; for a broken deck the last valid version, or NULL */
    const char *name; /* the deck's name (a gettext source text), or its folder's */
    const char *faces[LIBRARY_FACES]; /* words in the deck's order, without the backs; owned by the deck */
    int face_count;
    const char *backs[LIBRARY_BACKS]; /* likewise: `back`, `back-2`, `back-sand` … */
    int back_count;
    uint32_t serial; /* incremented whenever its files have changed */
} LibraryEntry;

typedef struct LibrarySetup {
    const char *house; /* the folder of the built-in decks (assets/cards); copied */
    const char *own;   /* the folder of the player's decks, may be missing; copied; NULL: none */
    /* The folder that contains `places` and `people`, pictures that belong to no deck (assets); copied; NULL:
     * none */
    const char *scenery;
    void (*wake)(
        void *user); /* called on any thread when deck_library_poll would find something; may be NULL */
    void *user;
} LibrarySetup;

/* Opens no deck yet. NULL if SDL cannot create a lock. */
DeckLibrary *deck_library_create(const LibrarySetup *setup);
/* No thread may still be drawing from it. NULL is fine. */
void deck_library_free(DeckLibrary *library);

/* ---- on the loop's thread ---- */

/* Sets the deck and back used for the family's plain assets. Their pictures are redrawn as after a change of
 * files. */
void deck_library_choose(DeckLibrary *library, DeckFamily family, const DeckChoice *choice);
/* While browsing is on, all decks are opened on the library's thread and their files watched. */
void deck_library_browse(DeckLibrary *library, bool is_browsed);
/* Takes over what was opened, found or changed since; true if anything was. Call once a frame. Entries and
 * what they point to stay unchanged until the next poll that returns true. */
bool deck_library_poll(DeckLibrary *library);
int deck_library_count(const DeckLibrary *library);
const LibraryEntry *deck_library_at(const DeckLibrary *library, int index);
/* Returns, one at a time, the asset prefix of a deck whose files have changed since it was first opened or
 * whose choice has changed; false if there are no more. Redraw their pictures with sprites_redraw. */
bool deck_library_next_redrawn(DeckLibrary *library, char prefix[LIBRARY_ASSET]);
/* The entry of that id; -1 if it is not listed (or browsing was never on). */
int deck_library_find(const DeckLibrary *library, const char *id);
/* The asset name of that deck's face or back, for sprites. */
void deck_library_asset(const LibraryEntry *entry, const char *face, char asset[LIBRARY_ASSET]);
/* True while decks are still being searched for or opened for browsing. */
bool deck_library_is_busy(DeckLibrary *library);
/* Waits until the library is not busy; for tests, and where nobody watches. */
void deck_library_settle(DeckLibrary *library);

/* ---- on any thread ---- */

/* The callback SpriteSource.document: `library` is the DeckLibrary. `FACE@large` is the face as it is drawn
 * where one card fills a page; `FACE@column,row/parts` is a part of that cut into as many columns and rows,
 * `places/PLACE@column,row/COLUMNSxROWS` one of a painted picture. Opens the deck if necessary. Errors of a
 * deck go to stderr, once.
 */
PictureDocument deck_library_document(void *library, const char *asset);

#endif
