/* sabacc-lab, the headless bench: shared by its commands.
 *
 * Every command is a function in its own file cmd_NAME.c, listed by one row of commands.def. Results go to
 * standard output; an error is one line on standard error. Exit codes: LAB_OK, LAB_FAILED if a check failed,
 * LAB_USAGE for bad usage or bad input. */
#ifndef SABACC_LAB_LAB_H
#define SABACC_LAB_LAB_H

#include "rules/sabacc.h"

#include <jansson.h>

enum { LAB_OK = 0, LAB_FAILED = 1, LAB_USAGE = 2 };
/* size of any message in bytes; what a failed expect found may be a long list */
enum { LAB_SENTENCE = 4096 };

/* The commands: argv[0] is the command's own name; "--help" is already handled. Returns the exit code. */
#define COMMAND(name, usage, help) int lab_##name(int argc, char **argv);
#include "lab/commands.def"
#undef COMMAND

/* Runs the command of the command line, given without the program's name. Returns the exit code; LAB_USAGE if
 * the output could not be written. */
int lab_main(int argc, char **argv);

/* Prints "sabacc-lab: " and the sentence as one line on standard error, with line breaks escaped. Returns
 * LAB_USAGE. */
__attribute__((format(printf, 1, 2))) int lab_usage(const char *format, ...);

/* The same for a sentence that already begins with its source ("FILE:LINE:COLUMN: …"). Returns LAB_USAGE. */
int lab_bad_input(const char *sentence);

/* Prints a result as one line and releases it. */
void lab_print_json(json_t *json);

/* A game shown to players, or the null game; NULL after an error message that lists the ids. */
const SabaccGame *lab_game(const char *id);

/* Parses a whole number min … max, the value of `what` ("--hands"). False after an error message. */
bool lab_number(const char *what, const char *words, int64_t min, int64_t max, int64_t *number);

/* Iterates over a command's arguments in order: options with one value ("--seed 5" or "--seed=5"), flags, and
 * other arguments; after "--" all are other arguments.
 *
 *     LabArguments arguments = lab_arguments(argc, argv, flags, options);
 *     for (LabArgument argument; lab_next(&arguments, &argument);) …
 *     if (arguments.is_bad) return LAB_USAGE;
 *
 * `flags` and `options` list names ("--json"), terminated by NULL. */
typedef struct LabArguments {
    const char *command;
    int count, at;
    char **words;
    const char *const *flags, *const *options;
    bool only_rest; /* "--" has been seen */
    bool is_bad;    /* an unknown option or one without its value; the error message is already printed */
} LabArguments;

typedef struct LabArgument {
    const char *name;  /* the flag or option as listed; NULL for any other argument */
    const char *value; /* value of an option, or the other argument itself; NULL for a flag */
} LabArgument;

LabArguments lab_arguments(int argc, char **argv, const char *const *flags, const char *const *options);
bool lab_next(LabArguments *arguments, LabArgument *argument);

/* Whether an argument is the option of that name. */
bool lab_is(const LabArgument *argument, const char *name);

/* A text shown to players, in the reader's language. */
const char *lab_words(const char *text);

#endif
