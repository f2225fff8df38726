/* The second mechanism: seccomp stops each caught call for a tracer. */
#define _GNU_SOURCE /* __WALL, struct user_regs_struct */
#include "catcher.h"

#include <elf.h>
#include <errno.h>
#include <linux/seccomp.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/user.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "child.h"

enum { EXEC_FAILED = 127 };

typedef struct Registers {
    struct user_regs_struct all;
} Registers;

/* ---- registers ---- */

static bool move_registers(int request, pid_t pid, int set, void *bytes, size_t size) {
    struct iovec place = {bytes, size};
    return syscall(SYS_ptrace, request, pid, set, &place) == 0;
}

static bool read_registers(pid_t pid, Registers *registers) {
    return move_registers(PTRACE_GETREGSET, pid, NT_PRSTATUS, &registers->all, sizeof registers->all);
}

static bool write_registers(pid_t pid, Registers *registers) {
    return move_registers(PTRACE_SETREGSET, pid, NT_PRSTATUS, &registers->all, sizeof registers->all);
}

#if defined(__x86_64__)
static void fill_request(const Registers *registers, Request *request) {
    const struct user_regs_struct *r = &registers->all;
    uint64_t args[6] = {r->rdi, r->rsi, r->rdx, r->r10, r->r8, r->r9};
    request->number = (int)r->orig_rax;
    memcpy(request->args, args, sizeof args);
}

static void set_result(Registers *registers, int64_t result) { registers->all.rax = (uint64_t)result; }

static bool skip_call(pid_t pid, Registers *registers) {
    registers->all.orig_rax = (uint64_t)-1;
    return write_registers(pid, registers);
}
#elif defined(__aarch64__)
static void fill_request(const Registers *registers, Request *request) {
    request->number = (int)registers->all.regs[8];
    memcpy(request->args, registers->all.regs, sizeof request->args);
}

static void set_result(Registers *registers, int64_t result) { registers->all.regs[0] = (uint64_t)result; }

static bool skip_call(pid_t pid, Registers *registers) {
    int none = -1;
    return move_registers(PTRACE_SETREGSET, pid, NT_ARM_SYSTEM_CALL, &none, sizeof none) &&
           write_registers(pid, registers);
}
#endif

/* ---- starting ---- */

/* A leak checker is a tracer, and a process has only one. */
static void forbid_leak_check(void) {
    char options[1024];
    const char *given = getenv("ASAN_OPTIONS");
    snprintf(options, sizeof options, "%s%sdetect_leaks=0", given ? given : "", given ? ":" : "");
    setenv("ASAN_OPTIONS", options, 1);
}

static void become_command(const Watch *watch, char *const argv[]) {
    setpgid(0, 0);
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (ptrace(PTRACE_TRACEME, 0, NULL, NULL) != 0 || catcher_filter(watch, SECCOMP_RET_TRACE, 0) != 0)
        _exit(EXEC_FAILED);
    forbid_leak_check();
    raise(SIGSTOP);
    execvp(argv[0], argv);
    _exit(EXEC_FAILED);
}

static void block_child_signal(void) {
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGCHLD);
    sigprocmask(SIG_BLOCK, &set, NULL);
}

static bool start(Catcher *catcher, const Watch *watch, char *const argv[]) {
    const long options = PTRACE_O_TRACESECCOMP | PTRACE_O_TRACECLONE | PTRACE_O_TRACEFORK |
                         PTRACE_O_TRACEVFORK | PTRACE_O_TRACEEXEC | PTRACE_O_EXITKILL;
    int status = 0;
    catcher->child = fork();
    if (catcher->child == 0) become_command(watch, argv);
    block_child_signal();
    bool is_stopped =
        catcher->child > 0 && waitpid(catcher->child, &status, 0) == catcher->child && WIFSTOPPED(status);
    errno = EPERM;
    return is_stopped && ptrace(PTRACE_SETOPTIONS, catcher->child, NULL, (void *)options) == 0 &&
           ptrace(PTRACE_CONT, catcher->child, NULL, NULL) == 0;
}

