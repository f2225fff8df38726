#include "session/settings.h"

#include "base/i18n.h"

const SettingRow setting_rows[SETTING_COUNT] = {
#define SETTING(id, key, label, min, max, usual) [SETTING_##id] = {key, label, min, max, usual},
#include "session/settings.def"
#undef SETTING
};

static const struct {
    float speed;
    const char *label;
} paces[] = {
    [PACE_CALM] = {0.6f, N_("Calm")}, [PACE_EASY] = {0.8f, N_("Easy")},    [PACE_BRISK] = {1, N_("Brisk")},
    [PACE_FAST] = {2, N_("Fast")},    [PACE_INSTANT] = {0, N_("At once")},
};

float pace_speed(Pace pace) { return paces[pace].speed; }
const char *pace_label(Pace pace) { return _(paces[pace].label); }

const char *switch_way_label(SwitchWay way) {
    static const char *const labels[SWITCH_WAYS] = {N_("off"), N_("one"), N_("two")};
    return _(labels[way]);
}

void settings_choose_pad(Settings *settings, int index, int button) {
    int *values = settings->values + SETTINGS_PAD_FIRST, before = values[index];
    for (int i = 0; i < SETTINGS_PAD; i++)
        if (values[i] == button) values[i] = before;
    values[index] = button;
}

bool settings_pad_is_good(const Settings *settings) {
    unsigned seen = 0;
    for (int i = 0; i < SETTINGS_PAD; i++) seen |= 1u << settings->values[SETTINGS_PAD_FIRST + i];
    return seen == (1u << SETTINGS_PAD) - 1;
}

AdviceForm settings_advice(const Settings *settings) {
    if (!settings->values[SETTING_ADVICE]) return ADVICE_OFF;
    return settings->values[SETTING_CHANCES] ? ADVICE_FULL : ADVICE_SHORT;
}

Settings settings_usual(void) {
    Settings settings = {.language = ""};
    for (int i = 0; i < SETTING_COUNT; i++) settings.values[i] = setting_rows[i].usual;
    return settings;
}
