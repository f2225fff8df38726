/* Hands: what they are worth, and why one beats another. */
#ifndef SABACC_RULES_HAND_H
#define SABACC_RULES_HAND_H

#include "rules/table.h"

/* What a hand is worth. Of two hands of one game the one with the greater key is better; equal keys tie. */
typedef struct SabaccWorth {
    uint64_t key;
    int32_t total;
    uint8_t rank; /* SabaccRank */
    bool takes_sabacc_pot;
} SabaccWorth;

/* The worth of `count` known cards in the hand of `seat` at this table (its game and options, and the seat's
 * alignment). */
SabaccWorth sabacc_worth(const SabaccTable *table, int seat, const SabaccCard *cards, int count);

/* The worth of a seat's hand as far as this table shows it; false where it has none, unless that is shown
 * (CO-4), or not all of it is known. At a showdown it is that of the hand shown: with borrowed field cards
 * (FD-5), bombed out where the rule of discards is not met (DR-3), before any demise card. */
bool sabacc_seat_worth(const SabaccTable *table, int seat, SabaccWorth *worth);

/* The value of one card in the hand of `seat` at this table, for totals shown beside it. */
int sabacc_card_value(const SabaccTable *table, int seat, SabaccCard card);

/* Whether the card is of the trump suit (CO-3); never where there is none, or before it is rolled. */
bool sabacc_is_trump(const SabaccTable *table, SabaccCard card);

/* The cards that count for a seat whose hand is shown: its own, then field cards of others that it borrows
 * (FD-5), from[i] being the seat where cards[i] lies. Demise cards are not among them (SabaccSeat.draws).
 * Returns how many. */
int sabacc_counted(const SabaccTable *table, int seat, SabaccCard cards[SABACC_MAX_COUNTED],
                   int8_t from[SABACC_MAX_COUNTED]);

/* The number by which hands of one kind are told apart where the kind has such names: the pair of a sabacc,
 * how great a difference is (KE-5); 0 where it has none. */
int sabacc_kind_number(const SabaccTable *table, const SabaccWorth *worth);

/* Whether a kind of hand exists at this table; options take some away (`table`, `arrays`, `negative-23`). */
bool sabacc_has_rank(const SabaccTable *table, SabaccRank rank);

/* Why a shown hand won or lost: compared with the best hand of the showdown (or, for that, with the next
 * best). */
typedef struct SabaccVerdict {
    SabaccWorth worth;
    bool best;         /* nobody's hand was better */
    uint8_t criterion; /* SabaccCriterion: what decided against, or for, `against` */
    uint8_t clause;    /* SabaccClause of that comparison */
    int8_t against;    /* the seat compared with, or SABACC_NOBODY where there was no other */
} SabaccVerdict;

/* The verdict on a seat of the last showdown; false where its hand was not shown. */
bool sabacc_verdict(const SabaccTable *table, int seat, SabaccVerdict *verdict);

/* ---- cards laid on the table, in games of sets ---- */

/* What the cards laid before a seat count together (PZ-2); what they would count with that side card played,
 * its effect on the others included (PZ-4): `sign` 1 or -1 as `play` says it, 0 where that says none. */
int sabacc_table_total(const SabaccTable *table, int seat);
int sabacc_table_total_with(const SabaccTable *table, int seat, SabaccCard card, int sign);

/* Whether a tie in score goes to that seat, unless both have that (PZ-4). */
bool sabacc_breaks_ties(const SabaccTable *table, int seat);

#endif
