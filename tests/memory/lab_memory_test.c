/* Allocation failures inside sabacc-lab: each allocation of its own and of jansson's fails once, in a child
 * of its own, and the command must end with the one sentence and status of base/memory.h. What it has printed
 * by then is the beginning of what it prints with memory; what it has written is the beginning of the same
 * record, or the whole picture, or a temporary file.
 *
 *     lab_memory_test ASSETS CASES DIRECTORY [all]
 *
 * Of a command with more than POINTS allocations so many are tried, evenly spread; with `all` every one. */

#include "base/memory.h"
#include "lab/lab.h"

#include <assert.h>
#include <dirent.h>
#include <fcntl.h>
#include <jansson.h>
#include <limits.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

#include "heap_faults.h"

enum { POINTS = 160, PRINTED = 1 << 20, SAID = 2000, WORDS = 12, FILES = 8 };

static const char *cases, *directory;
static bool all_points;

typedef struct Command {
    char *words[WORDS + 1]; /* {case}: a record; {out}: a path to write to */
    bool is_timed;          /* it prints how long it took */
} Command;

/* What one run leaves. */
typedef struct Run {
    int status;       /* as of waitpid */
    long allocations; /* 0 where it did not come to its end */
    char printed[PRINTED], said[SAID];
    size_t printed_size;
} Run;

/* ---- the folder that is written into ---- */

static const char *in_directory(const char *name) {
    static char path[PATH_MAX];
    snprintf(path, sizeof path, "%s/%s", directory, name);
    return path;
}

static bool is_hidden(const struct dirent *entry) {
    return strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0;
}

static void clear_folder(const char *folder) {
    char path[PATH_MAX];
    DIR *list = opendir(folder);
    for (struct dirent *entry; list && (entry = readdir(list));) {
        if (is_hidden(entry)) continue;
        snprintf(path, sizeof path, "%s/%s", folder, entry->d_name);
        if (unlink(path) != 0) clear_folder(path);
    }
    if (list) closedir(list);
    remove(folder); /* a file, too */
}

/* ---- one run ---- */

static size_t read_back(int file, char *bytes, size_t size) {
    ssize_t got = pread(file, bytes, size - 1, 0);
    assert_true(got >= 0);
    bytes[got] = '\0';
    return (size_t)got;
}

static int temporary(void) {
    char path[PATH_MAX];
    snprintf(path, sizeof path, "%s/printed-XXXXXX", directory);
    int file = mkstemp(path);
    assert_true(file >= 0);
    unlink(path);
    return file;
}

static _Noreturn void run_here(const Command *command, long failing, int out, int err, int count) {
    char *words[WORDS + 1];
    char record[PATH_MAX], target[PATH_MAX];
    int length = 0;
    snprintf(record, sizeof record, "%s/corellian-spike/ap-1-banthas-wild.sabacc", cases);
    snprintf(target, sizeof target, "%s/out", directory);
    for (; command->words[length]; length++) {
        char *word = command->words[length];
        words[length] = strcmp(word, "{case}") == 0 ? record : strcmp(word, "{out}") == 0 ? target : word;
    }
    words[length] = NULL;
    dup2(out, STDOUT_FILENO);
    dup2(err, STDERR_FILENO);
    json_set_alloc_funcs(memory_alloc, free);
    heap_faults_set(failing);
    int code = lab_main(length, words);
    long allocations = heap_faults_count();
    heap_faults_set(0);
    if (pwrite(count, &allocations, sizeof allocations, 0) < 0) code = -1;
    _exit(code);
}

static void run(const Command *command, long failing, Run *done) {
    int out = temporary(), err = temporary(), count = temporary();
    clear_folder(in_directory("out"));
    fflush(NULL);
    pid_t child = fork();
    if (child == 0) run_here(command, failing, out, err, count);
    assert_int_equal(waitpid(child, &done->status, 0), child);
    if (pread(count, &done->allocations, sizeof done->allocations, 0) <= 0) done->allocations = 0;
    done->printed_size = read_back(out, done->printed, sizeof done->printed);
    read_back(err, done->said, sizeof done->said);
    close(out);
    close(err);
    close(count);
}

/* ---- files ---- */

typedef struct Written {
    char name[NAME_MAX + 1];
    char *bytes;
    size_t size;
} Written;

typedef struct Folder {
    int count;
    Written files[FILES];
} Folder;

static void read_written(const char *path, const char *name, Folder *folder) {
    struct stat about;
    assert_true(folder->count < FILES);
    int file = open(path, O_RDONLY);
    assert_true(file >= 0 && fstat(file, &about) == 0);
    Written *written = &folder->files[folder->count++];
    snprintf(written->name, sizeof written->name, "%s", name);
    written->bytes = memory_alloc((size_t)about.st_size + 1);
    written->size = read_back(file, written->bytes, (size_t)about.st_size + 1);
    close(file);
}

