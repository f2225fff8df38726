#include "render/deck_shelf_private.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- decks that are shared ---- */

SharedDeck *shelf_take(SharedDeck *shared) {
    if (shared) shared->holders++;
    return shared;
}

void shelf_let_go(SharedDeck *shared) {
    if (!shared || --shared->holders > 0) return;
    deck_close(shared->deck);
    free(shared);
}

static SharedDeck *share(Deck *deck) {
    SharedDeck *shared = deck ? malloc(sizeof *shared) : NULL;
    if (shared) *shared = (SharedDeck){deck, 1};
    if (deck && !shared) deck_close(deck);
    return shared;
}

/* ---- slots, under the lock ---- */

Slot *shelf_slot(DeckShelf *shelf, const char *id) {
    for (int i = 0; i < shelf->slot_count; i++)
        if (strcmp(shelf->slots[i].id, id) == 0) return &shelf->slots[i];
    return NULL;
}

/* Nothing is drawn from it and nobody is at it: a folder that has gone, or has another name now. */
static bool is_left(const DeckShelf *shelf, const Slot *slot) {
    for (int i = 0; i < DECK_FAMILIES; i++)
        if (strcmp(shelf->choices[i].deck, slot->id) == 0) return false;
    bool is_off_the_shelf = !slot->is_shown && (int32_t)(shelf->polled - slot->left_at) >= 0;
    return slot->is_own && is_off_the_shelf && !slot->is_claimed;
}

static Slot *free_slot(DeckShelf *shelf) {
    if (shelf->slot_count < SHELF_SLOTS) return &shelf->slots[shelf->slot_count++];
    for (int i = 0; i < SHELF_SLOTS; i++)
        if (is_left(shelf, &shelf->slots[i])) {
            shelf_let_go(shelf->slots[i].shared);
            return &shelf->slots[i];
        }
    return NULL;
}

Slot *shelf_add(DeckShelf *shelf, const char *id, const char *folder, bool is_own) {
    Slot *slot = free_slot(shelf);
    if (!slot) return NULL;
    *slot = (Slot){.is_own = is_own, .family = is_own ? DECK_FAMILIES : deck_family_named(folder)};
    snprintf(slot->id, sizeof slot->id, "%s", id);
    snprintf(slot->path, sizeof slot->path, "%s/%s", is_own ? shelf->own : shelf->house, folder);
    slot->is_shown = is_own || slot->family != DECK_FAMILIES;
    return slot;
}

void shelf_tell(DeckShelf *shelf) {
    shelf->changes++;
    SDL_CondBroadcast(shelf->changed);
    if (shelf->wake) shelf->wake(shelf->user);
}

/* Whether the family's plain assets may come from that slot. */
static bool draws_from(const DeckChoice *choice, DeckFamily family, const Slot *slot) {
    return slot->is_own ? strcmp(choice->deck, slot->id) == 0 : slot->family == family;
}

static void fill(DeckShelf *shelf, Slot *slot, Deck *deck, const char *fault) {
    slot->state = deck ? SHELF_OPEN : SHELF_BROKEN;
    if (!deck && strcmp(slot->fault, fault) != 0) fprintf(stderr, "sabacc: %s\n", fault);
    snprintf(slot->fault, sizeof slot->fault, "%s", deck ? "" : fault);
    if (!deck) return;
    shelf_let_go(slot->shared);
    slot->shared = share(deck);
    if (slot->is_own) slot->family = deck_family(deck);
    slot->is_redrawn = slot->serial > 0;
    for (int i = 0; i < DECK_FAMILIES && slot->is_redrawn; i++)
        if (draws_from(&shelf->choices[i], (DeckFamily)i, slot)) shelf->is_family_redrawn[i] = true;
}

void shelf_open(DeckShelf *shelf, Slot *slot) {
    while (slot->is_claimed) SDL_CondWait(shelf->changed, shelf->lock);
    if (slot->state != SHELF_OPENING && !slot->is_stale) return;
    char path[SHELF_PATH], fault[SHELF_FAULT] = "";
    memcpy(path, slot->path, sizeof path);
    bool is_own = slot->is_own;
    slot->is_claimed = true;
    slot->is_stale = false;
    SDL_UnlockMutex(shelf->lock);
    uint64_t signature = shelf_signature(path);
    Deck *deck = is_own ? deck_open_own(path, shelf->house, fault, sizeof fault)
                        : deck_open(path, fault, sizeof fault);
    SDL_LockMutex(shelf->lock);
    fill(shelf, slot, deck, fault);
    slot->signature = slot->seen = signature;
    slot->serial++;
    slot->is_claimed = false;
    shelf_tell(shelf);
}

