#include "session/characters.h"

#include <string.h>

#include "base/hash.h"
#include "base/i18n.h"
#include "base/rng.h"

static const Character characters[] = {
#define CHARACTER(name, portrait, line, pace, sway, glad, sour, talks)                                       \
    {name, portrait, line, pace, sway, CHARACTER_##glad, CHARACTER_##sour, talks},
#include "session/characters.def"
#undef CHARACTER
};

enum { CHARACTERS = sizeof characters / sizeof *characters, MUCH = 4 /* a quarter */ };

typedef struct Company {
    const char *place, *names[CHARACTERS];
} Company;

static const Company companies[] = {
#define COMPANY(place, ...) {place, {__VA_ARGS__}},
#include "session/company.def"
#undef COMPANY
};

int character_count(void) { return CHARACTERS; }

const Character *character_at(int index) { return &characters[index]; }

const Character *character_of(const char *name) {
    for (int i = 0; i < CHARACTERS; i++) {
        if (strcmp(characters[i].name, name) == 0) return &characters[i];
    }
    return NULL;
}

const char *character_portrait(const char *name) {
    const Character *character = character_of(name);
    return character ? character->portrait : "";
}

double character_pace(const Character *character, uint32_t serial) {
    enum { STEPS = 1 << 16 };
    if (!character) return 1;
    Rng rng = rng_of(hash_bytes(character->name, strlen(character->name)), serial);
    double aside = (double)rng_below(&rng, 2 * STEPS + 1) / STEPS - 1; /* −1 … 1 */
    return (double)character->pace / CHARACTER_EIGHTHS *
           (1 + aside * (double)character->sway / CHARACTER_EIGHTHS);
}

/* From all pots of the hand: whoever paid the most has paid into each of them. */
static int64_t won_of_pots(const SabaccTable *table, int seat) {
    int64_t most = 0;
    for (int payer = 0; payer < table->seats; payer++)
        if (table->seat[seat].won_of[payer] > most) most = table->seat[seat].won_of[payer];
    return most;
}

bool character_has_won_much(const SabaccTable *table, int seat) {
    bool is_for_credits = sabacc_table_game(table)->played_for.prize == SABACC_FOR_CREDITS;
    if (!is_for_credits || table->sabacc_won) return true;
    int64_t all = (int64_t)table->hand_pot + table->sabacc_pot + table->pending;
    for (int other = 0; other < table->seats; other++)
        if (other != sabacc_house_seat(table))
            all += (int64_t)table->seat[other].bet + sabacc_purse(table, other);
    return won_of_pots(table, seat) * MUCH >= all;
}

static bool sits_already(const MatchSetup *setup, const char *name) {
    for (int seat = 0; seat < setup->rules.seats; seat++) {
        if (strcmp(setup->seat[seat].name, name) == 0) return true;
    }
    return false;
}

static const Company *company_of(const char *place) {
    for (size_t i = 0; place && i < sizeof companies / sizeof *companies; i++)
        if (strcmp(companies[i].place, place) == 0) return &companies[i];
    return NULL;
}

bool character_has_company(const char *place) { return company_of(place) != NULL; }

const char *character_at_home(const char *place, int index) {
    const Company *company = company_of(place);
    return company ? company->names[index] : characters[index].name;
}

const char *character_free_at(const MatchSetup *setup, const char *place, int from) {
    for (int i = 0; i < CHARACTERS; i++) {
        const char *name = character_at_home(place, (from + i) % CHARACTERS);
        if (!sits_already(setup, name)) return name;
    }
    return "";
}
