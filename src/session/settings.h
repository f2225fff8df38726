#ifndef SABACC_SESSION_SETTINGS_H
#define SABACC_SESSION_SETTINGS_H

/* The player's settings for all games: plain data described by one table, from which both the settings screen
 * and the settings file are generated. session/settings_file.h reads and writes them. */

#include <stdbool.h>

#include "decks/families.h"
#include "session/key_choice.h"

typedef enum SettingId {
#define SETTING(id, key, label, min, max, usual) SETTING_##id,
#include "session/settings.def"
#undef SETTING
    SETTING_COUNT
} SettingId;

enum { SETTINGS_PAD_FIRST = SETTING_PAD_ACCEPT, SETTINGS_PAD = SETTING_PAD_MENU - SETTING_PAD_ACCEPT + 1 };
enum { SETTINGS_LANGUAGE_BYTES = 16, SETTINGS_NAME_BYTES = 64 };

typedef struct Settings {
    int values[SETTING_COUNT];
    char language[SETTINGS_LANGUAGE_BYTES]; /* "" for the system's */
    char player[SETTINGS_NAME_BYTES];       /* name at the table; "" for a generic one */
    DeckChoice decks[DECK_FAMILIES];        /* session/deck_choice.h */
    char cloth[DECK_WORD];                  /* face of the decks cloth and cloth-laid; "" for the default */
    KeyChoices keys;                        /* which keys do what */
} Settings;

typedef struct SettingRow {
    const char *key, *label; /* label: a source text for gettext */
    int min, max, usual;
} SettingRow;
extern const SettingRow setting_rows[SETTING_COUNT];

typedef enum Pace { PACE_CALM, PACE_EASY, PACE_BRISK, PACE_FAST, PACE_INSTANT } Pace;
/* Speed of motion relative to PACE_BRISK; 0 for PACE_INSTANT: no motion. */
float pace_speed(Pace pace);
const char *pace_label(Pace pace); /* translated */

/* How the adviser stands: closed, or open (SETTING_ADVICE), then with all chances or without
 * (SETTING_CHANCES). */
typedef enum AdviceForm { ADVICE_OFF, ADVICE_SHORT, ADVICE_FULL } AdviceForm;

/* Playing by a switch (SETTING_SWITCH), in the order of UiScanWay. */
typedef enum SwitchWay { SWITCH_OFF, SWITCH_ONE, SWITCH_TWO, SWITCH_WAYS } SwitchWay;
const char *switch_way_label(SwitchWay way); /* translated */

/* Puts what SETTINGS_PAD_FIRST + `index` does on that button of a pad; what was there goes where that was. */
void settings_choose_pad(Settings *settings, int index, int button);
/* Whether each button does one thing, as where the file was written by hand it need not. */
bool settings_pad_is_good(const Settings *settings);

Settings settings_usual(void);
AdviceForm settings_advice(const Settings *settings);

#endif
