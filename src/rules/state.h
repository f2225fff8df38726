/* Private to the rules: how the engine, its phases and the games fit together.
 *
 * A game is a table of PhaseRows. The engine enters a row's phase (`begin`), which says whom it asks and what
 * chance is due, waits until nobody is asked and nothing is due, calls the phase's `end`, and goes to the
 * next row. All that happens to cards and credits happens by events (view.c, the only place that writes
 * them); a phase may write the bookkeeping in table->turn itself. So the events alone rebuild every view. */
#ifndef SABACC_RULES_STATE_H
#define SABACC_RULES_STATE_H

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
    uint32_t verbs; /* bits of SabaccVerb that seats may use in it */
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
    uint8_t back;                           /* row to go back to, for phase_round_end */
    bool (*when)(const SabaccTable *table); /* NULL: always; else the row is passed over where it says no */
};

/* A deck: runs of cards with equal numbers of copies. Run after run, copy by copy, they number the slots of a
 * set. */
typedef struct DeckRun {
    SabaccCard first;
    uint8_t kinds, copies;
} DeckRun;
enum { DECK_RUNS = 3 };
typedef struct Deck {
    DeckRun run[DECK_RUNS];
} Deck;

struct Game {
    SabaccGame face; /* what other rooms see */
    bool hidden;     /* not shown to players (the null game) */
    const Deck *deck;
    const PhaseRow *rows;
    uint8_t row_count, reveal_row, end_row; /* where the hands are shown; where the hand is over */
    uint8_t win_clause;                     /* SabaccClause of its showdown */
    uint32_t verbs;                         /* bits of SabaccVerb that seats may ever use */
    bool (*has_verb)(const SabaccTable *table,
                     int verb); /* NULL, or says no where an option takes a verb away */
    int (*value)(const SabaccTable *table, SabaccCard card);
    SabaccWorth (*worth)(const SabaccTable *table, const SabaccCard *cards, int count);
    /* Which comparison parts two different keys of `worth`. */
    SabaccCriterion (*criterion)(uint64_t key, uint64_t other);
};

struct Engine {
    SabaccTable *table;
    SabaccTurn *turn; /* of the table */
    const Game *game;
    SabaccEvents *out; /* may be NULL */
    bool gone;         /* engine_go was called */
};

extern const Game *const game_list[];
extern const int game_list_count;

static inline const Game *game_of(const SabaccTable *table) { return game_list[table->game]; }

#define VERB_BIT(id) (1u << SABACC_VERB_##id)

/* Forms of options.def, in the order in which they are listed there. */
enum { SABACC_ON, SABACC_OFF };
enum { SABACC_LIMIT_NONE, SABACC_LIMIT_CASINO, SABACC_LIMIT_CAP, SABACC_LIMIT_FIXED, SABACC_LIMIT_FIXED_TWO };
enum { SABACC_END_LAST_STANDING, SABACC_END_HANDS, SABACC_END_CYCLES, SABACC_END_SABACC_WON };
enum { SABACC_MAX_CARDS_NONE, SABACC_MAX_CARDS_3, SABACC_MAX_CARDS_4 };
enum { SABACC_ANTE_SABACC_SAME, SABACC_ANTE_SABACC_N };

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

/* Makes sure that a card can be dealt, refilling the deck where it must (DK-7); false where there is none. */
bool engine_refill(Engine *engine);

/* ---- cards.c ---- */
SabaccSet deck_all(const Deck *deck);
int deck_count(const Deck *deck);
bool deck_has_kind(const Deck *deck, SabaccCard card); /* some card of that face belongs to the deck */
int set_copies(const Deck *deck, const SabaccSet *set, SabaccCard card);
void set_add(const Deck *deck, SabaccSet *set, SabaccCard card);
void set_remove(const Deck *deck, SabaccSet *set, SabaccCard card);
SabaccCard set_random(const Deck *deck, const SabaccSet *set, Rng *rng); /* the set is not empty */

/* Faces, numbered through all decks; cards.c has their words. */
enum {
    CARD_SPIKE = 1, /* ci-10 … ci-1, ci+1 … ci+10, tr…, sq… */
    CARD_SPIKE_SYLOP = CARD_SPIKE + 60,
    CARD_CLASSIC = CARD_SPIKE_SYLOP + 1, /* co1 … co15, fl…, sa…, st… */
    CARD_ARCANA = CARD_CLASSIC + 60,     /* idiot … star (DK-2) */
    CARD_LOCAL = CARD_ARCANA + 8,        /* rancor … bounty-hunter (DK-6) */
    CARD_KESSEL = CARD_LOCAL + 7,        /* sand1 … sand6, sand-impostor, sand-sylop, blood… (DK-4) */
    CARD_PAZAAK = CARD_KESSEL + 16,      /* 1 … 10 (DK-5) */
    CARD_END = CARD_PAZAAK + 10,
};
static inline int spike_value(SabaccCard card) {
    if (card == CARD_SPIKE_SYLOP) return 0;
    int step = (card - CARD_SPIKE) % 20;
    return step < 10 ? step - 10 : step - 9;
}
extern const Deck deck_spike; /* DK-3 */
int cards_value_spike(const SabaccTable *table, SabaccCard card);

/* The slot of the hand that holds the card, unfielded before fielded; -1 where it is not there. */
int hand_slot(const SabaccSeat *seat, SabaccCard card);
/* Bits of all slots of the hand; of those that are not fielded. */
uint32_t hand_slots(const SabaccSeat *seat);

/* ---- hands.c, hands_spike.c ---- */
int32_t hand_total(const SabaccTable *table, const SabaccCard *cards, int count);
SabaccWorth spike_worth(const SabaccTable *table, const SabaccCard *cards, int count); /* AP */
SabaccCriterion spike_criterion(uint64_t key, uint64_t other);
extern const uint8_t spike_ladder[];
enum { SPIKE_LADDER = 14 };

/* The best of `seats` by their shown hands and single draws (AP-5); those who must draw once more to part
 * them go into *wants. */
SeatMask hands_best(const SabaccTable *table, SeatMask seats, SeatMask *wants);

/* ---- pots.c ---- */

/* SP-2: uncalled credits go back, and a side pot with one contestant left is paid. */
void pots_settle_uncalled(Engine *engine);
/* Shares `credits` among `winners`, odd ones nearest the dealer's left (SP-5), as events of `type`. */
void pots_share(Engine *engine, int type, int32_t credits, SeatMask winners, int clause);

/* ---- view.c ---- */
void table_absorb(SabaccTable *table, const Game *game, const SabaccEvent *event);

/* ---- offers ---- */
static inline SabaccOffer *offer_add(SabaccOffers *offers, SabaccVerb verb, SabaccOfferKind kind) {
    assert(offers->count < SABACC_MAX_OFFERS);
    SabaccOffer *offer = &offers->list[offers->count++];
    *offer = (SabaccOffer){.verb = (uint8_t)verb, .kind = (uint8_t)kind};
    return offer;
}

/* ---- phases: each in its own file; see there what it does ---- */
extern const Phase phase_ante, phase_deal, phase_open_discard, phase_improve, phase_bet, phase_dice,
    phase_round_end, phase_reveal, phase_single_draw, phase_payout, phase_hand_end;

/* Whether anything can be drawn from the deck now, after a refill if need be (DK-7). */
bool deck_can_deal(const SabaccTable *table);

/* The first seat from the dealer's left. */
static inline int first_seat(const SabaccTable *table) { return (table->dealer + 1) & 7; }

/* A seat has folded and one is left: it takes the hand pot at once (BR-7). */
void payout_uncontested(Engine *engine);

#endif
