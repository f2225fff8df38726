/* The options of a game as commands take them: --preset ID or FILE (house rules, session/house_rules.h), then
 * --option KEY=VALUE in their order. */
#ifndef SABACC_LAB_OPTION_LIST_H
#define SABACC_LAB_OPTION_LIST_H

#include "rules/sabacc.h"

enum { OPTION_LIST_MAX = 64 };

/* What was said on the command line; the words stay those of argv. */
typedef struct OptionList {
    const char *preset; /* an id, or the path of house rules; NULL where none was named */
    int count;
    const char *option[OPTION_LIST_MAX];
} OptionList;

/* Takes in one more "KEY=VALUE"; false, a sentence having been said, where there are too many. */
bool option_list_add(OptionList *options, const char *words);

/* Sets the setup's options; false, a sentence having been said, where one cannot be. */
bool option_list_apply(const OptionList *options, SabaccSetup *setup);

#endif
