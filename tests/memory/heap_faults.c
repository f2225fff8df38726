#include "heap_faults.h"

#include <stdatomic.h>
#include <stddef.h>

void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__real_aligned_alloc(size_t alignment, size_t size);
void *__real_realloc(void *block, size_t size);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_aligned_alloc(size_t alignment, size_t size);
void *__wrap_realloc(void *block, size_t size);

static atomic_long counted, failing;

void heap_faults_set(long number) {
    atomic_store(&counted, 0);
    atomic_store(&failing, number);
}

long heap_faults_count(void) { return atomic_load(&counted); }

static int is_failing(void) { return atomic_fetch_add(&counted, 1) + 1 == atomic_load(&failing); }

void *__wrap_malloc(size_t size) { return is_failing() ? NULL : __real_malloc(size); }
void *__wrap_calloc(size_t count, size_t size) { return is_failing() ? NULL : __real_calloc(count, size); }
void *__wrap_realloc(void *block, size_t size) { return is_failing() ? NULL : __real_realloc(block, size); }
void *__wrap_aligned_alloc(size_t alignment, size_t size) {
    return is_failing() ? NULL : __real_aligned_alloc(alignment, size);
}
