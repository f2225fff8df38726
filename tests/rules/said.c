#include "said.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "base/hash.h"

enum { LINE_BYTES = 16384 };

Said said_nothing(bool is_shown) { return (Said){.hash = HASH_START, .is_shown = is_shown}; }

void say(Said *said, const char *format, ...) {
    static char line[LINE_BYTES];
    va_list values;
    va_start(values, format);
    int length = vsnprintf(line, sizeof line, format, values);
    va_end(values);
    if (length < 0 || (size_t)length >= sizeof line) length = (int)sizeof line - 1;
    said->hash = hash_more(said->hash, line, (size_t)length);
    if (said->is_shown) fputs(line, stdout);
}

void say_bytes(Said *said, const char *what, const void *bytes, size_t size) {
    uint64_t hash = HASH_START, word;
    const char *at = bytes;
    for (; size >= sizeof word; at += sizeof word, size -= sizeof word) {
        memcpy(&word, at, sizeof word);
        hash = hash_step(hash, word);
    }
    say(said, " %s:%08x", what, (unsigned)(hash_more(hash, at, size) >> 32));
}
