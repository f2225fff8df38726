#ifndef SABACC_SCENES_OPTION_WORDS_H
#define SABACC_SCENES_OPTION_WORDS_H

/* Options as they are said to people (option_words.def): titles, groups, values in words, and the shape of
   their forms. All texts come translated. */

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

/* What kind of widget an option wants. */
typedef enum OptionKind { OPTION_SWITCH, OPTION_NUMBER, OPTION_CHOICE } OptionKind;
OptionKind option_kind(SabaccOptionId id);

/* The forms of an option, and how many numbers one of them takes (0, 1, 2). */
int option_form_count(SabaccOptionId id);
int option_form_numbers(SabaccOptionId id, int form);

/* The value as sabacc_option_set reads it. */
void option_value_text(SabaccOptionId id, const SabaccValue *value, Text *out);

/* The value in a few words ("no limit", "5 a round", "on", "12"), and what it means in a sentence. */
void option_value_title(SabaccOptionId id, const SabaccValue *value, Text *out);
void option_value_help(SabaccOptionId id, const SabaccValue *value, Text *out);

/* What the first (0) or second (1) number of the form is: "credits", "from". */
const char *option_number_label(SabaccOptionId id, int form, int number);

/* A preset's title; its id where it has none (tests/scenes: all have). */
const char *preset_title(const char *id);

/* True where the form has words of its own: every form of a choice does (tests/scenes). */
bool option_has_words(SabaccOptionId id, int form);

#endif
