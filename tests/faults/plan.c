#include "plan.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

#define BIT(kind) (1U << CALL_##kind)

enum {
    CHANGES = BIT(OPEN) | BIT(WRITE) | BIT(TRUNCATE) | BIT(RENAME) | BIT(LINK) | BIT(UNLINK) | BIT(MKDIR) |
              BIT(RMDIR),
    SYNCS = BIT(SYNC) | BIT(SYNC_DIR),
    GROWS = BIT(OPEN) | BIT(WRITE) | BIT(TRUNCATE) | BIT(RENAME) | BIT(LINK) | BIT(MKDIR),
    READS = BIT(LOOK) | BIT(READ)
};

struct Fault {
    const char *name;
    unsigned kinds; /* that it befalls */
    int error;
    bool is_half; /* the first half of a write arrives */
    bool is_full; /* … and only of the first write */
    const char *help;
};

static const struct Fault faults[] = {
    {"enospc", GROWS | SYNCS | BIT(CLOSE), ENOSPC, false, false,
     "no space: what makes or grows a file fails"},
    {"full", GROWS | SYNCS | BIT(CLOSE), ENOSPC, true, true,
     "the first write is cut in half, then as enospc"},
    {"eio", CHANGES | SYNCS | BIT(CLOSE), EIO, false, false, "the device fails"},
    {"erofs", CHANGES, EROFS, false, false, "the file system has become read-only"},
    {"eacces", CHANGES, EACCES, false, false, "forbidden"},
    {"emfile", BIT(OPEN) | BIT(LOOK), EMFILE, false, false, "no more descriptors"},
    {"short", BIT(WRITE), 0, true, false, "half of it is written, and that is said"},
    {"sync", SYNCS, EIO, false, false, "what was written may not be on the disk"},
    {"rename", BIT(RENAME), EIO, false, false, "the new file does not take the old one's place"},
    {"lock", BIT(LOCK), ENOLCK, false, false, "the file system has no locks"},
    {"reads", READS, EIO, false, false, "what is there cannot be read (with --reads)"},
};
enum { FAULTS = sizeof faults / sizeof *faults };

const Fault *fault_named(const char *name) {
    for (int i = 0; i < FAULTS; i++)
        if (strcmp(faults[i].name, name) == 0) return &faults[i];
    return NULL;
}

void fault_print_list(void) {
    for (int i = 0; i < FAULTS; i++) printf("    %-7s %s\n", faults[i].name, faults[i].help);
}

/* A full disk keeps what it has: only a new file needs room. */
static bool befalls(const Fault *fault, const Call *call) {
    if (!(fault->kinds & 1U << call->kind)) return false;
    return fault->error != ENOSPC || call->kind != CALL_OPEN || !call->is_there;
}

static void say(Call *call, const char *what, long number) {
    snprintf(call->fault, sizeof call->fault, "%s:%ld", what, number);
}

static void shorten(Call *call, Answer *answer) {
    *answer = (Answer){.kind = ANSWER_SHORT, .call = call, .bytes = call->size / 2};
    say(call, "short", (long)answer->bytes);
}

static void inject(const Plan *plan, Call *call, Answer *answer) {
    const Fault *fault = plan->fault;
    bool is_first = !fault->is_full || call->serial == plan->first;
    if (fault->is_half && is_first && call->kind == CALL_WRITE && call->size > 1) {
        shorten(call, answer);
    } else if (fault->error != 0) {
        answer->kind = call->kind == CALL_CLOSE ? ANSWER_CLOSE : ANSWER_FAIL;
        answer->error = fault->error;
        say(call, "failed", fault->error);
    }
}

void plan_decide(const Plan *plan, Call *call, Answer *answer) {
    *answer = (Answer){.kind = ANSWER_PASS};
    call->fault[0] = '\0';
    if (call->kind == CALL_MARK) return;
    if (plan->kill_at == call->serial) {
        if (plan->is_torn && call->kind == CALL_WRITE && call->size > 1)
            shorten(call, answer);
        else
            snprintf(call->fault, sizeof call->fault, "killed");
        return;
    }
    bool is_due = plan->fault && call->serial >= plan->first && call->serial <= plan->last;
    if (is_due && befalls(plan->fault, call)) inject(plan, call, answer);
}
