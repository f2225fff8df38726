/* Queries on a table, either the true state or a view. Nothing here changes anything. */
#ifndef SABACC_RULES_QUERY_H
#define SABACC_RULES_QUERY_H

#include "rules/table.h"

const SabaccGame *sabacc_table_game(const SabaccTable *table);

/* An option's value at this table. */
SabaccValue sabacc_option(const SabaccTable *table, SabaccOptionId id);

/* Whether seats use that verb in this game at all, whatever its options say. */
bool sabacc_uses(const SabaccTable *table, SabaccVerb verb);

/* ---- seats ---- */

/* Whether seats may sit out at this table at all. */
bool sabacc_sitting_is_on(const SabaccTable *table);

/* Seats that may say `sit-out` or, if they are in table->sits_out, `sit-in` now (ST-6). */
SeatMask sabacc_may_sit_out(const SabaccTable *table);

/* Whether the next hand waits until a seat sits in: then the game is not over, and nobody is to act (ST-6).
 */
bool sabacc_hand_waits(const SabaccTable *table);

/* What a seat has, less what its rebuys have brought (ST-7): by this a game is won. */
int32_t sabacc_net_credits(const SabaccTable *table, int seat);

/* How many rebuys a seat has left, 0 with `rebuy off`; and the credits that the house pays for one (ST-7). */
int sabacc_rebuys_left(const SabaccTable *table, int seat);
int32_t sabacc_rebuy_credits(const SabaccTable *table, int seat);

/* Seats dealt in and not folded; and those of them without credits (all-in). */
SeatMask sabacc_active(const SabaccTable *table);
SeatMask sabacc_all_in(const SabaccTable *table);

/* Whether hands of this game are opened and compared, as the game says (SabaccPlayedFor.compared): of others
 * nobody is told who has shown a hand. */
bool sabacc_has_showdown(const SabaccTable *table);

/* Whether every other seat that was dealt in has folded, so that this one wins without showing its hand. */
bool sabacc_is_left_alone(const SabaccTable *table, int seat);

/* The seat of a house that plays (CS-1, SO-2), else SABACC_NOBODY. It has no stack: it pays from the house's
 * account. It is never asked to act: the game makes its moves. */
int sabacc_house_seat(const SabaccTable *table);

/* ---- credits and chips ---- */

/* Whether credits are at stake: in games with a stake option, a stake of 0 (SO-2) means no. */
bool sabacc_plays_for_credits(const SabaccTable *table);

/* What the seat pays from and is paid into: its stack, or for the house its account, which may be negative.
 */
int32_t sabacc_purse(const SabaccTable *table, int seat);

/* What hands of this table are played for (SabaccPlayedFor): in most games the seat's purse. */
int32_t sabacc_holding(const SabaccTable *table, int seat);

/* The same when the first hand of a game of that setup begins; 0 for a house that plays. */
int32_t sabacc_holding_at_start(const SabaccSetup *setup, int seat);

/* The kinds of item of which there is at least one in `counts` (SabaccSeat.items, pawned): bits of
 * SabaccItem. */
uint32_t sabacc_item_kinds(const uint8_t counts[SABACC_ITEMS]);

/* Whether what is staked lies beside the hand pot (PL-2, `stakes pot`); otherwise the house keeps it. */
bool sabacc_stakes_lie_beside(const SabaccTable *table);

/* What a seat pays to be dealt into the next hand, into both pots (ST-2). */
int32_t sabacc_ante_credits(const SabaccTable *table);

/* The house's price for an item, paid and charged (PL-2); the cost of `buy` in credits (BY-2). */
int32_t sabacc_item_credits(const SabaccTable *table, SabaccItem item);
int32_t sabacc_buy_price(const SabaccTable *table);

/* What a caller who does not win pays, as the pots stand now (CA-7): the seat may have less. 0 if a lost call
 * is free; for a player against the house what is in the hand already (CS-6). */
int32_t sabacc_call_price(const SabaccTable *table, int seat);

