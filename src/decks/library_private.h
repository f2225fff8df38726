#ifndef SABACC_DECKS_LIBRARY_PRIVATE_H
#define SABACC_DECKS_LIBRARY_PRIVATE_H

/* Private to deck_shelf*.c: what lies under the lock, and what the loop's thread has taken over from there.
 */

#include "base/files.h"
#include "decks/library.h"

#include <SDL.h>

enum {
    LIBRARY_FOLDER = 1024,
    LIBRARY_PATH = 1100,
    LIBRARY_SLOTS = 96,
    LIBRARY_OWN = LIBRARY_DECKS - DECK_FAMILIES
};

/* A deck and how many draw from it or show it: the last one closes it. Counted under the lock. */
typedef struct SharedDeck {
    Deck *deck;
    int holders;
} SharedDeck;

/* One folder. Slots stay where they are until the shelf is freed, so that one may be filled without the lock
   by whoever has claimed it; when all are taken, one whose folder has gone is made another's. */
typedef struct Slot {
    char id[LIBRARY_ID]; /* "": free */
    char path[LIBRARY_PATH];
    bool is_own, is_shown, is_claimed;
    bool is_refused;  /* its folder's name is none for a deck: it is never opened */
    bool is_stale;    /* its files have changed since it was opened */
    bool is_redrawn;  /* it is another deck than before, and nobody has been told of its pictures */
    uint32_t left_at; /* what `changes` was when it went off the shelf */
    LibraryState state;
    DeckFamily family;
    char fault[LIBRARY_FAULT];
    SharedDeck *shared;
    uint32_t serial;
    uint64_t signature, seen; /* of its files when they were read; when they were last looked at */
} Slot;

struct DeckLibrary {
    char house[LIBRARY_FOLDER], own[LIBRARY_FOLDER];
    void (*wake)(void *user);
    void *user;
    char *(*cut)(const char *document, size_t length, int column, int row, int parts, size_t *cut_length);

    SDL_mutex *lock;
    SDL_cond *changed;
    SDL_Thread *worker; /* made by the first who browses */
    bool is_browsed, is_listed, is_closing;
    Slot slots[LIBRARY_SLOTS];
    int slot_count;
    DeckChoice choices[DECK_FAMILIES];
    bool is_family_redrawn[DECK_FAMILIES]; /* as Slot.is_redrawn, of the plain assets */
    int looks, looks_left;                 /* left: until nothing has changed for a while */
    bool is_watched;           /* of all folders that were looked at: a change in them is reported */
    FileWatch *watch;          /* made by the first who browses; NULL: cannot be had */
    uint64_t common_signature; /* of what all of the house's decks share */
    bool was_told_of_many;
    int own_count;               /* the player's, with those that are left out */
    char left_out[LIBRARY_PATH]; /* the first that is; "": none */
    uint32_t changes;            /* counts what deck_library_poll has to take over */

    /* The loop's thread alone. */
    LibraryEntry entries[LIBRARY_DECKS];
    SharedDeck *held[LIBRARY_DECKS];
    int count;
    uint32_t polled;
};

/* With the lock held: one more who holds the deck, and one less. NULL is fine. */
SharedDeck *library_retain(SharedDeck *shared);
void library_release(SharedDeck *shared);

/* With the lock held. */
Slot *library_slot(DeckLibrary *library, const char *id);
/* A free slot made that id's; NULL: there is none. */
Slot *library_add(DeckLibrary *library, const char *id, const char *folder, bool is_own);
/* Opens the slot's deck, or waits for the thread that is at it; the lock is let go meanwhile. */
void library_open(DeckLibrary *library, Slot *slot);
/* Something is there for the loop to take over. */
void library_notify(DeckLibrary *library);

/* What the folder's files look like from outside: another number when one has changed, come or gone. */
uint64_t library_signature(const char *folder);
/* A thread that waits for changes looks at once whether it is still to browse. */
void library_wake(DeckLibrary *library);

/* The thread of deck_library_browse: `data` is the DeckLibrary. */
int library_work(void *data);

#endif
