/* The heap. Every allocation of the program is made here, including those of jansson (each program's main
 * passes memory_alloc to json_set_alloc_funcs).
 *
 * No function here returns NULL. When memory runs out the program prints the one line "sabacc: out of memory"
 * on standard error and exits at once with status MEMORY_EXIT_STATUS, on whatever thread it happens. Nothing
 * else is written: no buffer is flushed and no exit handler runs. That is safe at any moment, because records
 * are appended line by line and every other file is renamed into place only when complete (base/files.h).
 *
 * Check sizes that come from outside (pictures, files) against a limit first; do not rely on an allocation to
 * fail. Free blocks with free(). */
#ifndef SABACC_BASE_MEMORY_H
#define SABACC_BASE_MEMORY_H

#include <stddef.h>

/* Exit status when memory has run out: the same as for bad input, since the program could not do its task. */
enum { MEMORY_EXIT_STATUS = 2 };

/* `size` bytes, uninitialised. A size of 0 gives an empty block. */
void *memory_alloc(size_t size);

/* `count` members of `size` bytes each, zeroed. */
void *memory_calloc(size_t count, size_t size);

/* The same for pictures: in whole large pages of 2 MiB where the system has them and the block nearly fills
 * them, since each small page costs a fault when it is first written, and those of a picture of the whole
 * screen may take longer than painting it. */
void *memory_calloc_large(size_t count, size_t size);
/* The same, uninitialised. */
void *memory_alloc_large(size_t count, size_t size);

/* Writes so many bytes of large pages and gives them back. On a virtual machine the first touch of memory
 * waits for the host, ten times as long as any later one: so a thread that nobody waits for can take that. */
void memory_touch_large(size_t bytes);

/* Of programs that make many pictures: lets blocks of less than `block_limit` bytes be cut from one heap for
 * all threads, whose first `bytes` lie in large pages and stay with the program once used. Larger blocks are
 * given back to the system at once. To be called once, before there are threads. Does nothing where the C
 * library is not glibc. */
void memory_share_heap(size_t bytes, size_t block_limit);

/* Gives the system what is free of that heap, wherever in it, if it has grown beyond so many bytes; what is
 * left of large pages is small ones then. Takes a millisecond: to be called after many pictures were freed.
 */
void memory_give_back(size_t bytes);

/* Resizes the block, which may be NULL, to `count` members of `size` bytes each. Its contents are kept. */
void *memory_realloc(void *block, size_t count, size_t size);

/* How many members to make room for where a list of so many is full: twice as many, at first 64. */
static inline size_t memory_room(size_t room) { return room == 0 ? 64 : 2 * room; }

/* A copy of the string, with its terminating zero. */
char *memory_strdup(const char *text);

#endif
