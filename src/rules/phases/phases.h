/* The phases that games share, each in its own file, and their shared helpers. */
#ifndef SABACC_RULES_PHASES_PHASES_H
#define SABACC_RULES_PHASES_PHASES_H

#include "rules/engine/engine.h"

extern const Phase phase_opening, phase_ante, phase_deal, phase_open_discard, phase_improve, phase_bet,
    phase_dice, phase_round_end, phase_reveal, phase_single_draw, phase_payout, phase_hand_end;
extern const Phase phase_align, phase_declare, phase_turn, phase_turn_end, phase_roll, phase_shift,
    phase_call, phase_draw, phase_play, phase_demise, phase_settle;
extern const Phase phase_wait, phase_take_item, phase_cap, phase_redeem, phase_rebuy;

/* The rows before the antes of a hand: it may have to wait (ST-6). And those after it, in the order of PL-2;
 * the next hand begins at row `hand`. */
#define ROW_WAITING                                                                                          \
    { .phase = &phase_wait, .when = sabacc_sitting_is_on }
#define ROWS_BETWEEN_HANDS(hand)                                                                             \
    {.phase = &phase_take_item, .when = sabacc_stakes_lie_beside}, /* PL-2 */ {.phase = &phase_cap},         \
        /* SW-7 */ {.phase = &phase_redeem, .when = stakes_are_on},                                          \
        /* PL-2 */ {.phase = &phase_rebuy, .when = rebuys_are_on}, /* ST-7 */ {                              \
        .phase = &phase_hand_end, .back = hand /* ST-6, ST-1, ST-3 */                                        \
    }

/* Variants of phases, for PhaseRow.how. */
typedef enum BetHow {
    BET_ROUND = 0,       /* from the dealer's left (BR-1) */
    BET_ON_TURN = 1,     /* the player on turn opens, otherwise the others may fold (CL-3) */
    BET_FROM_CALLER = 2, /* the last betting after a call (SN-5) */
    BET_MAY_CALL = 4,    /* a seat may call while betting (BK-4) */
} BetHow;

typedef enum CallHow {
    CALL_OTHERS = 1 /* all but the player on turn (CL-5), otherwise all (SW-4, SN-5) */
} CallHow;

typedef enum DrawHow {
    DRAW_ROUND = 0,          /* every active seat */
    DRAW_ON_TURN = 1,        /* the player on turn, if still active */
    DRAW_NO_TRADE = 2,       /* SW-5 */
    DRAW_THEN_DISCARD = 4,   /* SW-5: after a draw */
    DRAW_TRADE_OVER_TWO = 8, /* LT-0 */
    DRAW_OR_DISCARD = 16,    /* LT-1 */
} DrawHow;

/* ---- demise.c: SD ---- */
SeatMask demise_best(const SabaccTable *table, SeatMask seats, SeatMask *wants);

/* The result for one pot of a shown hand (SD-4). */
typedef struct PotVerdict {
    SeatMask winners; /* empty: it moves into the sabacc pot */
    SeatMask tied;    /* seats in the demise; empty if there was no tie */
    SeatMask wants;   /* those of them that lack their demise card */
    bool all_bombed;  /* all in the demise bombed (SD-3) */
} PotVerdict;
PotVerdict demise_verdict(const SabaccTable *table, SeatMask contestants);

/* ---- penalties.c: CA-6, CA-7 ---- */
/* The amount of a penalty option, for a hand pot of `pot` credits. */
int32_t penalty_of(const SabaccTable *table, SabaccOptionId id, int32_t pot);
/* Pays `amount`, or what the seat has left, to the sabacc pot. */
void penalty_pay(Engine *engine, int seat, int32_t amount, SabaccClause clause);

/* ---- shift.c ---- */
bool shift_has_timer(const SabaccTable *table);
bool shift_is_without_dice(const SabaccTable *table); /* `timer` and `never` */
bool shift_picks(const SabaccTable *table);           /* some shift of this game takes single cards */
bool shift_timer_may(const SabaccTable *table);       /* SH-1: a timer shift may come now */
void shift_timer(Engine *engine);
void shift_begin(Engine *engine, SabaccShift effect);
void shift_pick(Engine *engine, const SabaccAction *action);

/* ---- bet.c ---- */
bool bet_may_check(const SabaccTable *table); /* SW-2 */

/* ---- field.c ---- */
/* Offers of `seat` for its field: at any time (FD-6), and on its own turn. */
void field_offer(const SabaccTable *table, int seat, SabaccOffers *offers);
/* Whether the verb is a field verb that does not use up the seat's turn; it is none of the phase's own
 * (CS-2). */
bool field_moves_freely(const SabaccTable *table, const SabaccAction *action);
SabaccError field_check(const SabaccTable *table, const SabaccAction *action);
void field_move(Engine *engine, const SabaccAction *action);

/* ---- devices.c: PL-3 ---- */
bool device_may(const SabaccTable *table, int seat);
void device_offer(const SabaccTable *table, int seat, SabaccOffers *offers);
SabaccError device_check(const SabaccTable *table, const SabaccAction *action);
void device_use(Engine *engine, const SabaccAction *action);

/* ---- stakes.c: PL-2 ---- */
bool stakes_are_on(const SabaccTable *table);
void stake_offer(const SabaccTable *table, int seat, SabaccOffers *offers);
SabaccError stake_check(const SabaccTable *table, const SabaccAction *action);
void stake_pay(Engine *engine, const SabaccAction *action);

/* ---- sitting.c: ST-6 ---- */
bool is_of_sitting(int verb);
/* The verbs of sitting out are no choice of a turn, and are offered only while a hand waits. */
void sitting_offer(const SabaccTable *table, int seat, SabaccOffers *offers);
SabaccError sitting_check(const SabaccTable *table, const SabaccAction *action);
void sitting_say(Engine *engine, const SabaccAction *action);
void sitting_take_effect(Engine *engine);

/* ---- rebuy.c: ST-7 ---- */
bool rebuys_are_on(const SabaccTable *table);
/* Seats that would be out and may buy in again; not those that sit out and go on to. */
SeatMask rebuyers(const SabaccTable *table);
void rebuy_ask(Engine *engine, SeatMask seats);
void rebuy_offer(const SabaccTable *table, int seat, SabaccOffers *offers);
SabaccError rebuy_check(const SabaccTable *table, const SabaccAction *action);
void rebuy_act(Engine *engine, const SabaccAction *action);

/* ---- between.c ---- */
/* Bits of SabaccVerb that options add to the game's own: as they are set, and whatever they are set to. */
uint64_t between_verbs(const SabaccTable *table);
uint64_t between_verbs_of(const SabaccGame *game);

/* ---- draw.c ---- */
bool draw_requires_discards(const SabaccTable *table); /* a hand can break the rule of discards (DR-3) */
bool draw_is_turn(const SabaccTable *table, int seat); /* the seat is making its own choice in DRAW or PLAY */
SabaccValue discard_rule(const SabaccTable *table);    /* DR-3: as option `discards`, or by the local table */

#endif
