/* Private to the rules: how the engine, its phases and the games fit together.
 *
 * A game is a table of PhaseRows. The engine enters a row's phase (`begin`), which says whom it asks and what
 * chance is due, waits until nobody is asked and nothing is due, calls the phase's `end`, and goes to the
 * next row. All that happens to cards and credits happens by events (absorb.c, the only place that writes
 * them); a phase may write the bookkeeping in table->turn itself. So the events alone rebuild every view. */
#ifndef SABACC_RULES_ENGINE_STATE_H
#define SABACC_RULES_ENGINE_STATE_H

#include "rules/sabacc.h"

#include <assert.h>
#include <string.h>

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

/* A deck: runs of cards with equal numbers of copies. Run after run, copy by copy, they number the slots of a
 * set. */
typedef struct DeckRun {
    SabaccCard first;
    uint8_t kinds, copies;
} DeckRun;
enum { DECK_RUNS = 4 };
typedef struct Deck {
    DeckRun run[DECK_RUNS];
} Deck;

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

/* What a hand costs besides its ante into the hand pot. */
typedef enum SabaccAnte {
    ANTE_BY_OPTION,  /* option ante-sabacc (SK-1) */
    ANTE_EACH,       /* as much into the sabacc pot (CL-1) */
    ANTE_WHEN_EMPTY, /* as much, only while that pot is empty (SN-1, LT-0) */
    ANTE_HALF,       /* half of it (BY-1) */
    ANTE_NONE,       /* nothing (CS-1, SO-2) */
} SabaccAnte;

/* Manners of phases, for PhaseRow.how. */
typedef enum BetHow {
    BET_ROUND = 0,       /* from the dealer's left (BR-1) */
    BET_ON_TURN = 1,     /* the player on turn opens, or the others may fold (CL-3) */
    BET_FROM_CALLER = 2, /* the last betting after a call (SN-5) */
    BET_MAY_CALL = 4,    /* one may call while betting (BK-4) */
} BetHow;

typedef enum CallHow {
    CALL_OTHERS = 1 /* all but the player on turn (CL-5), else all (SW-4, SN-5) */
} CallHow;

typedef enum DrawHow {
    DRAW_ROUND = 0,          /* every active seat */
    DRAW_ON_TURN = 1,        /* the player on turn, if still active */
    DRAW_NO_TRADE = 2,       /* SW-5 */
    DRAW_THEN_DISCARD = 4,   /* SW-5: after a draw */
    DRAW_TRADE_OVER_TWO = 8, /* LT-0 */
    DRAW_OR_DISCARD = 16,    /* LT-1 */
} DrawHow;

