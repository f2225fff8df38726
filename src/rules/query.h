/* What is read off a table, be it the truth or a view. Nothing here changes anything. */
#ifndef SABACC_RULES_QUERY_H
#define SABACC_RULES_QUERY_H

#include "rules/table.h"

const SabaccGame *sabacc_table_game(const SabaccTable *table);

/* An option's value as the table plays it. */
SabaccValue sabacc_option(const SabaccTable *table, SabaccOptionId id);

/* ---- seats ---- */

/* Seats dealt in and not folded; those of them without credits (all-in). */
SeatMask sabacc_active(const SabaccTable *table);
SeatMask sabacc_all_in(const SabaccTable *table);

/* The house's seat, where it plays itself (CS-1, SO-2), else SABACC_NOBODY. It has no stack: it pays from the
 * house's account. No need is ever its own: the game makes its moves. */
int sabacc_house_seat(const SabaccTable *table);

/* ---- credits and chips ---- */

/* Whether credits are played for at all: in the games that have one, a stake of 0 (SO-2) says no. */
bool sabacc_plays_for_credits(const SabaccTable *table);

/* What the seat pays from and is paid into: its stack, or for the house its account, which may go below
 * zero. */
int32_t sabacc_purse(const SabaccTable *table, int seat);

/* What the hands of this table are won and lost in: chips, where they lie apart from credits (KE-1), in stock
 * and in play, else the seat's purse. */
int32_t sabacc_holding(const SabaccTable *table, int seat);

/* Credits that the house pays for an item and asks for it again (PL-2); credits that `buy` costs (BY-2). */
int32_t sabacc_item_credits(const SabaccTable *table, SabaccItem item);
int32_t sabacc_buy_price(const SabaccTable *table);

/* One pot: main first, then side pots outward (SP-1). */
typedef struct SabaccPot {
    int32_t credits;
    SeatMask seats; /* who contests it */
} SabaccPot;

/* The pots as they stand; returns how many, 0 … SABACC_MAX_POTS. */
int sabacc_pots(const SabaccTable *table, SabaccPot pots[SABACC_MAX_POTS]);

/* ---- rounds and moves ---- */

/* The most rounds of a hand (CA-2), and the rounds that must be over before `call` (CL-5, DR-3); 0 where the
 * game has no such number. */
int sabacc_round_limit(const SabaccTable *table);
int sabacc_min_rounds(const SabaccTable *table);

/* A step of a round: whose turn to do what, or chance that all see come. */
typedef struct SabaccStep {
    uint8_t phase; /* SabaccPhase */
    bool is_now;
} SabaccStep;

/* The steps of which a round consists at this table, in order; returns how many, 0 where the number of rounds
 * is not fixed. A phase can come twice (CO-2). */
int sabacc_round_steps(const SabaccTable *table, SabaccStep steps[SABACC_MAX_STEPS]);

/* Of how many moves a hand is made (SO-1), and how many of them are left; false where moves are not
 * counted. */
bool sabacc_moves(const SabaccTable *table, int *left, int *whole);

/* Who began this set (PZ-5), SABACC_NOBODY before the first. */
int sabacc_set_starter(const SabaccTable *table);

/* ---- cards ---- */

/* True where the discard pile of this table is open and in use. */
bool sabacc_discard_is_shown(const SabaccTable *table);

/* Bits of the seat's hand that lie face up before all: its field, what was dealt open, a hand that is
 * shown. */
uint32_t sabacc_face_up(const SabaccTable *table, int seat);

/* Cards of the seat that a shift can take: those of its hand that are not fielded (bits of hand). */
uint32_t sabacc_unprotected(const SabaccTable *table, int seat);

/* What the rule of discards (DR-3) asks of a seat in this hand. */
typedef struct SabaccDiscards {
    int done;        /* chosen trades and discards so far */
    int left;        /* how many more are allowed; SABACC_MAX_PILE where any number is */
    bool is_met;     /* as it stands the hand is not bombed out for it */
    bool can_be_met; /* some number of further ones would do */
} SabaccDiscards;

SabaccDiscards sabacc_discards(const SabaccTable *table, int seat);

/* The family of a card of a seat's hand, by its slot; known of hidden cards too (KE-2). SABACC_NO_FAMILY
 * where the game has none. */
SabaccFamily sabacc_family(const SabaccTable *table, int seat, int slot);

/* Every different card of a game's deck with its number of copies; returns how many, at most SABACC_MAX_PILE.
 * And the same of the deck that is played at this table: options take some cards away (KE-2). */
int sabacc_deck_list(const SabaccGame *game, SabaccCard cards[SABACC_MAX_PILE],
                     uint8_t copies[SABACC_MAX_PILE]);
int sabacc_table_deck_list(const SabaccTable *table, SabaccCard cards[SABACC_MAX_PILE],
                           uint8_t copies[SABACC_MAX_PILE]);

/* What a card, or all of a suit or family, is called elsewhere (DK-2a), for pages about cards. */
typedef struct SabaccOtherName {
    SabaccCard first, last;    /* faces that bear the name */
    const char *name, *others; /* "Staves", "Staffs, Pikes", to be translated */
} SabaccOtherName;
enum { SABACC_OTHER_NAMES = 8 };

/* Those of cards that are in this table's deck; returns how many. */
int sabacc_other_names(const SabaccTable *table, SabaccOtherName list[SABACC_OTHER_NAMES]);

/* The kinds of side card of which a side deck may be made at this table (PZ-1); returns how many. */
int sabacc_side_list(const SabaccTable *table, SabaccCard kinds[SABACC_MAX_PILE]);

/* A side deck of those kinds for who has none of his own: such as serve most often. There must be kinds. */
void sabacc_side_usual(const SabaccTable *table, SabaccCard cards[SABACC_SIDE_DECK]);

/* Whether the side card is played with a sign that its player says (PZ-2, PZ-4). */
bool sabacc_side_has_sign(const SabaccTable *table, SabaccCard card);

/* The faces as which `seat` may have a card of its own count: those of its own hand and those face up on the
 * table (PL-3); returns how many. */
int sabacc_clone_list(const SabaccTable *table, int seat, SabaccCard faces[SABACC_MAX_PILE]);

/* ---- shift tokens (KE-1, KE-8) ---- */

/* How many of its tokens a seat has come by for good; while packs go round the rest of them is to be passed
 * on. */
int sabacc_tokens_taken(const SabaccTable *table, int seat);

/* The tokens that a seat has played in this game, in order; returns how many. */
int sabacc_tokens_played(const SabaccTable *table, int seat, SabaccCard tokens[SABACC_MAX_TOKENS]);

/* Something that a shift token has brought about and that still holds: a rule of this hand for all that are
 * in, or something that holds for some seats alone, such as an embargo. All of it is open. */
typedef struct SabaccInForce {
    SabaccCard token;
    SeatMask seats; /* for whom it holds: those in the game, or some of them (KE-8b, KE-8c) */
    uint8_t value;  /* of Prime Sabacc the pair that is best, 1 … 6 */
    bool is_rule;   /* of this hand for all, else only for `seats` */
} SabaccInForce;

/* What holds at this table, table rules first; returns how many. */
int sabacc_in_force(const SabaccTable *table, SabaccInForce list[SABACC_MAX_IN_FORCE]);

#endif
