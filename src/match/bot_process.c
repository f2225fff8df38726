#include "match/bot_process.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#ifndef MSG_NOSIGNAL
#define MSG_NOSIGNAL 0 /* there a socket option suppresses the signal */
#endif

/* ---- starting ---- */

/* Both ends are closed on exec: the bot gets duplicates as its standard streams. */
static bool open_pair(int ends[2]) {
    if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends) != 0) return false;
    for (int i = 0; i < 2; i++) {
        fcntl(ends[i], F_SETFD, FD_CLOEXEC);
#ifdef SO_NOSIGPIPE
        setsockopt(ends[i], SOL_SOCKET, SO_NOSIGPIPE, &(int){1}, sizeof(int));
#endif
    }
    return true;
}

static void close_pair(const int ends[2]) {
    close(ends[0]);
    close(ends[1]);
}

static bool hear_keeper(int lifeline, BotReport *report) {
    ssize_t got;
    do {
        got = recv(lifeline, report, sizeof *report, MSG_WAITALL);
    } while (got < 0 && errno == EINTR);
    return got == (ssize_t)sizeof *report;
}

static void wait_for(pid_t process) {
    while (waitpid(process, NULL, 0) < 0 && errno == EINTR) continue;
}

/* errno on failure, 0 if the bot runs. */
static int start_keeper(BotProcess *process, const char *command) {
    int talk[2], life[2];
    if (!open_pair(talk)) return errno;
    if (!open_pair(life)) {
        int why = errno;
        close_pair(talk);
        return why;
    }
    pid_t keeper = fork();
    if (keeper == 0) bot_keeper_run(life[1], talk[1], command);
    int why = keeper < 0 ? errno : 0;
    close(talk[1]);
    close(life[1]);
    *process = (BotProcess){.keeper = keeper, .socket = talk[0], .lifeline = life[0]};
    BotReport report = {.error = 0};
    if (!why && !hear_keeper(life[0], &report)) why = ECHILD;
    if (report.error) why = report.error;
    process->bot = report.bot;
    if (!why) return 0;
    if (keeper > 0) wait_for(keeper);
    close(talk[0]);
    close(life[0]);
    *process = (BotProcess){0};
    return why;
}

bool bot_process_start(BotProcess *process, const char *command, Text *why) {
    int error = start_keeper(process, command);
    if (!error) return true;
    text_add(why, "no outside bot can be started: ");
    text_add(why, strerror(error));
    return false;
}

/* ---- talking ---- */

int bot_process_send(const BotProcess *process, const char *bytes, size_t size) {
    while (size > 0) {
        ssize_t sent = send(process->socket, bytes, size, MSG_NOSIGNAL | MSG_DONTWAIT);
        if (sent < 0 && errno == EINTR) continue;
        if (sent < 0) return errno == EWOULDBLOCK ? EAGAIN : errno;
        bytes += sent;
        size -= (size_t)sent;
    }
    return 0;
}

int bot_process_receive(const BotProcess *process, char *bytes, size_t size, int milliseconds) {
    struct pollfd ear = {.fd = process->socket, .events = POLLIN};
    if (poll(&ear, 1, milliseconds) <= 0) return 0;
    ssize_t got = recv(process->socket, bytes, size, MSG_DONTWAIT);
    if (got > 0) return (int)got;
    bool may_come = got < 0 && (errno == EINTR || errno == EAGAIN || errno == EWOULDBLOCK);
    return may_come ? 0 : -1;
}

/* ---- ending ---- */

static void describe_end(const BotReport *report, Text *how) {
    if (!how || !report->has_ended) return;
    bool is_killed = WIFSIGNALED(report->status);
    text_add(how, is_killed ? "it was ended by signal " : "it ended with status ");
    text_add_int(how, is_killed ? WTERMSIG(report->status) : WEXITSTATUS(report->status));
}

/* shutdown, not only close: a later bot's keeper may hold copies of our ends. */
void bot_process_stop(BotProcess *process, Text *how) {
    BotReport report = {.error = 0};
    if (process->keeper == 0) return;
    shutdown(process->socket, SHUT_RDWR);
    close(process->socket);
    shutdown(process->lifeline, SHUT_WR);
    if (hear_keeper(process->lifeline, &report))
        describe_end(&report, how);
    else
        kill(-process->bot, SIGKILL); /* the bot has killed its keeper */
    close(process->lifeline);
    wait_for(process->keeper);
    *process = (BotProcess){0};
}
