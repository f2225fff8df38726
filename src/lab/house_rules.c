#include "lab/house_rules.h"

#include "lab/lab.h"

#include <string.h>

bool house_rules_add(HouseRules *rules, const char *words) {
    if (rules->count == HOUSE_RULES_MOST) {
        lab_usage("there may be no more than %d options", HOUSE_RULES_MOST);
        return false;
    }
    rules->option[rules->count++] = words;
    return true;
}

static bool apply_option(const char *words, SabaccSetup *setup, Text *why) {
    char key[64];
    size_t length = strcspn(words, "=");
    if (words[length] == '\0' || length >= sizeof key) {
        text_add(why, "an option is written KEY=VALUE, not '");
        text_add(why, words);
        text_add(why, "'");
        return false;
    }
    memcpy(key, words, length);
    key[length] = '\0';
    return sabacc_option_set(setup, key, words + length + 1, why);
}

bool house_rules_apply(const HouseRules *rules, SabaccSetup *setup) {
    char bytes[512];
    Text why = text_over(bytes, sizeof bytes);
    bool is_set = rules->preset == NULL || sabacc_preset_apply(setup, rules->preset, &why);
    for (int i = 0; i < rules->count && is_set; i++) is_set = apply_option(rules->option[i], setup, &why);
    if (!is_set) lab_usage("%s", bytes);
    return is_set;
}
