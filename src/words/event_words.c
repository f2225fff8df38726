#include "words/event_words.h"

#include <stdio.h>

#include "base/i18n.h"

static const struct {
    const char *name[2], *you[2]; /* one and many; many NULL for a sentence without a plural */
} rows[SENTENCES] = {
#define SENTENCE(id, name, you)          [SENTENCE_##id] = {{name}, {you}},
#define SENTENCE_BY_COUNT(id, name, you) [SENTENCE_##id] = {{name}, {you}},
#define SENTENCE_TOGETHER(id, name, you) [SENTENCE_##id] = {{name}, {you}},
#define SENTENCE_OF_ANOTHER(id, name)    [SENTENCE_##id] = {{name}, {NULL}},
#define SENTENCE_OF_RECORD(id, name)     [SENTENCE_##id] = {{name}, {NULL}},
#include "words/event_words.def"
};

const char *sentence_format(Sentence sentence, bool is_you, int count) {
    const char *const *forms = is_you ? rows[sentence].you : rows[sentence].name;
    return forms[1] ? ngettext_(forms[0], forms[1], count) : _(forms[0]);
}

void sentence_write_list(Sentence sentence, bool is_you, int count, char *words, size_t size,
                         va_list arguments) {
    if (is_you) (void)va_arg(arguments, const char *); /* the name */
    vsnprintf(words, size, sentence_format(sentence, is_you, count), arguments);
}

void sentence_write(Sentence sentence, bool is_you, char *words, size_t size, ...) {
    va_list arguments;
    va_start(arguments, size);
    sentence_write_list(sentence, is_you, 1, words, size, arguments);
    va_end(arguments);
}
