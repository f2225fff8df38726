/* The kinds of hand that can be held at a table, as they rank. Nothing here is written by hand: the list is
 * made from the worths of all small hands that a seat can hold there, so that it follows the game's options.
 * Making it takes some milliseconds: for a page that opens, not for every frame. */
#ifndef SABACC_RULES_LADDER_H
#define SABACC_RULES_LADDER_H

#include "rules/hand.h"

enum { SABACC_MAX_RUNGS = 24, SABACC_RUNG_CARDS = 5 };

/* A kind of hand, or the part of it that no other kind divides: with `arrays` a total of 22 ranks below the
 * Fairy Empress and a total of 21 below Longing Hearts (SN-7), so there are three rungs of totals. */
typedef struct SabaccRung {
    uint64_t min_key, max_key;    /* SabaccWorth.key of its worst and its best hand */
    int32_t min_total, max_total; /* SabaccWorth.total of its hands, for the light side */
    uint8_t rank;                 /* SabaccRank */
    uint8_t place;                /* from 1, the best; kinds of one place tie */
    bool is_shared;               /* another kind has the same place */
    bool by_device;               /* nobody can hold it but with a card that counts as another (PL-3) */
    bool is_part;                 /* other kinds rank between this part of the kind and another */
    uint8_t count;                /* a hand of this rung, one with few cards, for the light side */
    SabaccCard cards[SABACC_RUNG_CARDS];
} SabaccRung;

/* Lists the kinds of hand at this table, best first; returns how many. Of the table only the options count,
 * and rules of a hand in force there (KE-8); it may be a new one. Hands whose dice are yet to be rolled
 * (KE-4) are of no kind. A game of sets has one kind, what lies on the table (PZ-3). */
int sabacc_ladder(const SabaccTable *table, SabaccRung rungs[SABACC_MAX_RUNGS]);

/* The place of that kind in the list, of its best part; one after the last if it is not listed. */
int sabacc_ladder_place(const SabaccRung *rungs, int count, SabaccRank rank);

/* How many cards a hand has when hands are compared: what is dealt and what its seat can come to hold, with
 * borrowed cards (FD-5), before any demise card. In games of sets, the cards laid on one side. */
SabaccRange sabacc_hand_sizes(const SabaccTable *table);

/* The rule of a kind of hand at this table, one line, translatable; NULL: as it is at most tables. */
const char *sabacc_rank_rule(const SabaccTable *table, SabaccRank rank);

/* Writes the rule of a rung: which cards or totals it is about, and what else the hand may hold. `translate`
 * is called for each text that is marked for translation. */
void sabacc_rung_rule(const SabaccTable *table, const SabaccRung *rung,
                      const char *(*translate)(const char *text), Text *out);

#endif
