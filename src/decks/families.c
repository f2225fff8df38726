#include "decks/families.h"

#include <string.h>

const char *const deck_family_ids[DECK_FAMILIES] = {
    [DECK_CLASSIC] = "classic", [DECK_LOCAL] = "local",   [DECK_SPIKE] = "spike",
    [DECK_KESSEL] = "kessel",   [DECK_PAZAAK] = "pazaak", [DECK_TOKENS] = "tokens",
};

DeckFamily deck_family_named(const char *id) {
    int family = 0;
    while (family < DECK_FAMILIES && strcmp(deck_family_ids[family], id) != 0) family++;
    return (DeckFamily)family;
}

bool deck_face_is_back(const char *face) {
    return strncmp(face, "back", 4) == 0 && (face[4] == '\0' || face[4] == '-');
}

const char *deck_folder_of(const char *id) {
    size_t mark = strlen(DECK_OWN);
    return strncmp(id, DECK_OWN, mark) == 0 ? id + mark : id;
}

bool deck_folder_is_good(const char *folder) {
    static const char *const signs = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.+ ";
    size_t length = strlen(folder);
    return length > 0 && length <= DECK_FOLDER && folder[0] != '.' && strspn(folder, signs) == length;
}
