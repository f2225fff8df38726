/* sabacc-lab history: records as people read them, or in figures. */
#include "base/memory.h"
#include "lab/lab.h"
#include "session/hand_history.h"

#include <stdio.h>
#include <stdlib.h>

typedef struct Asked {
    bool is_markdown, is_csv;
    int count;
    const char **paths; /* owned */
} Asked;

static bool take_path(void *command, const char *word) {
    Asked *asked = command;
    asked->paths[asked->count++] = word;
    return true;
}

static bool read_arguments(int argc, char **argv, Asked *asked) {
    static const LabOption options[] = {{"--markdown", LAB_FLAG(Asked, is_markdown)},
                                        {"--csv", LAB_FLAG(Asked, is_csv)}};
    static const LabSyntax syntax = LAB_SYNTAX(options, take_path);
    if (!lab_arguments(argc, argv, &syntax, asked)) return false;
    if (asked->count == 0) return lab_usage("history: no file; see sabacc-lab history --help"), false;
    if (asked->is_markdown && asked->is_csv)
        return lab_usage("history: --markdown or --csv, not both"), false;
    return true;
}

static int print_one(const Asked *asked, int index) {
    char sentence[LAB_SENTENCE], dropped[LAB_SENTENCE];
    Text why = text_over(sentence, sizeof sentence), warning = text_over(dropped, sizeof dropped);
    HistoryForm form = asked->is_csv ? HISTORY_FIGURES : asked->is_markdown ? HISTORY_MARKDOWN : HISTORY_TEXT;
    char *history = hand_history(asked->paths[index], form, index == 0, &warning, &why);
    if (!history) return lab_bad_input(sentence);
    if (warning.used > 0) lab_bad_input(dropped);
    printf("%s%s", index > 0 && !asked->is_csv ? "\n" : "", history);
    free(history);
    return LAB_OK;
}

int lab_history(int argc, char **argv) {
    Asked asked = {.paths = memory_calloc((size_t)argc + 1, sizeof *asked.paths)};
    int worst = read_arguments(argc, argv, &asked) ? LAB_OK : LAB_USAGE;
    for (int i = 0; worst == LAB_OK && i < asked.count; i++) worst = print_one(&asked, i);
    free(asked.paths);
    return worst;
}
