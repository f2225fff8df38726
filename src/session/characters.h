#ifndef SABACC_SESSION_CHARACTERS_H
#define SABACC_SESSION_CHARACTERS_H

/* The opponents with a name, a portrait and a way to behave (characters.def). All of it is determined by the
 * name, so a record stores only the name. */

#include "match/match.h"

/* When a mood shows in a portrait (characters.def). */
typedef enum CharacterMood {
    CHARACTER_USUAL,
    CHARACTER_NEVER,
    CHARACTER_SELDOM,
    CHARACTER_EARLY
} CharacterMood;

enum { CHARACTER_EIGHTHS = 8 };

/* A row of characters.def. */
typedef struct Character {
    const char *name, *portrait;
    const char *line; /* translatable */
    uint8_t pace, sway;
    uint8_t glad, sour; /* CharacterMood */
    uint8_t talks;
} Character;

int character_count(void);
/* 0 ≤ index < character_count(). */
const Character *character_at(int index);
/* NULL if nobody is called that. */
const Character *character_of(const char *name);

/* The portrait's face name for that character; "" if there is none. */
const char *character_portrait(const char *name);

/* How long it thinks about the need of that serial, as a share of the usual time: from the table above and
 * the serial alone. 1 for NULL. */
double character_pace(const Character *character, uint32_t serial);

/* Whether a winner of the hand has won much, by which anybody is moved: a quarter of all credits at the table
 * from the hand's pots, the sabacc pot, or a hand that is not played for credits. */
bool character_has_won_much(const SabaccTable *table, int seat);

/* Whether somebody is at home there (company.def). */
bool character_has_company(const char *place);
/* The index-th of those at home at a place (company.def), 0 ≤ index < character_count(); at a place without
 * company, or NULL, in the order of characters.def. */
const char *character_at_home(const char *place, int index);
/* A name that no seat of the setup uses yet, in that order from the `from`-th; "" if all eight are seated. */
const char *character_free_at(const MatchSetup *setup, const char *place, int from);

#endif
