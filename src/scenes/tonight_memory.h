#ifndef SABACC_SCENES_TONIGHT_MEMORY_H
#define SABACC_SCENES_TONIGHT_MEMORY_H

/* Where the scene `tonight` opens: kept while the program runs, so that a table leads back to its page. */

#include "scenes/stage.h"

typedef enum TonightPage { TONIGHT_DAILY, TONIGHT_CIRCUIT, TONIGHT_FEATS, TONIGHT_PAGES } TonightPage;

typedef struct TonightMemory {
    int page;    /* TonightPage */
    int64_t day; /* the day that is shown; 0: today */
    int deal;    /* where the focus looks for the next deal of it to play: that one, or after it */
} TonightMemory;

/* Owned by the stage. */
TonightMemory *tonight_memory(Stage *stage);

#endif
