#include <jansson.h>
#include <locale.h>
#include <SDL.h>
#include <stdio.h>
#include <stdlib.h>

#include "app/app.h"
#include "base/i18n.h"
#include "base/memory.h"
#include "base/output.h"
#include "match/words.h"
#include "session/languages.h"

/* Pictures of up to 2 MiB are cut from one heap, whose memory is used again: a mapping of its own for each
 * would cost a fault for every page of every new picture. */
enum { HEAP_BYTES = 40 << 20, LARGE_BYTES = 2 << 20 };

static int complain(char *error) {
    word_one_line(error);
    fprintf(stderr, "sabacc: %s\n", error);
    return 2;
}

static bool choose_language(Languages *languages, const char *wanted, char *error, size_t size) {
    char known[512];
    Text list = text_over(known, sizeof known);
    if (languages_choose(languages, wanted)) return true;
    languages_list(languages, &list);
    snprintf(error, size, _("--lang %s: the languages are %s"), wanted, known);
    return false;
}

static int run(int argc, char **argv, Languages *languages, Perf *perf) {
    CommandLine line;
    char error[1024];
    if (!command_line_parse(&line, argc, argv, error, sizeof error) ||
        (line.language && !choose_language(languages, line.language, error, sizeof error)))
        return complain(error);
    if (line.wants_help)
        command_line_print_help();
    else if (line.wants_version)
        printf("sabacc %s\n", SABACC_VERSION);
    else
        return app_run(&line, languages, perf);
    return 0;
}

int main(int argc, char **argv) {
    output_reserve();
    json_set_alloc_funcs(memory_alloc, free);
    setlocale(LC_CTYPE, "");
    Perf *perf = perf_create();
    memory_share_heap(HEAP_BYTES, LARGE_BYTES);
    Languages *languages = languages_open(SABACC_INSTALLED_LOCALES);
    int status = run(argc, argv, languages, perf);
    perf_free(perf);
    if (!output_finish()) status = complain((char[]){"standard output cannot be written to"});
    languages_close(languages);
    return status;
}
