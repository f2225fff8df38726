#include "session/sentence.h"

#include <stdarg.h>
#include <stdio.h>

void sentence_add(Text *words, const char *format, ...) {
    enum { SENTENCE = 1000 };
    char sentence[SENTENCE];
    va_list values;
    va_start(values, format);
    vsnprintf(sentence, sizeof sentence, format, values);
    va_end(values);
    if (words->used > 0) text_add_blank(words);
    text_add(words, sentence);
}
