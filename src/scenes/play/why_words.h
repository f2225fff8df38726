#ifndef SABACC_SCENES_PLAY_WHY_WORDS_H
#define SABACC_SCENES_PLAY_WHY_WORDS_H

/* An opponent's reasons (ai/explain.h) in plain sentences, translated. They name no game. */

#include "ai/explain.h"

/* Why the seat of that name did what was `taken`. */
void why_words(const AiReasons *reasons, const SabaccAction *taken, const char *name, char *words,
               size_t size);

#endif
