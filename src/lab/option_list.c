#include "lab/option_list.h"

#include "lab/lab.h"
#include "session/house_rules.h"

#include <string.h>

bool option_list_add(OptionList *options, const char *words) {
    if (options->count == OPTION_LIST_MAX) {
        lab_usage("there may be no more than %d options", OPTION_LIST_MAX);
        return false;
    }
    options->option[options->count++] = words;
    return true;
}

bool option_apply(const char *words, SabaccSetup *setup, Text *why) {
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

/* A preset is the game's own, or house rules in a file. */
static bool apply_preset(const char *preset, SabaccSetup *setup, Text *why) {
    HouseRules rules;
    if (!house_rules_is_path(preset)) return sabacc_preset_apply(setup, preset, why);
    return house_rules_read(preset, &rules, why) && house_rules_apply(&rules, setup, why);
}

bool option_list_apply(const OptionList *options, SabaccSetup *setup) {
    char bytes[MATCH_MESSAGE];
    Text why = text_over(bytes, sizeof bytes);
    if (options->preset != NULL && !apply_preset(options->preset, setup, &why)) {
        if (house_rules_is_path(options->preset))
            lab_bad_input(bytes);
        else
            lab_usage("%s", bytes);
        return false;
    }
    bool is_set = true;
    for (int i = 0; i < options->count && is_set; i++) is_set = option_apply(options->option[i], setup, &why);
    if (!is_set) lab_usage("%s", bytes);
    return is_set;
}
