/* Kessel Sabacc, shared by its files: the hand (kessel.c), its turns (turn.c), the reveal (reveal.c), the
 * shift tokens (tokens.c), and what it is played for (chips.c). */
#ifndef SABACC_RULES_GAMES_KESSEL_KESSEL_H
#define SABACC_RULES_GAMES_KESSEL_KESSEL_H

#include <assert.h>

#include "rules/private.h"

/* Kessel's bytes in table->ext; written by OWN events only (amount: index, second: value). */
enum {
    KESSEL_RULES,   /* bits of KesselRule: table rules of this hand (KE-8) */
    KESSEL_PRIME,   /* the pair that is the best sabacc of this hand; 0: none */
    KESSEL_EMBARGO, /* seats that must stand in their next turn (KE-8b) */
    KESSEL_IMMUNE,  /* seats that no token affects (KE-8c) */
    KESSEL_FREE,    /* the seat whose draw is free in this turn */
    KESSEL_PLAYED,  /* the seat that has played its token in this turn */
    KESSEL_LOCKED,  /* seats that must stand for the rest of the hand (KE-3) */
    KESSEL_DREW,    /* seats that have drawn in this turn */
    KESSEL_DIE,     /* each seat's choice for its Sand Impostor, then for its Blood one; 0: not yet */
    KESSEL_OF_HAND = KESSEL_DIE + 2 * SABACC_MAX_SEATS, /* all before this is reset with each hand */
    KESSEL_SPENT = KESSEL_OF_HAND, /* the tokens that each seat has played, in order; 0: none yet */
    KESSEL_USED = KESSEL_SPENT + SABACC_MAX_TOKENS * SABACC_MAX_SEATS
};
static_assert((int)KESSEL_USED <= (int)SABACC_EXT_BYTES, "the game's own data has room for them");
enum { KESSEL_FRAUD = 1, KESSEL_BOOKS = 2, KESSEL_MARKED = 4 };

/* OWN events beyond single bytes, by their amount; a seat's `stood` tells whether its last action of this
 * hand was to stand (KE-8b). */
enum { KESSEL_OWN_PACK = 100, KESSEL_OWN_TOKENS, KESSEL_OWN_STOOD };

static inline uint8_t kessel_byte(const SabaccTable *table, int index) { return table->ext[index]; }

static inline bool kessel_has(const SabaccTable *table, int index, int seat) {
    return seat_in(table->ext[index], seat);
}

/* Writes one byte of ext, as an event. */
void kessel_set(Engine *engine, int index, int value);
void kessel_mark(Engine *engine, int index, int seat, bool is_set); /* sets or clears the seat's bit */

/* Adds to a seat's chips: `stock` to its stock, `staked` to those in play; both may be negative. */
void kessel_chips(Engine *engine, int seat, int stock, int staked);

/* Takes up to `chips` from the seat's stock or from its chips in play; returns how many it lost. */
int kessel_tax(Engine *engine, int seat, int chips, bool from_play, SabaccClause clause);

/* The slot of the seat's card of that family; with two (after a draw) the first. */
int kessel_slot(const SabaccSeat *hand, SabaccFamily family);

/* Puts the card of that slot on its family's pile. */
void kessel_discard(Engine *engine, int seat, int slot);

/* ---- a turn, and the reveal ---- */

extern const Phase phase_kessel_turn, phase_kessel_reveal;

/* Records whether the seat's last action of this hand was to stand (KE-8b). */
void kessel_mark_stood(Engine *engine, int seat, bool stood);

/* Offers the two dice rolled, one of which is chosen: for an Impostor, or for Prime Sabacc. */
void kessel_offer_dice(const SabaccTable *table, SabaccOffers *offers);
SabaccError kessel_check_die(const SabaccTable *table, const SabaccAction *action);

/* Functions of Game for hands: see rules/engine/game.h. */
int kessel_value(const SabaccTable *table, int seat, SabaccCard card);
SabaccWorth kessel_worth(const SabaccTable *table, int seat, const SabaccCard *cards, int count);
int kessel_kind_number(const SabaccTable *table, const SabaccWorth *hand);
SabaccCriterion kessel_criterion(uint64_t key, uint64_t other);
SeatMask kessel_best(const SabaccTable *table, SeatMask seats, SeatMask *wants);

/* ---- what it is played for, and what is written of its table: see SabaccPlayedFor, SabaccFact ---- */

int32_t kessel_holding(const SabaccTable *table, int seat); /* chips, in stock and in play (KE-1) */
int64_t kessel_score(const SabaccTable *table, int seat);
int64_t kessel_trifle(const SabaccTable *table, int64_t scores);

extern const SabaccFact kessel_fact_sand, kessel_fact_blood, kessel_fact_chips, kessel_fact_in_play,
    kessel_fact_tokens;

/* ---- tokens ---- */

extern const Phase phase_kessel_tokens;

int kessel_token_count(const SabaccTable *table); /* per seat, by the options; 0 without tokens */

/* What `seat` may play on its turn; why a token is refused; the effect of a token. */
void kessel_token_offer(const SabaccTable *table, int seat, SabaccOffers *offers);
SabaccError kessel_token_check(const SabaccTable *table, const SabaccAction *action);
void kessel_token_play(Engine *engine, const SabaccAction *action);

/* Continues a token that needs chance or a choice: the new hand of an Exhaustion, the dice of Prime Sabacc.
 */
void kessel_token_chance(Engine *engine);
bool kessel_token_waits(const SabaccTable *table); /* waiting for its player to choose a die */
void kessel_token_choose(Engine *engine, int seat, int value);

/* In a draft, the number of tokens a seat has taken from the packs (sabacc_tokens_taken). */
int kessel_tokens_taken(const SabaccTable *table, int seat);

/* The effects in force (sabacc_in_force). */
int kessel_in_force(const SabaccTable *table, SabaccInForce list[SABACC_MAX_IN_FORCE]);

void kessel_token_absorb(SabaccTable *table, const SabaccEvent *event);
void kessel_token_fill(SabaccTable *table, Rng *rng);
const Deck *kessel_pool_deck(const SabaccTable *table);

#endif
