#include <jansson.h>
#include <SDL.h>
#include <stdio.h>
#include <stdlib.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

#include "app/app.h"
#include "base/i18n.h"
#include "base/memory.h"
#include "base/output.h"
#include "match/words.h"

/* Large pictures are allocated on one thread and freed on another. By default glibc raises its mmap threshold
 * after the first such free and then retains up to 15 MiB in a session; a fixed threshold returns the memory
 * at once. */
static void give_memory_back(void) {
#ifdef __GLIBC__
    enum { LARGE_BYTES = 128 << 10 };
    mallopt(M_MMAP_THRESHOLD, LARGE_BYTES);
    mallopt(M_TRIM_THRESHOLD, LARGE_BYTES);
#endif
}

int main(int argc, char **argv) {
    output_reserve();
    json_set_alloc_funcs(memory_alloc, free);
    Perf *perf = perf_create();
    give_memory_back();
    CommandLine line;
    char error[512];
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
    if (!output_finish()) {
        fputs("sabacc: standard output cannot be written to\n", stderr);
        return 2;
    }
    return status;
}
