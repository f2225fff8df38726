/* The table: seats, turn, pots and piles, as plain bytes.
 *
 * Two types share this layout. A SabaccState is the table with every card open; a SabaccView is the table as
 * one viewer may know it. There is no padding: a copy is a memcpy, equality a memcmp, and a hash is over
 * bytes. Queries are in rules/query.h. */
#ifndef SABACC_RULES_TABLE_H
#define SABACC_RULES_TABLE_H

#include "base/seats.h"
#include "rules/card.h"
#include "rules/setup.h"

/* A side of the Force (FO-1). */
typedef enum SabaccAlignment { SABACC_UNALIGNED, SABACC_LIGHT, SABACC_DARK } SabaccAlignment;

/* The faces of Coruscant's silver die (CO-1), followed by the suits of DK-3; as bytes of a roll. */
enum { SABACC_DIE_CIRCLE = 101, SABACC_DIE_TRIANGLE, SABACC_DIE_SQUARE };

/* What kind of chance is due. */
typedef enum SabaccDue {
    SABACC_DUE_NONE,
    SABACC_DUE_DEAL,
    SABACC_DUE_ROLL,
    SABACC_DUE_DEALER,
    SABACC_DUE_PICK, /* one unprotected card of a seat (SH-4, SN-3, SW-3) */
} SabaccDue;

/* What a shift does (SH-2 … SH-5, SN-3, SW-3, SK-4). The first six are the forms of the option `shift`. */
typedef enum SabaccShift {
    SABACC_SHIFT_CORE,
    SABACC_SHIFT_RIM,
    SABACC_SHIFT_WILD,
    SABACC_SHIFT_BY_SYMBOL, /* never in an event: the dice decide */
    SABACC_SHIFT_UNDER_MARKER,
    SABACC_SHIFT_POOL,
    SABACC_SHIFT_SPIKE, /* whole hands, except Spike cards, return to the deck */
    SABACC_SHIFT_REST,  /* cards not kept are discarded (CO-2) */
    SABACC_SHIFT_DICE,  /* cards selected by their own die are replaced and go to the junk (CS-4) */
} SabaccShift;

/* What a bet asked of a seat: its part of the hand pot, with all bets in it, that was to be matched. */
typedef enum SabaccPrice {
    SABACC_PRICE_SMALL, /* below 7/16: a bet of up to three quarters of the pot */
    SABACC_PRICE_POT,   /* below 12/16: of up to three times the pot */
    SABACC_PRICE_LARGE,
    SABACC_PRICES
} SabaccPrice;

#pragma GCC diagnostic push
#pragma GCC diagnostic error "-Wpadded" /* equality and hashes are over bytes: no padding */

