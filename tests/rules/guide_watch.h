/* What play shows of a game, for the test of guide.def: verbs offered, events, clauses by which credits move,
 * kinds of hand, and numbers. Nothing here reads the sentences. */
#ifndef SABACC_TESTS_GUIDE_WATCH_H
#define SABACC_TESTS_GUIDE_WATCH_H

#include "rules/private.h"

/* Clauses and ways by which credits move, or hands and turns end. */
#define ALL_PAID(X)                                                                                          \
    X(ST_2A)                                                                                                 \
    X(ST_3)                                                                                                  \
    X(BR_6)                                                                                                  \
    X(BR_7)                                                                                                  \
    X(SIDE_POTS)                                                                                             \
    X(WIN)                                                                                                   \
    X(SD_1)                                                                                                  \
    X(SD_3)                                                                                                  \
    X(SD_3_PENALTY)                                                                                          \
    X(CA_6)                                                                                                  \
    X(CA_7)                                                                                                  \
    X(CA_8)                                                                                                  \
    X(CA_10)                                                                                                 \
    X(DR_3)                                                                                                  \
    X(CS_6)                                                                                                  \
    X(CS_6_MOVED)                                                                                            \
    X(KE_7)                                                                                                  \
    X(PZ_2)                                                                                                  \
    X(PZ_4)                                                                                                  \
    X(PZ_6)                                                                                                  \
    X(PZ_7)

/* What a number can be measured by: the least and the most that is seen of it. */
#define ALL_MEASURED(X)                                                                                      \
    X(ANTE)                                                                                                  \
    X(SABACC_ANTE)                                                                                           \
    X(CARDS_DEALT)                                                                                           \
    X(OPENING)                                                                                               \
    X(RAISE)                                                                                                 \
    X(CAP)                                                                                                   \
    X(LEAST)                                                                                                 \
    X(FOLD_PENALTY)                                                                                          \
    X(FIRST_CALL)                                                                                            \
    X(LAST_ROUND)                                                                                            \
    X(HAND_POT_CAP)                                                                                          \
    X(SABACC_POT_CAP)                                                                                        \
    X(SHIFT_FROM)                                                                                            \
    X(SHIFT_TO)                                                                                              \
    X(FIELD_CARDS)                                                                                           \
    X(DISCARD_FEE)                                                                                           \
    X(MOST_DISCARDS)                                                                                         \
    X(LEAST_DISCARDS)                                                                                        \
    X(HANDS)                                                                                                 \
    X(CYCLES)                                                                                                \
    X(MOST_CARDS)                                                                                            \
    X(BUY_PRICE)                                                                                             \
    X(ROUNDS)                                                                                                \
    X(MOVES)                                                                                                 \
    X(CHIPS)                                                                                                 \
    X(TOKENS)                                                                                                \
    X(SETS) X(REBUYS)

/* What is seen or not. */
#define ALL_SIGHTS(X)                                                                                        \
    X(TWO_DICE)                                                                                              \
    X(BORROWS)                                                                                               \
    X(TRADES_PILE)                                                                                           \
    X(DRAWS_PILE)                                                                                            \
    X(TWO_PENALTIES)                                                                                         \
    X(SABACC_ENDS)                                                                                           \
    X(HOUSE_PAYS)                                                                                            \
    X(EMBEZZLES_PLAY)                                                                                        \
    X(EMBEZZLES_STOCK)                                                                                       \
    X(SABACC_TAX)                                                                                            \
    X(EARLY)                                                                                                 \
    X(NEW_HANDS)                                                                                             \
    X(NINE_WINS)                                                                                             \
    X(NINE_WINS_MATCH)

/* What is calculated of what is seen: see quantity_is. */
#define ALL_CALCULATED(X)                                                                                    \
    X(NO_LIMIT)                                                                                              \
    X(CASINO_LIMIT)                                                                                          \
    X(BOMB_POT)                                                                                              \
    X(BOMB_PERCENT)                                                                                          \
    X(BOMB_FIXED)                                                                                            \
    X(CALL_POT)                                                                                              \
    X(CALL_PERCENT)                                                                                          \
    X(CALL_FIXED)                                                                                            \
    X(ONE_HAND)

#define AS_PAID(id)     PAID_##id,
#define AS_QUANTITY(id) QUANTITY_##id,
enum { ALL_PAID(AS_PAID) PAIDS };
enum {
    ALL_MEASURED(AS_QUANTITY) MEASURED,
    QUANTITY_BEFORE_SIGHTS = MEASURED - 1,
    ALL_SIGHTS(AS_QUANTITY) SEEN_OR_NOT,
    QUANTITY_BEFORE_CALCULATED = SEEN_OR_NOT - 1,
    ALL_CALCULATED(AS_QUANTITY) QUANTITIES
};

typedef struct Measure {
    bool is_seen;
    int32_t least, most;
} Measure;

/* Penalties of one kind, with the hand pot of which they are a part. */
enum { MAX_PENALTIES = 64 };
typedef struct Penalties {
    int count;
    struct {
        int32_t paid, pot;
        bool is_all; /* its payer has nothing left */
    } list[MAX_PENALTIES];
} Penalties;

typedef struct Watch {
    bool can[SABACC_VERBS], event[SABACC_EVENTS], shift[SABACC_SHIFT_DICE + 1], paid[PAIDS],
        hand[SABACC_RANKS], sight[SEEN_OR_NOT];
    Measure measure[MEASURED];
    Penalties bombs, calls;
    bool is_bound, is_casino_bound,
        is_bet;                      /* by a limit; by another than that of `casino`; bets were offered */
    int32_t least_bet;               /* option `min-bet` */
    uint8_t dealt[SABACC_MAX_SEATS]; /* in this hand's first deal */
} Watch;

/* Notes what `seat` is offered. */
void watch_offers(Watch *watch, const SabaccTable *table, int seat, const SabaccOffers *offers);

/* Notes what an action brought: the table before it, its events, and the table after it. */
void watch_events(Watch *watch, const SabaccTable *before, const SabaccEvents *events,
                  const SabaccTable *after);

/* Whether what was seen agrees with a number `n` of that quantity. */
bool quantity_is(const Watch *watch, int quantity, int32_t n);

#endif
