/* sabacc-lab merge: adds up what shards of `sim` and `duel` have printed. */
#include "base/files.h"
#include "lab/duel_report.h"
#include "lab/lab.h"
#include "lab/series_json.h"
#include "lab/sim_report.h"
#include "lab/sim_shard.h"

#include <stdlib.h>
#include <string.h>

enum { MAX_BYTES = 256 * 1024 * 1024 };

/* One shard, or several added up. */
typedef struct Part {
    bool is_duel;
    Sim sim;
    Duel duel;
} Part;

typedef struct Merge {
    bool has_any;
    Part whole;
    json_t *first;    /* the "shard" of the first file, to which the others are compared */
    const char *from; /* that file */
} Merge;

static Shard *shard_in(Part *part) {
    return part->is_duel ? &part->duel.series.shard : &part->sim.series.shard;
}

/* ---- one shard ---- */

static bool read_part(const json_t *json, Part *part) {
    Series series;
    if (!series_read(json, &series)) return false;
    part->is_duel = strcmp(series.command, "duel") == 0;
    return part->is_duel ? duel_shard_read(json, &series, &part->duel)
                         : sim_shard_read(json, &series, &part->sim);
}

static void join_part(Part *part, const Part *more) {
    if (part->is_duel)
        duel_shard_join(&part->duel, &more->duel);
    else
        sim_shard_join(&part->sim, &more->sim);
}

static bool fits(const Merge *merge, const char *path, const json_t *json, Part *part) {
    const char *differ = series_difference(merge->first, json);
    if (differ != NULL)
        return lab_usage("merge: %s and %s are of different %s", merge->from, path, differ), false;
    Part whole = merge->whole;
    int both = shard_both(shard_in(&whole), shard_in(part));
    if (both == 0) return true;
    lab_usage("merge: %s brings shard %d of %d a second time", path, both, shard_in(part)->of);
    return false;
}

/* False after an error message. */
static bool add(Merge *merge, const char *path, const json_t *object) {
    json_t *json = json_object_get(object, "shard");
    Part part = {.is_duel = false};
    bool is_part = json != NULL && read_part(json, &part);
    bool is_good = is_part && (!merge->has_any || fits(merge, path, json, &part));
    if (!is_part)
        lab_usage("merge: %s is not what a shard prints: sim or duel with --shard I/N --json", path);
    if (is_good && merge->has_any) {
        join_part(&merge->whole, &part);
    } else if (is_good) {
        *merge = (Merge){.has_any = true, .whole = part, .first = json_incref(json), .from = path};
        return true;
    }
    sim_free(&part.sim);
    return is_good;
}

/* ---- files ---- */

/* A file may hold several objects, one after another. */
static bool add_objects(Merge *merge, const char *path, const char *bytes, size_t size) {
    size_t at = 0;
    bool is_good = true;
    do {
        json_error_t error;
        json_t *object = json_loadb(bytes + at, size - at, JSON_DISABLE_EOF_CHECK, &error);
        if (object == NULL) return lab_usage("merge: %s is not JSON: %s", path, error.text), false;
        is_good = add(merge, path, object);
        json_decref(object);
        at += (size_t)error.position;
        while (at < size && strchr(" \t\r\n", bytes[at]) != NULL) at++;
    } while (is_good && at < size);
    return is_good;
}

static bool add_file(void *command, const char *path) {
    size_t size;
    char *bytes = file_read(path, MAX_BYTES, &size);
    if (bytes == NULL) return lab_usage("merge: %s: %s", path, file_words(errno)), false;
    bool is_good = add_objects(command, path, bytes, size);
    free(bytes);
    return is_good;
}

/* ---- the sum ---- */

static int print(Part *whole) {
    Shard *shard = shard_in(whole);
    if (shard_is_whole(shard)) shard->of = 0;
    if (whole->is_duel) {
        duel_print_json(&whole->duel);
        return duel_is_good(&whole->duel) ? LAB_OK : LAB_FAILED;
    }
    sim_print_json(&whole->sim);
    return sim_is_good(&whole->sim) ? LAB_OK : LAB_FAILED;
}

int lab_merge(int argc, char **argv) {
    static const LabSyntax syntax = {.other = add_file};
    Merge merge = {.has_any = false};
    int answer = LAB_USAGE;
    if (lab_arguments(argc, argv, &syntax, &merge))
        answer =
            merge.has_any ? print(&merge.whole) : lab_usage("merge: no file; see sabacc-lab merge --help");
    json_decref(merge.first);
    sim_free(&merge.whole.sim);
    return answer;
}
