#ifndef SABACC_DECKS_LIBRARY_H
#define SABACC_DECKS_LIBRARY_H

/* The decks there are: the house's, then the player's own, opened beside the loop and shared by whoever draws
   from them. Other pictures kept as decks (dice, chips, cloths) are opened when first drawn and are not on
   the shelf. Knows folders and names of assets, not what cards mean.

   An asset is DECK/FACE. `spike/ci+3` is drawn from whichever deck is played with in that family, and
   `spike/back` is the chosen back: tables and pages need not know of any choice. `spike:ember/ci+3` is that
   face of the player's deck in the folder `ember`, which stands in for `spike`, and `spike:/ci+3` the
   house's. Where a player's deck cannot be opened, or stands in for another family, the house's face is
   drawn. */

#include "decks/deck.h"
#include "decks/families.h"

#include <stdint.h>

typedef struct DeckLibrary DeckLibrary;

enum {
    LIBRARY_DECKS = 32, /* on the shelf at once; own ones beyond that are told of on stderr and left out */
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
    char id[LIBRARY_ID]; /* `spike`; of a player's own deck `own:FOLDER`. Stable: settings hold it */
    bool is_own;
    LibraryState state;
    DeckFamily family;         /* the house deck it stands in for; DECK_FAMILIES while that is not known */
    const char *path;          /* its folder, in which deck.json lies; owned by the shelf */
    const char *house;         /* the folder of the house's decks, for deck_open_any; owned by the shelf */
    char fault[LIBRARY_FAULT]; /* "file:line: what is wrong, what to do", the file from `own` on; "" unless
                                broken */
    const Deck
        *deck; /* NULL while opening; of a broken one the last that was whole, NULL if there was none */
    const char *name;                 /* its deck's (a source text for gettext), its folder's without one */
    const char *faces[LIBRARY_FACES]; /* words in the deck's order, without the backs; owned by the deck */
    int face_count;
    const char *backs[LIBRARY_BACKS]; /* likewise: `back`, `back-2`, `back-sand` … */
    int back_count;
    uint32_t serial; /* grows whenever its files have changed */
} LibraryEntry;

typedef struct LibrarySetup {
    const char *house; /* the folder of the house's decks (assets/cards); copied */
    const char *own;   /* the folder of the player's decks, which may be missing; copied; NULL: none */
    void (*wake)(
        void *user); /* called on any thread when deck_library_poll would find something; may be NULL */
    void *user;
    /* One part of a picture (PNG) as a document of its own, on the heap: raster_cut of render, which this
       room must not know. NULL where no part of a picture is ever asked for. */
    char *(*cut)(const char *document, size_t length, int column, int row, int parts, size_t *cut_length);
} LibrarySetup;

/* Opens nothing yet. NULL when SDL has no lock to give. */
DeckLibrary *deck_library_create(const LibrarySetup *setup);
/* Nobody may be drawing from it any more. NULL is fine. */
void deck_library_free(DeckLibrary *library);

/* ---- on the loop's thread ---- */

/* What the family's plain assets are drawn from, from now on. Their pictures are redrawn as after a change of
   files. */
void deck_library_choose(DeckLibrary *library, DeckFamily family, const DeckChoice *choice);
/* While browsed, all decks are opened on a thread of the shelf's own, and their files watched. */
void deck_library_browse(DeckLibrary *library, bool is_browsed);
/* Takes over what has been opened, found or changed since; true when anything has. Once a frame. Entries and
   what they point at stay as they are from one poll that says true to the next. */
bool deck_library_poll(DeckLibrary *library);
int deck_library_count(const DeckLibrary *library);
const LibraryEntry *deck_library_at(const DeckLibrary *library, int index);
/* One deck after the other whose files have changed since it was first opened, or that another is now played
   with: what its assets begin with; false when there is no further one. Their pictures are to be drawn anew
   (sprites_redraw). */
bool deck_library_next_redrawn(DeckLibrary *library, char prefix[LIBRARY_ASSET]);
/* The entry of that id; -1: it is not on the shelf (or nobody has browsed yet). */
int deck_library_find(const DeckLibrary *library, const char *id);
/* The asset of that deck's face (or back): what sprites ask for. */
void deck_library_asset(const LibraryEntry *entry, const char *face, char asset[LIBRARY_ASSET]);
/* True while decks are still being looked for or opened for the one who browses. */
bool deck_library_is_busy(DeckLibrary *library);
/* Waits until it is no longer busy: for tests. */
void deck_library_settle(DeckLibrary *library);

/* ---- on any thread ---- */

/* As SpriteSource.document wants it: `shelf` is the DeckLibrary. `FACE@column,row/parts` is a part of a face,
   as deck_face_part_svg counts them. Opens the deck if nobody has yet. What is wrong with a deck goes to
   stderr, once. */
char *deck_library_document(void *library, const char *asset, size_t *length);

#endif
