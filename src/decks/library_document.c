/* Maps an asset's name to its document: which deck, which face, and which part. */
#include "decks/library_private.h"

#include "base/memory.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FACE_BYTES = 64 };

typedef struct Part {
    char face[FACE_BYTES];
    bool is_whole, is_large;
    PicturePart part;
} Part;

/* `@COLUMN,ROW/PARTS`, as many each way, or `@COLUMN,ROW/COLUMNSxROWS`. */
static bool read_part(const char *words, PicturePart *part) {
    int numbers = sscanf(words, "@%d,%d/%dx%d", &part->column, &part->row, &part->columns, &part->rows);
    if (numbers == 3) part->rows = part->columns;
    return numbers >= 3 && part->column >= 0 && part->row >= 0 && part->column < part->columns &&
           part->row < part->rows;
}

/* A name without `@`, or with an invalid part, means the whole face. */
static Part part_of(const char *name) {
    Part part = {.is_whole = true};
    const char *at = strrchr(name, '@');
    part.is_whole = !at || !read_part(at, &part.part);
    part.is_large = at && strcmp(at, DECK_LARGE) == 0;
    bool has_end = !part.is_whole || part.is_large;
    snprintf(part.face, sizeof part.face, "%.*s", has_end ? (int)(at - name) : FACE_BYTES, name);
    return part;
}

/* A back that the deck lacks falls back to a shorter name: `back-sand-7` to `back-sand`, then to `back`. */
static void find_back(const Deck *deck, char *face) {
    while (!deck_has_face(deck, face) && deck_face_is_back(face) && strrchr(face, '-'))
        *strrchr(face, '-') = '\0';
}

static char *copy_of(const char *bytes, size_t length) {
    char *copy = memory_alloc(length);
    memcpy(copy, bytes, length);
    return copy;
}

static PictureDocument document_of(const Deck *deck, Part part) {
    PictureDocument document = {0};
    find_back(deck, part.face);
    const char *png = deck_face_png(deck, part.face, &document.length);
    if (png) {
        document.bytes = copy_of(png, document.length);
        if (!part.is_whole) document.part = part.part;
        return document;
    }
    if (!part.is_whole)
        document.bytes = deck_face_part_svg(deck, part.face, &part.part);
    else
        document.bytes =
            part.is_large ? deck_face_large_svg(deck, part.face) : deck_face_svg(deck, part.face);
    document.length = document.bytes ? strlen(document.bytes) : 0;
    return document;
}

/* Opens the deck of that id and retains it. */
static SharedDeck *hold(DeckLibrary *library, const char *id, const char *folder, bool is_own) {
    SDL_LockMutex(library->lock);
    Slot *slot = library_slot(library, id);
    if (!slot) slot = library_add(library, id, folder, is_own);
    if (slot && !slot->is_refused) library_open(library, slot);
    /* the slot may have been reused for another deck meanwhile */
    bool is_still_that = slot && strcmp(slot->id, id) == 0;
    SharedDeck *shared = is_still_that ? library_retain(slot->shared) : NULL;
    SDL_UnlockMutex(library->lock);
    return shared;
}

static void drop(DeckLibrary *library, SharedDeck *shared) {
    SDL_LockMutex(library->lock);
    library_release(shared);
    SDL_UnlockMutex(library->lock);
}

static PictureDocument document_from(DeckLibrary *library, const char *folder, bool is_own, DeckFamily family,
                                     Part part) {
    char id[LIBRARY_ID];
    snprintf(id, sizeof id, "%s%.27s", is_own ? DECK_OWN : "", folder);
    SharedDeck *shared = hold(library, id, folder, is_own);
    bool is_meant = shared && (!is_own || deck_family(shared->deck) == family);
    PictureDocument document = {0};
    if (is_meant) document = document_of(shared->deck, part);
    drop(library, shared);
    return document;
}

/* A plain asset comes from the deck chosen for the family: `folder` gets the player's deck, or "". */
static void apply_choice(DeckLibrary *library, DeckFamily family, Part *part, char folder[LIBRARY_ID]) {
    SDL_LockMutex(library->lock);
    DeckChoice choice = library->choices[family];
    SDL_UnlockMutex(library->lock);
    snprintf(folder, LIBRARY_ID, "%s", choice.deck[0] ? deck_folder_of(choice.deck) : "");
    size_t length = strlen(part->face);
    if (deck_face_is_back(part->face) && choice.back[0] && length + strlen(choice.back) < sizeof part->face)
        strcpy(part->face + length, choice.back + strlen("back"));
}

/* Of a place, a person or a face: a picture of its own, painted or drawn, not a face of a deck. */
static PictureDocument scenery_document(const DeckLibrary *library, const char *asset) {
    enum { PICTURE_MAX = 16 << 20 };
    static const char *const kinds[] = {"webp", "svg"};
    char path[LIBRARY_PATH];
    Part part = part_of(asset);
    PictureDocument document = {0};
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds && library->scenery[0] && !document.bytes; i++) {
        snprintf(path, sizeof path, "%s/%.60s.%s", library->scenery, part.face, kinds[i]);
        document.bytes = file_read(path, PICTURE_MAX, &document.length);
    }
    if (!part.is_whole) document.part = part.part;
    return document;
}

static bool is_scenery(const char *asset) {
    static const char *const folders[] = {"places/", "people/", "portraits/"};
    for (size_t i = 0; i < sizeof folders / sizeof *folders; i++)
        if (strncmp(asset, folders[i], strlen(folders[i])) == 0) return true;
    return false;
}

PictureDocument deck_library_document(void *user, const char *asset) {
    char deck[LIBRARY_ASSET], folder[LIBRARY_ID] = "";
    if (is_scenery(asset)) return scenery_document(user, asset);
    const char *slash = strchr(asset, '/');
    if (!slash || slash - asset >= LIBRARY_ASSET) return (PictureDocument){0};
    snprintf(deck, sizeof deck, "%.*s", (int)(slash - asset), asset);
    Part part = part_of(slash + 1);
    char *colon = strchr(deck, ':');
    PictureDocument document = {0};
    if (colon) *colon = '\0';
    DeckFamily family = deck_family_named(deck);
    if (colon)
        snprintf(folder, sizeof folder, "%.31s", colon + 1);
    else if (family != DECK_FAMILIES)
        apply_choice(user, family, &part, folder);
    if (folder[0]) document = document_from(user, folder, true, family, part);
    return document.bytes ? document : document_from(user, deck, false, family, part);
}
