#include "lbr.h"

#include <string.h>

enum { REHEARSALS = 60000, RATIOS = 16 };

/* ---- what rehearsals teach ---- */

static void count_pair(Lbr *lbr, const StudyHand *hand,
                       double of[STUDY_PLACES][STUDY_STRENGTHS][STUDY_STRENGTHS]) {
    for (int step = 0; step < hand->steps; step++)
        for (int seat = 0; seat < 2; seat++) {
            int place = hand->step[step].place, own = hand->step[step].strength[seat];
            int theirs = hand->step[step].strength[1 - seat];
            uint64_t key = hand->key[seat], other = hand->key[1 - seat];
            of[place][own][theirs] += 1;
            lbr->wins[place][own][theirs] += key == 0 ? 0 : key > other ? 1 : key == other ? 0.5 : 0;
            int next = step + 1 < hand->steps ? hand->step[step + 1].place : place;
            if (next != place) lbr->moves[next][own][hand->step[step + 1].strength[seat]] += 1;
        }
}

void lbr_begin(Lbr *lbr, const Study *study, const SabaccSetup *setup) {
    static double of[STUDY_PLACES][STUDY_STRENGTHS][STUDY_STRENGTHS];
    memset(lbr, 0, sizeof *lbr);
    memset(of, 0, sizeof of);
    for (int i = 1; i <= REHEARSALS; i++) {
        StudyHand hand;
        if (study_rehearse(study, setup, (uint64_t)i * 40503u, &hand)) count_pair(lbr, &hand, of);
    }
    for (int place = 0; place < STUDY_PLACES; place++)
        for (int own = 0; own < STUDY_STRENGTHS; own++)
            for (int theirs = 0; theirs < STUDY_STRENGTHS; theirs++) {
                double prior = 0.5 + (own - theirs) / 40.0; /* a few hands' worth */
                lbr->wins[place][own][theirs] =
                    (lbr->wins[place][own][theirs] + 4 * prior) / (of[place][own][theirs] + 4);
            }
}

/* ---- how the opponent acts ---- */

static int price_of(const BettingSight *sight) {
    static const double bounds[LBR_PRICES - 2] = {0.12, 0.27, 0.4, 0.55, 0.72, 0.9};
    int price = 1;
    if (sight->owed <= 0) return 0;
    for (int i = 0; i < LBR_PRICES - 2; i++) price += (double)sight->owed > bounds[i] * (double)sight->pot;
    return price < LBR_PRICES ? price : LBR_PRICES - 1;
}

/* Folds, matches, or adds up to 3/4 of the pot, up to 3/2, more. */
static int deed_of(const BettingSight *sight, int64_t adds) {
    double pot = (double)(sight->pot + sight->owed);
    if (adds < 0) return 0;
    if (adds == 0) return 1;
    return (double)adds <= 0.75 * pot ? 2 : (double)adds <= 1.5 * pot ? 3 : 4;
}

void lbr_log(Lbr *lbr, const BettingSight *sight, int64_t adds) {
    lbr->seen[sight->place][price_of(sight)][sight->strength][deed_of(sight, adds)] += 1;
    lbr->logged++;
}

/* Strengths like each other act alike; a little of everything is possible. */
static double chance_of(const Lbr *lbr, int place, int price, int strength, int deed) {
    double done = 0.2, all = 1;
    for (int near = strength - 1; near <= strength + 1; near++) {
        if (near < 0 || near >= STUDY_STRENGTHS) continue;
        double weight = near == strength ? 1 : 0.15;
        for (int other = 0; other < LBR_DEEDS; other++) all += weight * lbr->seen[place][price][near][other];
        done += weight * lbr->seen[place][price][near][deed];
    }
    return done / all;
}

/* ---- in a hand ---- */

void lbr_new_hand(Lbr *lbr) {
    for (int strength = 0; strength < STUDY_STRENGTHS; strength++)
        lbr->range[strength] = 1.0 / STUDY_STRENGTHS;
    lbr->place = 0;
}

