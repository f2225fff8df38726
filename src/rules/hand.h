/* Hands: what they are worth, and why one beats another. */
#ifndef SABACC_RULES_HAND_H
#define SABACC_RULES_HAND_H

#include "rules/table.h"

/* The worth of a hand. Of two hands of one game the one with the greater key is better; equal keys tie. */
typedef struct SabaccWorth {
    uint64_t key;
    int32_t total;
    uint8_t rank; /* SabaccRank */
    bool takes_sabacc_pot;
} SabaccWorth;

/* The worth of `count` known cards in the hand of `seat` at this table (it depends on the game, the options
 * and the seat's alignment). */
SabaccWorth sabacc_worth(const SabaccTable *table, int seat, const SabaccCard *cards, int count);

/* The worth of a seat's hand as far as this table shows it; false if it has no hand, except when hands are
 * shown (CO-4), or if part of it is hidden. Until then only kept cards count where the rest is put away
 * (CO-2). At a showdown it is the worth of the shown hand: with borrowed field cards (FD-5), bombed out if
 * the rule of discards is not met (DR-3), before any demise card. */
bool sabacc_seat_worth(const SabaccTable *table, int seat, SabaccWorth *worth);

/* The value of one card in the hand of `seat` at this table, for totals shown beside the hand. */
int sabacc_card_value(const SabaccTable *table, int seat, SabaccCard card);

/* What a card counts that has no value of its own, translatable: one of its dice, or what the other card of
 * the hand does (KE-4). NULL for all other cards. */
#define SABACC_COUNTS_DICE  N_("dice")
#define SABACC_COUNTS_OTHER N_("the other")
const char *sabacc_card_counting(SabaccCard card);

/* Whether the card is of the trump suit (CO-3); false if there is no trump or it is not rolled yet. */
bool sabacc_is_trump(const SabaccTable *table, SabaccCard card);

/* The cards that count for a seat whose hand is shown: its own, then field cards borrowed from others (FD-5),
 * with from[i] the seat that holds cards[i]. Demise cards are not included (SabaccSeat.draws). Returns the
 * count. */
int sabacc_counted(const SabaccTable *table, int seat, SabaccCard cards[SABACC_MAX_COUNTED],
                   int8_t from[SABACC_MAX_COUNTED]);

/* The number that distinguishes hands of one kind, if the kind has such names: the pair of a sabacc, the size
 * of a difference (KE-5); otherwise 0. */
int sabacc_kind_number(const SabaccTable *table, const SabaccWorth *worth);

/* Why a shown hand won or lost: compared with the best hand of the showdown (or, for the best, with the next
 * best). */
typedef struct SabaccVerdict {
    SabaccWorth worth;
    bool best;         /* no hand was better */
    uint8_t criterion; /* SabaccCriterion: what decided the comparison with `against` */
    uint8_t clause;    /* SabaccClause of that comparison */
    int8_t against;    /* the seat compared with; SABACC_NOBODY if there was no other */
} SabaccVerdict;

/* The verdict on a seat of the last showdown; false if its hand was not shown. */
bool sabacc_verdict(const SabaccTable *table, int seat, SabaccVerdict *verdict);

/* ---- cards laid on the table, in games of sets ---- */

/* The total of the cards before a seat (PZ-2); and the total after playing that side card, including its
 * effect on the others (PZ-4): `sign` is 1 or -1 as given to `play`, 0 if none is given. */
int sabacc_table_total(const SabaccTable *table, int seat);
int sabacc_table_total_with(const SabaccTable *table, int seat, SabaccCard card, int sign);

/* Whether that seat wins a tied score, unless both seats do (PZ-4). */
bool sabacc_breaks_ties(const SabaccTable *table, int seat);

#endif
