#include "tells.h"

#include <math.h>

static bool is_asked_the_pot(const BettingSight *sight) {
    int64_t before = sight->pot - sight->owed;
    return sight->owed * 2 >= before && sight->owed * 2 <= before * 3;
}

void tells_count(Tells *tells, const BettingSight *sight, int round, int64_t adds) {
    int way = adds < 0 ? 0 : adds == 0 ? 1 : 2;
    if (round == TELLS_ROUND) tells->done[way][sight->strength]++;
    if (!is_asked_the_pot(sight)) return;
    tells->asked[sight->strength]++;
    tells->folded[sight->strength] += adds < 0;
}

double tells_bits(const Tells *tells) {
    int64_t by_way[TELLS_WAYS] = {0}, by_strength[STUDY_STRENGTHS] = {0}, sum = 0;
    double bits = 0;
    for (int way = 0; way < TELLS_WAYS; way++)
        for (int strength = 0; strength < STUDY_STRENGTHS; strength++) {
            by_way[way] += tells->done[way][strength];
            by_strength[strength] += tells->done[way][strength];
            sum += tells->done[way][strength];
        }
    for (int way = 0; way < TELLS_WAYS; way++)
        for (int strength = 0; strength < STUDY_STRENGTHS; strength++) {
            double both = (double)tells->done[way][strength];
            double apart = (double)by_way[way] * (double)by_strength[strength];
            if (both > 0) bits += both / (double)sum * log2(both * (double)sum / apart);
        }
    return bits;
}

double tells_folds(const Tells *tells, int low, int high) {
    int64_t asked = 0, folded = 0;
    for (int strength = low; strength <= high; strength++) {
        asked += tells->asked[strength];
        folded += tells->folded[strength];
    }
    return asked > 0 ? (double)folded / (double)asked : 0;
}
