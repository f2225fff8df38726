/* sabacc-lab run: plays records and checks what they expect. */
#include "lab/lab.h"
#include "lab/records.h"
#include "match/match.h"
#include "match/referee.h"

#include <stdio.h>

static int run_file(const char *path) {
    char sentence[LAB_SENTENCE];
    Text why = text_over(sentence, sizeof sentence);
    Record *record = lab_record(path);
    if (record == NULL) return LAB_USAGE;
    bool holds = referee_run(record, &why);
    if (holds)
        printf("ok %s\n", path);
    else
        printf("FAIL %s\n", sentence);
    record_free(record);
    return holds ? LAB_OK : LAB_FAILED;
}

typedef struct Runs {
    int passed, failed, worst; /* worst: exit code */
} Runs;

static bool run_one(void *command, const char *path) {
    Runs *runs = command;
    int code = run_file(path);
    runs->passed += code == LAB_OK;
    runs->failed += code != LAB_OK;
    if (code > runs->worst) runs->worst = code;
    return true;
}

int lab_run(int argc, char **argv) {
    static const LabSyntax syntax = {.other = run_one};
    Runs runs = {.worst = LAB_OK};
    if (!lab_arguments(argc, argv, &syntax, &runs)) return LAB_USAGE;
    if (runs.passed + runs.failed == 0) return lab_usage("run: no file; see sabacc-lab run --help");
    printf("%d passed, %d failed\n", runs.passed, runs.failed);
    return runs.worst;
}
