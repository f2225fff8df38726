#ifndef SABACC_WORDS_EVENT_WORDS_H
#define SABACC_WORDS_EVENT_WORDS_H

/* What is told of a seat: of its name, "Ana bets 5", or to whoever sits there, "You bet 5". The sentences are
 * in event_words.def, translated here. */

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>

typedef enum Sentence {
#define SENTENCE(id, name, you)          SENTENCE_##id,
#define SENTENCE_BY_COUNT(id, name, you) SENTENCE_##id,
#define SENTENCE_TOGETHER(id, name, you) SENTENCE_##id,
#define SENTENCE_OF_ANOTHER(id, name)    SENTENCE_##id,
#define SENTENCE_OF_RECORD(id, name)     SENTENCE_##id,
#include "words/event_words.def"
    SENTENCES
} Sentence;

/* Its format; `count` is of a sentence SENTENCE_BY_COUNT. */
const char *sentence_format(Sentence sentence, bool is_you, int count);

/* Writes a sentence without a plural. What follows are all arguments of the format of a name, the name first,
 * which is passed over for `is_you`. Not for a sentence SENTENCE_TOGETHER. */
void sentence_write(Sentence sentence, bool is_you, char *words, size_t size, ...);
void sentence_write_list(Sentence sentence, bool is_you, int count, char *words, size_t size,
                         va_list arguments);

#endif
