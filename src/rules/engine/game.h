/* The parts of a game: a table of phases, a deck, and functions for what is specific to it.
 *
 * The engine enters a row's phase (`begin`), which decides whom to ask and what chance is due, waits until no
 * seat is asked and nothing is due, calls the phase's `end`, and goes to the next row. */
#ifndef SABACC_RULES_ENGINE_GAME_H
#define SABACC_RULES_ENGINE_GAME_H

#include "base/rng.h"
#include "rules/action.h"
#include "rules/event.h"
#include "rules/forms.h"
#include "rules/hands/deck.h"
#include "rules/query.h"

typedef struct Engine Engine;
typedef struct Phase Phase;
typedef struct PhaseRow PhaseRow;
typedef struct Game Game;

/* What the page of rules speaks of: phases, and what hands are to become (guide.def). */
typedef enum GuideTopic {
    GUIDE_NOTHING,
#define TOPIC(id) GUIDE_##id,
#include "rules/guide.def"
#undef TOPIC
    GUIDE_TOPICS
} GuideTopic;

/* One step of play, shared by the games that have it. All functions are optional. */
struct Phase {
    uint8_t id;     /* SabaccPhase */
    uint8_t topic;  /* GuideTopic: the sentences about it; GUIDE_NOTHING if players do not notice it */
    uint64_t verbs; /* bits of SabaccVerb that seats may use in this phase */
    /* Called when the row is entered: sets who is asked (engine_ask) and what chance is due (engine_owe,
     * turn->dice_due …). */
    void (*begin)(Engine *engine, const PhaseRow *row);
    /* Adds the offers of the seat to act. */
    void (*offer)(const SabaccTable *table, int seat, SabaccOffers *offers);
    /* Why the action, one of this phase's verbs by the seat to act, is refused. */
    SabaccError (*check)(const SabaccTable *table, const SabaccAction *action);
    /* Carries it out; the seat has already been removed from turn->asked. */
    void (*act)(Engine *engine, const SabaccAction *action);
    /* Called when the last card or the dice that were due have come. */
    void (*chance)(Engine *engine);
    /* Called when no seat is asked and nothing is due. May ask or owe again, or engine_go elsewhere;
     * otherwise the next row follows. */
    void (*end)(Engine *engine, const PhaseRow *row);
};

struct PhaseRow {
    const Phase *phase;
    uint8_t n;    /* a number for the phase: cards to deal, dice to roll, rounds */
    uint8_t how;  /* the variant of the phase: BetHow, CallHow, DrawHow */
    uint8_t back; /* row to go back to, for phase_turn_end and phase_round_end */
    /* NULL: always; otherwise the row is skipped if it returns false. `when` depends on the options alone, so
     * that a page of rules can ask; `moment` on the play so far. */
    bool (*when)(const SabaccTable *table);
    bool (*moment)(const SabaccTable *table);
};

/* Whether the options let the row be played at all. */
static inline bool row_is_in_force(const PhaseRow *row, const SabaccTable *table) {
    return row->when == NULL || row->when(table);
}

/* What a hand costs besides its ante into the hand pot. */
typedef enum SabaccAnte {
    ANTE_BY_OPTION,  /* option ante-sabacc (SK-1) */
    ANTE_EACH,       /* the same amount into the sabacc pot (CL-1) */
    ANTE_WHEN_EMPTY, /* the same, only while that pot is empty (SN-1, LT-0) */
    ANTE_HALF,       /* half of it (BY-1) */
    ANTE_NONE,       /* nothing (CS-1, SO-2) */
} SabaccAnte;

