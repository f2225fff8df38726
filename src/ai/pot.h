/* A hand reduced to its bets: stacks, pots and who is asked, over a rehearsed hand of cards. The betting is
 * that of the core (BR-1 to BR-9, CL-3), without limits; the amounts are those of the trained acts. Private
 * to ai/ and src/train/. */
#ifndef SABACC_AI_POT_H
#define SABACC_AI_POT_H

#include "ai/betting.h"

enum { POT_UNIT = 16, POT_RAISES = 3 /* in a betting round; afterwards only with all */ };

typedef struct Pot {
    const StudyHand *hand; /* the cards */
    int places;            /* of its table */
    int step;              /* of the hand's betting rounds */
    int64_t dead;          /* the antes */
    int64_t sabacc, fold_price;
    int64_t level;
    int64_t stack[SABACC_MAX_SEATS], bet[SABACC_MAX_SEATS], paid[SABACC_MAX_SEATS], begun[SABACC_MAX_SEATS];
    int raises, at; /* at: the last seat asked */
    SeatMask in, asked;
    bool is_over;
} Pot;

/* The stakes of a hand: a mix of what tables are like, with antes of POT_UNIT. */
void pot_begin(Pot *pot, const StudyHand *hand, const StudyShape *shape, int places, Rng *rng);

/* The seat to act, -1 when the hand is over. */
int pot_seat(const Pot *pot);

void pot_sight(const Pot *pot, int seat, BettingSight *sight);

/* Which acts it may choose from: bits. After POT_RAISES only all is left of the bets. */
unsigned pot_acts(const Pot *pot, int seat, const BettingSight *sight);

/* Draws what the tables of this study do there; BETTING_CALL where they do not know. */
BettingAct pot_draw(const Pot *pot, int seat, const Study *study, Rng *rng);

void pot_act(Pot *pot, int seat, BettingAct act);

/* What the seat has won or lost, once the hand is over, less one part in 48 of what it has staked against
 * others: where it makes no difference otherwise, nobody stakes much. */
int64_t pot_result(const Pot *pot, int seat);

#endif
