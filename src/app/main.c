#include <SDL.h>
#include <stdio.h>

#include "app/app.h"
#include "base/i18n.h"
#include "match/words.h"

int main(int argc, char **argv) {
    Perf *perf = perf_create();
    CommandLine line;
    char error[512];
    if (!perf) return 1;
    if (!command_line_parse(&line, argc, argv, error, sizeof error)) {
        word_one_line(error);
        fprintf(stderr, "sabacc: %s\n", error);
        perf_free(perf);
        return 2;
    }
    int status = 0;
    if (line.wants_help) {
        command_line_print_help();
    } else if (line.wants_version) {
        printf("sabacc %s\n", SABACC_VERSION);
    } else {
        status = app_run(&line, perf);
    }
    perf_free(perf);
    return status;
}