struct Game {
    SabaccGame face; /* the public part */
    uint8_t aim;     /* GuideTopic: what a hand is to become */
    bool hidden;     /* not shown to players: the null game, and games that the window cannot show yet */
    const Deck *deck;
    const Deck *(*deck_by_option)(const SabaccTable *table); /* NULL: always `deck` */
    const PhaseRow *rows;
    uint8_t row_count;
    uint8_t called_row, end_row; /* the row after a call (CA-1, SN-5); the row where the hand is over */
    uint8_t win_clause;          /* SabaccClause of its showdown */
    uint8_t sabacc_ante;         /* SabaccAnte */
    uint8_t array_cards;         /* maximum cards of a hand for which an array of three counts (CA-4a) */
    bool demise_bombs_pay;       /* SD-3: S1 instead of S0 */
    bool two_families;           /* its cards come from two decks, which lie apart (KE-2) */
    /* ST-7, where it is not about antes: the seats that could not go on, whether the game ends in any case,
     * and what a rebuy brings. All three or none. */
    SeatMask (*spent)(const SabaccTable *table);
    bool (*ends)(const SabaccTable *table);
    void (*rebuy)(Engine *engine, int seat);
    bool bets_wait; /* bets enter the hand pot only with the next round (CS-3) */
    uint64_t verbs; /* bits of SabaccVerb that seats may ever use */
    /* Specific to the game, in addition to absorb.c: its own events (events.def), and filling in what a view
     * hides. May be NULL. */
    void (*absorb)(SabaccTable *table, const SabaccEvent *event);
    void (*fill)(SabaccTable *table, Rng *rng);
    const Deck *(*pool_deck)(const SabaccTable *table); /* of tokens or side cards in table->pool */
    int (*in_force)(const SabaccTable *table, SabaccInForce list[SABACC_MAX_IN_FORCE]); /* sabacc_in_force */
    int (*tokens_taken)(const SabaccTable *table, int seat); /* NULL: all its tokens */
    uint8_t spent_tokens; /* offset in table->ext of the tokens played, SABACC_MAX_TOKENS per seat */
    bool (*has_verb)(const SabaccTable *table, int verb); /* NULL, or false if an option excludes a verb */
    int (*kind_number)(const SabaccTable *table, const SabaccWorth *worth); /* NULL: no kind has a number */
    int (*value)(const SabaccTable *table, int seat, SabaccCard card);
    bool (*is_trump)(const SabaccTable *table, SabaccCard card); /* NULL where there are no trumps */
    SabaccRange (*hand_sizes)(const SabaccTable *table);         /* sabacc_hand_sizes */
    /* The list of kinds of hand (rules/hands/ladder.c): whether two cards are worth the same in every hand,
     * NULL if no two are; and how many cards a hand must have to show every kind, 0 for as many as an array
     * may (CA-4a). */
    bool (*alike)(const SabaccTable *table, SabaccCard card, SabaccCard other);
    uint8_t kind_cards;
    SabaccWorth (*worth)(const SabaccTable *table, int seat, const SabaccCard *cards, int count);
    /* The same in a sudden demise, if it differs (SN-7). */
    SabaccWorth (*demise_worth)(const SabaccTable *table, int seat, const SabaccCard *cards, int count);
    /* The comparison that decides between two different keys of `worth`. */
    SabaccCriterion (*criterion)(uint64_t key, uint64_t other);
    /* The best of `seats` by their shown hands and tie-breaking draws; seats that must draw again go into
     * *wants. Empty if all of them bombed out. */
    SeatMask (*best)(const SabaccTable *table, SeatMask seats, SeatMask *wants);
};

extern const Game *const game_list[];
extern const int game_list_count;
uint8_t game_index(const SabaccGame *game); /* in game_list */

static inline const Game *game_of(const SabaccTable *table) { return game_list[table->game]; }

static inline const Phase *phase_now(const SabaccTable *table) {
    return game_of(table)->rows[table->turn.row].phase;
}

/* The house's seat, after all others, or SABACC_NOBODY. */
static inline int house_seat(const SabaccTable *table) {
    return game_of(table)->face.shows & SABACC_SHOWS_HOUSE ? table->seats - 1 : SABACC_NOBODY;
}

static inline SeatMask house_mask(const SabaccTable *table) {
    int house = house_seat(table);
    return house >= 0 ? seat_bit(house) : 0;
}

/* Whether the dealer's token moves (ST-1): not if the house deals, nor in a match of two (PZ-5). */
static inline bool has_dealer(const SabaccTable *table) { return !game_of(table)->face.no_token; }

/* A game that is won, as a score (SabaccPlayedFor). */
static inline int64_t share_of_victory(const SabaccTable *table, int seat) {
    return seat_in(table->champions, seat) ? SABACC_WHOLE_SCORE / seats_count(table->champions) : 0;
}

/* The first seat from the dealer's left. */
static inline int first_seat(const SabaccTable *table) { return (table->dealer + 1) & 7; }

/* The deck of this table, and what it is when a game begins: its game's, or the one selected by an option. */
static inline const Deck *deck_of(const SabaccTable *table) { return decks[table->deck_number]; }

static inline const Deck *deck_at_start(const SabaccTable *table) {
    const Game *game = game_of(table);
    return game->deck_by_option == NULL ? game->deck : game->deck_by_option(table);
}

/* Whether the game has that option at all. */
static inline bool has_option(const SabaccTable *table, SabaccOptionId id) {
    return sabacc_game_has(&game_of(table)->face, id);
}

/* The most cards with which a hand can be an array of three (CA-4a, LT-0). */
static inline int max_array_cards(const SabaccTable *table) {
    return table->options[SABACC_OPTION_CARDS].form == SABACC_DEAL_2 ? 3 : game_of(table)->array_cards;
}

#define VERB_BIT_OF(verb) (UINT64_C(1) << (verb))
#define VERB_BIT(id)      VERB_BIT_OF(SABACC_VERB_##id)

#endif
