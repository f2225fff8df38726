/* Words that a record may hold: those of the core's registries. */
#ifndef SABACC_MATCH_WORDS_H
#define SABACC_MATCH_WORDS_H

#include "rules/sabacc.h"

bool word_is_verb(const char *word, size_t length);
bool word_is_event(const char *word); /* of those that bots see */
bool word_is_phase(const char *word);
bool word_is_rank(const char *word);

/* The error of that word; SABACC_OK where there is none. */
SabaccError word_error(const char *word);

/* Makes a message with quoted text one line: control characters become spaces. */
void word_one_line(char *words);

/* Whether a text can be shown and stored in a record: UTF-8 without control characters. */
bool word_is_plain(const char *words);

#endif