/* ---- catching ---- */

static void sleep_until_child(int ms) {
    sigset_t set;
    struct timespec time = {ms / 1000, ms % 1000 * 1000000L};
    sigemptyset(&set);
    sigaddset(&set, SIGCHLD);
    sigtimedwait(&set, NULL, &time);
}

static bool is_event(int status, int event) { return status >> 8 == (SIGTRAP | event << 8); }

/* Goes on after anything but a caught call: a new thread or child, which begins stopped, or a signal on its
 * way. */
static void go_on(pid_t pid, int status) {
    bool is_ours = status >> 16 != 0 || WSTOPSIG(status) == SIGSTOP || WSTOPSIG(status) == SIGTRAP;
    ptrace(PTRACE_CONT, pid, NULL, (void *)(uintptr_t)(is_ours ? 0 : WSTOPSIG(status)));
}

static bool is_caught(pid_t pid, int status, Request *request) {
    Registers registers;
    if (!is_event(status, PTRACE_EVENT_SECCOMP) || !read_registers(pid, &registers)) return false;
    *request = (Request){.pid = pid};
    fill_request(&registers, request);
    return true;
}

static CaughtKind next(Catcher *catcher, Request *request, int timeout_ms) {
    struct timespec end, now;
    clock_gettime(CLOCK_MONOTONIC, &end);
    end.tv_sec += timeout_ms / 1000;
    do {
        int status;
        pid_t pid = waitpid(-1, &status, __WALL | WNOHANG);
        clock_gettime(CLOCK_MONOTONIC, &now);
        if (pid == 0) {
            sleep_until_child(100);
        } else if (pid < 0) {
            return CAUGHT_END;
        } else if (!WIFSTOPPED(status)) {
            if (pid != catcher->child) continue;
            catcher->status = status;
            return CAUGHT_END;
        } else if (is_caught(pid, status, request)) {
            return CAUGHT_CALL;
        } else {
            go_on(pid, status);
        }
    } while (now.tv_sec <= end.tv_sec);
    return CAUGHT_TIMEOUT;
}

/* ---- answering ---- */

/* The call does not happen, and returns this. */
static bool return_at_once(const Request *request, int64_t result) {
    Registers registers;
    if (!read_registers(request->pid, &registers)) return false;
    set_result(&registers, result);
    return skip_call(request->pid, &registers) && ptrace(PTRACE_CONT, request->pid, NULL, NULL) == 0;
}

/* The call happens, and returns this all the same. */
static bool return_after(const Request *request, int64_t result) {
    Registers registers;
    int status;
    if (ptrace(PTRACE_SYSCALL, request->pid, NULL, NULL) != 0) return false;
    if (waitpid(request->pid, &status, __WALL) != request->pid || !WIFSTOPPED(status))
        return true; /* killed */
    if (!read_registers(request->pid, &registers)) return false;
    set_result(&registers, result);
    return write_registers(request->pid, &registers) && ptrace(PTRACE_CONT, request->pid, NULL, NULL) == 0;
}

static bool answer(Catcher *catcher, const Request *request, const Answer *given) {
    int64_t written;
    (void)catcher;
    switch (given->kind) {
    case ANSWER_PASS: return ptrace(PTRACE_CONT, request->pid, NULL, NULL) == 0 || errno == ESRCH;
    case ANSWER_FAIL: return return_at_once(request, -given->error);
    case ANSWER_CLOSE: return return_after(request, -given->error);
    case ANSWER_SHORT:
        written = catcher_write(request, given);
        return written >= 0 && return_at_once(request, written);
    }
    return false;
}

Catcher catcher_trace(void) {
    return (Catcher){.name = "ptrace", .listener = -1, .start = start, .next = next, .answer = answer};
}
