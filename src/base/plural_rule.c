#include "base/plural_rule.h"

#include <stddef.h>
#include <string.h>

enum { DEPTH_MAX = 40 };

typedef struct Reader {
    const char *at;
    unsigned long n;
    int depth;
    bool is_bad;
} Reader;

/* Two-place operators, those that bind least first; of two that begin alike the longer one comes first. */
typedef struct Operator {
    char word[3];
    int level;
} Operator;
static const Operator operators[] = {{"||", 0}, {"&&", 1}, {"==", 2}, {"!=", 2}, {"<=", 3},
                                     {">=", 3}, {"<", 3},  {">", 3},  {"+", 4},  {"-", 4},
                                     {"*", 5},  {"/", 5},  {"%", 5}};
enum { OPERATORS = sizeof operators / sizeof *operators, LEVELS = 6 };

static unsigned long read_condition(Reader *reader);

static void skip_blanks(Reader *reader) {
    while (*reader->at == ' ' || *reader->at == '\t') reader->at++;
}

static bool take(Reader *reader, const char *word) {
    skip_blanks(reader);
    if (strncmp(reader->at, word, strlen(word)) != 0) return false;
    reader->at += strlen(word);
    return true;
}

static bool enter(Reader *reader) {
    if (++reader->depth > DEPTH_MAX) reader->is_bad = true;
    return !reader->is_bad;
}

static unsigned long read_number(Reader *reader) {
    unsigned long number = 0;
    if (*reader->at < '0' || *reader->at > '9') reader->is_bad = true;
    for (; *reader->at >= '0' && *reader->at <= '9'; reader->at++)
        number = number * 10 + (unsigned long)(*reader->at - '0');
    return number;
}

/* n, a number, something in brackets, or the opposite of one of these. */
static unsigned long read_operand(Reader *reader) {
    bool is_negated = false, is_opposite = false;
    for (; take(reader, "!"); is_negated = true) is_opposite = !is_opposite;
    unsigned long value;
    if (take(reader, "n")) {
        value = reader->n;
    } else if (take(reader, "(")) {
        value = enter(reader) ? read_condition(reader) : 0;
        reader->depth--;
        if (!take(reader, ")")) reader->is_bad = true;
    } else {
        value = read_number(reader);
    }
    return is_negated ? (value == 0) == is_opposite : value;
}

static unsigned long compute(const char *word, unsigned long left, unsigned long right) {
    switch (word[0]) {
    case '|': return left || right;
    case '&': return left && right;
    case '=': return left == right;
    case '!': return left != right;
    case '<': return word[1] ? left <= right : left < right;
    case '>': return word[1] ? left >= right : left > right;
    case '+': return left + right;
    case '-': return left - right;
    case '*': return left * right;
    case '/': return right ? left / right : 0;
    default: return right ? left % right : 0;
    }
}

static const Operator *take_operator(Reader *reader, int level) {
    for (int i = 0; i < OPERATORS && !reader->is_bad; i++)
        if (operators[i].level == level && take(reader, operators[i].word)) return &operators[i];
    return NULL;
}

static unsigned long read_level(Reader *reader, int level) {
    if (level == LEVELS) return read_operand(reader);
    unsigned long value = read_level(reader, level + 1);
    for (const Operator *found; (found = take_operator(reader, level)) != NULL;)
        value = compute(found->word, value, read_level(reader, level + 1));
    return value;
}

/* Both ways are read, so that one reading at any n shows whether the whole rule is good. */
static unsigned long read_condition(Reader *reader) {
    unsigned long value = read_level(reader, 0);
    if (!take(reader, "?") || !enter(reader)) return value;
    unsigned long yes = read_condition(reader);
    if (!take(reader, ":")) reader->is_bad = true;
    unsigned long no = reader->is_bad ? 0 : read_condition(reader);
    reader->depth--;
    return value ? yes : no;
}

static bool is_at_end(Reader *reader) {
    skip_blanks(reader);
    return strchr(";\n", *reader->at) != NULL; /* the zero too */
}

bool plural_rule_is_good(const char *rule) {
    Reader reader = {.at = rule};
    read_condition(&reader);
    return !reader.is_bad && is_at_end(&reader);
}

unsigned long plural_rule_form(const char *rule, unsigned long n) {
    Reader reader = {.at = rule, .n = n};
    return read_condition(&reader);
}
