/* Makes a directory again from a journal (model.h):
 *
 *     faults-replay BASE JOURNAL like DIR          is DIR what the journal's calls make of BASE?
 *     faults-replay BASE JOURNAL put DIR N CUT SEED  what outlives an end before call N, into DIR
 *
 * Exit status 0, 1 where DIR is different, 2 where it cannot be done. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "calls.h"
#include "model.h"

/* Applies the calls before the given one. */
static bool apply_until(Model *model, const char *journal, long end) {
    FILE *file = fopen(journal, "rb");
    Call call;
    bool is_good = file != NULL;
    while (is_good && call_read(file, &call)) {
        if (call.kind != CALL_MARK && call.serial < end) is_good = model_apply(model, &call);
        free(call.data);
    }
    if (file && !feof(file)) is_good = false;
    if (file) fclose(file);
    return is_good;
}

static CutKind cut_named(const char *name) {
    for (int i = 0; i < CUT_KINDS; i++)
        if (strcmp(cut_names[i], name) == 0) return (CutKind)i;
    return CUT_KINDS;
}

int main(int argc, char **argv) {
    bool is_like = argc == 5 && strcmp(argv[3], "like") == 0,
         is_put = argc == 8 && strcmp(argv[3], "put") == 0;
    CutKind cut = is_put ? cut_named(argv[6]) : CUT_KILL;
    if ((!is_like && !is_put) || cut == CUT_KINDS) return 2;
    Model *model = model_of(argv[1], NULL);
    int status = 2;
    if (model && apply_until(model, argv[2], is_put ? atol(argv[5]) : 1L << 40)) {
        if (is_like)
            status = model_is_like(model, argv[4], NULL) ? 0 : 1;
        else
            status = model_put(model, cut, strtoull(argv[7], NULL, 10), argv[4]) ? 0 : 2;
    }
    model_free(model);
    return status;
}
