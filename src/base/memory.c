#define _DEFAULT_SOURCE /* madvise */
#include "base/memory.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/mman.h>
#endif
#ifdef __GLIBC__
#include <malloc.h>
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

#ifdef __GLIBC__
#ifdef MADV_HUGEPAGE
/* What the heap has from there on lies in large pages, if the system wants that. */
static void advise_heap(const void *from) {
    static const uintptr_t PAGE = (uintptr_t)2 << 20;
    uintptr_t first = ((uintptr_t)from + PAGE - 1) / PAGE * PAGE, end = (uintptr_t)sbrk(0) / PAGE * PAGE;
    if (first < end) (void)madvise((void *)first, end - first, MADV_HUGEPAGE);
}
#else
static void advise_heap(const void *from) { (void)from; }
#endif

/* By default glibc raises its threshold after the first large picture is freed, and keeps a heap for each
 * thread. */
void memory_share_heap(size_t bytes, size_t block_limit) {
    enum { GROWS_BYTES = 256 << 10 }; /* beyond those bytes */
    mallopt(M_MMAP_THRESHOLD, (int)block_limit);
    mallopt(M_TRIM_THRESHOLD, (int)(bytes + 2 * block_limit));
    mallopt(M_TOP_PAD, (int)bytes);
    mallopt(M_ARENA_MAX, 1);
    void *block = memory_alloc(block_limit / 2); /* more than there is: the heap grows */
    advise_heap(block);
    mallopt(M_TOP_PAD, GROWS_BYTES);
    free(block);
}

void memory_give_back(size_t bytes) {
#if __GLIBC_PREREQ(2, 33)
    if (mallinfo2().arena > bytes) malloc_trim(0);
#else
    (void)bytes;
#endif
}
#else
void memory_share_heap(size_t bytes, size_t block_limit) { (void)bytes, (void)block_limit; }
void memory_give_back(size_t bytes) { (void)bytes; }
#endif

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
    return block;
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
    return block ? memset(block, 0, count * size) : memory_calloc(count, size);
}

void *memory_alloc_large(size_t count, size_t size) {
    if (size > 0 && count > SIZE_MAX / size) exit_without_memory();
    void *block = large_pages(count * size);
    return block ? block : memory_alloc(count * size);
}

void memory_touch_large(size_t bytes) {
    enum { PAGE = 4096 };
    volatile char *block = memory_alloc_large(bytes, 1);
    for (size_t at = 0; at < bytes; at += PAGE) block[at] = 0;
    free((void *)block);
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
