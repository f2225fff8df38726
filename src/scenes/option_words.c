#include "scenes/option_words.h"

#include <stdio.h>
#include <string.h>

#include "base/i18n.h"

static const char *const groups[] = {
#define GROUP(id, title) [OPTION_GROUP_##id] = title,
#include "scenes/option_words.def"
#undef GROUP
};

static const struct {
    OptionGroup group;
    const char *title;
} options[SABACC_OPTIONS] = {
#define WORDS(option, group, title) [SABACC_OPTION_##option] = {OPTION_GROUP_##group, title},
#include "scenes/option_words.def"
#undef WORDS
};

/* Texts for one, and for other numbers N where those differ; else NULL. */
enum { FOR_ONE, FOR_MANY, NUMBERED };

typedef struct ValueWords {
    SabaccOptionId id;
    const char *form, *title[NUMBERED], *help[NUMBERED], *labels[2];
} ValueWords;

static const ValueWords values[] = {
#define VALUE(option, form, title, help, n, m) {SABACC_OPTION_##option, form, {title}, {help}, {n, m}},
#include "scenes/option_words.def"
#undef VALUE
};
enum { VALUES = sizeof values / sizeof *values };

static const struct {
    const char *id, *title;
} presets[] = {
#define PRESET(id, title) {id, title},
#include "scenes/option_words.def"
#undef PRESET
};

const char *option_group_title(OptionGroup group) { return _(groups[group]); }
OptionGroup option_group(SabaccOptionId id) { return options[id].group; }

const char *option_title(SabaccOptionId id) {
    return options[id].title ? _(options[id].title) : sabacc_option_spec(id)->key;
}

/* ---- forms ---- */

enum { FORM_BYTES = 48 };

static void form_at(SabaccOptionId id, int index, char form[FORM_BYTES]) {
    const char *at = sabacc_option_spec(id)->forms;
    for (; index > 0; index--) at = strchr(at, '|') + 1;
    snprintf(form, FORM_BYTES, "%.*s", (int)strcspn(at, "|"), at);
}

int option_form_count(SabaccOptionId id) {
    int count = 1;
    for (const char *at = sabacc_option_spec(id)->forms; *at; at++) count += *at == '|';
    return count;
}

/* Whether N or M is a word of its own: "d6 N-M", "one-of N,M". */
static bool is_number_at(const char *form, const char *at) {
    return (*at == 'N' || *at == 'M') && (at == form || strchr(" -,", at[-1]));
}

int option_form_numbers(SabaccOptionId id, int index) {
    char form[FORM_BYTES];
    int count = 0;
    form_at(id, index, form);
    for (const char *at = form; *at; at++) count += is_number_at(form, at);
    return count;
}

OptionKind option_kind(SabaccOptionId id) {
    const char *forms = sabacc_option_spec(id)->forms;
    return strcmp(forms, "on|off") == 0 ? OPTION_SWITCH
           : strcmp(forms, "N") == 0    ? OPTION_NUMBER
                                        : OPTION_CHOICE;
}

void option_value_text(SabaccOptionId id, const SabaccValue *value, Text *out) {
    char form[FORM_BYTES];
    form_at(id, value->form, form);
    for (const char *at = form; *at; at++) {
        if (is_number_at(form, at)) {
            text_add_shown(out, *at == 'N' ? value->n : value->m);
        } else {
            text_add_char(out, *at);
        }
    }
}

/* ---- words ---- */

static const ValueWords *words_of(SabaccOptionId id, int index) {
    char form[FORM_BYTES];
    form_at(id, index, form);
    for (int i = 0; i < VALUES; i++) {
        if (values[i].id == id && strcmp(values[i].form, form) == 0) return &values[i];
    }
    return NULL;
}

bool option_has_words(SabaccOptionId id, int form) { return words_of(id, form) != NULL; }

static const char *translated_for(const char *const text[NUMBERED], int32_t number) {
    return text[FOR_MANY] ? ngettext_(text[FOR_ONE], text[FOR_MANY], number) : _(text[FOR_ONE]);
}

/* Replaces "{N}" and "{M}" by the numbers. */
static void fill(const char *const text[NUMBERED], const SabaccValue *value, Text *out) {
    for (const char *words = translated_for(text, value->n); *words; words++) {
        bool is_number = words[0] == '{' && (words[1] == 'N' || words[1] == 'M') && words[2] == '}';
        if (is_number) {
            text_add_shown(out, words[1] == 'N' ? value->n : value->m);
            words += 2;
        } else {
            text_add_char(out, *words);
        }
    }
}

void option_value_title(SabaccOptionId id, const SabaccValue *value, Text *out) {
    const ValueWords *words = words_of(id, value->form);
    if (option_kind(id) == OPTION_SWITCH) {
        text_add(out, value->form == 0 ? _("on") : _("off"));
    } else if (words) {
        fill(words->title, value, out);
    } else {
        option_value_text(id, value, out);
    }
}

void option_value_help(SabaccOptionId id, const SabaccValue *value, Text *out) {
    const ValueWords *words = words_of(id, value->form);
    if (words) {
        fill(words->help, value, out);
    } else {
        text_add(out, _(sabacc_option_spec(id)->help));
    }
}

const char *option_number_label(SabaccOptionId id, int form, int number) {
    const ValueWords *words = words_of(id, form);
    return words ? _(words->labels[number]) : "";
}

const char *preset_title(const char *id) {
    for (size_t i = 0; i < sizeof presets / sizeof *presets; i++) {
        if (strcmp(presets[i].id, id) == 0) return _(presets[i].title);
    }
    return id;
}