/* A seat of the table. Bits of hand: bit i is hand[i]. */
typedef struct SabaccSeat {
    /* Of the last showdown, as in SabaccWorth; `total` is meaningful if the seat is in SabaccTable.shown. */
    uint64_t key;
    int32_t credits;          /* its stack */
    int32_t bet;              /* put into this betting round (BR-2) */
    int32_t paid;             /* put into the hand pot in this hand and not yet settled (SP-1) */
    int32_t total;            /* at the last showdown */
    uint32_t fielded;         /* bits of hand: cards face up in the field (FD-1) */
    uint8_t rank;             /* SabaccRank of the last showdown */
    uint8_t judged;           /* 1: a showdown has determined this hand's worth */
    uint8_t takes_sabacc_pot; /* 1: its rank wins the sabacc pot */
    uint8_t unused_[2];
    uint8_t hand_count, draw_count;
    /* SabaccVerb last applied in this hand, shown at the seat, and its amount; SABACC_VERBS if none. Of a
       draw the amount is 1 if it was the open card, else 0. */
    uint8_t last;
    int32_t last_amount;
    int32_t declared;     /* the declared total (BK-1), if its bit is in SabaccTable.declared */
    uint8_t alignment;    /* SabaccAlignment (FO-1) */
    uint8_t discards;     /* chosen trades and discards of this hand (DR-3) */
    uint8_t stood;        /* it has stood and cannot act again (PZ-2, KE-3) */
    uint8_t device_spent; /* 1: its device is used up in this game (PL-3) */
    /* slot of the card that counts as device_card in this hand; -1: none or unknown */
    int8_t device_slot;
    SabaccCard device_card;       /* CARD_NONE: none or unknown */
    uint8_t items[SABACC_ITEMS];  /* how many of each it owns (PL-2) */
    uint8_t pawned[SABACC_ITEMS]; /* of its own, what the house keeps: it may have them back */
    uint8_t rebuys;               /* bought in again so often (ST-7) */
    uint8_t unused2_[5];
    int32_t start;                    /* the credits that it began with */
    int32_t taken;                    /* prices paid for items that lay beside this hand's pot (PL-2) */
    int32_t won_of[SABACC_MAX_SEATS]; /* won in this hand of pots that the seat of that number paid into */
    int16_t chips, staked;            /* its stock, and its chips in play (KE-3) */
    uint32_t kept;                    /* bits of hand: kept until the hand ends (CO-2) */
    uint32_t blood;                   /* bits of hand: of the Blood family, also for hidden cards (KE-2) */
    uint32_t open;                    /* bits of hand: dealt face up (CS-1) */
    uint8_t sets;                     /* won in this match (PZ-5) */
    uint8_t token_count, laid_count, side_count;
    SabaccCard tokens[SABACC_MAX_TOKENS + 1]; /* unplayed shift tokens; hidden from others */
    SabaccCard laid[SABACC_MAX_LAID];         /* on its side of the table, as played (PZ-2) */
    int8_t laid_value[SABACC_MAX_LAID];       /* their current values (PZ-4) */
    SabaccCard side[SABACC_SIDE_DECK + 2];    /* its side deck while hand cards are dealt from it; hidden */
    SabaccCard hand[SABACC_MAX_HAND];         /* in the order received (DK-8) */
    SeatMask seen[SABACC_MAX_HAND];           /* seats that have seen hand[i], including its owner */
    SabaccCard draws[SABACC_MAX_DRAWS + 1];   /* single draws (AP-5) */
    /* How it has answered bets in this game, by their price (SabaccPrice): how often it matched or raised,
       and how often it folded. Both are halved before they exceed a byte, so that what is long past fades. */
    uint8_t matched[SABACC_PRICES], gave_way[SABACC_PRICES];
    uint8_t unused3_[2]; /* a power of two is found fastest */
} SabaccSeat;

/* An item beside the pot, and the seat that staked it (PL-2). */
typedef struct SabaccStaked {
    uint8_t seat, item;
} SabaccStaked;

/* Public bookkeeping: the current row of the game's table of phases, and who is to act. */
typedef struct SabaccTurn {
    uint32_t serial; /* incremented by every applied action */
    int32_t level;   /* the bet to match in this betting round */
    uint8_t row;     /* in the game's phase table */
    uint8_t phase;   /* SabaccPhase */
    uint8_t due;     /* SabaccDue */
    /* seat, SABACC_CROUPIER, or SABACC_NOBODY when the game is over or the next hand waits */
    int8_t to_act;
    int8_t cursor;                  /* the seat on turn, or the last one in this phase */
    SeatMask asked;                 /* seats that have yet to act in this phase */
    uint8_t stage;                  /* a step within the phase */
    uint8_t round_robin;            /* owed cards go one at a time round the table, not seat by seat (DK-8) */
    uint8_t owed[SABACC_MAX_SEATS]; /* cards due to each seat */
    /* Chance is due while one of these eight bytes is set. */
    uint8_t dealer_due;  /* the croupier has yet to choose the first dealer (ST-1) */
    uint8_t dice_due;    /* dice of the roll that is due */
    SeatMask picking;    /* seats from which a card is to be picked, starting left of the dealer */
    SeatMask owing;      /* seats with cards owed */
    uint8_t owed_board;  /* cards due to the discard pile */
    uint8_t unused_[3];  /* 0 */
    SabaccCard aside;    /* given up in a trade, not yet on the pile; public */
    uint8_t dice_faces;  /* of each die: 6, 12, 20; 0 for the gold and the silver die (CO-1) */
    uint8_t family;      /* SabaccFamily from which the owed cards come */
    uint8_t deal_pile;   /* SabaccPile as source or destination of the owed cards, copied into their deals */
    uint8_t chooses;     /* a seat's choice that is pending: the game's own (KE-4, KE-8) */
    SeatMask picked;     /* seats from which one was picked in this shift */
    SeatMask callers;    /* seats that may call when their place in the betting order comes up (BK-4) */
    int8_t player;       /* in games of turns: the seat on turn, folded or not, or SABACC_NOBODY */
    int8_t deal_from;    /* first seat that the next round-robin card may go to */
    uint8_t shift;       /* SabaccShift in progress, while cards are picked and dealt */
    uint8_t shifts;      /* 1: the last roll caused a shift, which is next */
    uint8_t timer_spent; /* 1: the timer has shifted before this seat action (SH-1) */
    uint8_t field_moves; /* bits: 1 a card was fielded, 2 one was taken back in this turn (FD-3) */
    /* cards at the hand's end that cannot be picked: the one just drawn (SO-1) */
    uint8_t spared;
    uint8_t waits;      /* 1: fewer than two seats would be dealt in, until one sits in (ST-6) */
    uint8_t came_round; /* 1: the token has completed a round, which counts with the next antes (ST-6) */
} SabaccTurn;

