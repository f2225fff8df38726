#include "lab/arguments.h"

#include <string.h>

#include "base/text.h"
#include "lab/lab.h"

/* ---- numbers ---- */

/* text_read_int reads 32 bits; seeds and counts of hands may be larger. */
static bool read_long(const char *words, int64_t *number) {
    bool is_negative = words[0] == '-';
    int64_t value = 0;
    if (words[is_negative] == '\0') return false;
    for (const char *at = words + is_negative; *at != '\0'; at++) {
        if (*at < '0' || *at > '9') return false;
        if (__builtin_mul_overflow(value, 10, &value) || __builtin_add_overflow(value, *at - '0', &value))
            return false;
    }
    *number = is_negative ? -value : value;
    return true;
}

bool lab_number(const char *what, const char *words, int64_t min, int64_t max, int64_t *number) {
    int64_t read;
    if (read_long(words, &read) && read >= min && read <= max) {
        *number = read;
        return true;
    }
    lab_usage("%s must be a whole number from %lld to %lld, not '%s'", what, (long long)min, (long long)max,
              words);
    return false;
}

/* ---- the words ---- */

typedef struct Reader {
    const LabSyntax *syntax;
    void *command;
    int count, at;
    char **words;
} Reader;

static bool complain(const Reader *reader, const char *word, const char *what) {
    const char *command = reader->words[0];
    lab_usage("%s: %s '%s'; see sabacc-lab %s --help", command, what, word, command);
    return false;
}

static const LabOption *option_named(const LabSyntax *syntax, const char *word, size_t length) {
    for (size_t i = 0; i < syntax->count; i++)
        if (text_is(word, length, syntax->options[i].name)) return &syntax->options[i];
    return NULL;
}

static void *field(const Reader *reader, size_t offset) { return (char *)reader->command + offset - 1; }

static bool take_value(const Reader *reader, const LabOption *option, const char *value) {
    if (option->take != NULL) return option->take(reader->command, value);
    if (option->text > 0) {
        const char **text = field(reader, option->text);
        *text = value;
        return true;
    }
    return lab_number(option->name, value, option->min, option->max, field(reader, option->number));
}

static bool read_option(Reader *reader, const char *word) {
    size_t length = strcspn(word, "=");
    const LabOption *option = option_named(reader->syntax, word, length);
    bool has_value = word[length] == '=';
    if (option == NULL || (option->flag > 0 && has_value)) return complain(reader, word, "unknown option");
    if (option->flag > 0) {
        bool *flag = field(reader, option->flag);
        return *flag = true;
    }
    if (has_value) return take_value(reader, option, word + length + 1);
    if (reader->at == reader->count) return complain(reader, word, "no value after");
    return take_value(reader, option, reader->words[reader->at++]);
}

bool lab_arguments(int argc, char **argv, const LabSyntax *syntax, void *command) {
    Reader reader = {.syntax = syntax, .command = command, .count = argc, .at = 1, .words = argv};
    bool only_rest = false, is_good = true;
    while (is_good && reader.at < reader.count) {
        const char *word = argv[reader.at++];
        bool is_rest = only_rest || word[0] != '-' || word[1] == '\0';
        if (!only_rest && strcmp(word, "--") == 0)
            only_rest = true;
        else
            is_good = is_rest ? syntax->other(command, word) : read_option(&reader, word);
    }
    return is_good;
}
