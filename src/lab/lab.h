/* sabacc-lab, the headless bench: shared by its commands.
 *
 * Every command is a function in its own file cmd_NAME.c, listed by one row of commands.def. Results go to
 * standard output; an error is one line on standard error. Exit codes: LAB_OK, LAB_FAILED if a check failed,
 * LAB_USAGE for bad usage or bad input. */
#ifndef SABACC_LAB_LAB_H
#define SABACC_LAB_LAB_H

#include "lab/arguments.h"
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

#endif
