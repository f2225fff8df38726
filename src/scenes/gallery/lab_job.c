#include "scenes/gallery/lab_job.h"

#include <errno.h>
#include <fcntl.h>
#include <jansson.h>
#include <poll.h>
#include <SDL.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/i18n.h"
#include "base/memory.h"

extern char **environ;

enum {
    LOOK_MS = 100,  /* poll interval for a program without output */
    GRACE_MS = 2000 /* time allowed to remove partial files */
};

struct LabJob {
    SDL_Thread *thread;
    SDL_mutex *mutex; /* protects state, process, is_stopped and stopped_at */
    LabJobState state;
    pid_t process; /* 0: none */
    bool is_stopped;
    Uint32 stopped_at;
    char *arguments[LAB_JOB_ARGUMENTS + 2]; /* the program, and a NULL at the end */
    void (*wake)(void *user);
    void *user;
};

/* ---- the program ---- */

/* SDL blocks signals in its threads, and a child inherits that mask: this one must be able to receive
 * signals. It leads its own process group, so that everything it starts is stopped with it. */
static int hear_all(posix_spawnattr_t *manner) {
    sigset_t none;
    sigemptyset(&none);
    int fault = posix_spawnattr_setsigmask(manner, &none);
    if (!fault) fault = posix_spawnattr_setpgroup(manner, 0);
    return fault ? fault : posix_spawnattr_setflags(manner, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP);
}

/* Both of its outputs go into one pipe: the last line counts. */
static int spawn_with(LabJob *job, int end, posix_spawn_file_actions_t *actions, posix_spawnattr_t *manner,
                      pid_t *process) {
    int fault = hear_all(manner);
    for (int output = STDOUT_FILENO; output <= STDERR_FILENO && !fault; output++)
        fault = posix_spawn_file_actions_adddup2(actions, end, output);
    return fault ? fault : posix_spawnp(process, job->arguments[0], actions, manner, job->arguments, environ);
}

static int spawn_into(LabJob *job, int end, pid_t *process) {
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t manner;
    int fault = posix_spawn_file_actions_init(&actions);
    if (fault) return fault;
    fault = posix_spawnattr_init(&manner);
    if (!fault) {
        fault = spawn_with(job, end, &actions, &manner, process);
        posix_spawnattr_destroy(&manner);
    }
    posix_spawn_file_actions_destroy(&actions);
    return fault;
}

/* sabacc-lab is beside the game wherever both were built or installed. */
static void report_missing(LabJob *job, int fault) {
    snprintf(job->state.words, sizeof job->state.words, _("%s: %s: install the game and its bench together"),
             job->arguments[0], strerror(fault));
}

/* A descriptor to read its output; -1 with the reason in the state's words. */
static int start_program(LabJob *job) {
    int ends[2] = {-1, -1}, fault = 0;
    pid_t process = 0;
    if (pipe(ends) != 0) {
        fault = errno;
    } else {
        for (int i = 0; i < 2; i++) fcntl(ends[i], F_SETFD, FD_CLOEXEC);
        fault = spawn_into(job, ends[1], &process);
        close(ends[1]);
        if (fault) {
            process = 0;
            close(ends[0]);
            ends[0] = -1;
        }
    }
    SDL_LockMutex(job->mutex);
    job->process = process;
    if (fault) report_missing(job, fault);
    if (process && job->is_stopped) kill(-process, SIGTERM);
    SDL_UnlockMutex(job->mutex);
    return ends[0];
}

/* ---- output ---- */

/* "sabacc-lab: cards: no room" becomes "no room". */
static const char *after_names(const char *line, const char *command) {
    static const char own[] = "sabacc-lab: ";
    size_t length = strlen(command);
    if (strncmp(line, own, sizeof own - 1) == 0) line += sizeof own - 1;
    bool is_named = strncmp(line, command, length) == 0 && strncmp(line + length, ": ", 2) == 0;
    return is_named ? line + length + 2 : line;
}

static bool read_progress(const char *line, int *done, int *of) {
    json_t *root = json_loads(line, JSON_REJECT_DUPLICATES, NULL);
    bool is_progress = json_unpack(root, "{s:i, s:i !}", "done", done, "of", of) == 0;
    json_decref(root);
    return is_progress;
}

/* The language may stand before it. */
static const char *command_of(char *const *arguments) {
    return strcmp(arguments[1], "--lang") == 0 ? arguments[3] : arguments[1];
}

