#include "scenes/settings/helps.h"

#include "base/i18n.h"

/* TRANSLATORS: each stands below the label of a setting, in smaller letters. */
static const char *const helps[SETTING_COUNT] = {
    [SETTING_QUICK] = N_("What is left of it is shown at a higher pace."),
    [SETTING_TALK] = N_("A word now and then, beside their faces."),
    [SETTING_READ_OUT] = N_("What is changed, before the first hand."),
    [SETTING_TOTALS] = N_("What each open hand adds up to."),
    [SETTING_DEMO] = N_("After a while the opponents show a game."),
    [SETTING_FULLSCREEN] = N_("F11 does the same."),
    [SETTING_ADVICE] = N_("What the best opponent would do."),
    [SETTING_CHANCES] = N_("How likely each result is, in numbers."),
    [SETTING_COACH] = N_("Explains the buttons when they are new."),
    [SETTING_VERDICT] = N_("Grades your choices after each hand."),
    [SETTING_CLAUSES] = N_("The mark of each rule, in brackets."),
    [SETTING_CONTRAST] = N_("Lighter words on every ground."),
    [SETTING_CAPTIONS] = N_("What is heard, written below the picture."),
    [SETTING_SPEECH] = N_("What happens and what can be chosen is read aloud."),
    [SETTING_REDUCED_MOTION] = N_("Cards fade instead of flying."),
    [SETTING_SHAKE] = N_("A jolt of the picture at great moments."),
    [SETTING_FLASHES] = N_("Light that drops in a shift, lamps that flicker."),
};

const char *setting_help(SettingId id) { return helps[id] ? _(helps[id]) : NULL; }
