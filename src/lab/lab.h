/* sabacc-lab, the headless bench: what its commands share.
 *
 * Every command is a function of its own file cmd_NAME.c, told of by one row of commands.def. Results go to
 * standard output; an error is one line on standard error. Exit codes: LAB_OK, LAB_FAILED where a check
 * failed, LAB_USAGE for bad usage or bad input. */
#ifndef SABACC_LAB_LAB_H
#define SABACC_LAB_LAB_H

#include "rules/sabacc.h"

#include <jansson.h>

enum { LAB_OK = 0, LAB_FAILED = 1, LAB_USAGE = 2 };
enum { LAB_SENTENCE = 4096 }; /* bytes that hold any message; what a failed expect found may be a long list */

/* Each command: argv[0] is its own name; "--help" has been taken care of. Returns the exit code. */
#define COMMAND(name, usage, help) int lab_##name(int argc, char **argv);
#include "lab/commands.def"
#undef COMMAND

/* The command line without the program's name: finds the command and runs it. Returns the exit code,
 * LAB_USAGE where what was printed could not be written. */
int lab_main(int argc, char **argv);

/* Prints "sabacc-lab: " and the sentence as one line on standard error, whatever it quotes. Returns
 * LAB_USAGE. */
__attribute__((format(printf, 1, 2))) int lab_usage(const char *format, ...);

/* The same for a sentence that already says where it comes from ("FILE:LINE:COLUMN: …"). Returns LAB_USAGE.
 */
int lab_bad_input(const char *sentence);

/* Prints a result as one line, and releases it. */
void lab_print_json(json_t *json);

/* A game that is shown to players or the null game; NULL, the ids that exist having been said, where there is
 * none. */
const SabaccGame *lab_game(const char *id);

/* Reads a whole number least … most, the value of `what` ("--hands"); false, a sentence having been said,
 * where it is none. */
bool lab_number(const char *what, const char *words, int64_t min, int64_t max, int64_t *number);

/* Goes through a command's arguments in order: options with one value ("--seed 5" or "--seed=5"), flags, and
 * the rest; after "--" all are the rest.
 *
 *     LabArguments arguments = lab_arguments(argc, argv, flags, options);
 *     for (LabArgument argument; lab_next(&arguments, &argument);) …
 *     if (arguments.is_bad) return LAB_USAGE;
 *
 * `flags` and `options` list names ("--json"), NULL at the end. */
typedef struct LabArguments {
    const char *command;
    int count, at;
    char **words;
    const char *const *flags, *const *options;
    bool only_rest; /* "--" has been seen */
    bool is_bad;    /* an unknown option or one without its value: a sentence has been said */
} LabArguments;

typedef struct LabArgument {
    const char *name;  /* the flag or option as listed; NULL for any other argument */
    const char *value; /* of an option, or the other argument itself; NULL for a flag */
} LabArgument;

LabArguments lab_arguments(int argc, char **argv, const char *const *flags, const char *const *options);
bool lab_next(LabArguments *arguments, LabArgument *argument);

/* Whether an argument is the option of that name. */
bool lab_is(const LabArgument *argument, const char *name);

/* The words of a text shown to players, in the reader's language. */
const char *lab_words(const char *text);

#endif
