#include "tells.h"

#include <math.h>

static bool is_asked_the_pot(const BettingSight *sight) {
    int64_t before = sight->pot - sight->owed;
    return sight->owed * 2 >= before && sight->owed * 2 <= before * 3;
}

void tells_count(Tells *tells, const BettingSight *sight, int round, int64_t adds) {
    TellsWay way = adds < 0 ? TELLS_FOLDED : adds == 0 ? TELLS_STAYED : TELLS_RAISED;
    TellsAsked asked = sight->owed > 0 ? TELLS_OWED : TELLS_FREE;
    if (round == TELLS_ROUND) tells->done[asked][way][sight->strength]++;
    if (!is_asked_the_pot(sight)) return;
    tells->asked[sight->strength]++;
    tells->folded[sight->strength] += adds < 0;
}

void tells_of_both(const Tells *tells, TellsDone both) {
    for (int way = 0; way < TELLS_WAYS; way++)
        for (int strength = 0; strength < STUDY_STRENGTHS; strength++)
            both[way][strength] =
                tells->done[TELLS_FREE][way][strength] + tells->done[TELLS_OWED][way][strength];
}

double tells_bits(const TellsDone done, double at_random) {
    double by_way[TELLS_WAYS] = {0}, by_strength[STUDY_STRENGTHS] = {0}, sum = 0, bits = 0;
    for (int way = 0; way < TELLS_WAYS; way++)
        for (int strength = 0; strength < STUDY_STRENGTHS; strength++) {
            by_way[way] += (double)done[way][strength];
            by_strength[strength] += (double)done[way][strength];
            sum += (double)done[way][strength];
        }
    for (int way = 0; way < TELLS_WAYS; way++)
        for (int strength = 0; strength < STUDY_STRENGTHS; strength++) {
            double apart = by_way[way] * by_strength[strength] / sum;
            double both = (1 - at_random) * (double)done[way][strength] + at_random * apart;
            if (both > 0) bits += both / sum * log2(both / apart);
        }
    return bits;
}

double tells_share(const TellsDone done, TellsWay way, int low, int high) {
    int64_t this = 0, all = 0;
    for (int strength = low; strength <= high; strength++) {
        this += done[way][strength];
        for (int other = 0; other < TELLS_WAYS; other++) all += done[other][strength];
    }
    return all > 0 ? (double)this / (double)all : 0;
}

double tells_folds(const Tells *tells, int low, int high) {
    int64_t asked = 0, folded = 0;
    for (int strength = low; strength <= high; strength++) {
        asked += tells->asked[strength];
        folded += tells->folded[strength];
    }
    return asked > 0 ? (double)folded / (double)asked : 0;
}
