#include "ai/temperament.h"

#include <string.h>

static const Temperament temperaments[] = {
#define TEMPERAMENT(name, bluffs, sizes, calls, patience) {name, bluffs, sizes, calls, patience, 0, 0, false},
#include "ai/temperaments.def"
#undef TEMPERAMENT
};

Temperament temperament_of(const char *name) {
    for (size_t i = 0; name != NULL && i < sizeof temperaments / sizeof temperaments[0]; i++)
        if (strcmp(temperaments[i].name, name) == 0) return temperaments[i];
    return (Temperament){.bluffs = TEMPERAMENT_USUAL,
                         .sizes = TEMPERAMENT_USUAL,
                         .calls = TEMPERAMENT_USUAL,
                         .patience = TEMPERAMENT_USUAL};
}

/* What is never done stays so; a weight is never lost. */
static void scale(int *weight, int times, int by) {
    if (*weight == 0 || times == by) return;
    *weight = *weight * times / by;
    if (*weight == 0) *weight = 1;
}

void temperament_apply(const Temperament *temperament, int strength, int weights[BETTING_ACTS]) {
    bool is_bluff = strength < STUDY_STRENGTHS / 2;
    for (int act = 0; act < BETTING_ACTS; act++) weights[act] *= TEMPERAMENT_USUAL * TEMPERAMENT_USUAL;
    for (int act = BETTING_HALF; act < BETTING_ACTS && is_bluff; act++)
        scale(&weights[act], temperament->bluffs, TEMPERAMENT_USUAL);
    scale(&weights[BETTING_HALF], TEMPERAMENT_USUAL, temperament->sizes);
    scale(&weights[BETTING_TWICE], temperament->sizes, TEMPERAMENT_USUAL);
    if (weights[BETTING_FOLD] > 0) scale(&weights[BETTING_CALL], temperament->calls, TEMPERAMENT_USUAL);
}