struct Engine {
    SabaccTable *table;
    SabaccTurn *turn; /* of the table */
    const Game *game;
    SabaccEvents *out; /* may be NULL */
    bool gone;         /* engine_go was called */
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

#define VERB_BIT(id) (UINT64_C(1) << SABACC_VERB_##id)

#define VERB_BIT_OF(verb) (UINT64_C(1) << (verb))
#define VERBS_STAKING     (VERB_BIT(STAKE) | VERB_BIT(REDEEM) | VERB_BIT(DONE)) /* PL-2 */

/* Forms of options.def, in the order in which they are listed there. */
enum { SABACC_ON, SABACC_OFF };
enum { SABACC_LIMIT_NONE, SABACC_LIMIT_CASINO, SABACC_LIMIT_CAP, SABACC_LIMIT_FIXED, SABACC_LIMIT_FIXED_TWO };
enum { SABACC_END_LAST_STANDING, SABACC_END_HANDS, SABACC_END_CYCLES, SABACC_END_SABACC_WON };
enum { SABACC_MAX_CARDS_NONE, SABACC_MAX_CARDS_3, SABACC_MAX_CARDS_4 };
enum { SABACC_ANTE_SABACC_SAME, SABACC_ANTE_SABACC_N };
enum { SABACC_MODERATION_14, SABACC_MODERATION_13 };
enum { SABACC_STAR_17, SABACC_STAR_10 };
enum {
    SABACC_SHIFT_ON_DOUBLES,
    SABACC_SHIFT_ON_SPIKES,
    SABACC_SHIFT_ON_D6,
    SABACC_SHIFT_ON_D12,
    SABACC_SHIFT_ON_D20,
    SABACC_SHIFT_ON_TIMER,
    SABACC_SHIFT_ON_NEVER
};
enum { SABACC_FIELD_OFF, SABACC_FIELD_FREE, SABACC_FIELD_ONE_ONE, SABACC_FIELD_MAX };
enum {
    SABACC_DISCARDS_ANY,
    SABACC_DISCARDS_MAX,
    SABACC_DISCARDS_EXACTLY,
    SABACC_DISCARDS_MIN,
    SABACC_DISCARDS_ONE_OF
};
enum { SABACC_NEGATIVE_BELOW, SABACC_NEGATIVE_EQUAL, SABACC_NEGATIVE_PLAIN };
enum { SABACC_PENALTY_HAND_POT, SABACC_PENALTY_PERCENT, SABACC_PENALTY_FIXED, SABACC_PENALTY_NONE };
enum { SABACC_DECLARE_TRUE, SABACC_DECLARE_BLUFF, SABACC_DECLARE_OFF };
enum { SABACC_CAP_OFF, SABACC_CAP_N };
enum { SABACC_DEVICES_FORBIDDEN, SABACC_DEVICES_ALLOWED };

static inline bool option_is_on(const SabaccTable *table, SabaccOptionId id) {
    return table->options[id].form == SABACC_ON;
}

/* ---- engine.c: for phases ---- */

/* Makes the event happen: to the table, and to the list of what is told. */
void engine_emit(Engine *engine, const SabaccEvent *event);
#define EMIT(engine, ...) engine_emit((engine), &(SabaccEvent){__VA_ARGS__})

/* Asks `seats` in turn, from `first` leftward. */
void engine_ask(Engine *engine, SeatMask seats, int first);

/* Cards are due to a seat: the croupier deals them before anybody is asked. */
void engine_owe(Engine *engine, int seat, int cards);

/* Goes to a row at once, instead of the rest of this phase. */
void engine_go(Engine *engine, int row);

/* The game is over: nobody acts any more. */
void engine_stop(Engine *engine);

/* Cards due to a seat that go elsewhere than from the deck into its hand. */
void engine_owe_from(Engine *engine, int seat, int cards, SabaccPile pile);

/* Makes sure that a card can be dealt, refilling the deck where it must (DK-7); false where there is none. */
bool engine_refill(Engine *engine);

/* ---- rules/hands/cards.c ---- */
SabaccSet deck_all(const Deck *deck);
int deck_count(const Deck *deck);
bool deck_has_kind(const Deck *deck, SabaccCard card); /* some card of that face belongs to the deck */
int set_copies(const Deck *deck, const SabaccSet *set, SabaccCard card);
void set_add(const Deck *deck, SabaccSet *set, SabaccCard card);
void set_remove(const Deck *deck, SabaccSet *set, SabaccCard card);
SabaccSet set_union(const Deck *deck, SabaccSet set, SabaccSet other);   /* together no more than the deck */
SabaccCard set_random(const Deck *deck, const SabaccSet *set, Rng *rng); /* the set is not empty */

/* Faces, numbered through all decks; rules/hands/cards.c has their words. */
enum {
    CARD_SPIKE = 1, /* ci-10 … ci-1, ci+1 … ci+10, tr…, sq… */
    CARD_SPIKE_SYLOP = CARD_SPIKE + 60,
    CARD_CLASSIC = CARD_SPIKE_SYLOP + 1, /* co1 … co15, fl…, sa…, st… */
    CARD_ARCANA = CARD_CLASSIC + 60,     /* idiot … star (DK-2) */
    CARD_LOCAL = CARD_ARCANA + 8,        /* rancor … bounty-hunter (DK-6) */
    CARD_KESSEL = CARD_LOCAL + 7,        /* sand1 … sand6, sand-impostor, sand-sylop, blood… (DK-4) */
    CARD_PAZAAK = CARD_KESSEL + 16,      /* 1 … 10 (DK-5) */
    CARD_SIDE = CARD_PAZAAK + 10,        /* +1 … +10, -1 … -10, ±1 … ±10 */
    CARD_2_AND_4 = CARD_SIDE + 30,       /* 2&4, 3&6, double, tiebreaker */
    CARD_3_AND_6,
    CARD_DOUBLE,
    CARD_TIEBREAKER,
    CARD_TOKEN, /* free-draw … immunity (KE-8), as TOKEN_… */
    CARD_END = CARD_TOKEN + 16,
    CARD_SAND_IMPOSTOR = CARD_KESSEL + 6,
    CARD_SAND_SYLOP,
    CARD_BLOOD,
    CARD_BLOOD_IMPOSTOR = CARD_BLOOD + 6,
    CARD_BLOOD_SYLOP,
};
static inline int spike_value(SabaccCard card) {
    if (card == CARD_SPIKE_SYLOP) return 0;
    int step = (card - CARD_SPIKE) % 20;
    return step < 10 ? step - 10 : step - 9;
}
extern const Deck deck_spike;   /* DK-3 */
extern const Deck deck_classic; /* DK-1 */
extern const Deck deck_local;   /* DK-6 */
extern const Deck deck_kessel, deck_kessel_44, deck_pazaak, deck_tokens, deck_tokens_twice, deck_side;
int deck_list(const Deck *deck, SabaccCard cards[SABACC_MAX_PILE], uint8_t copies[SABACC_MAX_PILE]);

/* The deck of this table: its game's, or what an option makes of it. */
static inline const Deck *deck_of(const SabaccTable *table) {
    const Game *game = game_of(table);
    return game->deck_by_option != NULL ? game->deck_by_option(table) : game->deck;
}
int cards_value_spike(const SabaccTable *table, int seat, SabaccCard card);

/* The four suits of the classic decks, and the faces of its arcana and of the local deck. */
enum { SUIT_COINS, SUIT_FLASKS, SUIT_SABERS, SUIT_STAVES };
enum {
    CARD_IDIOT = CARD_ARCANA,
    CARD_QUEEN,
    CARD_ENDURANCE,
    CARD_BALANCE,
    CARD_DEMISE,
    CARD_MODERATION,
    CARD_EVIL_ONE,
    CARD_STAR,
    CARD_RANCOR = CARD_LOCAL,
    CARD_JEDI_KNIGHT,
    CARD_JEDI_MASTER,
    CARD_DARK_JEDI,
    CARD_SITH_LORD,
    CARD_SMUGGLER,
    CARD_BOUNTY_HUNTER,
};
static inline bool card_has_suit(SabaccCard card) { return card >= CARD_CLASSIC && card < CARD_ARCANA; }
static inline int card_suit(SabaccCard card) { return (card - CARD_CLASSIC) / 15; }
static inline SabaccCard card_of_suit(int suit, int number) {
    return (SabaccCard)(CARD_CLASSIC + suit * 15 + number - 1);
}
static inline int card_number(SabaccCard card) { return (card - CARD_CLASSIC) % 15 + 1; } /* of a suit card */
enum { COMMANDER = 12, MISTRESS, MASTER, ACE };

/* Where the next card is dealt from: the deck, one family of it, the pool of a rim shift, the tokens that are
 * left, or the seat's own side deck. `set` is empty in a view. */
typedef struct Source {
    const Deck *deck;
    SabaccSet set;
} Source;
Source deal_source(const SabaccTable *table);
bool deal_may_be(const SabaccTable *table, SabaccCard card); /* it is among them */
int deal_seat(const SabaccTable *table); /* for whom it is: a seat, or SABACC_CROUPIER for a pile */

/* The cards of one family of Kessel's deck (KE-2). */
SabaccSet family_only(const Deck *deck, const SabaccSet *set, SabaccFamily family);

/* The slot of the hand that holds the card, unfielded before fielded; -1 where it is not there. */
int hand_slot(const SabaccSeat *seat, SabaccCard card);
/* Bits of all slots of the hand; of those that are not fielded. */
uint32_t hand_slots(const SabaccSeat *seat);
uint32_t hand_unprotected(const SabaccSeat *seat);
/* The lowest slot of the hand that holds the card in the field; -1 where none does. */
int hand_fielded_slot(const SabaccSeat *seat, SabaccCard card);

/* ---- rules/hands/hands.c ---- */
int32_t hand_total(const SabaccTable *table, int seat, const SabaccCard *cards, int count);

/* The worth of a seat's shown hand: with borrowed cards (FD-5), bombed out by DR-3; `demise` adds its demise
 * card (SD-1). */
SabaccWorth hand_worth(const SabaccTable *table, int seat);
SabaccWorth hand_worth_in_demise(const SabaccTable *table, int seat);

/* Those of `seats` with the greatest key of `worth`. */
SeatMask hands_best_by(const SabaccTable *table, SeatMask seats,
                       SabaccWorth (*worth)(const SabaccTable *table, int seat));

/* ---- rules/hands/spike.c: AP ---- */
SabaccWorth spike_worth(const SabaccTable *table, int seat, const SabaccCard *cards, int count);
SabaccCriterion spike_criterion(uint64_t key, uint64_t other);
bool spike_has_rank(const SabaccTable *table, int rank);
SeatMask spike_best(const SabaccTable *table, SeatMask seats, SeatMask *wants); /* by single draws (AP-5) */
extern const uint8_t spike_ladder[];
enum { SPIKE_LADDER = 14 };

/* ---- rules/hands/classic.c: CA-3 … CA-5, FO-3, SN-6, SN-7, LT-2 ---- */
int classic_value(const SabaccTable *table, int seat, SabaccCard card); /* DK-2 */
int force_value(const SabaccTable *table, int seat, SabaccCard card);   /* FO-2 */
int local_value(const SabaccTable *table, int seat, SabaccCard card);   /* LT-2 */
SabaccWorth classic_worth(const SabaccTable *table, int seat, const SabaccCard *cards, int count);
SabaccWorth force_worth(const SabaccTable *table, int seat, const SabaccCard *cards, int count);
SabaccWorth standard_worth(const SabaccTable *table, int seat, const SabaccCard *cards, int count);
SabaccWorth standard_worth_in_demise(const SabaccTable *table, int seat, const SabaccCard *cards, int count);
SabaccWorth local_worth(const SabaccTable *table, int seat, const SabaccCard *cards, int count);
SabaccWorth casino_worth(const SabaccTable *table, int seat, const SabaccCard *cards, int count); /* CS-5 */
SabaccCriterion classic_criterion(uint64_t key, uint64_t other);
SabaccCriterion force_criterion(uint64_t key, uint64_t other);
SabaccCriterion standard_criterion(uint64_t key, uint64_t other);
bool classic_has_rank(const SabaccTable *table, int rank);
SabaccValue
local_discards(const SabaccTable *table); /* the rule of the table in force, as option `discards` */

/* ---- demise.c: SD ---- */
SeatMask demise_best(const SabaccTable *table, SeatMask seats, SeatMask *wants);

/* One pot of a hand that is shown (SD-4). */
typedef struct PotVerdict {
    SeatMask winners; /* none: it moves into the sabacc pot */
    SeatMask tied;    /* those whose tie a demise was for; none where there was no tie */
    SeatMask wants;   /* those of them that lack their demise card */
    bool all_bombed;  /* all in the demise bombed (SD-3) */
} PotVerdict;
PotVerdict demise_verdict(const SabaccTable *table, SeatMask contestants);

/* ---- rules/hands/holdem.c: FD-5 ---- */
int holdem_borrow(const SabaccTable *table, int seat, SabaccCard cards[SABACC_MAX_COUNTED],
                  int8_t from[SABACC_MAX_COUNTED], int count); /* adds the best choice behind `count` cards */

/* ---- penalties.c: CA-6, CA-7 ---- */
/* What a penalty option asks, of a hand pot of `pot` credits. */
int32_t penalty_of(const SabaccTable *table, SabaccOptionId id, int32_t pot);
/* Pays up to `amount`, what the seat has, to the sabacc pot. */
void penalty_pay(Engine *engine, int seat, int32_t amount, SabaccClause clause);

/* ---- shift.c ---- */
bool shift_has_timer(const SabaccTable *table);
bool shift_is_without_dice(const SabaccTable *table); /* `timer` and `never` */
bool shift_picks(const SabaccTable *table);           /* some shift here takes single cards */
bool shift_timer_may(const SabaccTable *table);       /* SH-1: a timer shift may come now */
void shift_timer(Engine *engine);
void shift_begin(Engine *engine, SabaccShift effect);
void shift_pick(Engine *engine, const SabaccAction *action);

/* ---- field.c ---- */
/* Offers of `seat` for its field: at any time (FD-6), and on its own turn. */
void field_offer(const SabaccTable *table, int seat, SabaccOffers *offers);
/* Whether the phase has these verbs itself (CS-2): then field.c leaves them to it. */
bool field_is_of_phase(const SabaccTable *table, int verb);
/* Whether the verb is one of the field's, and it does not use up the seat's turn. */
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

/* ---- draw.c ---- */
bool draw_is_turn(const SabaccTable *table, int seat); /* the seat is at its own choice in DRAW or PLAY */

/* ---- pots.c ---- */

/* SP-2: uncalled credits go back, and a side pot with one contestant left is paid. */
void pots_settle_uncalled(Engine *engine);
/* Shares `credits` among `winners`, odd ones nearest the dealer's left (SP-5), as events of `type`. */
void pots_share(Engine *engine, int type, int32_t credits, SeatMask winners, SabaccClause clause);

/* ---- absorb.c ---- */
void table_absorb(SabaccTable *table, const Game *game, const SabaccEvent *event);

/* Kessel alone draws from families (KE-3). */
static inline bool draws_from_a_family(const SabaccAction *action) {
    return action->verb == SABACC_VERB_DRAW && action->family != SABACC_NO_FAMILY;
}

/* ---- offers ---- */
static inline SabaccOffer *offer_add(SabaccOffers *offers, SabaccVerb verb, SabaccOfferKind kind) {
    assert(offers->count < SABACC_MAX_OFFERS);
    SabaccOffer *offer = &offers->list[offers->count++];
    *offer = (SabaccOffer){.verb = (uint8_t)verb, .kind = (uint8_t)kind};
    return offer;
}

/* ---- phases: each in its own file; see there what it does ---- */
extern const Phase phase_opening, phase_ante, phase_deal, phase_open_discard, phase_improve, phase_bet,
    phase_dice, phase_round_end, phase_reveal, phase_single_draw, phase_payout, phase_hand_end;
extern const Phase phase_align, phase_declare, phase_turn, phase_turn_end, phase_roll, phase_shift,
    phase_call, phase_draw, phase_play, phase_demise, phase_settle, phase_redeem, phase_cap;

/* Whether anything can be drawn from the deck now, after a refill if need be (DK-7). */
bool deck_can_deal(const SabaccTable *table);

/* The first seat from the dealer's left. */
static inline int first_seat(const SabaccTable *table) { return (table->dealer + 1) & 7; }

/* A seat has folded and one is left: it takes the hand pot at once (BR-7). */
void payout_uncontested(Engine *engine);

/* Whether the sabacc pot goes with the hand of `seat` (SP-4, CA-5). */
bool hand_takes_sabacc_pot(const SabaccTable *table, int seat);

#endif