/* What lies at {out}: one file, or those of a folder. */
static void look(Folder *folder) {
    char path[PATH_MAX], root[PATH_MAX];
    snprintf(root, sizeof root, "%s", in_directory("out"));
    DIR *list = opendir(root);
    *folder = (Folder){0};
    if (!list && access(root, F_OK) == 0) read_written(root, "", folder);
    for (struct dirent *entry; list && (entry = readdir(list));) {
        if (is_hidden(entry)) continue;
        snprintf(path, sizeof path, "%s/%s", root, entry->d_name);
        read_written(path, entry->d_name, folder);
    }
    if (list) closedir(list);
}

static void free_folder(Folder *folder) {
    for (int i = 0; i < folder->count; i++) free(folder->files[i].bytes);
}

static const Written *named(const Folder *folder, const char *name) {
    for (int i = 0; i < folder->count; i++)
        if (strcmp(folder->files[i].name, name) == 0) return &folder->files[i];
    return NULL;
}

/* A record may end early, any other file is whole or has not got its name. */
static void check_folder(const Folder *good) {
    Folder found;
    look(&found);
    for (int i = 0; i < found.count; i++) {
        const Written *written = &found.files[i], *whole = named(good, written->name);
        if (!whole) continue; /* a temporary one */
        bool is_record = strstr(written->name, ".sabacc") != NULL;
        assert_true(is_record ? written->size <= whole->size : written->size == whole->size);
        assert_memory_equal(written->bytes, whole->bytes, written->size);
    }
    free_folder(&found);
}

/* ---- all of them ---- */

static void every_failure_is_told(const Command *command) {
    static Run good, bad;
    Folder whole;
    run(command, 0, &good);
    if (!WIFEXITED(good.status) || WEXITSTATUS(good.status) != LAB_OK) fail_msg("with memory: %s", good.said);
    look(&whole);
    long step = all_points ? 1 : good.allocations / POINTS + 1;
    printf("%s %s: %ld allocations, every %ld. fails\n", command->words[0], command->words[1],
           good.allocations, step);
    for (long failing = 1; failing <= good.allocations; failing += step) {
        run(command, failing, &bad);
        bool is_told = WIFEXITED(bad.status) && WEXITSTATUS(bad.status) == MEMORY_EXIT_STATUS &&
                       strcmp(bad.said, "sabacc: out of memory\n") == 0;
        bool is_beginning =
            bad.printed_size <= good.printed_size && memcmp(bad.printed, good.printed, bad.printed_size) == 0;
        if (!is_told || (!is_beginning && !command->is_timed))
            fail_msg("allocation %ld: status %x, printed %s, said %s", failing, (unsigned)bad.status,
                     bad.printed, bad.said);
        check_folder(&whole);
    }
    assert_true(good.allocations > 0);
    free_folder(&whole);
    clear_folder(in_directory("out"));
}

static const Command commands[] = {
    {.words = {"show", "{case}"}},
    {.words = {"show", "{case}", "--line", "3", "--seat", "0"}},
    {.words = {"run", "{case}", "{case}"}},
    {.words = {"sim", "kessel", "--games", "1", "--json"}, .is_timed = true},
    {.words = {"sim", "pazaak", "--games", "2", "--record", "{out}", "--json"}, .is_timed = true},
    {.words = {"sim", "classic", "--hands", "3", "--seats", "ai:novice,random", "--record", "{out}"},
     .is_timed = true},
    {.words = {"games", "--json"}},
    {.words = {"tables", "corellian-spike", "--cards", "2", "--json"}},
    {.words = {"cards", "kessel"}},
    {.words = {"cards", "kessel", "--png", "{out}", "--height", "24", "--only", "sand2"}},
    {.words = {"cards", "kessel", "--pdf", "{out}", "--copies", "one"}},
};
enum { COMMANDS = sizeof commands / sizeof *commands };

static void test_command(void **state) { every_failure_is_told(*state); }

int main(int argc, char **argv) {
    struct CMUnitTest tests[COMMANDS];
    assert(argc > 3);
    setenv("SABACC_ASSETS", argv[1], 1);
    cases = argv[2];
    directory = argv[3];
    all_points = argc > 4;
    mkdir(directory, 0777);
    for (int i = 0; i < COMMANDS; i++)
        tests[i] = (struct CMUnitTest){.name = commands[i].words[0],
                                       .test_func = test_command,
                                       .initial_state = (void *)(size_t)&commands[i]};
    return cmocka_run_group_tests_name("memory that runs out in sabacc-lab", tests, NULL, NULL);
}
