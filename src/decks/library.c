#include "decks/library_private.h"

#include "base/memory.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- decks that are shared ---- */

SharedDeck *library_retain(SharedDeck *shared) {
    if (shared) shared->holders++;
    return shared;
}

void library_release(SharedDeck *shared) {
    if (!shared || --shared->holders > 0) return;
    deck_close(shared->deck);
    free(shared);
}

static SharedDeck *share(Deck *deck) {
    SharedDeck *shared = memory_alloc(sizeof *shared);
    *shared = (SharedDeck){deck, 1};
    return shared;
}

/* ---- slots, under the lock ---- */

Slot *library_slot(DeckLibrary *library, const char *id) {
    for (int i = 0; i < library->slot_count; i++)
        if (strcmp(library->slots[i].id, id) == 0) return &library->slots[i];
    return NULL;
}

/* The slot is unused: its folder is gone or renamed, and no thread draws from it or opens it. */
static bool is_left(const DeckLibrary *library, const Slot *slot) {
    for (int i = 0; i < DECK_FAMILIES; i++)
        if (strcmp(library->choices[i].deck, slot->id) == 0) return false;
    bool is_off_the_shelf = !slot->is_shown && (int32_t)(library->polled - slot->left_at) >= 0;
    return slot->is_own && is_off_the_shelf && !slot->is_claimed;
}

static Slot *free_slot(DeckLibrary *library) {
    if (library->slot_count < LIBRARY_SLOTS) return &library->slots[library->slot_count++];
    for (int i = 0; i < LIBRARY_SLOTS; i++)
        if (is_left(library, &library->slots[i])) {
            library_release(library->slots[i].shared);
            return &library->slots[i];
        }
    return NULL;
}

Slot *library_add(DeckLibrary *library, const char *id, const char *folder, bool is_own) {
    Slot *slot = free_slot(library);
    if (!slot) return NULL;
    *slot = (Slot){.is_own = is_own, .family = is_own ? DECK_FAMILIES : deck_family_named(folder)};
    snprintf(slot->id, sizeof slot->id, "%s", id);
    snprintf(slot->path, sizeof slot->path, "%s/%s", is_own ? library->own : library->house, folder);
    slot->is_shown = is_own || slot->family != DECK_FAMILIES;
    return slot;
}

void library_notify(DeckLibrary *library) {
    library->changes++;
    SDL_CondBroadcast(library->changed);
    if (library->wake) library->wake(library->user);
}

void library_wake(DeckLibrary *library) {
    SDL_CondBroadcast(library->changed);
    file_watch_wake(library->watch);
}

/* Whether the family's plain assets may come from that slot. */
static bool draws_from(const DeckChoice *choice, DeckFamily family, const Slot *slot) {
    return slot->is_own ? strcmp(choice->deck, slot->id) == 0 : slot->family == family;
}

static void fill(DeckLibrary *library, Slot *slot, Deck *deck, const char *fault) {
    slot->state = deck ? LIBRARY_OPEN : LIBRARY_BROKEN;
    if (!deck && strcmp(slot->fault, fault) != 0) fprintf(stderr, "sabacc: %s\n", fault);
    snprintf(slot->fault, sizeof slot->fault, "%s", deck ? "" : fault);
    if (!deck) return;
    library_release(slot->shared);
    slot->shared = share(deck);
    if (slot->is_own) slot->family = deck_family(deck);
    slot->is_redrawn = slot->serial > 0;
    for (int i = 0; i < DECK_FAMILIES && slot->is_redrawn; i++)
        if (draws_from(&library->choices[i], (DeckFamily)i, slot)) library->is_family_redrawn[i] = true;
}

void library_open(DeckLibrary *library, Slot *slot) {
    while (slot->is_claimed) SDL_CondWait(library->changed, library->lock);
    if (slot->state != LIBRARY_OPENING && !slot->is_stale) return;
    char path[LIBRARY_PATH], fault[LIBRARY_FAULT] = "";
    memcpy(path, slot->path, sizeof path);
    bool is_own = slot->is_own;
    slot->is_claimed = true;
    slot->is_stale = false;
    SDL_UnlockMutex(library->lock);
    uint64_t signature = library_signature(path);
    Deck *deck = is_own ? deck_open_own(path, library->house, fault, sizeof fault)
                        : deck_open(path, fault, sizeof fault);
    SDL_LockMutex(library->lock);
    fill(library, slot, deck, fault);
    slot->signature = slot->seen = signature;
    slot->serial++;
    slot->is_claimed = false;
    library_notify(library);
}

