/* Text that is hashed as it is said, and printed where somebody wants to read it: what played.c keeps. */
#ifndef SABACC_TESTS_SAID_H
#define SABACC_TESTS_SAID_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct Said {
    uint64_t hash;
    bool is_shown; /* on standard output, too */
} Said;

Said said_nothing(bool is_shown);

__attribute__((format(printf, 2, 3))) void say(Said *said, const char *format, ...);

/* Bytes without a word of their own: what they hash to. */
void say_bytes(Said *said, const char *what, const void *bytes, size_t size);

#endif
