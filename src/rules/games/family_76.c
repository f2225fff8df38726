#include "rules/games/family_76.h"

bool family_has_verb(const SabaccTable *table, int verb) {
    int field = sabacc_option(table, SABACC_OPTION_FIELD).form;
    if (verb == SABACC_VERB_CLONE || verb == SABACC_VERB_SKIFT)
        return sabacc_option(table, SABACC_OPTION_DEVICES).form == SABACC_DEVICES_ALLOWED;
    if (verb == SABACC_VERB_FIELD) return field != SABACC_FIELD_OFF;
    return verb != SABACC_VERB_UNFIELD || field == SABACC_FIELD_ONE_ONE;
}

bool family_may_call(const SabaccTable *table) { return table->round > sabacc_min_rounds(table); }
