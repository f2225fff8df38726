/* The shelf's thread: opens what is on the shelf, one deck after the other, then looks whether files have
   changed, come or gone. A change is taken up once it has been the same for two looks, so that a program that
   is still writing is not read from. Where the system reports changes the thread looks only after one, until
   all has been quiet for a while, and sleeps otherwise; elsewhere it looks ten times a second. */
#include "base/hash.h"
#include "decks/library_private.h"

#include "base/files.h"

#include <stdio.h>
#include <string.h>

enum {
    LOOK_MS = 100,
    HOUSE_EVERY = 4,
    LOOKS_AFTER = 3 * HOUSE_EVERY, /* a change: two looks at all of it, and one that began before it */
    UNREPORTED_MS = 60000,         /* other machines change files without a report */
    WATCH_DEPTH = 3,
    WATCH_FILES = 4000,
    WATCH_NAMES = 100000,
    NAME_ROOM = 256
};

/* ---- file signatures ---- */

/* Hidden files and editors' backup copies are ignored. */
static bool is_watched(const char *name) {
    size_t length = strlen(name);
    return name[0] != '.' && name[length - 1] != '~';
}

/* What is being looked at: how many files more at most; whether all folders are watched. */
typedef struct Look {
    int left;
    FileWatch *watch; /* NULL: they need not be */
    bool is_watched;
} Look;

static uint64_t signature_of(const char *folder, int depth, Look *look) {
    uint64_t sum = 0;
    FileList list;
    if (depth == WATCH_DEPTH) return 0;
    if (look->watch && !file_watch_add(look->watch, folder)) look->is_watched = false;
    if (!file_list(&list, folder, WATCH_NAMES)) return 0;
    for (size_t i = 0; i < list.count && look->left > 0; i++) {
        char path[LIBRARY_PATH];
        const char *name = list.names[i];
        int length = snprintf(path, sizeof path, "%s/%s", folder, name);
        if (!is_watched(name) || length >= (int)sizeof path) continue;
        FileFacts facts = file_facts_of_link(path);
        if (facts.kind == FILE_NONE) continue;
        look->left--;
        uint64_t hash = hash_bytes(name, strlen(name));
        hash = hash_more(hash, &facts.changed, sizeof facts.changed);
        hash = hash_more(hash, &facts.changed_ns, sizeof facts.changed_ns);
        hash = hash_more(hash, &facts.size, sizeof facts.size);
        hash = hash_more(hash, &facts.inode, sizeof facts.inode);
        sum += hash;
        if (facts.kind == FILE_FOLDER) sum += signature_of(path, depth + 1, look);
    }
    file_list_free(&list);
    return sum;
}

static uint64_t watched_signature(DeckLibrary *library, const char *folder) {
    Look look = {.left = WATCH_FILES, .watch = library->watch, .is_watched = true};
    uint64_t signature = signature_of(folder, 0, &look);
    library->is_watched &= look.is_watched;
    return signature;
}

uint64_t library_signature(const char *folder) {
    return signature_of(folder, 0, &(Look){.left = WATCH_FILES});
}

/* ---- the player's folders ---- */

static bool is_folder(const DeckLibrary *library, const char *name) {
    char path[LIBRARY_PATH];
    int length = snprintf(path, sizeof path, "%s/%s", library->own, name);
    return length < (int)sizeof path && file_is_folder(path);
}

/* Copies the folder's name as one line without terminal control characters. */
static void put_printable(char *to, size_t size, const char *name) {
    snprintf(to, size, "%s", name);
    for (; *to; to++)
        if ((unsigned char)*to < ' ' || *to == 127) *to = '?';
}

static void refuse_name(const DeckLibrary *library, Slot *slot, const char *name) {
    char shown[NAME_ROOM];
    put_printable(shown, sizeof shown, name);
    slot->state = LIBRARY_BROKEN;
    slot->is_refused = true;
    snprintf(slot->fault, sizeof slot->fault,
             "%.120s/%.120s:1: a deck's folder has a name of at most %d letters A to Z, digits, spaces and - "
             "_ . +: rename it",
             library->own, shown, DECK_FOLDER);
    fprintf(stderr, "sabacc: %s\n", slot->fault);
}

static void find_own(DeckLibrary *library, const char *name, bool is_there[LIBRARY_SLOTS]) {
    char id[LIBRARY_ID];
    snprintf(id, sizeof id, DECK_OWN "%.*s", DECK_FOLDER, name);
    if (!deck_folder_is_good(name))
        for (char *at = id + strlen(DECK_OWN); *at; at++)
            if ((unsigned char)*at < ' ' || (unsigned char)*at > '~' || *at == '/') *at = '?';
    Slot *slot = library_slot(library, id);
    if (!slot) {
        slot = library_add(library, id, name, true);
        if (!slot) return;
        if (!deck_folder_is_good(name)) refuse_name(library, slot, name);
        library_notify(library);
    }
    if (!slot->is_shown)
        slot->is_stale = !slot->is_refused && slot->state != LIBRARY_OPENING, library_notify(library);
    slot->is_shown = true;
    is_there[slot - library->slots] = true;
}

/* The first names in order, and one more, which is reported as left out. */
typedef struct Names {
    char list[LIBRARY_OWN + 1][NAME_ROOM];
    int count, of;
} Names;

/* Where the folder of the player's decks is missing, the one in which it would be made is watched. */
static void watch_own(DeckLibrary *library) {
    if (!library->watch || !library->own[0] || file_watch_add(library->watch, library->own)) return;
    char above[LIBRARY_FOLDER];
    memcpy(above, library->own, sizeof above);
    char *end = strrchr(above, '/');
    if (end && end != above) *end = '\0';
    bool is_watched = end && end != above && file_watch_add(library->watch, above);
    library->is_watched &= is_watched;
}

