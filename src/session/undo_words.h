#ifndef SABACC_SESSION_UNDO_WORDS_H
#define SABACC_SESSION_UNDO_WORDS_H

/* Why a decision cannot be taken back, for whoever asks for it. */

#include "match/match.h"

/* A translated sentence; NULL where nothing bars it. */
const char *undo_bar_words(MatchUndoBar bar);

#endif
