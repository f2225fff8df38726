#define _DEFAULT_SOURCE /* madvise */
#include "base/memory.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/mman.h>
#endif

/* Does not use stdio, which may allocate memory and may be locked by another thread. */
static _Noreturn void exit_without_memory(void) {
    static const char sentence[] = "sabacc: out of memory\n";
    ssize_t written = write(STDERR_FILENO, sentence, sizeof sentence - 1);
    (void)written; /* a failure here cannot be reported */
    _exit(MEMORY_EXIT_STATUS);
}

/* The C library may answer a size of 0 with NULL. */
static size_t at_least_one(size_t size) { return size > 0 ? size : 1; }

void *memory_alloc(size_t size) {
    void *block = malloc(at_least_one(size));
    if (!block) exit_without_memory();
    return block;
}

void *memory_calloc(size_t count, size_t size) {
    void *block = calloc(at_least_one(count), at_least_one(size));
    if (!block) exit_without_memory();
    return block;
}

/* The C library has such a block mapped by itself, and not yet touched. What the system says does not matter:
 * without large pages it is only slower. */
void *memory_calloc_large(size_t count, size_t size) {
    char *block = memory_calloc(count, size);
#ifdef MADV_HUGEPAGE
    enum { LARGE_PAGE = 2 << 20 };
    if (count * size < LARGE_PAGE) return block;
    uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE), offset = (uintptr_t)block % page;
    size_t skipped = offset ? page - offset : 0;
    (void)madvise(block + skipped, (count * size - skipped) / page * page, MADV_HUGEPAGE);
#endif
    return block;
}

void *memory_realloc(void *block, size_t count, size_t size) {
    if (size > 0 && count > SIZE_MAX / size) exit_without_memory();
    void *moved = realloc(block, at_least_one(count * size));
    if (!moved) exit_without_memory();
    return moved;
}

char *memory_strdup(const char *text) {
    size_t size = strlen(text) + 1;
    return memcpy(memory_alloc(size), text, size);
}
