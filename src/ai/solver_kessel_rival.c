/* What another seat is likely to hold: as if it drew wherever that promised enough, and stood elsewhere,
 * mostly. */
#include "ai/solver_kessel.h"

#include "rules/forms.h"

#include <string.h>

enum { ENOUGH = KESSEL_ONE / 12, USUAL = KESSEL_ONE * 7 / 8 };

typedef uint32_t Belief[KESSEL_PAID][KESSEL_HANDS]; /* by draws, and hand */

static uint32_t times(uint32_t one, uint32_t other) { return (uint32_t)((uint64_t)one * other >> 16); }

/* The card kept after a draw is the better one. */
static int better_with(const KesselHands *hands, int hand, int family, int face) {
    int changed = kessel_with(hand, family, face);
    return hands->beats[changed] > hands->beats[hand] ? changed : hand;
}

static uint32_t gain_of(const KesselHands *hands, int hand, int family) {
    uint32_t sum = 0;
    for (int face = 0; face < KESSEL_FACES; face++)
        sum += times(hands->next[family][face], hands->beats[better_with(hands, hand, family, face)]);
    return sum > hands->beats[hand] ? sum - hands->beats[hand] : 0;
}

/* For each hand the family to draw from, and whether it usually draws. */
typedef struct Habit {
    uint8_t family[KESSEL_HANDS];
    bool draws[KESSEL_HANDS];
} Habit;

static void fill_habit(const KesselHands *hands, Habit *habit) {
    for (int hand = 0; hand < KESSEL_HANDS; hand++) {
        uint32_t sand = gain_of(hands, hand, 0), blood = gain_of(hands, hand, 1);
        habit->family[hand] = blood > sand;
        habit->draws[hand] = (blood > sand ? blood : sand) > ENOUGH;
    }
}

typedef enum Seen { SEEN_NOTHING, SEEN_DRAW, SEEN_STAND } Seen;

/* One turn. Only what agrees with what was seen of it remains. */
static void follow(const KesselHands *hands, const Habit *habit, Seen seen, Belief belief) {
    Belief after = {{0}};
    for (int paid = 0; paid < KESSEL_PAID; paid++)
        for (int hand = 0; hand < KESSEL_HANDS; hand++) {
            uint32_t chance = belief[paid][hand];
            if (chance == 0) continue;
            uint32_t draws = times(chance, habit->draws[hand] ? USUAL : KESSEL_ONE - USUAL);
            if (paid == KESSEL_PAID - 1) draws = 0;
            if (seen != SEEN_DRAW) after[paid][hand] += chance - draws;
            if (seen == SEEN_STAND || draws == 0) continue;
            int family = habit->family[hand];
            for (int face = 0; face < KESSEL_FACES; face++)
                after[paid + 1][better_with(hands, hand, family, face)] +=
                    times(draws, hands->next[family][face]);
        }
    memcpy(belief, after, sizeof(Belief));
}

/* Makes the chances of those hands sum up to one; false if none is left. */
static bool even_out(uint32_t chances[KESSEL_HANDS]) {
    uint64_t sum = 0;
    for (int hand = 0; hand < KESSEL_HANDS; hand++) sum += chances[hand];
    if (sum == 0) return false;
    for (int hand = 0; hand < KESSEL_HANDS; hand++)
        chances[hand] = (uint32_t)((uint64_t)chances[hand] * KESSEL_ONE / sum);
    return true;
}

static void fill_unseen(const SabaccTable *table, int seat, const KesselHands *hands,
                        uint32_t chances[KESSEL_HANDS]) {
    const SabaccSeat *at = &table->seat[seat];
    uint32_t card[2][KESSEL_FACES];
    memcpy(card, hands->next, sizeof card);
    for (int i = 0; i < at->hand_count && i < 2; i++) {
        int family = sabacc_family(table, seat, i) == SABACC_BLOOD;
        if (at->hand[i] == SABACC_CARD_HIDDEN) continue;
        memset(card[family], 0, sizeof card[family]);
        card[family][kessel_face(at->hand[i])] = KESSEL_ONE - 1;
    }
    for (int hand = 0; hand < KESSEL_HANDS; hand++)
        chances[hand] = times(card[0][kessel_face_of(hand, 0)], card[1][kessel_face_of(hand, 1)]);
    even_out(chances);
}

/* ---- turns ---- */

static bool is_locked(const SabaccTable *table, int seat) {
    return table->seat[seat].stood && sabacc_option(table, SABACC_OPTION_STAND_LOCKS).form == SABACC_ON;
}

/* Turns of this hand that the seat has yet to take. */
static int turns_left(const SabaccTable *table, int seat) {
    if (is_locked(table, seat)) return 0;
    return KESSEL_TURNS - table->round + seat_in(table->turn.asked, seat);
}

static bool knows(const SabaccTable *table, int seat) {
    for (int i = 0; i < table->seat[seat].hand_count; i++)
        if (table->seat[seat].hand[i] == SABACC_CARD_HIDDEN) return false;
    return true;
}

static void infer(const SabaccTable *table, int seat, const KesselHands *hands, const Habit *habit,
                  uint32_t chances[KESSEL_HANDS]) {
    Belief belief = {{0}};
    int turns = KESSEL_TURNS - table->round + seat_in(table->turn.asked, seat);
    int taken = KESSEL_TURNS - turns, paid = table->seat[seat].staked;
    if (paid > taken) paid = taken;
    memcpy(belief[0], chances, sizeof belief[0]);
    for (int turn = 0; turn < taken; turn++) {
        Seen last = table->seat[seat].stood ? SEEN_STAND : SEEN_DRAW;
        follow(hands, habit, turn == taken - 1 ? last : SEEN_NOTHING, belief);
    }
    if (even_out(belief[paid])) memcpy(chances, belief[paid], sizeof belief[paid]);
}

static void finish(const SabaccTable *table, int seat, const KesselHands *hands, const Habit *habit,
                   KesselRival *rival) {
    Belief belief = {{0}};
    int turns = turns_left(table, seat) - kessel_is_on(table, "embargo", seat);
    if (turns > rival->stock) turns = rival->stock;
    memcpy(belief[0], rival->now, sizeof belief[0]);
    for (int turn = 0; turn < turns; turn++) follow(hands, habit, SEEN_NOTHING, belief);
    memset(rival->at_end, 0, sizeof rival->at_end);
    for (int paid = 0; paid < KESSEL_PAID; paid++)
        for (int hand = 0; hand < KESSEL_HANDS; hand++)
            for (int class = 0; belief[paid][hand] > 0 && class < hands->classes; class ++)
                rival->at_end[paid][class] += times(belief[paid][hand], hands->comes_to[hand][class]);
}

void kessel_rival(const SabaccTable *table, int seat, const KesselHands *hands, KesselCare care, bool is_new,
                  KesselRival *rival) {
    Habit habit;
    fill_habit(hands, &habit);
    rival->stock = table->seat[seat].chips;
    rival->staked = table->seat[seat].staked;
    fill_unseen(table, seat, hands, rival->now);
    if (care.infers && !is_new && !knows(table, seat)) infer(table, seat, hands, &habit, rival->now);
    finish(table, seat, hands, &habit, rival);
}

void kessel_rival_holds(const SabaccTable *table, int seat, const KesselHands *hands, int hand,
                        KesselRival *rival) {
    Habit habit;
    fill_habit(hands, &habit);
    rival->stock = table->seat[seat].chips;
    rival->staked = table->seat[seat].staked;
    memset(rival->now, 0, sizeof rival->now);
    rival->now[hand] = KESSEL_ONE;
    finish(table, seat, hands, &habit, rival);
}
