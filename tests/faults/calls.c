#include "calls.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

const char *const call_names[CALL_KINDS] = {
#define CALL(kind, name) [CALL_##kind] = name,
#include "calls.def"
#undef CALL
};

CallKind call_named(const char *name) {
    for (int i = 0; i < CALL_KINDS; i++)
        if (strcmp(call_names[i], name) == 0) return (CallKind)i;
    return CALL_KINDS;
}

static const char *word(const char *text) { return text[0] ? text : "-"; }

void call_write(FILE *journal, const Call *call) {
    fprintf(journal, "%ld\t%s\t%x\t%" PRId64 "\t%" PRIu64 "\t%s\t%s\t%s\t%" PRIu64 "\n", call->serial,
            call_names[call->kind], call->flags, call->offset, call->data ? call->size : 0, word(call->path),
            word(call->path2), word(call->fault), call->inode);
    if (!call->data || call->size == 0) return;
    fwrite(call->data, 1, call->size, journal);
    fputc('\n', journal);
}

/* "-" stands for an empty path. */
static void read_word(char *text) {
    if (strcmp(text, "-") == 0) text[0] = '\0';
}

static bool read_data(FILE *journal, Call *call) {
    if (call->size == 0) return true;
    call->data = malloc(call->size);
    if (call->data && fread(call->data, 1, call->size, journal) == call->size && fgetc(journal) == '\n')
        return true;
    free(call->data);
    call->data = NULL;
    return false;
}

bool call_read(FILE *journal, Call *call) {
    char name[16];
    *call = (Call){0};
    int count = fscanf(
        journal, "%ld\t%15[^\t]\t%x\t%" SCNd64 "\t%" SCNu64 "\t%1023[^\t]\t%1023[^\t]\t%31[^\t]\t%" SCNu64,
        &call->serial, name, &call->flags, &call->offset, &call->size, call->path, call->path2, call->fault,
        &call->inode);
    if (count != 9 || fgetc(journal) != '\n') return false;
    call->kind = call_named(name);
    read_word(call->path);
    read_word(call->path2);
    read_word(call->fault);
    return call->kind != CALL_KINDS && read_data(journal, call);
}
