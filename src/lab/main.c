/* sabacc-lab: everything about the games that needs no window. */
#include "base/memory.h"
#include "base/output.h"
#include "lab/lab.h"

#include <jansson.h>
#include <libintl.h>
#include <locale.h>
#include <stdlib.h>

int main(int argc, char **argv) {
    output_reserve();
    json_set_alloc_funcs(memory_alloc, free);
    setlocale(LC_CTYPE, "");
    setlocale(LC_MESSAGES, "");
    bindtextdomain("sabacc", SABACC_LOCALE_DIRECTORY);
    return lab_main(argc - 1, argv + 1);
}
