#include "ai/belief.h"

#include "ai/policy.h"
#include "ai/pot.h"

#include <string.h>

enum { HANDS = 160, BETTINGS = 12, BELIEF_STREAM = 501 };

typedef struct Counts {
    uint32_t held[STUDY_PLACES][STUDY_PRICES][STUDY_STRENGTHS];
    uint32_t answers[SABACC_PRICES], folds[SABACC_PRICES];
} Counts;

/* Each is the double of the one before. */
static int price_of(int64_t paid, int64_t ante) {
    int price = 0;
    for (int64_t upto = ante; price < STUDY_PRICES - 1 && paid > upto; upto *= 2) price++;
    return price;
}

/* ---- learning ---- */

static void count(const Pot *pot, int step, Counts *counts) {
    const StudyHand *hand = pot->hand;
    int place = hand->step[step].place;
    for (SeatMask left = pot->in; left != 0;) {
        int seat = seats_take(&left, 0);
        int price = price_of(pot->paid[seat] + POT_UNIT, POT_UNIT);
        counts->held[place][price][hand->step[step].strength[seat]]++;
    }
}

static void count_answer(const Pot *pot, int seat, BettingAct act, Counts *counts) {
    BettingSight sight;
    pot_sight(pot, seat, &sight);
    if (sight.owed <= 0) return;
    SabaccPrice price = sabacc_price(sight.owed, sight.pot);
    counts->answers[price]++;
    counts->folds[price] += act == BETTING_FOLD;
}

static void play(const Study *study, const StudyHand *hand, Rng *rng, Counts *counts) {
    Pot pot;
    pot_begin(&pot, hand, &study->shape, study->place_count, rng);
    for (int seat; (seat = pot_seat(&pot)) >= 0;) {
        int step = pot.step;
        BettingAct act = pot_draw(&pot, seat, study, rng);
        count_answer(&pot, seat, act, counts);
        pot_act(&pot, seat, act);
        bool is_through = pot.step != step || pot.is_over;
        if (is_through && seats_several(pot.in)) count(&pot, step, counts);
    }
}

/* As if some more had been seen like those who paid a step less, so that few bettings tell little. */
static void weigh(const uint32_t held[STUDY_STRENGTHS], const uint16_t less[STUDY_STRENGTHS],
                  uint16_t belief[STUDY_STRENGTHS]) {
    enum { ASSUMED = 6 }; /* of each strength */
    uint64_t sum = 0, seen[STUDY_STRENGTHS];
    for (int i = 0; i < STUDY_STRENGTHS; i++) {
        seen[i] = held[i] * (uint64_t)CHANCE_ONE + ASSUMED * (uint64_t)less[i];
        sum += seen[i];
    }
    for (int i = 0; i < STUDY_STRENGTHS; i++)
        belief[i] = (uint16_t)(seen[i] * (CHANCE_ONE * STUDY_STRENGTHS) / sum);
}

void belief_learn(Study *study, const SabaccSetup *setup) {
    Counts counts;
    Rng rng = rng_of(study->hash, BELIEF_STREAM);
    memset(&counts, 0, sizeof counts);
    for (uint64_t i = 0; i < HANDS; i++) {
        StudyHand hand;
        if (!study_rehearse(study, setup, study->hash / 3 + i, &hand)) continue;
        for (int betting = 0; betting < BETTINGS; betting++) play(study, &hand, &rng, &counts);
    }
    uint16_t unknown[STUDY_STRENGTHS];
    for (int i = 0; i < STUDY_STRENGTHS; i++) unknown[i] = CHANCE_ONE;
    for (int place = 0; place < STUDY_PLACES; place++)
        for (int price = 0; price < STUDY_PRICES; price++)
            weigh(counts.held[place][price], price > 0 ? study->belief[place][price - 1] : unknown,
                  study->belief[place][price]);
    for (int price = 0; price < SABACC_PRICES; price++)
        study->folds[price] =
            (uint16_t)((uint64_t)counts.folds[price] * CHANCE_ONE / (counts.answers[price] + 1));
}

/* ---- asking ---- */

/* The last place of betting that the hand has come to; -1 before any. */
static int place_behind(const Study *study, const SabaccTable *table) {
    int round = table->round < STUDY_ROUNDS ? table->round : STUDY_ROUNDS, behind = -1;
    int now = table->round > STUDY_ROUNDS ? round << 8 | 255 : round << 8 | table->turn.row;
    for (int place = 0; place < study->place_count; place++) {
        int at = study->place[place].at;
        if (at <= now && (behind < 0 || at > study->place[behind].at)) behind = place;
    }
    return behind;
}

int belief_weight(const Study *study, const SabaccTable *table, int seat) {
    SabaccWorth worth;
    int place = place_behind(study, table);
    int64_t ante = sabacc_option(table, SABACC_OPTION_ANTE).n;
    bool had_choice = table->seat[seat].credits > 0 || table->seat[seat].paid > ante;
    if (place < 0 || !had_choice || !sabacc_seat_worth(table, seat, &worth)) return CHANCE_ONE;
    int strength = policy_has_broken_rule(table, seat) ? 0 : study_strength(study, place, worth.key);
    return study->belief[place][price_of(table->seat[seat].paid, ante > 0 ? ante : 1)][strength];
}
