/* sabacc-lab: everything that can be asked of the games without a window. */
#include "base/memory.h"
#include "lab/lab.h"

#include <jansson.h>
#include <libintl.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>

/* What was printed must have arrived: a full disk or a closed pipe is an error too. */
static int finish(int code) {
    if (fflush(stdout) == 0 && !ferror(stdout)) return code;
    return lab_usage("standard output cannot be written to");
}

int main(int argc, char **argv) {
    json_set_alloc_funcs(memory_alloc, free);
    setlocale(LC_CTYPE, "");
    setlocale(LC_MESSAGES, "");
    bindtextdomain("sabacc", SABACC_LOCALE_DIRECTORY);
    return finish(lab_main(argc - 1, argv + 1));
}
