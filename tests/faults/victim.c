/* A target for fault injection: writes files below the directory of its argument in every way that the layer
 * must catch, and prints the result of each call: `STEP RESULT`, the result being a number or the name of an
 * error.
 *
 *     faults-victim DIRECTORY STEPS…     each step a row of `steps` */
#define _GNU_SOURCE /* O_TMPFILE, memfd, pwritev */
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <unistd.h>

static const char words[] = "twelve bytes";
enum { SIZE = sizeof words - 1 };

static void say(const char *step, long result) {
    if (result >= 0)
        printf("%s %ld\n", step, result);
    else
        printf("%s %s\n", step, strerrorname_np(errno));
    fflush(stdout);
}

static int open_file(const char *step, const char *name, int flags) {
    int descriptor = open(name, flags, 0666);
    say(step, descriptor < 0 ? -1 : 0);
    return descriptor;
}

/* Through the C library's streams, whose calls no wrapper of open or write would see. */
static void step_stdio(void) {
    FILE *stream = fopen("stdio", "w");
    say("fopen", stream ? 0 : -1);
    if (!stream) return;
    say("fwrite", (long)fwrite(words, 1, SIZE, stream));
    say("fflush", fflush(stream));
    say("fsync", fsync(fileno(stream)));
    say("fclose", fclose(stream));
}

static void step_plain(void) {
    int descriptor = open_file("open", "plain", O_WRONLY | O_CREAT | O_TRUNC);
    struct iovec parts[2] = {{(void *)words, 4}, {(void *)(words + 4), 8}};
    if (descriptor < 0) return;
    say("write", write(descriptor, words, SIZE));
    say("pwrite", pwrite(descriptor, words, SIZE, 30));
    say("writev", writev(descriptor, parts, 2));
    say("at", lseek(descriptor, 0, SEEK_CUR));
    say("ftruncate", ftruncate(descriptor, 20));
    say("fdatasync", fdatasync(descriptor));
    say("close", close(descriptor));
}

static void step_append(void) {
    int descriptor = open_file("append", "plain", O_WRONLY | O_CREAT | O_APPEND);
    if (descriptor < 0) return;
    say("write", write(descriptor, words, SIZE));
    say("close", close(descriptor));
}

static void step_names(void) {
    open_file("nowhere", "dir/a", O_WRONLY | O_CREAT);
    say("mkdir", mkdir("dir", 0777));
    say("mkdir", mkdir("dir", 0777));
    int descriptor = open_file("create", "dir/a", O_WRONLY | O_CREAT | O_EXCL);
    if (descriptor >= 0) close(descriptor);
    say("rename", rename("dir/a", "dir/b"));
    say("link", link("dir/b", "dir/c"));
    say("unlink", unlink("dir/b"));
    int directory = open("dir", O_RDONLY | O_DIRECTORY);
    say("fsync", fsync(directory));
    say("renameat", renameat2(directory, "c", AT_FDCWD, "d", RENAME_NOREPLACE));
    close(directory);
    say("rmdir", rmdir("dir"));
}

/* A lock that another descriptor cannot have until the file behind this one is closed. */
static void step_lock(void) {
    int first = open_file("open", "lock", O_RDWR | O_CREAT), second = open("lock", O_RDONLY);
    say("flock", flock(first, LOCK_EX | LOCK_NB));
    say("close", close(first));
    say("again", flock(second, LOCK_EX | LOCK_NB));
    close(second);
}

static void *write_in_thread(void *name) {
    for (int i = 0; i < 20; i++) {
        int descriptor = open(name, O_WRONLY | O_CREAT | O_APPEND, 0666);
        if (descriptor < 0 || write(descriptor, words, SIZE) != SIZE) return name;
        close(descriptor);
    }
    return NULL;
}

static void step_threads(void) {
    pthread_t threads[4];
    char *names[] = {"t0", "t1", "t2", "t3"};
    long failed = 0;
    for (int i = 0; i < 4; i++) pthread_create(&threads[i], NULL, write_in_thread, names[i]);
    for (int i = 0; i < 4; i++) {
        void *result;
        pthread_join(threads[i], &result);
        failed += result != NULL;
    }
    say("threads", failed);
}

static void step_child(void) {
    int status = 0;
    pid_t child = fork();
    if (child == 0) {
        step_plain();
        _exit(3);
    }
    say("waitpid", waitpid(child, &status, 0) == child ? WEXITSTATUS(status) : -1);
}

static void step_mapped(void) {
    int descriptor = open_file("open", "plain", O_RDWR | O_CREAT);
    char *bytes = mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0);
    say("mmap", bytes == MAP_FAILED ? -1 : 0);
    close(descriptor);
}

static void step_outside(void) {
    int descriptor = open("/dev/null", O_WRONLY);
    say("outside", write(descriptor, words, SIZE));
    close(descriptor);
}

/* Continues writing to a file whose first name is gone. */
static void step_linked(void) {
    int descriptor = open_file("open", "first", O_WRONLY | O_CREAT);
    say("write", write(descriptor, words, SIZE));
    say("link", link("first", "second"));
    say("unlink", unlink("first"));
    say("write", write(descriptor, words, SIZE));
    say("fsync", fsync(descriptor));
    close(descriptor);
}

/* Writes to the file of marks what it is about to do. */
static void step_marked(void) {
    int marks = open(getenv("VICTIM_MARKS"), O_WRONLY | O_APPEND);
    if (marks < 0) return;
    (void)!write(marks, "before\n", 7);
    step_append();
    (void)!write(marks, "after\n", 6);
    close(marks);
}

static void step_read(void) {
    char bytes[32];
    int descriptor = open_file("open", "plain", O_RDONLY);
    if (descriptor < 0) return;
    say("read", read(descriptor, bytes, sizeof bytes));
    close(descriptor);
}

static void step_hang(void) { pause(); }
static void step_abort(void) { raise(SIGKILL); }

static const struct {
    const char *name;
    void (*act)(void);
} steps[] = {{"stdio", step_stdio},   {"plain", step_plain},   {"append", step_append},
             {"names", step_names},   {"lock", step_lock},     {"threads", step_threads},
             {"child", step_child},   {"mapped", step_mapped}, {"outside", step_outside},
             {"marked", step_marked}, {"linked", step_linked}, {"read", step_read},
             {"hang", step_hang},     {"abort", step_abort}};

int main(int argc, char **argv) {
    if (argc < 2 || chdir(argv[1]) != 0) return 2;
    for (int i = 2; i < argc; i++)
        for (size_t k = 0; k < sizeof steps / sizeof *steps; k++)
            if (strcmp(argv[i], steps[k].name) == 0) steps[k].act();
    return 0;
}