/* ---- opening and closing ---- */

DeckLibrary *deck_library_create(const LibrarySetup *setup) {
    DeckLibrary *library = memory_calloc(1, sizeof *library);
    snprintf(library->house, sizeof library->house, "%s", setup->house);
    snprintf(library->own, sizeof library->own, "%s", setup->own ? setup->own : "");
    snprintf(library->scenery, sizeof library->scenery, "%s", setup->scenery ? setup->scenery : "");
    library->wake = setup->wake;
    library->user = setup->user;
    library->lock = SDL_CreateMutex();
    library->changed = SDL_CreateCond();
    if (library->lock && library->changed) return library;
    deck_library_free(library);
    return NULL;
}

void deck_library_free(DeckLibrary *library) {
    if (!library) return;
    if (library->worker) {
        SDL_LockMutex(library->lock);
        library->is_closing = true;
        library_wake(library);
        SDL_UnlockMutex(library->lock);
        SDL_WaitThread(library->worker, NULL);
    }
    for (int i = 0; i < library->count; i++) library_release(library->held[i]);
    for (int i = 0; i < library->slot_count; i++) library_release(library->slots[i].shared);
    file_watch_close(library->watch);
    if (library->changed) SDL_DestroyCond(library->changed);
    if (library->lock) SDL_DestroyMutex(library->lock);
    free(library);
}

/* ---- the loop's thread ---- */

/* Lists all built-in decks at once, before anything about them is known. */
static void show_house(DeckLibrary *library) {
    for (int i = 0; i < DECK_FAMILIES; i++)
        if (!library_slot(library, deck_family_ids[i]))
            library_add(library, deck_family_ids[i], deck_family_ids[i], false);
    library->changes++;
}

void deck_library_browse(DeckLibrary *library, bool is_browsed) {
    bool is_first = is_browsed && !library->worker;
    if (is_first) library->watch = file_watch_open();
    SDL_LockMutex(library->lock);
    if (is_browsed && !library->is_browsed) {
        library->is_listed = false;
        show_house(library);
    }
    library->is_browsed = is_browsed;
    library_wake(library);
    SDL_UnlockMutex(library->lock);
    if (is_first) library->worker = SDL_CreateThread(library_work, "decks", library);
}

static void list_faces(LibraryEntry *entry) {
    size_t count = entry->deck ? deck_face_count(entry->deck) : 0;
    for (size_t i = 0; i < count; i++) {
        const char *face = deck_face_name(entry->deck, i);
        if (deck_face_is_back(face) && entry->back_count < LIBRARY_BACKS)
            entry->backs[entry->back_count++] = face;
        if (!deck_face_is_back(face) && entry->face_count < LIBRARY_FACES)
            entry->faces[entry->face_count++] = face;
    }
}

/* The error text with the path shortened to start in the player's folder. */
static const char *within(const char *folder, const char *fault) {
    size_t length = strlen(folder);
    bool is_inside = length > 0 && strncmp(fault, folder, length) == 0 && fault[length] == '/';
    return is_inside ? fault + length + 1 : fault;
}

static void show(DeckLibrary *library, const Slot *slot) {
    LibraryEntry *entry = &library->entries[library->count];
    *entry = (LibraryEntry){.is_own = slot->is_own,
                            .state = slot->state,
                            .family = slot->family,
                            .path = slot->path,
                            .house = library->house,
                            .deck = slot->shared ? slot->shared->deck : NULL,
                            .serial = slot->serial};
    memcpy(entry->id, slot->id, sizeof entry->id);
    snprintf(entry->fault, sizeof entry->fault, "%s", within(library->own, slot->fault));
    entry->name = entry->deck ? deck_name(entry->deck) : deck_folder_of(entry->id);
    list_faces(entry);
    library->held[library->count++] = library_retain(slot->shared);
}

/* Built-in decks first, in their order, then the player's by name. */
static int compare_slots(const void *a, const void *b) {
    const Slot *first = *(const Slot *const *)a, *second = *(const Slot *const *)b;
    if (first->is_own != second->is_own) return first->is_own ? 1 : -1;
    return first->is_own ? strcmp(first->id, second->id) : (int)first->family - (int)second->family;
}

