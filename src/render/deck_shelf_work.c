/* The shelf's thread: opens what is on the shelf, one deck after the other. */
#include "render/deck_shelf_private.h"

static Slot *next_to_open(DeckShelf *shelf) {
    for (int i = 0; i < shelf->slot_count; i++) {
        Slot *slot = &shelf->slots[i];
        if (slot->is_shown && (slot->state == SHELF_OPENING || slot->is_stale)) return slot;
    }
    return NULL;
}

static void browse(DeckShelf *shelf) {
    if (!shelf->is_listed) shelf->is_listed = true, shelf_tell(shelf);
    Slot *slot = next_to_open(shelf);
    if (slot)
        shelf_open(shelf, slot);
    else
        SDL_CondWait(shelf->changed, shelf->lock);
}

int shelf_work(void *data) {
    DeckShelf *shelf = data;
    SDL_LockMutex(shelf->lock);
    while (!shelf->is_closing) {
        if (shelf->is_browsed)
            browse(shelf);
        else
            SDL_CondWait(shelf->changed, shelf->lock);
    }
    SDL_UnlockMutex(shelf->lock);
    return 0;
}
