/* Runs a command with faults below its C library: faults-inject [OPTION…] -- COMMAND… (see --help). */
#define _DEFAULT_SOURCE /* getopt_long, realpath */
#include <errno.h>
#include <getopt.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "calls.h"
#include "catcher.h"
#include "plan.h"
#include "watch.h"

enum { EXIT_UNAVAILABLE = 77, EXIT_TIMEOUT = 124, EXIT_OWN = 125, DEFAULT_TIMEOUT_S = 60 };

typedef struct Injector {
    Watch watch;
    Plan plan;
    Catcher catcher;
    FILE *journal, *report; /* NULL where none is wanted */
    long serial;            /* of the last call */
    long injected, foreign;
    int timeout_s;
    bool is_killed;
    char below[PATH_MAX], mark[PATH_MAX];
} Injector;

/* ---- options ---- */

static const char help[] =
    "faults-inject --below DIR [OPTION…] -- COMMAND…\n"
    "Runs the command, and watches every call that changes or syncs files below DIR, made by whatever code.\n"
    "    --skip SUB        what lies in DIR/SUB does not count; may be given again\n"
    "    --journal FILE    keeps the calls, with their data (calls.h says how)\n"
    "    --mark FILE       writes to this file go into the journal too, in their order\n"
    "    --report FILE     what happened, a line each: calls N, injected N, foreign N, exit N or signal N\n"
    "    --reads           opening for reading, and reading, count as calls too\n"
    "    --fault NAME      what goes wrong; see below\n"
    "    --at N            … with the Nth call alone\n"
    "    --from N [--to N] … with each of these calls that it fits\n"
    "    --kill-at N       kills the command before its Nth call; with --torn after half of what it writes\n"
    "    --timeout SECONDS then it is killed too (60)\n"
    "    --mechanism NAME  seccomp or ptrace; else the first that the system allows\n"
    "The exit status is the command's; 128 and the number of the signal that ended it; 124 after a timeout;\n"
    "125 where this program itself failed; 77 where the system allows neither mechanism.\n"
    "Faults:\n";

static const struct option options[] = {
    {"below", required_argument, NULL, 'b'},   {"skip", required_argument, NULL, 's'},
    {"journal", required_argument, NULL, 'j'}, {"mark", required_argument, NULL, 'm'},
    {"report", required_argument, NULL, 'r'},  {"reads", no_argument, NULL, 'R'},
    {"fault", required_argument, NULL, 'f'},   {"at", required_argument, NULL, 'a'},
    {"from", required_argument, NULL, 'F'},    {"to", required_argument, NULL, 'T'},
    {"kill-at", required_argument, NULL, 'k'}, {"torn", no_argument, NULL, 't'},
    {"timeout", required_argument, NULL, 'o'}, {"mechanism", required_argument, NULL, 'M'},
    {"help", no_argument, NULL, 'h'},          {0}};

static void fail(const char *what, const char *which) {
    fprintf(stderr, "faults-inject: %s: %s\n", which, what);
    exit(EXIT_OWN);
}

static long read_number(const char *text) {
    char *end;
    long number = strtol(text, &end, 10);
    if (*end || number < 1) fail("give a number from 1", text);
    return number;
}

static FILE *open_output(const char *path) {
    FILE *file = fopen(path, "we");
    if (!file) fail(strerror(errno), path);
    return file;
}

static const char *real_path(const char *path, char real[PATH_MAX]) {
    if (!realpath(path, real)) fail(strerror(errno), path);
    return real;
}

static void add_skip(Watch *watch, const char *directory) {
    if (watch->skip_count == WATCH_SKIPS) fail("too many directories to skip", directory);
    watch->skips[watch->skip_count++] = directory;
}

static void choose_fault(Plan *plan, const char *name) {
    plan->fault = fault_named(name);
    if (!plan->fault) fail("no such fault; --help lists them", name);
}

static Catcher mechanism_named(const char *name) {
    Catcher both[] = {catcher_notify(), catcher_trace()};
    for (int i = 0; i < 2; i++)
        if (strcmp(both[i].name, name) == 0) return both[i];
    fail("no such mechanism; there are seccomp and ptrace", name);
    return both[0];
}

static void print_help(void) {
    fputs(help, stdout);
    fault_print_list();
    exit(0);
}

static void read_option(Injector *injector, int option) {
    switch (option) {
    case 'b': injector->watch.below = real_path(optarg, injector->below); break;
    case 's': add_skip(&injector->watch, optarg); break;
    case 'j': injector->journal = open_output(optarg); break;
    case 'm':
        fclose(open_output(optarg));
        injector->watch.mark = real_path(optarg, injector->mark);
        break;
    case 'r': injector->report = open_output(optarg); break;
    case 'R': injector->watch.with_reads = true; break;
    case 'f': choose_fault(&injector->plan, optarg); break;
    case 'a': injector->plan.first = injector->plan.last = read_number(optarg); break;
    case 'F': injector->plan.first = read_number(optarg); break;
    case 'T': injector->plan.last = read_number(optarg); break;
    case 'k': injector->plan.kill_at = read_number(optarg); break;
    case 't': injector->plan.is_torn = true; break;
    case 'o': injector->timeout_s = (int)read_number(optarg); break;
    case 'M': injector->catcher = mechanism_named(optarg); break;
    case 'h': print_help(); break;
    default: exit(EXIT_OWN);
    }
}

