/* How a game is put together: a table of phases, a deck, and functions for what only this game knows.
 *
 * The engine enters a row's phase (`begin`), which says whom it asks and what chance is due, waits until
 * nobody is asked and nothing is due, calls the phase's `end`, and goes to the next row. */
#ifndef SABACC_RULES_ENGINE_GAME_H
#define SABACC_RULES_ENGINE_GAME_H

#include "base/rng.h"
#include "rules/action.h"
#include "rules/event.h"
#include "rules/hands/deck.h"
#include "rules/query.h"

typedef struct Engine Engine;
typedef struct Phase Phase;
typedef struct PhaseRow PhaseRow;
typedef struct Game Game;

/* One step of play, shared by all games that have it. Any function but `id`'s may be missing. */
struct Phase {
    uint8_t id;     /* SabaccPhase */
    uint64_t verbs; /* bits of SabaccVerb that seats may use in it */
    /* The row is entered: say who is asked (engine_ask) and what chance is due (engine_owe, turn->dice_due
     * …). */
    void (*begin)(Engine *engine, const PhaseRow *row);
    /* What the seat to act may do. */
    void (*offer)(const SabaccTable *table, int seat, SabaccOffers *offers);
    /* Why the action, one of this phase's verbs by the seat to act, is refused. */
    SabaccError (*check)(const SabaccTable *table, const SabaccAction *action);
    /* Carries it out; the seat has been taken off turn->asked before. */
    void (*act)(Engine *engine, const SabaccAction *action);
    /* The last card or the dice that were due have come. */
    void (*chance)(Engine *engine);
    /* Nobody is asked and nothing is due. May ask again, owe again, or engine_go elsewhere; else the next
     * row. */
    void (*end)(Engine *engine, const PhaseRow *row);
};

struct PhaseRow {
    const Phase *phase;
    uint8_t n;                              /* the phase's number: cards to deal, dice to roll, rounds */
    uint8_t how;                            /* the phase's manner: BetHow, CallHow, DrawHow */
    uint8_t back;                           /* row to go back to, for phase_turn_end and phase_round_end */
    bool (*when)(const SabaccTable *table); /* NULL: always; else the row is passed over where it says no */
};

/* What a hand costs besides its ante into the hand pot. */
typedef enum SabaccAnte {
    ANTE_BY_OPTION,  /* option ante-sabacc (SK-1) */
    ANTE_EACH,       /* as much into the sabacc pot (CL-1) */
    ANTE_WHEN_EMPTY, /* as much, only while that pot is empty (SN-1, LT-0) */
    ANTE_HALF,       /* half of it (BY-1) */
    ANTE_NONE,       /* nothing (CS-1, SO-2) */
} SabaccAnte;

struct Game {
    SabaccGame face; /* what other rooms see */
    bool hidden;     /* not shown to players: the null game, and what the window cannot show yet */
    const Deck *deck;
    const Deck *(*deck_by_option)(const SabaccTable *table); /* NULL: always `deck` */
    const PhaseRow *rows;
    uint8_t row_count;
    uint8_t called_row, end_row; /* where a call leads (CA-1, SN-5); where the hand is over */
    uint8_t win_clause;          /* SabaccClause of its showdown */
    uint8_t sabacc_ante;         /* SabaccAnte */
    uint8_t array_cards;   /* an array of three is any hand of at most so many cards that has it (CA-4a) */
    bool demise_bombs_pay; /* SD-3: S1 against S0 */
    bool bets_wait;        /* a bet enters the hand pot with the next round only (CS-3) */
    uint64_t verbs;        /* bits of SabaccVerb that seats may ever use */
    /* What only this game knows, beside what absorb.c does: its own events (events.def), and filling in again
     * what a view hides. NULL where there is nothing. */
    void (*absorb)(SabaccTable *table, const SabaccEvent *event);
    void (*fill)(SabaccTable *table, Rng *rng);
    const Deck *(*pool_deck)(const SabaccTable *table); /* of tokens or side cards in table->pool */
    int (*in_force)(const SabaccTable *table, SabaccInForce list[SABACC_MAX_IN_FORCE]); /* sabacc_in_force */
    int (*tokens_taken)(const SabaccTable *table, int seat); /* NULL: all that it has */
    uint8_t spent_tokens; /* where in table->ext the tokens played stand, SABACC_MAX_TOKENS a seat */
    bool (*has_verb)(const SabaccTable *table,
                     int verb); /* NULL, or says no where an option takes a verb away */
    bool (*has_rank)(const SabaccTable *table, int rank);                   /* the same of kinds of hand */
    int (*kind_number)(const SabaccTable *table, const SabaccWorth *worth); /* NULL: kinds have none */
    int (*value)(const SabaccTable *table, int seat, SabaccCard card);
    bool (*is_trump)(const SabaccTable *table, SabaccCard card); /* NULL where there are no trumps */
    SabaccWorth (*worth)(const SabaccTable *table, int seat, const SabaccCard *cards, int count);
    /* The same in a sudden demise, where it differs (SN-7). */
    SabaccWorth (*demise_worth)(const SabaccTable *table, int seat, const SabaccCard *cards, int count);
    /* Which comparison parts two different keys of `worth`. */
    SabaccCriterion (*criterion)(uint64_t key, uint64_t other);
    /* The best of `seats` by their shown hands and what was drawn to break ties; those who must draw once
     * more to part them go into *wants. None where all of them bombed out. */
    SeatMask (*best)(const SabaccTable *table, SeatMask seats, SeatMask *wants);
};

extern const Game *const game_list[];
extern const int game_list_count;
uint8_t game_index(const SabaccGame *game); /* in game_list */

static inline const Game *game_of(const SabaccTable *table) { return game_list[table->game]; }

/* The house's seat, behind all others, or SABACC_NOBODY. */
static inline int house_seat(const SabaccTable *table) {
    return game_of(table)->face.shows & SABACC_SHOWS_HOUSE ? table->seats - 1 : SABACC_NOBODY;
}

/* Whether a dealer's token goes round (ST-1): not where the house deals, nor in a match of two (PZ-5). */
static inline bool has_dealer(const SabaccTable *table) {
    return !(game_of(table)->face.shows & (SABACC_SHOWS_HOUSE | SABACC_SHOWS_SETS));
}

/* The first seat from the dealer's left. */
static inline int first_seat(const SabaccTable *table) { return (table->dealer + 1) & 7; }

/* The deck of this table: its game's, or what an option makes of it. */
static inline const Deck *deck_of(const SabaccTable *table) {
    const Game *game = game_of(table);
    return game->deck_by_option != NULL ? game->deck_by_option(table) : game->deck;
}

#define VERB_BIT_OF(verb) (UINT64_C(1) << (verb))
#define VERB_BIT(id)      VERB_BIT_OF(SABACC_VERB_##id)
#define VERBS_STAKING     (VERB_BIT(STAKE) | VERB_BIT(REDEEM) | VERB_BIT(DONE)) /* PL-2 */

#endif
