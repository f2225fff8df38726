/* sabacc-lab: everything about the games that needs no window. */
#include "base/memory.h"
#include "base/output.h"
#include "lab/lab.h"
#include "session/languages.h"

#include <jansson.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>

/* "--lang ID" before the command. False after an error message. */
static bool take_language(Languages *languages, int *argc, char ***argv) {
    if (*argc == 0 || strcmp((*argv)[0], "--lang") != 0) return true;
    char known[512];
    Text list = text_over(known, sizeof known);
    languages_list(languages, &list);
    const char *wanted = *argc > 1 ? (*argv)[1] : "";
    if (!*wanted || !languages_choose(languages, wanted)) {
        lab_usage("--lang %s: the languages are %s", wanted, known);
        return false;
    }
    *argc -= 2;
    *argv += 2;
    return true;
}

int main(int argc, char **argv) {
    output_reserve();
    json_set_alloc_funcs(memory_alloc, free);
    setlocale(LC_CTYPE, "");
    Languages *languages = languages_open(SABACC_INSTALLED_LOCALES);
    argc--;
    argv++;
    int status = take_language(languages, &argc, &argv) ? lab_main(argc, argv) : LAB_USAGE;
    languages_close(languages);
    return status;
}
