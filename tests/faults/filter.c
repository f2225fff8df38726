#define _GNU_SOURCE /* for syscall, SYS_pidfd_getfd */
#include "catcher.h"

#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "child.h"

#if defined(__x86_64__)
#define OWN_ARCH AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define OWN_ARCH AUDIT_ARCH_AARCH64
#else
#error "the fault layer knows the system calls of x86-64 and of 64-bit ARM only"
#endif

enum { FILTER_LENGTH = 512, ARG_LOW = offsetof(struct seccomp_data, args) };

typedef struct Filter {
    struct sock_filter code[FILTER_LENGTH];
    unsigned short length;
} Filter;

static void add(Filter *filter, unsigned code, unsigned value, unsigned if_true, unsigned if_false) {
    filter->code[filter->length++] =
        (struct sock_filter){(unsigned short)code, (unsigned char)if_true, (unsigned char)if_false, value};
}

static void add_load(Filter *filter, size_t offset) {
    add(filter, BPF_LD | BPF_W | BPF_ABS, (unsigned)offset, 0, 0);
}

static void add_return(Filter *filter, unsigned value) { add(filter, BPF_RET | BPF_K, value, 0, 0); }

/* Both machines are little-endian: the low half of an argument comes first. */
static void add_row(Filter *filter, const WatchRow *row, unsigned action) {
    int steps = 3 * row->condition_count + 1; /* to the next row */
    add_load(filter, offsetof(struct seccomp_data, nr));
    add(filter, BPF_JMP | BPF_JEQ | BPF_K, (unsigned)row->number, 0, (unsigned)steps);
    for (int i = 0; i < row->condition_count; i++) {
        add_load(filter, ARG_LOW + 8 * (size_t)row->conditions[i].arg);
        add(filter, BPF_JMP | BPF_JSET | BPF_K, row->conditions[i].mask, 1, 0);
        add_return(filter, SECCOMP_RET_ALLOW);
    }
    add_return(filter, action);
}

/* A program of another machine (32 bit) runs unwatched; io_uring is reported missing, so that nothing writes
 * through it. */
int catcher_filter(const Watch *watch, unsigned action, unsigned flags) {
    WatchRow rows[WATCH_ROWS];
    int count = watch_rows(watch, rows);
    Filter filter = {.length = 0};
    add_load(&filter, offsetof(struct seccomp_data, arch));
    add(&filter, BPF_JMP | BPF_JEQ | BPF_K, OWN_ARCH, 1, 0);
    add_return(&filter, SECCOMP_RET_ALLOW);
    for (int i = 0; i < count; i++) add_row(&filter, &rows[i], action);
    add_row(&filter, &(WatchRow){.number = SYS_io_uring_setup}, SECCOMP_RET_ERRNO | ENOSYS);
    add_return(&filter, SECCOMP_RET_ALLOW);
    struct sock_fprog program = {filter.length, filter.code};
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return -1;
    return (int)syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, flags, &program);
}

/* ---- writing for the command ---- */

/* A duplicate of the command's descriptor, so that our writes move its position too; -1 on failure. */
static int borrow(const Request *request) {
    int process = (int)syscall(SYS_pidfd_open, child_process(request->pid), 0);
    if (process < 0) return -1;
    int descriptor = (int)syscall(SYS_pidfd_getfd, process, watch_descriptor(request), 0);
    close(process);
    return descriptor;
}

static bool is_at_offset(const Request *request) {
    return request->number == SYS_pwrite64 || request->number == SYS_pwritev ||
           request->number == SYS_pwritev2;
}

int64_t catcher_write(const Request *request, const Answer *answer) {
    int descriptor = borrow(request);
    if (descriptor < 0) return -1;
    int64_t written = is_at_offset(request)
                          ? pwrite(descriptor, answer->call->data, answer->bytes, answer->call->offset)
                          : write(descriptor, answer->call->data, answer->bytes);
    close(descriptor);
    return written;
}
