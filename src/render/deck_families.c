#include "render/deck_families.h"

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