/* ---- opening and closing ---- */

DeckShelf *deck_shelf_create(const ShelfSetup *setup) {
    DeckShelf *shelf = calloc(1, sizeof *shelf);
    if (!shelf) return NULL;
    snprintf(shelf->house, sizeof shelf->house, "%s", setup->house);
    snprintf(shelf->own, sizeof shelf->own, "%s", setup->own ? setup->own : "");
    shelf->wake = setup->wake;
    shelf->user = setup->user;
    shelf->lock = SDL_CreateMutex();
    shelf->changed = SDL_CreateCond();
    if (shelf->lock && shelf->changed) return shelf;
    deck_shelf_free(shelf);
    return NULL;
}

void deck_shelf_free(DeckShelf *shelf) {
    if (!shelf) return;
    if (shelf->worker) {
        SDL_LockMutex(shelf->lock);
        shelf->is_closing = true;
        SDL_CondBroadcast(shelf->changed);
        SDL_UnlockMutex(shelf->lock);
        SDL_WaitThread(shelf->worker, NULL);
    }
    for (int i = 0; i < shelf->count; i++) shelf_let_go(shelf->held[i]);
    for (int i = 0; i < shelf->slot_count; i++) shelf_let_go(shelf->slots[i].shared);
    if (shelf->changed) SDL_DestroyCond(shelf->changed);
    if (shelf->lock) SDL_DestroyMutex(shelf->lock);
    free(shelf);
}

/* ---- the loop's thread ---- */

/* All of the house's are there at once, though nothing of them is known yet. */
static void show_house(DeckShelf *shelf) {
    for (int i = 0; i < DECK_FAMILIES; i++)
        if (!shelf_slot(shelf, deck_family_ids[i]))
            shelf_add(shelf, deck_family_ids[i], deck_family_ids[i], false);
    shelf->changes++;
}

void deck_shelf_browse(DeckShelf *shelf, bool is_browsed) {
    SDL_LockMutex(shelf->lock);
    if (is_browsed && !shelf->is_browsed) {
        shelf->is_listed = false;
        show_house(shelf);
    }
    shelf->is_browsed = is_browsed;
    SDL_CondBroadcast(shelf->changed);
    SDL_UnlockMutex(shelf->lock);
    if (is_browsed && !shelf->worker) shelf->worker = SDL_CreateThread(shelf_work, "decks", shelf);
}

static void list_faces(ShelfEntry *entry) {
    size_t count = entry->deck ? deck_face_count(entry->deck) : 0;
    for (size_t i = 0; i < count; i++) {
        const char *face = deck_face_name(entry->deck, i);
        if (deck_face_is_back(face) && entry->back_count < SHELF_BACKS)
            entry->backs[entry->back_count++] = face;
        if (!deck_face_is_back(face) && entry->face_count < SHELF_FACES)
            entry->faces[entry->face_count++] = face;
    }
}

/* A fault in the player's own folder, from there on. */
static const char *within(const char *folder, const char *fault) {
    size_t length = strlen(folder);
    bool is_inside = length > 0 && strncmp(fault, folder, length) == 0 && fault[length] == '/';
    return is_inside ? fault + length + 1 : fault;
}

static void show(DeckShelf *shelf, const Slot *slot) {
    ShelfEntry *entry = &shelf->entries[shelf->count];
    *entry = (ShelfEntry){.is_own = slot->is_own,
                          .state = slot->state,
                          .family = slot->family,
                          .path = slot->path,
                          .house = shelf->house,
                          .deck = slot->shared ? slot->shared->deck : NULL,
                          .serial = slot->serial};
    memcpy(entry->id, slot->id, sizeof entry->id);
    snprintf(entry->fault, sizeof entry->fault, "%s", within(shelf->own, slot->fault));
    entry->name = entry->deck ? deck_name(entry->deck) : deck_folder_of(entry->id);
    list_faces(entry);
    shelf->held[shelf->count++] = shelf_take(slot->shared);
}

/* The house's first, as they are listed, then the player's own by name. */
static int compare_slots(const void *a, const void *b) {
    const Slot *first = *(const Slot *const *)a, *second = *(const Slot *const *)b;
    if (first->is_own != second->is_own) return first->is_own ? 1 : -1;
    return first->is_own ? strcmp(first->id, second->id) : (int)first->family - (int)second->family;
}

