/* A game's options on the command line: --preset ID or FILE (house rules, session/house_rules.h), then
 * --option KEY=VALUE in their order. */
#ifndef SABACC_LAB_OPTION_LIST_H
#define SABACC_LAB_OPTION_LIST_H

#include "rules/sabacc.h"

enum { OPTION_LIST_MAX = 64 };

/* The options given; the strings stay owned by argv. */
typedef struct OptionList {
    const char *preset; /* an id, or the path of house rules; NULL if not given */
    int count;
    const char *option[OPTION_LIST_MAX];
} OptionList;

/* Appends one "KEY=VALUE"; false after an error message if there are too many. */
bool option_list_add(OptionList *options, const char *words);

/* Sets the option of "KEY=VALUE"; false with a sentence in `why` if it is invalid. */
bool option_apply(const char *words, SabaccSetup *setup, Text *why);

/* Sets the setup's options; false after an error message if one is invalid. */
bool option_list_apply(const OptionList *options, SabaccSetup *setup);

#endif