static void go_to(Lbr *lbr, int place) {
    while (lbr->place < place) {
        double next[STUDY_STRENGTHS] = {0};
        lbr->place++;
        for (int from = 0; from < STUDY_STRENGTHS; from++) {
            double sum = 0;
            for (int to = 0; to < STUDY_STRENGTHS; to++) sum += lbr->moves[lbr->place][from][to];
            for (int to = 0; to < STUDY_STRENGTHS && sum > 0; to++)
                next[to] += lbr->range[from] * lbr->moves[lbr->place][from][to] / sum;
        }
        memcpy(lbr->range, next, sizeof next);
    }
}

static void narrow(const Lbr *lbr, int place, int price, int deed, double range[STUDY_STRENGTHS]) {
    double sum = 0;
    for (int strength = 0; strength < STUDY_STRENGTHS; strength++) {
        range[strength] *= chance_of(lbr, place, price, strength, deed);
        sum += range[strength];
    }
    for (int strength = 0; strength < STUDY_STRENGTHS; strength++)
        range[strength] = sum > 0 ? range[strength] / sum : 1.0 / STUDY_STRENGTHS;
}

void lbr_sees(Lbr *lbr, const BettingSight *sight, int64_t adds) {
    go_to(lbr, sight->place);
    narrow(lbr, sight->place, price_of(sight), deed_of(sight, adds), lbr->range);
}

static double win_against(const Lbr *lbr, int place, int own, const double range[STUDY_STRENGTHS]) {
    double chance = 0;
    for (int theirs = 0; theirs < STUDY_STRENGTHS; theirs++)
        chance += range[theirs] * lbr->wins[place][own][theirs];
    return chance;
}

/* What it is worth to add so much: that the opponent folds, or does not and has a hand that does not. */
static double worth_of(const Lbr *lbr, const BettingSight *sight, int64_t adds) {
    double pot = (double)(sight->pot + sight->owed), folds = 0, range[STUDY_STRENGTHS], sum = 0;
    BettingSight theirs = {.place = sight->place, .pot = sight->pot + sight->owed + adds, .owed = adds};
    for (int strength = 0; strength < STUDY_STRENGTHS; strength++) {
        double fold = chance_of(lbr, sight->place, price_of(&theirs), strength, 0);
        folds += lbr->range[strength] * fold;
        range[strength] = lbr->range[strength] * (1 - fold);
        sum += range[strength];
    }
    for (int strength = 0; strength < STUDY_STRENGTHS && sum > 0; strength++) range[strength] /= sum;
    double won =
        win_against(lbr, sight->place, sight->strength, range) * (pot + 2 * (double)adds) - (double)adds;
    return folds * pot + (1 - folds) * won - (double)sight->owed;
}

int64_t lbr_bets(Lbr *lbr, const BettingSight *sight) {
    static const int ratios[] = {4, 8, 12, 16, 24, 32, 48, 64, 96, 160, 320, 640}; /* 16ths of the pot */
    go_to(lbr, sight->place);
    int64_t pot = sight->pot + sight->owed, left = sight->own - sight->owed;
    int64_t behind = left < sight->others ? left : sight->others;
    double matching =
        win_against(lbr, sight->place, sight->strength, lbr->range) * (double)pot - (double)sight->owed;
    bool folds = sight->owed > 0 && matching <= 0;
    int64_t best = folds ? -1 : 0;
    double most = folds ? 0 : matching;
    for (size_t i = 0; i < sizeof ratios / sizeof ratios[0] && behind > 0; i++) {
        int64_t adds = pot * ratios[i] / RATIOS;
        if (adds <= 0) break;
        if (adds > behind) adds = behind;
        double worth = worth_of(lbr, sight, adds);
        if (worth > most) {
            most = worth;
            best = adds;
        }
        if (adds == behind) break;
    }
    return best;
}
