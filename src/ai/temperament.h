/* Characters' ways of betting, and levels' mistakes in it. Private to ai/. */
#ifndef SABACC_AI_TEMPERAMENT_H
#define SABACC_AI_TEMPERAMENT_H

#include "ai/betting.h"

enum { TEMPERAMENT_USUAL = 8 };

typedef struct Temperament {
    const char *name;
    int bluffs, sizes, calls, patience; /* as in temperaments.def */
    int blur;  /* by how many strengths at most it misjudges its hand; 0 for characters */
    int clear; /* how often it does not, beside each mistake and none once: 2 of 6 if it is 3 and blur 1 */
    bool remembers; /* how the others have bet in this game (ai/recall) */
} Temperament;

/* The character's; that of nobody in particular for any other name, also NULL. */
Temperament temperament_of(const char *name);

/* Changes the weights of a situation by it. */
void temperament_apply(const Temperament *temperament, int strength, int weights[BETTING_ACTS]);

#endif
