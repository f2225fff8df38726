/* The command line of a command, read into the command's own struct by a table of its options. */
#ifndef SABACC_LAB_ARGUMENTS_H
#define SABACC_LAB_ARGUMENTS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* An option: one of the last four says what becomes of it. Offsets are of fields of the command's struct,
 * plus one; 0 for none. */
typedef struct LabOption {
    const char *name;                               /* "--seed" */
    size_t flag;                                    /* a bool, set to true; the option has no value */
    size_t text;                                    /* a const char * into argv */
    size_t number;                                  /* an int64_t, min … max */
    bool (*take)(void *command, const char *value); /* false after an error message */
    int64_t min, max;
} LabOption;

#define LAB_FLAG(type, field)              .flag = offsetof(type, field) + 1
#define LAB_TEXT(type, field)              .text = offsetof(type, field) + 1
#define LAB_NUMBER(type, field, low, high) .number = offsetof(type, field) + 1, .min = (low), .max = (high)

typedef struct LabSyntax {
    const LabOption *options;
    size_t count;
    /* Takes any other argument; false after an error message. */
    bool (*other)(void *command, const char *word);
} LabSyntax;
#define LAB_SYNTAX(rows, take_other)                                                                         \
    { .options = rows, .count = sizeof(rows) / sizeof *(rows), .other = take_other }

/* Reads argv, argv[0] being the command's name, in its order: options with one value ("--seed 5" or
 * "--seed=5"), flags, and other arguments; after "--" all are other arguments. False after an error message.
 */
bool lab_arguments(int argc, char **argv, const LabSyntax *syntax, void *command);

/* Parses a whole number min … max, the value of `what` ("--hands"). False after an error message. */
bool lab_number(const char *what, const char *words, int64_t min, int64_t max, int64_t *number);

#endif
