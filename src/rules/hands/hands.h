/* Hands: their slots, and what they are worth in each family of games. */
#ifndef SABACC_RULES_HANDS_HANDS_H
#define SABACC_RULES_HANDS_HANDS_H

#include "rules/hand.h"
#include "rules/hands/deck.h"

/* ---- cards.c: the slots of a hand ---- */

/* The slot of the hand that holds the card, unfielded before fielded; -1 if it is not there. */
int hand_slot(const SabaccSeat *seat, SabaccCard card);
/* Bits of all slots of the hand; of those that are not fielded. */
static inline uint32_t hand_slots(const SabaccSeat *seat) { return (UINT32_C(1) << seat->hand_count) - 1; }
static inline uint32_t hand_unprotected(const SabaccSeat *seat) { return hand_slots(seat) & ~seat->fielded; }
/* The lowest slot of the hand with that card in the field; -1 if there is none. */
int hand_fielded_slot(const SabaccSeat *seat, SabaccCard card);

/* ---- hands.c ---- */

int32_t hand_total(const SabaccTable *table, int seat, const SabaccCard *cards, int count);

/* The worth of a seat's shown hand: with borrowed cards (FD-5), bombed out by DR-3; the second adds its
 * demise card (SD-1). */
SabaccWorth hand_worth(const SabaccTable *table, int seat);
SabaccWorth hand_worth_in_demise(const SabaccTable *table, int seat);

/* Those of `seats` with the greatest key of `worth`. */
SeatMask hands_best_by(const SabaccTable *table, SeatMask seats,
                       SabaccWorth (*worth)(const SabaccTable *table, int seat));

/* Whether the sabacc pot goes with the hand of `seat` (SP-4, CA-5). */
bool hand_takes_sabacc_pot(const SabaccTable *table, int seat);

/* ---- spike.c: AP ---- */
int cards_value_spike(const SabaccTable *table, int seat, SabaccCard card);
SabaccWorth spike_worth(const SabaccTable *table, int seat, const SabaccCard *cards, int count);
SabaccCriterion spike_criterion(uint64_t key, uint64_t other);
bool spike_alike(const SabaccTable *table, SabaccCard card, SabaccCard other);
SeatMask spike_best(const SabaccTable *table, SeatMask seats, SeatMask *wants); /* by single draws (AP-5) */

/* ---- classic.c: CA-3 … CA-5, FO-3, SN-6, SN-7, LT-2 ---- */
int classic_value(const SabaccTable *table, int seat, SabaccCard card); /* DK-2 */
int force_value(const SabaccTable *table, int seat, SabaccCard card);   /* FO-2 */
int local_value(const SabaccTable *table, int seat, SabaccCard card);   /* LT-2 */
SabaccWorth classic_worth(const SabaccTable *table, int seat, const SabaccCard *cards, int count);
SabaccWorth force_worth(const SabaccTable *table, int seat, const SabaccCard *cards, int count);
SabaccWorth standard_worth(const SabaccTable *table, int seat, const SabaccCard *cards, int count);
SabaccWorth standard_worth_in_demise(const SabaccTable *table, int seat, const SabaccCard *cards, int count);
SabaccWorth local_worth(const SabaccTable *table, int seat, const SabaccCard *cards, int count);
SabaccWorth casino_worth(const SabaccTable *table, int seat, const SabaccCard *cards, int count); /* CS-5 */
SabaccCriterion classic_criterion(uint64_t key, uint64_t other);
SabaccCriterion force_criterion(uint64_t key, uint64_t other);
SabaccCriterion standard_criterion(uint64_t key, uint64_t other);
bool classic_alike(const SabaccTable *table, SabaccCard card, SabaccCard other);
/* The rule of the local table in use, as option `discards`. */
SabaccValue local_discards(const SabaccTable *table);

/* ---- holdem.c: FD-5 ---- */
/* Appends the best choice of borrowed cards after the first `count`; returns the new count. */
int holdem_borrow(const SabaccTable *table, int seat, SabaccCard cards[SABACC_MAX_COUNTED],
                  int8_t from[SABACC_MAX_COUNTED], int count);

#endif
