#include "words/add_words.h"

#include <stdarg.h>
#include <stdio.h>

void add_words(Text *out, const char *format, ...) {
    char words[512];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(words, sizeof words, format, arguments);
    va_end(arguments);
    text_add(out, words);
}
