/* The keeper of an outside bot: see bot_process.h. It is forked from a program that may have threads and
 * never calls exec, so it calls only async-signal-safe functions. */
#ifdef __linux__
#define _GNU_SOURCE
#endif
#include "match/bot_process.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <signal.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

enum { NAP_MS = 5, PATIENCE_MS = 100, FIRST_OF_OURS = 3, FILES_MAX = 4096 };

typedef struct Keeper {
    pid_t bot;      /* leader of its process group */
    int lifeline;   /* end of file: end everything */
    int complaints; /* the bot's standard error; -1 once that has ended */
    int passed_on;  /* bytes of it */
    bool has_said_enough;
    BotReport report;
} Keeper;

/* ---- files ---- */

/* Closes the program's files: a bot must not keep a record open or a lock held. */
static void close_others(int lifeline, int socket) {
    long files = sysconf(_SC_OPEN_MAX);
    if (files < 0 || files > FILES_MAX) files = FILES_MAX;
    for (int file = FIRST_OF_OURS; file < files; file++)
        if (file != lifeline && file != socket) close(file);
    int nothing = open("/dev/null", O_RDWR);
    for (int file = STDIN_FILENO; file <= STDOUT_FILENO; file++)
        if (nothing >= 0) dup2(nothing, file);
    if (nothing >= FIRST_OF_OURS) close(nothing);
}

/* ---- the bot ---- */

static void hear_signals_again(void) {
    static const int signals[] = {SIGINT, SIGTERM, SIGHUP, SIGPIPE, SIGQUIT, SIGCHLD};
    sigset_t none;
    for (size_t i = 0; i < sizeof signals / sizeof *signals; i++) signal(signals[i], SIG_DFL);
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
}

static _Noreturn void run_bot(int socket, int complaints, const char *command) {
    setpgid(0, 0);
    hear_signals_again();
    dup2(socket, STDIN_FILENO);
    dup2(socket, STDOUT_FILENO);
    dup2(complaints, STDERR_FILENO);
    execl("/bin/sh", "sh", "-c", command, (char *)NULL);
    _exit(127);
}

/* errno, or 0 if the bot runs. */
static int start_bot(Keeper *keeper, int socket, const char *command) {
    int ends[2];
    if (pipe(ends) != 0) return errno;
    for (int i = 0; i < 2; i++) fcntl(ends[i], F_SETFD, FD_CLOEXEC);
    keeper->bot = fork();
    if (keeper->bot == 0) run_bot(socket, ends[1], command);
    int why = keeper->bot < 0 ? errno : 0;
    if (!why) setpgid(keeper->bot, keeper->bot); /* done by both processes, whichever is first */
    close(ends[1]);
    close(socket);
    keeper->complaints = ends[0];
    return why;
}

/* ---- its standard error ---- */

/* What our own standard error does not accept soon is dropped. */
static bool write_stderr(const char *bytes, size_t size) {
    struct pollfd ours = {.fd = STDERR_FILENO, .events = POLLOUT};
    return poll(&ours, 1, PATIENCE_MS) > 0 && (ours.revents & POLLOUT) &&
           write(STDERR_FILENO, bytes, size) > 0;
}

static bool report_excess(void) {
    static const char sentence[] =
        "\nsabacc: a bot writes too much to its standard error; the rest is dropped\n";
    return write_stderr(sentence, sizeof sentence - 1);
}

/* One piece of it. At most PIPE_BUF, which a pipe accepts atomically. */
static void pass_on(Keeper *keeper) {
    char bytes[PIPE_BUF];
    ssize_t got = read(keeper->complaints, bytes, sizeof bytes);
    if (got < 0 && errno == EINTR) return;
    if (got <= 0) {
        close(keeper->complaints);
        keeper->complaints = -1;
        return;
    }
    int left = BOT_COMPLAINTS - keeper->passed_on;
    if (left > 0) {
        write_stderr(bytes, (size_t)(got < left ? got : left));
        keeper->passed_on += (int)got;
    } else if (!keeper->has_said_enough) {
        keeper->has_said_enough = report_excess();
    }
}

/* ---- waiting ---- */

