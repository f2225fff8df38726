#ifndef SABACC_DECKS_LIBRARY_PRIVATE_H
#define SABACC_DECKS_LIBRARY_PRIVATE_H

/* Private to library*.c: the state protected by the lock, and what the main thread has taken over from it. */

#include "base/files.h"
#include "decks/library.h"

#include <SDL.h>

enum {
    LIBRARY_FOLDER = 1024,
    LIBRARY_PATH = 1100,
    LIBRARY_SLOTS = 96,
    LIBRARY_OWN = LIBRARY_DECKS - DECK_FAMILIES
};

/* A deck with a reference count; releasing the last reference closes it. Counted under the lock. */
typedef struct SharedDeck {
    Deck *deck;
    int holders;
} SharedDeck;

/* One folder. Slots keep their addresses until the library is freed, so that the thread that claimed one may
 * fill it without the lock. When all are in use, one whose folder is gone is reused. */
typedef struct Slot {
    char id[LIBRARY_ID]; /* "": unused */
    char path[LIBRARY_PATH];
    bool is_own, is_shown, is_claimed;
    bool is_refused;  /* its folder's name is not allowed: it is never opened */
    bool is_stale;    /* its files have changed since it was opened */
    bool is_redrawn;  /* it is a different deck than before, and its pictures are not yet reported */
    uint32_t left_at; /* value of `changes` when it was removed from the list */
    LibraryState state;
    DeckFamily family;
    char fault[LIBRARY_FAULT];
    SharedDeck *shared;
    uint32_t serial;
    uint64_t signature, seen; /* of its files when they were read; when they were last checked */
} Slot;

struct DeckLibrary {
    char house[LIBRARY_FOLDER], own[LIBRARY_FOLDER], scenery[LIBRARY_FOLDER];
    void (*wake)(void *user);
    void *user;

    SDL_mutex *lock;
    SDL_cond *changed;
    SDL_Thread *worker; /* created when browsing is first switched on */
    bool is_browsed, is_listed, is_closing;
    Slot slots[LIBRARY_SLOTS];
    int slot_count;
    DeckChoice choices[DECK_FAMILIES];
    bool is_family_redrawn[DECK_FAMILIES]; /* as Slot.is_redrawn, of the plain assets */
    int looks, looks_left;                 /* left: until nothing has changed for a while */
    bool is_watched;           /* of all folders that were looked at: a change in them is reported */
    FileWatch *watch;          /* made by the first who browses; NULL: cannot be had */
    uint64_t common_signature; /* of what all of the house's decks share */
    bool has_reported_overflow;
    int own_count;               /* the player's decks, including those left out */
    char left_out[LIBRARY_PATH]; /* the first one left out; "": none */
    uint32_t changes;            /* counts changes that deck_library_poll must take over */

    /* Used by the main thread only. */
    LibraryEntry entries[LIBRARY_DECKS];
    SharedDeck *held[LIBRARY_DECKS];
    int count;
    uint32_t polled;
};

/* Retain or release a deck; the lock must be held. NULL is fine. */
SharedDeck *library_retain(SharedDeck *shared);
void library_release(SharedDeck *shared);

/* The lock must be held. */
Slot *library_slot(DeckLibrary *library, const char *id);
/* Claims a free slot for that id; NULL if there is none. */
Slot *library_add(DeckLibrary *library, const char *id, const char *folder, bool is_own);
/* Opens the slot's deck, or waits for the thread that is opening it; the lock is released meanwhile. */
void library_open(DeckLibrary *library, Slot *slot);
/* Signals that the main thread has something to take over. */
void library_notify(DeckLibrary *library);

/* A hash of the folder's file names, sizes and times: it changes when a file is changed, added or removed. */
uint64_t library_signature(const char *folder);
/* A thread that waits for changes looks at once whether it is still to browse. */
void library_wake(DeckLibrary *library);

/* The thread of deck_library_browse: `data` is the DeckLibrary. */
int library_work(void *data);

#endif
