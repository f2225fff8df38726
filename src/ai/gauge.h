/* How good a hand is at this table, learnt anew for every decision by rehearsing the rest of the hand: no
 * game's hands are known here beforehand, only that of two worths the greater key is better. Private to ai/.
 *
 * Chances are in 1024ths throughout ai/. */
#ifndef SABACC_AI_GAUGE_H
#define SABACC_AI_GAUGE_H

#include "rules/sabacc.h"

enum {
    CHANCE_ONE = 1024,
    GAUGE_KEYS = 256, /* worths on the scale */
    GAUGE_PLACES = 6, /* places of play told apart; later ones are as the last */
    GAUGE_STEPS = 16, /* steps of the scale for which chances are kept */
};

typedef struct Gauge {
    int rivals;                /* of each seat when it was learnt, at least 1 */
    int key_count;             /* 0 before anything is learnt */
    uint64_t keys[GAUGE_KEYS]; /* worths of hands met, sorted */
    int place_count;
    uint16_t places[GAUGE_PLACES];              /* row of the game and round, where bets are made */
    uint16_t chance[GAUGE_PLACES][GAUGE_STEPS]; /* to win, by place and step */
    bool has_shifts;                            /* shifts came in the rehearsals (SH-1) */
    int pool_count;                             /* cards the viewer has not seen */
    SabaccCard pool[SABACC_MAX_PILE];
} Gauge;

/* Counts of wins by place and step, while rehearsing. */
typedef struct GaugeTally {
    int place_count;
    uint16_t places[GAUGE_PLACES];
    uint32_t seen[GAUGE_PLACES][GAUGE_STEPS], won[GAUGE_PLACES][GAUGE_STEPS];
    uint32_t shifts;
} GaugeTally;

/* The worth of the hand that a seat has now: of what it keeps, where that alone will count (CO-2). False
 * where it has none, or not all of it is known. */
bool gauge_worth(const SabaccTable *table, int seat, SabaccWorth *worth);

/* Knows the cards that the viewer has not seen, and nothing else yet. */
void gauge_init(Gauge *gauge, const SabaccView *view);

/* Makes `count` worths, at most GAUGE_KEYS, the scale (sorts them in place). Nothing where there are none. */
void gauge_set_scale(Gauge *gauge, uint64_t *keys, int count);

/* Makes the tally's shares of wins the chances, leaning on the scale where little was seen. */
void gauge_set_chances(Gauge *gauge, const GaugeTally *tally);

/* The standing of a hand that is not settled before its dice have come (KE-4). */
enum { GAUGE_UNSETTLED = CHANCE_ONE * 9 / 16 };

/* The part of the scale that the worth is above; half of those it equals. Nothing for a hand that is bombed
 * out: what it equals does not win either. */
int gauge_standing(const Gauge *gauge, uint64_t key);

/* The place of play, as the tally numbers those it meets. */
int gauge_tally_place(GaugeTally *tally, const SabaccTable *table);
static inline int gauge_step(int standing) {
    return standing >= CHANCE_ONE ? GAUGE_STEPS - 1 : standing * GAUGE_STEPS / CHANCE_ONE;
}

/* The chance of a hand of this worth, as it is now, to win in the end against the seats now active. */
int gauge_chance(const Gauge *gauge, const SabaccTable *table, uint64_t key);

/* Its chance to win were all hands shown now. */
int gauge_chance_shown(const Gauge *gauge, const SabaccTable *table, uint64_t key);

#endif
