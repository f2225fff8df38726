#ifndef SABACC_SESSION_SETTINGS_H
#define SABACC_SESSION_SETTINGS_H

/* What the player has chosen once for all games: plain data, described by one table, from which the settings
   screen and the settings file are both made. session/settings_file.h reads and writes it. */

#include <stdbool.h>

#include "decks/families.h"

typedef enum SettingId {
#define SETTING(id, key, label, min, max, usual) SETTING_##id,
#include "session/settings.def"
#undef SETTING
    SETTING_COUNT
} SettingId;

enum { SETTINGS_LANGUAGE_BYTES = 16, SETTINGS_NAME_BYTES = 64 };

typedef struct Settings {
    int values[SETTING_COUNT];
    char language[SETTINGS_LANGUAGE_BYTES]; /* "" follows the system */
    char player[SETTINGS_NAME_BYTES];       /* name at the table; "" for a generic one */
    DeckChoice decks[DECK_FAMILIES];        /* session/deck_choice.h */
    char cloth[DECK_WORD];                  /* face of the decks cloth and cloth-tall; "" for the usual one */
} Settings;

typedef struct SettingRow {
    const char *key, *label; /* label: a source text for gettext */
    int min, max, usual;
} SettingRow;
extern const SettingRow setting_rows[SETTING_COUNT];

typedef enum Pace { PACE_CALM, PACE_EASY, PACE_BRISK, PACE_FAST, PACE_INSTANT } Pace;
/* How many times faster than PACE_BRISK motion runs; 0 for PACE_INSTANT: no motion at all. */
float pace_speed(Pace pace);
const char *pace_label(Pace pace); /* translated */

Settings settings_usual(void);

#endif
