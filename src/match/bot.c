#include "match/bot.h"

#include "base/memory.h"
#include "match/playthrough.h"
#include "match/truth.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { MAX_ANSWER = 4096, GRACE = 1000, NAP = 5 };

#ifndef MSG_NOSIGNAL
#define MSG_NOSIGNAL 0 /* there the socket's own option keeps the signal away */
#endif

struct Bot {
    const Match *match;
    pid_t process;
    int socket; /* its standard input and output; -1 where it is gone */
    int milliseconds;
    bool waits, is_asked;
    int overdue;      /* answers that came too late and are still to be thrown away */
    int64_t deadline; /* of that */
    size_t got;
    char answer[MAX_ANSWER];
    int faults;
    char fault[MATCH_MESSAGE];
};

static int64_t now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (int64_t)time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

/* ---- the process ---- */

static void run_child(int end, const char *command) {
    setpgid(0, 0); /* so that bot_stop ends its children too */
    dup2(end, STDIN_FILENO);
    dup2(end, STDOUT_FILENO);
    execl("/bin/sh", "sh", "-c", command, (char *)NULL);
    _exit(127);
}

Bot *bot_start(const char *command, int milliseconds, Text *why) {
    int ends[2];
    if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends) != 0) {
        text_add(why, "no outside bot can be started: ");
        text_add(why, strerror(errno));
        return NULL;
    }
    for (int i = 0; i < 2; i++) fcntl(ends[i], F_SETFD, FD_CLOEXEC);
#ifdef SO_NOSIGPIPE
    setsockopt(ends[0], SOL_SOCKET, SO_NOSIGPIPE, &(int){1}, sizeof(int));
#endif
    pid_t process = fork();
    if (process == 0) run_child(ends[1], command);
    close(ends[1]);
    if (process < 0) {
        text_add(why, "no outside bot can be started: ");
        text_add(why, strerror(errno));
        close(ends[0]);
        return NULL;
    }
    Bot *bot = memory_alloc(sizeof *bot);
    *bot = (Bot){.process = process, .socket = ends[0], .milliseconds = milliseconds};
    return bot;
}

static void hang_up(Bot *bot) {
    if (bot->socket >= 0) close(bot->socket);
    bot->socket = -1;
}

void bot_stop(Bot *bot) {
    if (bot == NULL) return;
    hang_up(bot);
    int64_t end = now() + GRACE;
    while (waitpid(bot->process, NULL, WNOHANG) == 0) {
        if (now() > end) {
            kill(-bot->process, SIGKILL);
            waitpid(bot->process, NULL, 0);
            break;
        }
        nanosleep(&(struct timespec){.tv_nsec = NAP * 1000000L}, NULL);
    }
    free(bot);
}

/* ---- faults ---- */

int bot_faults(const Bot *bot) { return bot->faults; }
const char *bot_last_fault(const Bot *bot) { return bot->fault; }

static MatchAnswer play_mildest(Bot *bot, const MatchQuestion *question, const char *what, const char *answer,
                                SabaccAction *action) {
    Text text = text_over(bot->fault, sizeof bot->fault);
    text_add(&text, what);
    text_add(&text, answer);
    bot->faults++;
    bot->is_asked = false;
    match_mildest(&question->view->table, question->seat, question->offers, action);
    return MATCH_READY;
}

/* ---- question and answer ---- */

/* Never waits: where a bot has left so many questions unread that no more go in, it is deaf. */
static bool send_all(const Bot *bot, const char *words, size_t length) {
    while (length > 0) {
        ssize_t sent = send(bot->socket, words, length, MSG_NOSIGNAL | MSG_DONTWAIT);
        if (sent < 0 && errno == EINTR) continue;
        if (sent <= 0) return false;
        words += sent;
        length -= (size_t)sent;
    }
    return true;
}

static void put_question(Bot *bot, const MatchQuestion *question) {
    json_t *state = match_json(bot->match, question->seat);
    char *words = json_dumps(state, JSON_COMPACT);
    if (!send_all(bot, words, strlen(words)) || !send_all(bot, "\n", 1)) hang_up(bot);
    free(words);
    json_decref(state);
    bot->is_asked = true;
    bot->deadline = now() + bot->milliseconds;
}

