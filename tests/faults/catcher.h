/* Starts a command and catches its system calls, and those of its children, before they happen.
 *
 * There are two mechanisms behind one interface: seccomp's user notification, which is invisible to the
 * command, so that its leak checker works; and ptrace, for systems that forbid the first. */
#ifndef SABACC_TESTS_FAULTS_CATCHER_H
#define SABACC_TESTS_FAULTS_CATCHER_H

#include <stdbool.h>
#include <sys/types.h>

#include "watch.h"

typedef enum CaughtKind { CAUGHT_CALL, CAUGHT_END, CAUGHT_TIMEOUT } CaughtKind;

typedef enum AnswerKind {
    ANSWER_PASS,  /* the call happens */
    ANSWER_FAIL,  /* it does not happen, and returns `error` */
    ANSWER_SHORT, /* a write: only the first `bytes` bytes are written */
    ANSWER_CLOSE, /* a close: the descriptor is closed, and yet the call returns `error` */
} AnswerKind;

typedef struct Answer {
    AnswerKind kind;
    int error;
    const Call *call; /* of ANSWER_SHORT */
    size_t bytes;
} Answer;

typedef struct Catcher {
    const char *name;
    pid_t child;  /* the command; leader of its own process group */
    int status;   /* of waitpid, once CAUGHT_END was returned */
    int listener; /* of the mechanism */
    bool (*start)(struct Catcher *catcher, const Watch *watch, char *const argv[]);
    CaughtKind (*next)(struct Catcher *catcher, Request *request, int timeout_ms);
    bool (*answer)(struct Catcher *catcher, const Request *request, const Answer *answer);
} Catcher;

/* False from `start`, with errno, where the system does not allow the mechanism; the command has not run
 * then. */
Catcher catcher_notify(void);
Catcher catcher_trace(void);

/* For the mechanisms: the filter of `watch`, giving `action` for each caught call. In the child, before it
 * runs the command. Returns what seccomp does. */
int catcher_filter(const Watch *watch, unsigned action, unsigned flags);

/* For the mechanisms: writes the first bytes of an ANSWER_SHORT in the place of the command. What write
 * returns, or -1 with errno. */
int64_t catcher_write(const Request *request, const Answer *answer);

#endif
