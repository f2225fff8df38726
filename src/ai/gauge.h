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
    GAUGE_ROUNDS = 6, /* rounds told apart; later ones are as the last */
    GAUGE_STEPS = 16, /* steps of the scale for which chances are kept */
};

typedef struct Gauge {
    int rivals;                                 /* of each seat when it was learnt, at least 1 */
    int key_count;                              /* 0 before anything is learnt */
    uint64_t keys[GAUGE_KEYS];                  /* worths of hands met, sorted */
    uint16_t chance[GAUGE_ROUNDS][GAUGE_STEPS]; /* to win, by round and step */
    bool has_shifts;                            /* shifts came in the rehearsals (SH-1) */
    int pool_count;                             /* cards the viewer has not seen */
    SabaccCard pool[SABACC_MAX_PILE];
} Gauge;

/* Counts of wins by round and step, while rehearsing. */
typedef struct GaugeTally {
    uint32_t seen[GAUGE_ROUNDS][GAUGE_STEPS], won[GAUGE_ROUNDS][GAUGE_STEPS];
    uint32_t shifts;
} GaugeTally;

/* Knows the cards that the viewer has not seen, and nothing else yet. */
void gauge_init(Gauge *gauge, const SabaccView *view);

/* Makes `count` worths, at most GAUGE_KEYS, the scale (sorts them in place). Nothing where there are none. */
void gauge_set_scale(Gauge *gauge, uint64_t *keys, int count);

/* Makes the tally's shares of wins the chances, leaning on the scale where little was seen. */
void gauge_set_chances(Gauge *gauge, const GaugeTally *tally);

/* The part of the scale that the worth is above; half of those it equals. Nothing for a hand that is bombed
 * out: what it equals does not win either. */
int gauge_standing(const Gauge *gauge, uint64_t key);

/* The round of the table as chances are kept. */
int gauge_round(const SabaccTable *table);
static inline int gauge_step(int standing) {
    return standing >= CHANCE_ONE ? GAUGE_STEPS - 1 : standing * GAUGE_STEPS / CHANCE_ONE;
}

/* The chance of a hand of this worth, as it is now, to win in the end against the seats now active. */
int gauge_chance(const Gauge *gauge, const SabaccTable *table, uint64_t key);

/* Its chance to win were all hands shown now. */
int gauge_chance_shown(const Gauge *gauge, const SabaccTable *table, uint64_t key);

#endif
