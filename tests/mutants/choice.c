/* Linked into every program of a copy that holds many mutants at once (choice.h). Where MUTANTS_REACHED names
 * a file, the process and its children note there which mutants' places they come by. The file is shared
 * memory, so that what is noted outlives a kill. The system calls are made directly: libraries that count or
 * fail the calls of a program under test do not see them. Linux only. */
#define _GNU_SOURCE
#include "choice.h"

#include <fcntl.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { MUTANTS_MAX = 1 << 14 };

static unsigned char unread[MUTANTS_MAX];

int mutants_chosen;
unsigned char *mutants_reached = unread;

__attribute__((constructor)) static void choose(void) {
    const char *number = getenv("MUTANT"), *path = getenv("MUTANTS_REACHED");
    mutants_chosen = number ? atoi(number) : 0;
    long file = path ? syscall(SYS_openat, AT_FDCWD, path, O_RDWR | O_CREAT | O_CLOEXEC, 0600) : -1;
    if (file < 0) return;
    if (syscall(SYS_ftruncate, file, (long)MUTANTS_MAX) == 0) {
        long map = syscall(SYS_mmap, NULL, (long)MUTANTS_MAX, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0L);
        if (map > 0 || map < -4095) mutants_reached = (unsigned char *)map;
    }
    syscall(SYS_close, file);
}