static void take_line(LabJob *job, char *line) {
    int done = 0, of = 0;
    bool is_progress = read_progress(line, &done, &of);
    SDL_LockMutex(job->mutex);
    if (is_progress) {
        job->state.done = done;
        job->state.of = of;
    } else if (*line) {
        snprintf(job->state.words, sizeof job->state.words, "%s",
                 after_names(line, command_of(job->arguments)));
    }
    SDL_UnlockMutex(job->mutex);
    if (is_progress) job->wake(job->user);
}

/* A program that does not stop when asked is killed. The thread does not wait for it, nor for a descendant
 * that keeps its output open. */
static bool is_late(LabJob *job) {
    SDL_LockMutex(job->mutex);
    bool is = job->is_stopped && SDL_GetTicks() - job->stopped_at >= GRACE_MS;
    if (is && job->process) kill(-job->process, SIGKILL);
    SDL_UnlockMutex(job->mutex);
    return is;
}

typedef struct Line {
    char text[LAB_JOB_WORDS];
    size_t length;
} Line;

static void end_line(LabJob *job, Line *line) {
    line->text[line->length] = '\0';
    if (line->length > 0) take_line(job, line->text);
    line->length = 0;
}

static void take_bytes(LabJob *job, Line *line, const char *bytes, ssize_t count) {
    for (ssize_t i = 0; i < count; i++) {
        if (bytes[i] == '\n' || line->length == sizeof line->text - 1) end_line(job, line);
        if (bytes[i] != '\n') line->text[line->length++] = bytes[i];
    }
}

static void listen_to(LabJob *job, int output) {
    Line line = {.length = 0};
    char bytes[512];
    for (ssize_t got = 1; got > 0 && !is_late(job);) {
        struct pollfd about = {.fd = output, .events = POLLIN};
        if (poll(&about, 1, LOOK_MS) <= 0) continue;
        got = read(output, bytes, sizeof bytes);
        take_bytes(job, &line, bytes, got);
    }
    end_line(job, &line);
    close(output);
}

/* The process is reaped only here, so lab_job_stop never signals a reused pid. */
static bool wait_for_end(LabJob *job) {
    int status = -1;
    if (!job->process) return false;
    siginfo_t about;
    while (waitid(P_PID, (id_t)job->process, &about, WEXITED | WNOWAIT) != 0 && errno == EINTR) continue;
    SDL_LockMutex(job->mutex);
    while (waitpid(job->process, &status, 0) < 0 && errno == EINTR) continue;
    job->process = 0;
    SDL_UnlockMutex(job->mutex);
    return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

static int run(void *data) {
    LabJob *job = data;
    int output = start_program(job);
    if (output >= 0) listen_to(job, output);
    bool is_good = wait_for_end(job);
    SDL_LockMutex(job->mutex);
    job->state.is_good = is_good;
    job->state.is_over = true;
    SDL_UnlockMutex(job->mutex);
    job->wake(job->user);
    return 0;
}

/* ---- the job ---- */

static bool copy_arguments(LabJob *job, const char *program, const char *const *arguments) {
    job->arguments[0] = memory_strdup(program);
    for (int i = 0; arguments[i]; i++) {
        if (i == LAB_JOB_ARGUMENTS) return false;
        job->arguments[i + 1] = memory_strdup(arguments[i]);
    }
    return true;
}

LabJob *lab_job_start(const char *program, const char *const *arguments, void (*wake)(void *user),
                      void *user) {
    LabJob *job = memory_calloc(1, sizeof *job);
    job->wake = wake;
    job->user = user;
    job->mutex = SDL_CreateMutex();
    if (job->mutex && copy_arguments(job, program, arguments))
        job->thread = SDL_CreateThread(run, "lab", job);
    if (job->thread) return job;
    lab_job_free(job);
    return NULL;
}

LabJobState lab_job_look(LabJob *job) {
    SDL_LockMutex(job->mutex);
    LabJobState state = job->state;
    SDL_UnlockMutex(job->mutex);
    return state;
}

void lab_job_stop(LabJob *job) {
    SDL_LockMutex(job->mutex);
    if (!job->is_stopped) job->stopped_at = SDL_GetTicks();
    job->is_stopped = true;
    if (job->process) kill(-job->process, SIGTERM);
    SDL_UnlockMutex(job->mutex);
}

void lab_job_free(LabJob *job) {
    if (!job) return;
    if (job->thread) {
        lab_job_stop(job);
        SDL_WaitThread(job->thread, NULL);
    }
    if (job->mutex) SDL_DestroyMutex(job->mutex);
    for (int i = 0; i < LAB_JOB_ARGUMENTS + 2; i++) free(job->arguments[i]);
    free(job);
}
