/* Cuts a journal of the player's session (player.c) at its calls, makes the directory that a kill or a power
 * cut would have left there, opens it as the program does when it starts, and judges what is found by what
 * the player had said:
 *
 *     faults-cuts BASE JOURNAL WORK [--power-every N] [--sync-every N] [--seeds N] [--from N] [--to N]
 * [--verbose]
 *
 * Kills: before every call, and half way in every write. Power cuts: at every Nth write (1) and at every Mth
 * other call (1: all), in every way that model.h knows, the mixed one by so many seeds (2). WORK is made and
 * emptied as needed. The last line says how many points were judged. Exit status 0, 1 where something was
 * lost, 2 where it cannot be done. */
#define _XOPEN_SOURCE   700 /* nftw */
#define _DEFAULT_SOURCE     /* MAP_ANONYMOUS, getopt_long */
#include <errno.h>
#include <ftw.h>
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "judge.h"
#include "model.h"
#include "model_private.h"

enum { BATCH = 100, SHOWN_FAILURES = 4000 };

/* One end: before call `call`, or with so many bytes of it written. */
typedef struct Point {
    long call;
    CutKind cut;
    bool is_torn;
    uint64_t seed;
} Point;

/* Totals of the judging processes. */
typedef struct Tally {
    long points, kills, power_cuts, failures;
    Point now;
} Tally;

typedef struct Judge {
    const char *base, *work;
    Call *calls; /* owned, without marks; calls[i].serial is i + 1 */
    long call_count;
    Timeline timeline;
    Tally *tally; /* shared */
    long power_every, sync_every, from, to;
    int seeds;
    bool is_verbose;
} Judge;

/* ---- reading the journal ---- */

static bool add_call(Judge *judge, Call *call) {
    if (call->kind == CALL_MARK) {
        timeline_add(&judge->timeline, call->serial, (const char *)call->data, call->size);
        free(call->data);
        return true;
    }
    judge->calls = model_memory(judge->calls, (size_t)(judge->call_count + 1) * sizeof *judge->calls);
    judge->calls[judge->call_count++] = *call;
    return call->serial == judge->call_count;
}

static bool read_journal(Judge *judge, const char *path) {
    FILE *file = fopen(path, "rb");
    Call call;
    bool is_good = file != NULL;
    while (is_good && call_read(file, &call)) is_good = add_call(judge, &call);
    is_good = is_good && feof(file);
    if (file) fclose(file);
    if (!is_good) fprintf(stderr, "faults-cuts: %s: no whole journal\n", path);
    return is_good;
}

/* ---- findings ---- */

static void fail(void *user, const char *sentence) {
    const Judge *judge = user;
    const Point *point = &judge->tally->now;
    if (++judge->tally->failures > SHOWN_FAILURES) return;
    printf("LOST at call %ld%s, %s", point->call, point->is_torn ? " (half of it)" : "",
           cut_names[point->cut]);
    if (point->cut == CUT_MIXED) printf(" %llu", (unsigned long long)point->seed);
    printf(": %s\n", sentence);
    fflush(stdout);
}

/* ---- points ---- */

static int remove_one(const char *path, const struct stat *about, int kind, struct FTW *where) {
    (void)about;
    (void)kind;
    return where->level == 0 ? 0 : remove(path);
}

static bool empty_work(Judge *judge) {
    if (mkdir(judge->work, 0777) != 0 && errno != EEXIST) return false;
    return nftw(judge->work, remove_one, 16, FTW_DEPTH | FTW_PHYS) == 0;
}

static bool judge_point(Judge *judge, const Model *model, Point point) {
    bool is_power_cut = point.cut != CUT_KILL;
    Tally *tally = judge->tally;
    tally->now = point;
    tally->points++;
    *(is_power_cut ? &tally->power_cuts : &tally->kills) += 1;
    if (judge->is_verbose) printf("call %ld %s\n", point.call, cut_names[point.cut]);
    if (!empty_work(judge) || !model_put(model, point.cut, point.seed, judge->work)) return false;
    judge_directory(&(Finding){.directory = judge->work,
                               .timeline = &judge->timeline,
                               .moments = timeline_until(&judge->timeline, point.call),
                               .is_power_cut = is_power_cut,
                               .fail = fail,
                               .user = judge});
    return true;
}

static bool judge_power_cuts(Judge *judge, const Model *model, long call) {
    bool is_write = call <= judge->call_count && judge->calls[call - 1].kind == CALL_WRITE;
    if (call % (is_write ? judge->power_every : judge->sync_every) != 0) return true;
    for (int cut = CUT_KILL + 1; cut < CUT_KINDS; cut++) {
        int seeds = cut == CUT_MIXED ? judge->seeds : 1;
        for (int i = 0; i < seeds; i++) {
            uint64_t seed = (uint64_t)call * 1000 + (uint64_t)i;
            if (!judge_point(judge, model, (Point){.call = call, .cut = (CutKind)cut, .seed = seed}))
                return false;
        }
    }
    return true;
}

