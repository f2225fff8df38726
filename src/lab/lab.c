#include "lab/lab.h"

#include "base/i18n.h"
#include "base/output.h"
#include "lab/agents.h"
#include "match/words.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- commands ---- */

static const struct {
    const char *name, *usage, *help;
    int (*run)(int argc, char **argv);
} commands[] = {
#define COMMAND(name, usage, help) {#name, usage, help, lab_##name},
#include "lab/commands.def"
#undef COMMAND
};
enum { COMMANDS = sizeof commands / sizeof *commands };

/* Prints the help, with the list of agents in its place. */
static void print_words(const char *help) {
    static const char place[] = "{agents}";
    char bytes[256];
    Text list = text_over(bytes, sizeof bytes);
    agents_list(&list);
    for (const char *at; (at = strstr(help, place)) != NULL; help = at + strlen(place))
        printf("%.*s%s", (int)(at - help), help, bytes);
    puts(help);
}

static int print_help(void) {
    printf("%s\n\nUsage: sabacc-lab [--lang ID] COMMAND [ARGUMENT]...\n\n",
           _("sabacc-lab: the headless bench of Sabacc"));
    for (int i = 0; i < COMMANDS; i++) {
        printf("  %s %s\n", commands[i].name, commands[i].usage);
        printf("      ");
        print_words(_(commands[i].help));
    }
    printf("\n%s\n",
           _("Errors are one line on standard error. Exit status: 0 done, 1 a check failed, 2 bad usage or "
             "input."));
    return LAB_OK;
}

static bool asks_for_help(int argc, char **argv) {
    for (int i = 1; i < argc && strcmp(argv[i], "--") != 0; i++)
        if (strcmp(argv[i], "--help") == 0) return true;
    return false;
}

static int run_command(int index, int argc, char **argv) {
    if (!asks_for_help(argc, argv)) return commands[index].run(argc, argv);
    printf("Usage: sabacc-lab %s %s\n\n", commands[index].name, commands[index].usage);
    print_words(_(commands[index].help));
    return LAB_OK;
}

static int run_words(int argc, char **argv) {
    if (argc == 0) return lab_usage("no command; see sabacc-lab --help");
    if (strcmp(argv[0], "--help") == 0) return print_help();
    if (strcmp(argv[0], "--version") == 0) {
        puts("sabacc-lab " SABACC_VERSION);
        return LAB_OK;
    }
    for (int i = 0; i < COMMANDS; i++)
        if (strcmp(argv[0], commands[i].name) == 0) return run_command(i, argc, argv);
    return lab_usage("there is no command '%s'; see sabacc-lab --help", argv[0]);
}

int lab_main(int argc, char **argv) {
    int code = run_words(argc, argv);
    return output_finish() ? code : lab_usage("standard output cannot be written to");
}

void lab_print_json(json_t *json) {
    char *words = json_dumps(json, JSON_COMPACT | JSON_REAL_PRECISION(9));
    puts(words);
    free(words);
    json_decref(json);
}

/* ---- complaints ---- */

int lab_usage(const char *format, ...) {
    char sentence[LAB_SENTENCE];
    int begun = snprintf(sentence, sizeof sentence, "sabacc-lab: ");
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(sentence + begun, sizeof sentence - (size_t)begun, format, arguments);
    va_end(arguments);
    return lab_bad_input(sentence);
}

int lab_bad_input(const char *sentence) {
    char line[LAB_SENTENCE];
    snprintf(line, sizeof line, "%s", sentence);
    word_one_line(line);
    fprintf(stderr, "%s\n", line);
    return LAB_USAGE;
}

/* ---- values ---- */

const SabaccGame *lab_game(const char *id) {
    const SabaccGame *game = sabacc_game_find(id);
    if (game != NULL) return game;
    char bytes[1024];
    Text known = text_over(bytes, sizeof bytes);
    for (int i = 0; i < sabacc_game_count(); i++) {
        if (i > 0) text_add(&known, ", ");
        text_add(&known, sabacc_game_at(i)->id);
    }
    lab_usage("there is no game '%s'; the games are %s", id, bytes);
    return NULL;
}