/* The price of matching `owed` where the hand pot has `pot` (SabaccSeat.matched). */
static inline SabaccPrice sabacc_price(int64_t owed, int64_t pot) {
    return (SabaccPrice)((owed * 16 >= pot * 7) + (owed * 16 >= pot * 12));
}

/* One pot: main first, then side pots outward (SP-1). */
typedef struct SabaccPot {
    int32_t credits;
    SeatMask seats;  /* seats that contest it */
    SeatMask payers; /* seats that paid into it, folded ones too */
} SabaccPot;

/* The current pots; returns how many, 0 … SABACC_MAX_POTS. */
int sabacc_pots(const SabaccTable *table, SabaccPot pots[SABACC_MAX_POTS]);

/* ---- rounds and moves ---- */

/* The maximum rounds of a hand (CA-2), and the rounds that must be over before `call` (CL-5, DR-3); 0 if the
 * game has no such limit. */
int sabacc_round_limit(const SabaccTable *table);
int sabacc_min_rounds(const SabaccTable *table);

/* True if this betting round may be opened by the player on turn alone, and the others may fold or answer
 * (CL-3). False outside betting rounds. */
bool sabacc_opens_on_turn(const SabaccTable *table);

/* CS-3: bets go into the sabacc pot, not into the hand pot. */
bool sabacc_bets_into_sabacc_pot(const SabaccTable *table);

/* A step of a round: an action of seats in turn, or a visible chance event. */
typedef struct SabaccStep {
    uint8_t phase; /* SabaccPhase */
    bool is_now;
} SabaccStep;

/* The steps of a round at this table, in order; returns how many, 0 if the number of rounds is not fixed. A
 * phase can occur twice (CO-2). */
int sabacc_round_steps(const SabaccTable *table, SabaccStep steps[SABACC_MAX_STEPS]);

/* The number of moves in a hand (SO-1) and how many are left; false if moves are not counted. */
bool sabacc_moves(const SabaccTable *table, int *left, int *whole);

/* The seat that began this set (PZ-5); SABACC_NOBODY before the first. */
int sabacc_set_starter(const SabaccTable *table);

/* ---- the end of the game (ST-3, PZ-5) ---- */

/* What a game's length is counted in. Every game also ends when fewer than two seats can play on (ST-2). */
typedef enum SabaccCounted {
    SABACC_COUNTS_NOTHING, /* it ends by ST-2 alone */
    SABACC_COUNTS_HANDS,
    SABACC_COUNTS_ROUNDS,     /* of the dealer's token round the table */
    SABACC_COUNTS_SABACC_POT, /* it ends with the hand that wins the sabacc pot by its rank */
    SABACC_COUNTS_SETS,       /* until a seat has won as many as are needed */
} SabaccCounted;

/* How far a game is, from public bookkeeping alone. */
typedef struct SabaccCourse {
    uint8_t counted; /* SabaccCounted */
    /* The hand, round of the token or set that is played, from 1, and how many the game has; for sets how
     * many win it. Both 0 if nothing is counted; `now` is 0 before the first hand. */
    int32_t now, whole;
    /* How many hands can follow this one at most; fewer if a seat leaves. -1 if nothing limits them, or the
     * first dealer is not chosen yet. */
    int32_t hands_left;
} SabaccCourse;

SabaccCourse sabacc_course(const SabaccTable *table);

/* Whether the dice that lie there bring a shift: by the options (SH-1, SH-2), or because spike dice match
 * (SK-4). */
bool sabacc_roll_shifts(const SabaccTable *table);

/* ---- cards ---- */

/* True if the discard pile of this table is open and in use. */
bool sabacc_discard_is_shown(const SabaccTable *table);

/* Bits of the seat's cards that are face up: its field, cards dealt open, a shown hand. */
uint32_t sabacc_face_up(const SabaccTable *table, int seat);

