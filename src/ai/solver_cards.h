/* The cards of a small game as its solvers count them: cards worth the same are one kind, and a hand is how
 * many it has of each. Private to ai/. */
#ifndef SABACC_AI_SOLVER_CARDS_H
#define SABACC_AI_SOLVER_CARDS_H

#include "rules/sabacc.h"

enum {
    SOLVER_KINDS = 24,   /* kinds at most */
    SOLVER_TOTALS = 640, /* totals are SOLVER_LOWEST … SOLVER_LOWEST + SOLVER_TOTALS - 1 */
    SOLVER_LOWEST = -256
};

/* Every card of a table's deck, by kind; and what hands of them are worth to a seat. */
typedef struct SolverCards {
    int count;                     /* of kinds */
    int deck;                      /* cards in all */
    int value[SOLVER_KINDS];       /* of one card */
    int copies[SOLVER_KINDS];      /* in the deck */
    uint8_t at[SOLVER_KINDS];      /* where a hand has its number: a shift of SolverHand.copies … */
    uint8_t mask[SOLVER_KINDS];    /* … and the bits after it */
    SabaccCard face[SOLVER_KINDS]; /* a card of the kind */
    uint8_t kind_of[256];          /* of a SabaccCard */
    uint64_t key[SOLVER_TOTALS];   /* SabaccWorth.key by the total, for hands without an array */
    bool takes_sabacc_pot[SOLVER_TOTALS];
    uint32_t array; /* bits of kinds: a hand with one of each is an Idiot's Array … */
    int array_max;  /* … if it has no more cards than this (CA-4a) */
    uint64_t array_key;
} SolverCards;

/* Some cards. */
typedef struct SolverHand {
    uint64_t copies; /* the number of each kind, in a few bits each */
    int total, count;
    uint32_t kinds; /* bits of the kinds that it has */
} SolverHand;

/* Reads the deck and its worths. False if hands of this table cannot be counted so: the deck has too many
 * kinds. */
bool solver_cards_init(SolverCards *cards, const SabaccTable *table, int seat);

/* The hand of a seat, all of whose cards must be known. */
SolverHand solver_hand(const SolverCards *cards, const SabaccSeat *own);

static inline int solver_copies(const SolverCards *cards, const SolverHand *hand, int kind) {
    return (int)(hand->copies >> cards->at[kind]) & cards->mask[kind];
}

static inline SolverHand solver_with(const SolverCards *cards, SolverHand hand, int kind) {
    hand.copies += UINT64_C(1) << cards->at[kind];
    hand.total += cards->value[kind];
    hand.count++;
    hand.kinds |= UINT32_C(1) << kind;
    return hand;
}

static inline SolverHand solver_without(const SolverCards *cards, SolverHand hand, int kind) {
    hand.copies -= UINT64_C(1) << cards->at[kind];
    hand.total -= cards->value[kind];
    hand.count--;
    if (solver_copies(cards, &hand, kind) == 0) hand.kinds &= ~(UINT32_C(1) << kind);
    return hand;
}

/* How many cards of the kind are not in the hand. */
static inline int solver_left(const SolverCards *cards, const SolverHand *hand, int kind) {
    return cards->copies[kind] - solver_copies(cards, hand, kind);
}

static inline bool solver_is_array(const SolverCards *cards, const SolverHand *hand) {
    return cards->array != 0 && (hand->kinds & cards->array) == cards->array &&
           hand->count <= cards->array_max;
}

static inline uint64_t solver_key(const SolverCards *cards, const SolverHand *hand) {
    return solver_is_array(cards, hand) ? cards->array_key : cards->key[hand->total - SOLVER_LOWEST];
}

#endif
