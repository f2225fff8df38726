/* Linked into every program of the private copy, which is built with -finstrument-functions and
 * -falign-functions=16: notes each function that is entered, so that a mutant need only be tried with the
 * tests that come by it. Where MUTANTS_TRACE names a directory, a process keeps there one file: a header,
 * then one byte for each 16 bytes of code. The file is shared memory, so that what is noted outlives a kill.
 * The system calls are made directly: libraries that count or fail the calls of a program under test do not
 * see them. Linux only. */
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

extern char __executable_start[], etext[];

enum { HEADER = 4096, ALIGNMENT = 16 };

static unsigned char *entered;

static long new_file(const char *directory) {
    char path[HEADER];
    for (int number = 0; number < 10000; number++) {
        snprintf(path, sizeof path, "%s/%ld-%d.trace", directory, (long)getpid(), number);
        long file = syscall(SYS_openat, AT_FDCWD, path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
        if (file >= 0) return file;
    }
    return -1;
}

/* The header: where the code begins in memory, then the path of the program. */
static void write_header(char *header) {
    int used = snprintf(header, HEADER, "%lx ", (unsigned long)(uintptr_t)__executable_start);
    syscall(SYS_readlinkat, AT_FDCWD, "/proc/self/exe", header + used, HEADER - 1 - used);
}

__attribute__((constructor)) static void begin(void) {
    const char *directory = getenv("MUTANTS_TRACE");
    long file = directory ? new_file(directory) : -1;
    if (file < 0) return;
    long size = HEADER + (etext - __executable_start) / ALIGNMENT + 1;
    if (syscall(SYS_ftruncate, file, size) == 0) {
        long map = syscall(SYS_mmap, NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
        if (map > 0 || map < -4095) {
            write_header((char *)map);
            entered = (unsigned char *)map + HEADER;
        }
    }
    syscall(SYS_close, file);
}

void __cyg_profile_func_enter(void *function, void *caller);
void __cyg_profile_func_exit(void *function, void *caller);

void __cyg_profile_func_enter(void *function, void *caller) {
    (void)caller;
    if (!entered) return;
    char *at = function;
    if (at >= __executable_start && at < etext) entered[(at - __executable_start) / ALIGNMENT] = 1;
}

void __cyg_profile_func_exit(void *function, void *caller) {
    (void)function;
    (void)caller;
}