/* Takes the first whole line out of what has come; false where there is none. */
static bool take_line(Bot *bot, char line[MAX_ANSWER]) {
    char *end = memchr(bot->answer, '\n', bot->got);
    if (end == NULL) return false;
    size_t length = (size_t)(end - bot->answer);
    memcpy(line, bot->answer, length);
    line[length] = '\0';
    bot->got -= length + 1;
    memmove(bot->answer, end + 1, bot->got);
    return true;
}

/* The answer to the question that stands; answers to earlier ones are thrown away. */
static bool take_answer(Bot *bot, char line[MAX_ANSWER]) {
    while (take_line(bot, line)) {
        if (bot->overdue == 0) return true;
        bot->overdue--;
    }
    return false;
}

/* Reads what has come, waiting at most `milliseconds`; hangs up where nothing can come any more. */
static void listen_to(Bot *bot, int milliseconds) {
    struct pollfd ear = {.fd = bot->socket, .events = POLLIN};
    if (poll(&ear, 1, milliseconds) <= 0) return;
    ssize_t got = recv(bot->socket, bot->answer + bot->got, sizeof bot->answer - bot->got, 0);
    if (got > 0) bot->got += (size_t)got;
    bool is_too_long = bot->got == sizeof bot->answer && memchr(bot->answer, '\n', bot->got) == NULL;
    if (got == 0 || (got < 0 && errno != EINTR) || is_too_long) hang_up(bot);
}

/* {"do": "raise 20"} and nothing else. */
static bool read_answer(const char *line, int seat, SabaccAction *action) {
    char bytes[SABACC_TEXT + 4], sentence[MATCH_MESSAGE];
    Text text = text_over(bytes, sizeof bytes), why = text_over(sentence, sizeof sentence);
    json_t *json = json_loads(line, JSON_REJECT_DUPLICATES, NULL);
    const char *words = json_string_value(json_object_get(json, "do"));
    bool is_answer = words != NULL && json_object_size(json) == 1;
    text_add_int(&text, seat);
    text_add_char(&text, ' ');
    if (is_answer) text_add(&text, words);
    json_decref(json);
    return is_answer && !text.cut && sabacc_action_parse(bytes, action, &why) && !action->malformed;
}

static MatchAnswer judge(Bot *bot, const MatchQuestion *question, const char *line, SabaccAction *action) {
    if (!read_answer(line, question->seat, action))
        return play_mildest(bot, question, "malformed: ", line, action);
    if (sabacc_check(match_state(bot->match), action) != SABACC_OK)
        return play_mildest(bot, question, "illegal: ", line, action);
    bot->is_asked = false;
    return MATCH_READY;
}

static MatchAnswer ask(void *self, const MatchQuestion *question, SabaccAction *action) {
    Bot *bot = self;
    char line[MAX_ANSWER];
    if (bot->socket >= 0 && !bot->is_asked) put_question(bot, question);
    do {
        int64_t left = bot->deadline - now();
        if (bot->socket >= 0) listen_to(bot, bot->waits && left > 0 ? (int)left : 0);
        if (take_answer(bot, line)) return judge(bot, question, line, action);
        if (bot->socket < 0) return play_mildest(bot, question, "gone: it answers no more", "", action);
    } while (bot->waits && now() < bot->deadline);
    if (now() < bot->deadline) return MATCH_PENDING;
    bot->overdue++;
    return play_mildest(bot, question, "late: no answer in time", "", action);
}

/* After an undo the question it was thinking about stands no more: its answer is one too late. */
static void observe(void *self, const SabaccView *view, const SabaccEvents *events) {
    Bot *bot = self;
    (void)view;
    if (events != NULL || !bot->is_asked) return;
    bot->is_asked = false;
    bot->overdue++;
}

MatchDriver bot_driver(Bot *bot, const Match *match, bool waits) {
    bot->match = match;
    bot->waits = waits;
    return (MatchDriver){.self = bot, .observe = observe, .ask = ask};
}
