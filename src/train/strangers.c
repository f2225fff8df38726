#include "train/strangers.h"

enum { QUARTERS = 4, TABLES = 256 };

typedef struct Stranger {
    int parts;
    uint8_t opens[QUARTERS][BETTING_ACTS], answers[QUARTERS][BETTING_ACTS];
} Stranger;

static const Stranger strangers[] = {
#define TIMES(...)                                                                                           \
    { __VA_ARGS__ }
#define QUARTERS(...)                                                                                        \
    { __VA_ARGS__ }
#define STRANGER(name, parts, opens, answers) {parts, opens, answers},
#include "train/strangers.def"
#undef STRANGER
#undef QUARTERS
#undef TIMES
};

enum { STRANGERS = sizeof strangers / sizeof strangers[0] };

int stranger_drawn(int seats, Rng *rng) {
    int at = (int)rng_below(rng, (uint32_t)(TABLES * seats / 2));
    for (int stranger = 0; stranger < STRANGERS; stranger++) {
        if (at < strangers[stranger].parts) return stranger;
        at -= strangers[stranger].parts;
    }
    return STRANGER_NONE;
}

void stranger_shares(int stranger, const BettingSight *sight, unsigned acts, int share[BETTING_ACTS]) {
    int quarter = sight->strength * QUARTERS / STUDY_STRENGTHS, sum = 0;
    const uint8_t *times =
        sight->owed > 0 ? strangers[stranger].answers[quarter] : strangers[stranger].opens[quarter];
    for (int act = 0; act < BETTING_ACTS; act++) {
        share[act] = acts >> act & 1 ? times[act] : 0;
        sum += share[act];
    }
    if (sum == 0) share[BETTING_CALL] = 1;
}