/* The table: a state (all open) or a view (what one viewer may know). */
typedef struct SabaccTable {
    uint8_t game; /* registry index; sabacc_table_game */
    uint8_t seats;
    int8_t viewer; /* seat, SABACC_NOBODY, or SABACC_OPEN */
    int8_t dealer; /* seat, or SABACC_NOBODY before one is chosen */
    int8_t first_dealer;
    int8_t caller;        /* seat, or SABACC_NOBODY */
    uint8_t round;        /* of this hand, from 1; 0 before the first */
    uint8_t over;         /* 1: the game is over */
    SeatMask in_game;     /* seats not out (ST-2) */
    SeatMask dealt;       /* seats dealt into this hand */
    SeatMask sits_out;    /* seats that have said so (ST-6) */
    SeatMask absent;      /* seats that are not dealt in because of it: what they said has taken effect */
    uint8_t staked_count; /* items beside the pot (PL-2) */
    uint8_t deck_number;  /* private to the rules: which deck is played with */
    SeatMask folded;
    SeatMask shown;     /* seats whose hands the last showdown opened */
    SeatMask winners;   /* of the main pot of the last finished hand */
    SeatMask champions; /* winners of the game, once it is over */
    uint8_t sabacc_won; /* 1: that hand won the sabacc pot by its rank */
    /* 1: cards and results of the last hand are still on the table, until the next deal */
    uint8_t stale;
    uint8_t dice_count;
    uint8_t dice[SABACC_MAX_DICE];
    uint8_t deck_count, junk_count, discard_count; /* their numbers of cards */
    uint8_t pool_count;                            /* face-down cards in a rim shift's pool (SH-4) */
    SeatMask bombed;                               /* at the last showdown: bombed out (CA-3, DR-3) */
    SeatMask declared;                             /* seats that have declared a total (BK-1) */
    uint8_t called;   /* 1: the hand has been called, by the caller or the house (CA-2) */
    int32_t hand;     /* number of this hand, from 1 */
    int32_t cycles;   /* times the token has reached or passed the first dealer (ST-3) */
    int32_t hand_pot; /* main and side pots (SP-3) */
    int32_t sabacc_pot;
    int32_t house; /* the house's account; may be negative (ST-5) */
    int32_t antes; /* the antes that started this hand's hand pot (BR-4 casino) */
    SabaccTurn turn;
    int8_t target;       /* the gold die (CO-1) */
    uint8_t trump;       /* the silver die, SABACC_DIE_CIRCLE …; 0 before it is rolled */
    uint8_t blood_count; /* cards left in the Blood deck; deck_count is then the Sand deck's (KE-2) */
    uint8_t blood_discard_count;
    SabaccCard discard[SABACC_MAX_PILE];    /* face up, top last; in Kessel the Sand pile */
    SabaccCard blood_discard[24];           /* face up, top last (KE-2) */
    int32_t pending;                        /* bets that move to the hand pot with the next round (CS-3) */
    SabaccStaked staked[SABACC_MAX_STAKED]; /* items beside the pot, in the order in which they were staked */
    SabaccSet deck, junk, pool;             /* empty in a view: only the counts are known */
    uint64_t verbs; /* bits of SabaccVerb that this game and its options have at all */
    uint32_t rows;  /* bits: rows of the game's table of phases that its options let be played */
    uint32_t unused2_;
    uint8_t ext[SABACC_EXT_BYTES]; /* private to the game */
    SabaccSeat seat[SABACC_MAX_SEATS];
    SabaccValue options[SABACC_OPTIONS];
    uint32_t pad_[(SABACC_OPTIONS * 3) % 2];
} SabaccTable;

#pragma GCC diagnostic pop

/* The complete true state. Only code that runs a game or searches holds one. */
typedef struct SabaccState {
    SabaccTable table;
} SabaccState;

/* The table as `table.viewer` may know it: other cards are SABACC_CARD_HIDDEN, deck and junk only counted. */
typedef struct SabaccView {
    SabaccTable table;
} SabaccView;

#endif
