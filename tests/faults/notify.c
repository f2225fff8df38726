/* The first mechanism: seccomp passes each caught call to us and blocks its thread until it is answered. */
#define _GNU_SOURCE /* O_CLOEXEC, CMSG_SPACE */
#include "catcher.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/seccomp.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#ifndef SECCOMP_FILTER_FLAG_WAIT_KILLABLE_RECV
#define SECCOMP_FILTER_FLAG_WAIT_KILLABLE_RECV (1UL << 5)
#endif

enum { POLL_MS = 50, EXEC_FAILED = 127 };

/* ---- starting ---- */

static bool send_descriptor(int to, int descriptor) {
    char byte = 0;
    union {
        char bytes[CMSG_SPACE(sizeof(int))];
        struct cmsghdr align;
    } control = {{0}};
    struct iovec part = {&byte, 1};
    struct msghdr message = {.msg_iov = &part,
                             .msg_iovlen = 1,
                             .msg_control = control.bytes,
                             .msg_controllen = sizeof control.bytes};
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);
    *header = (struct cmsghdr){
        .cmsg_len = CMSG_LEN(sizeof(int)), .cmsg_level = SOL_SOCKET, .cmsg_type = SCM_RIGHTS};
    memcpy(CMSG_DATA(header), &descriptor, sizeof descriptor);
    return sendmsg(to, &message, 0) == 1;
}

/* -1 where the other side has closed without sending one. */
static int receive_descriptor(int from) {
    char byte;
    union {
        char bytes[CMSG_SPACE(sizeof(int))];
        struct cmsghdr align;
    } control = {{0}};
    struct iovec part = {&byte, 1};
    struct msghdr message = {.msg_iov = &part,
                             .msg_iovlen = 1,
                             .msg_control = control.bytes,
                             .msg_controllen = sizeof control.bytes};
    int descriptor = -1;
    if (recvmsg(from, &message, MSG_CMSG_CLOEXEC) != 1) return -1;
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);
    if (header) memcpy(&descriptor, CMSG_DATA(header), sizeof descriptor);
    return descriptor;
}

/* Without the last flag a signal could interrupt a call that we have half answered. */
static int install(const Watch *watch) {
    unsigned flags = SECCOMP_FILTER_FLAG_NEW_LISTENER | SECCOMP_FILTER_FLAG_WAIT_KILLABLE_RECV;
    int listener = catcher_filter(watch, SECCOMP_RET_USER_NOTIF, flags);
    return listener >= 0 || errno != EINVAL
               ? listener
               : catcher_filter(watch, SECCOMP_RET_USER_NOTIF, SECCOMP_FILTER_FLAG_NEW_LISTENER);
}

/* From the filter on what is caught here waits for the parent as any other call does. */
static void become_command(const Watch *watch, int to_parent, char *const argv[]) {
    setpgid(0, 0);
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    int listener = install(watch);
    if (listener < 0 || !send_descriptor(to_parent, listener)) _exit(EXEC_FAILED);
    execvp(argv[0], argv);
    _exit(EXEC_FAILED);
}

static bool start(Catcher *catcher, const Watch *watch, char *const argv[]) {
    int ends[2];
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) return false;
    catcher->child = fork();
    if (catcher->child == 0) become_command(watch, ends[1], argv);
    close(ends[1]);
    catcher->listener = catcher->child > 0 ? receive_descriptor(ends[0]) : -1;
    close(ends[0]);
    if (catcher->listener >= 0) return true;
    if (catcher->child > 0) waitpid(catcher->child, NULL, 0);
    errno = EPERM;
    return false;
}

/* ---- catching ---- */

static long now_ms(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

static bool receive(const Catcher *catcher, Request *request) {
    struct seccomp_notif caught = {0};
    if (ioctl(catcher->listener, SECCOMP_IOCTL_NOTIF_RECV, &caught) != 0) return false;
    *request = (Request){.id = caught.id, .pid = (pid_t)caught.pid, .number = caught.data.nr};
    memcpy(request->args, caught.data.args, sizeof request->args);
    return true;
}

static CaughtKind next(Catcher *catcher, Request *request, int timeout_ms) {
    long end = now_ms() + timeout_ms;
    while (now_ms() < end) {
        struct pollfd ready = {.fd = catcher->listener, .events = POLLIN};
        if (poll(&ready, 1, POLL_MS) > 0 && (ready.revents & POLLIN) && receive(catcher, request))
            return CAUGHT_CALL;
        if (ready.revents & POLLIN) continue; /* that thread was killed meanwhile */
        if (waitpid(catcher->child, &catcher->status, WNOHANG) == catcher->child) return CAUGHT_END;
    }
    return CAUGHT_TIMEOUT;
}

/* ---- answering ---- */

/* Replaces the descriptor to be closed by one of /dev/null: the file behind it is released with its locks,
 * and only the number stays in use. */
static bool close_for(const Catcher *catcher, const Request *request) {
    int null = open("/dev/null", O_RDWR | O_CLOEXEC);
    struct seccomp_notif_addfd put = {.id = request->id,
                                      .flags = SECCOMP_ADDFD_FLAG_SETFD,
                                      .srcfd = (unsigned)null,
                                      .newfd = (unsigned)watch_descriptor(request),
                                      .newfd_flags = O_CLOEXEC};
    bool is_put = null >= 0 && ioctl(catcher->listener, SECCOMP_IOCTL_NOTIF_ADDFD, &put) >= 0;
    if (null >= 0) close(null);
    return is_put;
}

static bool answer(Catcher *catcher, const Request *request, const Answer *given) {
    struct seccomp_notif_resp response = {.id = request->id};
    int64_t written;
    bool is_done = true;
    switch (given->kind) {
    case ANSWER_PASS: response.flags = SECCOMP_USER_NOTIF_FLAG_CONTINUE; break;
    case ANSWER_FAIL: response.error = -given->error; break;
    case ANSWER_SHORT:
        written = catcher_write(request, given);
        response.val = written;
        is_done = written >= 0;
        break;
    case ANSWER_CLOSE:
        is_done = close_for(catcher, request);
        response.error = -given->error;
        break;
    }
    if (!is_done) return false;
    return ioctl(catcher->listener, SECCOMP_IOCTL_NOTIF_SEND, &response) == 0 || errno == ENOENT;
}

Catcher catcher_notify(void) {
    return (Catcher){.name = "seccomp", .listener = -1, .start = start, .next = next, .answer = answer};
}
