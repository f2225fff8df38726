#ifndef SABACC_SCENES_OPTION_WORDS_H
#define SABACC_SCENES_OPTION_WORDS_H

/* Options in words for players (option_words.def): titles, groups, values, and the structure of their forms.
 * All texts are translated. */

#include "rules/sabacc.h"

typedef enum OptionGroup {
#define GROUP(id, title) OPTION_GROUP_##id,
#include "scenes/option_words.def"
#undef GROUP
    OPTION_GROUPS
} OptionGroup;

const char *option_group_title(OptionGroup group);
OptionGroup option_group(SabaccOptionId id);
const char *option_title(SabaccOptionId id);

/* The kind of widget for an option. */
typedef enum OptionKind { OPTION_SWITCH, OPTION_NUMBER, OPTION_CHOICE } OptionKind;
OptionKind option_kind(SabaccOptionId id);

/* The forms of an option, and how many numbers one of them takes (0, 1, 2). */
int option_form_count(SabaccOptionId id);
int option_form_numbers(SabaccOptionId id, int form);

/* The value in the form that sabacc_option_set reads. */
void option_value_text(SabaccOptionId id, const SabaccValue *value, Text *out);

/* The value in a few words ("no limit", "5 a round", "on", "12"), and its meaning in a sentence. */
void option_value_title(SabaccOptionId id, const SabaccValue *value, Text *out);
void option_value_help(SabaccOptionId id, const SabaccValue *value, Text *out);

/* The label of the first (0) or second (1) number of the form: "credits", "from". */
const char *option_number_label(SabaccOptionId id, int form, int number);

/* A preset's title; its id if it has none (tests/scenes: all have). */
const char *preset_title(const char *id);

/* True if the form has words of its own, as every form of a choice does (tests/scenes). */
bool option_has_words(SabaccOptionId id, int form);

#endif