static void show_all(DeckShelf *shelf) {
    const Slot *shown[SHELF_SLOTS];
    int count = 0;
    for (int i = 0; i < shelf->slot_count; i++)
        if (shelf->slots[i].is_shown) shown[count++] = &shelf->slots[i];
    qsort(shown, (size_t)count, sizeof *shown, compare_slots);
    for (int i = 0; i < count && i < SHELF_DECKS; i++) show(shelf, shown[i]);
    if (!shelf->left_out[0] || shelf->was_told_of_many) return;
    shelf->was_told_of_many = true;
    fprintf(stderr, "sabacc: %s: only the first %d of %d decks are on the shelf; the next would be %s\n",
            shelf->own, SHELF_OWN, shelf->own_count, shelf->left_out);
}

bool deck_shelf_poll(DeckShelf *shelf) {
    SharedDeck *before[SHELF_DECKS];
    SDL_LockMutex(shelf->lock);
    bool has_changed = shelf->polled != shelf->changes;
    if (has_changed) {
        int count = shelf->count;
        memcpy(before, shelf->held, sizeof before);
        shelf->count = 0;
        show_all(shelf);
        for (int i = 0; i < count; i++) shelf_let_go(before[i]);
        shelf->polled = shelf->changes;
    }
    SDL_UnlockMutex(shelf->lock);
    return has_changed;
}

static void prefix_of(const char *id, bool is_own, DeckFamily family, char prefix[SHELF_ASSET]) {
    const char *stands_for = family == DECK_FAMILIES ? "" : deck_family_ids[family];
    if (family == DECK_FAMILIES && !is_own)
        snprintf(prefix, SHELF_ASSET, "%s/", id);
    else
        snprintf(prefix, SHELF_ASSET, "%s:%s/", stands_for, is_own ? deck_folder_of(id) : "");
}

static bool take_redrawn_deck(DeckShelf *shelf, char prefix[SHELF_ASSET]) {
    for (int i = 0; i < shelf->slot_count; i++) {
        Slot *slot = &shelf->slots[i];
        if (!slot->is_redrawn) continue;
        slot->is_redrawn = false;
        prefix_of(slot->id, slot->is_own, slot->family, prefix);
        return true;
    }
    return false;
}

static bool take_redrawn_family(DeckShelf *shelf, char prefix[SHELF_ASSET]) {
    for (int family = 0; family < DECK_FAMILIES; family++) {
        if (!shelf->is_family_redrawn[family]) continue;
        shelf->is_family_redrawn[family] = false;
        snprintf(prefix, SHELF_ASSET, "%s/", deck_family_ids[family]);
        return true;
    }
    return false;
}

bool deck_shelf_take_redrawn(DeckShelf *shelf, char prefix[SHELF_ASSET]) {
    SDL_LockMutex(shelf->lock);
    bool is_found = take_redrawn_deck(shelf, prefix) || take_redrawn_family(shelf, prefix);
    SDL_UnlockMutex(shelf->lock);
    return is_found;
}

void deck_shelf_choose(DeckShelf *shelf, DeckFamily family, const DeckChoice *choice) {
    DeckChoice *present = &shelf->choices[family];
    SDL_LockMutex(shelf->lock);
    if (strcmp(present->deck, choice->deck) != 0 || strcmp(present->back, choice->back) != 0)
        shelf->is_family_redrawn[family] = true;
    *present = *choice;
    SDL_UnlockMutex(shelf->lock);
}

int deck_shelf_count(const DeckShelf *shelf) { return shelf->count; }
const ShelfEntry *deck_shelf_at(const DeckShelf *shelf, int index) { return &shelf->entries[index]; }

int deck_shelf_find(const DeckShelf *shelf, const char *id) {
    for (int i = 0; i < shelf->count; i++)
        if (strcmp(shelf->entries[i].id, id) == 0) return i;
    return -1;
}

void deck_shelf_asset(const ShelfEntry *entry, const char *face, char asset[SHELF_ASSET]) {
    prefix_of(entry->id, entry->is_own, entry->family, asset);
    size_t length = strlen(asset);
    snprintf(asset + length, SHELF_ASSET - length, "%s", face);
}

static bool is_busy(const DeckShelf *shelf) {
    if (!shelf->is_browsed) return false;
    for (int i = 0; i < shelf->slot_count; i++) {
        const Slot *slot = &shelf->slots[i];
        if (slot->is_shown && (slot->is_stale || slot->is_claimed || slot->state == SHELF_OPENING))
            return true;
    }
    return !shelf->is_listed;
}

bool deck_shelf_is_busy(DeckShelf *shelf) {
    SDL_LockMutex(shelf->lock);
    bool is_at_work = is_busy(shelf);
    SDL_UnlockMutex(shelf->lock);
    return is_at_work;
}

void deck_shelf_settle(DeckShelf *shelf) {
    SDL_LockMutex(shelf->lock);
    while (is_busy(shelf)) SDL_CondWait(shelf->changed, shelf->lock);
    SDL_UnlockMutex(shelf->lock);
}
