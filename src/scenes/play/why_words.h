#ifndef SABACC_SCENES_PLAY_WHY_WORDS_H
#define SABACC_SCENES_PLAY_WHY_WORDS_H

/* An opponent's reasons (ai/explain.h) in plain sentences, translated. They name no game. */

#include "ai/explain.h"

enum { WHY_SENTENCES = 5, WHY_BYTES = 200 };

/* Each sentence says one thing; a line of the log has room for the longest. */
typedef struct WhyWords {
    int count;
    char list[WHY_SENTENCES][WHY_BYTES];
} WhyWords;

/* Why the seat of that name did what was `taken`. */
void why_words(const AiReasons *reasons, const SabaccAction *taken, const char *name, WhyWords *words);

/* The same as one text. */
void why_words_join(const WhyWords *words, char *text, size_t size);

#endif
