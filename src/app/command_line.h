#ifndef SABACC_APP_COMMAND_LINE_H
#define SABACC_APP_COMMAND_LINE_H

/* The command line of `sabacc`. One table has every option, its help and its parser. */

#include <stddef.h>

#include "session/start_options.h"

enum { COMMAND_SHOT_MAX = 64 };

/* Strings are borrowed from argv. */
typedef struct CommandLine {
    StartOptions start;
    const char *file;  /* a record, house rules or a deck to open; NULL for none */
    int width, height; /* pixels; 0: chosen by the screen's size */
    bool is_fullscreen, is_reduced_motion, is_muted, is_spoken, wants_help, wants_version;
    const char *language, *assets, *data, *input, *shots, *perf, *transcript;
    double shot_at[COMMAND_SHOT_MAX]; /* ms, ascending as given */
    int shot_count;
    double run_for_ms; /* 0: until closed */
} CommandLine;

/* False on an error; `error` is then one line that says what to do. */
bool command_line_parse(CommandLine *line, int argc, char **argv, char *error, size_t error_size);
void command_line_print_help(void);

#endif
