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

#ifdef MADV_HUGEPAGE
/* A block of whole large pages, or NULL where these would add more than a quarter. What the system says to
 * the advice does not matter: without large pages it is only slower. */
static void *large_pages(size_t bytes) {
    static const size_t PAGE = (size_t)2 << 20;
    size_t whole = (bytes + PAGE - 1) / PAGE * PAGE;
    if (bytes == 0 || bytes > SIZE_MAX - PAGE || whole - bytes > bytes / 4) return NULL;
    void *block = aligned_alloc(PAGE, whole);
    if (!block) exit_without_memory();
    (void)madvise(block, whole, MADV_HUGEPAGE);
    return memset(block, 0, bytes);
}
#else
static void *large_pages(size_t bytes) {
    (void)bytes;
    return NULL;
}
#endif

void *memory_calloc_large(size_t count, size_t size) {
    if (size > 0 && count > SIZE_MAX / size) exit_without_memory();
    void *block = large_pages(count * size);
    return block ? block : memory_calloc(count, size);
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
