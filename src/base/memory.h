/* The heap. Every allocation of the program is made here, those of jansson included (each
 * program's main hands memory_alloc to json_set_alloc_funcs).
 *
 * No function here returns NULL. When there is no memory the program prints the one line "sabacc: out of
 * memory" on standard error and ends at once with status MEMORY_EXIT_STATUS, on whatever thread it happens.
 * Nothing else is written: no buffer is flushed and no exit handler runs. That is safe at any moment, because
 * records are appended line by line and every other file takes its name only when it is whole (base/files.h).
 *
 * Sizes that come from outside (pictures, files) are to be checked against a limit before they get here: to
 * ask for more than there is, is not a way to refuse bad input. Blocks are given back with free().
 */
#ifndef SABACC_BASE_MEMORY_H
#define SABACC_BASE_MEMORY_H

#include <stddef.h>

/* What the program exits with when memory has run out: it could not do what it was asked, as with bad input.
 */
enum { MEMORY_EXIT_STATUS = 2 };

/* `size` bytes, not set to anything. A size of 0 gives a block that holds nothing. */
void *memory_alloc(size_t size);

/* `count` members of `size` bytes each, all zero. */
void *memory_calloc(size_t count, size_t size);

/* The block, which may be NULL, moved into one of `count` members of `size` bytes each; what it held stays.
 */
void *memory_realloc(void *block, size_t count, size_t size);

/* A copy of the text, with its end. */
char *memory_strdup(const char *text);

#endif
