#include "ai/recall.h"

#include "ai/policy.h"

/* ---- evidence ---- */

/* The logarithm to base 2 of so many 1024ths, in 1024ths. */
static int log2_of(int share) {
    int whole = 31 - __builtin_clz((uint32_t)share), log = (whole - 10) * CHANCE_ONE;
    uint64_t rest = ((uint64_t)share << 31) >> whole; /* 1 … 2, in 2^31sts */
    for (int bit = CHANCE_ONE / 2; bit > 0; bit /= 2) {
        rest = rest * rest >> 31;
        if (rest >> 32 == 0) continue;
        log += bit;
        rest >>= 1;
    }
    return log;
}

/* 2 to the power of so many 1024ths, in 1024ths, for powers below 0; straight between whole ones. */
static int power_of_2(int log) {
    int whole = -log / CHANCE_ONE, rest = -log % CHANCE_ONE;
    return whole > 20 ? 0 : (2 * CHANCE_ONE - rest) * CHANCE_ONE >> (whole + 11);
}

/* How many times likelier the answers are from a seat that folds a quarter as often, as a logarithm. */
static int evidence(const Study *study, const SabaccSeat *rival) {
    enum { LEAST = 16 }; /* of the trained folds, in 1024ths */
    int log = 0;
    for (int price = 0; price < SABACC_PRICES; price++) {
        int folds = study->folds[price] > LEAST ? study->folds[price] : LEAST, few = folds / 4;
        log += rival->gave_way[price] * (log2_of(few) - log2_of(folds)) +
               rival->matched[price] * (log2_of(CHANCE_ONE - few) - log2_of(CHANCE_ONE - folds));
    }
    return log;
}

int recall_sticky(const Study *study, const SabaccTable *table, int seat) {
    enum { AT_FIRST = 3 * CHANCE_ONE }; /* the odds are 8 to 1 against it */
    int odds = evidence(study, &table->seat[seat]) - AT_FIRST;
    return odds > 0 ? CHANCE_ONE - power_of_2(-odds) : 0;
}

int recall_calls(const Study *study, const SabaccTable *table, int seat, SabaccPrice price) {
    enum { ASSUMED = 6 }; /* answers */
    const SabaccSeat *rival = &table->seat[seat];
    int seen = rival->matched[price] + rival->gave_way[price];
    return (rival->matched[price] * CHANCE_ONE + ASSUMED * (CHANCE_ONE - study->folds[price])) /
           (seen + ASSUMED);
}

/* ---- its use ---- */

void recall_sight(const Study *study, const SabaccTable *table, int seat, BettingSight *sight) {
    SabaccWorth worth;
    if (!sabacc_seat_worth(table, seat, &worth)) return;
    int share = policy_has_broken_rule(table, seat) ? 0 : study_share(study, sight->place, worth.key);
    int folds[SABACC_PRICES];
    sight->chance = CHANCE_ONE;
    for (int price = 0; price < SABACC_PRICES; price++) folds[price] = CHANCE_ONE;
    for (SeatMask left = (SeatMask)(sabacc_active(table) & ~seat_bit(seat)); left != 0;) {
        int rival = seats_take(&left, 0), sticky = recall_sticky(study, table, rival);
        if (sticky > sight->sticky) sight->sticky = sticky;
        sight->chance = sight->chance * share / CHANCE_ONE;
        for (int price = 0; price < SABACC_PRICES; price++) {
            int calls = recall_calls(study, table, rival, (SabaccPrice)price);
            folds[price] = folds[price] * (CHANCE_ONE - calls) / CHANCE_ONE;
            sight->payers[price] += calls;
        }
    }
    for (int price = 0; price < SABACC_PRICES; price++) sight->calls[price] = CHANCE_ONE - folds[price];
}

/* Against the best such part of all hands. */
static int64_t chance_against(int chance, int part) {
    int above = chance - (CHANCE_ONE - part);
    return above > 0 && part > 0 ? (int64_t)above * CHANCE_ONE / part : 0;
}

/* What an act brings if nothing is bet after it, in 1024ths of a credit. */
static int64_t worth_of(const BettingSight *sight, BettingAct act, int64_t most) {
    enum { BETS = CHANCE_ONE * 5 / 8 }; /* who has bet holds one of so many hands */
    int64_t owed = sight->owed > 0 ? sight->owed : 0, adds = betting_adds(sight, act);
    int part = owed > 0 ? BETS : CHANCE_ONE;
    if (act == BETTING_CALL)
        return chance_against(sight->chance, part) * (sight->pot + owed) - owed * CHANCE_ONE;
    if (adds > most) adds = most;
    SabaccPrice price = sabacc_price(adds, sight->pot + owed + adds);
    int calls = sight->calls[price];
    int64_t matched = calls > 0 ? adds * sight->payers[price] / calls : 0; /* by those who do, if any does */
    int64_t pot = sight->pot + owed + adds + matched;
    int64_t chance = chance_against(sight->chance, calls < part ? calls : part);
    return (CHANCE_ONE - calls) * sight->pot + calls * (chance * pot / CHANCE_ONE - owed - adds);
}

void recall_apply(const BettingSight *sight, unsigned acts, int64_t most, int weights[BETTING_ACTS]) {
    int64_t best = INT64_MIN;
    int found = BETTING_CALL, moved = 0;
    if (sight->sticky == 0) return;
    for (int act = BETTING_CALL; act < BETTING_ACTS; act++) {
        bool may = (acts >> act & 1) && (act == BETTING_CALL || most > 0);
        int64_t worth = may ? worth_of(sight, (BettingAct)act, most) : INT64_MIN;
        if (worth > best) found = act;
        if (worth > best) best = worth;
    }
    weights[BETTING_FOLD] *= CHANCE_ONE;
    for (int act = BETTING_CALL; act < BETTING_ACTS; act++) {
        int part = weights[act] * sight->sticky;
        weights[act] = weights[act] * CHANCE_ONE - part;
        moved += part;
    }
    weights[found] += moved;
}