static void show_all(DeckLibrary *library) {
    const Slot *shown[LIBRARY_SLOTS];
    int count = 0;
    for (int i = 0; i < library->slot_count; i++)
        if (library->slots[i].is_shown) shown[count++] = &library->slots[i];
    qsort(shown, (size_t)count, sizeof *shown, compare_slots);
    for (int i = 0; i < count && i < LIBRARY_DECKS; i++) show(library, shown[i]);
    if (!library->left_out[0] || library->has_reported_overflow) return;
    library->has_reported_overflow = true;
    fprintf(stderr, "sabacc: %s: only the first %d of %d decks are on the shelf; the next would be %s\n",
            library->own, LIBRARY_OWN, library->own_count, library->left_out);
}

bool deck_library_poll(DeckLibrary *library) {
    SharedDeck *before[LIBRARY_DECKS];
    SDL_LockMutex(library->lock);
    bool has_changed = library->polled != library->changes;
    if (has_changed) {
        int count = library->count;
        memcpy(before, library->held, sizeof before);
        library->count = 0;
        show_all(library);
        for (int i = 0; i < count; i++) library_release(before[i]);
        library->polled = library->changes;
    }
    SDL_UnlockMutex(library->lock);
    return has_changed;
}

static void prefix_of(const char *id, bool is_own, DeckFamily family, char prefix[LIBRARY_ASSET]) {
    const char *stands_for = family == DECK_FAMILIES ? "" : deck_family_ids[family];
    if (family == DECK_FAMILIES && !is_own)
        snprintf(prefix, LIBRARY_ASSET, "%s/", id);
    else
        snprintf(prefix, LIBRARY_ASSET, "%s:%s/", stands_for, is_own ? deck_folder_of(id) : "");
}

static bool take_redrawn_deck(DeckLibrary *library, char prefix[LIBRARY_ASSET]) {
    for (int i = 0; i < library->slot_count; i++) {
        Slot *slot = &library->slots[i];
        if (!slot->is_redrawn) continue;
        slot->is_redrawn = false;
        prefix_of(slot->id, slot->is_own, slot->family, prefix);
        return true;
    }
    return false;
}

static bool take_redrawn_family(DeckLibrary *library, char prefix[LIBRARY_ASSET]) {
    for (int family = 0; family < DECK_FAMILIES; family++) {
        if (!library->is_family_redrawn[family]) continue;
        library->is_family_redrawn[family] = false;
        snprintf(prefix, LIBRARY_ASSET, "%s/", deck_family_ids[family]);
        return true;
    }
    return false;
}

bool deck_library_next_redrawn(DeckLibrary *library, char prefix[LIBRARY_ASSET]) {
    SDL_LockMutex(library->lock);
    bool is_found = take_redrawn_deck(library, prefix) || take_redrawn_family(library, prefix);
    SDL_UnlockMutex(library->lock);
    return is_found;
}

void deck_library_choose(DeckLibrary *library, DeckFamily family, const DeckChoice *choice) {
    DeckChoice *present = &library->choices[family];
    SDL_LockMutex(library->lock);
    if (strcmp(present->deck, choice->deck) != 0 || strcmp(present->back, choice->back) != 0)
        library->is_family_redrawn[family] = true;
    *present = *choice;
    SDL_UnlockMutex(library->lock);
}

int deck_library_count(const DeckLibrary *library) { return library->count; }
const LibraryEntry *deck_library_at(const DeckLibrary *library, int index) {
    return &library->entries[index];
}

int deck_library_find(const DeckLibrary *library, const char *id) {
    for (int i = 0; i < library->count; i++)
        if (strcmp(library->entries[i].id, id) == 0) return i;
    return -1;
}

void deck_library_asset(const LibraryEntry *entry, const char *face, char asset[LIBRARY_ASSET]) {
    prefix_of(entry->id, entry->is_own, entry->family, asset);
    size_t length = strlen(asset);
    snprintf(asset + length, LIBRARY_ASSET - length, "%s", face);
}

static bool is_busy(const DeckLibrary *library) {
    if (!library->is_browsed) return false;
    for (int i = 0; i < library->slot_count; i++) {
        const Slot *slot = &library->slots[i];
        if (slot->is_shown && (slot->is_stale || slot->is_claimed || slot->state == LIBRARY_OPENING))
            return true;
    }
    return !library->is_listed;
}

bool deck_library_is_busy(DeckLibrary *library) {
    SDL_LockMutex(library->lock);
    bool is_at_work = is_busy(library);
    SDL_UnlockMutex(library->lock);
    return is_at_work;
}

void deck_library_settle(DeckLibrary *library) {
    SDL_LockMutex(library->lock);
    while (is_busy(library)) SDL_CondWait(library->changed, library->lock);
    SDL_UnlockMutex(library->lock);
}