static void read_options(Injector *injector, int argc, char **argv) {
    int option;
    while ((option = getopt_long(argc, argv, "+", options, NULL)) != -1) read_option(injector, option);
    if (!injector->watch.below) fail("name the directory to watch", "--below");
    if (optind == argc) fail("name the command to run", "--");
    if (injector->plan.fault && injector->plan.first == 0)
        fail("say which calls, by --at or --from", "--fault");
}

/* ---- the run ---- */

static void kill_command(Injector *injector) {
    injector->is_killed = true;
    kill(-injector->catcher.child, SIGKILL);
    kill(injector->catcher.child, SIGKILL); /* before it has a group of its own */
}

static void keep(Injector *injector, const Call *call) {
    if (injector->journal) call_write(injector->journal, call);
    if (call->fault[0]) injector->injected++;
    if (call->kind == CALL_FOREIGN) injector->foreign++;
    if (!injector->report || (!call->fault[0] && call->kind != CALL_FOREIGN)) return;
    fprintf(injector->report, "call %ld %s %s %s %s\n", call->serial, call_names[call->kind], call->path,
            call->path2[0] ? call->path2 : "-", call->fault[0] ? call->fault : "-");
}

static void take_call(Injector *injector, const Request *request, Call *call) {
    Answer answer;
    if (call->kind != CALL_MARK) injector->serial++;
    call->serial = injector->serial;
    plan_decide(&injector->plan, call, &answer);
    keep(injector, call);
    bool is_last = call->kind != CALL_MARK && call->serial == injector->plan.kill_at;
    if (is_last && answer.kind != ANSWER_SHORT) {
        kill_command(injector);
        return;
    }
    if (!injector->catcher.answer(&injector->catcher, request, &answer)) {
        kill_command(injector);
        fail(strerror(errno), "a call could not be answered");
    }
    if (is_last) kill_command(injector);
}

static void take_request(Injector *injector, const Request *request) {
    Call call;
    Answer pass = {.kind = ANSWER_PASS};
    if (watch_describe(&injector->watch, request, &call)) {
        take_call(injector, request, &call);
        free(call.data);
    } else {
        injector->catcher.answer(&injector->catcher, request, &pass);
    }
}

static CaughtKind run(Injector *injector) {
    Request request;
    CaughtKind caught;
    while ((caught = injector->catcher.next(&injector->catcher, &request, 1000 * injector->timeout_s)) ==
           CAUGHT_CALL) {
        if (!injector->is_killed) take_request(injector, &request);
    }
    return caught;
}

static int end_of(Injector *injector, CaughtKind caught) {
    int status = injector->catcher.status;
    if (caught == CAUGHT_TIMEOUT) {
        kill_command(injector);
        waitpid(injector->catcher.child, &status, 0);
        if (injector->report) fprintf(injector->report, "timeout %d\n", injector->timeout_s);
        return EXIT_TIMEOUT;
    }
    int number = WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status);
    if (injector->report)
        fprintf(injector->report, "%s %d\n", WIFSIGNALED(status) ? "signal" : "exit", number);
    return WIFSIGNALED(status) ? 128 + number : number;
}

static bool close_file(FILE *file) { return !file || (!ferror(file) && fclose(file) == 0); }

/* By the first mechanism that the system allows, unless one was asked for. */
static void start(Injector *injector, char *const argv[]) {
    bool is_asked = injector->catcher.name != NULL;
    if (!is_asked) injector->catcher = catcher_notify();
    if (injector->catcher.start(&injector->catcher, &injector->watch, argv)) return;
    if (!is_asked) injector->catcher = catcher_trace();
    if (!is_asked && injector->catcher.start(&injector->catcher, &injector->watch, argv)) return;
    fprintf(stderr, "faults-inject: this system allows neither seccomp's user notification nor ptrace\n");
    exit(EXIT_UNAVAILABLE);
}

int main(int argc, char **argv) {
    static Injector injector = {.plan = {.last = LONG_MAX}, .timeout_s = DEFAULT_TIMEOUT_S};
    if (argc == 2 && strcmp(argv[1], "--help") == 0) print_help();
    read_options(&injector, argc, argv);
    start(&injector, argv + optind);
    int status = end_of(&injector, run(&injector));
    if (injector.report)
        fprintf(injector.report, "mechanism %s\ncalls %ld\ninjected %ld\nforeign %ld\n",
                injector.catcher.name, injector.serial, injector.injected, injector.foreign);
    if (!close_file(injector.journal) || !close_file(injector.report))
        fail("cannot be written", "journal or report");
    return status;
}
