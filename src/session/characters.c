#include "session/characters.h"

#include <string.h>

static const struct {
    const char *name, *portrait;
} characters[] = {
#define CHARACTER(name, portrait) {name, portrait},
#include "session/characters.def"
#undef CHARACTER
};

enum { CHARACTERS = sizeof characters / sizeof *characters };

int character_count(void) { return CHARACTERS; }

const char *character_name(int index) { return characters[index].name; }

const char *character_portrait(const char *name) {
    for (int i = 0; i < CHARACTERS; i++) {
        if (strcmp(characters[i].name, name) == 0) return characters[i].portrait;
    }
    return "";
}

static bool sits_already(const MatchSetup *setup, const char *name) {
    for (int seat = 0; seat < setup->rules.seats; seat++) {
        if (strcmp(setup->seat[seat].name, name) == 0) return true;
    }
    return false;
}

const char *character_free(const MatchSetup *setup, int from) {
    for (int i = 0; i < CHARACTERS; i++) {
        const char *name = characters[(from + i) % CHARACTERS].name;
        if (!sits_already(setup, name)) return name;
    }
    return "";
}
