#include "rules/games/family_76.h"

bool family_has_verb(const SabaccTable *table, int verb) {
    int field = table->options[SABACC_OPTION_FIELD].form;
    if (verb == SABACC_VERB_CLONE || verb == SABACC_VERB_SKIFT)
        return table->options[SABACC_OPTION_DEVICES].form == SABACC_DEVICES_ALLOWED;
    if (verb == SABACC_VERB_FIELD) return field != SABACC_FIELD_OFF;
    return verb != SABACC_VERB_UNFIELD || field == SABACC_FIELD_ONE_ONE;
}

SabaccRange family_sizes_from(const SabaccTable *table, int min, int dealt) {
    bool borrows = option_is_on(table, SABACC_OPTION_HOLDEM_FIELD);
    int max = dealt + sabacc_round_limit(table);
    return (SabaccRange){min, borrows                 ? SABACC_MAX_COUNTED - 1
                              : max < SABACC_MAX_HAND ? max
                                                      : SABACC_MAX_HAND};
}

SabaccRange family_hand_sizes(const SabaccTable *table) { return family_sizes_from(table, 2, 2); }

bool family_may_call(const SabaccTable *table) { return table->round > sabacc_min_rounds(table); }