static Model *model_until(Judge *judge, long call) {
    Model *model = model_of(judge->base, NULL);
    for (long i = 0; model && i + 1 < call; i++) {
        if (model_apply(model, &judge->calls[i])) continue;
        model_free(model);
        return NULL;
    }
    return model;
}

/* The kill half way in a write has a model of its own, because what was written stays. */
static bool judge_torn(Judge *judge, long call) {
    const Call *write = call <= judge->call_count ? &judge->calls[call - 1] : NULL;
    if (!write || write->kind != CALL_WRITE || write->size < 2) return true;
    Model *model = model_until(judge, call);
    bool is_judged = model && model_apply_torn(model, write, write->size / 2) &&
                     judge_point(judge, model, (Point){.call = call, .cut = CUT_KILL, .is_torn = true});
    model_free(model);
    return is_judged;
}

/* The points of calls FIRST to LAST, in a process of their own. */
static bool judge_batch(Judge *judge, long first, long last) {
    Model *model = model_until(judge, first);
    bool is_judged = model != NULL;
    for (long call = first; call <= last && is_judged; call++) {
        is_judged = judge_point(judge, model, (Point){.call = call, .cut = CUT_KILL}) &&
                    judge_torn(judge, call) && judge_power_cuts(judge, model, call);
        if (is_judged && call <= judge->call_count) is_judged = model_apply(model, &judge->calls[call - 1]);
    }
    model_free(model);
    return is_judged;
}

static void free_judge(Judge *judge) {
    for (long i = 0; i < judge->call_count; i++) free(judge->calls[i].data);
    free(judge->calls);
    timeline_free(&judge->timeline);
}

/* A crash while reading fails its point, and the others are still judged. */
static bool run_batch(Judge *judge, long first, long last) {
    int status = 0;
    fflush(stdout);
    pid_t child = fork();
    if (child == 0) {
        bool is_judged = judge_batch(judge, first, last);
        free_judge(judge);
        exit(is_judged ? 0 : 2);
    }
    if (child < 0 || waitpid(child, &status, 0) != child) return false;
    if (WIFEXITED(status) && WEXITSTATUS(status) == 0) return true;
    if (WIFEXITED(status) && WEXITSTATUS(status) == 2) return false;
    fail(judge, "reading it crashed");
    return true;
}

static bool run(Judge *judge) {
    long end = judge->to < judge->call_count + 1 ? judge->to : judge->call_count + 1;
    for (long first = judge->from; first <= end; first += BATCH) {
        long last = first + BATCH - 1 < end ? first + BATCH - 1 : end;
        if (!run_batch(judge, first, last)) return false;
    }
    return true;
}

/* ---- the command line ---- */

static const struct option options[] = {{"power-every", required_argument, NULL, 'p'},
                                        {"sync-every", required_argument, NULL, 'y'},
                                        {"seeds", required_argument, NULL, 's'},
                                        {"from", required_argument, NULL, 'f'},
                                        {"to", required_argument, NULL, 't'},
                                        {"verbose", no_argument, NULL, 'v'},
                                        {0}};

static bool read_options(Judge *judge, int argc, char **argv) {
    int option;
    while ((option = getopt_long(argc, argv, "", options, NULL)) != -1) {
        switch (option) {
        case 'p': judge->power_every = atol(optarg); break;
        case 'y': judge->sync_every = atol(optarg); break;
        case 's': judge->seeds = atoi(optarg); break;
        case 'f': judge->from = atol(optarg); break;
        case 't': judge->to = atol(optarg); break;
        case 'v': judge->is_verbose = true; break;
        default: return false;
        }
    }
    judge->base = argv[optind];
    judge->work = argc == optind + 3 ? argv[optind + 2] : NULL;
    return judge->work && judge->power_every > 0 && judge->sync_every > 0 && judge->from > 0;
}

int main(int argc, char **argv) {
    static Judge judge = {.power_every = 1, .sync_every = 1, .seeds = 2, .from = 1, .to = 1L << 40};
    if (!read_options(&judge, argc, argv)) {
        fprintf(stderr, "faults-cuts BASE JOURNAL WORK [--power-every N] [--sync-every N] [--seeds N] "
                        "[--from N] [--to N] "
                        "[--verbose]\n");
        return 2;
    }
    judge.tally = mmap(NULL, sizeof *judge.tally, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    bool is_done = judge.tally != MAP_FAILED && read_journal(&judge, argv[optind + 1]) && run(&judge) &&
                   empty_work(&judge);
    if (is_done)
        printf("%ld points: %ld kills, %ld power cuts; %ld failures\n", judge.tally->points,
               judge.tally->kills, judge.tally->power_cuts, judge.tally->failures);
    free_judge(&judge);
    if (!is_done) return 2;
    return judge.tally->failures > 0 ? 1 : 0;
}
