/* A hand against a house that plays by a printed policy, of which the player fields two cards and calls in
 * time (CS-1 … CS-6): the parts of its solver. Private to ai/.
 *
 * The player's hand is looked at card by card, each round to come by every hand it may have then. The house's
 * hand is a distribution of worths: for now from what the player sees of it, then by how many of its two
 * loose cards the dice replaced. */
#ifndef SABACC_AI_SOLVER_HOUSE_H
#define SABACC_AI_SOLVER_HOUSE_H

#include "ai/solver_cards.h"

enum {
    HOUSE_OUTCOMES = 52,
    HOUSE_HAND = 4,      /* cards */
    HOUSE_CLASSES = 3,   /* 0, 1 or 2 of the house's loose cards have been replaced */
    HOUSE_ONE = 1 << 16, /* the sum of the shares of a distribution */
    HOUSE_CREDIT = 1024, /* one credit, in values */
};

/* What a hand can be worth. All that bomb out are the first. */
typedef struct HouseOutcomes {
    int count;
    uint64_t key[HOUSE_OUTCOMES];
    bool takes[HOUSE_OUTCOMES]; /* the sabacc pot */
    bool calls[HOUSE_OUTCOMES]; /* the house calls with it (CS-2) */
    uint8_t of_total[SOLVER_TOTALS];
    uint8_t array;
} HouseOutcomes;

/* A distribution over outcomes: shares of HOUSE_ONE. */
typedef struct HouseHand {
    int32_t share[HOUSE_OUTCOMES];
} HouseHand;

/* What the house may hold: now, and at the player's next turn if nobody calls. */
typedef struct HouseBelief {
    HouseHand now, next[HOUSE_CLASSES];
} HouseBelief;

/* What is at stake, in credits. */
typedef struct HouseStakes {
    int64_t paid, of_house; /* into the pots, and what each owes by a penalty */
    int64_t credits;        /* of which the player pays a penalty */
    int64_t hand_pot, sabacc_pot;
} HouseStakes;

/* The player's expectation, by its outcome, against one distribution of the house's. */
typedef struct HouseValues {
    int64_t calling[HOUSE_OUTCOMES];
    int64_t called[HOUSE_OUTCOMES]; /* the house calling, times the chance of that */
    int64_t shown[HOUSE_OUTCOMES];  /* at the round limit: nobody calls */
    int32_t goes_on;                /* the chance that the house does not call */
} HouseValues;

void house_outcomes(HouseOutcomes *outcomes, const SolverCards *cards);

static inline int house_outcome(const SolverCards *cards, const HouseOutcomes *outcomes,
                                const SolverHand *hand) {
    return solver_is_array(cards, hand) ? outcomes->array : outcomes->of_total[hand->total - SOLVER_LOWEST];
}

/* What the viewer may conclude about the house's hand from its own, the house's open cards and the last dice.
 */
void house_believe(HouseBelief *belief, const SolverCards *cards, const HouseOutcomes *outcomes,
                   const SabaccTable *table);

/* The values of all outcomes of the player against that hand. */
void house_values(HouseValues *values, const HouseOutcomes *outcomes, const HouseHand *hand,
                  const HouseStakes *stakes);

/* ---- solver_house_rounds.c ---- */

enum { HOUSE_HANDS = 17550 }; /* hands of four of SOLVER_KINDS kinds */

/* The values of all hands at the beginning of a turn of the player: by four kinds, and the means with cards
 * to come in the place of the others, by three, two, one and no kinds. */
typedef struct HouseTurn {
    int64_t four[HOUSE_HANDS], three[2600], two[300], one[SOLVER_KINDS], none;
} HouseTurn;

/* All that the rounds to come depend on: of a stake that changes no more, or can be raised to the next one.
 */
typedef struct HouseRounds {
    const SolverCards *cards;
    const HouseOutcomes *outcomes;
    int32_t share[SOLVER_KINDS]; /* of each kind among unknown cards */
    HouseValues values[HOUSE_CLASSES];
    HouseTurn turn; /* the next one */
} HouseRounds;

/* Reckons the next turn, with so many rounds after it until hands are shown; less than 0: they are shown
 * instead of it. `raised`: the same rounds with the bet that can still be made, or NULL. It is advanced as
 * well. */
void house_look_ahead(HouseRounds *rounds, HouseRounds *raised, int after);

/* The value of the next turn if the cards outside `field` (bits of kind[]) are rolled for (CS-4). */
int64_t house_after_dice(const HouseRounds *rounds, const int kind[HOUSE_HAND], uint32_t field);

#endif
