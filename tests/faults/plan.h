/* The faults to inject: which calls, counted from 1, and how. */
#ifndef SABACC_TESTS_FAULTS_PLAN_H
#define SABACC_TESTS_FAULTS_PLAN_H

#include <stdbool.h>

#include "catcher.h"

typedef struct Fault Fault;

typedef struct Plan {
    const Fault *fault; /* NULL for none */
    long first, last;   /* the calls it befalls, where it fits their kind */
    long kill_at;       /* the command is killed before this call; 0 for never */
    bool is_torn;       /* … but for a first half of what it writes */
} Plan;

/* NULL where there is none of that name. */
const Fault *fault_named(const char *name);

/* One line: the names and what they do. */
void fault_print_list(void);

/* Decides about a call: fills `answer`, and call->fault in words. */
void plan_decide(const Plan *plan, Call *call, Answer *answer);

#endif