/* Cards of the seat that a shift can take: those in its hand that are not fielded (bits of hand). */
uint32_t sabacc_unprotected(const SabaccTable *table, int seat);

/* What the rule of discards (DR-3) requires of a seat in this hand. */
typedef struct SabaccDiscards {
    int done;        /* chosen trades and discards so far */
    int left;        /* how many more are allowed; SABACC_MAX_PILE if unlimited */
    bool is_met;     /* the hand as it is now is not bombed out by the rule */
    bool can_be_met; /* some further number of discards would meet the rule */
} SabaccDiscards;

SabaccDiscards sabacc_discards(const SabaccTable *table, int seat);

/* The family of a card in a seat's hand, by its slot; known for hidden cards too (KE-2). SABACC_NO_FAMILY if
 * the game has none. */
SabaccFamily sabacc_family(const SabaccTable *table, int seat, int slot);

/* Every distinct card of a game's deck with its number of copies; returns how many, at most SABACC_MAX_PILE.
 * The second does the same for this table's deck: options remove some cards (KE-2). */
int sabacc_deck_list(const SabaccGame *game, SabaccCard cards[SABACC_MAX_PILE],
                     uint8_t copies[SABACC_MAX_PILE]);
int sabacc_table_deck_list(const SabaccTable *table, SabaccCard cards[SABACC_MAX_PILE],
                           uint8_t copies[SABACC_MAX_PILE]);

/* Whether some card of this table's deck counts otherwise for a seat of the light side than for one of the
 * dark (FO-1). */
bool sabacc_has_sides(const SabaccTable *table);

/* Alternative names of a card, or of a suit or family (DK-2a), for pages about cards. */
typedef struct SabaccOtherName {
    SabaccCard first, last;    /* range of faces with that name */
    const char *name, *others; /* "Staves", "Staffs, Pikes", translatable */
} SabaccOtherName;
enum { SABACC_OTHER_NAMES = 8 };

/* The alternative names of cards in this table's deck; returns how many. */
int sabacc_other_names(const SabaccTable *table, SabaccOtherName list[SABACC_OTHER_NAMES]);

/* The kinds of side card allowed in a side deck at this table (PZ-1); returns how many. */
int sabacc_side_list(const SabaccTable *table, SabaccCard kinds[SABACC_MAX_PILE]);

/* A default side deck of those kinds: the most useful ones. There must be kinds. */
void sabacc_side_usual(const SabaccTable *table, SabaccCard cards[SABACC_SIDE_DECK]);

/* Whether the player chooses the side card's sign (PZ-2, PZ-4). */
bool sabacc_side_has_sign(const SabaccTable *table, SabaccCard card);

/* The faces that `seat` may copy with a card of its own: those of its hand and those face up on the table
 * (PL-3); returns how many. */
int sabacc_clone_list(const SabaccTable *table, int seat, SabaccCard faces[SABACC_MAX_PILE]);

/* ---- shift tokens (KE-1, KE-8) ---- */

/* How many of its tokens a seat owns permanently; during a draft the rest is to be passed on. */
int sabacc_tokens_taken(const SabaccTable *table, int seat);

/* The tokens that a seat has played in this game, in order; returns how many. */
int sabacc_tokens_played(const SabaccTable *table, int seat, SabaccCard tokens[SABACC_MAX_TOKENS]);

/* An effect of a shift token that is in force: a rule of this hand for all seats in it, or an effect on some
 * seats, such as an embargo. All of it is public. */
typedef struct SabaccInForce {
    SabaccCard token;
    SeatMask seats; /* seats affected: those in the game, or some of them (KE-8b, KE-8c) */
    uint8_t value;  /* for Prime Sabacc the pair that is best, 1 … 6 */
    bool is_rule;   /* for all in this hand, otherwise only for `seats` */
} SabaccInForce;

/* The effects in force at this table, table rules first; returns how many. */
int sabacc_in_force(const SabaccTable *table, SabaccInForce list[SABACC_MAX_IN_FORCE]);

#endif
