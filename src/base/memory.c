#include "base/memory.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

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
