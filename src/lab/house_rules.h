/* The options of a game as commands take them: --preset ID, then --option KEY=VALUE in their order. */
#ifndef SABACC_LAB_HOUSE_RULES_H
#define SABACC_LAB_HOUSE_RULES_H

#include "rules/sabacc.h"

enum { HOUSE_RULES_MOST = 64 };

/* What was said on the command line; the words stay those of argv. */
typedef struct HouseRules {
    const char *preset; /* NULL where none was named */
    int count;
    const char *option[HOUSE_RULES_MOST];
} HouseRules;

/* Takes in one more "KEY=VALUE"; false, a sentence having been said, where there are too many. */
bool house_rules_add(HouseRules *rules, const char *words);

/* Sets the setup's options; false, a sentence having been said, where one cannot be. */
bool house_rules_apply(const HouseRules *rules, SabaccSetup *setup);

#endif
