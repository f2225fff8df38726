#include "small_files.h"

#include <stdio.h>
#include <stdlib.h>

char sentences[4096];

Text nothing_said(void) { return text_over(sentences, sizeof sentences); }

void must(bool is_good) {
    if (is_good) return;
    fprintf(stderr, "what is valid cannot be written: %s\n", sentences);
    abort();
}

void say_answer(Said *said, const char *what, bool answer, const char *words) {
    say(said, "%s: %s %s\n", what, answer ? "yes" : "no", words);
}