/* Whatever is a folder among the player's decks. Reads the disk, so not under the lock. */
static void list_own(DeckLibrary *library, Names *names) {
    FileList list;
    names->count = names->of = 0;
    watch_own(library);
    if (!library->own[0] || !file_list(&list, library->own, WATCH_NAMES)) return;
    for (size_t i = 0; i < list.count; i++) {
        const char *name = list.names[i];
        if (name[0] == '.' || strlen(name) >= NAME_ROOM || !is_folder(library, name)) continue;
        if (names->of++ <= LIBRARY_OWN) strcpy(names->list[names->count++], name);
    }
    file_list_free(&list);
}

static void take_counts(DeckLibrary *library, const Names *names) {
    library->own_count = names->of;
    put_printable(library->left_out, sizeof library->left_out,
                  names->of > LIBRARY_OWN ? names->list[LIBRARY_OWN] : "");
}

static void find_all_own(DeckLibrary *library) {
    bool is_there[LIBRARY_SLOTS] = {false};
    Names names;
    SDL_UnlockMutex(library->lock);
    list_own(library, &names);
    SDL_LockMutex(library->lock);
    take_counts(library, &names);
    for (int i = 0; i < names.count && i < LIBRARY_OWN; i++) find_own(library, names.list[i], is_there);
    for (int i = 0; i < library->slot_count; i++) {
        Slot *slot = &library->slots[i];
        if (!slot->is_own || is_there[i] || !slot->is_shown) continue;
        slot->is_shown = false;
        library_notify(library);
        slot->left_at = library->changes;
    }
}

/* ---- looking ---- */

static bool is_based(const Slot *slot) {
    return slot->is_own || (slot->shared && deck_has_base(slot->shared->deck));
}

/* A built-in deck may use files of any other built-in deck. */
static void spread(DeckLibrary *library) {
    for (int i = 0; i < library->slot_count; i++)
        if (is_based(&library->slots[i]) && library->slots[i].state != LIBRARY_OPENING &&
            !library->slots[i].is_refused)
            library->slots[i].is_stale = true;
}

static bool has_changed(Slot *slot, uint64_t signature) {
    bool is_new = signature != slot->signature && signature == slot->seen;
    slot->seen = signature;
    return is_new;
}

static void look_at(DeckLibrary *library, Slot *slot, bool *has_house_changed) {
    char path[LIBRARY_PATH];
    memcpy(path, slot->path, sizeof path);
    SDL_UnlockMutex(library->lock);
    uint64_t signature = watched_signature(library, path);
    SDL_LockMutex(library->lock);
    if (slot->is_claimed || slot->state == LIBRARY_OPENING || !has_changed(slot, signature)) return;
    slot->is_stale = true;
    if (!slot->is_own) *has_house_changed = true;
}

static void look_at_common(DeckLibrary *library, bool *has_house_changed) {
    char path[LIBRARY_PATH];
    snprintf(path, sizeof path, "%s/common", library->house);
    SDL_UnlockMutex(library->lock);
    uint64_t signature = watched_signature(library, path);
    SDL_LockMutex(library->lock);
    if (!library->common_signature) library->common_signature = signature;
    if (signature == library->common_signature) return;
    library->common_signature = signature;
    *has_house_changed = true;
    for (int i = 0; i < library->slot_count; i++)
        if (library->slots[i].is_shown && !library->slots[i].is_refused) library->slots[i].is_stale = true;
}

static void look(DeckLibrary *library) {
    bool is_house_due = library->looks++ % HOUSE_EVERY == 0, has_house_changed = false;
    if (is_house_due) library->is_watched = true;
    find_all_own(library);
    for (int i = 0; i < library->slot_count; i++) {
        Slot *slot = &library->slots[i];
        if (slot->is_shown && !slot->is_refused && (slot->is_own || is_house_due))
            look_at(library, slot, &has_house_changed);
    }
    if (is_house_due) look_at_common(library, &has_house_changed);
    if (has_house_changed) spread(library);
}

/* ---- the thread ---- */

static Slot *next_to_open(DeckLibrary *library) {
    for (int i = 0; i < library->slot_count; i++) {
        Slot *slot = &library->slots[i];
        if (slot->is_shown && (slot->state == LIBRARY_OPENING || slot->is_stale)) return slot;
    }
    return NULL;
}

/* Every look at the house begins a new finding of whether all is watched. */
static bool is_quiet(const DeckLibrary *library) {
    return library->watch && library->is_watched && library->looks_left <= 0;
}

static void wait_for_change(DeckLibrary *library) {
    if (!is_quiet(library)) {
        SDL_CondWaitTimeout(library->changed, library->lock, LOOK_MS);
        if (library->watch && file_watch_wait(library->watch, 0)) library->looks_left = LOOKS_AFTER;
        library->looks_left--;
        return;
    }
    SDL_UnlockMutex(library->lock);
    file_watch_wait(library->watch, UNREPORTED_MS);
    SDL_LockMutex(library->lock);
    library->looks_left = LOOKS_AFTER;
}

static void browse(DeckLibrary *library) {
    if (!library->is_listed) {
        find_all_own(library);
        library->looks_left = LOOKS_AFTER;
        library->is_listed = true;
        library_notify(library);
    }
    Slot *slot = next_to_open(library);
    if (slot) {
        library_open(library, slot);
        return;
    }
    wait_for_change(library);
    if (library->is_browsed && !library->is_closing) look(library);
}

int library_work(void *data) {
    DeckLibrary *library = data;
    SDL_LockMutex(library->lock);
    while (!library->is_closing) {
        if (library->is_browsed)
            browse(library);
        else
            SDL_CondWait(library->changed, library->lock);
    }
    SDL_UnlockMutex(library->lock);
    return 0;
}