/* Until the lifeline ends or `milliseconds` (-1: no limit) have passed. */
static void listen_to(Keeper *keeper, int milliseconds, bool is_alive) {
    struct pollfd ears[] = {{.fd = keeper->complaints, .events = POLLIN},
                            {.fd = is_alive ? keeper->lifeline : -1, .events = POLLIN}};
    for (;;) {
        ears[0].fd = keeper->complaints;
        int count = poll(ears, 2, milliseconds);
        if (count < 0 && errno != EINTR) return;
        if (count == 0 || ears[1].revents) return;
        if (count > 0 && ears[0].revents) pass_on(keeper);
        if (!is_alive) return;
    }
}

/* ---- ending ---- */

static int64_t now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (int64_t)time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

/* Reaps ended children. Returns whether any of the bot's processes is left: with a subreaper, having no child
 * means none; elsewhere its process group is checked. */
static bool is_any_left(Keeper *keeper, bool has_signalled) {
    int status;
    pid_t child;
    while ((child = waitpid(-1, &status, WNOHANG)) > 0) {
        if (child != keeper->bot) continue;
        keeper->report.has_ended = !has_signalled;
        keeper->report.status = status;
    }
    return child == 0 || kill(-keeper->bot, 0) == 0;
}

#ifdef __linux__
/* Children that have left the group, and orphans that were reparented to us. */
static void signal_children(int number) {
    char list[1024];
    int file = open("/proc/thread-self/children", O_RDONLY | O_CLOEXEC);
    ssize_t size = file >= 0 ? read(file, list, sizeof list) : 0;
    if (file >= 0) close(file);
    pid_t child = 0;
    for (ssize_t i = 0; i < size; i++) {
        if (list[i] >= '0' && list[i] <= '9') {
            child = child * 10 + (list[i] - '0');
        } else if (child > 0) {
            kill(child, number);
            child = 0;
        }
    }
}
#else
static void signal_children(int number) { (void)number; }
#endif

/* Whether all are gone within that time. The signal is sent once; SIGKILL repeatedly, because orphans reach
 * us only after their parents are gone. */
static bool end_with(Keeper *keeper, int number, int milliseconds) {
    int64_t end = now() + milliseconds;
    bool is_sent = false;
    while (is_any_left(keeper, number != 0)) {
        if (number && (!is_sent || number == SIGKILL)) {
            kill(-keeper->bot, number);
            signal_children(number);
            is_sent = true;
        }
        if (now() >= end) return false;
        listen_to(keeper, NAP_MS, false);
    }
    return true;
}

static void end_bot(Keeper *keeper) {
    static const struct {
        int signal, milliseconds;
    } steps[] = {{0, BOT_EOF_MS}, {SIGTERM, BOT_TERM_MS}, {SIGKILL, BOT_KILL_MS}};
    for (size_t i = 0; i < sizeof steps / sizeof *steps; i++)
        if (end_with(keeper, steps[i].signal, steps[i].milliseconds)) return;
}

/* Output written before it ended is still in the pipe. */
static void pass_on_rest(Keeper *keeper) {
    struct pollfd ear = {.fd = keeper->complaints, .events = POLLIN};
    for (int pieces = 0; keeper->complaints >= 0 && pieces < BOT_COMPLAINTS && poll(&ear, 1, 0) > 0; pieces++)
        pass_on(keeper);
}

static void report(const Keeper *keeper) {
    ssize_t sent = send(keeper->lifeline, &keeper->report, sizeof keeper->report, MSG_DONTWAIT);
    (void)sent; /* the program may be gone */
}

_Noreturn void bot_keeper_run(int lifeline, int socket, const char *command) {
    static const int passed_over[] = {SIGINT, SIGTERM, SIGHUP, SIGPIPE, SIGQUIT};
    Keeper keeper = {.lifeline = lifeline, .complaints = -1};
    setpgid(0, 0); /* signals to the program's group are not for us */
    for (size_t i = 0; i < sizeof passed_over / sizeof *passed_over; i++) signal(passed_over[i], SIG_IGN);
    signal(SIGCHLD, SIG_DFL);
#ifdef __linux__
    prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
#endif
    close_others(lifeline, socket);
    keeper.report.error = start_bot(&keeper, socket, command);
    keeper.report.bot = keeper.bot;
    report(&keeper);
    if (keeper.report.error) _exit(1);
    listen_to(&keeper, -1, true);
    end_bot(&keeper);
    pass_on_rest(&keeper);
    report(&keeper);
    _exit(0);
}
